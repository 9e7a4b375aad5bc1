# Switch & Signal: nazwy, plansza opisana słowami, panel obok niej.

# --- nazwy
ss-train = { $colour ->
    [black] Czarny { $number }
    [brown] Brązowy { $number }
   *[grey] Szary { $number }
 }
ss-goods = { $goods ->
    [yellow] żółty
    [blue] niebieski
    [red] czerwony
   *[white] biały
 }
ss-card = { $card ->
    [signal] Sygnał
    [switch] Zwrotnica
   *[move] Ruch
 }
ss-symbol = { $symbol ->
    [deploy] wystaw pociąg
    [black] jadą czarne pociągi
    [brown] jadą brązowe pociągi
    [grey] jadą szare pociągi
   *[multi] jedzie wybrany kolor
 }
ss-helper = { $helper ->
    [logistician] Logistyk
    [dispatcher] Dyspozytor
    [conductor] Konduktor
    [switchman] Zwrotniczy
    [coupler] Manewrowy
   *[station_master] Zawiadowca
 }
ss-helper-does = { $helper ->
    [logistician] Rzuć kością ruchu jeszcze raz; liczy się drugi wynik.
    [dispatcher] Do końca tej tury pociągi mogą przejeżdżać przez miasta z zielonymi sygnałami albo zatrzymać się tam bez straty.
    [conductor] Wszystkie pociągi jednego koloru, które ruszyłoby polecenie, zostają na miejscu.
    [switchman] Włóż odkryte polecenie pod stos i odkryj następne.
    [coupler] Wybierz punkt odjazdu nowego pociągu zamiast rzucać.
   *[station_master] Jeden pociąg, który ruszyłoby polecenie, zostaje na miejscu.
 }
ss-helper-short = { $helper ->
    [logistician] powtórz rzut kością ruchu
    [dispatcher] w tej turze pociągi mijają miasta
    [conductor] jeden kolor zostaje na miejscu
    [switchman] odłóż polecenie, weź następne
    [coupler] wybierz punkt odjazdu
   *[station_master] jeden pociąg zostaje na miejscu
 }
ss-signal-at-city = sygnał przy { $city } w stronę { $towards }
ss-signal-on-track = sygnał między { $one } i { $other }
ss-point = punkt odjazdu { $number }, { $name }
ss-on-section = na torze { $one } – { $other }, odcinek { $section } z { $sections }, w stronę { $ahead }
ss-at-section = na { $one } – { $other } { $section }/{ $sections }
ss-of-section = { $one }–{ $other } { $section }/{ $sections }
ss-in-city = w mieście { $city }
ss-on-point = na punkcie odjazdu { $number }, { $name }

# --- plansza słowami
ss-board-label = Plansza Switch & Signal: { $name }
ss-told-time = Tura { $turn }. Zegar: { $clock } z { $full }. Poleceń w stosie: { $left }, utraconych: { $lost }.
ss-told-setup = Plansza jest przygotowywana do gry.
ss-told-train = { $train }: { $where }.
ss-told-loaded = { $train }: { $where }, wiezie towar: { $goods }.
ss-told-depot = W zajezdni: { $trains }.
ss-told-goods = Towary czekają: { $goods }.
ss-told-waiting = { $city } – { $goods }, { $count }
ss-told-delivered = { $port }, dostarczono: { $goods }.
ss-told-nothing-yet = jeszcze nic
ss-told-green = Zielone sygnały: { $places }.
ss-told-open = Otwarte drogi: { $ways }.
ss-told-none = żadnego pociągu
ss-told-way = { $junction }: { $one } – { $other }

# --- obok planszy
ss-clock = Zegar
ss-instruction = Polecenie
ss-stack = Stos
ss-stack-left = { $turns ->
    [0] ostatnia tura
    [one] jeszcze { $turns } tura
    [few] jeszcze { $turns } tury
   *[many] jeszcze { $turns } tur
 }
ss-stack-lost = utracone: { $lost }
ss-pile = Talia
ss-discard = Odrzucone
ss-depot = Zajezdnia
ss-helpers = Pomocnicy
ss-delivered = Dostarczono
ss-turns = Tury
ss-turn = Tura
ss-helpers-called = Wezwani pomocnicy

# --- na planszy
ss-mark-train = { $train } Obejrzyj jazdę próbną, potem rzuć.
ss-mark-switch = Przestaw zwrotnicę, teraz otwarte: { $switch }
ss-mark-disc = Weź zielony krążek: { $place }
ss-mark-place = Połóż krążek tutaj: { $place }
ss-mark-point = Manewrowy: ustaw pociąg tutaj: { $point }

# --- co teraz
ss-step = { $step ->
    [setup] Przed pierwszą turą
    [instruction] Tura { $turn } · krok 1: wykonaj polecenie
    [actions] Tura { $turn } · krok 2: zagraj karty
    [drawing] Tura { $turn } · krok 3: dobierz karty
   *[over] Koniec gry po turze { $turn }
 }
ss-earlier = Przedtem ({ $count })
ss-last-turn = To ostatnia tura!
ss-chance = Toczą się kości, rozdawane są karty.
ss-waiting = { $frame ->
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
ss-over = { $outcome ->
    [delivered] Zwycięstwo! Dostarczono wszystko, czego było trzeba: { $total }.
    [clock_empty] Przegrana: zegar jest pusty i nie ma już poleceń. Dostarczono { $total } z { $needed }.
   *[out_of_time] Przegrana: minęła ostatnia tura. Dostarczono { $total } z { $needed }.
 }
ss-lay-out = Rozłóż zwrotnice i sygnały
ss-lay-out-hint = Kliknij zwrotnicę, aby ją przestawić, albo zielony sygnał i potem miejsce dla jego krążka. Każde miasto zachowuje zielony sygnał, trzy leżą na torach.
ss-confirm-layout = Zatwierdź układ
ss-add-signal = Gdzie położyć dodatkowy krążek?
ss-place = Miejsce
ss-put-there = Połóż tam
ss-read = Wykonać to polecenie?
ss-carry-out = Wykonaj
ss-which-deployed = Pociąg jakiego koloru opuszcza zajezdnię?
ss-which-moved = Pociągi jakiego koloru jadą?
ss-colour-choice = { $where ->
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
ss-deploy = { $colour ->
    [black] Czarny pociąg opuszcza zajezdnię. Z którego punktu?
    [brown] Brązowy pociąg opuszcza zajezdnię. Z którego punktu?
   *[grey] Szary pociąg opuszcza zajezdnię. Z którego punktu?
 }
ss-roll-departure = { $way ->
    [tokens] Odkryj żeton miejsca
   *[dice] Rzuć kośćmi odjazdu
 }
ss-which-train = Który pociąg jedzie następny?
ss-roll-for = Rzuć: { $train }
ss-dry-run = Jazda próbna
ss-mean-loss = średnia strata żetonów: { NUMBER($loss, minimumFractionDigits: 1) }
ss-no-loss = nic nie kosztuje
ss-keep-or-not = { $train }: wypadło { $points }. Zostawić?
ss-keep = Zostaw { $points }
ss-which-exit = { $left ->
    [one] { $train } w mieście { $city }, został { $left } punkt. Dokąd?
    [few] { $train } w mieście { $city }, zostały { $left } punkty. Dokąd?
   *[many] { $train } w mieście { $city }, zostało { $left } punktów. Dokąd?
 }
ss-leave-by = Wyjedź w stronę { $towards }
ss-stop-in = Zatrzymaj się: { $city }
ss-play-cards = Zagraj karty albo zakończ turę
ss-act-move = Rusz pociąg
ss-act-switch = Przestaw zwrotnicę
ss-act-switch-hint = Kliknij zwrotnicę na planszy.
ss-act-signal = Przełóż krążek sygnału
ss-act-signal-hint = Kliknij na planszy zielony sygnał, potem czerwony.
ss-act-load = Załaduj towar
ss-load = { $goods ->
    [yellow] { $train } ładuje żółty towar { $where }
    [blue] { $train } ładuje niebieski towar { $where }
    [red] { $train } ładuje czerwony towar { $where }
   *[white] { $train } ładuje biały towar { $where }
 }
ss-pay-with = Zapłać:
ss-cards-held = { $count } × { $card }
ss-no-cards = brak kart
ss-end-actions = { $last ->
    [yes] Zakończ ostatnią turę: gra przegrana
   *[no] { $count ->
        [0] Zakończ turę; ręka jest pełna, nic nie dobierasz
        [one] Zakończ turę i dobierz { $count } kartę
        [few] Zakończ turę i dobierz { $count } karty
       *[many] Zakończ turę i dobierz { $count } kart
     }
 }
ss-why-not = Nie teraz: dlaczego?
ss-call = { $helper ->
    [logistician] Rzuć ponownie
    [dispatcher] Wezwij Dyspozytora
    [switchman] Odłóż polecenie
   *[coupler] Ustaw tam pociąg
 }
ss-helper-is-used = { $helper }: użyty
ss-helper-is-free = { $helper }: można jeszcze wezwać
ss-hold-colour = { $colour ->
    [black] Czarne stoją
    [brown] Brązowe stoją
   *[grey] Szare stoją
 }
ss-hold-train = { $train } stoi
ss-point-choice = Punkt odjazdu
ss-dispatched = Dyspozytor: w tej turze pociągi przejeżdżają przez miasta.

# --- szczegóły
ss-run-die = Kość
ss-run-odds = Szansa
ss-run-what = Co się stanie
ss-run-by = w stronę { $towards }
ss-run-stopping = z postojem
ss-with-loss = { $lost ->
    [one] { $words } (−{ $lost } żeton)
    [few] { $words } (−{ $lost } żetony)
   *[many] { $words } (−{ $lost } żetonów)
 }
ss-end-spent = staje { $where }
ss-end-red-signal = { $by } jest czerwony; staje { $where }
ss-end-closed-switch = zwrotnica w { $by } jest zamknięta; staje { $where }
ss-end-occupied-city = w mieście przed nim stoi { $by }; staje { $where }
ss-end-following = dogania pociąg { $by }; staje { $where }
ss-end-no-exit = żaden wyjazd nie jest zielony i wolny; zostaje { $where }
ss-end-city = zatrzymuje się { $where }
ss-end-port = { $goods ->
    [none] do portu, a stamtąd do zajezdni
   *[other] dostarcza towar ({ $goods })!
 }
ss-end-head-on = czołowo na pociąg { $by }; wraca do zajezdni
ss-end-departure-point = wjeżdża na punkt odjazdu; wraca do zajezdni
ss-switch-now = Teraz otwarte: { $way }
ss-switch-to = { $one } – { $other }
ss-disc = Zielony krążek: { $place }
ss-disc-hint = Kliknij podświetlony czerwony sygnał na planszy albo wybierz tutaj.
ss-disc-to = Nowe miejsce
ss-disc-go = Przełóż krążek

# --- obok, słowami
ss-clock-told = żetonów czasu na zegarze: { $clock } z { $full }
ss-stack-bottom = Karta na spodzie: { $symbols }
ss-delivered-told = { $port }: dostarczono { $count } z { $needed }
ss-all = Razem
ss-depot-told = W zajezdni: czarnych { $black }, brązowych { $brown }, szarych { $grey }
ss-chart = Dostawy, zegar i stos w czasie gry
