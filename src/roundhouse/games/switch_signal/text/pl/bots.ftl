# Why the bots of Switch & Signal play as they do, and how each level plays.
bots-ss-only-choice = Nie ma innego wyboru.
bots-ss-train-loads = { $train } bierze { ss-goods } towar ({ $city }): do { $port } punktów: { $points }.
bots-ss-train-advances = { $train } zbliża się do celu ({ $goal }), zostało punktów: { $points }.
bots-ss-train-aside = { $train } nie ma teraz zadania i stoi tam, gdzie nie traci czasu.
bots-ss-way-opens = { $place }: dzięki temu { $train } pojedzie dalej ({ $goal }).
bots-ss-cards-kept = Pozostałe karty ({ $count }) przydadzą się później.
bots-ss-colour-deployed =
    { $colour ->
        [black] Najbardziej przyda się czarny pociąg.
        [brown] Najbardziej przyda się brązowy pociąg.
       *[grey] Najbardziej przyda się szary pociąg.
    }
bots-ss-colour-moves =
    { $colour ->
        [black] Czarne pociągi zyskują teraz najwięcej albo tracą najmniej.
        [brown] Brązowe pociągi zyskują teraz najwięcej albo tracą najmniej.
       *[grey] Szare pociągi zyskują teraz najwięcej albo tracą najmniej.
    }
bots-ss-train-first = Najpierw { $train }: tak pociągi najmniej sobie przeszkadzają.
bots-ss-best-exit = { $train } wyjeżdża torem { $track }: to najlepsza droga.
bots-ss-best-stop = { $train }: lepiej stać tutaj ({ $city }) niż jechać dalej.
bots-ss-helper-saved = Pomocnik przyda się bardziej innym razem.
bots-ss-helper-pays = { ss-helper } jest teraz wart mniej więcej tylu ruchów: { $moves }.
bots-ss-layout-fits = Krążki leżą dobrze dla przyszłych pociągów.
bots-switch-signal-easy = Patrzy o jedną akcję naprzód i nie myśli o następnym poleceniu.
bots-switch-signal-normal = Planuje karty i przygotowuje się na następne polecenie.
bots-switch-signal-strong = Planuje kilka akcji naprzód, waży kości i polecenia według prawdopodobieństwa.
