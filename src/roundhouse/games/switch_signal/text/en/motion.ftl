# Switch & Signal: how moves are shown.

switch-signal-pace = Show moves
switch-signal-pace-name = { $pace ->
    [slow] slowly
    [normal] at normal speed
    [fast] fast
   *[none] not at all
 }
switch-signal-skip = Skip
switch-signal-again = Show again
