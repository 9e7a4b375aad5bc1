# What the levels of the bots are called.
bots-name-random = losowy
bots-name-easy = łatwy
bots-name-normal = zwykły
bots-name-strong = silny
bots-name-master = mistrz
