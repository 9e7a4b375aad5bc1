# What every game has in common.
core-with-rule = { $words } ({ $rule }).
core-aside = { $words } ({ $aside })
core-times = { $thing } ×{ $times }
core-nobody = nobody
core-chance = chance
core-player = Player { $number }

core-undone = { $seat } takes the game back to move { $to }.
core-agreed = Agreed by the players, although the rules forbid it: { $rules }.

core-not-your-turn = { $seat } can’t act now: it’s up to { $to_act }. Wait for your turn.
core-game-over = The game is over. Start a new table to play again.
core-not-now = You can’t do that in this step. Choose one of the actions offered.
core-no-such-outcome = No die, card or token can come up as { $outcome } here.

core-not-json = This file isn’t JSON (line { $line }: { $reason }). Choose a file from Roundhouse or 18xx.games.
core-unknown-action = { $path }: this game has no action “{ $name }”. Available: { $known }.
core-missing-field = { $path }: the field “{ $field }” is missing.
core-unknown-field = { $path }: unknown field “{ $field }”. Remove or rename it.
core-wrong-type = { $path }: expected { $expected }, found { $found }.
core-unknown-option = There is no option “{ $option }”. Available: { $known }.
core-bad-option = The option “{ $option }” can’t be { $value }. Choose one of: { $choices }.
core-bad-seats =
    { $seats ->
        [one] One player isn’t enough: this game is for { $low } to { $high }.
       *[other] { $seats } players can’t play this game: it’s for { $low } to { $high }.
    }
core-stale = The game has moved on from move { $seen } to { $current }. Check the table and choose again.
core-bad-entry = Entry { $seq } can’t be replayed: { $cause }
core-oversized-journal =
    { $unit ->
        [bytes] This file has { NUMBER($found, useGrouping: 1) } bytes; Roundhouse reads at most { NUMBER($most, useGrouping: 1) }.
       *[entries] This journal has { NUMBER($found, useGrouping: 1) } entries; a game can have at most { NUMBER($most, useGrouping: 1) }.
    }
core-wrong-version =
    { $game ->
        [journal] This file is a journal in format { $written }; this version of Roundhouse reads format { $known }. The file wasn’t changed. Open it with the version that wrote it.
       *[other] This { $game } game uses rules version { $written }; this version of Roundhouse knows versions up to { $known }. The file wasn’t changed. Open it with a newer Roundhouse.
    }
core-wrong-game = Unknown game “{ $found }”. Available: { $known }.
core-unknown-record = Roundhouse can’t read this file: it’s neither one of its own nor one from { $known }.
core-no-importer = None of the games here can import files from other sites.
core-no-picture = “{ $title }” can’t be drawn yet.
core-no-routes = “{ $title }” has no route search.
core-no-planner = “{ $title }” has no planning board. Try your ideas at a table of your own.
core-no-bots = “{ $title }” has no bots. Install some, or play it with “roundhouse serve”.
core-unknown-bot = This game has no bot “{ $bot }”. Available: { $known }.
core-unknown-company = This game has no company “{ $company }”. Available: { $known }.
core-nothing-to-undo = There’s nothing to undo.
core-nothing-to-redo = There’s nothing to redo.
core-undo-past-chance = Move { $seq } rolled a die or revealed a card; earlier moves can’t be undone.
core-undo-needs-consent = This would undo other players’ moves: { $missing } must agree first.
core-missing-extra = This needs the extra “{ $extra }”. Install it with: { $command }

# What is wrong with a package installed beside Roundhouse.
core-plugin-not-loaded = Skipped “{ $plugin }” from the package { $package }: it can’t be loaded ({ $reason }).
core-not-a-title = Skipped “{ $plugin }” from the package { $package }: it should be a Title, but its type is { $found }.
core-not-a-bot = Skipped “{ $plugin }” from the package { $package }: it should be a BotDef, but its type is { $found }.
core-incomplete-plugin = Skipped “{ $plugin }” from the package { $package }: these parts are missing or wrong: { $parts }.
core-bad-plugin-name = Skipped “{ $plugin }” from the package { $package }: a game’s name is made of lowercase letters, digits and _; a bot’s is its game, a dot and such a name.
core-other-key = Skipped “{ $plugin }” from the package { $package }: its game calls itself “{ $key }”. The two names must match.
core-plugin-twice = Two packages provide “{ $plugin }”: using the one from { $used }, skipping the one from { $package }.
core-bot-without-title = Skipped the bot “{ $bot }” from the package { $package }: its game “{ $title }” isn’t installed.
core-bad-catalogue = The texts in { $file } (package { $package }) have an error in line { $line }; what can’t be read is skipped.
