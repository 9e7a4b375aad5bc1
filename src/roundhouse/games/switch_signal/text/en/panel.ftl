# Switch & Signal: names of things, the board told in words, the panel beside it.

# --- names
ss-train = { $colour ->
    [black] Black { $number }
    [brown] Brown { $number }
   *[grey] Grey { $number }
 }
ss-goods = { $goods ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[white] white
 }
ss-card = { $card ->
    [signal] Signal
    [switch] Switch
   *[move] Move
 }
ss-symbol = { $symbol ->
    [deploy] deploy a train
    [black] black trains move
    [brown] brown trains move
    [grey] grey trains move
   *[multi] a colour of your choice moves
 }
ss-helper = { $helper ->
    [logistician] Logistician
    [dispatcher] Dispatcher
    [conductor] Conductor
    [switchman] Switchman
    [coupler] Coupler
   *[station_master] Station master
 }
ss-helper-does = { $helper ->
    [logistician] Roll a movement die again; the second result counts.
    [dispatcher] For the rest of this turn trains may pass through cities whose signals are green, or stop there for free.
    [conductor] All trains of one colour that the instruction would move stay where they are.
    [switchman] Put the revealed instruction under the stack and reveal the next one.
    [coupler] Choose the departure point of a new train instead of rolling.
   *[station_master] One train that the instruction would move stays where it is.
 }
ss-helper-short = { $helper ->
    [logistician] roll a movement die again
    [dispatcher] this turn trains may pass through cities
    [conductor] one colour stays where it is
    [switchman] put the instruction back, take the next
    [coupler] choose the departure point
   *[station_master] one train stays where it is
 }
ss-signal-at-city = signal at { $city } towards { $towards }
ss-signal-on-track = signal between { $one } and { $other }
ss-point = departure point { $number }, { $name }
ss-on-section = on { $one }–{ $other }, section { $section } of { $sections }, heading for { $ahead }
ss-at-section = on { $one }–{ $other } { $section }/{ $sections }
ss-of-section = { $one }–{ $other } { $section }/{ $sections }
ss-in-city = in { $city }
ss-on-point = on departure point { $number }, { $name }

# --- the board in words
ss-board-label = Switch & Signal board: { $name }
ss-told-time = Turn { $turn }. Clock: { $clock } of { $full }. Instructions left in the stack: { $left }; lost: { $lost }.
ss-told-setup = The board is being laid out.
ss-told-train = { $train }: { $where }.
ss-told-loaded = { $train }: { $where }, carrying { $goods }.
ss-told-depot = In the depot: { $trains }.
ss-told-goods = Goods waiting: { $goods }.
ss-told-waiting = { $city } { $count } { $goods }
ss-told-delivered = { $port } has received { $goods }.
ss-told-nothing-yet = nothing yet
ss-told-green = Green signals: { $places }.
ss-told-open = Open ways: { $ways }.
ss-told-none = none
ss-told-way = { $junction }: { $one } – { $other }

# --- beside the board
ss-clock = Clock
ss-instruction = Instruction
ss-stack = Stack
ss-stack-left = { $turns ->
    [0] last turn
    [one] { $turns } turn to come
   *[other] { $turns } turns to come
 }
ss-stack-lost = { $lost } lost
ss-pile = Draw pile
ss-discard = Discard
ss-depot = Depot
ss-helpers = Helpers
ss-delivered = Delivered
ss-turns = Turns
ss-turn = Turn
ss-helpers-called = Helpers called

# --- on the board
ss-mark-train = { $train } Look at its dry run, then roll.
ss-mark-switch = Set the switch, now open at { $switch }
ss-mark-disc = Take the green disc: { $place }
ss-mark-place = Put the disc here: { $place }
ss-mark-point = Coupler: put the train on { $point }

# --- what now
ss-step = { $step ->
    [setup] Before the first turn
    [instruction] Turn { $turn } · step 1: carry out the instruction
    [actions] Turn { $turn } · step 2: play cards
    [drawing] Turn { $turn } · step 3: draw cards
   *[over] The game is over after turn { $turn }
 }
ss-earlier = Before that ({ $count })
ss-last-turn = This is the last turn!
ss-chance = The dice are rolling, the cards are being dealt.
ss-waiting = { $frame ->
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
ss-over = { $outcome ->
    [delivered] Won! All goods that were needed are delivered: { $total }.
    [clock_empty] Lost: the clock ran empty and no instruction was left. Delivered: { $total } of { $needed }.
   *[out_of_time] Lost: the last turn is over. Delivered: { $total } of { $needed }.
 }
ss-lay-out = Lay out the board
ss-lay-out-hint = Click a switch to set it, or a green signal and then the place where its disc should lie. Every city keeps one green signal, three lie on tracks.
ss-confirm-layout = Confirm this layout
ss-add-signal = Where does the extra signal disc lie?
ss-place = Place
ss-put-there = Put it there
ss-read = Carry out this instruction?
ss-carry-out = Carry it out
ss-which-deployed = Which colour leaves the depot?
ss-which-moved = Which colour moves?
ss-colour-choice = { $where ->
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
ss-deploy = { $colour ->
    [black] A black train leaves the depot. From which point?
    [brown] A brown train leaves the depot. From which point?
   *[grey] A grey train leaves the depot. From which point?
 }
ss-roll-departure = { $way ->
    [tokens] Turn over a location token
   *[dice] Roll the departure dice
 }
ss-which-train = Which train moves next?
ss-roll-for = Roll for { $train }
ss-dry-run = Dry run
ss-mean-loss = costs { NUMBER($loss, minimumFractionDigits: 1) } tokens on average
ss-no-loss = costs no token
ss-keep-or-not = { $train } rolled { $points }. Keep it?
ss-keep = Keep the { $points }
ss-which-exit = { $left ->
    [one] { $train } is in { $city } with { $left } point. Which way?
   *[other] { $train } is in { $city } with { $left } points. Which way?
 }
ss-leave-by = Leave towards { $towards }
ss-stop-in = Stop in { $city }
ss-play-cards = Play cards, or end your turn
ss-act-move = Move a train
ss-act-switch = Set a switch
ss-act-switch-hint = Click a switch on the board.
ss-act-signal = Move a signal disc
ss-act-signal-hint = Click a green signal on the board, then a red one.
ss-act-load = Load goods
ss-load = { $goods ->
    [yellow] { $train } loads yellow { $where }
    [blue] { $train } loads blue { $where }
    [red] { $train } loads red { $where }
   *[white] { $train } loads white { $where }
 }
ss-pay-with = Pay with
ss-cards-held = { $count } × { $card }
ss-no-cards = no cards
ss-end-actions = { $last ->
    [yes] End the last turn: the game is lost
   *[no] { $count ->
        [0] End the turn; the hand is full, nothing is drawn
        [one] End the turn and draw { $count } card
       *[other] End the turn and draw { $count } cards
     }
 }
ss-why-not = Not now: why?
ss-call = { $helper ->
    [logistician] Roll again
    [dispatcher] Call the Dispatcher
    [switchman] Put the instruction back
   *[coupler] Put the train there
 }
ss-helper-is-used = { $helper }: used
ss-helper-is-free = { $helper }: can still be called
ss-hold-colour = { $colour ->
    [black] Black stays
    [brown] Brown stays
   *[grey] Grey stays
 }
ss-hold-train = { $train } stays
ss-point-choice = Departure point
ss-dispatched = The Dispatcher lets trains pass through cities this turn.

# --- details
ss-run-die = Die
ss-run-odds = Odds
ss-run-what = What happens
ss-run-by = towards { $towards }
ss-run-stopping = stopping
ss-with-loss = { $lost ->
    [one] { $words } (−{ $lost } token)
   *[other] { $words } (−{ $lost } tokens)
 }
ss-end-spent = ends { $where }
ss-end-red-signal = { $by } is red; stops { $where }
ss-end-closed-switch = the switch at { $by } is against it; stops { $where }
ss-end-occupied-city = { $by } stands in the city ahead; stops { $where }
ss-end-following = runs up behind { $by }; stops { $where }
ss-end-no-exit = no exit is green and free; stays { $where }
ss-end-city = stops { $where }
ss-end-port = { $goods ->
    [none] into the port, then the depot
   *[other] delivers its goods ({ $goods })!
 }
ss-end-head-on = meets { $by } head-on; back to the depot
ss-end-departure-point = runs into a departure point; back to the depot
ss-switch-now = Switch now open at { $way }
ss-switch-to = { $one } – { $other }
ss-disc = Green disc: { $place }
ss-disc-hint = Click a lit red signal on the board, or choose here.
ss-disc-to = New place
ss-disc-go = Move the disc there

# --- beside, in words
ss-clock-told = { $clock } of { $full } time tokens on the clock
ss-stack-bottom = Bottom card: { $symbols }
ss-delivered-told = { $port }: { $count } of { $needed } delivered
ss-all = All
ss-depot-told = In the depot: { $black } black, { $brown } brown, { $grey } grey
ss-chart = Deliveries, clock and stack over the game
