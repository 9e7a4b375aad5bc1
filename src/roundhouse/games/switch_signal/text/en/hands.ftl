# Switch & Signal: cards in one’s hand, offers beside the question, and how moves are shown.

switch-signal-pay = { $kind ->
    [signal] Pay with a Signal card or any two cards: click them.
    [switch] Pay with a Switch card or any two cards: click them.
    [move] Pay with a Move card or any two cards: click them.
   *[load] Pay with any one card: click it.
 }
switch-signal-unpick = Clear the selection
switch-signal-red = Bring a disc here: { $place }
switch-signal-disc-hint = { $other ->
    [to] Click a highlighted red signal on the board, or choose one here.
   *[disc] Click the green disc to bring here, or choose one from the list.
 }
switch-signal-disc-disc = Take from
switch-signal-reroll-offer = { $train } rolled { $points }. You can reroll, or simply play on.
switch-signal-possible = Instructions that may still come
