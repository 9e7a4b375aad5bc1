# 1846：起きたこと、できないこととその理由。

# 準備と分配
g1846-removed = { $what }はこのゲームでは使いません。
g1846-hand-dealt = { $seat }が{ $count }枚のカードを見ています。
g1846-cards-seen = 引いたカード：{ $cards }。1枚を残してください。
g1846-word-blank = ブランク
g1846-card-kept = { $seat }がカードを1枚残しました。
g1846-last-private-revealed = 最後の個人会社は{ $private }、価格は{ MONEY($price) }です。
g1846-private-passed-on = { $seat }が{ $private }を次に回しました。価格は{ MONEY($price) }になります。
g1846-private-taken = { $seat }が{ $private }を取り、{ MONEY($price) }を払いました。
g1846-endowed = { $company }が銀行から{ MONEY($amount) }と2列車を受け取りました。

# ラウンド
g1846-stock-round-began = 株式ラウンド{ $number }が{ $seat }から始まります。
g1846-operating-round-began =
    { $set_no ->
        [0] 最初の株式ラウンドの前の運行ラウンド{ $number }が始まります。
       *[other] 運行ラウンド{ $set_no }.{ $number }が始まります。
    }
g1846-turn-began = { $company }の手番です。
g1846-priority-moved = { $seat }がプライオリティカードを得ました。
g1846-bank-broke = 銀行破産です。このセットの2回目の運行ラウンドでゲーム終了です。
g1846-trains-gone = 銀行の列車がなくなりました。セット{ $last }の終わりでゲーム終了です。
g1846-game-ended =
    { $reason ->
        [bank_broken] ゲーム終了：銀行破産です。
        [no_trains] ゲーム終了：銀行の列車がなくなりました。
        [one_player_left] ゲーム終了：1人を除いて全員が破産しました。
        [all_closed] ゲーム終了：すべての会社が閉鎖され、個人会社も残っていません。
        [agreed] ゲーム終了：プレイヤーが終了に合意しました。
       *[other] ゲーム終了：これ以上の手はありません。
    }
g1846-ended-bank-broken = 銀行破産です。
g1846-ended-no-trains = 銀行の列車がなくなりました。
g1846-ended-one-player-left = 1人を除いて全員が破産しました。
g1846-ended-all-closed = すべての会社が閉鎖され、個人会社も残っていません。
g1846-ended-nothing-left = これ以上の手はありません。
g1846-ended-agreed = プレイヤーが終了に合意しました。

# 株
g1846-passed-turn = { $seat }がパスしました。
g1846-corp-opened = { $seat }が{ $corp }を{ MONEY($price) }で設立し、{ MONEY($cost) }を会社に払いました。
g1846-subsidy-paid = { $corp }が助成金{ MONEY($amount) }を受け取りました。
g1846-share-bought =
    { $source ->
        [market] { $seat }が株式市場から{ $corp }の株を{ MONEY($price) }で買いました。
       *[treasury] { $seat }が会社から{ $corp }の株を{ MONEY($price) }で買いました。
    }
g1846-shares-sold =
    { $count ->
        [1] { $seat }が{ $corp }の株を1株{ MONEY($total) }で売りました。
       *[other] { $seat }が{ $corp }の株を1株{ MONEY($each) }で{ $count }株売り、合計{ MONEY($total) }を得ました。
    }
g1846-president-changed = { $seat }が{ $corp }の社長になりました。
g1846-president-lost = { $corp }の社長がいなくなりました。
g1846-price-moved = { $corp }の株価：{ MONEY($before) } → { MONEY($after) }。
g1846-corp-closed = { $corp }が閉鎖されました。資金{ MONEY($cash) }は銀行へ、ほかの資産はゲームから除かれます。

# 列車
g1846-train-bought =
    { $help ->
        [0] { $corp }が{ $train }列車を{ MONEY($price) }で買いました。
       *[other] { $corp }が{ $train }列車を{ MONEY($price) }で買いました。うち{ MONEY($help) }は社長が出しました。
    }
g1846-train-traded = { $corp }が{ $seller }から{ $train }列車を{ MONEY($price) }で買いました。
g1846-train-returned = { $corp }は列車制限を超えたため、{ $train }列車を返しました。
g1846-trains-removed = { $company }のフェイズアウトした列車が廃車になりました：{ $trains }。
g1846-phase-began = フェイズ{ $phase }が始まりました。
g1846-shares-issued =
    { $count ->
        [1] { $corp }が1株を{ MONEY($total) }で発行しました。
       *[other] { $corp }が1株{ MONEY($each) }で{ $count }株を発行し、合計{ MONEY($total) }を得ました。
    }
g1846-bankrupted = { $seat }が破産し、ゲームから抜けます。{ $corp }は{ MONEY($cash) }を受け取ります。
g1846-no-train-bought = { $corp }は列車なしで手番を終えました。

# 個人会社と取引
g1846-income-paid = { $seat }が個人会社から{ MONEY($amount) }を得ました。
g1846-corp-income-paid = { $corp }が所有する個人会社から{ MONEY($amount) }を得ました。
g1846-private-bought = { $corp }が{ $seat }から{ $private }を{ MONEY($price) }で買いました。
g1846-private-removed = { $private }がゲームから除かれました。
g1846-deal-offered = { $corp }が{ $seat }に、{ $private }を{ MONEY($price) }で買うと申し出ました。
g1846-train-deal-offered = { $corp }が{ $seat }に、{ $source }の{ $train }列車を{ MONEY($price) }で買うと申し出ました。
g1846-deal-refused =
    { $kind ->
        [train] { $seat }は{ $corp }の申し出（{ $item }列車に{ MONEY($price) }）を断りました。
       *[private] { $seat }は{ $corp }の申し出（{ $item }に{ MONEY($price) }）を断りました。
    }
g1846-deal-withdrawn =
    { $kind ->
        [train] { $corp }が{ $item }列車への{ MONEY($price) }の申し出を取り下げました。
       *[private] { $corp }が{ $item }への{ MONEY($price) }の申し出を取り下げました。
    }

# できないこと
g1846-no-such =
    { $kind ->
        [hex] ここで選べるヘクスに「{ $name }」はありません。
        [tile] ここで選べるタイルに「{ $name }」はありません。
        [rotation] ここで選べる向きに「{ $name }」はありません。
        [train] ここで選べる列車に「{ $name }」はありません。
        [private] ここで選べる個人会社に「{ $name }」はありません。
        [city] ここで選べる都市に「{ $name }」はありません。
       *[other] ここで選べる{ $kind }に「{ $name }」はありません。
    }表示されたものから選んでください。
g1846-cannot-afford = { $who }は{ MONEY($needed) }を払えません。資金は{ MONEY($have) }です。安いものを選ぶか、パスしてください。
g1846-player-cannot-afford = { $seat }は{ MONEY($needed) }を払えません。現金は{ MONEY($have) }です。安いものを選ぶか、先に売るか、パスしてください。
g1846-count-out-of-range =
    { $high ->
        [0] { $count }にはできません。選べるものがありません。パスしてください。
        [1] { $count }にはできません。選べるのは1だけです。1を選んでください。
       *[other] { $count }にはできません。{ $low }～{ $high }から選んでください。
    }
g1846-price-out-of-range = { MONEY($price) }にはできません。{ MONEY($low) }～{ MONEY($high) }から選んでください。
g1846-not-in-hand = { $card }は引いたカードの中にありません。{ $hand }から1枚を残してください。
g1846-must-take = { $private }は価格が$0まで下がったので、次に回せません。取ってください。
g1846-must-begin = 分配の最初の選択でパスはできません。個人会社を1つ取ってください。
g1846-not-started = { $corp }はまだ設立されておらず、売買できる株がありません。設立済みの会社を選んでください。
g1846-cannot-open = { $corp }は設立できません。すでに設立されたか、閉鎖されたか、このゲームでは使いません。別の会社を選んでください。
g1846-not-an-opening-price = { MONEY($price) }では設立できません。次から選んでください：{ $choices }。
g1846-not-held =
    { $held ->
        [0] ここで売買できる{ $corp }の株はありません。別の会社を選んでください。
       *[other] { $corp }の株を{ $count }株は売れません。あるのは{ $held }株です。1～{ $held }から選んでください。
    }
g1846-no-share-there =
    { $source ->
        [market] 株式市場に{ $corp }の株はありません。会社の株を見るか、別の会社を選んでください。
       *[treasury] { $corp }に会社の株は残っていません。株式市場を見るか、別の会社を選んでください。
    }
g1846-already-sold = { $corp }の株はもう売りました。同じ会社の株はまとめて1回で売ります。別の会社の株を売るか、次へ進んでください。
g1846-presidentless = { $corp }には社長がいません。株を売る人も、列車の売却に応じる人もいません。別の会社を選んでください。
g1846-not-operated-yet = { $corp }はまだ一度も手番を行っていません。それまで株を売れるのは社長だけです。ほかの株を売るか、次へ進んでください。
g1846-market-full =
    { $room ->
        [0] 株式市場にはもう{ $corp }の株の半分があり、これ以上は置けません。ほかの株を売るか、次へ進んでください。
       *[other] { $corp }の{ $count }株は多すぎます。株式市場に置けるのは1社の半分までで、あと{ $room }株です。売る数を減らしてください。
    }
g1846-president-certificate =
    { $most ->
        [0] { $corp }の社長株は株式市場に出せず、引き継げる20%を持つプレイヤーもいません。ほかの株を売るか、次へ進んでください。
       *[other] { $corp }の社長株は株式市場に出せず、引き継げる20%を持つプレイヤーもいません。売れるのは{ $most }株までです。
    }
g1846-certificate-limit = 株券が{ $have }枚あり、制限は{ $limit }枚なので買えません。先に売るか、パスしてください。
g1846-ownership-limit = { $corp }を{ $have }%持っており、制限は{ $limit }%です。別の会社の株を買うか、パスしてください。
g1846-sold-this-round = この株式ラウンドで{ $corp }の株を売ったので、次のラウンドまで買えません。別の会社を選んでください。
g1846-must-sell = 株券が{ $have }枚あり、制限は{ $limit }枚です。売れる間はパスできません。売ってください。
g1846-bad-price = 価格を{ MONEY($price) }にはできません。$1以上です。もっと高い額を申し出てください。
g1846-train-not-for-sale = 銀行は今{ $train }列車を売っていません。売っているもの：{ $trains }。
g1846-no-bank-train = 銀行に列車は残っていません。別の会社から買うか、パスしてください。
g1846-not-its-train = { $corp }に売れる{ $train }列車はありません。設立済みの別の会社の列車を選んでください。
g1846-train-limit = { $corp }の列車は{ $have }両、制限は{ $limit }両です。買うと手持ちの列車がフェイズアウトするとしても、もう買えません。パスしてください。
g1846-phased-out = { $train }列車はフェイズアウトしたので買えません。別の列車を選んでください。
g1846-last-train = 銀行に列車がない間、{ $corp }の最後の1両は買えません。別の会社の列車を選んでください。
g1846-price-not-better = 同じ申し出がこの手番で断られたか取り下げられました。{ MONEY($price) }では良くなっていません。{ MONEY($low) }以上を申し出てください。
g1846-too-late-for-privates = { $private }はもう買えません。会社が個人会社を買えるのはフェイズIとIIです。使わずに次へ進んでください。
g1846-must-buy-train = { $corp }には列車がなく、買わなければなりません。銀行で一番安い列車は{ MONEY($price) }、資金は{ MONEY($have) }です。買うか、資金を集めてください。
g1846-bank-train-first = { $corp }は銀行の列車のために資金を集めたので、まずそれを買わなければなりません。列車を買ってください。
g1846-not-forced = { $corp }がこうして資金を集める必要はありません。列車があるか、買う資金があります。列車を買うか、パスしてください。
g1846-already-issued = { $corp }はこの手番で1回だけの緊急発行を済ませました。社長の現金で進めてください。
g1846-wrong-emergency-issue = { $corp }は今{ $count }株を発行できません。緊急発行は、それより少ない株では買えない列車に届くか、最大の数でなければなりません。発行できる数：{ $choices }。
g1846-no-useful-issue = { $corp }は緊急発行できません。発行しても列車を買えるようにはなりません。資金で買えるものを買うか、社長の現金で進めてください。
g1846-issue-first = 社長が払ったり売ったりする前に、{ $corp }が株を発行しなければなりません。発行できる数：{ $choices }。
g1846-cheaper-than-raised = { MONEY($price) }の列車は、最後の株を発行または売却する前の{ MONEY($above) }で買えました。もっと高い列車を買ってください。
g1846-keeps-presidency =
    { $most ->
        [0] 強制売却で、手番中の{ $corp }の社長を交代させることはできません。別の会社の株を売ってください。
       *[other] 強制売却で、手番中の{ $corp }の社長を交代させることはできません。売れるのは{ $most }株までです。
    }
g1846-would-close = 強制売却で、手番中の{ $corp }の株価を$0にすることはできません。別の会社の株を売ってください。
g1846-dead-end = この売却の後に集められるのは最大{ MONEY($funds) }で、買う列車は{ MONEY($above) }より高くなければなりません。そのような列車はありません。売る株数を変えてください。
g1846-not-bankrupt = 破産ではありません。{ MONEY($funds) }まで集められ、一番安い列車は{ MONEY($price) }です。株を売って列車を買ってください。

# 建設と運行：起きたこと
g1846-shares-redeemed =
    { $count ->
        [1] { $corp }が1株を{ MONEY($total) }で買い戻しました。
       *[other] { $corp }が1株{ MONEY($each) }で{ $count }株を買い戻し、合計{ MONEY($total) }を払いました。
    }
g1846-tile-laid =
    { $cost ->
        [0] { $company }が{ $hex }にタイル{ $tile }（向き{ $rotation }）を無料で置きました。
       *[other] { $company }が{ $hex }にタイル{ $tile }（向き{ $rotation }）を{ MONEY($cost) }で置きました。
    }
g1846-token-placed =
    { $cost ->
        [0] { $company }が{ $hex }にトークンを置きました。
       *[other] { $company }が{ $hex }にトークンを{ MONEY($cost) }で置きました。
    }
g1846-neutral-token-placed = 中立トークンが{ $hex }のスロットを埋めました。
g1846-private-tile-laid =
    { $cost ->
        [0] { $corp }が{ $private }の特殊能力で{ $hex }にタイル{ $tile }（向き{ $rotation }）を無料で置きました。
       *[other] { $corp }が{ $private }の特殊能力で{ $hex }にタイル{ $tile }（向き{ $rotation }）を置き、橋に{ MONEY($cost) }を払いました。
    }
g1846-private-token-placed = { $corp }が{ $private }の特殊能力で{ $hex }に追加トークンを置きました。
g1846-marker-placed = { $private }のマーカーが{ $hex }に置かれました。ここをカウントするルートは{ MONEY($amount) }多く稼ぎます。
g1846-port-assigned = { $seat }が港のボーナスを{ $company }に与えました。
g1846-train-ran = { $company }の{ $train }列車が{ MONEY($revenue) }を稼ぎました：{ $path }。
g1846-run-done = { $company }の収益は{ MONEY($revenue) }です。
g1846-dividend-paid =
    { $kind ->
        [full] { $corp }が収益{ MONEY($revenue) }を全配当しました。1株{ MONEY($each) }です。
        [half] { $corp }が収益{ MONEY($revenue) }を半配当しました。1株{ MONEY($each) }、会社に{ MONEY($kept) }が残ります。
       *[withhold] { $revenue ->
            [0] { $corp }には配当する収益がありません。
           *[other] { $corp }が{ MONEY($revenue) }を内部留保しました。
        }
    }
g1846-revenue-split = そのうち{ MONEY($half) }を{ $seat }が受け取り、{ MONEY($half) }が{ $company }に残ります。

# 建設と運行：できないこと
g1846-issued-this-turn = { $corp }はこの手番でもう発行か買い戻しをしました。どちらか1回だけです。線路とトークンに進んでください。
g1846-nothing-to-issue =
    { $treasury ->
        [0] { $corp }は発行できません。会社の株がありません。線路とトークンに進んでください。
       *[other] { $corp }は発行できません。プレイヤーの持ち株は{ $players }、株式市場は{ $market }で、発行できるのはその差までです。線路とトークンに進んでください。
    }
g1846-nothing-to-redeem = { $corp }は買い戻せません。株式市場に株がありません。線路とトークンに進んでください。
g1846-not-for-independents = { $company }は独立会社なので、線路を敷いて運行するだけです。線路を敷くか、パスしてください。
g1846-not-a-tile-hex =
    { $ground ->
        [water] { $hex }は水面なのでタイルを置けません。別のヘクスを選んでください。
        [offboard] { $hex }は盤外なのでタイルを置けません。別のヘクスを選んでください。
       *[gray] { $hex }は最初から灰色で変えられず、タイルを置けません。別のヘクスを選んでください。
    }
g1846-wrong-kind-of-tile =
    { $city ->
        [yes] タイル{ $tile }は{ $hex }に置けません。{ $hex }は都市ですが、タイルに都市がありません。都市タイルを選んでください。
       *[no] タイル{ $tile }は{ $hex }に置けません。タイルに都市がありますが、{ $hex }にはありません。線路だけのタイルを選んでください。
    }
g1846-chicago-only =
    { $chicago ->
        [yes] タイル{ $tile }はシカゴに置けません。置けるのは298、299、300だけです。その中から選んでください。
       *[no] タイル{ $tile }はシカゴ専用で、{ $hex }に置けません。別のタイルを選んでください。
    }
g1846-wrong-label =
    { $wanted ->
        [Z] タイル{ $tile }は{ $hex }に置けません。置けるのはZ印のタイルだけです。その中から選んでください。
       *[other] タイル{ $tile }は{ $label }印なので{ $hex }に置けません。印のないタイルを選んでください。
    }
g1846-too-many-tiles = { $company }は2枚置き終えました（黄{ $yellows }枚、置き換え{ $upgrades }枚）。トークンを置くか、次へ進んでください。
g1846-second-upgrade = { $company }は{ $hex }を置き換えられません。この手番でもう置き換えており、2枚のうち置き換えは1枚だけです。黄タイルを置くか、次へ進んでください。
g1846-wrong-colour =
    { $colour ->
        [yellow] タイル{ $tile }は{ $hex }に置けません。このタイルは黄ですが、
        [green] タイル{ $tile }は{ $hex }に置けません。このタイルは緑ですが、
        [brown] タイル{ $tile }は{ $hex }に置けません。このタイルは茶ですが、
       *[gray] タイル{ $tile }は{ $hex }に置けません。このタイルは灰ですが、
    }{ $wanted ->
        [yellow] 空のヘクスに置けるのは黄です。黄タイルを選んでください。
        [green] 黄の次は緑です。緑タイルを選んでください。
        [brown] 緑の次は茶です。茶タイルを選んでください。
        [gray] 茶の次は灰です。灰タイルを選んでください。
       *[other] 今あるタイルは灰で、もう変えられません。別のヘクスを選んでください。
    }
g1846-colour-not-yet =
    { $colour ->
        [green] タイル{ $tile }は緑で、緑タイルはフェイズ{ $wanted }からです。今はフェイズ{ $phase }です。別のタイルを選んでください。
        [brown] タイル{ $tile }は茶で、茶タイルはフェイズ{ $wanted }からです。今はフェイズ{ $phase }です。別のタイルを選んでください。
        [gray] タイル{ $tile }は灰で、灰タイルはフェイズ{ $wanted }からです。今はフェイズ{ $phase }です。別のタイルを選んでください。
       *[yellow] タイル{ $tile }は黄で、黄タイルはフェイズ{ $wanted }からです。今はフェイズ{ $phase }です。別のタイルを選んでください。
    }
g1846-track-not-kept = タイル{ $tile }を向き{ $rotation }で{ $hex }に置くと、今ある線路が失われます。回すか、別のタイルを選んでください。
g1846-no-tile-left =
    { $count ->
        [1] タイル{ $tile }は残っていません。1枚だけのタイルがもう盤上にあります。別のタイルを選んでください。
       *[other] タイル{ $tile }は残っていません。{ $count }枚すべてが盤上にあります。別のタイルを選んでください。
    }
g1846-leads-nowhere =
    { $edge ->
        [0] タイル{ $tile }を向き{ $rotation }で{ $hex }に置くと、南西への線路が行き止まりになります。回すか、別のタイルを選んでください。
        [1] タイル{ $tile }を向き{ $rotation }で{ $hex }に置くと、西への線路が行き止まりになります。回すか、別のタイルを選んでください。
        [2] タイル{ $tile }を向き{ $rotation }で{ $hex }に置くと、北西への線路が行き止まりになります。回すか、別のタイルを選んでください。
        [3] タイル{ $tile }を向き{ $rotation }で{ $hex }に置くと、北東への線路が行き止まりになります。回すか、別のタイルを選んでください。
        [4] タイル{ $tile }を向き{ $rotation }で{ $hex }に置くと、東への線路が行き止まりになります。回すか、別のタイルを選んでください。
       *[5] タイル{ $tile }を向き{ $rotation }で{ $hex }に置くと、南東への線路が行き止まりになります。回すか、別のタイルを選んでください。
    }
g1846-hex-reserved = { $hex }は予約されています。会社が{ $private }を買うか、{ $private }が除かれるまでタイルを置けません。別のヘクスを選んでください。
g1846-not-connected =
    { $what ->
        [city] { $company }は{ $hex }につながっていません。自社のトークンから、封鎖された都市を通らずに着く線路がありません。届く都市を選んでください。
       *[track] { $company }は{ $hex }の新しい線路につながっていません。自社のトークンから、封鎖された都市を通らずに着く線路がありません。タイルを回すか、別のヘクスを選んでください。
    }
g1846-tile-too-dear = { $company }はタイル{ $tile }を{ $hex }に置けません。費用は{ MONEY($needed) }、資金は{ MONEY($have) }です。安いヘクスを選ぶか、パスしてください。
g1846-token-placed-already = { $corp }はこの手番のトークンを置きました。線路を敷くか、次へ進んでください。
g1846-no-token-left = { $corp }にトークンは残っていません。線路を敷くか、次へ進んでください。
g1846-token-there = { $corp }のトークンはもう{ $hex }にあり、1つしか置けません。別の都市を選んでください。
g1846-city-full =
    { $slots ->
        [1] { $hex }に空きはありません。1つだけのスロットにトークンがあります。別の都市を選んでください。
       *[other] { $hex }に空きはありません。{ $slots }つのスロットすべてにトークンがあります。別の都市を選んでください。
    }
g1846-slot-kept =
    { $vacant ->
        [1] { $hex }の空きスロットは{ $kept_for }の予約です。別の都市を選んでください。
       *[other] { $hex }の空きスロット{ $vacant }つは{ $kept_for }の予約です。別の都市を選んでください。
    }
g1846-token-too-dear = { $corp }は{ $hex }にトークンを置けません。費用は{ MONEY($needed) }、資金は{ MONEY($have) }です。安い都市を選ぶか、次へ進んでください。
g1846-not-owner = { $company }は{ $private }を所有していないので使えません。所有者が売るなら、先に買ってください。
g1846-power-used = { $private }の特殊能力はもう使いました。1回だけです。使わずに次へ進んでください。
g1846-no-such-power = { $private }にそのような特殊能力はありません。表示されたものから選んでください。
g1846-power-elsewhere = { $private }の特殊能力はそこでは使えません。使える場所：{ $hexes }。その中から選んでください。
g1846-hex-not-empty = { $private }がタイルを置けるのは空のヘクスで、{ $hex }にはもうあります。もう1つのヘクスを選んでください。
g1846-no-yellow-tile = { $private }が置き換えるのは黄タイルで、{ $hex }にはありません。もう1つの都市を選ぶか、置かれるまで待ってください。
g1846-tiles-do-not-meet = { $private }の2枚のタイルは互いにつながらなければなりません。{ $hex }の線路が{ $other }のタイルに続く必要があります。回すか、パスしてください。
g1846-already-joined = { $private }は使えません。{ $hex }と{ $other }はもう線路でつながっています。使わずに次へ進んでください。
g1846-does-not-join = { $hex }のタイルは役に立ちません。新しい線路は、{ $private }で完成でき資金で払える、{ $hex }と{ $other }を結ぶ道の一部になる必要があります。回すか、別のタイルを選んでください。
g1846-second-tile-due = { $private }の1枚目は、2都市を結ぶ2枚目のために置かれました。次に置いてください：{ $hexes }。
g1846-marker-there = { $private }のマーカーはもう{ $hex }にあります。別の場所を選ぶか、そのままにしてください。
g1846-marker-moved =
    { $ran ->
        [yes] { $private }のマーカーを動かせるのは列車の運行前です。次の手番を待ってください。
       *[no] { $private }のマーカーはもう動かしました。1回だけです。次の機会を待ってください。
    }
g1846-not-assignable = 港のボーナスは{ $company }に与えられません。対象は設立済みの会社か独立会社です。次から選んでください：{ $choices }。
g1846-assigned-already = 港のボーナスはもう与えられています。ラウンドに1回、前と違う会社にだけ与えられるので、今{ $company }には与えられません。次へ進んでください。
g1846-must-run = { $company }には列車とルートがあるので、運行しなければなりません。1両以上運行してください。
g1846-no-train-to-run =
    { $have ->
        [0] { $company }には今運行できる{ $train }列車がありません。ある列車を運行してください。
        [1] { $company }が今運行できる{ $train }列車は1両で、1両につきルートは1つです。余分なルートを外してください。
       *[other] { $company }が今運行できる{ $train }列車は{ $have }両で、1両につきルートは1つです。余分なルートを外してください。
    }
g1846-no-track = { $train }列車のルートが途切れています。{ $hexes }に沿った線路がありません。線路に沿って、場所から場所まで選んでください。
g1846-too-few-locations = { $train }列車のルートが訪問する場所は{ $visited }つで、異なる2つが必要です。ルートを延ばしてください。
g1846-no-token-counted = { $train }列車のルートは、{ $company }のトークンがある都市を1つもカウントしていません。そういう都市を通るルートを選んでください。
g1846-location-twice = { $train }列車のルートが{ $location }を2回訪問しています。別のルートを選んでください。
g1846-runs-through =
    { $blocked ->
        [yes] { $train }列車のルートが{ $hex }を通り抜けていますが、スロットがすべて他社のトークンで封鎖されています。そこで終えるか、別のルートを選んでください。
       *[no] { $train }列車のルートが盤外の{ $hex }を通り抜けています。そこで終えてください。
    }
g1846-two-east-areas = { $train }列車のルートに東の盤外が2つあります：{ $hexes }。どちらか1つで終えてください。
g1846-too-many-visited = { $train }列車が訪問するのは{ $most }か所までですが、このルートには{ $visited }か所あります。短くしてください。
g1846-too-many-counted = { $train }列車がカウントするのは{ $most }か所までですが、このルートは{ $counted }か所をカウントしています。カウントする場所を減らしてください。
g1846-must-count-all = { $train }列車は訪問した場所をすべてカウントしますが、{ $left_out }が抜けています。カウントするか、別のルートを選んでください。
g1846-counted-elsewhere = { $train }列車は{ $hexes }をカウントできません。ルートが訪問していません。訪問する場所をカウントしてください。
g1846-track-twice = { $train }列車のルートが、もう使われている{ $hexes }の間の線路を使っています。別のルートを選んでください。
g1846-below-maximum = { $company }の収益は{ MONEY($revenue) }になりますが、{ MONEY($most) }まで稼げるので、そうしなければなりません。より良いルートを選ぶか、提案されたルートを使ってください。
