# Switch & Signal: what happens, what is refused, what is wrong with a board file.

## Events

switch-signal-lot-drawn = { $seat } goes first.
switch-signal-token-placed = { $departure } is number { $number } in this game.
switch-signal-switch-set = The switch at { $junction } is set. Open: { $connected }; closed: { $closed }.
switch-signal-signal-moved = A green disc moves. Now green: { $to }; now red: { $disc }.
switch-signal-signal-added = The extra disc is placed. Now green: { $place }.
switch-signal-layout-confirmed = { $seat } confirms the layout.
switch-signal-cards-drawn = { $seat } draws { $cards }.
switch-signal-discard-shuffled =
    { $cards ->
        [one] The draw pile is empty: the only card in the discard pile becomes the new one.
       *[other] The draw pile is empty: the { $cards } cards in the discard pile are shuffled into a new one.
    }
switch-signal-turn-begun = Turn { $turn }: { $seat } is the active player.
switch-signal-instruction-revealed =
    { $left ->
        [0] { switch-signal-named-instruction }: { $symbols }. The stack is now empty: this is the last turn.
        [one] { switch-signal-named-instruction }: { $symbols }. 1 card left in the stack.
       *[other] { switch-signal-named-instruction }: { $symbols }. { $left } cards left in the stack.
    }
switch-signal-helper-called =
    { $helper ->
        [logistician] { $seat } calls the { -switch-signal-logistician }: the die is rolled again.
        [dispatcher] { $seat } calls the { -switch-signal-dispatcher }: trains can pass through cities for the rest of this turn.
        [conductor] { $seat } calls the { -switch-signal-conductor }: the { $target } trains stay where they are.
        [switchman] { $seat } calls the { -switch-signal-switchman }: { -switch-signal-instruction } { $target } goes under the stack.
        [coupler] { $seat } calls the { -switch-signal-coupler }: the train starts at { $target }.
       *[station_master] { $seat } calls the { -switch-signal-station-master }: { $target } stays where it is.
    }
switch-signal-colour-chosen =
    { $symbol ->
        [deploy] A { $colour } train leaves the depot.
       *[multi] The { $colour } trains move.
    }
switch-signal-departure-rolled = The departure dice show { $first } and { $second }: departure point { $number }.
switch-signal-token-revealed = The location token shows { $number }.
switch-signal-train-deployed = { $train } starts at { $departure }.
switch-signal-point-taken =
    { $again ->
        [yes] { $departure } is occupied, so the { $colour } train tries again at no cost.
       *[no] { $departure } is occupied: the { $colour } train stays in the depot.
    }
switch-signal-nothing-to-deploy = No train to deploy: the depot has none in the colours allowed.
switch-signal-movement-rolled =
    { $points ->
        [one] { $train } rolls a 1.
       *[other] { $train } rolls a { $points }.
    }
switch-signal-train-moved =
    { $entered ->
        [0] { $train } doesn’t move: { $start }.
       *[other] { $train } moves: { $start } → { $way }.
    }{" "}{ $why ->
        [spent] { $points ->
            [one] Its only point is used up.
            [2] Both points are used up.
           *[other] All { $points } points are used up.
        }
        [red_signal] It stops at red ({ $by }). { switch-signal-left-over }
        [closed_switch] The switch at { $by } is closed to it. { switch-signal-left-over }
        [occupied_city] { $by } is in the city ahead. { switch-signal-left-over }
        [following] { $by } is right ahead of it. { switch-signal-left-over }
        [no_exit] No exit is both green and free. { switch-signal-left-over }
        [city] It stops in the city at no cost.
        [port] It reaches the port.
        [head_on] It meets { $by } head-on. { switch-signal-left-over }
       *[departure_point] It leaves the network.
    }
switch-signal-left-over =
    { $unspent ->
        [one] 1 point is left over.
       *[other] { $unspent } points are left over.
    }
switch-signal-time-lost =
    { $tokens ->
        [one] You lose a time token; { $clock } left on the clock.
       *[other] You lose { $tokens } time tokens; { $clock } left on the clock.
    }
switch-signal-instruction-lost =
    { $left ->
        [0] The clock is empty and is refilled. You lose the last instruction in the stack: this is the last turn.
        [one] The clock is empty and is refilled. You lose the top instruction; 1 left in the stack.
       *[other] The clock is empty and is refilled. You lose the top instruction; { $left } left in the stack.
    }
switch-signal-train-returned = { $train } returns to the depot.
switch-signal-goods-loaded = { $train } loads a { $goods } cube in { $city }.
switch-signal-goods-delivered =
    { $total ->
        [one] { $train } delivers a { $goods } cube to { $port }, your first.
       *[other] { $train } delivers a { $goods } cube to { $port }; { $total } delivered so far.
    }
switch-signal-goods-returned = Its { $goods } cube goes back to { $city }.
switch-signal-cards-played = { $seat } plays { $cards }.
switch-signal-actions-ended = { $seat } stops playing cards.
switch-signal-game-won = All { $total } goods are delivered: everyone wins!
switch-signal-game-lost =
    { $why ->
        [clock_empty] The clock and the stack are both empty: everyone loses. Goods delivered: { $total }.
       *[out_of_time] The last turn is over: everyone loses. Goods delivered: { $total }.
    }

## How a game ended

switch-signal-delivered = All the goods were delivered.
switch-signal-out-of-time = The instructions ran out.
switch-signal-clock-empty = The clock ran out with no instructions left.

## Refusals

switch-signal-no-such-train = There is no train “{ $train }”. Trains are named black-1 to black-3, brown-1 to brown-3, grey-1 to grey-3.
switch-signal-no-such-place = This board has no signal place “{ $place }”. Choose one on the board.
switch-signal-no-such-junction = This board has no junction “{ $junction }”. Choose one on the board.
switch-signal-no-such-arms =
    { $discs ->
        [one] { $junction } must have exactly one closed arm out of { $arms }, not “{ $closed }”. Choose one arm.
       *[other] { $junction } must have exactly { $discs } closed arms out of { $arms }, not “{ $closed }”. Choose { $discs } of them.
    }
switch-signal-no-such-colour = There are no { $colour } trains. Choose black, brown or grey.
switch-signal-no-such-exit = No track “{ $track }” leads out of { $city }. Choose one of the exits offered.
switch-signal-no-such-point = This board has no departure point “{ $departure }”. Choose one on the board.
switch-signal-no-such-helper = The helper “{ $helper }” isn’t on this board. Available: { $helpers }.
switch-signal-no-such-card = There are no “{ $card }” cards. Play Signal, Switch or Move.
switch-signal-in-depot = { $train } is in the depot. Choose a train on the network.
switch-signal-not-in-hand = This costs { $needed } × { switch-signal-card }, and you have { $held }. Pay with other cards, or choose something else.
switch-signal-not-green = There is no disc to take here: { $place }. Choose a green signal.
switch-signal-not-red = There is already a disc here: { $place }. Choose a red signal.
switch-signal-not-in-trade-city = { $train } can’t load here ({ $at }): trains load only in trade cities. Choose a train in one.
switch-signal-no-goods-left = { $city } has no goods left for { $train }. Choose a train in a city with goods.
switch-signal-already-loaded = { $train } already carries { $goods }, and a train holds only one cube. Choose an empty train.
switch-signal-none-in-depot = All { $colour } trains are on the network. Choose a colour that’s still in the depot.
switch-signal-not-due = This instruction doesn’t move { $train } now. Still to move: { $due }.
switch-signal-exit-blocked =
    { $why ->
        [red] You can’t leave { $city } by { $track }: the { $by } is red. Choose another exit.
       *[train] You can’t leave { $city } by { $track }: { $by } is right behind the signal. Choose another exit.
    }
switch-signal-must-leave = { $train } started its move in { $city } and must leave, because an exit is open. Choose an exit.
switch-signal-must-stop = { $train } must stop in { $city }: trains can’t pass through cities here. Stop, or call the Dispatcher if you still can.
switch-signal-helper-used = You’ve already called the { switch-signal-helper }; each helper can be called once per game.
switch-signal-helper-not-now =
    { $helper ->
        [logistician] You can call the Logistician only right after a movement die is rolled.
        [dispatcher] You can call the Dispatcher only during a turn.
        [conductor] You can call the Conductor only while an instruction has trains to move that haven’t been rolled for.
        [switchman] You can call the Switchman only right after an instruction is revealed, while the stack isn’t empty, and not for the start card.
        [coupler] You can call the Coupler only before the roll for a new train’s departure point.
       *[station_master] You can call the Station master only while an instruction has trains to move that haven’t been rolled for.
    }
switch-signal-nothing-to-hold =
    This instruction doesn’t move { $target ->
        [black] the black trains
        [brown] the brown trains
        [grey] the grey trains
       *[other] “{ $target }”
    }, or they have already begun to move. Choose: { $choices }.
switch-signal-point-occupied = { $train } is at { $departure }, and the Coupler needs a free departure point. Choose another.
switch-signal-no-target = The { switch-signal-helper } takes no target, but “{ $target }” was given. Leave it out.
switch-signal-wrong-payment =
    { $needed ->
        [signal] Moving a signal disc costs one Signal card or any two cards, not “{ $cards }”. Choose other cards.
        [switch] Setting a switch costs one Switch card or any two cards, not “{ $cards }”. Choose other cards.
        [move] Moving a train costs one Move card or any two cards, not “{ $cards }”. Choose other cards.
       *[other] Setup costs no cards, so you can’t play “{ $cards }”. Leave them out.
    }
switch-signal-city-goes-red = The { $disc } is the last green signal of { $city }, and every city must keep one. Move the disc to another signal of { $city }, or take another disc.
switch-signal-too-few-on-tracks = A layout needs at least { $needed } green signals on tracks and one at each city, so the { $disc } must stay green. Take another disc, or move this one within its city or to another track.
switch-signal-unchanged = { $junction } is already closed at { $closed }. Choose other arms.
switch-signal-colour-taken =
    { $colour ->
        [black] Black was chosen for the previous symbol, and the two must differ. Choose another colour.
        [brown] Brown was chosen for the previous symbol, and the two must differ. Choose another colour.
       *[grey] Grey was chosen for the previous symbol, and the two must differ. Choose another colour.
    }
switch-signal-no-turning-round = { $train } entered { $city } by { $track } and can’t go back that way in the same move. Choose another exit, or stop.

## Board files

switch-signal-bad-board =
    { $count ->
        [one] This board is not playable: { $cause }
       *[other] This board is not playable. It has { $count } errors; the first: { $cause }
    }
switch-signal-not-toml = { $place }: this isn’t valid TOML: { $reason }. Fix it and check again.
switch-signal-no-file = { $place }: can’t be read: { $reason }. Check the name and folder.
switch-signal-wrong-file-name = { $place }: the board’s id is “{ $needed }”, but the file name says “{ $found }”. Make them match.
switch-signal-unknown-format = { $place }: unknown format { $found }; this version of Roundhouse reads format 1. Write 1.
switch-signal-missing-key = { $place }: { $key } is missing. Add it.
switch-signal-unknown-key = { $place }: unknown key “{ $key }”. Remove or rename it.
switch-signal-wrong-kind = { $place }: { $key } must be { $expected }; found { $found }.
switch-signal-bad-id = { $place }: ids use a to z, 0 to 9 and single hyphens in between. Rename it.
switch-signal-repeated-id = { $place }: this id is used twice. Rename one of them.
switch-signal-bad-track-id = { $place }: a track is named after its ends: “{ $needed }”. Rename it.
switch-signal-unknown-end = { $place }: there is no node “{ $end }” to end at. Add it, or choose another end.
switch-signal-same-ends = { $place }: both ends are the same node. Choose another end.
switch-signal-double-track = { $place }: { $other } connects the same two nodes. Remove one, or put a junction in between.
switch-signal-direct-track =
    { $kind ->
        [city] { $place }: it connects two cities directly. Put a junction in between.
       *[departure] { $place }: it connects two departure points. Lead it into the network instead.
    }
switch-signal-wrong-count =
    { $kind ->
        [trade] { $place }: there are { $found } trade cities; a board needs { $low } to { $high }.
       *[port] { $place }: there are { $found } ports; this board needs { $low } to { $high } (two only if trains can pass through cities).
    }
switch-signal-wrong-goods =
    { $why ->
        [missing] { $place }: no trade city has { $goods } goods. Assign them to one.
        [repeated] { $place }: another city also has { $goods } goods. Assign each colour to one city.
        [port] { $place }: a port can’t have goods of its own. Remove “{ $goods }”.
       *[unknown] { $place }: “{ $goods }” isn’t a goods colour. Choose yellow, blue, red or white.
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
        [number] { $place }: it lists { $found } discs but needs { $needed }.
        [repeated] { $place }: two discs are on the same arm ({ $found }). Use different arms of { $needed }.
       *[no_arm] { $place }: “{ $found }” isn’t one of its arms: { $needed }.
    }
switch-signal-wrong-disc-total =
    { $why ->
        [stated] { $place }: the junctions have { $found } discs in total, but switch_discs says { $needed }. Make them match.
        [printed] { $place }: Central Europe has { $needed } switch discs, not { $found }.
       *[most] { $place }: { $found } switch discs are too many; a board can use { $needed }. Remove junctions.
    }
switch-signal-wrong-sections = { $place }: a track has 1 to { $most } sections, not { $found }.
switch-signal-wrong-signal =
    { $why ->
        [range] { $place }: there is no signal place { $found }; the last one between two sections is { $most }.
        [repeated] { $place }: the signal place { $found } is listed twice.
       *[departure] { $place }: a departure point’s track can’t have signals. Remove { $found }.
    }
switch-signal-wrong-green =
    { $why ->
        [repeated] { $place }: two discs are on this place. Move one.
       *[unknown] { $place }: there is no such signal place.
    }
switch-signal-wrong-green-count =
    { $why ->
        [city] { $place }: { $found } green places at this city; it must start with exactly { $needed }.
        [track] { $place }: { $found } green track places; the board must start with exactly { $needed }.
       *[all] { $place }: { $found } green places, but signal_discs says { $needed }. Make them match.
    }
switch-signal-wrong-signal-discs = { $place }: signal_discs is { $found }; it must be the number of cities plus three: { $needed }.
switch-signal-too-few-track-places = { $place }: { $found } signal places on tracks; the board needs at least { $needed }. Add signals.
switch-signal-wrong-helpers =
    { $why ->
        [unknown] { $place }: there is no helper “{ $found }”.
        [repeated] { $place }: the helper “{ $found }” is listed twice.
       *[number] { $place }: { $found } helpers; a board needs 3.
    }
switch-signal-unconnected = { $place }: it isn’t connected to the first city. Connect it.
switch-signal-out-of-reach = { $place }: no train can get from there to { $target }, whatever the switches. Add a track.
switch-signal-trap = { $place }: a train there can’t reach any city. Add a track or a junction.
switch-signal-example-broken = { $place }: the rulebook’s example turn comes out differently: it should be “{ $needed }”, but is “{ $found }”.
switch-signal-off-canvas = { $place }: the point ({ $x }, { $y }) is outside the canvas. Move it inside.
switch-signal-tracks-cross = { $place }: it crosses { $other } at ({ $x }, { $y }). Move a via point.
switch-signal-wrong-length = { $place }: its sections are drawn { $found } long; { $low } to { $high } looks right. Change the sections or the via points.
switch-signal-too-close = { $place }: it is only { $found } away from { $other }; keep at least { $needed }.
switch-signal-sharp-angle = { $place }: { $one } and { $other } are only { $found }° apart here; keep at least { $needed }°.
switch-signal-label-in-the-way =
    { $other ->
        [canvas] { $place }: its label runs off the canvas. Move it.
       *[other] { $place }: its label overlaps { $other }. Move it.
    }
switch-signal-weak-link = { $place }: without this track { $city } can’t reach a port. Add another route.
switch-signal-led-astray = { $place }: in the first-game layout a train from here goes straight to { $other }. Set a switch along the way.
switch-signal-off-guideline =
    { $what ->
        [to_trade_city] { $place }: a departure point is { $found } points from the nearest trade city on average; { $low } to { $high } plays well.
        [to_port] { $place }: a trade city is { $found } points from a port on average; { $low } to { $high } plays well.
        [longest] { $place }: the longest way from a trade city to a port takes { $found } points; { $high } or fewer plays well.
       *[sections] { $place }: { $found } sections; { $low } to { $high } plays well.
    }

## roundhouse board

switch-signal-board-good = { $name } ({ $board }) is playable: { $cities } cities, { $junctions } junctions, { $tracks } tracks, { $sections } sections.
switch-signal-board-error = error { $rule }: { $words }
switch-signal-board-warning = warning { $rule }: { $words }
switch-signal-board-refused =
    { $errors ->
        [one] { $file } is not playable: one error.
       *[other] { $file } is not playable: { $errors } errors.
    }
switch-signal-board-listed = { $board }: { $name }
switch-signal-board-listed-broken = { $board }: not playable; run “roundhouse board check { $file }” to see why
switch-signal-board-folder = Put your own boards into { $folder }

## Words for what stands in a list

switch-signal-word-signal = { -switch-signal-signal-card }
switch-signal-word-switch = { -switch-signal-switch-card }
switch-signal-word-move = { -switch-signal-move-card }
switch-signal-word-deploy = deploy
switch-signal-word-deploy-black = deploy black
switch-signal-word-deploy-brown = deploy brown
switch-signal-word-deploy-grey = deploy grey
switch-signal-word-multi = any colour
switch-signal-word-black = black
switch-signal-word-brown = brown
switch-signal-word-grey = grey
switch-signal-word-logistician = { -switch-signal-logistician }
switch-signal-word-dispatcher = { -switch-signal-dispatcher }
switch-signal-word-conductor = { -switch-signal-conductor }
switch-signal-word-switchman = { -switch-signal-switchman }
switch-signal-word-coupler = { -switch-signal-coupler }
switch-signal-word-station-master = { -switch-signal-station-master }

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
