# Why the bots of Switch & Signal play as they do, and how each level plays.
switch-signal-bots-only-choice = There is nothing else to choose.
switch-signal-bots-train-loads =
    { $points ->
        [one] { $train } loads { switch-signal-goods } in { $city }: { $port } is 1 point away.
       *[other] { $train } loads { switch-signal-goods } in { $city }: { $port } is { $points } points away.
    }
switch-signal-bots-train-advances =
    { $points ->
        [one] { $train } comes nearer to { $goal }, 1 point away.
       *[other] { $train } comes nearer to { $goal }, { $points } points away.
    }
switch-signal-bots-train-aside = { $train } has nothing to do now and stands where it costs no time.
switch-signal-bots-way-opens = { $place }: so { $train } can go on to { $goal }.
switch-signal-bots-cards-kept =
    { $count ->
        [one] The card left does more good later.
       *[other] The { $count } cards left do more good later.
    }
switch-signal-bots-colour-deployed = A { $colour } train will be the most useful one.
switch-signal-bots-colour-moves =
    { $colour ->
        [black] Black trains gain the most now, or lose the least.
        [brown] Brown trains gain the most now, or lose the least.
       *[grey] Grey trains gain the most now, or lose the least.
    }
switch-signal-bots-train-first = { $train } first: so the trains get in each other's way the least.
switch-signal-bots-best-exit = { $train } leaves by { $track }: that leads it on best.
switch-signal-bots-best-stop = { $train } is better off in { $city } than beyond it.
switch-signal-bots-helper-saved = The helper will do more good another time.
switch-signal-bots-helper-pays =
    { $moves ->
        [one] The { switch-signal-helper } is worth about a move now.
       *[other] The { switch-signal-helper } is worth about { $moves } moves now.
    }
switch-signal-bots-layout-fits = The discs lie well for the trains to come.
bots-switch-signal-easy = Looks one action ahead and does not think of the next instruction.
bots-switch-signal-normal = Plans its cards and prepares for the next instruction.
bots-switch-signal-strong = Plans several actions ahead, weighs dice and instructions by their odds.

# What the arena counts.
arena-switch-signal-turns = Turns
