# ほかのサイトのゲームについて、ページ・記録・コマンドで述べること。
core-sites-way = 当時のそのサイトのやり方：{ $way }
core-added-by-importer = 読み込み時の補足：{ $way }
core-remarked = { $words }
core-doubtful-import = まだ何も保存していません。{ $cause }それでも保存するには「anyway」を付けて送り直してください。

pages-imported = 読み込んだゲーム
pages-import-report = 読み込みの結果
pages-import-nothing-kept = まだ何も保存していません。
pages-import-details = ルールと異なる点（{ $count }）
pages-import-keep = それでも保存する
pages-import-keep-about = この結果はテーブルの先頭にも表示され、続きから遊べます。
pages-import-file-back = 送信した元のファイル

cli-import-anyway = { $why }何も書き込んでいません。それでも書き込むには--anywayを付けてください。
cli-corpus-game = { $name }：{ $verdict }・比べた行動{ $actions }、比べていない行動{ $left }・既知の違い{ $known }、説明のない違い{ $unknown }
cli-corpus-total = { $games }ゲーム、比べた行動{ $actions }、比べていない行動{ $left }：同じ{ $equal }、説明あり{ $explained }、違う{ $different }、読めない{ $refused }。
cli-corpus-equal = 同じ
cli-corpus-explained = 説明あり
cli-corpus-different = 違う
cli-corpus-refused = 読めない
cli-corpus-no-state = 行動{ $number }の後の状態がありません
