# What the pages say of the cautious player.
bots-name-cautious = Cautious
bots-1846-cautious = Passes whenever that is allowed.
