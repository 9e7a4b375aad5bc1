# What the levels of the bots are called.
bots-name-random = Random
bots-name-easy = Easy
bots-name-normal = Normal
bots-name-builder = Builder
bots-name-raider = Raider
bots-name-hoarder = Hoarder
bots-name-strong = Strong
bots-name-master = Master
