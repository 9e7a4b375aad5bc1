# Why the bots of Switch & Signal play as they do, and how each level plays.
bots-ss-only-choice = There is nothing else to choose.
bots-ss-train-loads =
    { $points ->
        [one] { $train } loads { ss-goods } in { $city }: { $port } is 1 point away.
       *[other] { $train } loads { ss-goods } in { $city }: { $port } is { $points } points away.
    }
bots-ss-train-advances =
    { $points ->
        [one] { $train } comes nearer to { $goal }, 1 point away.
       *[other] { $train } comes nearer to { $goal }, { $points } points away.
    }
bots-ss-train-aside = { $train } has nothing to do now and stands where it costs no time.
bots-ss-way-opens = { $place }: so { $train } can go on to { $goal }.
bots-ss-cards-kept =
    { $count ->
        [one] The card left does more good later.
       *[other] The { $count } cards left do more good later.
    }
bots-ss-colour-deployed = A { $colour } train will be the most useful one.
bots-ss-colour-moves =
    { $colour ->
        [black] Black trains gain the most now, or lose the least.
        [brown] Brown trains gain the most now, or lose the least.
       *[grey] Grey trains gain the most now, or lose the least.
    }
bots-ss-train-first = { $train } first: so the trains get in each other's way the least.
bots-ss-best-exit = { $train } leaves by { $track }: that leads it on best.
bots-ss-best-stop = { $train } is better off in { $city } than beyond it.
bots-ss-helper-saved = The helper will do more good another time.
bots-ss-helper-pays =
    { $moves ->
        [one] The { ss-helper } is worth about a move now.
       *[other] The { ss-helper } is worth about { $moves } moves now.
    }
bots-ss-layout-fits = The discs lie well for the trains to come.
bots-switch-signal-easy = Looks one action ahead and does not think of the next instruction.
bots-switch-signal-normal = Plans its cards and prepares for the next instruction.
bots-switch-signal-strong = Plans several actions ahead, weighs dice and instructions by their odds.
