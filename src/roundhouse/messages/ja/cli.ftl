# コマンドが続けられないときの文。
cli-no-such-verb = 「{ $verb }」というコマンドはありません。一覧は「roundhouse --help」で見られます。
cli-no-such-verb-but = 「{ $verb }」というコマンドはありません。「{ $near }」のことですか。
cli-no-such-file = ファイル「{ $path }」がありません。名前とフォルダーを確かめてください。
cli-is-a-folder = 「{ $path }」はフォルダーです。その中のファイルを指定してください。
cli-cannot-use-file = 「{ $path }」を扱えません({ $reason })。
cli-not-text = UTF-8 のテキストではありません({ $byte } バイト目が不正です)。別のファイルを選んでください。
cli-unexpected = Roundhouse に予期しない誤りが起きました({ $kind }: { $reason })。ROUNDHOUSE_DEBUG=1 での出力を添えて知らせてください。
cli-no-such-title = 「{ $title }」というゲームはありません。使えるもの：{ $known }。
cli-no-such-bot = このゲームに「{ $bot }」というボットはいません。使えるもの：{ $known }。
cli-needs-extra = これには追加機能「{ $extra }」が必要です。次のコマンドで入れてください：./roundhouse setup { $extra }
