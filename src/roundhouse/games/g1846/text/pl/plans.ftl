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

# --- plansza planów
g1846-panel-plans = Plany
g1846-panel-plan-name = Plan { $number }
g1846-panel-plan-compare = Porównaj
g1846-panel-plan-intro = Kliknij zaznaczony heks na mapie albo wybierz poniżej. Planuj dla dowolnej spółki, jak daleko chcesz; pieniędzy może zabraknąć.
g1846-panel-plan-for = Planuj dla
g1846-panel-plan-begin-anew = Zacznij od nowa
g1846-panel-plan-moved-on =
    Pozycja się zmieniła: jest ruch { $now }, a ten plan powstał przy ruchu { $made }. { $fits ->
        [one] Nadal pasuje { $fits } krok z { $steps }.
        [few] Nadal pasują { $fits } kroki z { $steps }.
       *[many] Nadal pasuje { $fits } kroków z { $steps }.
    }
g1846-panel-plan-replay = Zostaw to, co pasuje
g1846-panel-plan-then = Pokaż ruch { $made }
g1846-panel-plan-lay = Kafel { $tile }: { $place }
g1846-panel-plan-token = Żeton: { $place }
g1846-panel-plan-from = Kup od { $corp } pociąg { $train }
g1846-panel-plan-start = Załóż po { MONEY($price) }
g1846-panel-plan-start-told = { $corp } nie została jeszcze założona. Załóż po:
g1846-panel-plan-drop = Usuń: { $step }
g1846-panel-plan-short = brakuje { MONEY($amount) }
g1846-panel-plan-turn = w { $turn }. turze spółki
g1846-panel-plan-runs =
    { $proven ->
        [yes] Najlepszy dochód { MONEY($revenue) }: { MONEY($each) } na akcję
       *[no] Najlepszy dochód co najmniej { MONEY($revenue) }: { MONEY($each) } na akcję
    }
g1846-panel-plan-runs-half = Najlepszy dochód { MONEY($revenue) }: { MONEY($half) } dla właściciela
g1846-panel-plan-no-train = { $company } nie ma pociągu
g1846-panel-plan-no-route = { $company } nie ma trasy
g1846-panel-plan-treasury = Skarbiec { MONEY($cash) }
g1846-panel-plan-routes = Trasy
g1846-panel-plan-pays = Co to przynosi
g1846-panel-plan-half = Skarbiec +{ MONEY($treasury) }.
g1846-panel-plan-returns = { $corp } ma za dużo pociągów. Oddaj jeden:
g1846-panel-plan-places =
    { $count ->
        [one] Można budować na { $count } heksie
       *[other] Można budować na { $count } heksach
    }
g1846-panel-plan-copy = Skopiuj do innego planu
g1846-panel-plan-clear = Wyczyść
g1846-panel-plan-fact-company = Spółka
g1846-panel-plan-fact-cost = Koszt
g1846-panel-plan-fact-left-out = Pominięte kroki
g1846-panel-plan-fact-treasury = Skarbiec
g1846-panel-plan-fact-trains = Pociągi
g1846-panel-plan-fact-run = Najlepszy dochód
g1846-panel-plan-fact-each = Na akcję przy pełnej wypłacie
g1846-panel-plan-fact-own = Dla ciebie
g1846-panel-plan-fact-price = Nowy kurs
