# Switch & Signal：ものの名前、盤面の説明、横のパネル。

# --- 名前
switch-signal-goods = { $goods ->
    [yellow] 黄
    [blue] 青
    [red] 赤
   *[white] 白
 }
switch-signal-card = { $card ->
    [signal] { switch-signal-word-signal }
    [switch] { switch-signal-word-switch }
   *[move] { switch-signal-word-move }
 }
switch-signal-symbol = { $symbol ->
    [deploy] 列車を出す
    [deploy_black] 黒の列車を出す
    [deploy_brown] 茶の列車を出す
    [deploy_grey] 灰の列車を出す
    [black] 黒の列車が動く
    [brown] 茶の列車が動く
    [grey] 灰の列車が動く
   *[multi] 選んだ色が動く
 }
switch-signal-helper = { $helper ->
    [logistician] { switch-signal-word-logistician }
    [dispatcher] { switch-signal-word-dispatcher }
    [conductor] { switch-signal-word-conductor }
    [switchman] { switch-signal-word-switchman }
    [coupler] { switch-signal-word-coupler }
   *[station_master] { switch-signal-word-station-master }
 }
switch-signal-helper-does = { $helper ->
    [logistician] 移動ダイスを振り直します。2回目の目を使います。
    [dispatcher] この手番の終わりまで、信号が青の都市を列車が通過できます。損失なしで停まることもできます。
    [conductor] 指令で動くはずの1色の列車が、すべてその場にとどまります。
    [switchman] 公開した指令を指令の山札の一番下に戻し、次の指令を公開します。
    [coupler] 新しい列車の出発点を、ダイスを振らずに選びます。
   *[station_master] 指令で動くはずの列車1両が、その場にとどまります。
 }
switch-signal-helper-short = { $helper ->
    [logistician] 移動ダイスを振り直す
    [dispatcher] この手番は都市を通過できる
    [conductor] 1色がその場にとどまる
    [switchman] 指令を戻して次を公開する
    [coupler] 出発点を選ぶ
   *[station_master] 列車1両がとどまる
 }
switch-signal-signal-at-city = { $city }の{ -switch-signal-signal }（{ $towards }方面）
switch-signal-signal-on-track = { $one }～{ $other }間の{ -switch-signal-signal }
switch-signal-point = 出発点{ $number }（{ $name }）
switch-signal-on-section = { $one }～{ $other }間の区間{ $section }/{ $sections }（{ $ahead }行き）
switch-signal-of-section = { $one }～{ $other }間 { $section }/{ $sections }
switch-signal-in-city = { $city }
switch-signal-on-point = 出発点{ $number }（{ $name }）

# --- 盤面の説明
switch-signal-board-label = Switch & Signalの盤面：{ $name }
switch-signal-told-time = 手番{ $turn }。時計は{ $full }のうち{ $clock }。指令の山札は残り{ $left }枚、失った指令は{ $lost }枚。
switch-signal-told-setup = 盤面を準備しています。
switch-signal-told-train = { $train }：{ $where }。
switch-signal-told-loaded = { $train }：{ $where }、{ $goods }の荷物を積載。
switch-signal-told-depot = 車庫：{ $trains }。
switch-signal-told-goods = 待っている荷物：{ $goods }。
switch-signal-told-waiting = { $city }に{ $goods }が{ $count }個
switch-signal-told-delivered = { $port }に届いた荷物：{ $goods }。
switch-signal-told-nothing-yet = まだなし
switch-signal-told-green = 青信号：{ $places }。
switch-signal-told-open = 開いている進路：{ $ways }。
switch-signal-told-none = なし
switch-signal-told-way = { $junction }：{ $one }～{ $other }

# --- 盤面の横
switch-signal-clock = 時計
switch-signal-instruction = 輸送指令
switch-signal-stack = 指令の山札
switch-signal-stack-left = { $turns ->
    [0] 最後の手番
   *[other] あと{ $turns }手番
 }
switch-signal-stack-lost = 失った指令：{ $lost }
switch-signal-pile = 山札
switch-signal-discard = 捨て札
switch-signal-depot = 車庫
switch-signal-helpers = 助っ人
switch-signal-deliveries = 届いた荷物
switch-signal-turns = 手番
switch-signal-turn = 手番
switch-signal-helpers-called = 呼んだ助っ人

# --- 盤面の上で
switch-signal-mark-train = { $train }移動の予測を見てから振ります。
switch-signal-mark-switch = ポイントを切り替える（今は{ $switch }）
switch-signal-mark-disc = 青信号ディスクを取る：{ $place }
switch-signal-mark-place = ここにディスクを置く：{ $place }
switch-signal-mark-point = 連結手：{ $point }に列車を置く

# --- 今すること
switch-signal-step = { $step ->
    [setup] 最初の手番の前
    [instruction] 手番{ $turn }・ステップ1：輸送指令を実行する
    [actions] 手番{ $turn }・ステップ2：カードを使う
    [drawing] 手番{ $turn }・ステップ3：カードを引く
   *[over] ゲーム終了（手番{ $turn }）
 }
switch-signal-earlier = その前（{ $count }）
switch-signal-last-turn = これが最後の手番です！
switch-signal-chance = ダイスを振り、カードを配っています。
switch-signal-waiting = { $frame ->
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
switch-signal-over = { $outcome ->
    [delivered] 勝利！ 必要な荷物がすべて届きました（{ $total }個）。
    [clock_empty] 敗北：時計が空になり、指令も残っていません。届いた荷物は{ $needed }個中{ $total }個。
   *[out_of_time] 敗北：最後の手番が終わりました。届いた荷物は{ $needed }個中{ $total }個。
 }
switch-signal-lay-out = ポイントと信号を配置してください
switch-signal-lay-out-hint = ポイントをクリックすると切り替えられます。青信号をクリックし、次に置き場所をクリックするとディスクが移ります。どの都市にも青信号を1つ残し、線路上に3つ置きます。
switch-signal-confirm-layout = この配置で決定
switch-signal-add-signal = 追加の信号ディスクをどこに置きますか？
switch-signal-place = 場所
switch-signal-put-there = そこに置く
switch-signal-read = この指令を実行しますか？
switch-signal-carry-out = 実行する
switch-signal-which-deployed = どの色の列車を車庫から出しますか？
switch-signal-which-moved = どの色の列車を動かしますか？
switch-signal-colour-choice = { $where ->
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
switch-signal-deploy = { $colour ->
    [black] 黒の列車が車庫を出ます。どこから出発しますか？
    [brown] 茶の列車が車庫を出ます。どこから出発しますか？
   *[grey] 灰の列車が車庫を出ます。どこから出発しますか？
 }
switch-signal-roll-departure = { $way ->
    [tokens] 地点トークンをめくる
   *[dice] 出発ダイスを振る
 }
switch-signal-which-train = 次に動かす列車は？
switch-signal-roll-for = { $train }のダイスを振る
switch-signal-dry-run = 移動の予測
switch-signal-mean-loss = 平均で時間トークン{ NUMBER($loss, minimumFractionDigits: 1) }個の損失
switch-signal-no-loss = 時間トークンの損失なし
switch-signal-keep-or-not = { $train }の目は{ $points }です。使いますか？
switch-signal-keep = { $points }を使う
switch-signal-which-exit = { $train }は{ $city }にいます（残り{ $left }）。どちらへ？
switch-signal-leave-by = { $towards }方面へ出る
switch-signal-stop-in = { $city }に停まる
switch-signal-play-cards = カードを使うか、手番を終えてください
switch-signal-act-move = 列車を動かす
switch-signal-act-switch = ポイントを切り替える
switch-signal-act-signal = 信号ディスクを移す
switch-signal-act-load = 荷物を積む
switch-signal-load = { $goods ->
    [yellow] { $train }に黄の荷物を積む（{ $where }）
    [blue] { $train }に青の荷物を積む（{ $where }）
    [red] { $train }に赤の荷物を積む（{ $where }）
   *[white] { $train }に白の荷物を積む（{ $where }）
 }
switch-signal-cards-held = { $card } × { $count }
switch-signal-no-cards = 手札なし
switch-signal-end-actions = { $last ->
    [yes] 最後の手番を終える（敗北になります）
   *[no] { $count ->
        [0] 手番を終える（手札が上限なので引きません）
       *[other] 手番を終えて{ $count }枚引く
     }
 }
switch-signal-call = { $helper ->
    [logistician] 振り直す
    [dispatcher] 運行指令員を呼ぶ
    [switchman] 指令を戻す
   *[coupler] そこに列車を置く
 }
switch-signal-helper-is-used = { $helper }：使用済み
switch-signal-helper-is-free = { $helper }：まだ呼べます
switch-signal-hold-colour = { $colour ->
    [black] 黒を動かさない
    [brown] 茶を動かさない
   *[grey] 灰を動かさない
 }
switch-signal-hold-train = { $train }を動かさない
switch-signal-point-choice = 出発点
switch-signal-dispatched = 運行指令員により、この手番は都市を通過できます。

# --- 詳細
switch-signal-run-die = 目
switch-signal-run-odds = 確率
switch-signal-run-what = 結果
switch-signal-run-by = { $towards }方面
switch-signal-run-stopping = 停車
switch-signal-with-loss = { $words }（時間トークン−{ $lost }個）
switch-signal-end-spent = { $place }で終わる
switch-signal-end-red-signal = { $by }が赤。{ $place }で停まる
switch-signal-end-closed-switch = { $by }のポイントが閉じている。{ $place }で停まる
switch-signal-end-occupied-city = 前の都市に{ $by }がいる。{ $place }で停まる
switch-signal-end-following = { $by }に追いつく。{ $place }で停まる
switch-signal-end-no-exit = 青で空いている出口がない。{ $place }にとどまる
switch-signal-end-city = { $place }に停まる
switch-signal-end-port = { $goods ->
    [none] 港に入り、車庫へ戻る
   *[other] 荷物（{ $goods }）を届ける！
 }
switch-signal-end-head-on = { $by }と正面衝突し、車庫へ戻る
switch-signal-end-departure-point = 出発点に入り、車庫へ戻る
switch-signal-switch-now = 今の進路 { $way }
switch-signal-switch-to = { $one }～{ $other }
switch-signal-disc = 青信号ディスク：{ $place }
switch-signal-disc-to = 新しい場所
switch-signal-disc-go = ディスクを移す

# --- 横の説明
switch-signal-clock-told = 時計の時間トークンは{ $full }個中{ $clock }個
switch-signal-stack-bottom = 一番下の指令：{ $symbols }
switch-signal-delivered-told = { $port }：{ $needed }個中{ $count }個
switch-signal-all = 合計
switch-signal-depot-told = 車庫：黒{ $black }、茶{ $brown }、灰{ $grey }
switch-signal-chart = 届いた荷物、時計、指令の山札の推移

# --- in a list of tables
switch-signal-stands-turn = 手番{ $turn }
switch-signal-stands = 届けた荷物：{ $needed }個中{ $count }個 · 時間トークン：{ $clock }
