# What the home page and the options say.
pages-title-switch-signal = Switch & Signal
pages-title-switch-signal-about = Wspólnie dostarczcie wszystkie towary do portu: przestawiajcie zwrotnice i semafory, nie zatrzymujcie pociągów i zdążcie przed czasem.
pages-title-switch-signal-short =
    Wszyscy grają w jednej drużynie: dostarczcie towary do portu, zanim skończą się polecenia.
    Każda tura zaczyna się od polecenia. Wystawia ono nowe pociągi albo przesuwa pociągi rzutem kością, czy wam to pasuje, czy nie.
    Potem zagrywasz karty. Jedna karta odpowiedniego rodzaju albo dowolne dwie pozwalają przestawić zwrotnicę, przełożyć zielony krążek lub przesunąć pociąg. Za dowolną jedną kartę ładujesz pociąg w mieście z towarem.
    Gdy pociąg zatrzyma czerwony semafor, zwrotnica lub inny pociąg, każdy niewykorzystany punkt kosztuje żeton czasu. Gdy zegar jest pusty, tracicie polecenie, czyli całą turę.
    Pociąg z towarem, który dotrze do portu, dostarcza go. Każdego pomocnika można wezwać raz na grę.

pages-option-switch-signal-board = Plansza
pages-option-switch-signal-board-about = Na pierwszą grę wybierz Europę Środkową; w Ameryce Północnej pociągi przejeżdżają przez miasta i są inni pomocnicy.
pages-option-switch-signal-layout = Układ
pages-option-switch-signal-layout-about = Jak na początku stoją zwrotnice i semafory.
pages-option-switch-signal-layout-first-game = z pierwszej gry
pages-option-switch-signal-layout-free = swobodny, według graczy
pages-option-switch-signal-layout-random = losowy
pages-option-switch-signal-removed = Usunięte polecenia
pages-option-switch-signal-removed-about = Im więcej usuniętych, tym trudniej: jest mniej tur.
pages-option-switch-signal-clock = Żetony czasu na zegarze
pages-option-switch-signal-clock-about = Im mniej, tym trudniej: każde opóźnienie kosztuje jeden.
pages-option-switch-signal-extra-signal = Dodatkowy zielony krążek
pages-option-switch-signal-extra-signal-about = Ułatwia grę.
pages-option-switch-signal-goods = Towary do dostarczenia
pages-option-switch-signal-goods-about = Ile towarów trzeba dostarczyć, żeby wygrać.
pages-option-switch-signal-departure = Punkty startowe
pages-option-switch-signal-departure-about = Gdzie pojawiają się nowe pociągi: rzut dwiema kośćmi, rzut przy przetasowanych numerach albo żetony lokacji.
pages-option-switch-signal-departure-dice = kości
pages-option-switch-signal-departure-variable = kości, przetasowane numery
pages-option-switch-signal-departure-tokens = żetony lokacji
pages-option-switch-signal-first-player = Pierwszy gracz
pages-option-switch-signal-first-player-about = Kto ma pierwszą turę.
pages-option-switch-signal-first-player-lot = przez losowanie

# The named difficulties.
pages-preset-switch-signal-first-journey = Pierwsza podróż
pages-preset-switch-signal-first-journey-about = Zostają wszystkie polecenia, na zegarze jest dziesięć żetonów, dochodzi dodatkowy zielony krążek.
pages-preset-switch-signal-leisurely = Bez pośpiechu
pages-preset-switch-signal-leisurely-about = Usuwa się jedno polecenie, na zegarze jest osiem żetonów, dochodzi dodatkowy zielony krążek.
pages-preset-switch-signal-standard = Standardowy
pages-preset-switch-signal-standard-about = Gra według zasad: usuwa się trzy polecenia, na zegarze jest siedem żetonów.
pages-preset-switch-signal-fast = Pospieszny
pages-preset-switch-signal-fast-about = Usuwa się cztery polecenia.
pages-preset-switch-signal-express = Ekspres
pages-preset-switch-signal-express-about = Usuwa się pięć poleceń: na objazdy prawie nie ma czasu.
