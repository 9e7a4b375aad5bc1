# 持株制限を超えたときの売却、申し出、別の値での返事、申し出の繰り返し。
g1846-sells-too-few = 株券が{ $have }枚あり、持株制限は{ $limit }枚です。各会社は1手番に1回しか売れないので、{ $corp }を{ $count }株だけ売ると、今なら近づけるところまで持株制限に近づけなくなります。{ $low }株以上売ってください。
g1846-refused-before = { MONEY($price) }はこの手番にすでに断られ、その後何も起きていません。{ MONEY($low) }以上を申し出るか、先にほかのことをするか、売り手が値を言うのを待ってください。
g1846-offered-often = この手番にこれについて{ $times }回申し出ています。これからはそのすべてを上回る必要があります。{ MONEY($low) }以上を申し出てください。
g1846-price-not-between = 対案は最後の2つの値の間でなければなりません。{ MONEY($price) }ではなく、{ MONEY($low) }から{ MONEY($high) }までの値を選んでください。
g1846-no-price-between = 対案にできる値がもうありません。同意するか断ってください。
g1846-deal-countered =
    { $side ->
        [buyer] { $corp }（{ $seat }）が{ $kind ->
            [train] { $item }列車
           *[private] { $item }
        }に{ MONEY($price) }を払うと申し出ました。
       *[seller] { $seat }が{ $corp }に、{ $kind ->
            [train] { $item }列車
           *[private] { $item }
        }を{ MONEY($price) }で売ると申し出ました。
    }
g1846-counter-withdrawn =
    { $kind ->
        [train] { $seat }は、{ $corp }に{ $item }列車を{ MONEY($price) }で売る申し出を取り下げました。
       *[private] { $seat }は、{ $corp }に{ $item }を{ MONEY($price) }で売る申し出を取り下げました。
    }
g1846-panel-asked-price = { $who }が{ $corp }に、{ $item }を{ MONEY($price) }で売ると申し出ています。どうしますか。
g1846-panel-asked-price-other = { $who }が{ $corp }に、{ $item }を{ MONEY($price) }で売ると申し出ています。
g1846-panel-named-before = 前の値：{ MONEY($price) }。
g1846-panel-counter-price = 対案
g1846-panel-counter = この値で申し出る
g1846-bots-asks-more = { MONEY($price) }は価値を下回りますが、{ MONEY($worth) }なら売ります。
