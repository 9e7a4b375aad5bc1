# 1846: what happens, what is refused and why.

# Setup and draft
g1846-removed = { $what } is not in this game.
g1846-hand-dealt = { $seat } looks at { $count } cards.
g1846-cards-seen = You look at { $cards }. Keep one.
g1846-word-blank = a blank card
g1846-card-kept = { $seat } keeps a card.
g1846-last-private-revealed = The last private is { $private }, offered at { MONEY($price) }.
g1846-private-passed-on = { $seat } passes { $private } on; it is now offered at { MONEY($price) }.
g1846-private-taken = { $seat } takes { $private } and pays { MONEY($price) }.
g1846-endowed = { $company } receives { MONEY($amount) } from the bank and its 2-train.

# Rounds
g1846-stock-round-began = Stock round { $number } begins with { $seat }.
g1846-operating-round-began =
    { $set_no ->
        [0] Operating round { $number } before the first stock round begins.
       *[other] Operating round { $set_no }.{ $number } begins.
    }
g1846-turn-began = { $company } operates.
g1846-priority-moved = { $seat } has the priority deal.
g1846-bank-broke = The bank is broken: the game ends after the second operating round of this set.
g1846-trains-gone = No bank train is left: the game ends after set { $last }.
g1846-game-ended =
    { $reason ->
        [bank_broken] The game ends: the bank is broken.
        [no_trains] The game ends: the bank had no more trains.
        [one_player_left] The game ends: all players but one are bankrupt.
        [all_closed] The game ends: every corporation has closed and no private is left.
       *[other] The game ends: nothing can happen any more.
    }
g1846-ended-bank-broken = The bank is broken.
g1846-ended-no-trains = The bank had no more trains.
g1846-ended-one-player-left = All players but one are bankrupt.
g1846-ended-all-closed = Every corporation has closed and no private is left.
g1846-ended-nothing-left = Nothing could happen any more.

# Shares
g1846-passed-turn = { $seat } passes.
g1846-corp-opened = { $seat } opens { $corp } at { MONEY($price) } and pays { MONEY($cost) } into its treasury.
g1846-subsidy-paid = { $corp } receives an opening subsidy of { MONEY($amount) }.
g1846-share-bought =
    { $source ->
        [market] { $seat } buys a share of { $corp } from the Market for { MONEY($price) }.
       *[treasury] { $seat } buys a share of { $corp } from its treasury for { MONEY($price) }.
    }
g1846-shares-sold =
    { $count ->
        [one] { $seat } sells a share of { $corp } for { MONEY($total) }.
       *[other] { $seat } sells { $count } shares of { $corp } at { MONEY($each) } each, { MONEY($total) } in all.
    }
g1846-president-changed = { $seat } is now president of { $corp }.
g1846-president-lost = { $corp } has no president any more.
g1846-price-moved = { $corp } moves from { MONEY($before) } to { MONEY($after) }.
g1846-corp-closed = { $corp } closes. Its cash, { MONEY($cash) }, goes to the bank; all else it had leaves the game.

# Trains
g1846-train-bought =
    { $help ->
        [0] { $corp } buys a { $train } train for { MONEY($price) }.
       *[other] { $corp } buys a { $train } train for { MONEY($price) }; its president adds { MONEY($help) }.
    }
g1846-train-traded = { $corp } buys a { $train } train from { $seller } for { MONEY($price) }.
g1846-train-returned = { $corp } is over its train limit and returns a { $train } train.
g1846-trains-removed = { $company } loses its phased-out trains: { $trains }.
g1846-phase-began = Phase { $phase } begins.
g1846-shares-issued =
    { $count ->
        [one] { $corp } issues a share for { MONEY($total) }.
       *[other] { $corp } issues { $count } shares at { MONEY($each) } each, { MONEY($total) } in all.
    }
g1846-bankrupted = { $seat } is bankrupt and leaves the game. { $corp } receives { MONEY($cash) }.
g1846-no-train-bought = { $corp } ends its turn without a train.

# Privates and deals
g1846-income-paid = { $seat } receives { MONEY($amount) } from privates.
g1846-corp-income-paid = { $corp } receives { MONEY($amount) } from its privates.
g1846-private-bought = { $corp } buys { $private } from { $seat } for { MONEY($price) }.
g1846-private-removed = { $private } leaves the game.
g1846-deal-offered = { $corp } offers { $seat } { MONEY($price) } for { $private }.
g1846-train-deal-offered = { $corp } offers { $seat } { MONEY($price) } for a { $train } train of { $source }.
g1846-deal-refused =
    { $kind ->
        [train] { $seat } refuses the offer of { $corp }: { MONEY($price) } for a { $item } train.
       *[private] { $seat } refuses the offer of { $corp }: { MONEY($price) } for { $item }.
    }
g1846-deal-withdrawn =
    { $kind ->
        [train] { $corp } takes back its offer of { MONEY($price) } for a { $item } train.
       *[private] { $corp } takes back its offer of { MONEY($price) } for { $item }.
    }

# Refusals
g1846-no-such = There is no { $kind } “{ $name }” to choose here. Choose one of those offered.
g1846-cannot-afford = { $who } cannot pay { MONEY($needed) }: its treasury holds { MONEY($have) }. Choose something cheaper or pass.
g1846-player-cannot-afford = { $seat } cannot pay { MONEY($needed) } with { MONEY($have) } in cash. Choose something cheaper, sell first, or pass.
g1846-count-out-of-range =
    { $high ->
        [0] { $count } is not possible: there is nothing to choose from. Pass.
        [1] { $count } is not possible: only 1 is. Choose 1.
       *[other] { $count } is not possible: choose from { $low } to { $high }.
    }
g1846-price-out-of-range = { MONEY($price) } is not possible: choose from { MONEY($low) } to { MONEY($high) }.
g1846-not-in-hand = { $card } is not among the cards drawn. Keep one of { $hand }.
g1846-must-take = { $private } is offered for nothing and cannot be passed on. Take it.
g1846-must-begin = The very first choice of the draft cannot be a pass. Take one of the privates.
g1846-not-started = { $corp } is not on the market: there are no shares of it to trade. Choose a corporation that has been opened.
g1846-cannot-open = { $corp } cannot be opened: it is on the market already, closed, or not in this game. Choose another corporation.
g1846-not-an-opening-price = A corporation cannot open at { MONEY($price) }. Choose one of: { $choices }.
g1846-not-held = { $count } shares of { $corp } cannot change hands: { $held } are there. Choose from 1 to { $held }.
g1846-no-share-there =
    { $source ->
        [market] The Market has no share of { $corp } to buy. Look in its treasury, or choose another corporation.
       *[treasury] The treasury of { $corp } has no share left. Look in the Market, or choose another corporation.
    }
g1846-already-sold = Shares of { $corp } were sold already: all that is sold of one corporation is one sale. Sell another corporation's shares or go on.
g1846-presidentless = { $corp } has no president: nobody sells its shares, and nobody can agree to sell its trains. Choose another corporation.
g1846-not-operated-yet = { $corp } has not operated yet: until then only its president sells its shares. Sell others or go on.
g1846-market-full =
    { $room ->
        [0] { $corp } has half its shares in the Market; no more may go there. Sell others or go on.
       *[other] { $count } shares of { $corp } are too many: the Market takes at most half a corporation, so { $room } more. Sell fewer.
    }
g1846-president-certificate =
    { $most ->
        [0] The president's certificate of { $corp } cannot go to the Market, and no other player has 20% to take it over. Sell others or go on.
       *[other] The president's certificate of { $corp } cannot go to the Market, and no other player has 20% to take it over. Sell at most { $most }.
    }
g1846-certificate-limit = You hold { $have } certificates and the limit is { $limit }: you may not buy. Sell first, or pass.
g1846-ownership-limit = You hold { $have }% of { $corp }; the limit is { $limit }%. Buy another corporation's share or pass.
g1846-sold-this-round = You sold shares of { $corp } in this stock round and may not buy any before the next. Choose another corporation.
g1846-must-sell = You hold { $have } certificates, the limit is { $limit }: you may not pass while you can sell. Sell some.
g1846-bad-price = { MONEY($price) } is no price: a deal costs at least $1. Offer more.
g1846-train-not-for-sale = The bank does not sell a { $train } train now. It sells: { $trains }.
g1846-no-bank-train = The bank has no train left. Buy from another corporation or pass.
g1846-not-its-train = { $corp } has no { $train } train to sell. Choose a train of another corporation on the market.
g1846-train-limit = { $corp } has { $have } trains and may have { $limit }: it cannot take another, whatever would happen to its own. Pass.
g1846-phased-out = { $train } trains are phased out and cannot be bought. Choose another train.
g1846-last-train = With no bank train left, the last train of { $corp } cannot be bought from it. Choose another corporation's.
g1846-price-not-better = An offer like this was refused or withdrawn in this turn: { MONEY($price) } is not better. Offer at least { MONEY($low) }.
g1846-too-late-for-privates = { $private } cannot be bought any more: corporations buy privates in phases I and II. Go on without it.
g1846-must-buy-train = { $corp } has no train and must get one: the cheapest of the bank costs { MONEY($price) }, its treasury holds { MONEY($have) }. Buy one, or raise the money.
g1846-bank-train-first = { $corp } has raised money for a bank train and must buy that first. Buy a train.
g1846-not-forced = Nothing forces { $corp } to raise money like this: it has a train, or can pay for one. Buy a train or pass.
g1846-already-issued = { $corp } has made its one emergency issue of this turn. Go on with its president's cash.
g1846-wrong-emergency-issue = { $corp } cannot issue { $count } shares now: an emergency issue must bring a train within reach that fewer shares do not, or be the largest. Issue one of: { $choices }.
g1846-no-useful-issue = { $corp } cannot make an emergency issue: none would bring a train nearer. Buy what its treasury can pay, or go on with its president's cash.
g1846-issue-first = { $corp } must issue shares before its president pays or sells. Issue one of: { $choices }.
g1846-cheaper-than-raised = A train for { MONEY($price) } was affordable with { MONEY($above) }, before the last share was issued or sold. Buy a dearer one.
g1846-keeps-presidency =
    { $most ->
        [0] A forced sale must not change the presidency of { $corp }, which is operating. Sell another corporation's shares.
       *[other] A forced sale must not change the presidency of { $corp }, which is operating. Sell at most { $most } of its shares.
    }
g1846-would-close = A forced sale must not bring { $corp }, which is operating, to $0. Sell another corporation's shares.
g1846-dead-end = After this sale at most { MONEY($funds) } could be raised, and the train bought must cost more than { MONEY($above) }: there is none. Sell another number of shares.
g1846-not-bankrupt = You are not bankrupt: { MONEY($funds) } can be raised, and the cheapest train costs { MONEY($price) }. Sell shares, then buy it.

# Building and running: what happens
g1846-shares-redeemed =
    { $count ->
        [one] { $corp } redeems a share for { MONEY($total) }.
       *[other] { $corp } redeems { $count } shares at { MONEY($each) } each, { MONEY($total) } in all.
    }
g1846-tile-laid =
    { $cost ->
        [0] { $company } lays tile { $tile } (rotation { $rotation }) at { $hex } for nothing.
       *[other] { $company } lays tile { $tile } (rotation { $rotation }) at { $hex } for { MONEY($cost) }.
    }
g1846-token-placed =
    { $cost ->
        [0] { $company } places a token in { $hex }.
       *[other] { $company } places a token in { $hex } for { MONEY($cost) }.
    }
g1846-neutral-token-placed = A neutral token takes a slot in { $hex }.
g1846-private-tile-laid =
    { $cost ->
        [0] { $corp } uses { $private }: tile { $tile } (rotation { $rotation }) at { $hex }, for nothing.
       *[other] { $corp } uses { $private }: tile { $tile } (rotation { $rotation }) at { $hex }, { MONEY($cost) } for the bridge.
    }
g1846-private-token-placed = { $corp } uses { $private }: an extra token in { $hex }.
g1846-marker-placed = The marker of { $private } lies in { $hex }: routes that count it earn { MONEY($amount) } more.
g1846-port-assigned = { $seat } gives the port bonus to { $company }.
g1846-train-ran = { $company } runs its { $train } train for { MONEY($revenue) }: { $path }.
g1846-run-done = { $company } earns { MONEY($revenue) }.
g1846-dividend-paid =
    { $kind ->
        [full] { $corp } pays its revenue of { MONEY($revenue) }: { MONEY($each) } a share.
        [half] { $corp } pays half of { MONEY($revenue) }: { MONEY($each) } a share, { MONEY($kept) } stay in its treasury.
       *[withhold] { $revenue ->
            [0] { $corp } has no revenue to pay out.
           *[other] { $corp } withholds { MONEY($revenue) }.
        }
    }
g1846-revenue-split = { MONEY($half) } of it go to { $seat }, { MONEY($half) } to the treasury of { $company }.

# Building and running: what is refused
g1846-issued-this-turn = { $corp } has issued or redeemed shares in this turn; one of the two, once, is all. Go on with track and token.
g1846-nothing-to-issue =
    { $treasury ->
        [0] { $corp } cannot issue: its treasury holds no share. Go on with track and token.
       *[other] { $corp } cannot issue: players hold { $players } of its shares and the Market { $market }; as many may be issued as players hold more. Go on with track and token.
    }
g1846-nothing-to-redeem = { $corp } cannot redeem: no share of it is in the Market. Go on with track and token.
g1846-not-for-independents = { $company } is an independent: it lays track and runs, nothing else. Lay track or pass.
g1846-not-a-tile-hex =
    { $ground ->
        [water] { $hex } is water: no tile goes there. Choose another hex.
        [offboard] { $hex } is off-board: no tile goes there. Choose another hex.
       *[gray] { $hex } is printed in gray, which is final: no tile goes there. Choose another hex.
    }
g1846-wrong-kind-of-tile =
    { $city ->
        [yes] Tile { $tile } cannot go to { $hex }: { $hex } is a city, the tile has none. Choose a city tile.
       *[no] Tile { $tile } cannot go to { $hex }: the tile has a city, { $hex } has none. Choose a track tile.
    }
g1846-chicago-only =
    { $chicago ->
        [yes] Tile { $tile } cannot go to Chicago: only tiles 298, 299 and 300 do. Choose one of them.
       *[no] Tile { $tile } is Chicago's and cannot go to { $hex }. Choose another tile.
    }
g1846-wrong-label =
    { $wanted ->
        [Z] Tile { $tile } cannot go to { $hex }, which takes only tiles marked Z. Choose one of those.
       *[other] Tile { $tile } is marked { $label } and cannot go to { $hex }. Choose a tile without a letter.
    }
g1846-too-many-tiles = { $company } has made its two placements: { $yellows } yellow, { $upgrades } upgraded. Place a token or go on.
g1846-second-upgrade = { $company } cannot upgrade { $hex }: it has upgraded a tile in this turn, and only one of the two placements may be an upgrade. Lay a yellow tile or go on.
g1846-wrong-colour =
    { $wanted ->
        [yellow] Tile { $tile } cannot go to { $hex }: it is { $colour }, and an empty hex takes yellow. Choose a yellow tile.
        [green] Tile { $tile } cannot go to { $hex }: it is { $colour }, and yellow becomes green. Choose a green tile.
        [brown] Tile { $tile } cannot go to { $hex }: it is { $colour }, and green becomes brown. Choose a brown tile.
        [gray] Tile { $tile } cannot go to { $hex }: it is { $colour }, and brown becomes gray. Choose a gray tile.
       *[other] Tile { $tile } cannot go to { $hex }: what lies there is gray, which is final. Choose another hex.
    }
g1846-colour-not-yet = Tile { $tile } is { $colour }, and { $colour } tiles come with phase { $wanted }; this is phase { $phase }. Choose another tile.
g1846-track-not-kept = Tile { $tile } turned by { $rotation } cannot go to { $hex }: track that is there would be lost. Turn it or choose another tile.
g1846-no-tile-left =
    { $count ->
        [1] No tile { $tile } is left: the only one is on the board. Choose another tile.
       *[other] No tile { $tile } is left: all { $count } are on the board. Choose another tile.
    }
g1846-leads-nowhere =
    { $edge ->
        [0] Tile { $tile } turned by { $rotation } cannot go to { $hex }: its track to the south-west would lead nowhere. Turn it or choose another tile.
        [1] Tile { $tile } turned by { $rotation } cannot go to { $hex }: its track to the west would lead nowhere. Turn it or choose another tile.
        [2] Tile { $tile } turned by { $rotation } cannot go to { $hex }: its track to the north-west would lead nowhere. Turn it or choose another tile.
        [3] Tile { $tile } turned by { $rotation } cannot go to { $hex }: its track to the north-east would lead nowhere. Turn it or choose another tile.
        [4] Tile { $tile } turned by { $rotation } cannot go to { $hex }: its track to the east would lead nowhere. Turn it or choose another tile.
       *[5] Tile { $tile } turned by { $rotation } cannot go to { $hex }: its track to the south-east would lead nowhere. Turn it or choose another tile.
    }
g1846-hex-reserved = { $hex } is reserved: no tile goes there until a corporation has bought { $private } or it has left the game. Choose another hex.
g1846-not-connected =
    { $what ->
        [city] { $company } is not connected to { $hex }: no track leads there from its tokens past blocked cities. Choose a city that it reaches.
       *[track] { $company } is not connected to the new track in { $hex }: no track leads there from its tokens past blocked cities. Turn the tile or choose another hex.
    }
g1846-tile-too-dear = { $company } cannot lay tile { $tile } at { $hex }: it costs { MONEY($needed) } and the treasury holds { MONEY($have) }. Choose a cheaper hex or pass.
g1846-token-placed-already = { $corp } has placed its token of this turn. Lay track or go on.
g1846-no-token-left = { $corp } has no token left. Lay track or go on.
g1846-token-there = { $corp } has a token in { $hex } already, and one is all. Choose another city.
g1846-city-full =
    { $slots ->
        [one] { $hex } is full: its slot holds a token. Choose another city.
       *[other] { $hex } is full: its { $slots } slots hold tokens. Choose another city.
    }
g1846-slot-kept =
    { $vacant ->
        [one] The vacant slot in { $hex } is kept for { $kept_for }. Choose another city.
       *[other] The { $vacant } vacant slots in { $hex } are kept for { $kept_for }. Choose another city.
    }
g1846-token-too-dear = { $corp } cannot place a token in { $hex }: it costs { MONEY($needed) } and the treasury holds { MONEY($have) }. Choose a cheaper city or go on.
g1846-not-owner = { $company } cannot use { $private }, which it does not own. Buy it first, if its owner sells.
g1846-power-used = { $private } has been used: its power works once. Go on without it.
g1846-no-such-power = { $private } has no such power. Choose one of those offered.
g1846-power-elsewhere = { $private } does not do that there, only at: { $hexes }. Choose one of those.
g1846-hex-not-empty = { $private } lays tiles in empty hexes, and there is one in { $hex }. Choose its other hex.
g1846-no-yellow-tile = { $private } upgrades a yellow tile, and none lies in { $hex }. Choose its other city, or wait until one does.
g1846-tiles-do-not-meet = The two tiles of { $private } must meet: track in { $hex } has to lead to the tile in { $other }. Turn it or pass.
g1846-already-joined = { $private } cannot be used: track joins { $hex } and { $other } already. Go on without it.
g1846-does-not-join = The tile in { $hex } does not help: its new track must become part of a way between { $hex } and { $other } that { $private } can complete and the treasury can pay. Turn it or choose another tile.
g1846-second-tile-due = The first tile of { $private } was laid for a second one that joins the two cities. Lay it at: { $hexes }.
g1846-marker-there = The marker of { $private } lies in { $hex } already. Choose another place or leave it there.
g1846-marker-moved =
    { $ran ->
        [yes] The marker of { $private } moves before the trains run. Wait for the next turn.
       *[no] The marker of { $private } has been moved, and once is all. Wait for the next time.
    }
g1846-not-assignable = The port bonus cannot go to { $company }: it is for a corporation on the market or an independent. Choose one of: { $choices }.
g1846-assigned-already = The port bonus is assigned already, once a round and to another company than before; not to { $company } now. Go on.
g1846-must-run = { $company } has a train and a route, so it must run. Run at least one train.
g1846-no-train-to-run =
    { $have ->
        [0] { $company } has no { $train } train that may run now. Run the trains it has.
        [one] { $company } has one { $train } train that may run now, and one train runs one route. Leave the other route out.
       *[other] { $company } has { $have } { $train } trains that may run now, and each runs one route. Leave routes out.
    }
g1846-no-track = The route of the { $train } train breaks: no track lies along { $hexes }. Choose a way along the track, from one location to another.
g1846-too-few-locations =
    { $visited ->
        [one] The route of the { $train } train visits one location, and needs two different ones. Make it longer.
       *[other] The route of the { $train } train visits { $visited } locations, and needs two different ones. Make it longer.
    }
g1846-no-token-counted = The route of the { $train } train counts no city with a token of { $company }. Choose a way that does.
g1846-location-twice = The route of the { $train } train visits { $location } twice. Choose another way.
g1846-runs-through =
    { $blocked ->
        [yes] The route of the { $train } train runs through { $hex }, which is blocked: every slot holds another company's token. End it there or choose another way.
       *[no] The route of the { $train } train runs through { $hex }, which is off-board. End it there.
    }
g1846-two-east-areas = The route of the { $train } train has two eastern areas, { $hexes }. End it in one of them.
g1846-too-many-visited = The { $train } train visits at most { $most } locations, and this route has { $visited }. Make it shorter.
g1846-too-many-counted = The { $train } train counts at most { $most } locations, and this route counts { $counted }. Leave some uncounted.
g1846-must-count-all = The { $train } train counts all that it visits, and { $left_out } would be left out. Count it or choose another way.
g1846-counted-elsewhere = The { $train } train cannot count { $hexes }: its route does not visit that. Count what it visits.
g1846-track-twice = The route of the { $train } train uses track between { $hexes } that is used already. Choose another way.
g1846-below-maximum = { $company } would earn { MONEY($revenue) }, but its trains can earn { MONEY($most) }, and must. Choose better routes, or take those suggested.
