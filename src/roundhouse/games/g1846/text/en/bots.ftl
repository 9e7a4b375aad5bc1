# Why a bot of 1846 does what it does.

g1846-bots-worth-more = { $private } costs { MONEY($cost) } and will bring about { MONEY($worth) }.
g1846-bots-not-worth-it = Nothing on offer is worth its price; the money is better kept for a corporation.
g1846-bots-good-opening = { $corp } at { MONEY($price) } starts with { MONEY($capital) } and leaves cash for more of its shares.
g1846-bots-good-share = A share of { $corp } costs { MONEY($price) } and should bring { MONEY($worth) } by the end, dividends included.
g1846-bots-funds-own = The { MONEY($price) } for this share go to { $corp } itself, which needs them for track and trains.
g1846-bots-poor-share = Shares of { $corp } will lose: { $count } for { MONEY($price) } each is more than they will bring.
g1846-bots-keeps-cash = No share on offer brings more than its price; { MONEY($cash) } stay in hand.
g1846-bots-no-money = There are { MONEY($cash) } in hand, and the cheapest share costs { MONEY($price) }.
g1846-bots-holds-all = All { $limit } certificates that one may hold are in hand; there is no room for another.
g1846-bots-saves-cash = Of { MONEY($cash) } in hand, { MONEY($needed) } may soon be needed for a train.
g1846-bots-hands-on = { $corp } may ask its president for more than there is; shares to sell, so that another leads it: { $count }.
g1846-bots-needs-money = { $corp } needs money for track and trains: shares to issue: { $count }.
g1846-bots-has-enough = { $corp } needs no more money now; new shares would lower its price.
g1846-bots-keeps-treasury = { $corp } keeps its money for track and trains.
g1846-bots-better-runs = The tile at { $hex } adds { MONEY($gain) } to what trains of { $company } can earn.
g1846-bots-on-the-way = The tile at { $hex } brings { $company } nearer to places worth running to.
g1846-bots-token-pays =
    { $gain ->
        [0] A token at { $hex } keeps the city open for { $corp }.
       *[other] A token at { $hex } keeps the city open for { $corp } and adds { MONEY($gain) } to its runs.
    }
g1846-bots-built-enough = No tile or token is worth its cost to { $company } now.
g1846-bots-best-run = This is the best run of { $company }: { MONEY($revenue) }.
g1846-bots-pays-out = This dividend takes the price of { $corp } from { MONEY($before) } to { MONEY($after) }.
g1846-bots-price-stays =
    { $kept ->
        [0] This dividend holds the price of { $corp } at { MONEY($price) }.
       *[other] This dividend holds the price of { $corp } at { MONEY($price) } and leaves { MONEY($kept) } in its treasury.
    }
g1846-bots-saves-for-train = { $corp } has { MONEY($cash) } and must save for its next train.
g1846-bots-train-pays = A { $train } train adds about { MONEY($gain) } to each run of { $corp }.
g1846-bots-must-have-train = { $corp } must own a train; this is the cheapest way to it.
g1846-bots-trains-enough = No train on offer would earn { $corp } its price.
g1846-bots-train-too-dear = { $corp } has { MONEY($cash) }, and the Bank's cheapest train costs { MONEY($price) }.
g1846-bots-least-useful = Of the trains of { $corp }, the { $train } is missed least.
g1846-bots-private-helps = { $private } helps { $corp }, and its owner gets { MONEY($price) }.
g1846-bots-power-used = The power of { $private } costs nothing and helps now.
g1846-bots-good-deal = { MONEY($price) } is no less than it is worth ({ MONEY($worth) }).
g1846-bots-bad-deal = { MONEY($price) } is less than it is worth ({ MONEY($worth) }).
g1846-bots-only-choice = There is nothing better to do here.

## The levels

bots-1846-easy = Knows the rules and builds for today's trains, but often plays carelessly.
bots-1846-normal = Buys the share that grows fastest, builds for today's trains and pays out what it can.
bots-1846-strong = Builds for trains to come, and forecasts the game to its end before it pays dividends or buys trains.

# What the arena counts.
arena-1846-sets = Sets of rounds
arena-1846-bankrupt = Bankrupt players
