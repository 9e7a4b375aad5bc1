# 『トール』のすべての文章。
pages-title-toll = トール
pages-title-toll-about = コインをサイコロに賭け、自分のカードは隠しておきます。
pages-title-toll-short =
    各自、1から6までの伏せたカードと数枚のコインを持ちます。
    手番ではコインを賭けるか、カードを見せるか、パスします。
    3ラウンドの後、コインとカードを合計します。
pages-option-toll-purse = 最初のコイン
pages-option-toll-purse-about = コインが多いほど悩みも増えます。
bots-name-careful = 慎重
bots-toll-careful = コインを決して賭けません。
arena-toll-shown = 見せたカード

toll-dealt = { $seat }にカード{ $card }が配られました。
toll-rolled = { $seat }の出目は{ $pips }、コイン{ $won }枚。
toll-too-much = { $coins }枚は賭けられません：持っているのは{ $have }枚です。減らすか、パスしてください。
toll-turn = 手番
toll-rounds-over = 3ラウンドが終わりました。
toll-keeps-coins = 賭けないコインは失いません。
