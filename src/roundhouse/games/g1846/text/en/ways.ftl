# Records of 18xx.games: how they were followed, and whose each departure is.
g1846-deal-guessed = No seed in the file gives these private companies and corporations, so the moves show what is in play.
g1846-imported =
    Imported from { $site }: { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
g1846-kept-so-far = Moves saved at the table: { $done }. Moves left in the file: { $left }.
g1846-result-equal = The result is the same here: { $ours }.
g1846-result-open = The game wasn’t finished there. The score so far: { $ours }.
g1846-result-untold = The file doesn’t give a result. Here it is: { $ours }.
g1846-unknown-move = Move { $number } is of an unknown kind: “{ $move }”. The file may come from a newer version of 18xx.games.
g1846-other-result = The results differ. There: { $theirs }. Here: { $ours }.
g1846-by-site = Move { $number } ({ $move }), as that site did it at the time: { $way } { $why }
g1846-by-players = Move { $number } ({ $move }), agreed by the players: { $why }
g1846-by-importer = Move { $number } ({ $move }), added by the importer: { $way } { $why }

g1846-way-no-route = it saw no route, so the trains didn’t run.
g1846-way-stale-track = it still used track or tokens from just before.
g1846-way-unled-shares = shares could be sold although the corporation had no president, or beyond the half that the Market can hold.
g1846-way-no-need-to-sell = it didn’t make a player over the limit sell.
g1846-way-president-first = the president paid before the corporation issued shares.
g1846-way-bankrupt-early = it declared a bankruptcy earlier than the rules do.
g1846-way-no-train-needed = the turn ended without a train.
g1846-way-emergency-issue = it allowed an emergency issue that was too large, too small or not needed.
g1846-way-forced-sale = it let the president sell shares that the rules don’t allow.
g1846-way-train-after-raising = it let another train be bought with the money raised.
g1846-way-ends-counted = an N/M train counted both ends of its route.
g1846-way-port-in-mid-turn = a player assigned the Steamboat Company in the middle of a turn.
g1846-way-out-of-turn = a private was used during another corporation’s turn.
g1846-way-marker-stays = the Steamboat Company’s marker stayed where it was when a corporation bought it.
g1846-way-other-city = the free token went to another city of Chicago.
g1846-way-closing-sale = after a sale that closed a corporation, prices didn’t change at the end of the stock round, and another player went first.
g1846-way-bought-while-closing = a corporation without a president bought a train although it was closing.
g1846-way-bankrupt-lowers = selling off a bankrupt president’s last shares lowered prices once more.
g1846-way-bankrupt-sales = the issue and the sales before a bankruptcy, which are a single move there.
g1846-way-last-private = the last private, taken free.

g1846-divergence-second-tile-asked = That site asks for a second free tile even where none fits.
g1846-divergence-plays-on = That site plays on when every corporation has closed.
g1846-divergence-closed-later = That site removes a corporation at $0 one move later.
g1846-divergence-other-first = After a sale that closed a corporation, that site lets another player go first.

g1846-marker-corrected = { $private }’s marker is at { $hex } and benefits { $company }.
g1846-train-gone = A { $train }-train is removed from the game.
g1846-token-corrected = { $corp }’s token is in { $hex }, city { $stop }.
g1846-only-imported = Only an imported game can contain this; it can’t be played at a table.
g1846-not-conserved = This would create or lose something, or it refers to something that isn’t there: { $what }.

pages-option-1846-wait-for-runs = Choose runs for companies without a president
pages-option-1846-wait-for-runs-about = The player with the priority deal chooses the run of a corporation without a president. Otherwise its best run is made automatically.
