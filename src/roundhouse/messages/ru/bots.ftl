# What the levels of the bots are called.
bots-name-random = случайный
bots-name-easy = лёгкий
bots-name-normal = обычный
bots-name-strong = сильный
bots-name-master = мастер
