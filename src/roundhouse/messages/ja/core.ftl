# 両方のゲームに共通の文。
core-with-rule = { $words }（{ $rule }）。
core-aside = { $words }（{ $aside }）
core-times = { $thing }×{ $times }
core-nobody = なし
core-chance = 運
core-player = プレイヤー{ $number }

core-undone = { $seat }が手を戻しました（{ $to }手目まで）。
core-agreed = ルールでは禁止ですが、プレイヤー全員の合意により行います：{ $rules }。

core-not-your-turn = { $seat }は今は行動できません。決めるのは{ $to_act }です。順番をお待ちください。
core-game-over = ゲームは終了しました。続けて遊ぶには新しいテーブルを作ってください。
core-not-now = 今はできません。示されている行動から選んでください。
core-no-such-outcome = ここでダイス・カード・トークンの結果が{ $outcome }になることはありません。

core-not-json = JSONではありません（{ $line }行目：{ $reason }）。Roundhouseか18xx.gamesが書き出したファイルを選んでください。
core-unknown-action = { $path }：このゲームに「{ $name }」という行動はありません。使えるもの：{ $known }。
core-missing-field = { $path }：項目「{ $field }」がありません。
core-unknown-field = { $path }：項目「{ $field }」は不明です。削除するか名前を直してください。
core-wrong-type = { $path }：{ $expected }のはずが{ $found }でした。
core-unknown-option = 「{ $option }」というオプションはありません。使えるもの：{ $known }。
core-bad-option = オプション「{ $option }」を{ $value }にはできません。次から選んでください：{ $choices }。
core-bad-seats = { $seats }人では遊べません。このゲームは{ $low }～{ $high }人用です。
core-stale = テーブルはもう先に進んでいます（ご覧になったのは{ $seen }手目、現在は{ $current }手目）。見直してから選んでください。
core-bad-entry = 記録の{ $seq }番目を再現できません：{ $cause }
core-oversized-journal =
    { $unit ->
        [bytes] ファイルが大きすぎます。{ NUMBER($found, useGrouping: 1) }バイトありますが、読み込めるのは{ NUMBER($most, useGrouping: 1) }バイトまでです。
       *[entries] 記録が長すぎます。{ NUMBER($found, useGrouping: 1) }件ありますが、1ゲームは{ NUMBER($most, useGrouping: 1) }件までです。
    }
core-wrong-version =
    { $game ->
        [journal] この記録は形式{ $written }で書かれていますが、このプログラムが読めるのは形式{ $known }です。ファイルはそのままです。書き出した版のRoundhouseで開いてください。
       *[other] この{ $game }の記録はルール第{ $written }版で書かれていますが、このプログラムが知るのは第{ $known }版までです。ファイルはそのままです。新しい版のRoundhouseで開いてください。
    }
core-wrong-game = 「{ $found }」はRoundhouseにないゲームです。使えるもの：{ $known }。
core-unknown-record = Roundhouseでは読めないファイルです。Roundhouseのファイルでも、{ $known }のファイルでもありません。
core-no-importer = ここにあるゲームには、ほかのサイトのファイルを読めるものがありません。
core-no-picture = 「{ $title }」の図はまだありません。
core-no-routes = 「{ $title }」にはルートの探索がありません。
core-no-planner = 「{ $title }」では検討盤を使えません。自分のテーブルで試してください。
core-no-bots = 「{ $title }」にはボットがいません。ボットをインストールするか、「roundhouse serve」で遊んでください。
core-unknown-bot = このゲームに「{ $bot }」というボットはいません。使えるもの：{ $known }。
core-unknown-company = このゲームに「{ $company }」という会社はありません。使えるもの：{ $known }。
core-nothing-to-undo = 戻せる手がありません。
core-nothing-to-redo = やり直せる手がありません。
core-undo-past-chance = { $seq }手目でダイスが振られたかカードが公開されたため、それより前には戻せません。
core-undo-needs-consent = ほかのプレイヤーの手に関わります。先に{ $missing }の同意が必要です。
core-missing-extra = これには追加機能「{ $extra }」が必要です。次のコマンドで入れてください：{ $command }

# Roundhouseと並べて入れたパッケージの不具合。
core-plugin-not-loaded = パッケージ{ $package }の「{ $plugin }」は読み込めないため、使いません（{ $reason }）。
core-not-a-title = パッケージ{ $package }の「{ $plugin }」は使いません：Titleであるべきところが{ $found }です。
core-not-a-bot = パッケージ{ $package }の「{ $plugin }」は使いません：BotDefであるべきところが{ $found }です。
core-incomplete-plugin = パッケージ{ $package }の「{ $plugin }」は使いません：足りないか誤っている部分があります：{ $parts }。
core-bad-plugin-name = パッケージ{ $package }の「{ $plugin }」は使いません：ゲームの名前は小文字の英字と数字と_、ボットの名前はゲームの名前と点とそのような名前で作ります。
core-other-key = パッケージ{ $package }の「{ $plugin }」は使いません：ゲーム自身の名前は「{ $key }」ですが、二つの名前は同じでなければなりません。
core-plugin-twice = 「{ $plugin }」は二つのパッケージにあります：{ $used }のものを使い、{ $package }のものは使いません。
core-bot-without-title = パッケージ{ $package }のボット「{ $bot }」は使いません：そのゲーム「{ $title }」が入っていません。
core-bad-catalogue = { $file }（パッケージ{ $package }）の文章は{ $line }行目に誤りがあります。読めない部分は使いません。
