# Dlaczego bot w 1846 robi to, co robi.

g1846-bots-worth-more = { $private } kosztuje { MONEY($cost) }, a przyniesie około { MONEY($worth) }.
g1846-bots-not-worth-it = Nic z oferty nie jest warte swojej ceny; lepiej zachować pieniądze na korporację.
g1846-bots-good-opening = { $corp } po { MONEY($price) } zaczyna z { MONEY($capital) } i zostaje gotówka na kolejne jej akcje.
g1846-bots-good-share = Akcja { $corp } kosztuje { MONEY($price) }, a do końca gry z dywidendami powinna przynieść { MONEY($worth) }.
g1846-bots-funds-own = { MONEY($price) } za tę akcję trafia do samej { $corp }, która potrzebuje pieniędzy na tory i pociągi.
g1846-bots-poor-share = Akcje { $corp } stracą na wartości: lepiej sprzedać { $count } po { MONEY($price) }.
g1846-bots-keeps-cash = Żadna akcja nie przyniesie więcej, niż kosztuje; lepiej zachować { MONEY($cash) }.
g1846-bots-no-money = W ręku jest { MONEY($cash) }, a najtańsza akcja kosztuje { MONEY($price) }.
g1846-bots-holds-all = W ręku są już wszystkie dozwolone certyfikaty ({ $limit }); na kolejny nie ma miejsca.
g1846-bots-saves-cash = W ręku jest { MONEY($cash) }, a wkrótce na pociąg może być potrzebne { MONEY($needed) }.
g1846-bots-hands-on = { $corp } może zażądać od prezesa więcej, niż on ma; aby kto inny nią kierował, sprzedać akcji: { $count }.
g1846-bots-needs-money = { $corp } potrzebuje pieniędzy na tory i pociągi, więc emituje akcje: { $count }.
g1846-bots-has-enough = { $corp } ma teraz dość pieniędzy, a nowa emisja obniżyłaby jej kurs.
g1846-bots-keeps-treasury = { $corp } zachowuje pieniądze na tory i pociągi.
g1846-bots-better-runs = Kafelek na { $hex } dodaje { MONEY($gain) } do tego, co mogą zarobić pociągi { $company }.
g1846-bots-on-the-way = Kafelek na { $hex } zbliża { $company } do cennych lokacji.
g1846-bots-token-pays =
    { $gain ->
        [0] Żeton w { $hex } utrzymuje miasto otwarte dla { $corp }.
       *[other] Żeton w { $hex } utrzymuje miasto otwarte dla { $corp } i dodaje { MONEY($gain) } do przejazdów.
    }
g1846-bots-built-enough = Żaden kafelek ani żeton nie jest teraz dla { $company } wart swojej ceny.
g1846-bots-best-run = To najlepszy przejazd { $company }: { MONEY($revenue) }.
g1846-bots-pays-out = Ta dywidenda zmienia kurs { $corp } z { MONEY($before) } na { MONEY($after) }.
g1846-bots-price-stays =
    { $kept ->
        [0] Przy tej dywidendzie kurs { $corp } pozostaje na { MONEY($price) }.
       *[other] Przy tej dywidendzie kurs { $corp } pozostaje na { MONEY($price) }, a do kasy trafia { MONEY($kept) }.
    }
g1846-bots-saves-for-train = { $corp } ma { MONEY($cash) } i musi oszczędzać na następny pociąg.
g1846-bots-train-pays = Pociąg { $train } dodaje około { MONEY($gain) } do każdego przejazdu { $corp }.
g1846-bots-must-have-train = { $corp } musi mieć pociąg; to najtańszy sposób.
g1846-bots-trains-enough = Żaden pociąg w sprzedaży nie zarobi dla { $corp } na swoją cenę.
g1846-bots-train-too-dear = { $corp } ma { MONEY($cash) }, a najtańszy pociąg w banku kosztuje { MONEY($price) }.
g1846-bots-least-useful = Z pociągów { $corp } najmniej potrzebny jest { $train }.
g1846-bots-private-helps = { $private } pomaga { $corp }, a właściciel dostaje { MONEY($price) }.
g1846-bots-power-used = Przywilej { $private } nic nie kosztuje i teraz pomaga.
g1846-bots-good-deal = { MONEY($price) } to nie mniej, niż to jest warte ({ MONEY($worth) }).
g1846-bots-bad-deal = { MONEY($price) } to mniej, niż to jest warte ({ MONEY($worth) }).
g1846-bots-only-choice = Nie ma tu nic lepszego do zrobienia.

## Poziomy

bots-1846-easy = Zna zasady i buduje dla dzisiejszych pociągów, ale często gra nieuważnie.
bots-1846-normal = Kupuje akcje, które rosną najszybciej, buduje dla dzisiejszych pociągów i wypłaca, ile może.
bots-1846-strong = Buduje dla przyszłych pociągów i przewiduje grę do końca, zanim wypłaci dywidendę lub kupi pociąg.

# Co liczy arena.
arena-1846-sets = Cykli rund
arena-1846-bankrupt = Bankrutów
