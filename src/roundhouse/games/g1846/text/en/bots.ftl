# Why a bot of 1846 does what it does.

bots-g1846-worth-more = { $private } costs { MONEY($cost) } and will bring about { MONEY($worth) }.
bots-g1846-not-worth-it = Nothing on offer is worth its price; the money is better kept for a corporation.
bots-g1846-good-opening = { $corp } at { MONEY($price) } starts with { MONEY($capital) } and leaves cash for more of its shares.
bots-g1846-good-share = A share of { $corp } costs { MONEY($price) } and should bring { MONEY($worth) } by the end, dividends included.
bots-g1846-funds-own = The { MONEY($price) } for this share go to { $corp } itself, which needs them for track and trains.
bots-g1846-poor-share = Shares of { $corp } will lose: { $count } for { MONEY($price) } each is more than they will bring.
bots-g1846-keeps-cash = No share on offer brings more than its price; { MONEY($cash) } stay in hand.
bots-g1846-no-money = There are { MONEY($cash) } in hand, and the cheapest share costs { MONEY($price) }.
bots-g1846-holds-all = All { $limit } certificates that one may hold are in hand; there is no room for another.
bots-g1846-saves-cash = Of { MONEY($cash) } in hand, { MONEY($needed) } may soon be needed for a train.
bots-g1846-hands-on = { $corp } may ask its president for more than there is; shares to sell, so that another leads it: { $count }.
bots-g1846-needs-money = { $corp } needs money for track and trains: shares to issue: { $count }.
bots-g1846-has-enough = { $corp } needs no more money now; new shares would lower its price.
bots-g1846-keeps-treasury = { $corp } keeps its money for track and trains.
bots-g1846-better-runs = The tile at { $hex } adds { MONEY($gain) } to what trains of { $company } can earn.
bots-g1846-on-the-way = The tile at { $hex } brings { $company } nearer to places worth running to.
bots-g1846-token-pays =
    { $gain ->
        [0] A token at { $hex } keeps the city open for { $corp }.
       *[other] A token at { $hex } keeps the city open for { $corp } and adds { MONEY($gain) } to its runs.
    }
bots-g1846-built-enough = No tile or token is worth its cost to { $company } now.
bots-g1846-best-run = This is the best run of { $company }: { MONEY($revenue) }.
bots-g1846-pays-out = This dividend takes the price of { $corp } from { MONEY($before) } to { MONEY($after) }.
bots-g1846-price-stays =
    { $kept ->
        [0] This dividend holds the price of { $corp } at { MONEY($price) }.
       *[other] This dividend holds the price of { $corp } at { MONEY($price) } and leaves { MONEY($kept) } in its treasury.
    }
bots-g1846-saves-for-train = { $corp } has { MONEY($cash) } and must save for its next train.
bots-g1846-train-pays = A { $train } train adds about { MONEY($gain) } to each run of { $corp }.
bots-g1846-must-have-train = { $corp } must own a train; this is the cheapest way to it.
bots-g1846-trains-enough = No train on offer would earn { $corp } its price.
bots-g1846-train-too-dear = { $corp } has { MONEY($cash) }, and the Bank's cheapest train costs { MONEY($price) }.
bots-g1846-least-useful = Of the trains of { $corp }, the { $train } is missed least.
bots-g1846-private-helps = { $private } helps { $corp }, and its owner gets { MONEY($price) }.
bots-g1846-power-used = The power of { $private } costs nothing and helps now.
bots-g1846-good-deal = { MONEY($price) } is no less than it is worth ({ MONEY($worth) }).
bots-g1846-bad-deal = { MONEY($price) } is less than it is worth ({ MONEY($worth) }).
bots-g1846-only-choice = There is nothing better to do here.

## The levels

bots-1846-easy = Knows the rules and builds for today's trains, but often plays carelessly.
bots-1846-normal = Buys the share that grows fastest, builds for today's trains and pays out what it can.
bots-1846-strong = Builds for trains to come, and forecasts the game to its end before it pays dividends or buys trains.
