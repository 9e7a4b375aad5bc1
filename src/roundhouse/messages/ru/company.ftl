# Сколько играют.
pages-players-or-alone = Игроков: от { $low } до { $high }, можно и одному
