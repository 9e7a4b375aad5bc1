
g1846-panel-power-ge = Корпорация-владелец может один раз продать зерно за $30, начиная с фазы II.
g1846-panel-use-sell-grain = Продать зерно
g1846-grain-sold = { $corp } продаёт зерно { $private } за { MONEY($amount) }.
g1846-not-ripe = Зерно { $private } ещё не созрело. Дождитесь фазы II.
