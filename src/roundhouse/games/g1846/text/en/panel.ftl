# The panel of 1846: what now, and what stands beside the map.

# --- the moment
g1846-panel-bank-broken = The bank is broken: the game ends after this set of rounds

g1846-panel-step-issuing = { $company } ({ $who }): issue or redeem shares
g1846-panel-step-building = { $company } ({ $who }): track and tokens
g1846-panel-step-laying-extra = { $company } ({ $who }): the private’s second tile
g1846-panel-step-running = { $company } ({ $who }): run trains
g1846-panel-step-dividing = { $company } ({ $who }): pay out or withhold
g1846-panel-step-buying-trains = { $company } ({ $who }): buy trains
g1846-panel-step-returning-trains = { $company } ({ $who }): too many trains
g1846-panel-step-asking = { $company } ({ $who }): an offer

g1846-panel-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }

# --- the draft
g1846-panel-picking =
    { $count ->
        [one] There is one card left for you. Keep it; no one sees it until the draft is over.
       *[other] Keep one of these { $count } cards; no one sees which until the draft is over. The rest go back under the deck.
    }
g1846-panel-picking-other = { $who } looks at { $count } cards and keeps one.
g1846-panel-picked = You’ve kept: { $privates }.
g1846-panel-keep = Keep { $private }
g1846-panel-keep-blank = Keep the blank card
g1846-panel-blank-told = A blank card: you take no private this time and pay nothing.
g1846-panel-pays-later = { MONEY($amount) } after the draft
g1846-panel-private-figures =
    { $debt ->
        [0] { MONEY($price) }, income { MONEY($income) } per round
       *[other] { MONEY($price) } plus { MONEY($debt) } debt, operates on its own
    }
g1846-panel-last-private = The last private is face up. Take it for { MONEY($price) }, or leave it to the next player for $10 less.
g1846-panel-last-private-other = { $who } can take the last private for { MONEY($price) }, or leave it to the next player for $10 less.
g1846-panel-take-for = Take it for { MONEY($amount) }
g1846-panel-leave = Leave it
g1846-panel-leave-note = next player pays { MONEY($amount) }
g1846-panel-open-pick = Buy a private and pay for it now, or pass.
g1846-panel-open-pick-other = { $who } buys a private or passes.
g1846-panel-pass = Pass

g1846-panel-power-ms = Starts in Detroit with $60 and a 2-train. It lays track and runs; half its revenue goes to you, half to its treasury. A corporation that buys it gets its cash, train and token.
g1846-panel-power-big4 = Starts in Indianapolis with $40 and a 2-train. It lays track and runs; half its revenue goes to you, half to its treasury. A corporation that buys it gets its cash, train and token.
g1846-panel-power-cwi = Reserves Chicago’s south-east slot. The owning corporation can once place an extra token there for free, connected or not.
g1846-panel-power-mail = The owning corporation earns $10 more for each location that one of its trains visits, until the end of the game.
g1846-panel-power-lsl = The owning corporation can once upgrade Cleveland or Toledo from yellow to green: free, no connection needed, on top of its usual tiles.
g1846-panel-power-mc = Reserves B10 and B12. The owning corporation can once lay yellow tiles there: free, no connection needed. Two tiles must connect to each other.
g1846-panel-power-oi = Reserves F14 and F16. The owning corporation can once lay yellow tiles there: free, no connection needed. Two tiles must connect to each other.
g1846-panel-power-mpc = The owning corporation puts the $30 marker on Chicago or St. Louis: each of its routes that counts it earns $30 more, through phase III.
g1846-panel-power-sc = Its marker is placed at a port and adds $20 per port symbol to one company’s routes. A player assigns it each round; a corporation keeps it for itself.
g1846-panel-power-tbc = The owning corporation pays $20 less for each mountain hex, tunnel and pass.
g1846-panel-power-lm = The owning corporation can once lay or upgrade tiles in Cincinnati and Dayton to connect them, free except for the bridge.
g1846-panel-power-bt = The owning corporation puts the $20 marker on Cincinnati: each of its routes that counts it earns $20 more, through phase III.

# --- the stock round
g1846-panel-stock = Sell any number of shares, then buy one certificate – or pass. You have { MONEY($cash) } and { $count } of { $limit } certificates.
g1846-panel-stock-other = { $who } sells shares, buys one certificate, or passes.
g1846-panel-share-row =
    { $president ->
        [yes] Market { $market } · treasury { $treasury } · you { $mine } (president)
       *[no] Market { $market } · treasury { $treasury } · you { $mine }
    }
g1846-panel-share-facts = ★ { $who } · last run { MONEY($run) } ({ $gain }%) · treasury { MONEY($cash) } · trains { $trains }
g1846-panel-buy-share =
    { $source ->
        [market] Buy from the Market
       *[treasury] Buy from the treasury
    }
g1846-panel-sell = Sell
g1846-panel-sell-label = { $corp } shares to sell
g1846-panel-sell-count = { $count } for { MONEY($total) }, new price { MONEY($price) }
g1846-panel-sell-after = Price → { MONEY($price) }
g1846-panel-unstarted = Not started; home { $home }
g1846-panel-open = Start
g1846-panel-open-label = { $corp }’s starting price
g1846-panel-open-price = at { MONEY($price) } (pay { MONEY($total) })
g1846-panel-stop-selling = End turn without buying

# --- issue and redeem
g1846-panel-issuing = Issue treasury shares to the Market for cash, or redeem some. The price doesn’t change. Treasury: { MONEY($cash) }.
g1846-panel-issue-count = { $count } for { MONEY($total) }
g1846-panel-issue-go = Issue
g1846-panel-redeem-count = { $count } for { MONEY($total) }
g1846-panel-redeem-go = Redeem
g1846-panel-issue-nothing = Skip

# --- track and tokens
g1846-panel-building =
    { $left ->
        [0] No tiles left this turn.
        [one] 1 tile left this turn{ $upgrades ->
            [0] .
           *[other] {" "}(no upgrade).
        }
       *[other] 2 tiles this turn, at most one an upgrade.
    } { $token ->
        [left] You can place 1 token.{" "}
        [done] Token placed.{" "}
       *[none] {""}
    }Treasury: { MONEY($cash) }. Click a marked hex.
g1846-panel-extra = { $private } can lay a second tile in { $hexes }, now or never.
g1846-panel-extra-must = { $private } must lay its second tile in { $hexes }.
g1846-panel-no-second-tile = No second tile
g1846-panel-places =
    { $count ->
        [one] You can lay a tile on one hex
       *[other] You can lay a tile on { $count } hexes
    }
g1846-panel-token-places =
    { $count ->
        [one] You can place a token in one city
       *[other] You can place a token in { $count } cities
    }
g1846-panel-chicago-city = Chicago, city { $number }
g1846-panel-done-building = Done building
g1846-panel-final = This hex can’t be upgraded further.
g1846-panel-choose-tile = Tiles for this hex
g1846-panel-tile = Tile { $tile }
g1846-panel-turned = Rotated { $degrees }°.
g1846-panel-turn-tile = Rotate
g1846-panel-lay-tile =
    { $upgrade ->
        [yes] Upgrade to tile { $tile } for { MONEY($cost) }
       *[no] Lay tile { $tile } for { MONEY($cost) }
    }
g1846-panel-gain = run { $gain }
g1846-panel-gain-sentence = Best run: { $gain }.
g1846-panel-by-private = with { $private }
g1846-panel-place-token = Place a token
g1846-panel-token-in = Token in { $city }
g1846-panel-token-told =
    { $left ->
        [0] It costs { MONEY($cost) }, leaving { MONEY($cash) } in the treasury. It’s the last token.
        [one] It costs { MONEY($cost) }, leaving { MONEY($cash) } in the treasury and one token.
       *[other] It costs { MONEY($cost) }, leaving { MONEY($cash) } in the treasury and { $left } tokens.
    }
g1846-panel-place-token-for = Place it for { MONEY($cost) }
g1846-panel-place-marker = Place { $private }’s marker here

# --- running and dividends
g1846-panel-best-run = The best run earns { MONEY($total) }.
g1846-panel-run-best = Run for { MONEY($total) }
g1846-panel-own-routes = Choose routes yourself
g1846-panel-own-routes-told = Choose a train, then click its cities on the map in order, or type them: Roundhouse finds the best track between them and picks the stops that count. Click the last one again to remove it. Name hexes on the way, too, to send it over them.
g1846-panel-route-hexes = Cities or hexes of the { $train }-train
g1846-panel-clear-route = Clear
g1846-panel-run-own = Run these for { MONEY($total) }
g1846-panel-dividing = The trains earned { MONEY($revenue) }.
g1846-panel-pay-full = Pay out in full
g1846-panel-pay-half = Pay half
g1846-panel-pay-withhold = Withhold
g1846-panel-dividend = { MONEY($each) } per share; treasury +{ MONEY($treasury) }; price { MONEY($now) } → { MONEY($then) }.
g1846-panel-unpaid = Market shares get nothing ({ MONEY($amount) }).
g1846-panel-gets = { $gets }.
g1846-panel-labelled = { $label }: { $told }

# --- trains
g1846-panel-trains = { $count } of { $limit } trains. Treasury: { MONEY($cash) }.
g1846-panel-buy-train = Buy a { $train }-train
g1846-panel-buy-returned = Buy a returned { $train }-train
g1846-panel-president-adds = { $who } contributes { MONEY($amount) }
g1846-panel-starts-phase-2 = starts phase II: green tiles
g1846-panel-starts-phase-3 = starts phase III: brown tiles, privates removed, 2-trains run once more, limit 3
g1846-panel-starts-phase-4 = starts phase IV: gray tiles, 2-trains removed, 3/5- and 4-trains run once more, limit 2
g1846-panel-others-trains = Other corporations’ trains ({ $count })
g1846-panel-train-of = { $corp }’s { $train }-train
g1846-panel-train-price = Price for { $corp }’s { $train }-train
g1846-panel-offer-price = Offer
g1846-panel-end-turn = End turn
g1846-panel-issue =
    { $count ->
        [one] Issue one share
       *[other] Issue { $count } shares
    }
g1846-panel-issue-note = +{ MONEY($total) }, price falls to { MONEY($price) }
g1846-panel-bankrupt = Declare bankruptcy
g1846-panel-returning = { $corp } can keep only { $limit } trains and returns one to the bank.
g1846-panel-return-train = Return a { $train }-train

# --- deals and privates
g1846-panel-asked = { $corp } offers you { MONEY($price) } for: { $item }.
g1846-panel-asked-other = { $corp } offers { $who } { MONEY($price) } for: { $item }.
g1846-panel-asked-waits = Waiting for { $who }. You can withdraw the offer until then.
g1846-panel-accept = Accept { MONEY($price) }
g1846-panel-refuse = Decline
g1846-panel-withdraw = Withdraw the offer
g1846-panel-powers = Private abilities
g1846-panel-buy-privates = Buy privates ({ $count })
g1846-panel-owned-by = from { $who }
g1846-panel-private-price = Price for { $private }
g1846-panel-buy = Buy
g1846-panel-free-token = Extra token in Chicago, free
g1846-panel-steaming =
    { $place ->
        [none] Your Steamboat Company: the marker isn’t on the map yet.
       *[other] { $company ->
            [none] Your Steamboat Company: the marker is at { $place } and benefits no one yet.
           *[other] Your Steamboat Company: the marker is at { $place } and benefits { $company }.
        }
    }
g1846-panel-steaming-other =
    { $place ->
        [none] { $who } can place the Steamboat Company’s marker.
       *[other] { $company ->
            [none] { $who } can move the Steamboat Company: its marker is at { $place } and benefits no one yet.
           *[other] { $who } can move the Steamboat Company: its marker is at { $place } and benefits { $company }.
        }
    }
g1846-panel-marker-to = Move the marker to:
g1846-panel-assign-to = Assign it to:
g1846-panel-done = Done

# --- beside the map
g1846-panel-phases = Trains and phases
g1846-panel-tiles = Tiles left

# --- the rooms
g1846-panel-room-board = Map
g1846-panel-room-market = Market and players
g1846-panel-room-companies = Companies
g1846-panel-room-trains = Trains and tiles

# --- the steps of players
g1846-panel-step-picking = Draft: keep one card
g1846-panel-step-last-private = Draft: the last private
g1846-panel-step-open-pick = Draft: the privates
g1846-panel-step-stock-turn = Buy and sell shares
g1846-panel-step-steaming = Steamboat Company

# --- what building adds
g1846-panel-gains =
    { $supposed ->
        [yes] These would add the most to a run with the { $train }-train it could buy:
       *[no] These add the most to the best run:
    }
g1846-panel-gains-none = No single tile or token improves the best run right now.
g1846-panel-gain-token = token { MONEY($cost) }, +{ MONEY($gain) }
g1846-panel-why-here = Why not?

# --- trains to come
g1846-panel-trains-left = { $count } left
g1846-panel-trains-next = Next: { $trains }.

# --- a forced purchase, step by step
g1846-panel-forced = { $corp } has no train and must buy one now. The cheapest costs { MONEY($price) }.
g1846-panel-forced-treasury =
    { $missing ->
        [0] The treasury has { MONEY($cash) }: enough.
       *[other] The treasury has { MONEY($cash) }: { MONEY($missing) } short.
    }
g1846-panel-forced-issue = Issue just enough shares to afford a train. Each share moves the price one space left, and each pays the value one space further left.
g1846-panel-forced-issue-done = Shares have been issued.
g1846-panel-forced-issue-none =
    { $enough ->
        [yes] No need to issue shares.
       *[no] There are no shares to issue.
    }
g1846-panel-forced-cash =
    { $missing ->
        [0] { $who } contributes cash and has { MONEY($cash) }: enough.
       *[other] { $who } contributes cash and has { MONEY($cash) }: still { MONEY($missing) } short.
    }
g1846-panel-forced-cash-later = If that isn’t enough, { $who } contributes cash.
g1846-panel-forced-sales =
    { $enough ->
        [none] No need to sell shares.
        [yes] { $who } can sell shares to buy a more expensive train; they raise at most { MONEY($most) }.
       *[no] { $who } sells shares until there is enough; they raise at most { MONEY($most) }.
    }
g1846-panel-forced-sales-later = If that isn’t enough, { $who } sells shares.
g1846-panel-forced-bankrupt = There’s nothing left to sell, and not enough for a train.
g1846-panel-forced-buy =
    { $above ->
        [0] Buy one of the trains below.
       *[other] Buy one of the trains below that costs more than { MONEY($above) }: a cheaper one didn’t need this much money.
    }

# --- the end
g1846-panel-shares-held = Shares
g1846-panel-worth = Net worth

# --- what happened, beside the map
g1846-panel-tile-laid =
    { $cost ->
        [0] { $company } lays tile { $tile } at { $hex } for free.
       *[other] { $company } lays tile { $tile } at { $hex } for { MONEY($cost) }.
    }
