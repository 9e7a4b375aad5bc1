# 18xx.gamesの記録：どう読んだか、違いは誰によるものか。
g1846-imported = { $site }のゲーム、{ $moves }手。
g1846-deal-guessed = ファイルのシードではこの個人会社と会社の組み合わせにならないため、使うものは手から読み取りました。
g1846-kept-so-far = テーブルにはそれまでの{ $done }手があります。ファイルにはあと{ $left }手あります。
g1846-result-equal = 結果は同じです：{ $ours }。
g1846-result-open = 元のサイトではまだ終わっていません。現在：{ $ours }。
g1846-result-untold = ファイルに結果がありません。ここでは：{ $ours }。
g1846-unknown-move = { $number }手目は知らない種類の手です：「{ $move }」。ファイルは新しい18xx.gamesのものかもしれません。
g1846-other-result = 結果が違います。元のサイト：{ $theirs }。ここ：{ $ours }。
g1846-by-site = { $number }手目（{ $move }）、当時のそのサイトのやり方：{ $way }{ $why }
g1846-by-players = { $number }手目（{ $move }）、プレイヤーの合意：{ $why }
g1846-by-importer = { $number }手目（{ $move }）、読み込み時の補足：{ $way }{ $why }

g1846-way-no-route = ルートがないとみなし、列車は運行しませんでした。
g1846-way-stale-track = 少し前の線路やトークンのままで判定していました。
g1846-way-unled-shares = 社長のいない会社の株や、株式市場に置ける半数を超える株も売れました。
g1846-way-no-need-to-sell = 制限を超えても売らせませんでした。
g1846-way-president-first = 会社が株を発行する前に社長が払いました。
g1846-way-bankrupt-early = 本ルールより早く破産になりました。
g1846-way-no-train-needed = 列車なしで手番が終わりました。
g1846-way-emergency-issue = 緊急発行が多すぎても、少なすぎても、不要でも認めました。
g1846-way-forced-sale = 社長が本ルールと違う株を売れました。
g1846-way-train-after-raising = 調達した資金で別の列車を買えました。
g1846-way-ends-counted = N/M列車がルートの両端をカウントしました。
g1846-way-port-in-mid-turn = プレイヤーが手番の途中でSteamboat Companyのボーナスを与えました。
g1846-way-out-of-turn = 個人会社が別の会社の手番に使われました。
g1846-way-marker-stays = 会社が買ってもSteamboat Companyのマーカーはその場に残りました。
g1846-way-other-city = 無料のトークンがシカゴの別の都市に置かれました。
g1846-way-closing-sale = 会社を閉鎖させた売却の後、株式ラウンドの終わりに株価が動かず、最初の手番も別のプレイヤーでした。
g1846-way-bought-while-closing = 社長のいない会社が閉鎖するのに列車を買いました。
g1846-way-bankrupt-lowers = 破産した社長の最後の処分で株価がもう一度下がりました。
g1846-way-bankrupt-sales = 破産前の発行と売却（そのサイトでは1手）。
g1846-way-last-private = 最後の個人会社を無料で引き取り。

g1846-divergence-second-tile-asked = そのサイトは、置けるタイルがなくても2枚目を尋ねます。
g1846-divergence-plays-on = そのサイトは、すべての会社が閉鎖しても続けます。
g1846-divergence-closed-later = そのサイトは、$0の会社を1手遅れて取り除きます。
g1846-divergence-other-first = 会社を閉鎖させた売却の後、そのサイトは別のプレイヤーから始めます。

g1846-marker-corrected = { $private }のマーカーは{ $hex }、ボーナスは{ $company }です。
g1846-train-gone = { $train }列車がゲームから除かれます。
g1846-token-corrected = { $corp }のトークンは{ $hex }の都市{ $stop }にあります。
g1846-only-imported = これは読み込んだゲームにだけあるもので、テーブルではできません。
g1846-not-conserved = 何かが増えるか減るか、ここにないものを指しています：{ $what }。

pages-option-1846-wait-for-runs = 社長のいない会社の運行を選ぶ
pages-option-1846-wait-for-runs-about = 社長のいない会社の運行をプライオリティカードの持ち主が選びます。そうでなければ、最良の運行が自動で行われます。
