
g1846-panel-power-ge = Spółka, która ją posiada, może raz sprzedać zboże za $30, od fazy II.
g1846-panel-use-sell-grain = Sprzedaj zboże
g1846-grain-sold = { $corp } sprzedaje zboże { $private } za { MONEY($amount) }.
g1846-not-ripe = Zboże { $private } jeszcze nie dojrzało. Zaczekaj na fazę II.
