# 1846: what happens, what is refused and why.

# Setup and draft
g1846-removed = { $what } is not in this game.
g1846-hand-dealt = { $seat } looks at { $count } cards.
g1846-cards-seen = You look at { $cards }. Keep one.
g1846-word-blank = a blank card
g1846-card-kept = { $seat } keeps a card.
g1846-last-private-revealed = The last private is { $private }, on offer for { MONEY($price) }.
g1846-private-passed-on = { $seat } passes on { $private }; the price drops to { MONEY($price) }.
g1846-private-taken = { $seat } takes { $private } and pays { MONEY($price) }.
g1846-endowed = { $company } gets { MONEY($amount) } and a 2-train from the bank.

# Rounds
g1846-stock-round-began = Stock round { $number } begins with { $seat }.
g1846-operating-round-began =
    { $set_no ->
        [0] Operating round { $number } before the first { -g1846-stock-round } begins.
       *[other] Operating round { $set_no }.{ $number } begins.
    }
g1846-turn-began = { $company } operates.
g1846-priority-moved = { $seat } gets { -g1846-priority }.
g1846-bank-broke = The bank is broken: the game ends after the second { -g1846-operating-round } of this set.
g1846-trains-gone = The bank is out of trains: the game ends after set { $last }.
g1846-game-ended =
    { $reason ->
        [bank_broken] The game ends: the bank is broken.
        [no_trains] The game ends: the bank is out of trains.
        [one_player_left] The game ends: all players but one are bankrupt.
        [all_closed] The game ends: every corporation has closed, and no privates are left.
        [agreed] The game ends: the players agreed to stop.
       *[other] The game ends: no more moves are possible.
    }
g1846-ended-bank-broken = The bank is broken.
g1846-ended-no-trains = The bank is out of trains.
g1846-ended-one-player-left = All players but one are bankrupt.
g1846-ended-all-closed = Every corporation has closed, and no privates are left.
g1846-ended-nothing-left = No more moves are possible.
g1846-ended-agreed = The players agreed to stop.

# Shares
g1846-passed-turn = { $seat } passes.
g1846-corp-opened = { $seat } starts { $corp } at { MONEY($price) } and pays { MONEY($cost) } into its treasury.
g1846-subsidy-paid = { $corp } gets a subsidy of { MONEY($amount) }.
g1846-share-bought =
    { $source ->
        [market] { $seat } buys a share of { $corp } from the Market for { MONEY($price) }.
       *[treasury] { $seat } buys a share of { $corp } from its treasury for { MONEY($price) }.
    }
g1846-shares-sold =
    { $count ->
        [one] { $seat } sells a share of { $corp } for { MONEY($total) }.
       *[other] { $seat } sells { $count } { $corp } shares at { MONEY($each) } each, { MONEY($total) } in total.
    }
g1846-president-changed = { $seat } becomes president of { $corp }.
g1846-president-lost = { $corp } no longer has a president.
g1846-price-moved = { $corp }’s share price moves from { MONEY($before) } to { MONEY($after) }.
g1846-corp-closed = { $corp } closes. Its { MONEY($cash) } goes to the bank; everything else it has is removed from the game.

# Trains
g1846-train-bought =
    { $help ->
        [0] { $corp } buys a { $train }-train for { MONEY($price) }.
       *[other] { $corp } buys a { $train }-train for { MONEY($price) }; its president contributes { MONEY($help) }.
    }
g1846-train-traded = { $corp } buys a { $train }-train from { $seller } for { MONEY($price) }.
g1846-train-returned = { $corp } is over its train limit and returns a { $train }-train.
g1846-trains-removed = { $company } loses its phased-out trains: { $trains }.
g1846-phase-began = Phase { $phase } begins.
g1846-shares-issued =
    { $count ->
        [one] { $corp } issues a share for { MONEY($total) }.
       *[other] { $corp } issues { $count } shares at { MONEY($each) } each, { MONEY($total) } in total.
    }
g1846-bankrupted = { $seat } is bankrupt and leaves the game. { $corp } gets { MONEY($cash) }.
g1846-no-train-bought = { $corp } ends its turn without a train.

# Privates and deals
g1846-income-paid = { $seat } gets { MONEY($amount) } from privates.
g1846-corp-income-paid = { $corp } gets { MONEY($amount) } from its privates.
g1846-private-bought = { $corp } buys { $private } from { $seat } for { MONEY($price) }.
g1846-private-removed = { $private } is removed from the game.
g1846-deal-offered = { $corp } offers { $seat } { MONEY($price) } for { $private }.
g1846-train-deal-offered = { $corp } offers { $seat } { MONEY($price) } for { $source }’s { $train }-train.
g1846-deal-refused =
    { $kind ->
        [train] { $seat } declines { $corp }’s offer of { MONEY($price) } for a { $item }-train.
       *[private] { $seat } declines { $corp }’s offer of { MONEY($price) } for { $item }.
    }
g1846-deal-withdrawn =
    { $kind ->
        [train] { $corp } withdraws its offer of { MONEY($price) } for a { $item }-train.
       *[private] { $corp } withdraws its offer of { MONEY($price) } for { $item }.
    }

# Refusals
g1846-no-such = There is no { $kind } “{ $name }” here. Choose one of those offered.
g1846-cannot-afford = { $who } can’t pay { MONEY($needed) }: its treasury has only { MONEY($have) }. Choose something cheaper or pass.
g1846-player-cannot-afford = { $seat } can’t pay { MONEY($needed) } with { MONEY($have) } in cash. Choose something cheaper, sell shares first, or pass.
g1846-count-out-of-range =
    { $high ->
        [0] { $count } isn’t possible: there is nothing to choose from. Pass.
        [1] { $count } isn’t possible: only 1 is. Choose 1.
       *[other] { $count } isn’t possible: choose from { $low } to { $high }.
    }
g1846-price-out-of-range = { MONEY($price) } isn’t possible: choose from { MONEY($low) } to { MONEY($high) }.
g1846-not-in-hand = { $card } isn’t one of the cards you drew. Keep one of: { $hand }.
g1846-must-take = { $private } now costs nothing, so you can’t pass on it. Take it.
g1846-must-begin = You can’t pass on the very first choice of the draft. Take one of the privates.
g1846-not-started = { $corp } hasn’t started, so its shares can’t be traded. Choose a corporation that has.
g1846-cannot-open = { $corp } can’t be started: it is already running, has closed, or isn’t in this game. Choose another corporation.
g1846-not-an-opening-price = { MONEY($price) } isn’t a starting price. Choose one of: { $choices }.
g1846-not-held =
    { $held ->
        [0] There are no { $corp } shares to trade here. Choose another corporation.
       *[other] You can’t trade { $count } shares of { $corp } here: there are only { $held }. Choose from 1 to { $held }.
    }
g1846-no-share-there =
    { $source ->
        [market] The Market has no { $corp } shares. Try its treasury, or choose another corporation.
       *[treasury] { $corp }’s treasury has no shares left. Try the Market, or choose another corporation.
    }
g1846-already-sold = You already sold { $corp } shares this turn. Sell all your shares of a corporation in one sale; continue with another corporation, buy or pass.
g1846-presidentless = { $corp } has no president: no one can sell its shares or agree to sell its trains. Choose another corporation.
g1846-not-operated-yet = { $corp } hasn’t operated yet: until it does, only its president can sell its shares. Sell other shares or continue.
g1846-market-full =
    { $room ->
        [0] Half of { $corp }’s shares are in the Market, and it can’t take more. Sell other shares or continue.
       *[other] The Market can’t take { $count } shares of { $corp }: it holds at most half of a corporation, so there is room for { $room }. Sell fewer.
    }
g1846-president-certificate =
    { $most ->
        [0] { $corp }’s president’s certificate can’t go to the Market, and no other player has the 20% needed to take it over. Sell other shares or continue.
       *[other] { $corp }’s president’s certificate can’t go to the Market, and no other player has the 20% needed to take it over. Sell at most { $most }.
    }
g1846-certificate-limit = You hold { $have } certificates, and the limit is { $limit }: you can’t buy. Sell first, or pass.
g1846-ownership-limit = You hold { $have }% of { $corp }, and the limit is { $limit }%. Buy another corporation’s share or pass.
g1846-sold-this-round = You sold { $corp } shares this stock round, so you can’t buy any until the next one. Choose another corporation.
g1846-must-sell = You hold { $have } certificates, and the limit is { $limit }: you can’t pass while you can sell. Sell some.
g1846-bad-price = The price can’t be { MONEY($price) }: it must be at least $1. Offer more.
g1846-train-not-for-sale = The bank isn’t selling a { $train }-train now. It sells: { $trains }.
g1846-no-bank-train = The bank is out of trains. Buy from another corporation or pass.
g1846-not-its-train = { $corp } has no { $train }-train to sell. Choose a train of another corporation that has started.
g1846-train-limit = { $corp } has { $have } trains, and the limit is { $limit }: it can’t buy another, even if the purchase would phase out its own. Pass.
g1846-phased-out = { $train }-trains are phased out and can’t be bought. Choose another train.
g1846-last-train = The bank is out of trains, so { $corp }’s last train can’t be bought. Choose another corporation’s.
g1846-price-not-better = A similar offer was declined or withdrawn this turn, and { MONEY($price) } isn’t higher. Offer at least { MONEY($low) }.
g1846-too-late-for-privates = It’s too late to buy { $private }: corporations buy privates in phases I and II only. Continue without it.
g1846-must-buy-train = { $corp } has no train and must buy one: the bank’s cheapest costs { MONEY($price) }, its treasury has { MONEY($have) }. Buy one, or raise the money.
g1846-bank-train-first = { $corp } has raised money for a bank train and must buy that first. Buy a train.
g1846-not-forced = { $corp } isn’t forced to raise money: it has a train or can pay for one. Buy a train or pass.
g1846-already-issued = { $corp } has already made its one emergency issue this turn. Continue with its president’s cash.
g1846-wrong-emergency-issue = { $corp } can’t issue { $count } shares now: an emergency issue must be just enough for some train, or the largest possible. Issue one of: { $choices }.
g1846-no-useful-issue = { $corp } can’t make an emergency issue: no issue would help to buy a train. Buy one the treasury can pay for, or continue with its president’s cash.
g1846-issue-first = { $corp } must issue shares before its president pays or sells. Issue one of: { $choices }.
g1846-cheaper-than-raised = A { MONEY($price) } train was already affordable: there was { MONEY($above) } before the last share was issued or sold. Buy a more expensive one.
g1846-keeps-presidency =
    { $most ->
        [0] A forced sale can’t change the presidency of { $corp } while it is operating. Sell another corporation’s shares.
       *[other] A forced sale can’t change the presidency of { $corp } while it is operating. Sell at most { $most } of its shares.
    }
g1846-would-close = A forced sale can’t bring { $corp }’s share price to $0 while it is operating. Sell another corporation’s shares.
g1846-dead-end = After this sale you could raise { MONEY($funds) } at most, but you must buy a train for more than { MONEY($above) }, and none is that cheap. Sell a different number of shares.
g1846-not-bankrupt = You aren’t bankrupt: you can raise { MONEY($funds) }, and the cheapest train costs { MONEY($price) }. Sell shares, then buy it.

# Building and running: what happens
g1846-shares-redeemed =
    { $count ->
        [one] { $corp } redeems a share for { MONEY($total) }.
       *[other] { $corp } redeems { $count } shares at { MONEY($each) } each, { MONEY($total) } in total.
    }
g1846-tile-laid =
    { $cost ->
        [0] { $company } lays { -g1846-tile } { $tile } (rotation { $rotation }) at { $hex } for free.
       *[other] { $company } lays { -g1846-tile } { $tile } (rotation { $rotation }) at { $hex } for { MONEY($cost) }.
    }
g1846-token-placed =
    { $cost ->
        [0] { $company } places a { -g1846-token } in { $hex }.
       *[other] { $company } places a { -g1846-token } in { $hex } for { MONEY($cost) }.
    }
g1846-neutral-token-placed = A neutral token takes a slot in { $hex }.
g1846-private-tile-laid =
    { $cost ->
        [0] { $corp } uses { $private } to lay tile { $tile } (rotation { $rotation }) at { $hex } for free.
       *[other] { $corp } uses { $private } to lay tile { $tile } (rotation { $rotation }) at { $hex }; the bridge costs { MONEY($cost) }.
    }
g1846-private-token-placed = { $corp } uses { $private } to place an extra token in { $hex }.
g1846-marker-placed = { $private }’s marker is placed in { $hex }: routes that count it earn { MONEY($amount) } more.
g1846-port-assigned = { $seat } assigns the port bonus to { $company }.
g1846-train-ran = { $company }’s { $train }-train earns { MONEY($revenue) }: { $path }.
g1846-run-done = { $company } earns { MONEY($revenue) } in total.
g1846-dividend-paid =
    { $kind ->
        [full] { $corp } pays out { MONEY($revenue) } in full: { MONEY($each) } per share.
        [half] { $corp } pays out half of { MONEY($revenue) }: { MONEY($each) } per share; its treasury keeps { MONEY($kept) }.
       *[withhold] { $revenue ->
            [0] { $corp } has no revenue to pay out.
           *[other] { $corp } withholds { MONEY($revenue) }.
        }
    }
g1846-revenue-split = { $seat } gets { MONEY($half) }, { $company }’s treasury { MONEY($half) }.

# Building and running: what is refused
g1846-issued-this-turn = { $corp } has already issued or redeemed shares this turn, and it can do only one of the two, once. Continue with track and tokens.
g1846-nothing-to-issue =
    { $treasury ->
        [0] { $corp } can’t issue: its treasury has no shares. Continue with track and tokens.
       *[other] { $corp } can’t issue: the Market may not hold more of its shares than players do, and players hold { $players }, the Market { $market }. Continue with track and tokens.
    }
g1846-nothing-to-redeem = { $corp } can’t redeem: none of its shares are in the { -g1846-market }. Continue with track and tokens.
g1846-not-for-independents = { $company } is an independent: it can only lay track and run trains. Lay track or pass.
g1846-not-a-tile-hex =
    { $ground ->
        [water] { $hex } is water: you can’t lay a tile there. Choose another hex.
        [offboard] { $hex } is off-board: you can’t lay a tile there. Choose another hex.
       *[gray] { $hex } is printed gray, and gray can’t be upgraded. Choose another hex.
    }
g1846-wrong-kind-of-tile =
    { $city ->
        [yes] Tile { $tile } can’t go to { $hex }: { $hex } is a city, and the tile has none. Choose a city tile.
       *[no] Tile { $tile } can’t go to { $hex }: the tile has a city, and { $hex } has none. Choose a track tile.
    }
g1846-chicago-only =
    { $chicago ->
        [yes] Tile { $tile } can’t go to Chicago: only tiles 298, 299 and 300 can. Choose one of them.
       *[no] Tile { $tile } is for Chicago only and can’t go to { $hex }. Choose another tile.
    }
g1846-wrong-label =
    { $wanted ->
        [Z] Tile { $tile } can’t go to { $hex }, which takes only tiles marked Z. Choose one of those.
       *[other] Tile { $tile } is marked { $label } and can’t go to { $hex }. Choose a tile without a letter.
    }
g1846-too-many-tiles = { $company } has made both its placements this turn: { $yellows } yellow, { $upgrades } upgraded. Place a token or continue.
g1846-second-upgrade = { $company } can’t upgrade { $hex }: it has already upgraded a tile this turn, and only one of the two placements can be an upgrade. Lay a yellow tile or continue.
g1846-wrong-colour =
    { $wanted ->
        [yellow] Tile { $tile } can’t go to { $hex }: it is { $colour }, and an empty hex takes yellow. Choose a yellow tile.
        [green] Tile { $tile } can’t go to { $hex }: it is { $colour }, and yellow becomes green. Choose a green tile.
        [brown] Tile { $tile } can’t go to { $hex }: it is { $colour }, and green becomes brown. Choose a brown tile.
        [gray] Tile { $tile } can’t go to { $hex }: it is { $colour }, and brown becomes gray. Choose a gray tile.
       *[other] Tile { $tile } can’t go to { $hex }: the tile there is gray, and gray can’t be upgraded. Choose another hex.
    }
g1846-colour-not-yet = Tile { $tile } is { $colour }, and { $colour } tiles come with phase { $wanted }; this is phase { $phase }. Choose another tile.
g1846-track-not-kept = Tile { $tile } with rotation { $rotation } can’t go to { $hex }: existing track would be lost. Turn it or choose another tile.
g1846-no-tile-left =
    { $count ->
        [1] No tile { $tile } is left: the only one is on the map. Choose another tile.
       *[other] No tile { $tile } is left: all { $count } are on the map. Choose another tile.
    }
g1846-leads-nowhere =
    { $edge ->
        [0] Tile { $tile } with rotation { $rotation } can’t go to { $hex }: its track to the south-west would lead nowhere. Turn it or choose another tile.
        [1] Tile { $tile } with rotation { $rotation } can’t go to { $hex }: its track to the west would lead nowhere. Turn it or choose another tile.
        [2] Tile { $tile } with rotation { $rotation } can’t go to { $hex }: its track to the north-west would lead nowhere. Turn it or choose another tile.
        [3] Tile { $tile } with rotation { $rotation } can’t go to { $hex }: its track to the north-east would lead nowhere. Turn it or choose another tile.
        [4] Tile { $tile } with rotation { $rotation } can’t go to { $hex }: its track to the east would lead nowhere. Turn it or choose another tile.
       *[5] Tile { $tile } with rotation { $rotation } can’t go to { $hex }: its track to the south-east would lead nowhere. Turn it or choose another tile.
    }
g1846-hex-reserved = { $hex } is reserved: it stays empty until a corporation buys { $private } or { $private } is removed from the game. Choose another hex.
g1846-not-connected =
    { $what ->
        [city] { $company } isn’t connected to { $hex }: it has no route there that avoids blocked cities. Choose a city it can reach.
       *[track] { $company } isn’t connected to the new track in { $hex }: it has no route there that avoids blocked cities. Turn the tile or choose another hex.
    }
g1846-tile-too-dear = { $company } can’t lay tile { $tile } at { $hex }: it costs { MONEY($needed) }, and the treasury has only { MONEY($have) }. Choose a cheaper hex or pass.
g1846-token-placed-already = { $corp } has already placed a token this turn. Lay track or continue.
g1846-no-token-left = { $corp } has no tokens left. Lay track or continue.
g1846-token-there = { $corp } already has a token in { $hex }, and the limit is one per city. Choose another city.
g1846-city-full =
    { $slots ->
        [one] { $hex } is full: its only slot is taken. Choose another city.
       *[other] { $hex } is full: its { $slots } slots are taken. Choose another city.
    }
g1846-slot-kept =
    { $vacant ->
        [one] The free slot in { $hex } is reserved for { $kept_for }. Choose another city.
       *[other] The { $vacant } free slots in { $hex } are reserved for { $kept_for }. Choose another city.
    }
g1846-token-too-dear = { $corp } can’t place a token in { $hex }: it costs { MONEY($needed) }, and the treasury has only { MONEY($have) }. Choose a cheaper city or continue.
g1846-not-owner = { $company } can’t use { $private } because it doesn’t own it. Buy it first, if its owner agrees.
g1846-power-used = { $private }’s ability works only once, and it has been used. Continue without it.
g1846-no-such-power = { $private } doesn’t have that ability. Choose one of those offered.
g1846-power-elsewhere = { $private } can do that only at: { $hexes }. Choose one of those.
g1846-hex-not-empty = { $private } lays tiles on empty hexes, and { $hex } already has one. Choose its other hex.
g1846-no-yellow-tile = { $private } upgrades a yellow tile, and { $hex } has none. Choose its other city, or wait until there is one.
g1846-tiles-do-not-meet = { $private }’s two tiles must connect: track in { $hex } has to lead to the tile in { $other }. Turn it or pass.
g1846-already-joined = { $private } can’t be used: { $hex } and { $other } are already connected. Continue without it.
g1846-does-not-join = This tile in { $hex } doesn’t help: { $private } must be able to use its new track to connect { $hex } and { $other }, at a cost the treasury can pay. Turn it or choose another tile.
g1846-second-tile-due = { $private }’s first tile needs a second one to connect the two cities. Lay it at: { $hexes }.
g1846-marker-there = { $private }’s marker is already in { $hex }. Choose another place or leave it there.
g1846-marker-moved =
    { $ran ->
        [yes] { $private }’s marker moves before the trains run. Wait until your next turn.
       *[no] { $private }’s marker has already moved, and it can do so only once. Wait until next time.
    }
g1846-not-assignable = { $company } can’t get the port bonus: it goes to a corporation that has started or to an independent. Choose one of: { $choices }.
g1846-assigned-already = { $company } can’t get the port bonus now: it can be assigned once per round, and only to a different company than before. Continue.
g1846-must-run = { $company } has a train and a route, so it must run. Run at least one train.
g1846-no-train-to-run =
    { $have ->
        [0] { $company } has no { $train }-train to run now. Run the trains it has.
        [one] { $company } has only one { $train }-train to run, and each train runs one route. Leave out the other route.
       *[other] { $company } has only { $have } { $train }-trains to run, and each train runs one route. Leave out some routes.
    }
g1846-no-track = The { $train }-train’s route is broken: there is no track along { $hexes }. Follow the track from one location to another.
g1846-too-few-locations =
    { $visited ->
        [one] The { $train }-train’s route visits one location but needs two different ones. Make it longer.
       *[other] The { $train }-train’s route visits { $visited } locations but needs two different ones. Make it longer.
    }
g1846-no-token-counted = The { $train }-train’s route counts no city with a token of { $company }. Choose a route that does.
g1846-location-twice = The { $train }-train’s route visits { $location } twice. Choose another route.
g1846-runs-through =
    { $blocked ->
        [yes] The { $train }-train’s route runs through { $hex }, which is blocked: other companies’ tokens fill every slot. End the route there or choose another.
       *[no] The { $train }-train’s route runs through { $hex }, which is off-board. End it there.
    }
g1846-two-east-areas = The { $train }-train’s route has two eastern areas, { $hexes }. End it in only one of them.
g1846-too-many-visited = A { $train }-train visits at most { $most } locations, and this route has { $visited }. Make it shorter.
g1846-too-many-counted = A { $train }-train counts at most { $most } locations, and this route counts { $counted }. Leave some uncounted.
g1846-must-count-all = A { $train }-train counts every location it visits, so you can’t leave out { $left_out }. Count it or choose another route.
g1846-counted-elsewhere = The { $train }-train can’t count { $hexes }: its route doesn’t go there. Count only what it visits.
g1846-track-twice = The { $train }-train’s route uses the track between { $hexes } a second time. Choose another route.
g1846-below-maximum = { $company } must run for the most its trains can earn: { MONEY($most) }, not { MONEY($revenue) }. Choose better routes, or use the suggested ones.
