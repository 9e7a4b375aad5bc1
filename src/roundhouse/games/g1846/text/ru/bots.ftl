# Почему бот в 1846 поступает именно так.

g1846-bots-worth-more = { $private } стоит { MONEY($cost) }, а принесёт около { MONEY($worth) }.
g1846-bots-not-worth-it = Ничто из предложенного не стоит своей цены; деньги лучше сберечь для корпорации.
g1846-bots-good-opening = { $corp } по { MONEY($price) } начинает с { MONEY($capital) }, и остаются деньги на другие её акции.
g1846-bots-good-share = Акция { $corp } стоит { MONEY($price) }, а к концу игры с дивидендами должна принести { MONEY($worth) }.
g1846-bots-funds-own = { MONEY($price) } за эту акцию получает сама { $corp }: они нужны ей на пути и поезда.
g1846-bots-poor-share = Акции { $corp } подешевеют: продать { $count } по { MONEY($price) } выгоднее, чем держать.
g1846-bots-keeps-cash = Ни одна акция не принесёт больше своей цены; { MONEY($cash) } остаются на руках.
g1846-bots-no-money = На руках { MONEY($cash) }, а самая дешёвая акция стоит { MONEY($price) }.
g1846-bots-holds-all = На руках уже все { $limit } сертификатов, которые можно держать; для новых нет места.
g1846-bots-saves-cash = На руках { MONEY($cash) }, и скоро на поезд может понадобиться { MONEY($needed) }.
g1846-bots-hands-on = { $corp } может потребовать от президента больше, чем у него есть; чтобы её возглавил другой, продать акций: { $count }.
g1846-bots-needs-money = { $corp } нужны деньги на пути и поезда, поэтому она выпускает акции: { $count }.
g1846-bots-has-enough = Сейчас { $corp } денег хватает, а новый выпуск снизил бы цену её акций.
g1846-bots-keeps-treasury = { $corp } бережёт деньги на пути и поезда.
g1846-bots-better-runs = Тайл в { $hex } добавляет { MONEY($gain) } к тому, что могут заработать поезда { $company }.
g1846-bots-on-the-way = Тайл в { $hex } приближает { $company } к выгодным пунктам.
g1846-bots-token-pays =
    { $gain ->
        [0] Жетон в { $hex } сохраняет город открытым для { $corp }.
       *[other] Жетон в { $hex } сохраняет город открытым для { $corp } и добавляет { MONEY($gain) } к рейсам.
    }
g1846-bots-built-enough = Сейчас ни тайл, ни жетон не окупятся для { $company }.
g1846-bots-best-run = Это лучший рейс { $company }: { MONEY($revenue) }.
g1846-bots-pays-out = С такими дивидендами цена { $corp } меняется с { MONEY($before) } на { MONEY($after) }.
g1846-bots-price-stays =
    { $kept ->
        [0] С такими дивидендами цена { $corp } остаётся { MONEY($price) }.
       *[other] С такими дивидендами цена { $corp } остаётся { MONEY($price) }, а в казну идёт { MONEY($kept) }.
    }
g1846-bots-saves-for-train = У { $corp } { MONEY($cash) }, и нужно копить на следующий поезд.
g1846-bots-train-pays = Поезд { $train } добавляет к каждому рейсу { $corp } около { MONEY($gain) }.
g1846-bots-must-have-train = У { $corp } должен быть поезд; это самый дешёвый путь к нему.
g1846-bots-trains-enough = Ни один поезд в продаже не окупится для { $corp }.
g1846-bots-train-too-dear = У { $corp } { MONEY($cash) }, а самый дешёвый поезд в банке стоит { MONEY($price) }.
g1846-bots-least-useful = Из поездов { $corp } меньше всего нужен { $train }.
g1846-bots-private-helps = { $private } полезна для { $corp }, а владелец получает { MONEY($price) }.
g1846-bots-power-used = Право { $private } ничего не стоит и сейчас полезно.
g1846-bots-good-deal = { MONEY($price) } — не меньше, чем это стоит ({ MONEY($worth) }).
g1846-bots-bad-deal = { MONEY($price) } — меньше, чем это стоит ({ MONEY($worth) }).
g1846-bots-only-choice = Лучшего хода здесь нет.

## Уровни

bots-1846-easy = Знает правила и строит для сегодняшних поездов, но часто играет небрежно.
bots-1846-normal = Покупает самые быстрорастущие акции, строит для сегодняшних поездов и выплачивает, сколько может.
bots-1846-strong = Строит для будущих поездов и просчитывает игру до конца, прежде чем платить дивиденды или покупать поезда.

# Что считает арена.
arena-1846-sets = Циклов раундов
arena-1846-bankrupt = Банкротов
