# What the home page and the options say.
pages-title-switch-signal = Switch & Signal
pages-title-switch-signal-about = Work together to bring all the goods to port: set switches and signals, keep the trains moving, beat the clock.
pages-title-switch-signal-short =
    Everyone is on the same team: bring the goods to port before the instructions run out.
    Each turn starts with an instruction. It brings out new trains or rolls dice to move trains, like it or not.
    Then you play cards. One card of the right kind, or any two, lets you set a switch, move a green disc or move a train. Any one card loads a train in a city with goods.
    If a red signal, a switch or another train holds a train up, every movement point left over costs a time token. When the clock is empty, you lose an instruction – and with it a turn.
    A loaded train that reaches the port delivers its goods. Each helper can be called once per game.

pages-option-switch-signal-board = Board
pages-option-switch-signal-board-about = Choose Central Europe for a first game. In North America trains can pass through cities, and there are other helpers.
pages-option-switch-signal-layout = Layout
pages-option-switch-signal-layout-about = How switches and signals are set at the start.
pages-option-switch-signal-layout-first-game = first game
pages-option-switch-signal-layout-free = set by the players
pages-option-switch-signal-layout-random = random
pages-option-switch-signal-removed = Instructions removed
pages-option-switch-signal-removed-about = The more you remove, the harder the game: there are fewer turns.
pages-option-switch-signal-clock = Time tokens on the clock
pages-option-switch-signal-clock-about = Fewer tokens make the game harder: every delay costs one.
pages-option-switch-signal-extra-signal = Extra green disc
pages-option-switch-signal-extra-signal-about = Makes the game easier.
pages-option-switch-signal-goods = Goods to deliver
pages-option-switch-signal-goods-about = How many goods cubes you must deliver to win.
pages-option-switch-signal-departure = Departure points
pages-option-switch-signal-departure-about = Where new trains appear: rolled on two dice, rolled with the numbers shuffled, or drawn as location tokens.
pages-option-switch-signal-departure-dice = dice
pages-option-switch-signal-departure-variable = dice, numbers shuffled
pages-option-switch-signal-departure-tokens = location tokens
pages-option-switch-signal-first-player = First player
pages-option-switch-signal-first-player-about = Who takes the first turn.
pages-option-switch-signal-first-player-lot = random

# The named difficulties.
pages-preset-switch-signal-first-journey = First journey
pages-preset-switch-signal-first-journey-about = No instructions are removed, the clock has ten tokens, and there’s an extra green disc.
pages-preset-switch-signal-leisurely = Leisurely
pages-preset-switch-signal-leisurely-about = One instruction is removed, the clock has eight tokens, and there’s an extra green disc.
pages-preset-switch-signal-standard = Standard
pages-preset-switch-signal-standard-about = The game as its rules have it: three instructions removed, seven tokens on the clock.
pages-preset-switch-signal-fast = Fast
pages-preset-switch-signal-fast-about = Four instructions are removed.
pages-preset-switch-signal-express = Express
pages-preset-switch-signal-express-about = Five instructions are removed: there’s hardly time for a detour.
