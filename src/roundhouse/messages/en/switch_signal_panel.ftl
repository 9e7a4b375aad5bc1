# Switch & Signal: names of things, the board told in words, the panel beside it.

# --- names
ss-colour = { $colour ->
    [black] black
    [brown] brown
   *[grey] grey
 }
ss-train = { $colour ->
    [black] Black { $number }
    [brown] Brown { $number }
   *[grey] Grey { $number }
 }
ss-trains-of = { $colour ->
    [black] the black trains
    [brown] the brown trains
   *[grey] the grey trains
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
ss-switch-at = switch at { $junction }
ss-point = departure point { $number }, { $name }
ss-on-section = { $one }–{ $other }, section { $section } of { $sections }, heading for { $ahead }
ss-in-city = in { $city }
ss-on-point = on departure point { $number }, { $name }
ss-in-depot = in the depot

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
ss-told-open = Switches, each with its open way: { $ways }.
ss-told-none = none
ss-told-way = { $junction } { $one } to { $other }

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
