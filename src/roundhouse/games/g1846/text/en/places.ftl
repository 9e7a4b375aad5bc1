# The towns of the map, as printed.

g1846-place-binghamton = Binghamton
g1846-place-buffalo = Buffalo
g1846-place-cairo = Cairo
g1846-place-centralia = Centralia
g1846-place-charleston = Charleston
g1846-place-chicago = Chicago
g1846-place-chicago-connections = Chicago Connections
g1846-place-cincinnati = Cincinnati
g1846-place-cleveland = Cleveland
g1846-place-columbus = Columbus
g1846-place-cumberland = Cumberland
g1846-place-dayton = Dayton
g1846-place-detroit = Detroit
g1846-place-erie = Erie
g1846-place-fort-wayne = Fort Wayne
g1846-place-holland = Holland
g1846-place-homewood = Homewood
g1846-place-huntington = Huntington
g1846-place-indianapolis = Indianapolis
g1846-place-louisville = Louisville
g1846-place-pittsburgh = Pittsburgh
g1846-place-port-huron = Port Huron
g1846-place-salamanca = Salamanca
g1846-place-sarnia = Sarnia
g1846-place-south-bend = South Bend
g1846-place-springfield = Springfield
g1846-place-st-louis = St. Louis
g1846-place-terre-haute = Terre Haute
g1846-place-toledo = Toledo
g1846-place-wheeling = Wheeling
g1846-place-windsor = Windsor

# A hex with a town: name and letters.
g1846-place-at = { $name } ({ $hex })
