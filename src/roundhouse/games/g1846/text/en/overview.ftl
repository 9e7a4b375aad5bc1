# The overview: players and companies in tables.
g1846-panel-over-players = Players and shares
g1846-panel-over-player = Player
g1846-panel-over-cash = Cash
g1846-panel-over-cash-told = Cash in hand
g1846-panel-over-certificates = Certs.
g1846-panel-over-certificates-told = Certificates, and how many are allowed
g1846-panel-over-worth = Worth
g1846-panel-over-worth-told = Net worth: cash, shares at today’s prices and, until phase III, private companies
g1846-panel-over-liquidity = Liquid
g1846-panel-over-liquidity-told = Cash, plus the value of every share you can sell now
g1846-panel-over-income = Income
g1846-panel-over-income-told = The next operating round’s income if every run is repeated and paid out in full
g1846-panel-over-privates = Privates
g1846-panel-over-privates-told = Private companies
g1846-panel-over-market = Market
g1846-panel-over-treasury = Treasuries
g1846-panel-over-bank = Bank
g1846-panel-over-priority = priority deal
g1846-panel-over-passed = passed
g1846-panel-over-bankrupt = bankrupt
g1846-panel-over-president = President
g1846-panel-over-sold = Sold in this stock round: can’t be bought back until the next one
g1846-panel-over-worths = Net worth at the start of each round
g1846-panel-over-now = Now
g1846-panel-over-changes = Show changes

g1846-panel-over-companies = Companies
g1846-panel-over-company = Company
g1846-panel-over-order = Order
g1846-panel-over-order-told = Order of operation
g1846-panel-over-done = Has operated in this round
g1846-panel-over-price = Price
g1846-panel-over-price-told = Share price
g1846-panel-over-next-price = Moves to
g1846-panel-over-next-price-told = The price if the last run is repeated and paid out, half paid, or withheld
g1846-panel-over-next-price-stock = The price after this stock round if no more shares change hands
g1846-panel-over-last-run = Last run
g1846-panel-over-last-run-told = Revenue of the last run
g1846-panel-over-yield = Yield
g1846-panel-over-yield-told = The last run per share, as a percentage of the price
g1846-panel-over-funds = Treasury
g1846-panel-over-funds-told = Money in the treasury
g1846-panel-over-trains = Trains
g1846-panel-over-trains-told = Trains; those that run once more are struck through
g1846-panel-over-tokens = Tokens
g1846-panel-over-tokens-told = Tokens left
g1846-panel-over-unsold = Unsold
g1846-panel-over-unsold-told = Shares in the Market + shares in the treasury
g1846-panel-over-unled = no president
g1846-panel-over-waiting = not started
g1846-panel-over-revenues = Revenue in each operating round
g1846-panel-over-paid-full = Paid out in full
g1846-panel-over-paid-half = Half paid out
g1846-panel-over-paid-withhold = Withheld
g1846-panel-over-legend = Paid out in full unless marked: ½ half paid out, ✕ withheld.

# the cards of things
g1846-panel-card-owner = Owner: { $who }
g1846-panel-card-out = No longer in play.
g1846-panel-card-used = Its ability has been used.
g1846-panel-card-marker = Its marker is at { $place }.
g1846-panel-card-train = Costs { MONEY($price) }. Counts { $counts } of up to { $visits } stops.
g1846-panel-card-phased-out =
    { $gone ->
        [none] When phase { $phase } begins, it can run once more and is then removed.
       *[other] When phase { $phase } begins, it can run once more and is then removed. In phase { $gone } it’s removed at once.
    }
g1846-panel-card-trains-left = Left in the bank: { $count }
g1846-panel-card-has = Owned by:
g1846-panel-card-tile = Value { $value }. Left: { $left }.
g1846-panel-card-lies = On the map: { $places }.
g1846-panel-card-led = President: { $who }
g1846-panel-card-home = Home: { $place }
g1846-panel-card-tokens = Tokens: { $places }

# in a list of tables
g1846-panel-stands-own = Your net worth: { MONEY($worth) }, place { $place } of { $count }
g1846-panel-stands-ahead = In the lead: { $who }, net worth { MONEY($worth) }

# the end of a game
g1846-panel-over-end = At the end
g1846-panel-from-head = Where the money came from
g1846-panel-from-start = At the start
g1846-panel-from-dividends = Dividends
g1846-panel-from-privates = Privates
g1846-panel-from-prices = Share prices
g1846-panel-from-other = Other
g1846-panel-from-total = Net worth
g1846-panel-from-legend = Share prices: what shares gained and lost while they were held. Other: deals, private companies that lost their value in phase III, companies that closed.
g1846-panel-from-companies = Dividends by corporation

# the last set
g1846-panel-end-sheet = The last set
g1846-panel-end-cash = Cash
g1846-panel-end-shares = Shares now
g1846-panel-end-then = Shares then
g1846-panel-end-final = Final worth
g1846-panel-end-told =
    { $why ->
        [broken] The bank is broken: the game ends after this set of rounds.
        [trains] There are no bank trains left: the game ends after this set of rounds.
       *[breaking] If these payments are made, the bank breaks, and the game ends after this set of rounds.
    } The figures repeat every run and pay it out in full.
