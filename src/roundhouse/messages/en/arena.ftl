# What the arena says.
cli-arena-bot = bot
cli-arena-games = games
cli-arena-wins = wins
cli-arena-rate = rate
cli-arena-interval = 95% interval
cli-arena-mean = mean
cli-arena-best = best
cli-arena-seconds = s/decision
cli-arena-slowest = slowest
cli-arena-decisions = Decisions per game: { $count }
cli-arena-winners = Winner’s score
cli-arena-span = { $what }: { $low } to { $high }, average { $mean }
cli-arena-failed = Match { $number } ({ $line_up }) failed: { $error }. The other matches still count.
