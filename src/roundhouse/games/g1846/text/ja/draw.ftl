# 1846の図に書かれる言葉と、図の説明。
g1846-draw-map = 1846のマップ
g1846-draw-place = { $place }。
g1846-draw-tile = タイル{ $tile }。
g1846-draw-worth = 価値{ MONEY($amount) }。
g1846-draw-terrain = 最初のタイルの費用は{ MONEY($cost) }。
g1846-draw-belongs = { $owner }のヘクス。
g1846-draw-bonus = { $company }の{ MONEY($amount) }マーカー。
g1846-draw-area = 盤外。フェイズI・IIは{ MONEY($early) }、フェイズIII・IVは{ MONEY($late) }。
g1846-draw-side =
    { $side ->
        [east] 東、ボーナス{ MONEY($bonus) }。
       *[west] 西、ボーナス{ MONEY($bonus) }。
    }
g1846-draw-tokens = トークン：{ $owners }。
g1846-draw-home = { $company }の本拠地。
g1846-draw-reserved = { $company }の予約スロットあり。
g1846-draw-neutral = 中立
g1846-draw-slot =
    { $number ->
        [0] { $place }の空きスロット
       *[other] { $place }の空きスロット（都市{ $number }）
    }
g1846-draw-told =
    { $tiles ->
        [0] フェイズ{ $phase }。タイルはまだ置かれていません。
       *[other] フェイズ{ $phase }。{ $tiles }枚のタイルが置かれています。
    }
g1846-draw-told-corp = { $company }は株価{ MONEY($price) }、トークンは{ $places }。
g1846-draw-told-unstarted = { $company }は未設立。
g1846-draw-told-tiles = タイル：{ $tiles }。

g1846-draw-last-built = 直前に建設
g1846-draw-market = 株価表
g1846-draw-price = { $corp }：{ MONEY($price) }。
g1846-draw-treasury = 資金
g1846-draw-in-market = 市場
g1846-draw-last-run = 前回の運行
g1846-draw-owner = 所有者：{ $who }
g1846-draw-president = 社長：{ $who }
g1846-draw-presidentless = 社長なし
g1846-draw-not-started = 未設立
g1846-draw-holds = { $who }：{ $count }株
g1846-draw-share-of = { $corp }：{ $count }株
g1846-draw-tokens-left = トークン残り{ $count }
g1846-draw-cash = 現金
g1846-draw-worth-label = 総資産
g1846-draw-certificates = 株券枚数
g1846-draw-priority = プライオリティ
g1846-draw-bankrupt = 破産
g1846-draw-phase = フェイズ{ $phase }
g1846-draw-unlimited = 無制限
g1846-draw-left =
    { $count ->
        [0] 売り切れ
       *[other] 残り{ $count }
    }
g1846-draw-limit = 列車制限{ $count }
g1846-draw-ends = フェイズ{ $phase }でフェイズアウト
g1846-draw-board = 1846：テーブル全体
g1846-draw-draft = 分配
g1846-draw-stock-round = 株式ラウンド{ $number }
g1846-draw-operating-round = 運行ラウンド{ $set }.{ $number }
g1846-draw-bank = 銀行{ MONEY($amount) }
g1846-draw-bank-broken = 銀行破産
g1846-draw-over = ゲーム終了
g1846-draw-charts = ゲームの推移
g1846-draw-round = 株{ $number }
g1846-draw-told-worth = { $who }の総資産は{ MONEY($amount) }。
g1846-draw-tiles = タイルと残り枚数
