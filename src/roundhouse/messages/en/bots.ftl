# What the levels of the bots are called.
bots-name-random = Random
bots-name-easy = Easy
bots-name-normal = Normal
bots-name-strong = Strong
bots-name-master = Master
