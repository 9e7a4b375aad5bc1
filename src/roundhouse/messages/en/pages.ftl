# The texts of the web pages.
pages-skip = Skip to the content
pages-nav = Main menu
pages-language = Language
pages-change = Change
pages-learn = Learn
pages-learn-about = The rules in full, and games to step through with a sentence at each step.
pages-in-short = In short
pages-examples = Games to step through
pages-rules = The rules in full
pages-no-rules = There are no rules pages on this server.
pages-enter = Sign in
pages-enter-or-make = Sign in or make an account

pages-welcome = Take a seat
pages-welcome-about = Play around one screen, each at home, live or a move a day. Nothing needs to be installed by those you invite.
pages-quick = Play now with bots
pages-quick-about = Choose how strong they are, and the game begins.
pages-quick-name = Your name (may stay empty)
pages-quick-bots =
    { $count ->
        [one] You and one bot
        [2] You and two bots
        [3] You and three bots
       *[other] You and { $count } bots
    }
pages-quick-together = You and a bot, on the same side
pages-quick-levels = How they play
pages-guest = Guest
pages-new-table = New table
pages-accounts-needed = On this server one plays with an account.
pages-your-name = Your name
pages-their-name = Name
pages-which-game = Game
pages-players = { $low } to { $high } players
pages-seats = Seats
pages-seat-me = Me
pages-seat-here = Somebody at this screen
pages-seat-open = Open seat with an invitation link
pages-seat-bot = Bot: { $bot }
pages-seat-none = Nobody
pages-options = Options
pages-yes = yes
pages-no = no
pages-shuffle = Seats in random order
pages-public = Others may find and watch this table
pages-start = Start playing
pages-my-tables = My tables
pages-none-mine = None of your games is going on.
pages-ended-tables = Ended games ({ $count })
pages-watch = Tables to watch
pages-none-watch = Nobody plays in public just now.
pages-ended = The game has ended
pages-your-turn = Your turn
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
pages-import-about = A file that was downloaded here, or from { $sites }.
pages-import-own = A file that was downloaded here.
pages-file = File
pages-import-go = Import

pages-invited = You are invited
pages-invited-by = { $owner } keeps a seat for you at a table of { $title }.
pages-at-the-table = At the table: { $names }.
pages-sit-down = Sit down
pages-only-watch = Only watch

pages-have-account = I have an account
pages-new-account = I am new here
pages-login = Name
pages-password = Password
pages-password-about = At least 10 characters.
pages-make-account = Make an account
pages-device = Go on as { $name } on this device?
pages-device-go = Yes, that is me
pages-about-me = About me
pages-mail = Mail address
pages-mail-about = You get a letter when it is your turn. Leave it empty for none.
pages-keep = Save
pages-leave = Sign out on this device
pages-webhooks = Tell me when it is my turn
pages-webhooks-about = For slow games: when it is your turn, a message goes to these addresses (webhooks). Those of Discord and Slack are understood, and any other.
pages-webhook = Address of a webhook
pages-add = Add
pages-remove = Remove
pages-other-device = On another device
pages-other-device-about = Open this link there within a day to go on with the same tables. Show it to nobody else.
pages-token = Token for the API
pages-token-about = A program that has it plays in your name. Show it to nobody else.
pages-show = Show

pages-board = The board
pages-zoom = Zoom
pages-zoom-in = Zoom in
pages-zoom-out = Zoom out
pages-zoom-all = Show everything
pages-history = History
pages-before = Back
pages-after = Forward
pages-moment = Moment { $at } of { $last }
pages-past = The past: moment { $at } of { $last }
pages-back-to-now = Back to now
pages-waiting = Waiting for { $names }
pages-see-end = See the scores
pages-undo = Undo
pages-undo-asked = { $name } asks to take this back:
pages-undo-waits = The others are asked.
pages-withdraw = Withdraw
pages-undo-refused = The others did not agree: nothing was taken back.
pages-agree = Agree
pages-refuse = Refuse
pages-look-as = Look as
pages-pass-screen = Pass the screen to { $name }
pages-show-sight = { $name } is here: show
pages-details = Details
pages-people = Players
pages-is-bot = bot
pages-is-open = open seat
pages-is-you = you
pages-invite = Send this link to whoever shall be { $name }
pages-copy = Copy
pages-copied = Copied
pages-abandoned = { $name } has not moved for a long time. Any player may hand the seat to a bot.
pages-hand = Hand this seat over …
pages-hand-over = Give the seat of { $name } to
pages-hand-open = whoever has the link
pages-hand-bot = the bot “{ $bot }”
pages-hand-me = me
pages-hand-go = Hand over
pages-download = Download the game
pages-download-later = The game can be downloaded once it has ended.
pages-log = What happened
pages-since = Since your last move
pages-earlier = Show earlier
pages-chat = Chat
pages-say = Say something
pages-send = Send
pages-chat-name = Those who gave a name may talk here.
pages-ask-hint = Hint
pages-hint = A strong bot would do this:
pages-hint-pass = A strong bot would do nothing more here and go on.
pages-thinking = Thinking …
pages-bell = Tell me when it is my turn
pages-why-not = Why not?
pages-close = Close
pages-no-reason = Nothing speaks against it.
pages-read-rule = Read { $rule } in the rules
pages-do-it = Do it
pages-retry = The server does not answer. Trying again …
pages-offline = The server does not answer. Your move was not taken; try again when it is back.
pages-your-turn-at = It is your turn at { $title }: { $link }

pages-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
pages-and = { $first } and { $last }
pages-lost = The game is lost
pages-scores = Scores
pages-player = Player
pages-score = Score
pages-charts = The game in charts
pages-to-table = To the table
pages-again = Play again
pages-rematch = Play again with the same players
pages-rematch-open = To the new table with the same players

pages-sorry = That did not work
pages-to-home = To the first page
pages-not-found = There is nothing at this address. Perhaps the link is incomplete, or the seat was taken.
pages-sign-in-first = This needs a name. Sign in, or start or join a table first.
pages-not-yours = This belongs to somebody else. Only its holder or the table’s owner may do that.
pages-foreign-origin = This request was made by another site ({ $origin }) and was not carried out. Use the pages of this server.
pages-too-many =
    { $seconds ->
        [one] Too many requests. Wait one second, then try again.
       *[other] Too many requests. Wait { $seconds } seconds, then try again.
    }
pages-too-many-streams = From your address { $most } tables are watched live already. Close some of those pages, then reload this one.
pages-too-large = This is too large: the most that is read here is { $most } bytes.
pages-storage-down = Nothing can be saved just now, so nothing was changed. Try again in a moment.
pages-seat-taken = Somebody else was first. Look again.
pages-wrong-method = This address does not take that kind of request.
pages-failed = That was our mistake, and it was written down. Nothing you did is lost; try again.
pages-bad-name = A name has 1 to { $most } characters.
pages-empty-text = A line of chat has 1 to { $most } characters.
pages-bad-password = A password has at least { $least } characters.
pages-login-taken = The name “{ $login }” is taken. Choose another.
pages-wrong-password = Name and password do not belong together. Try again.
pages-no-such-bot = There is no bot that could do this here.
pages-bad-file = This file cannot be read: something in it is not as it should be. Download it once more from where it was played.
pages-unknown-title = There is no game “{ $title }” on this server.
pages-bad-address = The address “{ $address }” cannot be used. Give a complete one that can be reached from everywhere.
pages-not-ended = The game goes on, and its record holds secrets. Come back when it has ended.
pages-no-such-moment = There is no moment { $at }: the table is at { $current }. Choose one from 0 to { $current }.
pages-bad-request = The field “{ $field }” is missing or wrong ({ $reason }).

pages-port-busy = Port { $port } is in use. Name another one with --port, or stop the program that uses it.
pages-file-in-use = Another Roundhouse already serves { $path }. Use that one, or name another file with --database.
pages-no-database = The database cannot be opened: { $reason }. Check the address given with --database.
pages-serving = Roundhouse is at { $address } (Ctrl+C stops it).
