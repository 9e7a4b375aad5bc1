# What is written on and said about the pictures of 1846.
g1846-draw-map = Map of 1846
g1846-draw-place = { $place }.
g1846-draw-tile = Tile { $tile }.
g1846-draw-worth = Worth { MONEY($amount) }.
g1846-draw-terrain = The first tile costs { MONEY($cost) }.
g1846-draw-belongs = Belongs to { $owner }.
g1846-draw-bonus = Marker of { MONEY($amount) } for { $company }.
g1846-draw-area = Off-board: { MONEY($early) } in phases I and II, { MONEY($late) } in phases III and IV.
g1846-draw-side =
    { $side ->
        [east] East, bonus { MONEY($bonus) }.
       *[west] West, bonus { MONEY($bonus) }.
    }
g1846-draw-tokens = Tokens: { $owners }.
g1846-draw-home = Home of { $company }.
g1846-draw-reserved = A slot is reserved for { $company }.
g1846-draw-neutral = neutral
g1846-draw-slot =
    { $number ->
        [0] Free slot in { $place }
       *[other] Free slot in { $place }, city { $number }
    }
g1846-draw-told =
    { $tiles ->
        [0] Phase { $phase }. No tile is laid yet.
        [one] Phase { $phase }. One tile is laid.
       *[other] Phase { $phase }. { $tiles } tiles are laid.
    }
g1846-draw-told-corp = { $company } stands at { MONEY($price) } and has tokens in { $places }.
g1846-draw-told-unstarted = { $company } is not started.
g1846-draw-told-tiles = Tiles: { $tiles }.
