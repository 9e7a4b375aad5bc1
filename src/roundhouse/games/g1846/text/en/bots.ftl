# Why a bot of 1846 does what it does.

g1846-bots-worth-more = { $private } costs { MONEY($cost) } and should bring in about { MONEY($worth) }.
g1846-bots-not-worth-it = Nothing on offer is worth its price; the money is better saved for a corporation.
g1846-bots-good-opening = { $corp } at { MONEY($price) } starts with { MONEY($capital) } and leaves cash for more of its shares.
g1846-bots-good-share = A share of { $corp } costs { MONEY($price) } and should bring in { MONEY($worth) } by the end of the game, dividends included.
g1846-bots-funds-own = The { MONEY($price) } for this share goes to { $corp } itself, which needs it for track and trains.
g1846-bots-poor-share = { $corp } shares will lose value: { $count } at { MONEY($price) } each is more than they will bring in.
g1846-bots-keeps-cash = No share on offer will earn back its price; better to keep the { MONEY($cash) }.
g1846-bots-no-money = The cheapest share costs { MONEY($price) }, and there is only { MONEY($cash) } in cash.
g1846-bots-holds-all = The certificate limit of { $limit } is reached, so no more shares can be bought.
g1846-bots-saves-cash = { MONEY($needed) } of the { MONEY($cash) } in cash may soon be needed for a train.
g1846-bots-hands-on =
    { $count ->
        [one] { $corp } may ask its president for more than there is: sell 1 share so that someone else becomes president.
       *[other] { $corp } may ask its president for more than there is: sell { $count } shares so that someone else becomes president.
    }
g1846-bots-needs-money =
    { $count ->
        [one] { $corp } needs money for track and trains: issue 1 share.
       *[other] { $corp } needs money for track and trains: issue { $count } shares.
    }
g1846-bots-has-enough = { $corp } has enough money for now; issuing shares would only lower its price.
g1846-bots-keeps-treasury = { $corp } keeps its money for track and trains.
g1846-bots-better-runs = The tile at { $hex } adds { MONEY($gain) } to what { $company }’s trains can earn.
g1846-bots-on-the-way = The tile at { $hex } brings { $company } closer to places worth running to.
g1846-bots-token-pays =
    { $gain ->
        [0] A token at { $hex } keeps the city open for { $corp }.
       *[other] A token at { $hex } keeps the city open for { $corp } and adds { MONEY($gain) } to its runs.
    }
g1846-bots-built-enough = No tile or token is worth its cost to { $company } right now.
g1846-bots-best-run = This is { $company }’s best run: { MONEY($revenue) }.
g1846-bots-pays-out = This dividend moves { $corp }’s share price from { MONEY($before) } to { MONEY($after) }.
g1846-bots-price-stays =
    { $kept ->
        [0] This dividend holds { $corp }’s share price at { MONEY($price) }.
       *[other] This dividend holds { $corp }’s share price at { MONEY($price) } and leaves { MONEY($kept) } in its treasury.
    }
g1846-bots-saves-for-train = { $corp } has { MONEY($cash) } and must save for its next train.
g1846-bots-train-pays = A { $train }-train adds about { MONEY($gain) } to each { $corp } run.
g1846-bots-must-have-train = { $corp } must own a train; this is the cheapest way to get one.
g1846-bots-trains-enough = No train on offer would pay for itself with { $corp }.
g1846-bots-train-too-dear = { $corp } has { MONEY($cash) }, and the bank’s cheapest train costs { MONEY($price) }.
g1846-bots-least-useful = Of { $corp }’s trains, the { $train }-train is the least useful.
g1846-bots-private-helps = { $private } helps { $corp }, and its owner gets { MONEY($price) }.
g1846-bots-power-used = { $private }’s ability is free and helps now.
g1846-bots-good-deal = { MONEY($price) } is at least what it’s worth ({ MONEY($worth) }).
g1846-bots-bad-deal = { MONEY($price) } is less than it’s worth ({ MONEY($worth) }).
g1846-bots-played-on =
    { $playouts ->
        [one] Played on once
       *[other] Played on { $playouts } times
    } to the end of the set, { $gain ->
        [0] nothing else came out better.
       *[other] this comes out { MONEY($gain) } ahead of the next best choice on average.
    }
g1846-bots-only-choice = There’s nothing better to do here.

## The levels

bots-1846-easy = Knows the rules and builds for today’s trains, but often plays carelessly.
bots-1846-normal = Buys the fastest-growing share, builds for today’s trains and pays out what it can.
bots-1846-builder = Plays like the strong bot, but likes to lay track towards distant cities.
bots-1846-raider = Plays like the strong bot, but buys into other players’ corporations and likes what hurts the leader.
bots-1846-hoarder = Plays like the strong bot, but saves early for the next phase’s trains.
bots-1846-strong = Builds for future trains, and plays the game out to the end in its head before it pays dividends or buys trains.
bots-1846-master = Plays promising choices on to the end of the set, against rivals of several kinds, before it trades shares, pays dividends or buys trains.

# What the arena counts.
arena-1846-sets = Sets of rounds
arena-1846-bankrupt = Bankrupt players
