# What the home page and the options say.
pages-title-1846 = 1846: The Race for the Midwest
pages-title-1846-about = Buduj tory, puszczaj pociągi i handluj akcjami kolei między Atlantykiem a Chicago.
pages-title-1846-short =
    Jesteś inwestorem: wygrywa ten, kto po opróżnieniu banku ma najwięcej, licząc gotówkę i akcje.
    Najpierw wszyscy wybierają firmy prywatne. Potem na zmianę: runda giełdowa i dwie rundy operacyjne.
    W rundzie giełdowej kupujesz i sprzedajesz akcje. Kto ma najwięcej akcji firmy, jest jej prezesem i gra w jej imieniu.
    W rundzie operacyjnej każda firma po kolei buduje tory, stawia żeton, puszcza pociągi, płaci dywidendę albo zatrzymuje pieniądze i kupuje pociągi.
    Dywidenda podnosi kurs akcji. Nowe pociągi wypierają stare, a firma bez pociągu musi go kupić, w razie potrzeby za pieniądze prezesa.
pages-option-1846-two-player = Zasady dla dwóch graczy
pages-option-1846-two-player-about = Zasady dokładnie dla dwóch osób: mniej firm, jawny draft.
pages-option-1846-second-edition-privates = Firmy prywatne z drugiego wydania
pages-option-1846-second-edition-privates-about = Dodaje Boomtown i Little Miami; liczba firm prywatnych w grze się nie zmienia.
pages-option-1846-flexible-issue = Późniejsza emisja akcji
pages-option-1846-flexible-issue-about = Akcje można emitować i odkupywać aż do decyzji o dywidendzie, nie tylko na początku tury.
pages-option-1846-enforce-max-routes = Tylko najlepsze przejazdy
pages-option-1846-enforce-max-routes-about = Przejazdy dające mniej, niż się da, są odrzucane.
pages-option-1846-wait-for-passes = Pytaj przed spasowaniem
pages-option-1846-wait-for-passes-about = Krok, w którym nic nie można zrobić, każdy potwierdza, zamiast iść od razu dalej.
