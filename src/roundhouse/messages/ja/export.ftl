# ほかのサイトの形式での書き出し。
core-no-exporter = 「{ $title }」はほかのサイト向けに書き出せません。
core-unknown-site = このゲームは「{ $site }」向けに書き出せません。使えるもの：{ $known }。
cli-exported = { $entries }件を読み込み、{ $moves }手を書き出しました。
cli-export-differs = このゲームには{ $site }でできないことがあります：
pages-export = { $site }用
pages-export-heading = { $site }用のゲーム
pages-export-what = { $site }が書き出す形式のファイルです（全{ $moves }手）。Roundhouseで元どおりに読み込めます。
pages-export-same = そのサイトでできないことは見つかっていません。
pages-export-differs = このゲームにはそのサイトでできないことがあります：
pages-export-file = ファイルをダウンロード
