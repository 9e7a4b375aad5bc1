# What the home page and the options say.
pages-title-switch-signal = Switch & Signal
pages-title-switch-signal-about = Wspólnie dowieźcie wszystkie towary do portu: przestawiajcie zwrotnice i sygnały, nie zatrzymujcie pociągów i zdążcie przed czasem.
pages-title-switch-signal-short =
    Wszyscy grają razem: dowieźcie towary do portu, zanim skończą się polecenia.
    Każda tura zaczyna się od polecenia. Wyprowadza ono nowe pociągi albo porusza pociągi rzutem kością, czy wam to pasuje, czy nie.
    Potem zagrywasz karty. Jedna karta odpowiedniego rodzaju albo dowolne dwie przestawiają zwrotnicę, przenoszą zielony sygnał lub poruszają pociąg. Za dowolną jedną kartę ładujesz pociąg stojący w mieście z towarem.
    Gdy pociąg zatrzyma czerwony sygnał, zwrotnica lub inny pociąg, każdy niewykorzystany punkt kosztuje żeton czasu. Pusty zegar zabiera polecenie, czyli jedną turę.
    Załadowany pociąg, który dotrze do portu, oddaje towar. Każdego pomocnika można wezwać raz w grze.

pages-option-switch-signal-board = Plansza
pages-option-switch-signal-board-about = Na pierwszą grę wybierz Europę Środkową; w Ameryce Północnej pociągi przejeżdżają przez miasta i są inni pomocnicy.
pages-option-switch-signal-layout = Układ
pages-option-switch-signal-layout-about = Jak na początku leżą krążki zwrotnic i sygnałów.
pages-option-switch-signal-layout-first-game = pierwszej gry
pages-option-switch-signal-layout-free = swobodny, według graczy
pages-option-switch-signal-layout-random = losowy
pages-option-switch-signal-removed = Usunięte polecenia
pages-option-switch-signal-removed-about = Im więcej usuniętych, tym mniej czasu.
pages-option-switch-signal-clock = Żetony czasu
pages-option-switch-signal-clock-about = Im mniej, tym trudniej: każde opóźnienie kosztuje jeden.
pages-option-switch-signal-extra-signal = Dodatkowy zielony sygnał
pages-option-switch-signal-extra-signal-about = Ułatwia grę.
pages-option-switch-signal-goods = Towary do dowiezienia
pages-option-switch-signal-goods-about = Ile towarów trzeba dostarczyć do portów, żeby wygrać.
pages-option-switch-signal-departure = Gdzie pojawiają się pociągi
pages-option-switch-signal-departure-about = Decydują dwie kości; albo numery punktów rozdaje się od nowa; albo zamiast kości odkrywa się żetony.
pages-option-switch-signal-departure-dice = według kości
pages-option-switch-signal-departure-variable = według kości, numery punktów rozdane od nowa
pages-option-switch-signal-departure-tokens = według żetonów, bez kości
pages-option-switch-signal-first-player = Pierwszy gracz
pages-option-switch-signal-first-player-about = Kto ma pierwszą turę.
pages-option-switch-signal-first-player-lot = przez losowanie
