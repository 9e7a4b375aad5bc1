# 次のアクションについてテーブルの仲間に言うこと。
team-head = チーム
team-asks = { $name }がチームに聞いています：
team-yes = はい
team-no = いいえ
team-decide = 任せる
team-waits = 誰も答えなければ、{ $name }はこれを使わずに進めます。
team-instead = 別のアクションを提案することもできます。
team-said =
    { $answer ->
        [yes] { $by }：はい。
        [no] { $by }：いいえ。
        [decide] { $by }：{ $name }に任せます。
       *[late] 誰も答えなかったので、{ $name }はこれを使わずに進めます。
    }
team-proposes = { $name }の提案：
team-pass = ここまでにしましょう。
team-gone = { $name }の提案はもうできません。{ $why }
team-points = { $name }が示した場所：
team-remark = { $by }：{ $words }
team-needs = { $name }、次の手番：
team-take-back = 取り下げる
team-ask = あなたならどうしますか？
team-ask-about = テーブルのボットが、自分ならどうするかを提案します。
team-always = 毎回
team-point = 示す
team-point-about = 盤面のものを示します。全員にあなたの名前つきで見え、損が小さければボットがそのとおりにします。
team-point-list = ここから選ぶ
team-propose = 提案する
team-propose-stop = 提案をやめる
team-proposing = { $name }ができることを、自分の手番のつもりで選んでください。実際に行えるのは{ $name }だけです。
team-plays-alone = このゲームでは全員が競い合うので、ボットは何も提案しません。
team-sights-differ = 手番のプレイヤーはあなたの知らないことを知っているため、ここでは提案できません。
team-nothing-asked = その質問にはもう答えがあるか、ゲームが先に進みました。
team-no-partner = このテーブルにボットはいません。ほかのプレイヤーに聞いてください。
