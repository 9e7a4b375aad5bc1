# What the home page and the options say.
pages-title-1846 = 1846: The Race for the Midwest
pages-title-1846-about = Lay track, run trains and trade shares of the railroads between the Atlantic and Chicago.
pages-title-1846-short =
    You are an investor. When the bank runs out of money, the player with the highest net worth – cash plus shares – wins.
    First, everyone drafts private companies. Then each set is one stock round followed by two operating rounds.
    In a stock round you buy and sell shares. A company’s largest shareholder is its president and runs it.
    In an operating round each company in turn lays track, places a token, runs its trains, pays a dividend or keeps the money, and buys trains.
    A dividend raises the share price. New trains make old ones obsolete, and a company without a train must buy one – with its president’s money if necessary.
pages-option-1846-two-player = Two players
pages-option-1846-two-player-about = The rules for exactly two players: fewer companies and an open draft.
pages-option-1846-second-edition-privates = Second-edition privates
pages-option-1846-second-edition-privates-about = Adds Boomtown and Little Miami; the number in play stays the same.
pages-option-1846-flexible-issue = Flexible share issue
pages-option-1846-flexible-issue-about = Issue or redeem shares at any time before the dividend, not just at the start of the turn.
pages-option-1846-enforce-max-routes = Best routes only
pages-option-1846-enforce-max-routes-about = Only the highest-earning routes are accepted.
pages-option-1846-wait-for-passes = Confirm empty steps
pages-option-1846-wait-for-passes-about = Players confirm every step, even if there’s nothing to do in it. Otherwise such steps are skipped.
