# Why the bots of Switch & Signal play as they do, and how each level plays.
switch-signal-bots-only-choice = Nie ma innego wyboru.
switch-signal-bots-train-loads =
    { $points ->
        [one] { $train } ładuje { switch-signal-goods } towar ({ $city }): do portu ({ $port }) { $points } punkt.
        [few] { $train } ładuje { switch-signal-goods } towar ({ $city }): do portu ({ $port }) { $points } punkty.
       *[many] { $train } ładuje { switch-signal-goods } towar ({ $city }): do portu ({ $port }) { $points } punktów.
    }
switch-signal-bots-train-advances =
    { $points ->
        [one] { $train } zbliża się do celu ({ $goal }): został { $points } punkt.
        [few] { $train } zbliża się do celu ({ $goal }): zostały { $points } punkty.
       *[many] { $train } zbliża się do celu ({ $goal }): zostało { $points } punktów.
    }
switch-signal-bots-train-aside = { $train } nie ma teraz zadania i stoi tam, gdzie nie traci czasu.
switch-signal-bots-way-opens = { $place }: dzięki temu { $train } pojedzie dalej ({ $goal }).
switch-signal-bots-cards-kept = Pozostałe karty ({ $count }) przydadzą się później.
switch-signal-bots-colour-deployed =
    { $colour ->
        [black] Najbardziej przyda się czarny pociąg.
        [brown] Najbardziej przyda się brązowy pociąg.
       *[grey] Najbardziej przyda się szary pociąg.
    }
switch-signal-bots-colour-moves =
    { $colour ->
        [black] Czarne pociągi zyskują teraz najwięcej albo tracą najmniej.
        [brown] Brązowe pociągi zyskują teraz najwięcej albo tracą najmniej.
       *[grey] Szare pociągi zyskują teraz najwięcej albo tracą najmniej.
    }
switch-signal-bots-train-first = Najpierw { $train }: tak pociągi najmniej sobie przeszkadzają.
switch-signal-bots-best-exit = { $train } wyjeżdża torem { $track }: to najlepsza droga.
switch-signal-bots-best-stop = { $train }: lepiej stać tutaj ({ $city }) niż jechać dalej.
switch-signal-bots-helper-saved = Pomocnik przyda się bardziej później.
switch-signal-bots-helper-pays =
    { $moves ->
        [one] { switch-signal-helper } zastępuje teraz około { $moves } jazdy.
       *[other] { switch-signal-helper } zastępuje teraz około { $moves } jazd.
    }
switch-signal-bots-played-on =
    Po { $playouts ->
        [one] { $playouts } próbnej rozgrywce
       *[other] { $playouts } próbnych rozgrywkach
    } do końca następnej tury { $gain ->
        [0] nic innego nie wypada lepiej.
        [one] ten wariant daje na 100 gier o około { $gain } zwycięstwo więcej niż najlepszy z pozostałych.
        [few] ten wariant daje na 100 gier o około { $gain } zwycięstwa więcej niż najlepszy z pozostałych.
       *[many] ten wariant daje na 100 gier o około { $gain } zwycięstw więcej niż najlepszy z pozostałych.
    }
switch-signal-bots-layout-fits = Krążki leżą dobrze dla przyszłych pociągów.
switch-signal-bots-needs-signal = { $train }: by jechać dalej ({ $goal }), potrzebny jest zielony { $place }.
switch-signal-bots-needs-switch = { $train }: by jechać dalej ({ $goal }), trzeba przestawić zwrotnicę ({ $junction }).
switch-signal-bots-point-taken = Zrobione, jak wskazano.
switch-signal-bots-point-costs =
    { $moves ->
        [one] Lepiej nie: kosztowałoby nas to około { $moves } jazdy.
        [few] Lepiej nie: kosztowałoby nas to około { $moves } jazd.
       *[many] Lepiej nie: kosztowałoby nas to około { $moves } jazd.
    }
switch-signal-bots-point-not-paid = Z tymi kartami nie da się tego zrobić.
bots-switch-signal-easy = Patrzy o jedną akcję naprzód i nie myśli o następnym poleceniu.
bots-switch-signal-normal = Planuje karty i przygotowuje się na następne polecenie.
bots-switch-signal-strong = Planuje kilka akcji naprzód, waży kości i polecenia według prawdopodobieństwa.
bots-switch-signal-master = Rozgrywa na próbę dobre warianty do końca następnej tury, przy różnych rzutach i poleceniach, i wybiera ten, który wygrywa najczęściej.

# Co liczy arena.
arena-switch-signal-turns = Tur
