# The page on which boards are drawn.
switch-signal-make-select = 選択
switch-signal-make-city = 都市
switch-signal-make-junction = 分岐点
switch-signal-make-departure = 出発点
switch-signal-make-track = 線路
switch-signal-make-delete = 削除
switch-signal-make-undo = 元に戻す
switch-signal-make-redo = やり直す
switch-signal-make-name = 名前
switch-signal-make-kind = 種類
switch-signal-make-trade = 商品のある都市
switch-signal-make-port = 港
switch-signal-make-goods = 商品
switch-signal-make-number = 番号
switch-signal-make-sections = 区間の数
switch-signal-make-signals = 区間の間の信号の場所
switch-signal-make-signal = 信号
switch-signal-make-green = 最初は青
switch-signal-make-closed = 最初は閉じている
switch-signal-make-connect = 線路をつなぐ先
switch-signal-make-good = このボードで遊べます。
switch-signal-make-checking = 確認中…
switch-signal-make-errors = 直すところ
switch-signal-make-warnings = よくできるところ
switch-signal-make-passing = 都市を通過できる
switch-signal-make-shared = アドレス欄のリンクにボード全体が入っています。コピーしました。
switch-signal-make-offline = サーバーにつながりません。図はここに残ります。
switch-signal-make-nothing = ボードが見つかりません。
switch-signal-make-x = 横
switch-signal-make-y = 縦
switch-signal-make-canvas = ボード
switch-signal-make-about = 道具を選んでボードをクリックします。同じ道具をもう一度押すと中央に置かれます。線路には両端が必要です。選んだものには名前を付け、つなぎ、矢印キーでも動かせます。直すところは描きながら表示され、下書きはこのブラウザに残ります。
switch-signal-make-too-long = ボードが6万文字を超えています。付属のボードは約1万8千文字です。
switch-signal-make-of =
    { $goods ->
        [yellow] 黄
        [blue] 青
        [red] 赤
       *[white] 白
    }
switch-signal-too-big = ボードの大きさは{ NUMBER($found, useGrouping: 1) }です。ここで調べられるのは{ NUMBER($most, useGrouping: 1) }までです。何かを減らしてください。
