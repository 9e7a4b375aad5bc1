# Switch & Signal：手の再生。

switch-signal-pace = 手の再生
switch-signal-pace-name = { $pace ->
    [slow] ゆっくり
    [normal] ふつう
    [fast] 速く
   *[none] しない
 }
switch-signal-skip = スキップ
switch-signal-again = もう一度見る
