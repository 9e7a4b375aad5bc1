# コマンドが続けられないときの文。
cli-no-such-verb = 「{ $verb }」というコマンドはありません。一覧は「roundhouse --help」で見られます。
cli-no-such-verb-but = 「{ $verb }」というコマンドはありません。「{ $near }」のことですか。
cli-no-such-file = ファイル「{ $path }」がありません。名前とフォルダーを確かめてください。
cli-is-a-folder = 「{ $path }」はフォルダーです。その中のファイルを指定してください。
cli-cannot-use-file = 「{ $path }」を扱えません（{ $reason }）。
cli-not-text = UTF-8のテキストではありません（{ $byte }バイト目が不正です）。別のファイルを選んでください。
cli-unexpected = Roundhouseに予期しないエラーが起きました（{ $kind }：{ $reason }）。ROUNDHOUSE_DEBUG=1での出力を添えてお知らせください。
cli-no-such-title = 「{ $title }」というゲームはありません。使えるもの：{ $known }。
cli-no-games = 「{ $path }」に記録されたゲームがありません。コーパス形式のファイルがあるフォルダーを指定してください。
cli-no-such-folder = フォルダー「{ $path }」がありません。名前を確かめてください。
cli-divergence = { $name }（{ $times }回）：{ $why }
cli-imported = { $moves }手を読み込み、{ $entries }件を書き出しました。
cli-already-ours = 「{ $path }」はすでにRoundhouseの記録です。「roundhouse replay」で内容を読めます。
cli-no-states = このゲームの局面には、ほかのプログラム向けの形式がありません。--statesを外してください。
