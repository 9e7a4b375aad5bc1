# Plany: czego nie da się zaplanować, i plansza planów.

g1846-plan-too-long =
    Ten plan ma { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, a sprawdza się najwyżej { $most }. Usuń część albo przenieś je do innego planu.
g1846-not-in-play = { $company } nie ma już w grze, więc nie można dla niej planować. Wybierz inną spółkę albo usuń ten krok.
g1846-not-opened = { $corp } nie została jeszcze założona. Najpierw załóż ją w planie.
g1846-nobody-plans = { $corp } nie ma prezesa, więc tylko uruchamia pociągi. Wybierz inną spółkę.
g1846-nothing-to-return =
    { $corp } ma { $have ->
        [one] { $have } pociąg
        [few] { $have } pociągi
       *[many] { $have } pociągów
    }, a limit to { $limit }, więc żadnego nie oddaje. Usuń ten krok.
