# 1846のパネル：今すること、マップの横に並ぶもの。

# --- 今の場面
g1846-panel-bank-broken = 銀行破産です。このセットの終わりでゲーム終了です

g1846-panel-step-issuing = { $company }（{ $who }）：株の発行か買い戻し
g1846-panel-step-building = { $company }（{ $who }）：線路とトークン
g1846-panel-step-laying-extra = { $company }（{ $who }）：個人会社の2枚目のタイル
g1846-panel-step-running = { $company }（{ $who }）：列車の運行
g1846-panel-step-dividing = { $company }（{ $who }）：配当か内部留保
g1846-panel-step-buying-trains = { $company }（{ $who }）：列車の購入
g1846-panel-step-returning-trains = { $company }（{ $who }）：列車が多すぎます
g1846-panel-step-asking = { $company }（{ $who }）：取引の申し出

g1846-panel-won =
    { $count ->
        [1] { $names }の勝ちです。
       *[other] { $names }が勝利を分け合います。
    }

# --- 分配
g1846-panel-picking =
    { $count ->
        [1] 1枚のカードを見て、それを手元に残します。分配が終わるまで誰にも見えません。
       *[other] { $count }枚のカードから1枚を残してください。どれを残したかは分配が終わるまで誰にも分かりません。残りは山札の下に戻ります。
    }
g1846-panel-picking-other = { $who }が{ $count }枚のカードから1枚を選んでいます。
g1846-panel-picked = 手元にあるもの：{ $privates }。
g1846-panel-keep = { $private }を残す
g1846-panel-keep-blank = ブランクを残す
g1846-panel-blank-told = ブランクのカードです。今回は個人会社を取らず、何も払いません。
g1846-panel-pays-later = 分配後に{ MONEY($amount) }
g1846-panel-private-figures =
    { $debt ->
        [0] { MONEY($price) }、ラウンドごとの収入{ MONEY($income) }
       *[other] { MONEY($price) }と借金{ MONEY($debt) }、独立して運行
    }
g1846-panel-last-private = 最後の個人会社が公開されています。{ MONEY($price) }で取るか、$10安くして次の人に回します。
g1846-panel-last-private-other = { $who }は最後の個人会社を{ MONEY($price) }で取るか、$10安くして次の人に回します。
g1846-panel-take-for = { MONEY($amount) }で取る
g1846-panel-leave = 次の人に回す
g1846-panel-leave-note = 次の人は{ MONEY($amount) }で買えます
g1846-panel-open-pick = 個人会社を1つ、すぐに支払って買うか、パスします。
g1846-panel-open-pick-other = { $who }が個人会社を買うか、パスします。
g1846-panel-pass = パス

g1846-panel-power-ms = Detroitから$60と2列車で始まります。線路を敷いて運行し、収益の半分を所有者に渡し、残りを持ちます。買った会社は現金、列車、トークンを受け取ります。
g1846-panel-power-big4 = Indianapolisから$40と2列車で始まります。線路を敷いて運行し、収益の半分を所有者に渡し、残りを持ちます。買った会社は現金、列車、トークンを受け取ります。
g1846-panel-power-cwi = シカゴの南東のスロットを予約します（ほかの会社は使えません）。所有する会社は一度だけ、そこに追加トークンを無料で置けます。つながっている必要はありません。
g1846-panel-power-mail = 所有する会社は、列車1両が訪問する場所ごとに$10多く稼ぎます。ゲームの最後まで続きます。
g1846-panel-power-lsl = 所有する会社は一度だけ、ClevelandかToledoを黄から緑に無料で置き換えられます。つながっている必要はなく、通常のタイルとは別です。
g1846-panel-power-mc = B10とB12を予約します。所有する会社は一度だけ、そこに黄タイルを無料で置けます。自社のトークンとつながっている必要はありませんが、2枚置くなら互いにつなげます。
g1846-panel-power-oi = F14とF16を予約します。所有する会社は一度だけ、そこに黄タイルを無料で置けます。自社のトークンとつながっている必要はありませんが、2枚置くなら互いにつなげます。
g1846-panel-power-mpc = 所有する会社はシカゴかSt. Louisに$30マーカーを置きます。そこをカウントする自社のルートはフェイズIIIまで$30多く稼ぎます。
g1846-panel-power-sc = マーカーを港に置き、1社のルートに港のマーク1つにつき$20を加えます。プレイヤーは毎ラウンド相手を決め、会社は自社に使います。
g1846-panel-power-tbc = 所有する会社は、山のヘクス、トンネル、峠のそれぞれで費用が$20安くなります。
g1846-panel-power-lm = 所有する会社は一度だけ、CincinnatiとDaytonがつながるようにタイルを置くか置き換えられます。払うのは橋だけです。
g1846-panel-power-bt = 所有する会社はCincinnatiに$20マーカーを置きます。そこをカウントする自社のルートはフェイズIIIまで$20多く稼ぎます。

# --- 株式ラウンド
g1846-panel-stock = 好きなだけ売り、そのあと株券を1枚買うか、パスします。現金{ MONEY($cash) }、株券{ $count }／{ $limit }枚。
g1846-panel-stock-other = { $who }が株を売り、株券を1枚買うか、パスします。
g1846-panel-share-row =
    { $president ->
        [yes] 市場{ $market }・会社{ $treasury }・あなた{ $mine }（社長）
       *[no] 市場{ $market }・会社{ $treasury }・あなた{ $mine }
    }
g1846-panel-share-facts = ★ { $who }・前回の運行{ MONEY($run) }（{ $gain }%）・資金{ MONEY($cash) }・列車{ $trains }
g1846-panel-buy-share =
    { $source ->
        [market] 市場から買う
       *[treasury] 会社から買う
    }
g1846-panel-sell = 売る
g1846-panel-sell-label = 売る{ $corp }の株数
g1846-panel-sell-count = { $count }株で{ MONEY($total) }、その後{ MONEY($price) }
g1846-panel-sell-after = 株価→{ MONEY($price) }
g1846-panel-unstarted = 未設立、本拠地{ $home }
g1846-panel-open = 設立
g1846-panel-open-label = { $corp }の公募価格
g1846-panel-open-price = { MONEY($price) }で（支払い{ MONEY($total) }）
g1846-panel-stop-selling = 買わずに手番を終える

# --- 発行と買い戻し
g1846-panel-issuing = 会社の株を株式市場に売って資金にするか、株式市場の株を買い戻します。株価は動きません。資金：{ MONEY($cash) }。
g1846-panel-issue-count = { $count }株で{ MONEY($total) }
g1846-panel-issue-go = 発行
g1846-panel-redeem-count = { $count }株で{ MONEY($total) }
g1846-panel-redeem-go = 買い戻し
g1846-panel-issue-nothing = どちらもせず線路へ

# --- 線路とトークン
g1846-panel-building =
    { $left ->
        [0] この手番ではもうタイルを置けません。
        [1] この手番であと1枚置けます{ $upgrades ->
            [0] 。
           *[other] （置き換えは不可）。
        }
       *[other] この手番で2枚置けます。うち1枚は置き換えでもかまいません。
    }{ $token ->
        [left] トークンを1つ置けます。
        [done] トークンは置きました。
       *[none] {""}
    }資金：{ MONEY($cash) }。印のついたヘクスをクリックしてください。
g1846-panel-extra = { $private }は{ $hexes }に2枚目のタイルを置けます。今だけです。
g1846-panel-extra-must = { $private }は{ $hexes }に2枚目のタイルを置かなければなりません。
g1846-panel-no-second-tile = 2枚目は置かない
g1846-panel-places = タイルを置けるヘクス（{ $count }）
g1846-panel-token-places = トークンを置ける都市（{ $count }）
g1846-panel-chicago-city = シカゴ、都市{ $number }
g1846-panel-done-building = 建設を終える
g1846-panel-final = ここにはもう何も置けません。
g1846-panel-choose-tile = このヘクスのタイル
g1846-panel-tile = タイル{ $tile }
g1846-panel-turned = { $degrees }度回転。
g1846-panel-turn-tile = 回す
g1846-panel-lay-tile =
    { $upgrade ->
        [yes] { MONEY($cost) }でタイル{ $tile }に置き換え
       *[no] { MONEY($cost) }でタイル{ $tile }を置く
    }
g1846-panel-gain = 収益{ $gain }
g1846-panel-gain-sentence = 最大収益：{ $gain }。
g1846-panel-by-private = { $private }の特殊能力
g1846-panel-place-token = トークンを置く
g1846-panel-token-in = { $city }のトークン
g1846-panel-token-told =
    { $left ->
        [0] 費用{ MONEY($cost) }、資金は{ MONEY($cash) }になります。最後のトークンです。
       *[other] 費用{ MONEY($cost) }、資金は{ MONEY($cash) }、残りトークンは{ $left }になります。
    }
g1846-panel-place-token-for = { MONEY($cost) }で置く
g1846-panel-place-marker = { $private }のマーカーをここに

# --- 運行と配当
g1846-panel-best-run = 最大の収益は{ MONEY($total) }です。
g1846-panel-run-best = 運行する（収益{ MONEY($total) }）
g1846-panel-own-routes = 自分でルートを決める
g1846-panel-own-routes-told = 列車を選び、地図で都市を順に選ぶか入力してください。間の最も良い線路と数える停車地はRoundhouseが選びます。最後の場所をもう一度選ぶと消えます。途中のヘクスも選べば、そこを通します。
g1846-panel-route-hexes = { $train }列車の都市やヘクス
g1846-panel-clear-route = 消す
g1846-panel-run-own = このルートで運行（{ MONEY($total) }）
g1846-panel-dividing = 列車は{ MONEY($revenue) }を稼ぎました。
g1846-panel-pay-full = 全配当
g1846-panel-pay-half = 半配当
g1846-panel-pay-withhold = 内部留保
g1846-panel-dividend = 1株{ MONEY($each) }、資金+{ MONEY($treasury) }、株価{ MONEY($now) }→{ MONEY($then) }。
g1846-panel-unpaid = 株式市場の株には払われません（{ MONEY($amount) }）。
g1846-panel-gets = { $gets }。
g1846-panel-labelled = { $label }：{ $told }

# --- 列車
g1846-panel-trains = 列車{ $count }／{ $limit }。資金：{ MONEY($cash) }。
g1846-panel-buy-train = { $train }列車を買う
g1846-panel-buy-returned = 返却された{ $train }列車を買う
g1846-panel-president-adds = { $who }が{ MONEY($amount) }を足す
g1846-panel-starts-phase-2 = フェイズII開始：緑タイル
g1846-panel-starts-phase-3 = フェイズIII開始：茶タイル、個人会社の除去、2列車はあと1回、制限3
g1846-panel-starts-phase-4 = フェイズIV開始：灰タイル、2列車は廃車、3/5と4列車はあと1回、制限2
g1846-panel-others-trains = 他社の列車（{ $count }）
g1846-panel-train-of = { $corp }の{ $train }列車
g1846-panel-train-price = { $corp }の{ $train }列車の価格
g1846-panel-offer-price = 申し出る
g1846-panel-end-turn = 手番を終える
g1846-panel-issue = { $count }株を発行
g1846-panel-issue-note = +{ MONEY($total) }、株価は{ MONEY($price) }に下がる
g1846-panel-bankrupt = 破産を宣言
g1846-panel-returning = { $corp }が持てる列車は{ $limit }両です。1両を銀行に返します。
g1846-panel-return-train = { $train }列車を返す

# --- 取引と個人会社
g1846-panel-asked = { $corp }があなたに{ $item }の代金として{ MONEY($price) }を申し出ています。
g1846-panel-asked-other = { $corp }が{ $who }に{ $item }の代金として{ MONEY($price) }を申し出ています。
g1846-panel-asked-waits = { $who }の返事を待っています。返事があるまでは申し出を取り下げられます。
g1846-panel-accept = { MONEY($price) }で受ける
g1846-panel-refuse = 断る
g1846-panel-withdraw = 申し出を取り下げる
g1846-panel-powers = 個人会社の特殊能力
g1846-panel-buy-privates = 個人会社を買う（{ $count }）
g1846-panel-owned-by = 所有者：{ $who }
g1846-panel-private-price = { $private }の価格
g1846-panel-buy = 買う
g1846-panel-free-token = シカゴに追加トークン（無料）
g1846-panel-steaming =
    { $place ->
        [none] あなたのSteamboat Company：マーカーはまだマップにありません。
       *[other] { $company ->
            [none] あなたのSteamboat Company：マーカーは{ $place }、ボーナスを受ける会社はまだありません。
           *[other] あなたのSteamboat Company：マーカーは{ $place }、ボーナスは{ $company }。
        }
    }
g1846-panel-steaming-other =
    { $place ->
        [none] { $who }がSteamboat Companyのマーカーを置けます。
       *[other] { $company ->
            [none] { $who }がSteamboat Companyを動かせます。マーカーは{ $place }、ボーナスを受ける会社はまだありません。
           *[other] { $who }がSteamboat Companyを動かせます。マーカーは{ $place }、ボーナスは{ $company }。
        }
    }
g1846-panel-marker-to = マーカーの置き場所：
g1846-panel-assign-to = 対象の会社：
g1846-panel-done = 終わり

# --- マップの横
# --- the rooms
g1846-panel-room-board = マップ
g1846-panel-room-market = 株式市場とプレイヤー
g1846-panel-room-companies = 会社
g1846-panel-room-trains = 列車とタイル

g1846-panel-phases = 列車とフェイズ
g1846-panel-tiles = 残りのタイル

# --- プレイヤーの手順
g1846-panel-step-picking = 分配：カードを1枚残す
g1846-panel-step-last-private = 分配：最後の個人会社
g1846-panel-step-open-pick = 分配：個人会社
g1846-panel-step-stock-turn = 株の売買
g1846-panel-step-steaming = Steamboat Company

# --- 建設で増える収益
g1846-panel-gains =
    { $supposed ->
        [yes] 買うことのできる{ $train }列車なら、収益が最も増える場所：
       *[no] 最大収益が最も増える場所：
    }
g1846-panel-gains-none = 今は1枚のタイルやトークンだけで最大収益は増えません。
g1846-panel-gain-token = トークン{ MONEY($cost) }、+{ MONEY($gain) }
g1846-panel-why-here = できない理由

# --- 次の列車
g1846-panel-trains-left = 残り{ $count }
g1846-panel-trains-next = 次の列車：{ $trains }。

# --- 強制列車購入の手順
g1846-panel-forced = { $corp }には列車がなく、今手に入れなければなりません。最も安い列車は{ MONEY($price) }です。
g1846-panel-forced-treasury =
    { $missing ->
        [0] 会社の資金は{ MONEY($cash) }で、足りています。
       *[other] 会社の資金は{ MONEY($cash) }で、{ MONEY($missing) }足りません。
    }
g1846-panel-forced-issue = 列車が買えるだけの株を発行します。1株発行するごとに株価が1つ左へ動き、受け取るのはそこからさらに1つ左の額です。
g1846-panel-forced-issue-done = 株は発行済みです。
g1846-panel-forced-issue-none =
    { $enough ->
        [yes] 株を発行する必要はありません。
       *[no] 発行できる株がありません。
    }
g1846-panel-forced-cash =
    { $missing ->
        [0] { $who }が現金を足します。手持ちは{ MONEY($cash) }で、足ります。
       *[other] { $who }が現金を足します。手持ちは{ MONEY($cash) }で、まだ{ MONEY($missing) }足りません。
    }
g1846-panel-forced-cash-later = それで足りなければ、{ $who }が現金を足します。
g1846-panel-forced-sales =
    { $enough ->
        [none] 株を売る必要はありません。
        [yes] { $who }はより高い列車のために株を売れます。売って得られるのは最大{ MONEY($most) }です。
       *[no] { $who }は足りるまで株を売ります。売って得られるのは最大{ MONEY($most) }です。
    }
g1846-panel-forced-sales-later = それでも足りなければ、{ $who }が株を売ります。
g1846-panel-forced-bankrupt = もう売るものがなく、列車には足りません。
g1846-panel-forced-buy =
    { $above ->
        [0] 下から列車を買います。
       *[other] 下から{ MONEY($above) }より高い列車を買います。それより安い列車なら、ここまで集める必要はありませんでした。
    }

# --- the end
g1846-panel-shares-held = 株
g1846-panel-worth = 総資産

# --- what happened, beside the map
g1846-panel-tile-laid =
    { $cost ->
        [0] { $company }が{ $hex }にタイル{ $tile }を無料で置きました。
       *[other] { $company }が{ $hex }にタイル{ $tile }を{ MONEY($cost) }で置きました。
    }
