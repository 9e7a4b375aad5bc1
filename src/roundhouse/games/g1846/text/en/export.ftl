# A game of ours for 18xx.games: what that site cannot do.
g1846-departs-seed = No seed deals this game’s cards on 18xx.games, so that site cannot replay the draft. Roundhouse can read the file.
g1846-departs-closing-sale = Entry { $entry }: a sale in a stock round closes { $corp }. 18xx.games then leaves out the price changes at the end of the round, so the game continues differently there.
g1846-departs-closing-alone = Entry { $entry }: { $corp }, which has no president, falls to $0 and closes. On 18xx.games it may still buy a train.
g1846-departs-port-stays = Entry { $entry }: the corporation buys the Steamboat Company, and its marker comes off the map. On 18xx.games the marker stays.
g1846-departs-late-port = Entry { $entry }: the Steamboat Company’s marker is placed after the trains have run. 18xx.games refuses this.
g1846-departs-port-alone = Entry { $entry }: the Steamboat Company’s marker is placed before any company can be given its bonus. 18xx.games doesn’t ask that early.
g1846-departs-emergency-issue = Entry { $entry }: { $corp } issues shares ({ $count }) to pay for a train. 18xx.games doesn’t allow that number.
g1846-departs-late-issue = Entry { $entry }: { $corp } issues or redeems shares after it has built all it can, and it has no train to run. 18xx.games is already buying trains then, and refuses this.
g1846-departs-late-deal = Entry { $entry }: { $corp } buys a private company after it has built all it can, and then closes because it doesn’t run. On 18xx.games it has closed by then.
g1846-departs-counted = Entry { $entry }: { $company } counts fewer valuable locations than it could. 18xx.games counts the best ones, { MONEY($missed) } more.
g1846-departs-sold-before = Entry { $entry }: the new president sells { $corp } shares although the bankrupt president already did. 18xx.games refuses this.
g1846-departs-no-end = Entry { $entry }: every corporation has closed, and the game ends. On 18xx.games it goes on.
g1846-departs-letter = This game is played by the letter of the 2016 rulebook. 18xx.games plays by the designer’s later rulings, so it may refuse some of its moves.
