# Plans: what cannot be planned, and the planning board.

g1846-plan-too-long = This plan has { $steps } steps; at most { $most } are tried out. Remove some steps, or put them in another plan.
g1846-not-in-play = { $company } is no longer in the game, so nothing can be planned for it. Choose another company, or remove this step.
g1846-not-opened = { $corp } hasn’t started. Start it in the plan first.
g1846-nobody-plans = { $corp } has no president, so it only runs its trains. Choose another company.
g1846-nothing-to-return = { $corp } has { $have } of { $limit } trains and returns none. Remove this step.
