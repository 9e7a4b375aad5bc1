
g1846-panel-power-ge = A corporation that owns it may once sell its grain for $30, from phase II on.
g1846-panel-use-sell-grain = Sell the grain
g1846-grain-sold = { $corp } sells the grain of { $private } for { MONEY($amount) }.
g1846-not-ripe = The grain of { $private } is not ripe. Wait for phase II.
