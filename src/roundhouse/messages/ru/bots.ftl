# What the levels of the bots are called.
bots-name-random = случайный
bots-name-easy = лёгкий
bots-name-normal = обычный
bots-name-builder = строитель
bots-name-raider = налётчик
bots-name-hoarder = скопидом
bots-name-strong = сильный
bots-name-master = мастер
