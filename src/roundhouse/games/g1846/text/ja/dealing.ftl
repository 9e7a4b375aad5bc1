# 持株制限を超えたときの売却、申し出、別の値での返事、申し出の繰り返し。
g1846-sells-too-few = 株券が{ $have }枚あり、持株制限は{ $limit }枚です。各会社は1手番に1回しか売れないので、{ $corp }を{ $count }株だけ売ると、今なら近づけるところまで持株制限に近づけなくなります。{ $low }株以上売ってください。
g1846-refused-before = { MONEY($price) }はこの手番にすでに断られ、その後何も起きていません。{ MONEY($low) }以上を申し出るか、先にほかのことをするか、売り手が値を言うのを待ってください。
g1846-offered-often = この手番にこれについて{ $times }回申し出ています。これからはそのすべてを上回る必要があります。{ MONEY($low) }以上を申し出てください。
g1846-price-not-between = { MONEY($price) }では返事になりません。最後の2つの値の間、{ MONEY($low) }から{ MONEY($high) }までの値を言ってください。
g1846-no-price-between = ほかに言える値がありません。同意するか断ってください。
g1846-deal-countered =
    { $side ->
        [buyer] { $corp }（{ $seat }）は{ $kind ->
            [train] { $item }列車
           *[private] { $item }
        }に{ MONEY($price) }なら払います。
       *[seller] { $seat }は{ $corp }に、{ $kind ->
            [train] { $item }列車
           *[private] { $item }
        }を{ MONEY($price) }でどうかと尋ねます。
    }
g1846-counter-withdrawn =
    { $kind ->
        [train] { $seat }は、{ $corp }に{ $item }列車を{ MONEY($price) }で売る話を取り下げます。
       *[private] { $seat }は、{ $corp }に{ $item }を{ MONEY($price) }で売る話を取り下げます。
    }
g1846-panel-asked-price = { $who }は{ $corp }に、{ $item }を{ MONEY($price) }でどうかと尋ねています。どう返事しますか。
g1846-panel-asked-price-other = { $who }は{ $corp }に、{ $item }を{ MONEY($price) }でどうかと尋ねています。
g1846-panel-named-before = 前の値：{ MONEY($price) }。
g1846-panel-counter-price = 別の値
g1846-panel-counter = この値を言う
g1846-bots-asks-more = { MONEY($price) }は価値を下回りますが、{ MONEY($worth) }なら売ります。
