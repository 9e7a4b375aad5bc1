# Nasza gra dla 18xx.games: czego ten serwis nie potrafi.
g1846-departs-seed = Na 18xx.games żadne ziarno losowe nie daje takiego rozdania, więc tamten serwis nie odtworzy draftu. Roundhouse wczyta ten plik.
g1846-departs-closing-sale = Wpis { $entry }: sprzedaż w rundzie giełdowej zamyka { $corp }. 18xx.games pomija potem zmiany kursów na koniec rundy, więc gra potoczy się tam inaczej.
g1846-departs-closing-alone = Wpis { $entry }: kurs spółki { $corp }, która nie ma prezesa, spada do $0 i spółka się zamyka. Na 18xx.games może jeszcze kupić pociąg.
g1846-departs-port-stays = Wpis { $entry }: spółka kupuje Steamboat Company i znacznik schodzi z mapy. Na 18xx.games znacznik zostaje.
g1846-departs-late-port = Wpis { $entry }: znacznik Steamboat Company położono po uruchomieniu pociągów. 18xx.games na to nie pozwala.
g1846-departs-port-alone = Wpis { $entry }: znacznik Steamboat Company położono, zanim komukolwiek można przyznać premię. 18xx.games jeszcze o to nie pyta.
g1846-departs-emergency-issue =
    Wpis { $entry }: aby zapłacić za pociąg, { $corp } emituje { $count ->
        [one] { $count } akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }. 18xx.games na tyle nie pozwala.
g1846-departs-late-issue = Wpis { $entry }: { $corp } emituje lub skupuje akcje, choć nie może już nic zbudować ani uruchomić pociągu. Na 18xx.games trwa już wtedy kupowanie pociągów, więc jest to niemożliwe.
g1846-departs-late-deal = Wpis { $entry }: { $corp } kupuje firmę prywatną, gdy nie może już nic zbudować, a potem zamyka się, bo pociągi nie jadą. Na 18xx.games jest wtedy już zamknięta.
g1846-departs-counted = Wpis { $entry }: { $company } liczy mniej cenne lokacje, niż mogłaby. 18xx.games liczy najlepsze, o { MONEY($missed) } więcej.
g1846-departs-sold-before = Wpis { $entry }: nowy prezes sprzedaje akcje { $corp }, choć sprzedawał je już bankrut. 18xx.games na to nie pozwala.
g1846-departs-no-end = Wpis { $entry }: wszystkie spółki są zamknięte i gra się kończy. Na 18xx.games trwa dalej.
g1846-departs-letter = Ta gra toczy się ściśle według instrukcji z 2016 roku. 18xx.games gra według późniejszych wyjaśnień autora i może nie przyjąć niektórych jej ruchów.
