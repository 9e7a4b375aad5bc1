# The page on which boards are drawn.
switch-signal-make-select = Wybierz
switch-signal-make-city = Miasto
switch-signal-make-junction = Rozjazd
switch-signal-make-departure = Punkt startowy
switch-signal-make-track = Tor
switch-signal-make-delete = Usuń
switch-signal-make-undo = Cofnij
switch-signal-make-redo = Ponów
switch-signal-make-name = Nazwa
switch-signal-make-kind = Rodzaj
switch-signal-make-trade = miasto z towarami
switch-signal-make-port = port
switch-signal-make-goods = Towary
switch-signal-make-number = Numer
switch-signal-make-sections = Odcinki
switch-signal-make-signals = Miejsce na semafor między odcinkami
switch-signal-make-signal = Semafor
switch-signal-make-green = Na początku zielony
switch-signal-make-closed = Na początku zamknięte
switch-signal-make-connect = Tor do
switch-signal-make-good = Na tej planszy można grać.
switch-signal-make-checking = Sprawdzanie…
switch-signal-make-errors = Do naprawy
switch-signal-make-warnings = Do poprawienia
switch-signal-make-passing = Pociągi przejeżdżają przez miasta
switch-signal-make-shared = Link w pasku adresu zawiera całą planszę i został skopiowany.
switch-signal-make-offline = Serwer jest nieosiągalny. Rysunek zostaje tutaj.
switch-signal-make-nothing = Nie ma tu planszy.
switch-signal-make-x = W poziomie
switch-signal-make-y = W pionie
switch-signal-make-canvas = Plansza
switch-signal-make-about = Wybierz narzędzie i kliknij planszę; ponowne naciśnięcie tego samego narzędzia stawia rzecz pośrodku. Tor potrzebuje dwóch końców. Wybraną rzecz można nazwać, połączyć i przesunąć, także strzałkami. Błędy widać od razu; szkic zostaje w tej przeglądarce.
switch-signal-make-too-long = Plansza ma ponad 60 000 znaków; nasze mają około 18 000.
switch-signal-make-of =
    { $goods ->
        [yellow] żółte
        [blue] niebieskie
        [red] czerwone
       *[white] białe
    }
switch-signal-too-big = Plansza ma { NUMBER($found, useGrouping: 1) }, a tu sprawdza się najwyżej { NUMBER($most, useGrouping: 1) }. Usuń coś.
