# Dlaczego bot w 1846 robi to, co robi.

bots-g1846-worth-more = { $private } kosztuje { MONEY($cost) }, a przyniesie około { MONEY($worth) }.
bots-g1846-not-worth-it = Nic z oferty nie jest warte swojej ceny; lepiej zachować pieniądze na korporację.
bots-g1846-good-opening = { $corp } po { MONEY($price) } zaczyna z { MONEY($capital) } i zostaje gotówka na kolejne jej akcje.
bots-g1846-good-share = Akcja { $corp } kosztuje { MONEY($price) }, a do końca gry z dywidendami powinna przynieść { MONEY($worth) }.
bots-g1846-funds-own = { MONEY($price) } za tę akcję trafia do samej { $corp }, która potrzebuje pieniędzy na tory i pociągi.
bots-g1846-poor-share = Akcje { $corp } stracą na wartości: lepiej sprzedać { $count } po { MONEY($price) }.
bots-g1846-keeps-cash = Żadna akcja nie przyniesie więcej, niż kosztuje; lepiej zachować { MONEY($cash) }.
bots-g1846-no-money = W ręku jest { MONEY($cash) }, a najtańsza akcja kosztuje { MONEY($price) }.
bots-g1846-holds-all = W ręku są już wszystkie dozwolone certyfikaty ({ $limit }); na kolejny nie ma miejsca.
bots-g1846-saves-cash = W ręku jest { MONEY($cash) }, a wkrótce na pociąg może być potrzebne { MONEY($needed) }.
bots-g1846-hands-on = { $corp } może zażądać od prezesa więcej, niż on ma; aby kto inny nią kierował, sprzedać akcji: { $count }.
bots-g1846-needs-money = { $corp } potrzebuje pieniędzy na tory i pociągi, więc emituje akcje: { $count }.
bots-g1846-has-enough = { $corp } ma teraz dość pieniędzy, a nowa emisja obniżyłaby jej kurs.
bots-g1846-keeps-treasury = { $corp } zachowuje pieniądze na tory i pociągi.
bots-g1846-better-runs = Kafelek na { $hex } dodaje { MONEY($gain) } do tego, co mogą zarobić pociągi { $company }.
bots-g1846-on-the-way = Kafelek na { $hex } zbliża { $company } do cennych lokacji.
bots-g1846-token-pays =
    { $gain ->
        [0] Żeton w { $hex } utrzymuje miasto otwarte dla { $corp }.
       *[other] Żeton w { $hex } utrzymuje miasto otwarte dla { $corp } i dodaje { MONEY($gain) } do przejazdów.
    }
bots-g1846-built-enough = Żaden kafelek ani żeton nie jest teraz dla { $company } wart swojej ceny.
bots-g1846-best-run = To najlepszy przejazd { $company }: { MONEY($revenue) }.
bots-g1846-pays-out = Ta dywidenda zmienia kurs { $corp } z { MONEY($before) } na { MONEY($after) }.
bots-g1846-price-stays =
    { $kept ->
        [0] Przy tej dywidendzie kurs { $corp } pozostaje na { MONEY($price) }.
       *[other] Przy tej dywidendzie kurs { $corp } pozostaje na { MONEY($price) }, a do kasy trafia { MONEY($kept) }.
    }
bots-g1846-saves-for-train = { $corp } ma { MONEY($cash) } i musi oszczędzać na następny pociąg.
bots-g1846-train-pays = Pociąg { $train } dodaje około { MONEY($gain) } do każdego przejazdu { $corp }.
bots-g1846-must-have-train = { $corp } musi mieć pociąg; to najtańszy sposób.
bots-g1846-trains-enough = Żaden pociąg w sprzedaży nie zarobi dla { $corp } na swoją cenę.
bots-g1846-train-too-dear = { $corp } ma { MONEY($cash) }, a najtańszy pociąg w banku kosztuje { MONEY($price) }.
bots-g1846-least-useful = Z pociągów { $corp } najmniej potrzebny jest { $train }.
bots-g1846-private-helps = { $private } pomaga { $corp }, a właściciel dostaje { MONEY($price) }.
bots-g1846-power-used = Przywilej { $private } nic nie kosztuje i teraz pomaga.
bots-g1846-good-deal = { MONEY($price) } to nie mniej, niż to jest warte ({ MONEY($worth) }).
bots-g1846-bad-deal = { MONEY($price) } to mniej, niż to jest warte ({ MONEY($worth) }).
bots-g1846-only-choice = Nie ma tu nic lepszego do zrobienia.

## Poziomy

bots-1846-easy = Zna zasady i buduje dla dzisiejszych pociągów, ale często gra nieuważnie.
bots-1846-normal = Kupuje akcje, które rosną najszybciej, buduje dla dzisiejszych pociągów i wypłaca, ile może.
bots-1846-strong = Buduje dla przyszłych pociągów i przewiduje grę do końca, zanim wypłaci dywidendę lub kupi pociąg.
