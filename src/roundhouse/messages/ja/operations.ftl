# 運営者への案内：設定、バックアップ、データベース
operations-bad-setting = { $place } は使えません：{ $reason }。
operations-no-config = 「{ $path }」の設定を読めません：{ $reason }。
operations-bad-config = 「{ $path }」は TOML ファイルではありません：{ $reason }。
operations-bad-shape = 「{ $path }」：{ $setting } に書けるのは{ $wanted }です。
operations-wanted-flag = true か false
operations-wanted-list = ["10.0.0.0/8"] のような文字列のリスト
operations-wanted-value = 文字列か数値
operations-no-such-key = 「{ $path }」：設定「{ $setting }」はありません。一覧は「roundhouse serve --help」で見られます。
operations-no-such-key-but = 「{ $path }」：設定「{ $setting }」はありません。「{ $near }」ではありませんか？
operations-no-such-variable = 設定 { $name } はありません。{ $near } ではありませんか？変数を消すか、名前を直してください。
operations-bad-address = 「{ $value }」はプレイヤーが開けるアドレスではありません。https://play.example.org のように、パスなしで書いてください
operations-bad-host-port = 「{ $value }」はホスト名でも、ホスト名とポートでもありません。mail.example.org:587 のように書いてください
operations-bad-network = 「{ $value }」は IP アドレスでもネットワークでもありません。10.0.0.0/8 のように書いてください
operations-bad-database = 「{ $value }」という種類のデータベースは使えません。postgresql://… かファイルを指定してください
operations-cannot-listen = { $host } のポート { $port } で待ち受けられません：{ $reason }。
operations-newer-schema = 「{ $path }」はより新しい Roundhouse が書いたものです（スキーマ { $found }、この版が知るのは { $known } まで）。その版を入れ直すか、以前のバックアップを復元してください。
