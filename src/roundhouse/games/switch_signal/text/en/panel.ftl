# Switch & Signal: names of things, the board told in words, the panel beside it.

# --- names
switch-signal-goods = { $goods ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[white] white
 }
switch-signal-card = { $card ->
    [signal] { switch-signal-word-signal }
    [switch] { switch-signal-word-switch }
   *[move] { switch-signal-word-move }
 }
switch-signal-symbol = { $symbol ->
    [deploy] deploy a train
    [black] black trains move
    [brown] brown trains move
    [grey] grey trains move
   *[multi] a colour of your choice moves
 }
switch-signal-helper = { $helper ->
    [logistician] { switch-signal-word-logistician }
    [dispatcher] { switch-signal-word-dispatcher }
    [conductor] { switch-signal-word-conductor }
    [switchman] { switch-signal-word-switchman }
    [coupler] { switch-signal-word-coupler }
   *[station_master] { switch-signal-word-station-master }
 }
switch-signal-helper-does = { $helper ->
    [logistician] Roll a movement die again; the second result counts.
    [dispatcher] For the rest of this turn trains may pass through cities whose signals are green, or stop there for free.
    [conductor] All trains of one colour that the instruction would move stay where they are.
    [switchman] Put the revealed instruction under the stack and reveal the next one.
    [coupler] Choose the departure point of a new train instead of rolling.
   *[station_master] One train that the instruction would move stays where it is.
 }
switch-signal-helper-short = { $helper ->
    [logistician] roll a movement die again
    [dispatcher] this turn trains may pass through cities
    [conductor] one colour stays where it is
    [switchman] put the instruction back, take the next
    [coupler] choose the departure point
   *[station_master] one train stays where it is
 }
switch-signal-signal-at-city = signal at { $city } towards { $towards }
switch-signal-signal-on-track = signal between { $one } and { $other }
switch-signal-point = departure point { $number }, { $name }
switch-signal-on-section = on { $one }–{ $other }, section { $section } of { $sections }, heading for { $ahead }
switch-signal-at-section = on { $one }–{ $other } { $section }/{ $sections }
switch-signal-of-section = { $one }–{ $other } { $section }/{ $sections }
switch-signal-in-city = in { $city }
switch-signal-on-point = on departure point { $number }, { $name }

# --- the board in words
switch-signal-board-label = Switch & Signal board: { $name }
switch-signal-told-time = Turn { $turn }. Clock: { $clock } of { $full }. Instructions left in the stack: { $left }; lost: { $lost }.
switch-signal-told-setup = The board is being laid out.
switch-signal-told-train = { $train }: { $where }.
switch-signal-told-loaded = { $train }: { $where }, carrying { $goods }.
switch-signal-told-depot = In the depot: { $trains }.
switch-signal-told-goods = Goods waiting: { $goods }.
switch-signal-told-waiting = { $city } { $count } { $goods }
switch-signal-told-delivered = { $port } has received { $goods }.
switch-signal-told-nothing-yet = nothing yet
switch-signal-told-green = Green signals: { $places }.
switch-signal-told-open = Open ways: { $ways }.
switch-signal-told-none = none
switch-signal-told-way = { $junction }: { $one } – { $other }

# --- beside the board
switch-signal-clock = Clock
switch-signal-instruction = Instruction
switch-signal-stack = Stack
switch-signal-stack-left = { $turns ->
    [0] last turn
    [one] { $turns } turn to come
   *[other] { $turns } turns to come
 }
switch-signal-stack-lost = { $lost } lost
switch-signal-pile = Draw pile
switch-signal-discard = Discard
switch-signal-depot = Depot
switch-signal-helpers = Helpers
switch-signal-deliveries = Delivered
switch-signal-turns = Turns
switch-signal-turn = Turn
switch-signal-helpers-called = Helpers called

# --- on the board
switch-signal-mark-train = { $train } Look at its dry run, then roll.
switch-signal-mark-switch = Set the switch, now open at { $switch }
switch-signal-mark-disc = Take the green disc: { $place }
switch-signal-mark-place = Put the disc here: { $place }
switch-signal-mark-point = Coupler: put the train on { $point }

# --- what now
switch-signal-step = { $step ->
    [setup] Before the first turn
    [instruction] Turn { $turn } · step 1: carry out the instruction
    [actions] Turn { $turn } · step 2: play cards
    [drawing] Turn { $turn } · step 3: draw cards
   *[over] The game is over after turn { $turn }
 }
switch-signal-earlier = Before that ({ $count })
switch-signal-last-turn = This is the last turn!
switch-signal-chance = The dice are rolling, the cards are being dealt.
switch-signal-waiting = { $frame ->
    [laying_out] { $name } lays out the switches and signals. Say what you would like.
    [adding_signal] { $name } places the extra signal disc.
    [reading] { $name } decides whether this instruction is carried out.
    [carrying_out] { $name } chooses a colour.
    [deploying] { $name } rolls for the departure point, or calls the Coupler.
    [moving_trains] { $name } chooses the train that moves next.
    [keeping] { $name } decides whether the roll stands.
    [moving] { $name } decides where the train goes.
   *[acting] { $name } plays cards. Talk it over: all hands are open.
 }
switch-signal-over = { $outcome ->
    [delivered] Won! All goods that were needed are delivered: { $total }.
    [clock_empty] Lost: the clock ran empty and no instruction was left. Delivered: { $total } of { $needed }.
   *[out_of_time] Lost: the last turn is over. Delivered: { $total } of { $needed }.
 }
switch-signal-lay-out = Lay out the board
switch-signal-lay-out-hint = Click a switch to set it, or a green signal and then the place where its disc should lie. Every city keeps one green signal, three lie on tracks.
switch-signal-confirm-layout = Confirm this layout
switch-signal-add-signal = Where does the extra signal disc lie?
switch-signal-place = Place
switch-signal-put-there = Put it there
switch-signal-read = Carry out this instruction?
switch-signal-carry-out = Carry it out
switch-signal-which-deployed = Which colour leaves the depot?
switch-signal-which-moved = Which colour moves?
switch-signal-colour-choice = { $where ->
    [depot] { $colour ->
        [black] Black: { $count } in the depot, die { $faces }
        [brown] Brown: { $count } in the depot, die { $faces }
       *[grey] Grey: { $count } in the depot, die { $faces }
     }
   *[network] { $colour ->
        [black] Black: { $count } on the network, die { $faces }
        [brown] Brown: { $count } on the network, die { $faces }
       *[grey] Grey: { $count } on the network, die { $faces }
     }
 }
switch-signal-deploy = { $colour ->
    [black] A black train leaves the depot. From which point?
    [brown] A brown train leaves the depot. From which point?
   *[grey] A grey train leaves the depot. From which point?
 }
switch-signal-roll-departure = { $way ->
    [tokens] Turn over a location token
   *[dice] Roll the departure dice
 }
switch-signal-which-train = Which train moves next?
switch-signal-roll-for = Roll for { $train }
switch-signal-dry-run = Dry run
switch-signal-mean-loss = costs { NUMBER($loss, minimumFractionDigits: 1) } tokens on average
switch-signal-no-loss = costs no token
switch-signal-keep-or-not = { $train } rolled { $points }. Keep it?
switch-signal-keep = Keep the { $points }
switch-signal-which-exit = { $left ->
    [one] { $train } is in { $city } with { $left } point. Which way?
   *[other] { $train } is in { $city } with { $left } points. Which way?
 }
switch-signal-leave-by = Leave towards { $towards }
switch-signal-stop-in = Stop in { $city }
switch-signal-play-cards = Play cards, or end your turn
switch-signal-act-move = Move a train
switch-signal-act-switch = Set a switch
switch-signal-act-switch-hint = Click a switch on the board.
switch-signal-act-signal = Move a signal disc
switch-signal-act-signal-hint = Click a green signal on the board, then a red one.
switch-signal-act-load = Load goods
switch-signal-load = { $goods ->
    [yellow] { $train } loads yellow { $where }
    [blue] { $train } loads blue { $where }
    [red] { $train } loads red { $where }
   *[white] { $train } loads white { $where }
 }
switch-signal-pay-with = Pay with
switch-signal-cards-held = { $count } × { $card }
switch-signal-no-cards = no cards
switch-signal-end-actions = { $last ->
    [yes] End the last turn: the game is lost
   *[no] { $count ->
        [0] End the turn; the hand is full, nothing is drawn
        [one] End the turn and draw { $count } card
       *[other] End the turn and draw { $count } cards
     }
 }
switch-signal-why-not = Not now: why?
switch-signal-call = { $helper ->
    [logistician] Roll again
    [dispatcher] Call the Dispatcher
    [switchman] Put the instruction back
   *[coupler] Put the train there
 }
switch-signal-helper-is-used = { $helper }: used
switch-signal-helper-is-free = { $helper }: can still be called
switch-signal-hold-colour = { $colour ->
    [black] Black stays
    [brown] Brown stays
   *[grey] Grey stays
 }
switch-signal-hold-train = { $train } stays
switch-signal-point-choice = Departure point
switch-signal-dispatched = The Dispatcher lets trains pass through cities this turn.

# --- details
switch-signal-run-die = Die
switch-signal-run-odds = Odds
switch-signal-run-what = What happens
switch-signal-run-by = towards { $towards }
switch-signal-run-stopping = stopping
switch-signal-with-loss = { $lost ->
    [one] { $words } (−{ $lost } token)
   *[other] { $words } (−{ $lost } tokens)
 }
switch-signal-end-spent = ends { $where }
switch-signal-end-red-signal = { $by } is red; stops { $where }
switch-signal-end-closed-switch = the switch at { $by } is against it; stops { $where }
switch-signal-end-occupied-city = { $by } stands in the city ahead; stops { $where }
switch-signal-end-following = runs up behind { $by }; stops { $where }
switch-signal-end-no-exit = no exit is green and free; stays { $where }
switch-signal-end-city = stops { $where }
switch-signal-end-port = { $goods ->
    [none] into the port, then the depot
   *[other] delivers its goods ({ $goods })!
 }
switch-signal-end-head-on = meets { $by } head-on; back to the depot
switch-signal-end-departure-point = runs into a departure point; back to the depot
switch-signal-switch-now = Switch now open at { $way }
switch-signal-switch-to = { $one } – { $other }
switch-signal-disc = Green disc: { $place }
switch-signal-disc-hint = Click a lit red signal on the board, or choose here.
switch-signal-disc-to = New place
switch-signal-disc-go = Move the disc there

# --- beside, in words
switch-signal-clock-told = { $clock } of { $full } time tokens on the clock
switch-signal-stack-bottom = Bottom card: { $symbols }
switch-signal-delivered-told = { $port }: { $count } of { $needed } delivered
switch-signal-all = All
switch-signal-depot-told = In the depot: { $black } black, { $brown } brown, { $grey } grey
switch-signal-chart = Deliveries, clock and stack over the game
