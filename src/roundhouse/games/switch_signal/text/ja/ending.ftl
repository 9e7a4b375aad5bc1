# ゲームの終わり。
switch-signal-close-won = { $left ->
    [0] 最後の手番で間に合いました。時計のトークンは残り{ $clock }個です。
   *[other] 手番を{ $left }回残して間に合いました。時計のトークンは残り{ $clock }個です。
 }
switch-signal-close-lost = 荷物があと{ $missing }個足りませんでした。
switch-signal-close-train = { $goods }の荷物を積んだ{ $train }は、{ $port }まであと移動力{ $points }でした。
switch-signal-journeys = 列車の旅
switch-signal-trip-train = 列車
switch-signal-trip-journey = 経路
switch-signal-trip-moves = 移動
switch-signal-trip-sections = 区間
switch-signal-trip-lost = 失ったトークン
switch-signal-trip = { $way }：{ $words }
switch-signal-trip-ended =
    { $end ->
        [delivered] 配達完了
        [port] 空で港に到着
        [head_on] ほかの列車と正面衝突
        [departure_point] 出発点に入って終了
       *[out] 終了時も走行中
    }
switch-signal-losses = { $lost ->
    [0] 時間トークンの損失なし
   *[other] 失った時間トークン：{ $lost }個
 }
switch-signal-loss =
    { $why ->
        [red_signal] 赤信号
        [closed_switch] 閉じたポイント
        [occupied_city] 前の都市に列車
        [following] すぐ前に列車
        [no_exit] 青の出口なし
        [head_on] 正面衝突
        [departure_point] 出発点への進入
        [depot_empty] 出せる列車なし
       *[point_taken] ふさがった出発点
    }
