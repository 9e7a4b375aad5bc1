# Why the bots of Switch & Signal play as they do, and how each level plays.
switch-signal-bots-only-choice = There’s no other choice.
switch-signal-bots-train-loads =
    { $points ->
        [one] { $train } loads { switch-signal-goods } in { $city }: { $port } is 1 point away.
       *[other] { $train } loads { switch-signal-goods } in { $city }: { $port } is { $points } points away.
    }
switch-signal-bots-train-advances =
    { $points ->
        [one] { $train } gets closer to { $goal }, 1 point away.
       *[other] { $train } gets closer to { $goal }, { $points } points away.
    }
switch-signal-bots-train-aside = { $train } has nothing to do right now and waits where it costs no time.
switch-signal-bots-way-opens = This lets { $train } continue to { $goal }: { $place }.
switch-signal-bots-cards-kept =
    { $count ->
        [one] The last card is more useful later.
       *[other] The last { $count } cards are more useful later.
    }
switch-signal-bots-colour-deployed = A { $colour } train will be the most useful.
switch-signal-bots-colour-moves =
    { $colour ->
        [black] The black trains gain the most now, or lose the least.
        [brown] The brown trains gain the most now, or lose the least.
       *[grey] The grey trains gain the most now, or lose the least.
    }
switch-signal-bots-train-first = { $train } first: that way the trains are least in each other’s way.
switch-signal-bots-best-exit = { $train } leaves by { $track }: that’s the best way on.
switch-signal-bots-best-stop = { $train } is better off in { $city } than beyond it.
switch-signal-bots-helper-saved = The helper will be more useful later.
switch-signal-bots-helper-pays =
    { $moves ->
        [one] The { switch-signal-helper } is worth about one move now.
       *[other] The { switch-signal-helper } is worth about { $moves } moves now.
    }
switch-signal-bots-played-on =
    { $playouts ->
        [one] Played on once
       *[other] Played on { $playouts } times
    } to the end of the next turn, { $gain ->
        [0] nothing else came out better.
        [one] this wins about { $gain } game in 100 more than the next best choice.
       *[other] this wins about { $gain } games in 100 more than the next best choice.
    }
switch-signal-bots-layout-fits = The discs are well placed for the trains to come.
switch-signal-bots-needs-signal = { $train } needs a green { $place } to continue to { $goal }.
switch-signal-bots-needs-switch = { $train } needs the switch at { $junction } set the other way to continue to { $goal }.
switch-signal-bots-point-taken = Done, as you suggested.
switch-signal-bots-point-costs =
    { $moves ->
        [one] Not that: it would cost us about one move.
       *[other] Not that: it would cost us about { $moves } moves.
    }
switch-signal-bots-point-not-paid = I can’t do that with these cards.
bots-switch-signal-easy = Looks one action ahead and ignores the next instruction.
bots-switch-signal-normal = Plans its cards and prepares for the next instruction.
bots-switch-signal-strong = Plans several actions ahead and weighs dice and instructions by their odds.
bots-switch-signal-master = Plays promising choices on to the end of the next turn, over many rolls and instructions, and takes the one that wins most often.

# What the arena counts.
arena-switch-signal-turns = Turns
