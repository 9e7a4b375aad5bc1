# Everything that Toll says.
pages-title-toll = Toll
pages-title-toll-about = Stake your coins on a die, and keep your card to yourself.
pages-title-toll-short =
    Everybody holds a hidden card of 1 to 6 and a few coins.
    In turn one stakes coins on a die, shows the card or passes.
    After three rounds coins and card count together.
pages-option-toll-purse = Coins at the start
pages-option-toll-purse-about = More coins make a longer list of worries.
bots-name-careful = Careful
bots-toll-careful = Never stakes a coin.
arena-toll-shown = Cards shown

toll-dealt = { $seat } is dealt the card { $card }.
toll-rolled = { $seat } rolls { $pips }: { $won } coins.
toll-too-much = You cannot stake { $coins } coins: you have { $have }. Stake fewer, or pass.
toll-turn = a turn
toll-rounds-over = Three rounds have been played.
toll-keeps-coins = Coins that are not staked cannot be lost.
