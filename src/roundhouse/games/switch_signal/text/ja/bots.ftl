# Why the bots of Switch & Signal play as they do, and how each level plays.
switch-signal-bots-only-choice = ほかに選べるものがありません。
switch-signal-bots-train-loads = { $train }が{ $city }で{ switch-signal-goods }の荷物を積みます。{ $port }までは移動力{ $points }です。
switch-signal-bots-train-advances = { $train }が{ $goal }に近づきます（残りの移動力{ $points }）。
switch-signal-bots-train-aside = { $train }は今は用がないので、時間を失わない場所に置きます。
switch-signal-bots-way-opens = { $place }：これで{ $train }が{ $goal }へ進めます。
switch-signal-bots-cards-kept = 残りの{ $count }枚は後で使うほうが役立ちます。
switch-signal-bots-colour-deployed =
    { $colour ->
        [black] 黒の列車がいちばん役立ちます。
        [brown] 茶の列車がいちばん役立ちます。
       *[grey] 灰の列車がいちばん役立ちます。
    }
switch-signal-bots-colour-moves =
    { $colour ->
        [black] 今動かすと最も得（または最も損が少ない）のは黒の列車です。
        [brown] 今動かすと最も得（または最も損が少ない）のは茶の列車です。
       *[grey] 今動かすと最も得（または最も損が少ない）のは灰の列車です。
    }
switch-signal-bots-train-first = { $train }を先に：列車どうしがいちばん邪魔になりません。
switch-signal-bots-best-exit = { $train }は{ $track }から出ます。それがいちばん良い道です。
switch-signal-bots-best-stop = { $train }は先へ進むより{ $city }にいるほうが有利です。
switch-signal-bots-helper-saved = 助っ人は別の機会に使うほうが役立ちます。
switch-signal-bots-helper-pays = { switch-signal-helper }は今、およそ{ $moves }手分の価値があります。
switch-signal-bots-played-on =
    { $gain ->
        [0] 次の手番の終わりまで{ $playouts }回試しても、これより良い手はありませんでした。
       *[other] 次の手番の終わりまで{ $playouts }回試すと、次に良い手より100ゲームにつき約{ $gain }回多く勝てます。
    }
switch-signal-bots-layout-fits = ディスクはこれからの列車に都合よく置かれています。
switch-signal-bots-needs-signal = { $train }が{ $goal }へ進むには、{ $place }を青にする必要があります。
switch-signal-bots-needs-switch = { $train }が{ $goal }へ進むには、{ $junction }のポイントを切り替える必要があります。
switch-signal-bots-point-taken = 示されたとおりにしました。
switch-signal-bots-point-costs = それはやめておきます。移動およそ{ $moves }回分の損になります。
switch-signal-bots-point-not-paid = この手札ではできません。
bots-switch-signal-easy = 1手先だけを見て、次の指令は考えません。
bots-switch-signal-normal = カードの使い方を考え、次の指令に備えます。
bots-switch-signal-strong = 数手先まで計画し、ダイスと指令の確率を考えます。
bots-switch-signal-master = 有望な手を、様々なダイスの目と指令で次の手番の終わりまで試し、最もよく勝てるものを選びます。

# 対戦場で数えるもの。
arena-switch-signal-turns = 手番数
