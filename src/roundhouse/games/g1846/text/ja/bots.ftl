# 1846のボットがその手を選ぶ理由。

g1846-bots-worth-more = { $private }は{ MONEY($cost) }で、およそ{ MONEY($worth) }をもたらします。
g1846-bots-not-worth-it = 価格に見合うものがありません。お金は会社の設立に残します。
g1846-bots-good-opening = { $corp }を{ MONEY($price) }で設立すると{ MONEY($capital) }で始められ、追加の株を買う現金も残ります。
g1846-bots-good-share = { $corp }の株は{ MONEY($price) }で、配当を含め終了までに{ MONEY($worth) }になる見込みです。
g1846-bots-funds-own = この株の代金{ MONEY($price) }は{ $corp }自身に入り、線路と列車に使えます。
g1846-bots-poor-share = { $corp }の株は値下がりします。{ $count }株を{ MONEY($price) }で売る方が得です。
g1846-bots-keeps-cash = 価格以上になる株がありません。{ MONEY($cash) }を手元に残します。
g1846-bots-no-money = 手元には{ MONEY($cash) }しかなく、いちばん安い株でも{ MONEY($price) }します。
g1846-bots-holds-all = 持てる株券の上限{ $limit }枚に達していて、もう買えません。
g1846-bots-saves-cash = 手元の{ MONEY($cash) }のうち{ MONEY($needed) }が、まもなく列車に必要になるかもしれません。
g1846-bots-hands-on = { $corp }は社長に手持ち以上の負担を求めかねないので、{ $count }株を売って社長を譲ります。
g1846-bots-needs-money = { $corp }は線路と列車の資金が必要なので、{ $count }株を発行します。
g1846-bots-has-enough = { $corp }の資金は今のところ足りていて、株を発行すると株価が下がります。
g1846-bots-keeps-treasury = { $corp }は資金を線路と列車のために取っておきます。
g1846-bots-better-runs = { $hex }のタイルで{ $company }の列車の収益が{ MONEY($gain) }増えます。
g1846-bots-on-the-way = { $hex }のタイルで{ $company }は価値のある場所に近づきます。
g1846-bots-token-pays =
    { $gain ->
        [0] { $hex }のトークンは{ $corp }のために都市を確保します。
       *[other] { $hex }のトークンは{ $corp }のために都市を確保し、収益を{ MONEY($gain) }増やします。
    }
g1846-bots-built-enough = 今の{ $company }には費用に見合うタイルもトークンもありません。
g1846-bots-best-run = これが{ $company }の最良の運行です：{ MONEY($revenue) }。
g1846-bots-pays-out = この配当で{ $corp }の株価は{ MONEY($before) }から{ MONEY($after) }になります。
g1846-bots-price-stays =
    { $kept ->
        [0] この配当なら{ $corp }の株価は{ MONEY($price) }のままです。
       *[other] この配当なら{ $corp }の株価は{ MONEY($price) }のままで、会社に{ MONEY($kept) }が残ります。
    }
g1846-bots-saves-for-train = { $corp }の資金は{ MONEY($cash) }で、次の列車のために蓄える必要があります。
g1846-bots-train-pays = { $train }列車は{ $corp }の運行ごとに約{ MONEY($gain) }を加えます。
g1846-bots-must-have-train = { $corp }は列車を持たなければなりません。これが最も安い方法です。
g1846-bots-trains-enough = { $corp }にとって価格に見合う列車がありません。
g1846-bots-train-too-dear = { $corp }の資金は{ MONEY($cash) }で、銀行のいちばん安い列車は{ MONEY($price) }します。
g1846-bots-least-useful = { $corp }の列車のうち、なくても最も困らないのは{ $train }列車です。
g1846-bots-private-helps = { $private }は{ $corp }の役に立ち、所有者は{ MONEY($price) }を得ます。
g1846-bots-power-used = { $private }の特殊能力は無料で、今役に立ちます。
g1846-bots-good-deal = { MONEY($price) }は価値（{ MONEY($worth) }）以上の価格です。
g1846-bots-bad-deal = { MONEY($price) }は価値（{ MONEY($worth) }）に届かない価格です。
g1846-bots-played-on =
    { $gain ->
        [0] セットの終わりまで{ $playouts }回試しても、これより良い手はありませんでした。
       *[other] セットの終わりまで{ $playouts }回試すと、次に良い手より平均{ MONEY($gain) }有利です。
    }
g1846-bots-only-choice = ここではこれより良い手がありません。

## 強さ

bots-1846-easy = ルールを知り、今の列車のために線路を敷きますが、不注意な手が多めです。
bots-1846-normal = 最も伸びる株を買い、今の列車のために線路を敷き、できるだけ配当します。
bots-1846-builder = 強いボットと同じようにプレイしますが、遠くの都市へ線路を延ばすのが好きです。
bots-1846-raider = 強いボットと同じようにプレイしますが、他のプレイヤーの会社の株を好んで買い、首位が損をする手を好みます。
bots-1846-hoarder = 強いボットと同じようにプレイしますが、次のフェイズの列車のために早くから資金をためます。
bots-1846-strong = 将来の列車のために線路を敷き、配当や列車購入の前に終了までを予測します。
bots-1846-master = 株の売買、配当、列車購入の前に、有望な手をセットの終わりまで様々な相手と試します。

# 対戦場で数えるもの。
arena-1846-sets = ラウンドのセット数
arena-1846-bankrupt = 破産したプレイヤー
