# What the home page and the options say.
pages-title-switch-signal = Switch & Signal
pages-title-switch-signal-about = Together bring all goods to the port: set switches and signals, keep the trains moving, beat the clock.
pages-title-switch-signal-short =
    All play together: bring the goods to the port before the instructions run out.
    Each turn begins with an instruction. It brings new trains or moves trains by dice, whether that suits you or not.
    Then you play cards. One card of the right kind, or any two, sets a switch, moves a green signal or moves a train. Any one card loads a train that stands in a city with goods.
    A train held up by a red signal, a switch or another train costs a time token for each point left over. When the clock is empty, an instruction is lost: one turn less.
    A loaded train that reaches the port delivers its goods. Each helper may be called once in a game.

pages-option-switch-signal-board = Board
pages-option-switch-signal-board-about = Central Europe is the board for a first game; in North America trains may pass through cities, and other helpers work.
pages-option-switch-signal-layout = Layout
pages-option-switch-signal-layout-about = How switches and signals stand at the beginning.
pages-option-switch-signal-layout-first-game = for the first game
pages-option-switch-signal-layout-free = set by the players
pages-option-switch-signal-layout-random = at random
pages-option-switch-signal-removed = Instruction cards removed
pages-option-switch-signal-removed-about = The more are removed, the less time there is.
pages-option-switch-signal-clock = Clock tokens
pages-option-switch-signal-clock-about = Fewer make it harder: each delay costs one.
pages-option-switch-signal-extra-signal = An extra green signal
pages-option-switch-signal-extra-signal-about = Makes it easier.
pages-option-switch-signal-goods = Goods to deliver
pages-option-switch-signal-goods-about = How many cubes the ports must receive to win.
pages-option-switch-signal-departure = Where trains start
pages-option-switch-signal-departure-about = Two dice decide; or the points are dealt anew; or tokens are drawn instead of dice.
pages-option-switch-signal-departure-dice = by dice
pages-option-switch-signal-departure-variable = by dice, points dealt anew
pages-option-switch-signal-departure-tokens = by tokens, without dice
pages-option-switch-signal-first-player = First player
pages-option-switch-signal-first-player-about = Who takes the first turn.
pages-option-switch-signal-first-player-lot = by lot
