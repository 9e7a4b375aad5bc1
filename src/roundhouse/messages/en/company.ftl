# How many play.
pages-players-or-alone = { $low } to { $high } players, or alone
