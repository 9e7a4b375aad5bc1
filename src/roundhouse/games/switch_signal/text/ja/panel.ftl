# Switch & Signal：ものの名前、盤面の説明、横のパネル。

# --- 名前
ss-train = { $colour ->
    [black] 黒{ $number }号
    [brown] 茶{ $number }号
   *[grey] 灰{ $number }号
 }
ss-goods = { $goods ->
    [yellow] 黄
    [blue] 青
    [red] 赤
   *[white] 白
 }
ss-card = { $card ->
    [signal] 信号
    [switch] ポイント
   *[move] 移動
 }
ss-symbol = { $symbol ->
    [deploy] 列車を出す
    [black] 黒の列車が動く
    [brown] 茶の列車が動く
    [grey] 灰の列車が動く
   *[multi] 選んだ色が動く
 }
ss-helper = { $helper ->
    [logistician] 物流係
    [dispatcher] 運行指令
    [conductor] 車掌
    [switchman] 転轍手
    [coupler] 連結手
   *[station_master] 駅長
 }
ss-helper-does = { $helper ->
    [logistician] 移動ダイスを振り直します。2回目の目を使います。
    [dispatcher] この手番の終わりまで、信号が青の都市を列車が通過できます。損失なしで停まることもできます。
    [conductor] 指令で動くはずの1色の列車が、すべてその場にとどまります。
    [switchman] 公開した指令を山札の一番下に戻し、次の指令を公開します。
    [coupler] 新しい列車の出発点を、ダイスを振らずに選びます。
   *[station_master] 指令で動くはずの列車1両が、その場にとどまります。
 }
ss-helper-short = { $helper ->
    [logistician] 移動ダイスを振り直す
    [dispatcher] この手番は都市を通過できる
    [conductor] 1色がその場にとどまる
    [switchman] 指令を戻して次を公開する
    [coupler] 出発点を選ぶ
   *[station_master] 列車1両がとどまる
 }
ss-signal-at-city = { $city }の{ $towards }方面の信号
ss-signal-on-track = { $one }と{ $other }の間の信号
ss-point = 出発点{ $number }（{ $name }）
ss-on-section = { $one }–{ $other }間の区間{ $section }/{ $sections }（{ $ahead }行き）
ss-at-section = { $one }–{ $other } { $section }/{ $sections }
ss-of-section = { $one }–{ $other } { $section }/{ $sections }
ss-in-city = { $city }
ss-on-point = 出発点{ $number }（{ $name }）

# --- 盤面の説明
ss-board-label = Switch & Signalの盤面：{ $name }
ss-told-time = 第{ $turn }手番。時計は{ $full }のうち{ $clock }。山札の指令は残り{ $left }枚、失った指令は{ $lost }枚。
ss-told-setup = 盤面を準備しています。
ss-told-train = { $train }：{ $where }。
ss-told-loaded = { $train }：{ $where }、{ $goods }の荷物を積載。
ss-told-depot = 車庫：{ $trains }。
ss-told-goods = 待っている荷物：{ $goods }。
ss-told-waiting = { $city }に{ $goods }が{ $count }個
ss-told-delivered = { $port }に届いた荷物：{ $goods }。
ss-told-nothing-yet = まだなし
ss-told-green = 青信号：{ $places }。
ss-told-open = 開いている進路：{ $ways }。
ss-told-none = なし
ss-told-way = { $junction }：{ $one }–{ $other }

# --- 盤面の横
ss-clock = 時計
ss-instruction = 輸送指令
ss-stack = 指令の山札
ss-stack-left = { $turns ->
    [0] 最後の手番
   *[other] あと{ $turns }手番
 }
ss-stack-lost = 失った指令：{ $lost }
ss-pile = 山札
ss-discard = 捨て札
ss-depot = 車庫
ss-helpers = 助っ人
ss-delivered = 届いた荷物
ss-turns = 手番
ss-turn = 手番
ss-helpers-called = 呼んだ助っ人

# --- 盤面の上で
ss-mark-train = { $train }試走を見てから振ります。
ss-mark-switch = ポイントを切り替える（今は{ $switch }）
ss-mark-disc = 青のディスクを取る：{ $place }
ss-mark-place = ここにディスクを置く：{ $place }
ss-mark-point = 連結手：{ $point }に列車を置く

# --- 今すること
ss-step = { $step ->
    [setup] 最初の手番の前
    [instruction] 第{ $turn }手番・ステップ1：輸送指令を実行する
    [actions] 第{ $turn }手番・ステップ2：カードを使う
    [drawing] 第{ $turn }手番・ステップ3：カードを引く
   *[over] ゲーム終了（第{ $turn }手番）
 }
ss-earlier = その前（{ $count }）
ss-last-turn = これが最後の手番です！
ss-chance = ダイスを振り、カードを配っています。
ss-waiting = { $frame ->
    [laying_out] { $name }がポイントと信号を配置しています。希望を伝えましょう。
    [adding_signal] { $name }が追加の信号ディスクを置きます。
    [reading] { $name }がこの指令を実行するか決めます。
    [carrying_out] { $name }が色を選びます。
    [deploying] { $name }が出発点のダイスを振るか、連結手を呼びます。
    [moving_trains] { $name }が次に動かす列車を選びます。
    [keeping] { $name }がこの目を使うか決めます。
    [moving] { $name }が列車の行き先を決めます。
   *[acting] { $name }がカードを使います。手札は全員に公開されています。相談しましょう。
 }
ss-over = { $outcome ->
    [delivered] 勝利！ 必要な荷物がすべて届きました（{ $total }個）。
    [clock_empty] 敗北：時計が空になり、指令も残っていません。届いた荷物は{ $needed }個中{ $total }個。
   *[out_of_time] 敗北：最後の手番が終わりました。届いた荷物は{ $needed }個中{ $total }個。
 }
ss-lay-out = ポイントと信号を配置してください
ss-lay-out-hint = ポイントをクリックすると切り替えられます。青信号をクリックし、次に置き場所をクリックするとディスクが移ります。どの都市にも青信号を1つ残し、線路上に3つ置きます。
ss-confirm-layout = この配置で決定
ss-add-signal = 追加の信号ディスクをどこに置きますか？
ss-place = 場所
ss-put-there = そこに置く
ss-read = この指令を実行しますか？
ss-carry-out = 実行する
ss-which-deployed = どの色の列車を車庫から出しますか？
ss-which-moved = どの色の列車を動かしますか？
ss-colour-choice = { $where ->
    [depot] { $colour ->
        [black] 黒：車庫に{ $count }両、ダイス { $faces }
        [brown] 茶：車庫に{ $count }両、ダイス { $faces }
       *[grey] 灰：車庫に{ $count }両、ダイス { $faces }
     }
   *[network] { $colour ->
        [black] 黒：線路上に{ $count }両、ダイス { $faces }
        [brown] 茶：線路上に{ $count }両、ダイス { $faces }
       *[grey] 灰：線路上に{ $count }両、ダイス { $faces }
     }
 }
ss-deploy = { $colour ->
    [black] 黒の列車が車庫を出ます。どこから出発しますか？
    [brown] 茶の列車が車庫を出ます。どこから出発しますか？
   *[grey] 灰の列車が車庫を出ます。どこから出発しますか？
 }
ss-roll-departure = { $way ->
    [tokens] 地点トークンをめくる
   *[dice] 出発ダイスを振る
 }
ss-which-train = 次に動かす列車は？
ss-roll-for = { $train }のダイスを振る
ss-dry-run = 試走
ss-mean-loss = 平均損失 { NUMBER($loss, minimumFractionDigits: 1) } トークン
ss-no-loss = トークンの損失なし
ss-keep-or-not = { $train }の目は{ $points }です。使いますか？
ss-keep = { $points }を使う
ss-which-exit = { $train }は{ $city }にいます（残り{ $left }）。どちらへ？
ss-leave-by = { $towards }方面へ出る
ss-stop-in = { $city }に停まる
ss-play-cards = カードを使うか、手番を終えてください
ss-act-move = 列車を動かす
ss-act-switch = ポイントを切り替える
ss-act-switch-hint = 盤面のポイントをクリックします。
ss-act-signal = 信号ディスクを移す
ss-act-signal-hint = 盤面の青信号、次に赤信号をクリックします。
ss-act-load = 荷物を積む
ss-load = { $goods ->
    [yellow] { $train }に黄の荷物を積む（{ $where }）
    [blue] { $train }に青の荷物を積む（{ $where }）
    [red] { $train }に赤の荷物を積む（{ $where }）
   *[white] { $train }に白の荷物を積む（{ $where }）
 }
ss-pay-with = 使うカード
ss-cards-held = { $card } × { $count }
ss-no-cards = 手札なし
ss-end-actions = { $last ->
    [yes] 最後の手番を終える（敗北になります）
   *[no] { $count ->
        [0] 手番を終える（手札が上限なので引きません）
       *[other] 手番を終えて{ $count }枚引く
     }
 }
ss-why-not = 今はできません。なぜ？
ss-call = { $helper ->
    [logistician] 振り直す
    [dispatcher] 運行指令を呼ぶ
    [switchman] 指令を戻す
   *[coupler] そこに列車を置く
 }
ss-helper-is-used = { $helper }：使用済み
ss-helper-is-free = { $helper }：まだ呼べます
ss-hold-colour = { $colour ->
    [black] 黒をとどめる
    [brown] 茶をとどめる
   *[grey] 灰をとどめる
 }
ss-hold-train = { $train }をとどめる
ss-point-choice = 出発点
ss-dispatched = 運行指令により、この手番は都市を通過できます。

# --- 詳細
ss-run-die = 目
ss-run-odds = 確率
ss-run-what = 結果
ss-run-by = { $towards }方面
ss-run-stopping = 停車
ss-with-loss = { $words }（−{ $lost }トークン）
ss-end-spent = { $where }で終わる
ss-end-red-signal = { $by }が赤。{ $where }で停まる
ss-end-closed-switch = { $by }のポイントが閉じている。{ $where }で停まる
ss-end-occupied-city = 前の都市に{ $by }がいる。{ $where }で停まる
ss-end-following = { $by }に追いつく。{ $where }で停まる
ss-end-no-exit = 青で空いている出口がない。{ $where }にとどまる
ss-end-city = { $where }に停まる
ss-end-port = { $goods ->
    [none] 港に入り、車庫へ戻る
   *[other] 荷物（{ $goods }）を届ける！
 }
ss-end-head-on = { $by }と正面衝突し、車庫へ戻る
ss-end-departure-point = 出発点に入り、車庫へ戻る
ss-switch-now = 今の進路 { $way }
ss-switch-to = { $one }–{ $other }
ss-disc = 青のディスク：{ $place }
ss-disc-hint = 盤面で光っている赤信号をクリックするか、ここで選んでください。
ss-disc-to = 新しい場所
ss-disc-go = ディスクを移す

# --- 横の説明
ss-clock-told = 時計の時間トークンは{ $full }個中{ $clock }個
ss-stack-bottom = 一番下の指令：{ $symbols }
ss-delivered-told = { $port }：{ $needed }個中{ $count }個
ss-all = 合計
ss-depot-told = 車庫：黒{ $black }、茶{ $brown }、灰{ $grey }
ss-chart = 届いた荷物、時計、山札の推移
