# What every game has in common.
core-with-rule = { $words } ({ $rule })
core-nobody = nobody
core-chance = chance
core-player = Player { $number }

core-undone = { $seat } takes a step back, to move { $to }.
core-agreed = Agreed by the players, although the rules forbid it: { $rules }.

core-not-your-turn = { $seat } cannot act now: the decision is with { $to_act }. Wait for it.
core-game-over = The game has ended; nobody acts any more. Start a new table to play on.
core-not-now = “{ $action }” does not belong to this step ({ $step }). Choose one of the actions offered.
core-no-such-outcome = No die, card or token can come out as { $outcome } here.

core-not-json = This is not JSON (line { $line }: { $reason }). Choose a file that Roundhouse or 18xx.games wrote.
core-unknown-action = { $path }: there is no action “{ $name }” in this game. Known are: { $known }.
core-missing-field = { $path }: the field “{ $field }” is missing.
core-unknown-field = { $path }: nobody knows a field “{ $field }”. Remove it or mend its name.
core-wrong-type = { $path }: expected { $expected }, found { $found }.
core-unknown-option = There is no option “{ $option }”. Known are: { $known }.
core-bad-option = The option “{ $option }” cannot be { $value }. Choose one of: { $choices }.
core-bad-seats =
    { $seats ->
        [one] One player is not enough: this game is for { $low } to { $high }.
       *[other] { $seats } players cannot play this: it is for { $low } to { $high }.
    }
core-stale = The table has moved on: you saw move { $seen }, it is at { $current } now. Look again, then choose.
core-bad-entry = Entry { $seq } cannot be replayed: { $cause }
core-oversized-journal =
    { $unit ->
        [bytes] This file has { $found } bytes; the most Roundhouse reads is { $most }.
       *[entries] This journal has { $found } entries; the most a game can have is { $most }.
    }
core-wrong-version =
    { $game ->
        [journal] This file is a journal of format { $written }; this program reads format { $known }. The file is left as it is; open it with the Roundhouse that wrote it.
       *[other] This { $game } game was written under rules version { $written }; this program knows up to { $known }. The file is left as it is; open it with a newer Roundhouse.
    }
core-wrong-game = “{ $found }” is none of our games. Known are: { $known }.
core-unknown-record = This is no game that Roundhouse can read: neither one of its own files nor one of { $known }.
core-no-importer = None of the games here reads other sites' files.
core-no-picture = There is no picture for “{ $title }” yet.
core-no-routes = There is no search for routes in “{ $title }”.
core-no-bots = “{ $title }” has no bots. Install some, or play it with “roundhouse serve”.
core-unknown-bot = There is no bot “{ $bot }” for this title. Known are: { $known }.
core-unknown-company = There is no company “{ $company }” in this game. Known are: { $known }.
core-nothing-to-undo = There is nothing to take back there.
core-undo-past-chance = Move { $seq } rolled a die or showed a card; nothing before it can be taken back.
core-undo-needs-consent = This touches what others did: { $missing } must agree first.
core-missing-extra = This needs the extra “{ $extra }”. Install it with: { $command }

# What is wrong with a package installed beside Roundhouse.
core-plugin-not-loaded = “{ $plugin }” of the package { $package } cannot be loaded and is left out ({ $reason }).
core-not-a-title = “{ $plugin }” of the package { $package } is left out: it should be a Title, but is of the kind { $found }.
core-not-a-bot = “{ $plugin }” of the package { $package } is left out: it should be a BotDef, but is of the kind { $found }.
core-incomplete-plugin = “{ $plugin }” of the package { $package } is left out: these parts are missing or wrong: { $parts }.
core-bad-plugin-name = “{ $plugin }” of the package { $package } is left out: a game is named by small letters, digits and _, a bot by its game, a dot and such a name.
core-other-key = “{ $plugin }” of the package { $package } is left out: its game calls itself “{ $key }”, but both names must be the same.
core-plugin-twice = “{ $plugin }” comes from two packages: that of { $used } is used, that of { $package } is left out.
core-bot-without-title = The bot “{ $bot }” of the package { $package } is left out: its game “{ $title }” is not installed.
core-bad-catalogue = The texts in { $file } (package { $package }) have a mistake in line { $line }; what cannot be read is left out.
