# What the home page and the options say.
pages-title-1846 = 1846: The Race for the Midwest
pages-title-1846-about = Lay track, run trains and trade shares of the railways between the Atlantic and Chicago.
pages-title-1846-short =
    You are an investor: whoever is richest when the bank is empty, in cash and shares together, wins.
    First everybody drafts private companies. Then a stock round and two operating rounds follow one another.
    In a stock round you buy and sell shares. Whoever holds most of a company is its president and plays for it.
    In an operating round each company in turn lays track, places a token, runs its trains, pays dividends or keeps the money, and buys trains.
    A dividend raises the share’s price. New trains make old ones obsolete, and a company without a train must buy one, with its president’s own money if need be.
pages-option-1846-two-player = Two players
pages-option-1846-two-player-about = The rules for exactly two: fewer companies, an open draft.
pages-option-1846-second-edition-privates = Privates of the second edition
pages-option-1846-second-edition-privates-about = Adds Boomtown and Little Miami; the number in play stays the same.
pages-option-1846-flexible-issue = Issue shares later
pages-option-1846-flexible-issue-about = Shares may be issued or redeemed until the dividend is decided, not only at the start of the turn.
pages-option-1846-enforce-max-routes = Only the best runs
pages-option-1846-enforce-max-routes-about = Runs that bring less than possible are refused.
pages-option-1846-wait-for-passes = Ask before passing
pages-option-1846-wait-for-passes-about = Everybody confirms a step in which nothing can be done, instead of going on at once.
