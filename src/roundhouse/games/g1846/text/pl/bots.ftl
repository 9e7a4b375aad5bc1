# Dlaczego bot w 1846 robi to, co robi.

g1846-bots-worth-more = { $private } kosztuje { MONEY($cost) }, a przyniesie około { MONEY($worth) }.
g1846-bots-not-worth-it = Nic z oferty nie jest warte swojej ceny; lepiej zachować pieniądze na spółkę.
g1846-bots-good-opening = { $corp } po { MONEY($price) } zaczyna z { MONEY($capital) } i zostaje gotówka na kolejne jej akcje.
g1846-bots-good-share = Akcja { $corp } kosztuje { MONEY($price) }, a do końca gry z dywidendami powinna przynieść { MONEY($worth) }.
g1846-bots-funds-own = { MONEY($price) } za tę akcję trafia do samej { $corp }, która potrzebuje pieniędzy na tory i pociągi.
g1846-bots-poor-share = Akcje { $corp } stracą na wartości: lepiej sprzedać { $count } po { MONEY($price) }.
g1846-bots-keeps-cash = Żadna akcja nie przyniesie więcej, niż kosztuje; lepiej zachować { MONEY($cash) }.
g1846-bots-no-money = Najtańsza akcja kosztuje { MONEY($price) }, a gotówki jest tylko { MONEY($cash) }.
g1846-bots-holds-all = Osiągnięto limit certyfikatów ({ $limit }), więcej akcji kupić nie można.
g1846-bots-saves-cash = Z { MONEY($cash) } gotówki wkrótce może być potrzebne { MONEY($needed) } na pociąg.
g1846-bots-hands-on =
    { $count ->
        [one] { $corp } może zażądać od prezesa więcej, niż on ma: sprzedać { $count } akcję, by prezesem został kto inny.
        [few] { $corp } może zażądać od prezesa więcej, niż on ma: sprzedać { $count } akcje, by prezesem został kto inny.
       *[many] { $corp } może zażądać od prezesa więcej, niż on ma: sprzedać { $count } akcji, by prezesem został kto inny.
    }
g1846-bots-needs-money =
    { $count ->
        [one] { $corp } potrzebuje pieniędzy na tory i pociągi: wyemitować { $count } akcję.
        [few] { $corp } potrzebuje pieniędzy na tory i pociągi: wyemitować { $count } akcje.
       *[many] { $corp } potrzebuje pieniędzy na tory i pociągi: wyemitować { $count } akcji.
    }
g1846-bots-has-enough = { $corp } ma teraz dość pieniędzy, a nowa emisja obniżyłaby jej kurs.
g1846-bots-keeps-treasury = { $corp } zachowuje pieniądze na tory i pociągi.
g1846-bots-better-runs = Kafel dodaje { MONEY($gain) } do tego, co mogą zarobić pociągi { $company }: { $hex }.
g1846-bots-on-the-way = Kafel zbliża { $company } do cennych lokacji: { $hex }.
g1846-bots-token-pays =
    { $gain ->
        [0] Żeton utrzymuje miasto otwarte dla { $corp }: { $hex }.
       *[other] Żeton utrzymuje miasto otwarte dla { $corp } i dodaje { MONEY($gain) } do dochodu: { $hex }.
    }
g1846-bots-built-enough = Żaden kafel ani żeton nie jest teraz dla { $company } wart swojej ceny.
g1846-bots-best-run = To najlepsze trasy { $company }: { MONEY($revenue) }.
g1846-bots-pays-out = Ta dywidenda zmienia kurs { $corp } z { MONEY($before) } na { MONEY($after) }.
g1846-bots-price-stays =
    { $kept ->
        [0] Przy tej dywidendzie kurs { $corp } pozostaje na { MONEY($price) }.
       *[other] Przy tej dywidendzie kurs { $corp } pozostaje na { MONEY($price) }, a do skarbca trafia { MONEY($kept) }.
    }
g1846-bots-saves-for-train = { $corp } ma { MONEY($cash) } i musi oszczędzać na następny pociąg.
g1846-bots-train-pays = Pociąg { $train } dodaje około { MONEY($gain) } do dochodu { $corp } w każdej rundzie.
g1846-bots-must-have-train = { $corp } musi mieć pociąg; to najtańszy sposób.
g1846-bots-trains-enough = Żaden pociąg w sprzedaży nie zarobi dla { $corp } na swoją cenę.
g1846-bots-train-too-dear = { $corp } ma { MONEY($cash) }, a najtańszy pociąg w banku kosztuje { MONEY($price) }.
g1846-bots-least-useful = Z pociągów { $corp } najmniej potrzebny jest pociąg { $train }.
g1846-bots-private-helps = { $private } pomaga { $corp }, a właściciel dostaje { MONEY($price) }.
g1846-bots-power-used = Zdolność { $private } nic nie kosztuje i teraz pomaga.
g1846-bots-good-deal = { MONEY($price) } to nie mniej, niż to jest warte ({ MONEY($worth) }).
g1846-bots-bad-deal = { MONEY($price) } to mniej, niż to jest warte ({ MONEY($worth) }).
g1846-bots-played-on =
    Po { $playouts ->
        [one] { $playouts } próbnej rozgrywce
       *[other] { $playouts } próbnych rozgrywkach
    } do końca cyklu { $gain ->
        [0] nic innego nie wypada lepiej.
       *[other] ten wariant daje średnio o { MONEY($gain) } więcej niż najlepszy z pozostałych.
    }
g1846-bots-only-choice = Nie ma tu nic lepszego do zrobienia.

## Poziomy

bots-1846-easy = Zna zasady i buduje dla dzisiejszych pociągów, ale często gra nieuważnie.
bots-1846-normal = Kupuje akcje, które rosną najszybciej, buduje dla dzisiejszych pociągów i wypłaca, ile może.
bots-1846-builder = Gra jak silny, ale lubi układać tory w stronę dalekich miast.
bots-1846-raider = Gra jak silny, ale chętnie kupuje akcje cudzych spółek i lubi to, co szkodzi liderowi.
bots-1846-hoarder = Gra jak silny, ale wcześnie oszczędza na pociągi następnej fazy.
bots-1846-strong = Buduje dla przyszłych pociągów i przewiduje grę do końca, zanim wypłaci dywidendę lub kupi pociąg.
bots-1846-master = Zanim kupi lub sprzeda akcje, wypłaci dywidendę albo kupi pociąg, rozgrywa na próbę dobre warianty do końca cyklu przeciw różnym rywalom.

# Co liczy arena.
arena-1846-sets = Cykli rund
arena-1846-bankrupt = Bankrutów
