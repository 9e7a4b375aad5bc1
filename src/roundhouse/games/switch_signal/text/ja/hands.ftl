# Switch & Signal：手札、質問のそばの提案、手の再生。

switch-signal-pay = { $kind ->
    [signal] 信号カード1枚か任意のカード2枚をクリックして支払ってください。
    [switch] ポイントカード1枚か任意のカード2枚をクリックして支払ってください。
    [move] 移動カード1枚か任意のカード2枚をクリックして支払ってください。
   *[load] 支払うカードを1枚クリックしてください。
 }
switch-signal-unpick = 選択を取り消す
switch-signal-red = ここへディスクを移す：{ $place }
switch-signal-disc-hint = { $other ->
    [to] 盤面で光っている赤信号をクリックするか、ここで選んでください。
   *[disc] ここへ移す青信号ディスクを盤面でクリックするか、一覧から選んでください。
 }
switch-signal-disc-disc = 移すディスク
switch-signal-reroll-offer = { $train }の目は{ $points }です。振り直せますが、そのまま続けてもかまいません。
switch-signal-possible = まだ出るかもしれない指令
