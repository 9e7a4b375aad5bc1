# Plans: what cannot be planned, and the planning board.

g1846-plan-too-long = This plan has { $steps } steps; at most { $most } are tried out. Remove some steps, or put them in another plan.
g1846-not-in-play = { $company } is no longer in the game, so nothing can be planned for it. Choose another company, or remove this step.
g1846-not-opened = { $corp } hasn’t started. Start it in the plan first.
g1846-nobody-plans = { $corp } has no president, so it only runs its trains. Choose another company.
g1846-nothing-to-return = { $corp } has { $have } of { $limit } trains and returns none. Remove this step.

# --- the planning board
g1846-panel-plans = Plans
g1846-panel-plan-name = Plan { $number }
g1846-panel-plan-compare = Compare
g1846-panel-plan-intro = Click a marked hex on the map, or choose below. Plan for any company, as far ahead as you like, even with money it doesn’t have.
g1846-panel-plan-for = Plan for
g1846-panel-plan-begin-anew = Start over
g1846-panel-plan-moved-on =
    The position has changed: it’s now move { $now }, and this plan was made at move { $made }. { $fits ->
        [one] 1 of its { $steps } steps still fits.
       *[other] { $fits } of its { $steps } steps still fit.
    }
g1846-panel-plan-replay = Keep what still fits
g1846-panel-plan-then = Show move { $made }
g1846-panel-plan-lay = Tile { $tile } in { $place }
g1846-panel-plan-token = Token in { $place }
g1846-panel-plan-from = Buy { $corp }’s { $train }-train
g1846-panel-plan-start = Start at { MONEY($price) }
g1846-panel-plan-start-told = { $corp } hasn’t started. Start it at:
g1846-panel-plan-drop = Remove: { $step }
g1846-panel-plan-short = { MONEY($amount) } short
g1846-panel-plan-turn = in turn { $turn }
g1846-panel-plan-runs =
    { $proven ->
        [yes] Best run { MONEY($revenue) }: { MONEY($each) } per share
       *[no] Best run at least { MONEY($revenue) }: { MONEY($each) } per share
    }
g1846-panel-plan-runs-half = Best run { MONEY($revenue) }: { MONEY($half) } to its owner
g1846-panel-plan-no-train = { $company } has no train to run
g1846-panel-plan-no-route = { $company } has no route
g1846-panel-plan-treasury = Treasury { MONEY($cash) }
g1846-panel-plan-routes = Routes
g1846-panel-plan-pays = What it pays
g1846-panel-plan-half = Treasury +{ MONEY($treasury) }.
g1846-panel-plan-returns = { $corp } has too many trains. Return one:
g1846-panel-plan-places =
    { $count ->
        [one] One hex to build on
       *[other] { $count } hexes to build on
    }
g1846-panel-plan-copy = Copy to another plan
g1846-panel-plan-clear = Clear
g1846-panel-plan-fact-company = Company
g1846-panel-plan-fact-cost = Cost
g1846-panel-plan-fact-left-out = Steps left out
g1846-panel-plan-fact-treasury = Treasury
g1846-panel-plan-fact-trains = Trains
g1846-panel-plan-fact-run = Best run
g1846-panel-plan-fact-each = Per share, paid in full
g1846-panel-plan-fact-own = You get
g1846-panel-plan-fact-price = New price
