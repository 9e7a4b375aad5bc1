# The texts of the web pages.
pages-skip = Skip to content
pages-nav = Main menu
pages-language = Language
pages-change = Change
pages-learn = Learn
pages-learn-about = The full rules, and example games explained one step at a time.
pages-in-short = How to play
pages-examples = Example games
pages-rules = Full rules
pages-no-rules = This server has no rules pages.
pages-enter = Sign in
pages-enter-or-make = Sign in or create an account

pages-welcome = Take a seat
pages-welcome-about = Play on one screen or online, live or one move a day. The people you invite don’t need to install anything.
pages-quick = Play now with bots
pages-quick-about = Pick a difficulty and the game starts.
pages-quick-name = Your name (optional)
pages-quick-bots =
    { $count ->
        [one] You and one bot
        [2] You and two bots
        [3] You and three bots
       *[other] You and { $count } bots
    }
pages-quick-together = You and a bot, as a team
pages-quick-levels = Difficulty levels
pages-guest = Guest
pages-new-table = New table
pages-accounts-needed = You need an account to play on this server.
pages-your-name = Your name
pages-their-name = Name
pages-which-game = Game
pages-players = { $low } to { $high } players
pages-seats = Seats
pages-seat-me = Me
pages-seat-here = Someone on this device
pages-seat-open = Open seat (invitation link)
pages-seat-bot = Bot: { $bot }
pages-seat-none = Empty
pages-options = Options
pages-yes = yes
pages-no = no
pages-shuffle = Shuffle seats
pages-public = Public: anyone can find this table, watch it and take an open seat
pages-hints = Hints: players can ask a bot for advice (if several people play, everyone is told)
pages-start = Start playing
pages-my-tables = My tables
pages-none-mine = You have no games in progress.
pages-ended-tables = Finished games ({ $count })
pages-archive = Archive
pages-unarchive = Back to my tables
pages-archived = Archive ({ $count })
pages-row-more = More about this table: { $game }
pages-leave-table = Leave…
pages-leave-head = Leave this table of { $game }?
pages-leave-about = The others play on without you.
pages-leave-seat = Who takes your seat?
pages-leave-alone = Nobody else is playing here. The table goes into your archive; you can bring it back at any time.
pages-leave-go = Leave the table
pages-leave-no = Stay
pages-watch = Watch a game
pages-none-watch = No public games right now.
pages-ended = Game over
pages-your-turn = Your turn
pages-your-turn-as = Your turn: { $name }
pages-seats-open =
    { $count ->
        [one] one seat open
       *[other] { $count } seats open
    }
pages-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
pages-import = Import a game
pages-import-about = A game file downloaded here or from { $sites }.
pages-import-own = A game file downloaded here.
pages-file = File
pages-import-go = Import

pages-invited = You’re invited
pages-invited-by = { $owner } has invited you to play { $title }.
pages-at-the-table = At the table: { $names }.
pages-sit-down = Take your seat
pages-only-watch = Just watch

pages-have-account = I have an account
pages-new-account = I’m new here
pages-login = Name
pages-password = Password
pages-make-account = Create an account
pages-device = Continue as { $name } on this device?
pages-device-go = Yes, that’s me
pages-about-me = Profile
pages-mail = Email address
pages-keep = Save
pages-leave = Sign out on this device
pages-webhooks = Notifications
pages-webhooks-about = For slow games: when it’s your turn, we post a message to these webhooks. Discord, Slack or any other URL works.
pages-webhook = Webhook URL
pages-add = Add
pages-remove = Remove
pages-other-device = Use another device

pages-board = Board
pages-rooms = Rooms
pages-plan = Plan
pages-plan-head = Plan (only you see it)
pages-keys = Keyboard shortcuts
pages-key-main = Take the highlighted choice
pages-key-pass = Pass, or finish the step
pages-key-question = Go to the question
pages-key-next = Next choice
pages-key-previous = Previous choice
pages-sounds = Sounds
pages-fold = Show or hide the question
pages-theme = Light or dark
pages-zoom = Zoom
pages-zoom-in = Zoom in
pages-zoom-out = Zoom out
pages-zoom-all = Fit to screen
pages-history = History
pages-before = Back
pages-after = Next
pages-moment = Move { $at } of { $last }
pages-past = Viewing move { $at } of { $last }
pages-back-to-now = Back to the current position
pages-redo = Redo
pages-branch = Continue from here in a copy
pages-branch-about = You get a private table of your own: you play every seat, and nobody else is affected.
pages-moment-more = Share or continue from here
pages-moment-link = Link to this position
pages-how-it-ended = Show how it ended
pages-turn-before = Previous turn
pages-turn-after = Next turn
pages-jump = Jump to a turn
pages-game-start = Start of the game
pages-reopen = Undo the last move?
pages-reopen-about = The game is over. Undoing the last move puts it back in play for everyone.
pages-reopen-go = Undo and play on
pages-reopen-no = Leave it as it is
pages-waiting = Waiting for { $names }
pages-see-end = See the scores
pages-undo = Undo
pages-undo-asked = { $name } wants to undo:
pages-undo-waits = Waiting for the other players to agree.
pages-withdraw = Cancel
pages-undo-refused = The other players declined. Nothing was undone.
pages-agree = Agree
pages-refuse = Decline
pages-look-as = View as
pages-pass-screen = Pass the screen to { $name }
pages-show-sight = I’m { $name } – show my cards
pages-details = Details
pages-people = Players
pages-is-bot = bot
pages-is-open = open seat
pages-is-you = you
pages-invite = Send this link to the person playing as { $name }
pages-copy = Copy
pages-copied = Copied
pages-abandoned = { $name } hasn’t moved for a long time. Any player can replace them with a bot.
pages-hand = Transfer this seat…
pages-hand-over = Transfer { $name }’s seat to
pages-hand-open = anyone with the link
pages-hand-bot = the bot “{ $bot }”
pages-hand-me = me
pages-hand-go = Transfer
pages-download = Download the game
pages-download-later = You can download the game once it’s over.
pages-log = Game log
pages-since = Since your last move
pages-earlier = Show earlier
pages-chat = Chat
pages-say = Say something
pages-send = Send
pages-ask-hint = Hint
pages-hints-on = Hints are allowed.
pages-hints-told = Hints are allowed. Whoever asks for one is named in the chat.
pages-hints-off = Hints are turned off at this table.
pages-hints-forbid = Turn hints off
pages-hints-allow = Allow hints
pages-hint-asked = asked for a hint.
pages-hint = A strong bot would play this:
pages-hint-pass = A strong bot would stop here.
pages-thinking = Thinking…
pages-bell = Notify me
pages-why-not = Why not?
pages-close = Close
pages-no-reason = This move is allowed.
pages-read-rule = Read { $rule } in the rules
pages-do-it = Play this move
pages-retry = Connection lost. Retrying…
pages-offline = Connection lost. Your move wasn’t saved; try again once you’re reconnected.
pages-your-turn-at = It’s your turn in { $title }: { $link }

pages-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
pages-and = { $first } and { $last }
pages-lost = You lose
pages-scores = Scores
pages-player = Player
pages-score = Score
pages-charts = The game in charts
pages-to-table = Back to the table
pages-again = Play again
pages-rematch = Play again with the same players
pages-rematch-open = Go to the rematch

pages-sorry = Something went wrong
pages-to-home = Home
pages-not-found = There’s nothing here. The link may be incomplete, or someone has already taken the seat.
pages-sign-in-first = You need a name for this. Sign in, or start or join a table.
pages-not-yours = Only the player in this seat or the table’s owner can do that.
pages-foreign-origin = This request came from another site ({ $origin }) and was blocked. Use the pages of this server.
pages-too-many =
    { $seconds ->
        [one] Too many requests. Wait one second, then try again.
       *[other] Too many requests. Wait { $seconds } seconds, then try again.
    }
pages-too-many-streams = You already have { $most } live tables open from this address. Close some of them, then reload this page.
pages-too-large = This is too large: the limit is { NUMBER($most, useGrouping: 1) } bytes.
pages-storage-down = The server can’t save anything right now, so nothing was changed. Try again in a moment.
pages-seat-taken = Someone else got there first. Look again, then choose.
pages-wrong-method = This address doesn’t accept that kind of request.
pages-failed = Something went wrong on our side, and we’ve logged it. Nothing was lost. Try again.
pages-bad-name = Names must be 1 to { $most } characters long.
pages-empty-text = Chat messages must be 1 to { $most } characters long.
pages-bad-password = Passwords must be at least { $least } characters long.
pages-login-taken = The name “{ $login }” is taken. Choose another.
pages-wrong-password = Wrong name or password. Try again.
pages-no-such-bot = No bot can do that here right now.
pages-bad-file = This file is damaged and can’t be read. Download it again from the site where it was played.
pages-unknown-title = This server doesn’t have a game “{ $title }”.
pages-bad-address = “{ $address }” can’t be used. Enter a complete, public address.
pages-not-ended = You can download the game once it’s over: it contains hidden information.
pages-secret = You can continue from an earlier move in a copy once the game is over, or while you’re the only player: its moves contain hidden information.
pages-no-such-moment = There is no move { $at }: the table is at { $current }. Choose a number from 0 to { $current }.
pages-bad-request = The field “{ $field }” is missing or wrong ({ $reason }).

pages-port-busy = Port { $port } is in use. Choose another with --port, or stop the program that uses it.
pages-file-in-use = Another Roundhouse is already using { $path }. Use that one, or choose another file with --database.
pages-no-database = The database can’t be opened: { $reason }. Check the address you gave with --database.
pages-serving = Roundhouse is running at { $address } (press Ctrl+C to stop it).

pages-presets = Difficulty
pages-preset-own = My own settings
pages-more-options = More options
pages-preset-wins = Two strong bots won { $low } to { $high } of { $count } games.

pages-make = Draw a board
pages-make-open = Open
pages-make-new = A new board
pages-make-upload = Upload
pages-make-download = Download
pages-make-share = Share
pages-make-try = Try it with a bot
pages-make-own = Draw your own board
