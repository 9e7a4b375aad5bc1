# Drawing fewer cards; passing through the port.
switch-signal-not-fewer = { $count } isn’t fewer: you would draw { $most } now. Choose a smaller number, or end the turn.
switch-signal-nothing-to-draw = You wouldn’t draw any cards now, so there is nothing to leave out. End the turn.
switch-signal-draw-fewer-label = Draw fewer
switch-signal-stop-in-port = Stop in { $city }: the train unloads and returns to the depot
