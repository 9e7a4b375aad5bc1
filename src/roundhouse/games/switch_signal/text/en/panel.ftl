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
    [deploy_black] deploy a black train
    [deploy_brown] deploy a brown train
    [deploy_grey] deploy a grey train
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
    [logistician] Reroll a movement die; the second result counts.
    [dispatcher] For the rest of this turn, trains can pass through cities with green signals, or stop there at no cost.
    [conductor] All trains of one colour that the instruction would move stay put.
    [switchman] Put the revealed instruction under the stack and reveal the next one.
    [coupler] Choose the departure point of a new train instead of rolling.
   *[station_master] One train that the instruction would move stays put.
 }
switch-signal-helper-short = { $helper ->
    [logistician] reroll a movement die
    [dispatcher] trains can pass through cities this turn
    [conductor] one colour stays put
    [switchman] replace the instruction with the next one
    [coupler] choose the departure point
   *[station_master] one train stays put
 }
switch-signal-signal-at-city = { -switch-signal-signal } at { $city } towards { $towards }
switch-signal-signal-on-track = { -switch-signal-signal } between { $one } and { $other }
switch-signal-point = departure point { $number }, { $name }
switch-signal-on-section = on { $one }–{ $other }, section { $section } of { $sections }, heading for { $ahead }
switch-signal-of-section = { $one }–{ $other } { $section }/{ $sections }
switch-signal-in-city = in { $city }
switch-signal-on-point = on departure point { $number }, { $name }

# --- the board in words
switch-signal-board-label = Switch & Signal board: { $name }
switch-signal-told-time = Turn { $turn }. Clock: { $clock } of { $full }. Instructions in the stack: { $left }; lost: { $lost }.
switch-signal-told-setup = The players are setting up the board.
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
    [one] { $turns } turn left
   *[other] { $turns } turns left
 }
switch-signal-stack-lost = { $lost } lost
switch-signal-pile = Draw pile
switch-signal-discard = Discard pile
switch-signal-depot = Depot
switch-signal-helpers = Helpers
switch-signal-deliveries = Delivered
switch-signal-turns = Turns
switch-signal-turn = Turn
switch-signal-helpers-called = Helpers called

# --- on the board
switch-signal-mark-train = { $train } Preview its move, then roll.
switch-signal-mark-switch = Set the switch, currently open at { $switch }
switch-signal-mark-disc = Take this green disc: { $place }
switch-signal-mark-place = Place the disc here: { $place }
switch-signal-mark-point = Coupler: place the train on { $point }

# --- what now
switch-signal-step = { $step ->
    [setup] Setup
    [instruction] Turn { $turn } · step 1: carry out the instruction
    [actions] Turn { $turn } · step 2: play cards
    [drawing] Turn { $turn } · step 3: draw cards
   *[over] Game over after turn { $turn }
 }
switch-signal-earlier = Earlier ({ $count })
switch-signal-last-turn = This is the last turn!
switch-signal-chance = Rolling dice and dealing cards…
switch-signal-waiting = { $frame ->
    [laying_out] { $name } sets up the switches and signals. Say what you’d like.
    [adding_signal] { $name } places the extra green disc.
    [reading] { $name } decides whether to carry out this instruction.
    [carrying_out] { $name } chooses a colour.
    [deploying] { $name } rolls for the departure point, or calls the Coupler.
    [moving_trains] { $name } chooses which train moves next.
    [keeping] { $name } decides whether to keep the roll.
    [moving] { $name } decides where the train goes.
   *[acting] { $name } plays cards. Talk it over: all hands are open.
 }
switch-signal-over = { $outcome ->
    [delivered] You win! All { $total } goods are delivered.
    [clock_empty] You lose: the clock ran out with no instructions left. Delivered: { $total } of { $needed }.
   *[out_of_time] You lose: the last turn is over. Delivered: { $total } of { $needed }.
 }
switch-signal-lay-out = Set up the board
switch-signal-lay-out-hint = Click a switch to set it. Click a green signal, then a red one, to move its disc there. Every city keeps at least one green signal, and the tracks at least three.
switch-signal-confirm-layout = Confirm this layout
switch-signal-add-signal = Where do you want the extra green disc?
switch-signal-place = Place
switch-signal-put-there = Place it there
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
    [black] A black train leaves the depot. Where does it start?
    [brown] A brown train leaves the depot. Where does it start?
   *[grey] A grey train leaves the depot. Where does it start?
 }
switch-signal-roll-departure = { $way ->
    [tokens] Draw a location token
   *[dice] Roll the departure dice
 }
switch-signal-which-train = Which train moves next?
switch-signal-roll-for = Roll for { $train }
switch-signal-dry-run = Preview
switch-signal-mean-loss = { NUMBER($loss, minimumFractionDigits: 1) } time tokens lost on average
switch-signal-no-loss = no time tokens lost
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
switch-signal-act-signal = Move a green disc
switch-signal-act-load = Load goods
switch-signal-load = { $goods ->
    [yellow] { $train } loads yellow { $where }
    [blue] { $train } loads blue { $where }
    [red] { $train } loads red { $where }
   *[white] { $train } loads white { $where }
 }
switch-signal-cards-held = { $count } × { $card }
switch-signal-no-cards = no cards
switch-signal-end-actions = { $last ->
    [yes] End the last turn (you lose)
   *[no] { $count ->
        [0] End the turn (your hand is full)
        [one] End the turn and draw { $count } card
       *[other] End the turn and draw { $count } cards
     }
 }
switch-signal-call = { $helper ->
    [logistician] Reroll
    [dispatcher] Call the Dispatcher
    [switchman] Replace the instruction
   *[coupler] Place the train there
 }
switch-signal-helper-is-used = { $helper }: already called
switch-signal-helper-is-free = { $helper }: not called yet
switch-signal-hold-colour = { $colour ->
    [black] Hold the black trains
    [brown] Hold the brown trains
   *[grey] Hold the grey trains
 }
switch-signal-hold-train = Hold { $train }
switch-signal-point-choice = Departure point
switch-signal-dispatched = The Dispatcher lets trains pass through cities this turn.

# --- details
switch-signal-run-die = Die
switch-signal-run-odds = Odds
switch-signal-run-what = Result
switch-signal-run-by = towards { $towards }
switch-signal-run-stopping = stopping
switch-signal-with-loss = { $lost ->
    [one] { $words } (−{ $lost } token)
   *[other] { $words } (−{ $lost } tokens)
 }
switch-signal-end-spent = ends at { $place }
switch-signal-end-red-signal = the { $by } is red; stops at { $place }
switch-signal-end-closed-switch = the switch at { $by } is closed to it; stops at { $place }
switch-signal-end-occupied-city = { $by } is in the city ahead; stops at { $place }
switch-signal-end-following = { $by } is right ahead; stops at { $place }
switch-signal-end-no-exit = no exit is green and free; stays at { $place }
switch-signal-end-city = stops at { $place }
switch-signal-end-port = { $goods ->
    [none] into the port, then the depot
   *[other] delivers its goods ({ $goods })!
 }
switch-signal-end-head-on = meets { $by } head-on; back to the depot
switch-signal-end-departure-point = leaves the network; back to the depot
switch-signal-switch-now = Currently open at { $way }
switch-signal-switch-to = { $one } – { $other }
switch-signal-disc = Green disc: { $place }
switch-signal-disc-to = Move to
switch-signal-disc-go = Move the disc there

# --- beside, in words
switch-signal-clock-told = { $clock } of { $full } time tokens on the clock
switch-signal-stack-bottom = Bottom card: { $symbols }
switch-signal-delivered-told = { $port }: { $count } of { $needed } delivered
switch-signal-all = All
switch-signal-depot-told = In the depot: { $black } black, { $brown } brown, { $grey } grey
switch-signal-chart = Deliveries, clock and stack over the game

# --- in a list of tables
switch-signal-stands-turn = Turn { $turn }
switch-signal-stands = Delivered: { $count } of { $needed } · time tokens: { $clock }
