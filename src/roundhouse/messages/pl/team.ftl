# Co przy stole mówi się sobie o następnej akcji.
team-head = Drużyna
team-asks = { $name } pyta drużynę:
team-yes = Tak
team-no = Nie
team-decide = Ty zdecyduj
team-waits = Jeśli nikt nie odpowie, { $name } obejdzie się bez tego.
team-instead = Można też zaproponować coś innego.
team-said =
    { $answer ->
        [yes] { $by }: tak.
        [no] { $by }: nie.
        [decide] { $by }: niech zdecyduje { $name }.
       *[late] Nikt nie odpowiada: { $name } obchodzi się bez tego.
    }
team-proposes = { $name } proponuje:
team-pass = Na tym poprzestańmy.
team-gone = { $name }: propozycja nie jest już możliwa. { $why }
team-points = { $name } wskazuje tutaj:
team-remark = { $by }: { $words }
team-needs = { $name }, następna tura:
team-take-back = Wycofaj
team-ask = Co byście zrobili?
team-ask-about = Boty przy stole zaproponują, co same by zrobiły.
team-always = Za każdym razem
team-point = Wskaż
team-point-about = Wskaż coś na planszy: wszyscy zobaczą to podpisane twoją nazwą, a bot to zrobi, jeśli niewiele to kosztuje.
team-point-list = Albo wybierz tutaj
team-propose = Zaproponuj ruch
team-propose-stop = Nie proponuj
team-proposing = Wybierz, co { $name } może zrobić, jak w swojej turze. Wykonać to może tylko { $name }.
team-plays-alone = W tej grze każdy gra dla siebie, więc boty niczego nie proponują.
team-sights-differ = Gracz, którego jest tura, wie o czymś, czego nie wiesz ty, więc nie można tu niczego zaproponować.
team-nothing-asked = Na to pytanie już odpowiedziano albo gra poszła dalej.
team-no-partner = Przy tym stole nie ma botów. Zapytaj innych graczy.
