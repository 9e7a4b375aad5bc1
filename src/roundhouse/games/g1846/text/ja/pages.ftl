# What the home page and the options say.
pages-title-1846 = 1846：The Race for the Midwest
pages-title-1846-about = 大西洋岸からシカゴまで、線路を敷き、列車を走らせ、鉄道会社の株を売買します。
pages-title-1846-short =
    あなたは投資家です。銀行の資金が尽きたとき、現金と株の合計がいちばん多い人が勝ちます。
    まず全員で個人会社を分配します。その後は株式ラウンド1回と運行ラウンド2回を繰り返します。
    株式ラウンドでは株を売買します。ある会社の株をいちばん多く持つ人が社長になり、その会社を動かします。
    運行ラウンドでは、会社が順番に線路を敷き、トークンを置き、列車を走らせ、配当するか資金を残すかを決め、列車を買います。
    配当すると株価が上がります。新しい列車が出ると古い列車はフェイズアウトし、列車のない会社は、足りなければ社長の自腹を切ってでも買わなければなりません。
pages-option-1846-two-player = 2人用ルール
pages-option-1846-two-player-about = ちょうど2人で遊ぶためのルールです。会社が減り、公開分配になります。
pages-option-1846-second-edition-privates = 第2版の個人会社
pages-option-1846-second-edition-privates-about = BoomtownとLittle Miamiを加えます。使う数は変わりません。
pages-option-1846-flexible-issue = 株の発行を遅らせる
pages-option-1846-flexible-issue-about = 手番の最初だけでなく、配当を決めるまで株の発行と買い戻しができます。
pages-option-1846-enforce-max-routes = 最高収益のルートのみ
pages-option-1846-enforce-max-routes-about = 収益が最大になるルートだけを受け付けます。
pages-option-1846-wait-for-passes = 何もできないステップも確認する
pages-option-1846-wait-for-passes-about = 何もできないステップも自動で飛ばさず、全員が確認します。
