# 一覧：プレイヤーと会社の表。
g1846-panel-over-players = プレイヤーと株
g1846-panel-over-player = プレイヤー
g1846-panel-over-cash = 現金
g1846-panel-over-cash-told = 手持ちの現金
g1846-panel-over-certificates = 株券
g1846-panel-over-certificates-told = 株券の枚数と持株制限
g1846-panel-over-worth = 総資産
g1846-panel-over-worth-told = 総資産：現金と現在の株価での株。フェイズIIIより前は個人会社も含む
g1846-panel-over-liquidity = 換金額
g1846-panel-over-liquidity-told = 現金と、いま売れる株をすべて売った場合の金額の合計
g1846-panel-over-income = 収入
g1846-panel-over-income-told = 全社が前回と同じ運行をして全配当した場合の、次の運行ラウンドの収入
g1846-panel-over-privates = 個人会社
g1846-panel-over-privates-told = 所有する個人会社
g1846-panel-over-market = 市場
g1846-panel-over-treasury = 会社
g1846-panel-over-bank = 銀行
g1846-panel-over-priority = プライオリティ
g1846-panel-over-passed = パス
g1846-panel-over-bankrupt = 破産
g1846-panel-over-president = 社長
g1846-panel-over-sold = この株式ラウンドで売却済み：次の株式ラウンドまで買い戻せません
g1846-panel-over-worths = 各ラウンド開始時の総資産
g1846-panel-over-now = 現在
g1846-panel-over-changes = 増減を表示

g1846-panel-over-companies = 会社
g1846-panel-over-company = 会社名
g1846-panel-over-order = 順番
g1846-panel-over-order-told = 運行の順番
g1846-panel-over-done = このラウンドの手番は終わりました
g1846-panel-over-price = 株価
g1846-panel-over-price-told = 現在の株価
g1846-panel-over-next-price = 次の株価
g1846-panel-over-next-price-told = 前回と同じ運行をして、全配当・半配当・内部留保した場合の株価
g1846-panel-over-next-price-stock = 株がこのままの場合の、この株式ラウンド終了後の株価
g1846-panel-over-last-run = 前回
g1846-panel-over-last-run-told = 前回の運行の収益
g1846-panel-over-yield = 利回り
g1846-panel-over-yield-told = 前回の運行の1株あたりの収益の、株価に対する割合
g1846-panel-over-funds = 資金
g1846-panel-over-funds-told = 会社の資金
g1846-panel-over-trains = 列車
g1846-panel-over-trains-told = 列車。取り消し線の列車はあと1回だけ運行します
g1846-panel-over-tokens = トークン
g1846-panel-over-tokens-told = 残りのトークン
g1846-panel-over-unsold = 残り株
g1846-panel-over-unsold-told = 株式市場の株＋会社の株
g1846-panel-over-unled = 社長なし
g1846-panel-over-waiting = 未設立
g1846-panel-over-revenues = 各運行ラウンドの収益
g1846-panel-over-paid-full = 全配当
g1846-panel-over-paid-half = 半配当
g1846-panel-over-paid-withhold = 内部留保
g1846-panel-over-legend = 印のないものは全配当。½は半配当、✕は内部留保。

# カード
g1846-panel-card-owner = 所有者：{ $who }
g1846-panel-card-out = もうゲームにありません。
g1846-panel-card-used = 特殊能力は使用済みです。
g1846-panel-card-marker = マーカーの場所：{ $place }
g1846-panel-card-train = 価格{ MONEY($price) }。最大{ $visits }か所を訪問し、{ $counts }か所をカウントします。
g1846-panel-card-phased-out =
    { $gone ->
        [none] フェイズ{ $phase }からはあと1回だけ運行し、なくなります。
       *[other] フェイズ{ $phase }からはあと1回だけ運行し、なくなります。フェイズ{ $gone }ではすぐに廃車です。
    }
g1846-panel-card-trains-left = 銀行の残り：{ $count }
g1846-panel-card-has = 所有する会社：
g1846-panel-card-tile = 価値{ $value }。残り{ $left }。
g1846-panel-card-lies = マップ上：{ $places }
g1846-panel-card-led = 社長：{ $who }
g1846-panel-card-home = 本拠地：{ $place }
g1846-panel-card-tokens = トークン：{ $places }

# in a list of tables
g1846-panel-stands-own = あなたの総資産：{ MONEY($worth) }（{ $count }人中{ $place }位）
g1846-panel-stands-ahead = 首位：{ $who }（総資産{ MONEY($worth) }）

# the end of a game
g1846-panel-over-end = 終了時
g1846-panel-from-head = 資金の出どころ
g1846-panel-from-start = 開始時
g1846-panel-from-dividends = 配当
g1846-panel-from-privates = 個人会社
g1846-panel-from-prices = 株価
g1846-panel-from-other = その他
g1846-panel-from-total = 総資産
g1846-panel-from-legend = 株価：持っていた間の値上がりと値下がり。その他：取引、フェイズIIIで価値を失った個人会社、閉鎖した会社。
g1846-panel-from-companies = 会社ごとの配当

# the last set
g1846-panel-end-sheet = 最後のセット
g1846-panel-end-cash = 現金
g1846-panel-end-shares = 今の株
g1846-panel-end-then = 最後の株
g1846-panel-end-final = 最終資産
g1846-panel-end-told =
    { $why ->
        [broken] 銀行は破産しました。このセットの終わりにゲームが終わります。
        [trains] 銀行に列車がありません。このセットの終わりにゲームが終わります。
       *[breaking] この支払いで銀行は破産し、このセットの終わりにゲームが終わります。
    }どの会社も前回と同じ収益を全配当するものとした数字です。
