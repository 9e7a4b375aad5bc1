# By the letter of the 2016 rulebook (OPT-LETTER); issues that bring less.
pages-option-1846-by-the-letter = By the letter of the 2016 rulebook
pages-option-1846-by-the-letter-about =
    Five points as printed, without later errata and answers:
    1. An emergency issue can raise nothing or close the company (6.86).
    2. A president raising money can sell the operating company’s shares at $10, which closes it (6.88).
    3. The markers of a player’s Steamboat Company stay in phase III (section 9).
    4. The second tile of Michigan Central or Ohio & Indiana can be laid later in the turn or in another turn (6.93).
    5. When a bankrupt president’s last shares are sold, prices fall (5.22, 7.11).
g1846-panel-largest-brings-less = No issue is enough for a train, so you must make the largest (OR-FORCE-4): { $count } shares raise { MONEY($total) }, although { $fewer } would raise { MONEY($more) }.
g1846-panel-forced-issue-may = You can make an emergency issue, although it raises nothing now (OPT-LETTER-1). At $0 the company closes and its turn ends.
g1846-panel-closes-note = raises nothing; the price falls to $0 and { $corp } closes
