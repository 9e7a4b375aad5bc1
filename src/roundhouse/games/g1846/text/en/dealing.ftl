# Sales over the limit; offers, answers with another price, and offers again.
g1846-sells-too-few = You hold { $have } certificates and the limit is { $limit }. After selling { $count } of { $corp } you could no longer get as near to it as now, as each corporation is sold once a turn. Sell at least { $low }.
g1846-refused-before = { MONEY($price) } was refused in this turn, and nothing has happened since. Offer at least { MONEY($low) }, do something else first, or wait until the seller names a price.
g1846-offered-often = { $times } offers were made for this in this turn: each one more must exceed them all. Offer at least { MONEY($low) }.
g1846-price-not-between = { MONEY($price) } is no answer: name a price between the two named last, from { MONEY($low) } to { MONEY($high) }.
g1846-no-price-between = No price is left to answer with. Agree or refuse.
g1846-deal-countered =
    { $side ->
        [buyer] { $corp } ({ $seat }) would pay { MONEY($price) } for { $kind ->
            [train] a { $item } train
           *[private] { $item }
        }.
       *[seller] { $seat } asks { MONEY($price) } of { $corp } for { $kind ->
            [train] a { $item } train
           *[private] { $item }
        }.
    }
g1846-counter-withdrawn =
    { $kind ->
        [train] { $seat } no longer asks { MONEY($price) } of { $corp } for a { $item } train.
       *[private] { $seat } no longer asks { MONEY($price) } of { $corp } for { $item }.
    }
g1846-panel-asked-price = { $who } asks { MONEY($price) } of { $corp } for: { $item }. Your answer?
g1846-panel-asked-price-other = { $who } asks { MONEY($price) } of { $corp } for: { $item }.
g1846-panel-named-before = The price before: { MONEY($price) }.
g1846-panel-counter-price = Another price
g1846-panel-counter = Name this price
g1846-bots-asks-more = { MONEY($price) } is less than it is worth, but for { MONEY($worth) } it is for sale.
