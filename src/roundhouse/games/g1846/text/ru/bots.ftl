# Почему бот в 1846 поступает именно так.

bots-g1846-worth-more = { $private } стоит { MONEY($cost) }, а принесёт около { MONEY($worth) }.
bots-g1846-not-worth-it = Ничто из предложенного не стоит своей цены; деньги лучше сберечь для корпорации.
bots-g1846-good-opening = { $corp } по { MONEY($price) } начинает с { MONEY($capital) }, и остаются деньги на другие её акции.
bots-g1846-good-share = Акция { $corp } стоит { MONEY($price) }, а к концу игры с дивидендами должна принести { MONEY($worth) }.
bots-g1846-funds-own = { MONEY($price) } за эту акцию получает сама { $corp }: они нужны ей на пути и поезда.
bots-g1846-poor-share = Акции { $corp } подешевеют: продать { $count } по { MONEY($price) } выгоднее, чем держать.
bots-g1846-keeps-cash = Ни одна акция не принесёт больше своей цены; { MONEY($cash) } остаются на руках.
bots-g1846-no-money = На руках { MONEY($cash) }, а самая дешёвая акция стоит { MONEY($price) }.
bots-g1846-holds-all = На руках уже все { $limit } сертификатов, которые можно держать; для новых нет места.
bots-g1846-saves-cash = На руках { MONEY($cash) }, и скоро на поезд может понадобиться { MONEY($needed) }.
bots-g1846-hands-on = { $corp } может потребовать от президента больше, чем у него есть; чтобы её возглавил другой, продать акций: { $count }.
bots-g1846-needs-money = { $corp } нужны деньги на пути и поезда, поэтому она выпускает акции: { $count }.
bots-g1846-has-enough = Сейчас { $corp } денег хватает, а новый выпуск снизил бы цену её акций.
bots-g1846-keeps-treasury = { $corp } бережёт деньги на пути и поезда.
bots-g1846-better-runs = Тайл в { $hex } добавляет { MONEY($gain) } к тому, что могут заработать поезда { $company }.
bots-g1846-on-the-way = Тайл в { $hex } приближает { $company } к выгодным пунктам.
bots-g1846-token-pays =
    { $gain ->
        [0] Жетон в { $hex } сохраняет город открытым для { $corp }.
       *[other] Жетон в { $hex } сохраняет город открытым для { $corp } и добавляет { MONEY($gain) } к рейсам.
    }
bots-g1846-built-enough = Сейчас ни тайл, ни жетон не окупятся для { $company }.
bots-g1846-best-run = Это лучший рейс { $company }: { MONEY($revenue) }.
bots-g1846-pays-out = С такими дивидендами цена { $corp } меняется с { MONEY($before) } на { MONEY($after) }.
bots-g1846-price-stays =
    { $kept ->
        [0] С такими дивидендами цена { $corp } остаётся { MONEY($price) }.
       *[other] С такими дивидендами цена { $corp } остаётся { MONEY($price) }, а в казну идёт { MONEY($kept) }.
    }
bots-g1846-saves-for-train = У { $corp } { MONEY($cash) }, и нужно копить на следующий поезд.
bots-g1846-train-pays = Поезд { $train } добавляет к каждому рейсу { $corp } около { MONEY($gain) }.
bots-g1846-must-have-train = У { $corp } должен быть поезд; это самый дешёвый путь к нему.
bots-g1846-trains-enough = Ни один поезд в продаже не окупится для { $corp }.
bots-g1846-train-too-dear = У { $corp } { MONEY($cash) }, а самый дешёвый поезд в банке стоит { MONEY($price) }.
bots-g1846-least-useful = Из поездов { $corp } меньше всего нужен { $train }.
bots-g1846-private-helps = { $private } полезна для { $corp }, а владелец получает { MONEY($price) }.
bots-g1846-power-used = Право { $private } ничего не стоит и сейчас полезно.
bots-g1846-good-deal = { MONEY($price) } — не меньше, чем это стоит ({ MONEY($worth) }).
bots-g1846-bad-deal = { MONEY($price) } — меньше, чем это стоит ({ MONEY($worth) }).
bots-g1846-only-choice = Лучшего хода здесь нет.

## Уровни

bots-1846-easy = Знает правила и строит для сегодняшних поездов, но часто играет небрежно.
bots-1846-normal = Покупает самые быстрорастущие акции, строит для сегодняшних поездов и выплачивает, сколько может.
bots-1846-strong = Строит для будущих поездов и просчитывает игру до конца, прежде чем платить дивиденды или покупать поезда.
