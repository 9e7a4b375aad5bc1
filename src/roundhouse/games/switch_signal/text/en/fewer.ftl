# Drawing fewer cards; passing through the port.
switch-signal-not-fewer = { $count } is not fewer: at most { $most } cards are drawn now. Choose a smaller number, or end the turn.
switch-signal-nothing-to-draw = No card would be drawn now, so there is nothing to leave out. End the turn.
switch-signal-draw-fewer-label = Draw fewer
switch-signal-stop-in-port = Stop in { $city }: the train unloads and returns to the depot
