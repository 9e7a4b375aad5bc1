# Switch & Signal: what happens, what is refused, what is wrong with a board file.

## Events

switch-signal-lot-drawn = The lot falls on { $seat }, who begins.
switch-signal-token-placed = { $departure } has the number { $number } in this game.
switch-signal-switch-set = { $junction } connects { $connected } now; closed: { $closed }.
switch-signal-signal-moved = Red now: { $disc }; green now: { $to }.
switch-signal-signal-added = Green from the start: { $place }.
switch-signal-layout-confirmed = { $seat } confirms the layout.
switch-signal-cards-drawn = { $seat } draws { $cards }.
switch-signal-discard-shuffled =
    { $cards ->
        [one] The draw pile is empty: the one card of the discard is the new pile.
       *[other] The draw pile is empty: the { $cards } cards of the discard are shuffled into a new one.
    }
switch-signal-turn-begun = Turn { $turn }: { $seat } is the active player.
switch-signal-instruction-revealed =
    { $left ->
        [0] { switch-signal-named-instruction }: { $symbols }. It is the last of the stack: this is the last turn.
        [one] { switch-signal-named-instruction }: { $symbols }. One card is left in the stack.
       *[other] { switch-signal-named-instruction }: { $symbols }. { $left } cards are left in the stack.
    }
switch-signal-helper-called =
    { $helper ->
        [logistician] { $seat } calls the Logistician: the die is rolled again.
        [dispatcher] { $seat } calls the Dispatcher: trains may pass through cities for the rest of this turn.
        [conductor] { $seat } calls the Conductor: the { $target } trains stay where they are.
        [switchman] { $seat } calls the Switchman: instruction { $target } goes under the stack.
        [coupler] { $seat } calls the Coupler: the train appears at { $target }.
       *[station_master] { $seat } calls the Station master: { $target } stays where it is.
    }
switch-signal-colour-chosen =
    { $symbol ->
        [deploy] A { $colour } train is to be deployed.
       *[multi] The { $colour } trains are to move.
    }
switch-signal-departure-rolled = The departure dice show { $first } and { $second }: point { $number }.
switch-signal-token-revealed = The token shows { $number }.
switch-signal-train-deployed = { $train } stands at { $departure }, facing the network.
switch-signal-point-taken =
    { $again ->
        [yes] { $departure } is occupied, so the next { $colour } train tries again; nothing is lost.
       *[no] { $departure } is occupied: the { $colour } train stays in the depot.
    }
switch-signal-nothing-to-deploy = No train can be deployed: none of a colour allowed is in the depot.
switch-signal-movement-rolled =
    { $points ->
        [one] { $train } rolls 1 point.
       *[other] { $train } rolls { $points } points.
    }
switch-signal-train-moved =
    { $entered ->
        [0] { $train } stays: { $start }.
       *[other] { $train } goes: { $start } → { $way }.
    }{" "}{ $why ->
        [spent] { $points ->
            [one] Its 1 point is spent.
           *[other] All { $points } points are spent.
        }
        [red_signal] Red stops it ({ $by }); { switch-signal-left-over }.
        [closed_switch] The switch at { $by } is against it; { switch-signal-left-over }.
        [occupied_city] { $by } stands in the city ahead; { switch-signal-left-over }.
        [following] { $by } is ahead, going the same way; { switch-signal-left-over }.
        [no_exit] No exit is both green and free; { switch-signal-left-over }.
        [city] It stops in the city; nothing is lost.
        [port] It ends in the port; nothing is lost.
        [head_on] It meets { $by } head-on; { switch-signal-left-over }.
       *[departure_point] It runs out of the network.
    }
switch-signal-left-over =
    { $unspent ->
        [one] 1 point is left over
       *[other] { $unspent } points are left over
    }
switch-signal-time-lost =
    { $tokens ->
        [one] One time token is lost; { $clock } on the clock.
       *[other] { $tokens } time tokens are lost; { $clock } on the clock.
    }
switch-signal-instruction-lost =
    { $left ->
        [0] The clock ran empty and is refilled: the last instruction of the stack is gone, so this is the last turn.
        [one] The clock ran empty and is refilled: the top instruction is gone, one is left in the stack.
       *[other] The clock ran empty and is refilled: the top instruction is gone, { $left } are left in the stack.
    }
switch-signal-train-returned = { $train } goes to the depot.
switch-signal-goods-loaded = { $train } loads a { $goods } cube in { $city }.
switch-signal-goods-delivered =
    { $total ->
        [one] { $train } delivers a { $goods } cube to { $port }, the first of all.
       *[other] { $train } delivers a { $goods } cube to { $port }; { $total } have been delivered.
    }
switch-signal-goods-returned = The { $goods } cube goes back to { $city }.
switch-signal-cards-played = { $seat } plays { $cards }.
switch-signal-actions-ended = { $seat } plays no more cards.
switch-signal-game-won = All { $total } cubes that were needed are delivered: everyone wins.
switch-signal-game-lost =
    { $why ->
        [clock_empty] The clock is empty and so is the stack: everyone loses, with { $total } cubes delivered.
       *[out_of_time] The last turn is over: everyone loses, with { $total } cubes delivered.
    }

## How a game ended

switch-signal-delivered = Everything needed was delivered.
switch-signal-out-of-time = The instructions ran out.
switch-signal-clock-empty = The clock ran empty with no instruction left.

## Refusals

switch-signal-no-such-train = There is no train “{ $train }”. Trains are named black-1 to black-3, brown-1 to brown-3, grey-1 to grey-3.
switch-signal-no-such-place = This board has no signal place “{ $place }”. Choose one of the places on the map.
switch-signal-no-such-junction = This board has no junction “{ $junction }”. Choose one of the junctions on the map.
switch-signal-no-such-arms =
    { $discs ->
        [one] { $junction } closes exactly one of its arms ({ $arms }), not “{ $closed }”. Choose one arm.
       *[other] { $junction } closes exactly { $discs } different arms of { $arms }, not “{ $closed }”. Choose { $discs } of them.
    }
switch-signal-no-such-colour = There are no { $colour } trains. Choose black, brown or grey.
switch-signal-no-such-exit = No track “{ $track }” leads out of { $city }. Choose one of the exits offered.
switch-signal-no-such-point = This board has no departure point “{ $departure }”. Choose one of those on the map.
switch-signal-no-such-helper = The helper “{ $helper }” does not work on this board. Here are: { $helpers }.
switch-signal-no-such-card = There are no “{ $card }” cards. Play signal, switch or move.
switch-signal-in-depot = { $train } is in the depot. Choose a train on the network.
switch-signal-not-in-hand = This takes { $needed } × { switch-signal-card }, and you hold { $held }. Pay with other cards, or choose something else.
switch-signal-not-green = There is no disc to take here: { $place }. Take one from a green place.
switch-signal-not-red = There is a disc here already: { $place }. Choose a red place.
switch-signal-not-in-trade-city = { $train } cannot load here ({ $at }): goods are loaded in trade cities only. Choose a train that stands in one.
switch-signal-no-goods-left = { $city } has no cube left for { $train }. Choose a train in a city with goods.
switch-signal-already-loaded = { $train } carries { $goods } already, and a train takes one cube. Choose an unloaded train.
switch-signal-none-in-depot = All { $colour } trains are out. Choose a colour with a train in the depot.
switch-signal-not-due = The instruction does not move { $train } now. Still due: { $due }.
switch-signal-exit-blocked =
    { $why ->
        [red] { $track } is no way out of { $city }: { $by } is red. Choose another exit.
       *[train] { $track } is no way out of { $city }: { $by } stands behind the signal. Choose another exit.
    }
switch-signal-must-leave = { $train } started its move in { $city } and must leave it, as an exit is open. Name an exit.
switch-signal-must-stop = { $train } must stop in { $city }: trains do not pass through cities here. Stop, or call the Dispatcher if it is unused.
switch-signal-helper-used = The { switch-signal-helper } has been used; each helper works once a game. Do without.
switch-signal-helper-not-now =
    { $helper ->
        [logistician] The Logistician works right after a movement die is rolled. Call it then.
        [dispatcher] The Dispatcher works during a turn. Call it then.
        [conductor] The Conductor works while an instruction still has trains to move that have not been rolled for. Call it then.
        [switchman] The Switchman works right after an instruction is revealed, if the stack is not empty; not for the start card. Call it then.
        [coupler] The Coupler works after a colour to deploy is chosen and before the dice. Call it then.
       *[station_master] The Station master works while an instruction still has trains to move that have not been rolled for. Call it then.
    }
switch-signal-nothing-to-hold =
    The instruction does not move { $target ->
        [black] the black trains
        [brown] the brown trains
        [grey] the grey trains
       *[other] “{ $target }”
    }, or has begun to. It can be: { $choices }.
switch-signal-point-occupied = { $train } stands at { $departure }; the Coupler needs a free departure point. Choose another.
switch-signal-no-target = The { switch-signal-helper } takes no target, so “{ $target }” means nothing. Call the { switch-signal-helper } without.
switch-signal-wrong-payment =
    { $needed ->
        [signal] A signal action costs one signal card or any two cards, not “{ $cards }”. Pay with those.
        [switch] A switch action costs one switch card or any two cards, not “{ $cards }”. Pay with those.
        [move] A move action costs one move card or any two cards, not “{ $cards }”. Pay with those.
       *[other] Laying out costs no cards, so “{ $cards }” cannot be played. Leave them out.
    }
switch-signal-city-goes-red = { $disc } is the last green place of { $city }, and every city keeps one. Move the disc to another place of { $city }, or take another disc.
switch-signal-too-few-on-tracks = A layout has at least { $needed } discs on track places and one at each city; { $disc } cannot be spared. Move it within its city or among the track places.
switch-signal-unchanged = { $junction } is closed at { $closed } already, and a switch must be changed. Choose other arms.
switch-signal-colour-taken =
    { $colour ->
        [black] Black has been chosen for the symbol before; two symbols need two colours. Choose another.
        [brown] Brown has been chosen for the symbol before; two symbols need two colours. Choose another.
       *[grey] Grey has been chosen for the symbol before; two symbols need two colours. Choose another.
    }
switch-signal-no-turning-round = { $train } came into { $city } by { $track } and cannot go back that way in one move. Choose another exit, or stop.

## Board files

switch-signal-bad-board =
    { $count ->
        [one] This board cannot be played on: { $cause }
       *[other] This board cannot be played on; it has { $count } errors, the first: { $cause }
    }
switch-signal-not-toml = { $place }: this is no TOML: { $reason }. Mend it and check again.
switch-signal-no-file = { $place }: this cannot be read: { $reason }. Check the name and the folder.
switch-signal-wrong-file-name = { $place }: the board's id is “{ $needed }”, the file's name says “{ $found }”. Make them equal.
switch-signal-unknown-format = { $place }: format { $found } is not known; this program reads format 1. Write 1.
switch-signal-missing-key = { $place }: { $key } is missing. Add it.
switch-signal-unknown-key = { $place }: nobody knows the key “{ $key }”. Remove it or mend its name.
switch-signal-wrong-kind = { $place }: { $key } must be: { $expected }; found { $found }.
switch-signal-bad-id = { $place }: an id is made of a to z, 0 to 9 and single hyphens between them. Rename it.
switch-signal-repeated-id = { $place }: this id is there twice. Rename one of them.
switch-signal-bad-track-id = { $place }: a track is named for its ends: “{ $needed }”. Rename it.
switch-signal-unknown-end = { $place }: there is no node “{ $end }” for it to end at.
switch-signal-same-ends = { $place }: both its ends are the same node. Lead it somewhere else.
switch-signal-double-track = { $place }: { $other } joins the same two nodes. Remove one, or put a junction between.
switch-signal-direct-track =
    { $kind ->
        [city] { $place }: it joins two cities directly. Put a junction between them.
       *[departure] { $place }: it joins two departure points. Lead it into the network.
    }
switch-signal-wrong-count =
    { $kind ->
        [trade] { $place }: there are { $found } trade cities; a board has { $low } to { $high }.
       *[port] { $place }: there are { $found } ports; this board needs { $low } to { $high } (two only where trains pass through cities).
    }
switch-signal-wrong-goods =
    { $why ->
        [missing] { $place }: no trade city has { $goods } goods. Give them to one.
        [repeated] { $place }: another city has { $goods } goods, too. Give each colour to one city.
        [port] { $place }: a port has no goods of its own. Remove “{ $goods }”.
       *[unknown] { $place }: “{ $goods }” is no goods colour. Choose yellow, blue, red or white.
    }
switch-signal-wrong-numbers = { $place }: the numbers must be 2 to 12, each once; found { $found }.
switch-signal-wrong-tracks =
    { $kind ->
        [departure] { $place }: { $found } tracks end at this departure point; it needs exactly { $low }.
        [city] { $place }: { $found } tracks end at this city; it needs { $low } to { $high }.
       *[junction] { $place }: { $found } tracks end at this junction; it needs { $low } or { $high }.
    }
switch-signal-wrong-discs =
    { $why ->
        [number] { $place }: it lists { $found } discs and needs { $needed }.
        [repeated] { $place }: two discs lie on one arm ({ $found }). Use different arms of { $needed }.
       *[no_arm] { $place }: “{ $found }” is none of its arms: { $needed }.
    }
switch-signal-wrong-disc-total =
    { $why ->
        [stated] { $place }: the junctions have { $found } discs together, and switch_discs says { $needed }. Make them equal.
        [printed] { $place }: Central Europe has { $needed } switch discs, not { $found }.
       *[most] { $place }: { $found } switch discs are more than the { $needed } a board may use. Remove junctions.
    }
switch-signal-wrong-sections = { $place }: a track has 1 to { $most } sections, not { $found }.
switch-signal-wrong-signal =
    { $why ->
        [range] { $place }: there is no signal place { $found }; the last lies between two sections at { $most }.
        [repeated] { $place }: the signal place { $found } is there twice.
       *[departure] { $place }: the track of a departure point carries no signal. Remove { $found }.
    }
switch-signal-wrong-green =
    { $why ->
        [repeated] { $place }: two discs lie on this place. Move one.
       *[unknown] { $place }: there is no such signal place.
    }
switch-signal-wrong-green-count =
    { $why ->
        [city] { $place }: { $found } green places at this city; at the start it has exactly { $needed }.
        [track] { $place }: { $found } green track places; at the start there are exactly { $needed }.
       *[all] { $place }: { $found } green places, and signal_discs says { $needed }. Make them equal.
    }
switch-signal-wrong-signal-discs = { $place }: signal_discs is { $found }; it must be the number of cities plus three: { $needed }.
switch-signal-too-few-track-places = { $place }: { $found } signal places on tracks; at least { $needed } are needed. Add signals.
switch-signal-wrong-helpers =
    { $why ->
        [unknown] { $place }: there is no helper “{ $found }”.
        [repeated] { $place }: the helper “{ $found }” is there twice.
       *[number] { $place }: { $found } helpers; a board has 3.
    }
switch-signal-unconnected = { $place }: no way leads there from the first city. Connect it.
switch-signal-out-of-reach = { $place }: no train can get from there to { $target }, however the switches lie. Add a track.
switch-signal-trap = { $place }: a train there can reach no city any more. Add a track or a junction.
switch-signal-example-broken = { $place }: the rulebook's example turn does not come out here: it should be “{ $needed }”, and is “{ $found }”.
switch-signal-off-canvas = { $place }: the point ({ $x }, { $y }) is outside the canvas. Move it inside.
switch-signal-tracks-cross = { $place }: it crosses { $other } at ({ $x }, { $y }). Move a via point.
switch-signal-wrong-length = { $place }: its sections are drawn { $found } long; { $low } to { $high } looks right. Change sections or via.
switch-signal-too-close = { $place }: it is only { $found } from { $other }; { $needed } keeps them apart.
switch-signal-sharp-angle = { $place }: { $one } and { $other } meet it { $found } degrees apart; { $needed } can be told apart.
switch-signal-label-in-the-way =
    { $other ->
        [canvas] { $place }: its label leaves the canvas. Move it.
       *[other] { $place }: its label overlaps { $other }. Move it.
    }
switch-signal-weak-link = { $place }: without this track { $city } reaches no port. Add another way.
switch-signal-led-astray = { $place }: in the first-game layout a train from there is led straight to { $other }. Set a switch on the way.
switch-signal-off-guideline =
    { $what ->
        [to_trade_city] { $place }: a departure point is { $found } points from the nearest trade city on average; { $low } to { $high } plays well.
        [to_port] { $place }: a trade city is { $found } points from a port on average; { $low } to { $high } plays well.
        [longest] { $place }: the longest way from a trade city to a port takes { $found } points; at most { $high } plays well.
       *[sections] { $place }: { $found } sections; { $low } to { $high } plays well.
    }

## roundhouse board

switch-signal-board-good = { $name } ({ $board }) can be played on: { $cities } cities, { $junctions } junctions, { $tracks } tracks, { $sections } sections.
switch-signal-board-error = error { $rule }: { $words }
switch-signal-board-warning = warning { $rule }: { $words }
switch-signal-board-refused =
    { $errors ->
        [one] { $file } cannot be played on: one error.
       *[other] { $file } cannot be played on: { $errors } errors.
    }
switch-signal-board-listed = { $board }: { $name }
switch-signal-board-listed-broken = { $board }: cannot be played on; “roundhouse board check { $file }” says why
switch-signal-board-folder = Your own boards go into { $folder }

## Words for what stands in a list

switch-signal-word-signal = Signal
switch-signal-word-switch = Switch
switch-signal-word-move = Move
switch-signal-word-deploy = deploy
switch-signal-word-multi = any colour
switch-signal-word-black = black
switch-signal-word-brown = brown
switch-signal-word-grey = grey
switch-signal-word-logistician = Logistician
switch-signal-word-dispatcher = Dispatcher
switch-signal-word-conductor = Conductor
switch-signal-word-switchman = Switchman
switch-signal-word-coupler = Coupler
switch-signal-word-station-master = Station master

## Trains, wherever an event, a refusal or the panel speaks of one

switch-signal-name-black-1 = Black 1
switch-signal-name-black-2 = Black 2
switch-signal-name-black-3 = Black 3
switch-signal-name-brown-1 = Brown 1
switch-signal-name-brown-2 = Brown 2
switch-signal-name-brown-3 = Brown 3
switch-signal-name-grey-1 = Grey 1
switch-signal-name-grey-2 = Grey 2
switch-signal-name-grey-3 = Grey 3

switch-signal-named-instruction =
    { $instruction ->
        [start] Start card
       *[other] Instruction { $instruction }
    }
