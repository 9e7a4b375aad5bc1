# What the levels of the bots are called.
bots-name-random = ランダム
bots-name-easy = 初級
bots-name-normal = 中級
bots-name-builder = 建設家
bots-name-raider = 乗っ取り屋
bots-name-hoarder = 貯蓄家
bots-name-strong = 上級
bots-name-master = 達人
