# Co mówi arena.
cli-arena-bot = bot
cli-arena-games = gier
cli-arena-wins = wygranych
cli-arena-rate = odsetek
cli-arena-interval = 95%
cli-arena-mean = średnio
cli-arena-best = najlepiej
cli-arena-seconds = s/decyzję
cli-arena-slowest = najdłużej
cli-arena-decisions = Decyzji na grę: { $count }
cli-arena-winners = Wynik zwycięzcy
cli-arena-span = { $what }: od { $low } do { $high }, średnio { $mean }
cli-arena-failed = Gry { $number } ({ $line_up }) nie udało się dokończyć: { $error }. Pozostałe się liczą.
