# The panel of 1846: what now, and what stands beside the map.

# --- the moment
g1846-panel-bank-broken = The bank is broken: the game ends after this set of rounds

g1846-panel-step-issuing = { $company } ({ $who }): issue or redeem shares
g1846-panel-step-building = { $company } ({ $who }): track and tokens
g1846-panel-step-laying-extra = { $company } ({ $who }): a private’s second tile
g1846-panel-step-running = { $company } ({ $who }): run trains
g1846-panel-step-dividing = { $company } ({ $who }): pay or withhold
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
        [one] You look at one card and keep it. Nobody sees it until the draft is over.
       *[other] You look at { $count } cards. Keep one; nobody sees which until the draft is over. The others go back under the deck.
    }
g1846-panel-picking-other = { $who } looks at { $count } cards and keeps one.
g1846-panel-picked = You have kept: { $privates }.
g1846-panel-keep = Keep { $private }
g1846-panel-keep-blank = Keep the blank card
g1846-panel-blank-told = A blank card: you take no private this time, and pay nothing.
g1846-panel-pays-later = { MONEY($amount) } after the draft
g1846-panel-private-figures =
    { $debt ->
        [0] { MONEY($price) }, income { MONEY($income) } a round
       *[other] { MONEY($price) } and { MONEY($debt) } of debt, operates by itself
    }
g1846-panel-last-private = The last private is face up. Take it for { MONEY($price) }, or leave it to the next player for $10 less.
g1846-panel-last-private-other = { $who } may take the last private for { MONEY($price) }, or leave it to the next player for $10 less.
g1846-panel-take-for = Take it for { MONEY($amount) }
g1846-panel-leave = Leave it
g1846-panel-leave-note = the next player is asked { MONEY($amount) } on the list
g1846-panel-open-pick = Buy a private, paid at once, or pass.
g1846-panel-open-pick-other = { $who } buys a private or passes.
g1846-panel-pass = Pass

g1846-panel-power-ms = Starts in Detroit with $60 and a 2-train. It lays track, runs, gives you half its earnings and keeps the rest. A corporation that buys it gets its cash, train and token.
g1846-panel-power-big4 = Starts in Indianapolis with $40 and a 2-train. It lays track, runs, gives you half its earnings and keeps the rest. A corporation that buys it gets its cash, train and token.
g1846-panel-power-cwi = Keeps the south-eastern slot of Chicago. A corporation that owns it may once place an extra token there, free, connected or not.
g1846-panel-power-mail = A corporation that owns it earns $10 more for each location that one of its trains visits, to the end of the game.
g1846-panel-power-lsl = A corporation that owns it may once upgrade Cleveland or Toledo from yellow to green, free and unconnected, beside its usual tiles.
g1846-panel-power-mc = Keeps B10 and B12. A corporation that owns it may once lay yellow tiles there, free and unconnected; two must meet.
g1846-panel-power-oi = Keeps F14 and F16. A corporation that owns it may once lay yellow tiles there, free and unconnected; two must meet.
g1846-panel-power-mpc = A corporation that owns it puts the $30 marker on Chicago or St. Louis: each of its routes that counts it earns $30 more, through phase III.
g1846-panel-power-sc = Its marker lies at a port and adds $20 for each anchor to the routes of one company. A player assigns it each round, a corporation keeps it for itself.
g1846-panel-power-tbc = A corporation that owns it pays $20 less for each mountain hex and for each tunnel or pass.
g1846-panel-power-lm = A corporation that owns it may once lay or upgrade tiles in Cincinnati and Dayton so that they become joined, free but for the bridge.
g1846-panel-power-bt = A corporation that owns it puts the $20 marker on Cincinnati: each of its routes that counts it earns $20 more, through phase III.

# --- the stock round
g1846-panel-stock = Sell as much as you like, then buy one certificate, or pass. You have { MONEY($cash) } and { $count } of { $limit } certificates.
g1846-panel-stock-other = { $who } sells, buys one certificate, or passes.
g1846-panel-share-row =
    { $president ->
        [yes] Market { $market } · treasury { $treasury } · yours { $mine }, you are president
       *[no] Market { $market } · treasury { $treasury } · yours { $mine }
    }
g1846-panel-buy-share =
    { $source ->
        [market] Buy from the Market
       *[treasury] Buy from the treasury
    }
g1846-panel-sell = Sell
g1846-panel-sell-label = Shares of { $corp } to sell
g1846-panel-sell-count = { $count } for { MONEY($total) }, then { MONEY($price) }
g1846-panel-unstarted = Not started; home { $home }
g1846-panel-open = Open
g1846-panel-open-label = Opening price of { $corp }
g1846-panel-open-price = at { MONEY($price) } (pay { MONEY($total) })
g1846-panel-stop-selling = Buy nothing, end turn

# --- issue and redeem
g1846-panel-issuing = Sell treasury shares to the Market for cash, or take some back. The price stays. Treasury: { MONEY($cash) }.
g1846-panel-issue-label = Shares to issue
g1846-panel-issue-count = { $count } for { MONEY($total) }
g1846-panel-issue-go = Issue
g1846-panel-redeem-label = Shares to redeem
g1846-panel-redeem-count = { $count } for { MONEY($total) }
g1846-panel-redeem-go = Redeem
g1846-panel-issue-nothing = Neither: on to track

# --- track and tokens
g1846-panel-building =
    { $left ->
        [0] No more tiles this turn.
        [one] One more tile this turn{ $upgrades ->
            [0] .
           *[other] , no upgrade.
        }
       *[other] Two tiles this turn, one of them may be an upgrade.
    } { $token ->
        [left] One token may be placed.
        [done] The token is placed.
       *[none] {""}
    } Treasury: { MONEY($cash) }. Click a marked hex.
g1846-panel-extra = { $private } may lay a second tile in { $hexes }, now or never.
g1846-panel-extra-must = { $private } must lay its second tile in { $hexes }.
g1846-panel-no-second-tile = No second tile
g1846-panel-places =
    { $count ->
        [one] One hex takes a tile
       *[other] { $count } hexes take a tile
    }
g1846-panel-token-places =
    { $count ->
        [one] One city takes a token
       *[other] { $count } cities take a token
    }
g1846-panel-chicago-city = Chicago, city { $number }
g1846-panel-done-building = Done building
g1846-panel-final = Nothing can be laid here any more.
g1846-panel-choose-tile = Tiles for this hex
g1846-panel-tile = Tile { $tile }
g1846-panel-turned = Turned by { $degrees } degrees.
g1846-panel-turn-tile = Turn
g1846-panel-lay-tile =
    { $upgrade ->
        [yes] Upgrade to tile { $tile } for { MONEY($cost) }
       *[no] Lay tile { $tile } for { MONEY($cost) }
    }
g1846-panel-gain = run { $gain }
g1846-panel-gain-sentence = Best run: { $gain }.
g1846-panel-by-private = by { $private }
g1846-panel-place-token = Place a token
g1846-panel-token-in = Token in { $city }
g1846-panel-token-told =
    { $left ->
        [0] It costs { MONEY($cost) } and leaves { MONEY($cash) } in the treasury. It is the last one.
        [one] It costs { MONEY($cost) } and leaves { MONEY($cash) } in the treasury and one token.
       *[other] It costs { MONEY($cost) } and leaves { MONEY($cash) } in the treasury and { $left } tokens.
    }
g1846-panel-place-token-for = Place it for { MONEY($cost) }
g1846-panel-place-marker = Marker of { $private } here

# --- running and dividends
g1846-panel-best-run = The best run earns { MONEY($total) }.
g1846-panel-run-best = Run for { MONEY($total) }
g1846-panel-own-routes = Find routes of your own
g1846-panel-own-routes-told = Choose a train, then click its hexes on the map one after the other, or type them. Clicking the last one again takes it back. What counts is chosen for you.
g1846-panel-route-hexes = Hexes of the { $train }
g1846-panel-clear-route = Clear
g1846-panel-run-own = Run these for { MONEY($total) }
g1846-panel-dividing = The trains earned { MONEY($revenue) }.
g1846-panel-pay-full = Pay it all
g1846-panel-pay-half = Pay half
g1846-panel-pay-withhold = Withhold
g1846-panel-dividend = { MONEY($each) } a share; treasury +{ MONEY($treasury) }; price { MONEY($now) } → { MONEY($then) }.
g1846-panel-unpaid = Market shares get nothing ({ MONEY($amount) }).
g1846-panel-gets = { $gets }.
g1846-panel-labelled = { $label }: { $told }

# --- trains
g1846-panel-trains = { $count } of { $limit } trains. Treasury: { MONEY($cash) }.
g1846-panel-buy-train = Buy a { $train }
g1846-panel-buy-returned = Buy a returned { $train }
g1846-panel-president-adds = { $who } adds { MONEY($amount) }
g1846-panel-starts-phase-2 = starts phase II: green tiles
g1846-panel-starts-phase-3 = starts phase III: brown tiles, privates go, 2-trains run once more, limit 3
g1846-panel-starts-phase-4 = starts phase IV: gray tiles, 2-trains go, 3/5 and 4 run once more, limit 2
g1846-panel-others-trains = Trains of other corporations ({ $count })
g1846-panel-train-of = the { $train }-train of { $corp }
g1846-panel-train-price = Price for the { $train } of { $corp }
g1846-panel-offer-price = Offer
g1846-panel-end-turn = End turn
g1846-panel-issue =
    { $count ->
        [one] Issue one share
       *[other] Issue { $count } shares
    }
g1846-panel-issue-note = +{ MONEY($total) }, price falls to { MONEY($price) }
g1846-panel-bankrupt = Declare bankruptcy
g1846-panel-returning = { $corp } may keep { $limit } trains and gives one back to the bank.
g1846-panel-return-train = Give back a { $train }

# --- deals and privates
g1846-panel-asked = { $corp } offers you { MONEY($price) } for: { $item }.
g1846-panel-asked-other = { $corp } offers { $who } { MONEY($price) } for: { $item }.
g1846-panel-asked-waits = { $who } decides now. Until then you may take the offer back.
g1846-panel-accept = Accept { MONEY($price) }
g1846-panel-refuse = Refuse
g1846-panel-withdraw = Take the offer back
g1846-panel-powers = Powers of privates
g1846-panel-buy-privates = Buy privates ({ $count })
g1846-panel-owned-by = of { $who }
g1846-panel-private-price = Price for { $private }
g1846-panel-buy = Buy
g1846-panel-free-token = Extra token in Chicago, free
g1846-panel-steaming = Your Steamboat Company: the marker lies at { $place } and serves { $company }.
g1846-panel-steaming-other = { $who } may move the Steamboat Company: its marker lies at { $place } and serves { $company }.
g1846-panel-marker-to = Put the marker at:
g1846-panel-assign-to = Let it serve:
g1846-panel-done = Done

# --- beside the map
g1846-panel-players = Players
g1846-panel-companies = Companies
g1846-panel-phases = Trains and phases
g1846-panel-tiles = Tiles left

# --- the steps of players
g1846-panel-step-picking = Draft: keep one card
g1846-panel-step-last-private = Draft: the last private
g1846-panel-step-open-pick = Draft: the privates
g1846-panel-step-stock-turn = Buy and sell shares
g1846-panel-step-steaming = The Steamboat Company

# --- what building adds
g1846-panel-gains =
    { $supposed ->
        [yes] With the { $train }-train that it could buy, these add most to a run:
       *[no] These add most to the best run:
    }
g1846-panel-gains-none = No single tile or token adds to the best run now.
g1846-panel-gain-token = token { MONEY($cost) }, +{ MONEY($gain) }
g1846-panel-why-here = Why not?

# --- trains to come
g1846-panel-trains-left = { $count } left
g1846-panel-trains-next = Then come: { $trains }.

# --- a forced purchase, step by step
g1846-panel-forced = { $corp } has no train and must get one now. The cheapest costs { MONEY($price) }.
g1846-panel-forced-treasury =
    { $missing ->
        [0] The treasury has { MONEY($cash) }: enough.
       *[other] The treasury has { MONEY($cash) }: { MONEY($missing) } are missing.
    }
g1846-panel-forced-issue = Issue shares, as few as bring a train within reach. The price falls by one for each share, and each brings the value one further left.
g1846-panel-forced-issue-done = Shares have been issued.
g1846-panel-forced-issue-none =
    { $enough ->
        [yes] No shares need to be issued.
       *[no] There are no shares that could be issued.
    }
g1846-panel-forced-cash =
    { $missing ->
        [0] { $who } adds own cash and has { MONEY($cash) }: enough.
       *[other] { $who } adds own cash and has { MONEY($cash) }: { MONEY($missing) } are still missing.
    }
g1846-panel-forced-cash-later = If that is not enough, { $who } adds own cash.
g1846-panel-forced-sales =
    { $enough ->
        [none] No shares need to be sold.
        [yes] { $who } may sell shares for a dearer train; they bring at most { MONEY($most) }.
       *[no] { $who } sells shares until it is enough; they bring at most { MONEY($most) }.
    }
g1846-panel-forced-sales-later = If that is not enough, { $who } sells shares.
g1846-panel-forced-bankrupt = Nothing is left to sell, and it is not enough for a train.
g1846-panel-forced-buy =
    { $above ->
        [0] Buy a train below.
       *[other] Buy a train below that costs more than { MONEY($above) }: for less, so much need not have been raised.
    }

# --- the end
g1846-panel-shares-held = Shares
g1846-panel-worth = Worth

# --- what happened, beside the map
g1846-panel-tile-laid =
    { $cost ->
        [0] { $company } lays tile { $tile } at { $hex } for nothing.
       *[other] { $company } lays tile { $tile } at { $hex } for { MONEY($cost) }.
    }
