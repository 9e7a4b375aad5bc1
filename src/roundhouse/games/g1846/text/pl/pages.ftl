# What the home page and the options say.
pages-title-1846 = 1846: The Race for the Midwest
pages-title-1846-about = Buduj tory, uruchamiaj pociągi i handluj akcjami kolei między Atlantykiem a Chicago.
pages-title-1846-short =
    Jesteś inwestorem. Gdy bank jest pusty, wygrywa gracz z największym majątkiem, czyli gotówką i akcjami.
    Najpierw wszyscy wybierają firmy prywatne. Potem w każdym cyklu jest jedna runda giełdowa i dwie rundy operacyjne.
    W rundzie giełdowej kupujesz i sprzedajesz akcje. Kto ma najwięcej akcji spółki, jest jej prezesem i gra w jej imieniu.
    W rundzie operacyjnej każda spółka po kolei kładzie tory, stawia żeton, uruchamia pociągi, płaci dywidendę albo zatrzymuje pieniądze i kupuje pociągi.
    Dywidenda podnosi kurs akcji. Przez nowe pociągi stare stają się przestarzałe, a spółka bez pociągu musi go kupić, w razie potrzeby za pieniądze prezesa.
pages-option-1846-two-player = Zasady dla dwóch graczy
pages-option-1846-two-player-about = Zasady dokładnie dla dwóch osób: mniej spółek, jawny draft.
pages-option-1846-second-edition-privates = Firmy prywatne z drugiego wydania
pages-option-1846-second-edition-privates-about = Dodaje Boomtown i Little Miami; liczba firm prywatnych w grze się nie zmienia.
pages-option-1846-flexible-issue = Późniejsza emisja akcji
pages-option-1846-flexible-issue-about = Akcje można emitować i skupywać aż do decyzji o dywidendzie, nie tylko na początku tury.
pages-option-1846-enforce-max-routes = Tylko najlepsze trasy
pages-option-1846-enforce-max-routes-about = Przyjmowane są tylko trasy o największym dochodzie.
pages-option-1846-wait-for-passes = Potwierdzaj puste kroki
pages-option-1846-wait-for-passes-about = Gracze potwierdzają każdy krok, nawet gdy nic nie można w nim zrobić. Inaczej takie kroki są pomijane.
