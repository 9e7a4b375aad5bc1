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
    [black] jadą czarne pociągi
    [brown] jadą brązowe pociągi
    [grey] jadą szare pociągi
   *[multi] jedzie wybrany kolor
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
    [dispatcher] Do końca tej tury pociągi mogą przejeżdżać przez miasta z zielonymi sygnałami albo zatrzymać się tam bez straty.
    [conductor] Wszystkie pociągi jednego koloru, które ruszyłoby polecenie, zostają na miejscu.
    [switchman] Włóż odkryte polecenie pod stos i odkryj następne.
    [coupler] Wybierz punkt odjazdu nowego pociągu zamiast rzucać.
   *[station_master] Jeden pociąg, który ruszyłoby polecenie, zostaje na miejscu.
 }
switch-signal-helper-short = { $helper ->
    [logistician] powtórz rzut kością ruchu
    [dispatcher] w tej turze pociągi mijają miasta
    [conductor] jeden kolor zostaje na miejscu
    [switchman] odłóż polecenie, weź następne
    [coupler] wybierz punkt odjazdu
   *[station_master] jeden pociąg zostaje na miejscu
 }
switch-signal-signal-at-city = sygnał przy { $city } w stronę { $towards }
switch-signal-signal-on-track = sygnał między { $one } i { $other }
switch-signal-point = punkt odjazdu { $number }, { $name }
switch-signal-on-section = na torze { $one } – { $other }, odcinek { $section } z { $sections }, w stronę { $ahead }
switch-signal-at-section = na { $one } – { $other } { $section }/{ $sections }
switch-signal-of-section = { $one }–{ $other } { $section }/{ $sections }
switch-signal-in-city = w mieście { $city }
switch-signal-on-point = na punkcie odjazdu { $number }, { $name }

# --- plansza słowami
switch-signal-board-label = Plansza Switch & Signal: { $name }
switch-signal-told-time = Tura { $turn }. Zegar: { $clock } z { $full }. Poleceń w stosie: { $left }, utraconych: { $lost }.
switch-signal-told-setup = Plansza jest przygotowywana do gry.
switch-signal-told-train = { $train }: { $where }.
switch-signal-told-loaded = { $train }: { $where }, wiezie towar: { $goods }.
switch-signal-told-depot = W zajezdni: { $trains }.
switch-signal-told-goods = Towary czekają: { $goods }.
switch-signal-told-waiting = { $city } – { $goods }, { $count }
switch-signal-told-delivered = { $port }, dostarczono: { $goods }.
switch-signal-told-nothing-yet = jeszcze nic
switch-signal-told-green = Zielone sygnały: { $places }.
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
switch-signal-depot = Zajezdnia
switch-signal-helpers = Pomocnicy
switch-signal-deliveries = Dostarczono
switch-signal-turns = Tury
switch-signal-turn = Tura
switch-signal-helpers-called = Wezwani pomocnicy

# --- na planszy
switch-signal-mark-train = { $train } Obejrzyj jazdę próbną, potem rzuć.
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
    [laying_out] { $name } rozkłada zwrotnice i sygnały. Powiedz, jak wolisz.
    [adding_signal] { $name } kładzie dodatkowy krążek sygnału.
    [reading] { $name } decyduje, czy wykonać to polecenie.
    [carrying_out] { $name } wybiera kolor.
    [deploying] { $name } rzuca o punkt odjazdu albo wzywa Manewrowego.
    [moving_trains] { $name } wybiera pociąg, który pojedzie następny.
    [keeping] { $name } decyduje, czy rzut zostaje.
    [moving] { $name } decyduje, dokąd jedzie pociąg.
   *[acting] { $name } zagrywa karty. Naradzajcie się: wszystkie ręce są odkryte.
 }
switch-signal-over = { $outcome ->
    [delivered] Zwycięstwo! Dostarczono wszystko, czego było trzeba: { $total }.
    [clock_empty] Przegrana: zegar jest pusty i nie ma już poleceń. Dostarczono { $total } z { $needed }.
   *[out_of_time] Przegrana: minęła ostatnia tura. Dostarczono { $total } z { $needed }.
 }
switch-signal-lay-out = Rozłóż zwrotnice i sygnały
switch-signal-lay-out-hint = Kliknij zwrotnicę, aby ją przestawić, albo zielony sygnał i potem miejsce dla jego krążka. Każde miasto zachowuje zielony sygnał, trzy leżą na torach.
switch-signal-confirm-layout = Zatwierdź układ
switch-signal-add-signal = Gdzie położyć dodatkowy krążek?
switch-signal-place = Miejsce
switch-signal-put-there = Połóż tam
switch-signal-read = Wykonać to polecenie?
switch-signal-carry-out = Wykonaj
switch-signal-which-deployed = Pociąg jakiego koloru opuszcza zajezdnię?
switch-signal-which-moved = Pociągi jakiego koloru jadą?
switch-signal-colour-choice = { $where ->
    [depot] { $colour ->
        [black] Czarny: w zajezdni { $count }, kość { $faces }
        [brown] Brązowy: w zajezdni { $count }, kość { $faces }
       *[grey] Szary: w zajezdni { $count }, kość { $faces }
     }
   *[network] { $colour ->
        [black] Czarny: na torach { $count }, kość { $faces }
        [brown] Brązowy: na torach { $count }, kość { $faces }
       *[grey] Szary: na torach { $count }, kość { $faces }
     }
 }
switch-signal-deploy = { $colour ->
    [black] Czarny pociąg opuszcza zajezdnię. Z którego punktu?
    [brown] Brązowy pociąg opuszcza zajezdnię. Z którego punktu?
   *[grey] Szary pociąg opuszcza zajezdnię. Z którego punktu?
 }
switch-signal-roll-departure = { $way ->
    [tokens] Odkryj żeton miejsca
   *[dice] Rzuć kośćmi odjazdu
 }
switch-signal-which-train = Który pociąg jedzie następny?
switch-signal-roll-for = Rzuć: { $train }
switch-signal-dry-run = Jazda próbna
switch-signal-mean-loss = średnia strata żetonów: { NUMBER($loss, minimumFractionDigits: 1) }
switch-signal-no-loss = nic nie kosztuje
switch-signal-keep-or-not = { $train }: wypadło { $points }. Zostawić?
switch-signal-keep = Zostaw { $points }
switch-signal-which-exit = { $left ->
    [one] { $train } w mieście { $city }, został { $left } punkt. Dokąd?
    [few] { $train } w mieście { $city }, zostały { $left } punkty. Dokąd?
   *[many] { $train } w mieście { $city }, zostało { $left } punktów. Dokąd?
 }
switch-signal-leave-by = Wyjedź w stronę { $towards }
switch-signal-stop-in = Zatrzymaj się: { $city }
switch-signal-play-cards = Zagraj karty albo zakończ turę
switch-signal-act-move = Rusz pociąg
switch-signal-act-switch = Przestaw zwrotnicę
switch-signal-act-switch-hint = Kliknij zwrotnicę na planszy.
switch-signal-act-signal = Przełóż krążek sygnału
switch-signal-act-signal-hint = Kliknij na planszy zielony sygnał, potem czerwony.
switch-signal-act-load = Załaduj towar
switch-signal-load = { $goods ->
    [yellow] { $train } ładuje żółty towar { $where }
    [blue] { $train } ładuje niebieski towar { $where }
    [red] { $train } ładuje czerwony towar { $where }
   *[white] { $train } ładuje biały towar { $where }
 }
switch-signal-pay-with = Zapłać:
switch-signal-cards-held = { $count } × { $card }
switch-signal-no-cards = brak kart
switch-signal-end-actions = { $last ->
    [yes] Zakończ ostatnią turę: gra przegrana
   *[no] { $count ->
        [0] Zakończ turę; ręka jest pełna, nic nie dobierasz
        [one] Zakończ turę i dobierz { $count } kartę
        [few] Zakończ turę i dobierz { $count } karty
       *[many] Zakończ turę i dobierz { $count } kart
     }
 }
switch-signal-why-not = Nie teraz: dlaczego?
switch-signal-call = { $helper ->
    [logistician] Rzuć ponownie
    [dispatcher] Wezwij Dyspozytora
    [switchman] Odłóż polecenie
   *[coupler] Ustaw tam pociąg
 }
switch-signal-helper-is-used = { $helper }: użyty
switch-signal-helper-is-free = { $helper }: można jeszcze wezwać
switch-signal-hold-colour = { $colour ->
    [black] Czarne stoją
    [brown] Brązowe stoją
   *[grey] Szare stoją
 }
switch-signal-hold-train = { $train } stoi
switch-signal-point-choice = Punkt odjazdu
switch-signal-dispatched = Dyspozytor: w tej turze pociągi przejeżdżają przez miasta.

# --- szczegóły
switch-signal-run-die = Kość
switch-signal-run-odds = Szansa
switch-signal-run-what = Co się stanie
switch-signal-run-by = w stronę { $towards }
switch-signal-run-stopping = z postojem
switch-signal-with-loss = { $lost ->
    [one] { $words } (−{ $lost } żeton)
    [few] { $words } (−{ $lost } żetony)
   *[many] { $words } (−{ $lost } żetonów)
 }
switch-signal-end-spent = staje { $where }
switch-signal-end-red-signal = { $by } jest czerwony; staje { $where }
switch-signal-end-closed-switch = zwrotnica w { $by } jest zamknięta; staje { $where }
switch-signal-end-occupied-city = w mieście przed nim stoi { $by }; staje { $where }
switch-signal-end-following = dogania pociąg { $by }; staje { $where }
switch-signal-end-no-exit = żaden wyjazd nie jest zielony i wolny; zostaje { $where }
switch-signal-end-city = zatrzymuje się { $where }
switch-signal-end-port = { $goods ->
    [none] do portu, a stamtąd do zajezdni
   *[other] dostarcza towar ({ $goods })!
 }
switch-signal-end-head-on = czołowo na pociąg { $by }; wraca do zajezdni
switch-signal-end-departure-point = wjeżdża na punkt odjazdu; wraca do zajezdni
switch-signal-switch-now = Teraz otwarte: { $way }
switch-signal-switch-to = { $one } – { $other }
switch-signal-disc = Zielony krążek: { $place }
switch-signal-disc-hint = Kliknij podświetlony czerwony sygnał na planszy albo wybierz tutaj.
switch-signal-disc-to = Nowe miejsce
switch-signal-disc-go = Przełóż krążek

# --- obok, słowami
switch-signal-clock-told = żetonów czasu na zegarze: { $clock } z { $full }
switch-signal-stack-bottom = Karta na spodzie: { $symbols }
switch-signal-delivered-told = { $port }: dostarczono { $count } z { $needed }
switch-signal-all = Razem
switch-signal-depot-told = W zajezdni: czarnych { $black }, brązowych { $brown }, szarych { $grey }
switch-signal-chart = Dostawy, zegar i stos w czasie gry
