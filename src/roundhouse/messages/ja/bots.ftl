# What the levels of the bots are called.
bots-name-random = ランダム
bots-name-easy = 初級
bots-name-normal = 中級
bots-name-strong = 上級
bots-name-master = 達人
