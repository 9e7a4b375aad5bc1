# 1846のボットがその手を選ぶ理由。

bots-g1846-worth-more = { $private }は{ MONEY($cost) }で、およそ{ MONEY($worth) }をもたらします。
bots-g1846-not-worth-it = 価格に見合うものがありません。お金は企業の設立に残します。
bots-g1846-good-opening = { $corp }を{ MONEY($price) }で設立すると{ MONEY($capital) }で始められ、追加の株を買う現金も残ります。
bots-g1846-good-share = { $corp }の株は{ MONEY($price) }で、配当を含め終了までに{ MONEY($worth) }になる見込みです。
bots-g1846-funds-own = この株の代金{ MONEY($price) }は{ $corp }自身に入り、線路と列車に使えます。
bots-g1846-poor-share = { $corp }の株は値下がりします。{ $count }株を{ MONEY($price) }で売る方が得です。
bots-g1846-keeps-cash = 価格以上になる株がありません。{ MONEY($cash) }を手元に残します。
bots-g1846-no-money = 手元には{ MONEY($cash) }しかなく、いちばん安い株でも{ MONEY($price) }します。
bots-g1846-holds-all = 持てる証券の上限{ $limit }枚に達していて、もう買えません。
bots-g1846-saves-cash = 手元の{ MONEY($cash) }のうち{ MONEY($needed) }が、まもなく列車に必要になるかもしれません。
bots-g1846-hands-on = { $corp }は社長に手持ち以上の負担を求めかねません。社長を譲るために売る株数：{ $count }。
bots-g1846-needs-money = { $corp }は線路と列車の資金が必要です。発行する株数：{ $count }。
bots-g1846-has-enough = { $corp }の資金は今のところ足りていて、株を発行すると株価が下がります。
bots-g1846-keeps-treasury = { $corp }は資金を線路と列車のために取っておきます。
bots-g1846-better-runs = { $hex }のタイルで{ $company }の列車の収益が{ MONEY($gain) }増えます。
bots-g1846-on-the-way = { $hex }のタイルで{ $company }は価値のある場所に近づきます。
bots-g1846-token-pays =
    { $gain ->
        [0] { $hex }のトークンは{ $corp }のために都市を確保します。
       *[other] { $hex }のトークンは{ $corp }のために都市を確保し、収益を{ MONEY($gain) }増やします。
    }
bots-g1846-built-enough = 今の{ $company }には費用に見合うタイルもトークンもありません。
bots-g1846-best-run = これが{ $company }の最良の運行です：{ MONEY($revenue) }。
bots-g1846-pays-out = この配当で{ $corp }の株価は{ MONEY($before) }から{ MONEY($after) }になります。
bots-g1846-price-stays =
    { $kept ->
        [0] この配当なら{ $corp }の株価は{ MONEY($price) }のままです。
       *[other] この配当なら{ $corp }の株価は{ MONEY($price) }のままで、会社に{ MONEY($kept) }が残ります。
    }
bots-g1846-saves-for-train = { $corp }の資金は{ MONEY($cash) }で、次の列車のために蓄える必要があります。
bots-g1846-train-pays = { $train }列車は{ $corp }の運行ごとに約{ MONEY($gain) }を加えます。
bots-g1846-must-have-train = { $corp }は列車を持たなければなりません。これが最も安い方法です。
bots-g1846-trains-enough = { $corp }にとって価格に見合う列車がありません。
bots-g1846-train-too-dear = { $corp }の資金は{ MONEY($cash) }で、銀行のいちばん安い列車は{ MONEY($price) }します。
bots-g1846-least-useful = { $corp }の列車のうち、なくても最も困らないのは{ $train }列車です。
bots-g1846-private-helps = { $private }は{ $corp }の役に立ち、所有者は{ MONEY($price) }を得ます。
bots-g1846-power-used = { $private }の特権は無料で、今役に立ちます。
bots-g1846-good-deal = { MONEY($price) }は価値（{ MONEY($worth) }）を下回りません。
bots-g1846-bad-deal = { MONEY($price) }は価値（{ MONEY($worth) }）を下回ります。
bots-g1846-only-choice = ここではこれより良い手がありません。

## 強さ

bots-1846-easy = ルールを知り、今の列車のために線路を敷きますが、よく不注意な手を打ちます。
bots-1846-normal = 最も伸びる株を買い、今の列車のために線路を敷き、できるだけ配当します。
bots-1846-strong = 将来の列車のために線路を敷き、配当や列車購入の前に終了までを予測します。
