# What the levels of the bots are called.
bots-name-random = losowy
bots-name-easy = łatwy
bots-name-normal = zwykły
bots-name-builder = budowniczy
bots-name-raider = łupieżca
bots-name-hoarder = ciułacz
bots-name-strong = silny
bots-name-master = mistrz
