# By the letter of the 2016 rulebook (OPT-LETTER); issues that bring less.
pages-option-1846-by-the-letter = By the letter of the 2016 rulebook
pages-option-1846-by-the-letter-about =
    Five points as printed, without later errata and answers:
    1. An emergency issue may bring nothing or close the company (6.86).
    2. A president raising money may sell the operating company’s shares at $10, which closes it (6.88).
    3. The markers of a player’s Steamboat Company stay in phase III (section 9).
    4. The second tile of Michigan Central or Ohio & Indiana may come in a later moment or turn (6.93).
    5. When a bankrupt president’s last shares are sold, prices fall (5.22, 7.11).
g1846-panel-largest-brings-less = No issue brings a train within reach, so the largest must be made (OR-FORCE-4): { $count } shares bring { MONEY($total) }, though { $fewer } would bring { MONEY($more) }.
g1846-panel-forced-issue-may = An emergency issue brings nothing now, but may be made (OPT-LETTER-1). At $0 the company closes and its turn ends.
g1846-panel-closes-note = nothing; the price falls to $0 and { $corp } closes
