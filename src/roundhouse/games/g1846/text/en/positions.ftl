# Positions for the route optimiser, and the command that answers them.
g1846-bad-position = Position { $number } in the file can’t be solved: { $cause }
g1846-unknown-name =
    { $kind ->
        [hex] there is no hex “{ $name }” on the map.
        [stop] there is no city “{ $name }” with token slots.
        [tile] there is no tile “{ $name }”.
        [rotation] “{ $name }” isn’t a rotation; write it as in “57@2”, with 0 to 5 (Chicago: 0).
        [train] there is no train “{ $name }”.
        [phase] there is no phase “{ $name }”. Choose I, II, III or IV.
        [private] there is no bonus marker “{ $name }”.
       *[company] there is no company “{ $name }”.
    }
g1846-tile-misfit = tile { $tile } can’t be laid at { $hex }.
cli-routes-position = { $number }. { $company }, { $trains }: { MONEY($revenue) }
cli-routes-train = { $train }: { $way } = { MONEY($revenue) }
cli-routes-amount =
    { $reason ->
        [east_west] { $amount } east–west
        [mail] { $amount } mail
        [port] { $amount } port
        [meat] { $amount } meat
        [boomtown] { $amount } Boomtown
       *[stops] { $amount }
    }
cli-routes-idle = { $train } stays idle
cli-routes-unproven = not proven: at most { MONEY($bound) }
cli-routes-difference = Position { $number } ({ $game }, action { $action }): { $company } can earn { MONEY($revenue) }, the file says { MONEY($expected) }.
cli-routes-nothing-to-check = No position in the file has a “best_revenue”. Leave out --check.
cli-routes-total = { $positions } positions, { $compared } compared, { $different } different, { $unproven } unproven; { MONEY($revenue) } in total.
cli-routes-times = { $seconds } s in total, median { $median } ms, slowest { $slowest } ms (position { $number }).
