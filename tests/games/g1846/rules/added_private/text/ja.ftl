
g1846-panel-power-ge = 所有する会社は、フェーズII以降に一度だけ穀物を$30で売れる。
g1846-panel-use-sell-grain = 穀物を売る
g1846-grain-sold = { $corp }は{ $private }の穀物を{ MONEY($amount) }で売った。
g1846-not-ripe = { $private }の穀物はまだ実っていません。フェーズIIまで待ってください。
