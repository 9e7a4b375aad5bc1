# The worked example: a sentence at each step.
examples-switch-signal = Switch & Signal: an example turn, step by step

examples-switch-signal-start = Ann and Ben play together in Central Europe. They must deliver eight goods to the port before the instructions or the time tokens run out. Two short turns lead up to the rulebook’s example turn.
examples-switch-signal-dealt = Both players get five action cards; all hands are open. The start card then brings out one train of each colour.
examples-switch-signal-black-starts = Two dice choose the departure point: 6 + 6 = 12, Barcelona. The fast black train starts there.
examples-switch-signal-brown-starts = 5 + 6 = 11: the brown train starts in Bordeaux.
examples-switch-signal-grey-starts = 3 + 4 = 7: the slow grey train starts in Hamburg. Now Ann can play cards.
examples-switch-signal-narbonne = Ann plays a Switch card and moves the disc at Narbonne. This opens the way from Barcelona to Marseille.
examples-switch-signal-marseille = She plays a Signal card and moves Marseille’s green disc to where the black train will come in. Every city must keep at least one green signal.
examples-switch-signal-black-home = Ann has no Move card, but any two cards count as one of any kind. Black rolls 4 and reaches the port of Marseille. Empty trains go to the depot there, at no cost.
examples-switch-signal-first-kept = Ann keeps her last card, a Switch, for later.
examples-switch-signal-first-drawn = At the end of a turn you draw five cards. With the one she kept, Ann has six.
examples-switch-signal-nothing-moves = Ben’s instruction moves the black trains. There are none on the network, so nothing happens.
examples-switch-signal-put-back = Ben sets the switch at Narbonne and the signal at Marseille back, so that everything is as in the rulebook’s example.
examples-switch-signal-second-kept = Ben keeps his other cards.
examples-switch-signal-second-drawn = Ben draws five. Now comes the example turn: Ann has three Moves, two Switches and a Signal; seven time tokens are left.
examples-switch-signal-revealed = The instruction says: deploy a train, move the black trains, move the grey trains. Its symbols are carried out in this order.
examples-switch-signal-step-1 = Ann chooses black for the new train. The dice show 2 + 4 = 6: Calais, which is free.
examples-switch-signal-step-2 = Black rolls 4 and moves past Amiens to Paris, where the signal is green. Trains must stop in a city; the movement point left over costs nothing there.
examples-switch-signal-step-3 = Grey rolls 2: through Hanover and on towards Berlin. It uses both points.
examples-switch-signal-step-4 = Any one card loads a train in a trade city. Ann pays with a Move card. Black now carries a blue cube, and one is left in Paris.
examples-switch-signal-step-5 = The way south from Paris is red. Ann takes the disc from the track near Frankfurt and makes the exit to Nevers green.
examples-switch-signal-step-6 = At Nevers the way to Lyon is closed. Ann plays a Switch card to move the disc, and Paris is connected to Lyon.
examples-switch-signal-step-7 = She plays a Move card: black rolls 3, leaves Paris for Nevers, passes the junction and stops on the track to Lyon.
examples-switch-signal-step-8 = Black has passed Nevers, so Ann sets the switch back: brown will come from Limoges and continue towards Paris.
examples-switch-signal-step-9 = Brown rolls 4. After three points a red signal stops it. The point left over costs a time token: six are left. Ann has played her last card, so her turn ends automatically.
examples-switch-signal-step-10 = Ann draws five cards, and it’s Ben’s turn. They have one token fewer, but a cube is on its way to Marseille.

# What the players of the examples are called.
examples-name-ann = Ann
examples-name-ben = Ben
