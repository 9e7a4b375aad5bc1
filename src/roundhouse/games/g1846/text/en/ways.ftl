# Records of 18xx.games: how they were followed, and whose each departure is.
g1846-imported = A game from { $site }, { $moves } moves.
g1846-kept-so-far = The table holds what came before: { $done } moves; { $left } more are in the file.
g1846-result-equal = Its result is the same here: { $ours }.
g1846-result-open = It was not over there; it stands at { $ours }.
g1846-result-untold = The file does not tell its result; here it is { $ours }.
g1846-unknown-move = Move { $number } is of a kind that nobody here knows: “{ $move }”. The file may be of a newer 18xx.games.
g1846-other-result = The results differ. There: { $theirs }. Here: { $ours }.
g1846-by-site = Move { $number } ({ $move }), the site’s way of its time: { $way } { $why }
g1846-by-players = Move { $number } ({ $move }), agreed by the players: { $why }
g1846-by-importer = Move { $number } ({ $move }), added by the importer: { $way } { $why }

g1846-way-no-route = it saw no route, so the trains did not run.
g1846-way-stale-track = it still went by track or tokens of a moment before.
g1846-way-unled-shares = shares could be sold although nobody led the corporation, or beyond half of it.
g1846-way-no-need-to-sell = it did not ask a player over the limit to sell.
g1846-way-president-first = the president paid before the corporation had issued.
g1846-way-bankrupt-early = it declared a bankruptcy before our rules would.
g1846-way-no-train-needed = the turn ended without a train.
g1846-way-emergency-issue = it let an emergency issue be larger or smaller, or made without need.
g1846-way-forced-sale = it let the president sell other shares than our rules would.
g1846-way-train-after-raising = it let another train be bought with the money raised.
g1846-way-ends-counted = an N/M train counted both ends of its route.
g1846-way-port-in-mid-turn = a player assigned the Steamboat in the middle of a turn.
g1846-way-out-of-turn = a private was used in another corporation’s turn.
g1846-way-marker-stays = the Steamboat’s marker stayed where it lay when a corporation bought it.
g1846-way-other-city = the free token went to another city of Chicago.
g1846-way-closing-sale = a sale that closed a corporation left the prices alone at the end of the stock round, and gave the first turn to another player.
g1846-way-bought-while-closing = a corporation without a president bought a train although it closed.
g1846-way-bankrupt-lowers = the last clearance of a bankrupt president lowered prices once more.
g1846-way-bankrupt-sales = the issue and the sales before a bankruptcy, which that site makes in one move.
g1846-way-last-private = the last private, taken free.

g1846-divergence-second-tile-asked = That site asks for a second free tile even where none fits.
g1846-divergence-plays-on = That site plays on when every corporation has closed.
g1846-divergence-closed-later = That site takes a corporation at $0 off the board one move later.
g1846-divergence-other-first = After a sale that closed a corporation that site names another player first.

g1846-marker-corrected = The marker of { $private } lies in { $hex } and serves { $company }.
g1846-train-gone = A { $train } train leaves the game.
g1846-token-corrected = The token of { $corp } stands in city { $stop } of { $hex }.
g1846-only-imported = Only a game from another site can hold this; nobody at a table can do it.
g1846-not-conserved = This would make or lose something, or means what is not there: { $what }.

pages-option-1846-wait-for-runs = Decide runs without a president
pages-option-1846-wait-for-runs-about = The run of a corporation without a president is chosen, by whoever has the priority deal, instead of made at once.
