# The page on which boards are drawn.
switch-signal-make-select = Select
switch-signal-make-city = City
switch-signal-make-junction = Junction
switch-signal-make-departure = Departure point
switch-signal-make-track = Track
switch-signal-make-delete = Delete
switch-signal-make-undo = Undo
switch-signal-make-redo = Redo
switch-signal-make-name = Name
switch-signal-make-kind = Kind
switch-signal-make-trade = city with goods
switch-signal-make-port = port
switch-signal-make-goods = Goods
switch-signal-make-number = Number
switch-signal-make-sections = Sections
switch-signal-make-signals = Signal place between sections
switch-signal-make-signal = Signal
switch-signal-make-green = Green at the start
switch-signal-make-closed = Closed at the start
switch-signal-make-connect = Track to
switch-signal-make-good = This board can be played.
switch-signal-make-checking = Checking …
switch-signal-make-errors = To fix
switch-signal-make-warnings = To improve
switch-signal-make-passing = Trains can pass through cities
switch-signal-make-shared = The link in the address bar holds the whole board, and has been copied.
switch-signal-make-offline = The server can’t be reached. The drawing stays here.
switch-signal-make-nothing = There’s no board in that.
switch-signal-make-x = Across
switch-signal-make-y = Down
switch-signal-make-canvas = Board
switch-signal-make-about = Choose a tool, then click the board; press the same tool again to put one in the middle. A track needs two ends. Select something to name it, connect it or move it, with the arrow keys, too. What’s wrong is listed as you draw; the draft is kept in this browser.
switch-signal-make-too-long = The board is over 60,000 characters long; ours have about 18,000.
switch-signal-make-of =
    { $goods ->
        [yellow] yellow
        [blue] blue
        [red] red
       *[white] white
    }
switch-signal-too-big = The board holds { NUMBER($found, useGrouping: 1) }, and at most { NUMBER($most, useGrouping: 1) } is looked at here. Leave something out.
