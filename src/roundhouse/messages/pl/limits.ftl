# Co nie pozwala jednej osobie zużyć wspólnych zasobów.
limits-overgrown = Ten plik zawiera tyle list i obiektów: { $found }; żaden zapis partii nie ma ich więcej niż { $most }. Wybierz plik pobrany ze strony, na której grano.
limits-heavy-file = Odczyt tego pliku wymaga więcej czasu lub pamięci niż jakikolwiek zapis partii, więc go przerwano. Wybierz plik pobrany ze strony, na której grano.
limits-no-advice = Bot nie znalazł odpowiedzi na czas. Zapytaj za chwilę jeszcze raz albo zdecyduj bez niego.
limits-too-many-tables =
    { $kind ->
        [bots_only] Masz już tyle stołów, przy których grają same boty, ile wolno mieć ({ $most }). Poczekaj, aż któraś z tych gier się skończy, albo zajmij miejsce.
        [imported] Masz już tyle wczytanych partii, ile jedna osoba może tu trzymać ({ $most }).
       *[other] Masz już tyle gier w toku, ile wolno jednej osobie ({ $most }). Najpierw dokończ którąś z nich.
    }
