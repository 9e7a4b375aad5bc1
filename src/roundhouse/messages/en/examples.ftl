# The worked examples: a sentence at each step.

examples-1846 = 1846: an example game, step by step
examples-switch-signal = Switch & Signal: an example turn, step by step

# 1846

examples-1846-start = Amy, Bob and Carlos play 1846 from the draft to the end of the second stock round. Amy has the priority deal.
examples-1846-s0 = With three players two orange privates, two blue ones and two green corporations stay out: MC, O&I, SC, TBC, ERIE and PRR. Everybody starts with $400.
examples-1846-d1-dealt = The draft goes against the order of play, so Carlos draws first: five of the nine cards, six privates and three blanks.
examples-1846-d1 = Carlos keeps BIG4, a small railway that earns from the first round on, and returns the rest under the deck.
examples-1846-d2-dealt = Bob looks at five cards: C&WI, MPC and three blanks.
examples-1846-d2 = Bob keeps C&WI, which pays $10 in every operating round. Nobody pays for a card before the draft ends.
examples-1846-d3-dealt = Amy looks at the cards that Carlos returned: MS, LSL, MAIL and two blanks.
examples-1846-d3 = Amy keeps MS, the other small railway. It costs $60 and carries a debt of $80.
examples-1846-d4-dealt = Carlos draws again: LSL, MAIL, MPC and two blanks.
examples-1846-d4 = Carlos keeps MPC; its marker will be worth $30 to a railway that reaches St. Louis or Chicago.
examples-1846-d5 = Five cards are left and Bob sees them all. He keeps LSL: it lays a green tile in Toledo or Cleveland for nothing.
examples-1846-d6 = Amy keeps a blank. MAIL is too dear for her now, and a blank costs nothing.
examples-1846-d7 = Carlos keeps a blank, too.
examples-1846-d8 = Bob keeps the last blank. One card is left and turned over: MAIL, offered at $80.
examples-1846-d9 = Amy passes, so MAIL is $10 cheaper for the next.
examples-1846-d10 = Carlos passes at $70 and the price falls again.
examples-1846-d11 = Bob takes MAIL for $60. Now all pay: Amy $140, Bob $160, Carlos $160. MS gets $60 and BIG4 $40 to work with, each with a 2-train.
examples-1846-s2 = Stock round 1. Amy opens GT at $60: two shares, so $120 go into its treasury. GT's token lies in Port Huron, near her MS.
examples-1846-s3 = Bob opens NYC at $80 and pays $160. Its home is Erie.
examples-1846-s4 = Carlos opens IC at $80. Because NYC is there already, IC stands below it. IC also gets a subsidy of $80.
examples-1846-s5 = Amy buys a third share of GT from its treasury. Her $60 become GT's working money.
examples-1846-s6 = Bob buys a third share of NYC and has no cash left.
examples-1846-s7 = Carlos buys into NYC rather than IC: he expects it to earn first.
examples-1846-s8 = Amy also buys a share of NYC, which now holds $400.
examples-1846-s9 = Nobody can afford anything more, so all pass in turn.
examples-1846-s10 = After the third pass the round ends and Bob gets the priority deal. Operating round 1.1 begins with the privates' income: Bob $25, Carlos $15.
examples-1846-s11 = The small railways go first. MS joins Port Huron to Detroit with tile 5; any plain tile costs $20.
examples-1846-s12 = MS runs from Detroit to Port Huron for $60. An independent always splits: $30 for Amy, $30 for its treasury.
examples-1846-s13 = BIG4 lays two yellow tiles, at Indianapolis and Terre Haute, so that its train has two cities.
examples-1846-s14 = BIG4 runs for $40: $20 for Carlos, $20 for its treasury.
examples-1846-s15 = Corporations follow in order of price; only in the very first operating round the lowest goes first: GT. It issues two shares at $50 each, the price one space to the left.
examples-1846-s16 = GT lays two tiles: C13 and Toledo, which it joins to Detroit, $20 each.
examples-1846-s17 = GT puts a token in Toledo for $80, so that it can run from there.
examples-1846-s18 = GT has no train yet. Without a dividend its price falls from $60 to $50.
examples-1846-s19 = GT spends its last $160 on two 2-trains and ends its turn.
examples-1846-s20 = NYC issues four shares at $70. It may issue as many as players hold more than the Market does: five.
examples-1846-s21 = NYC lays D18 and Cleveland, from Erie westwards.
examples-1846-s22 = NYC has no train either: its price falls from $80 to $70.
examples-1846-s23 = NYC buys the last three 2-trains for $240.
examples-1846-s24 = A 3/5-train for $160 is the first of its kind: phase II begins. Green tiles may be laid from now on.
examples-1846-s25 = IC issues two shares at $70, all it may, as only two are in players' hands.
examples-1846-s26 = IC lays J4 and H6 for nothing: its land-grant hexes are free for it. It reaches Terre Haute.
examples-1846-s27 = Without a train IC falls from $80 to $70, and there it stands below NYC again.
examples-1846-s28 = IC buys a 3/5-train: three stops are counted of up to five visited.
examples-1846-s29 = Operating round 1.2. The privates pay once more: Bob $25, Carlos $15. From now on the highest price goes first: NYC, IC, GT.
examples-1846-s30 = MS upgrades Port Huron to the green tile 619: $20 and $40 for the tunnel to Sarnia.
examples-1846-s31 = Port Huron is worth $30 now: MS runs for $70 and splits it.
examples-1846-s32 = BIG4 upgrades Terre Haute to the green tile 14.
examples-1846-s33 = BIG4 runs for $50: $25 for Carlos, $25 for its treasury.
examples-1846-s34 = NYC buys LSL from Bob, its own president, for the full $40: money moves from the treasury into his pocket.
examples-1846-s35 = LSL's power: NYC upgrades Toledo at once and for nothing, besides its usual two tiles.
examples-1846-s36 = NYC lays E15 and thereby joins Cleveland to Toledo.
examples-1846-s37 = NYC upgrades Detroit: $40 for the ground and $60 for the tunnel to Windsor, its upgrade of this turn.
examples-1846-s38 = NYC puts a token in Detroit for $80. The city is full now: MS and NYC.
examples-1846-s39 = NYC runs four trains for $370, the most there is, and pays half: $19 a share, $180 stay. $190 is at least twice the price of $70, so it rises two spaces, to $90.
examples-1846-s40 = NYC buys MAIL from Bob for $80: longer routes will earn more with it.
examples-1846-s41 = NYC buys C&WI for $60 as well. It is at the train limit and ends its turn.
examples-1846-s42 = IC puts its token in Terre Haute for $80. Building comes before running.
examples-1846-s43 = IC upgrades Indianapolis to a green tile for $20.
examples-1846-s44 = IC lays I3 and so reaches St. Louis.
examples-1846-s45 = IC buys MPC from Carlos for $60 and puts its marker on St. Louis: $30 more for a route that counts it.
examples-1846-s46 = IC counts Indianapolis, Terre Haute and St. Louis with the marker, $140, and passes through Centralia uncounted. All is paid: Carlos $28, IC $84 for the shares in its own treasury. The price rises from $70 to $90.
examples-1846-s47 = GT runs two 2-trains between Toledo and Detroit on different track, $160, and pays it all: Amy $48, GT $80. Its price rises from $50 to $70.
examples-1846-s48 = GT buys MS from Amy for $60: its $45, its train and its token in Detroit become GT's. That ends the operating rounds.
examples-1846-s49 = Stock round 2 begins with Bob. He buys a share of NYC from the Market; the $90 go to the bank.
examples-1846-s50 = Carlos buys one, too: NYC is the best earner.
examples-1846-s51 = Amy takes her second share of NYC.
examples-1846-s52 = Bob buys the last one in the Market and holds half of NYC.
examples-1846-s53 = Carlos buys NYC's last share from its treasury, so this time NYC gets the $90.
examples-1846-s54 = Amy adds a share of GT from its treasury for $70.
examples-1846-s55 = Bob buys GT from the Market for $70.
examples-1846-s56 = Carlos and Amy pass.
examples-1846-end = Bob passes, too, and Carlos gets the priority deal. NYC belongs to players entirely and rises to $100; IC and GT have shares in the Market and fall to $80 and $60. Worth so far: Amy $472, Bob $597, Carlos $462 and his BIG4.

# Switch & Signal

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
