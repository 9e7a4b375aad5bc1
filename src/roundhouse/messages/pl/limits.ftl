# Co nie pozwala jednej osobie zużyć wspólnych zasobów.
limits-overgrown = Ten plik ma za dużo list i obiektów ({ $found }): w zapisach gier jest ich najwyżej { $most }. Wybierz plik pobrany ze strony, na której grano.
limits-heavy-file = Odczyt tego pliku wymaga więcej czasu lub pamięci niż jakikolwiek zapis gry, więc go przerwano. Wybierz plik pobrany ze strony, na której grano.
limits-no-advice = Bot nie znalazł odpowiedzi na czas. Zapytaj za chwilę jeszcze raz albo zdecyduj bez niego.
limits-hints-off = Przy tym stole nie ma podpowiedzi: właściciel stołu je wyłączył. Zdecyduj bez podpowiedzi.
limits-too-many-tables =
    { $kind ->
        [bots_only] Nie możesz mieć więcej stołów, przy których grają same boty (limit: { $most }). Poczekaj, aż któraś z tych gier się skończy, albo zajmij miejsce.
        [imported] Nie możesz zaimportować więcej gier: jedna osoba może ich tu trzymać najwyżej { $most }.
       *[other] Nie możesz prowadzić więcej gier naraz (limit: { $most }). Najpierw dokończ którąś z nich.
    }
