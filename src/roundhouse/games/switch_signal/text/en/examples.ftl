# The worked example: a sentence at each step.
examples-switch-signal = Switch & Signal: an example turn, step by step

examples-switch-signal-start = Ann and Ben play together in Central Europe. Eight goods must get to the port before the instructions or the time run out. Two short turns lead to the rulebook's example turn.
examples-switch-signal-dealt = Both are dealt five action cards; all hands are open. The start card then brings out one train of each colour.
examples-switch-signal-black-starts = Two dice choose the departure point: 6 + 6 = 12, Barcelona. The fast black train waits there.
examples-switch-signal-brown-starts = 5 + 6 = 11: the brown train starts in Bordeaux.
examples-switch-signal-grey-starts = 3 + 4 = 7: the slow grey train starts in Hamburg. Now Ann may play cards.
examples-switch-signal-narbonne = A switch card: Ann moves the disc at Narbonne, and the way from Barcelona to Marseille is open.
examples-switch-signal-marseille = A signal card: Marseille's green disc now lies where the black train will come in. Every city must keep at least one green place.
examples-switch-signal-black-home = Ann has no move card, but any two cards count as one of any kind. Black rolls 4 and ends in the port of Marseille. Empty trains go to the depot there; nothing is lost.
examples-switch-signal-first-kept = Ann keeps her last card, a switch, for later.
examples-switch-signal-first-drawn = At the end of a turn five cards are drawn. With the one she kept Ann has six.
examples-switch-signal-nothing-moves = Ben's instruction moves the black trains. None is on the track, so nothing happens.
examples-switch-signal-put-back = Ben sets the switch at Narbonne and the signal at Marseille as they were, so that everything lies as in the rulebook's example.
examples-switch-signal-second-kept = Ben keeps his other cards.
examples-switch-signal-second-drawn = Ben draws five. Now comes the example turn: Ann holds three moves, two switches and a signal; seven time tokens are left.
examples-switch-signal-revealed = The instruction says: deploy a train, move the black ones, then the grey ones. Its symbols are carried out in this order.
examples-switch-signal-step-1 = Ann chooses black for the new train. The dice say 2 + 4 = 6: Calais, which is free.
examples-switch-signal-step-2 = Black rolls 4: over Amiens to Paris, where the signal is green. A train must stop in a city; the point left over costs nothing there.
examples-switch-signal-step-3 = Grey rolls 2: through Hannover and on towards Berlin. Both points are spent.
examples-switch-signal-step-4 = Any one card loads a train that stands in a trade city. Ann pays a move card; black now carries a blue cube, and one is left in Paris.
examples-switch-signal-step-5 = The way south from Paris is red. Ann takes the disc from the track near Frankfurt and makes the exit to Nevers green.
examples-switch-signal-step-6 = At Nevers the way to Lyon is closed. A switch card moves the disc, and Paris is joined to Lyon.
examples-switch-signal-step-7 = A move card: black rolls 3, leaves Paris for Nevers, passes the junction and stands on the track to Lyon.
examples-switch-signal-step-8 = Black has passed Nevers, so Ann sets the switch back: brown will come from Limoges and go on towards Paris.
examples-switch-signal-step-9 = Brown rolls 4. After three points it stands before a red signal. The point it cannot spend costs a time token: six are left. With her last card played, Ann's turn ends by itself.
examples-switch-signal-step-10 = Ann draws five cards and the turn passes to Ben. One token poorer, but a cube is on its way to Marseille.
