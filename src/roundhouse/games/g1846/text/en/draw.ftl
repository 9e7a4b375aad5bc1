# What is written on and said about the pictures of 1846.
g1846-draw-map = Map of 1846
g1846-draw-place = { $place }.
g1846-draw-tile = Tile { $tile }.
g1846-draw-worth = Worth { MONEY($amount) }.
g1846-draw-terrain = The first tile costs { MONEY($cost) }.
g1846-draw-belongs = Marked { $owner }.
g1846-draw-bonus = { MONEY($amount) } marker for { $company }.
g1846-draw-area = Off-board: { MONEY($early) } in phases I and II, { MONEY($late) } in phases III and IV.
g1846-draw-side =
    { $side ->
        [east] East, bonus { MONEY($bonus) }.
       *[west] West, bonus { MONEY($bonus) }.
    }
g1846-draw-tokens = Tokens: { $owners }.
g1846-draw-home = Home of { $company }.
g1846-draw-reserved = One slot is reserved for { $company }.
g1846-draw-neutral = neutral
g1846-draw-slot =
    { $number ->
        [0] Free slot in { $place }
       *[other] Free slot in { $place }, city { $number }
    }
g1846-draw-told =
    { $tiles ->
        [0] Phase { $phase }. No tiles on the map yet.
        [one] Phase { $phase }. One tile on the map.
       *[other] Phase { $phase }. { $tiles } tiles on the map.
    }
g1846-draw-told-corp = { $company }: share price { MONEY($price) }; tokens in { $places }.
g1846-draw-told-unstarted = { $company } hasn’t started.
g1846-draw-told-tiles = Tiles: { $tiles }.

g1846-draw-last-built = Built last
g1846-draw-market = Stock market
g1846-draw-price = { $corp }: { MONEY($price) }.
g1846-draw-treasury = Treasury
g1846-draw-in-market = Market
g1846-draw-last-run = Last run
g1846-draw-owner = Owner: { $who }
g1846-draw-president = President: { $who }
g1846-draw-presidentless = No president
g1846-draw-not-started = Not started
g1846-draw-holds =
    { $count ->
        [one] { $who }: one share
       *[other] { $who }: { $count } shares
    }
g1846-draw-share-of =
    { $count ->
        [one] { $corp }: one share
       *[other] { $corp }: { $count } shares
    }
g1846-draw-tokens-left =
    { $count ->
        [one] one token left
       *[other] { $count } tokens left
    }
g1846-draw-cash = Cash
g1846-draw-worth-label = Net worth
g1846-draw-certificates = Certificates
g1846-draw-priority = Priority deal
g1846-draw-bankrupt = Bankrupt
g1846-draw-phase = Phase { $phase }
g1846-draw-unlimited = unlimited
g1846-draw-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
g1846-draw-limit = Train limit { $count }
g1846-draw-ends = Phased out in phase { $phase }
g1846-draw-board = 1846: the full table
g1846-draw-draft = Draft
g1846-draw-stock-round = Stock round { $number }
g1846-draw-operating-round = Operating round { $set }.{ $number }
g1846-draw-bank = Bank { MONEY($amount) }
g1846-draw-bank-broken = The bank is broken
g1846-draw-over = Game over
g1846-draw-charts = The game over time
g1846-draw-round = SR { $number }
g1846-draw-told-worth = { $who }: net worth { MONEY($amount) }.
g1846-draw-tiles = Tiles left
