# Switch & Signal: nazwy, plansza opisana słowami, panel obok niej.

# --- nazwy
switch-signal-goods = { $goods ->
    [yellow] żółty
    [blue] niebieski
    [red] czerwony
   *[white] biały
 }
switch-signal-card = { $card ->
    [signal] { switch-signal-word-signal }
    [switch] { switch-signal-word-switch }
   *[move] { switch-signal-word-move }
 }
switch-signal-symbol = { $symbol ->
    [deploy] wystaw pociąg
    [deploy_black] wystaw czarny pociąg
    [deploy_brown] wystaw brązowy pociąg
    [deploy_grey] wystaw szary pociąg
    [black] jadą czarne pociągi
    [brown] jadą brązowe pociągi
    [grey] jadą szare pociągi
   *[multi] jadą pociągi wybranego koloru
 }
switch-signal-helper = { $helper ->
    [logistician] { switch-signal-word-logistician }
    [dispatcher] { switch-signal-word-dispatcher }
    [conductor] { switch-signal-word-conductor }
    [switchman] { switch-signal-word-switchman }
    [coupler] { switch-signal-word-coupler }
   *[station_master] { switch-signal-word-station-master }
 }
switch-signal-helper-does = { $helper ->
    [logistician] Rzuć kością ruchu jeszcze raz; liczy się drugi wynik.
    [dispatcher] Do końca tej tury pociągi mogą przejeżdżać przez miasta z zielonymi semaforami albo zatrzymać się tam bez straty.
    [conductor] Wszystkie pociągi jednego koloru, które przesunęłoby polecenie, zostają na miejscu.
    [switchman] Włóż odkryte polecenie pod stos i odkryj następne.
    [coupler] Wybierz punkt startowy nowego pociągu zamiast rzucać.
   *[station_master] Jeden pociąg, który przesunęłoby polecenie, zostaje na miejscu.
 }
switch-signal-helper-short = { $helper ->
    [logistician] powtórz rzut kością ruchu
    [dispatcher] w tej turze pociągi przejeżdżają przez miasta
    [conductor] jeden kolor zostaje na miejscu
    [switchman] zamień polecenie na następne
    [coupler] wybierz punkt startowy
   *[station_master] jeden pociąg zostaje na miejscu
 }
switch-signal-signal-at-city = { -switch-signal-signal } { $city } → { $towards }
switch-signal-signal-on-track = { -switch-signal-signal } na torze { $one } – { $other }
switch-signal-point = punkt startowy { $number }, { $name }
switch-signal-on-section = tor { $one } – { $other }, odcinek { $section } z { $sections }, kierunek: { $ahead }
switch-signal-of-section = { $one } – { $other } { $section }/{ $sections }
switch-signal-in-city = { $city }
switch-signal-on-point = punkt startowy { $number }, { $name }

# --- plansza słowami
switch-signal-board-label = Plansza Switch & Signal: { $name }
switch-signal-told-time = Tura { $turn }. Zegar: { $clock } z { $full }. Poleceń w stosie: { $left }, utraconych: { $lost }.
switch-signal-told-setup = Gracze przygotowują planszę.
switch-signal-told-train = { $train }: { $where }.
switch-signal-told-loaded = { $train }: { $where }, wiezie towar: { $goods }.
switch-signal-told-depot = W lokomotywowni: { $trains }.
switch-signal-told-goods = Towary czekają: { $goods }.
switch-signal-told-waiting = { $city } – { $goods }, { $count }
switch-signal-told-delivered = { $port }, dostarczono: { $goods }.
switch-signal-told-nothing-yet = jeszcze nic
switch-signal-told-green = Zielone semafory: { $places }.
switch-signal-told-open = Otwarte drogi: { $ways }.
switch-signal-told-none = żadnego pociągu
switch-signal-told-way = { $junction }: { $one } – { $other }

# --- obok planszy
switch-signal-clock = Zegar
switch-signal-instruction = Polecenie
switch-signal-stack = Stos
switch-signal-stack-left = { $turns ->
    [0] ostatnia tura
    [one] jeszcze { $turns } tura
    [few] jeszcze { $turns } tury
   *[many] jeszcze { $turns } tur
 }
switch-signal-stack-lost = utracone: { $lost }
switch-signal-pile = Talia
switch-signal-discard = Odrzucone
switch-signal-depot = Lokomotywownia
switch-signal-helpers = Pomocnicy
switch-signal-deliveries = Dostarczono
switch-signal-turns = Tury
switch-signal-turn = Tura
switch-signal-helpers-called = Wezwani pomocnicy

# --- na planszy
switch-signal-mark-train = { $train } Zobacz, co się stanie, potem rzuć.
switch-signal-mark-switch = Przestaw zwrotnicę, teraz otwarte: { $switch }
switch-signal-mark-disc = Weź zielony krążek: { $place }
switch-signal-mark-place = Połóż krążek tutaj: { $place }
switch-signal-mark-point = Manewrowy: ustaw pociąg tutaj: { $point }

# --- co teraz
switch-signal-step = { $step ->
    [setup] Przed pierwszą turą
    [instruction] Tura { $turn } · krok 1: wykonaj polecenie
    [actions] Tura { $turn } · krok 2: zagraj karty
    [drawing] Tura { $turn } · krok 3: dobierz karty
   *[over] Koniec gry po turze { $turn }
 }
switch-signal-earlier = Przedtem ({ $count })
switch-signal-last-turn = To ostatnia tura!
switch-signal-chance = Toczą się kości, rozdawane są karty.
switch-signal-waiting = { $frame ->
    [laying_out] { $name } ustawia zwrotnice i semafory. Powiedz, jak wolisz.
    [adding_signal] { $name } kładzie dodatkowy krążek semafora.
    [reading] { $name } decyduje, czy wykonać to polecenie.
    [carrying_out] { $name } wybiera kolor.
    [deploying] { $name } rzuca na punkt startowy albo wzywa Manewrowego.
    [moving_trains] { $name } wybiera pociąg, który pojedzie następny.
    [keeping] { $name } decyduje, czy rzut zostaje.
    [moving] { $name } decyduje, dokąd jedzie pociąg.
   *[acting] { $name } zagrywa karty. Naradzajcie się: wszystkie ręce są odkryte.
 }
switch-signal-over = { $outcome ->
    [delivered] Wygraliście! Dostarczono wszystkie towary: { $total }.
    [clock_empty] Przegraliście: zegar jest pusty i nie ma już poleceń. Dostarczono { $total } z { $needed }.
   *[out_of_time] Przegraliście: minęła ostatnia tura. Dostarczono { $total } z { $needed }.
 }
switch-signal-lay-out = Ustaw zwrotnice i semafory
switch-signal-lay-out-hint = Kliknij zwrotnicę, aby ją przestawić. Kliknij zielony semafor, potem czerwony, aby przełożyć krążek. Przy każdym mieście zostaje choć jeden, na torach co najmniej trzy.
switch-signal-confirm-layout = Zatwierdź układ
switch-signal-add-signal = Gdzie położyć dodatkowy krążek?
switch-signal-place = Miejsce
switch-signal-put-there = Połóż tam
switch-signal-read = Wykonać to polecenie?
switch-signal-carry-out = Wykonaj
switch-signal-which-deployed = Pociąg jakiego koloru opuszcza lokomotywownię?
switch-signal-which-moved = Pociągi jakiego koloru jadą?
switch-signal-colour-choice = { $where ->
    [depot] { $colour ->
        [black] Czarny: w lokomotywowni { $count }, kość { $faces }
        [brown] Brązowy: w lokomotywowni { $count }, kość { $faces }
       *[grey] Szary: w lokomotywowni { $count }, kość { $faces }
     }
   *[network] { $colour ->
        [black] Czarny: na torach { $count }, kość { $faces }
        [brown] Brązowy: na torach { $count }, kość { $faces }
       *[grey] Szary: na torach { $count }, kość { $faces }
     }
 }
switch-signal-deploy = { $colour ->
    [black] Czarny pociąg opuszcza lokomotywownię. Z którego punktu startowego?
    [brown] Brązowy pociąg opuszcza lokomotywownię. Z którego punktu startowego?
   *[grey] Szary pociąg opuszcza lokomotywownię. Z którego punktu startowego?
 }
switch-signal-roll-departure = { $way ->
    [tokens] Odkryj żeton lokacji
   *[dice] Rzuć kośćmi odjazdu
 }
switch-signal-which-train = Który pociąg jedzie następny?
switch-signal-roll-for = Rzuć kością: { $train }
switch-signal-dry-run = Co się stanie
switch-signal-mean-loss = średnio tracicie { NUMBER($loss, minimumFractionDigits: 1) } żetonu czasu
switch-signal-no-loss = bez straty żetonów czasu
switch-signal-keep-or-not = { $train }: wypadło { $points }. Zostawić?
switch-signal-keep = Zostaw { $points }
switch-signal-which-exit = { $left ->
    [one] { $train } ({ $city }): został { $left } punkt. Dokąd?
    [few] { $train } ({ $city }): zostały { $left } punkty. Dokąd?
   *[many] { $train } ({ $city }): zostało { $left } punktów. Dokąd?
 }
switch-signal-leave-by = Wyjazd: { $towards }
switch-signal-stop-in = Zatrzymaj się: { $city }
switch-signal-play-cards = Zagraj karty albo zakończ turę
switch-signal-act-move = Przesuń pociąg
switch-signal-act-switch = Przestaw zwrotnicę
switch-signal-act-signal = Przełóż krążek semafora
switch-signal-act-load = Załaduj towar
switch-signal-load = { $goods ->
    [yellow] { $train } ładuje żółty towar: { $where }
    [blue] { $train } ładuje niebieski towar: { $where }
    [red] { $train } ładuje czerwony towar: { $where }
   *[white] { $train } ładuje biały towar: { $where }
 }
switch-signal-cards-held = { $count } × { $card }
switch-signal-no-cards = brak kart
switch-signal-end-actions = { $last ->
    [yes] Zakończ ostatnią turę (przegracie)
   *[no] { $count ->
        [0] Zakończ turę (ręka jest pełna)
        [one] Zakończ turę i dobierz { $count } kartę
        [few] Zakończ turę i dobierz { $count } karty
       *[many] Zakończ turę i dobierz { $count } kart
     }
 }
switch-signal-call = { $helper ->
    [logistician] Rzuć ponownie
    [dispatcher] Wezwij Dyspozytora
    [switchman] Zamień polecenie
   *[coupler] Ustaw tu pociąg
 }
switch-signal-helper-is-used = { $helper }: wykorzystano
switch-signal-helper-is-free = { $helper }: można jeszcze wezwać
switch-signal-hold-colour = { $colour ->
    [black] Zatrzymaj czarne pociągi
    [brown] Zatrzymaj brązowe pociągi
   *[grey] Zatrzymaj szare pociągi
 }
switch-signal-hold-train = Zatrzymaj: { $train }
switch-signal-point-choice = Punkt startowy
switch-signal-dispatched = Dyspozytor: w tej turze pociągi przejeżdżają przez miasta.

# --- szczegóły
switch-signal-run-die = Kość
switch-signal-run-odds = Szansa
switch-signal-run-what = Co się stanie
switch-signal-run-by = kierunek: { $towards }
switch-signal-run-stopping = z postojem
switch-signal-with-loss = { $lost ->
    [one] { $words } (−{ $lost } żeton)
    [few] { $words } (−{ $lost } żetony)
   *[many] { $words } (−{ $lost } żetonów)
 }
switch-signal-end-spent = postój: { $place }
switch-signal-end-red-signal = czerwony { $by }; postój: { $place }
switch-signal-end-closed-switch = zwrotnica { $by } jest zamknięta; postój: { $place }
switch-signal-end-occupied-city = w mieście przed nim stoi { $by }; postój: { $place }
switch-signal-end-following = dogania pociąg { $by }; postój: { $place }
switch-signal-end-no-exit = żaden wyjazd nie jest zielony i wolny; zostaje: { $place }
switch-signal-end-city = postój: { $place }
switch-signal-end-port = { $goods ->
    [none] do portu, a stamtąd do lokomotywowni
   *[other] dostarcza towar ({ $goods })!
 }
switch-signal-end-head-on = zderzenie czołowe: { $by }; wraca do lokomotywowni
switch-signal-end-departure-point = opuszcza sieć; wraca do lokomotywowni
switch-signal-switch-now = Teraz otwarte: { $way }
switch-signal-switch-to = { $one } – { $other }
switch-signal-disc = Zielony krążek: { $place }
switch-signal-disc-to = Nowe miejsce
switch-signal-disc-go = Przełóż krążek

# --- obok, słowami
switch-signal-clock-told = żetonów czasu na zegarze: { $clock } z { $full }
switch-signal-stack-bottom = Karta na spodzie: { $symbols }
switch-signal-delivered-told = { $port }: dostarczono { $count } z { $needed }
switch-signal-all = Razem
switch-signal-depot-told = W lokomotywowni: czarnych { $black }, brązowych { $brown }, szarych { $grey }
switch-signal-chart = Dostawy, zegar i stos w czasie gry

# --- in a list of tables
switch-signal-stands-turn = Tura { $turn }
switch-signal-stands = Dostarczono: { $count } z { $needed } · żetony czasu: { $clock }
