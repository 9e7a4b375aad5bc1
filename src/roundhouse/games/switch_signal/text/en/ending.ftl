# The end of a game.
switch-signal-close-won = { $left ->
    [0] You made it on the very last turn, with { $clock } { $clock ->
        [one] time token
       *[other] time tokens
    } left on the clock.
    [one] You made it with one turn to spare and { $clock } { $clock ->
        [one] time token
       *[other] time tokens
    } on the clock.
   *[other] You made it with { $left } turns to spare and { $clock } { $clock ->
        [one] time token
       *[other] time tokens
    } on the clock.
 }
switch-signal-close-lost = { $missing ->
    [one] You were one delivery short.
   *[other] You were { $missing } deliveries short.
 }
switch-signal-close-train = { $points ->
    [one] { $train }, carrying { $goods }, was 1 point from { $port }.
   *[other] { $train }, carrying { $goods }, was { $points } points from { $port }.
 }
switch-signal-journeys = Journeys of the trains
switch-signal-trip-train = Train
switch-signal-trip-journey = Journey
switch-signal-trip-moves = Moves
switch-signal-trip-sections = Sections
switch-signal-trip-lost = Tokens lost
switch-signal-trip = { $way }: { $words }
switch-signal-trip-ended = { $end ->
    [delivered] delivered
    [port] reached the port empty
    [head_on] met another train head-on
    [departure_point] left the network
   *[out] still out at the end
 }
switch-signal-losses = { $lost ->
    [0] Not a single time token was lost
   *[other] Time tokens lost: { $lost }
 }
switch-signal-loss = { $why ->
    [red_signal] Red signals
    [closed_switch] Closed switches
    [occupied_city] Trains in the city ahead
    [following] Trains right ahead
    [no_exit] No green exit
    [head_on] Head-on meetings
    [departure_point] Leaving the network
    [depot_empty] No train to deploy
   *[point_taken] Occupied departure points
 }
