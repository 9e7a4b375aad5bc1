# Sales over the limit; offers, answers with another price, and offers again.
g1846-sells-too-few = You hold { $have } certificates, and the limit is { $limit }. You can sell each corporation only once per turn, so selling { $count } of { $corp } would leave you unable to get as close to the limit as you can now. Sell at least { $low }.
g1846-refused-before = { MONEY($price) } was declined this turn, and nothing has happened since. Offer at least { MONEY($low) }, do something else first, or wait for the seller to name a price.
g1846-offered-often = There have been { $times } offers for this already this turn: any further offer must be higher than all of them. Offer at least { MONEY($low) }.
g1846-price-not-between = A counter-offer must be between the last two prices: choose from { MONEY($low) } to { MONEY($high) }, not { MONEY($price) }.
g1846-no-price-between = There’s no price left for a counter-offer. Accept or decline.
g1846-deal-countered =
    { $side ->
        [buyer] { $corp } ({ $seat }) offers { MONEY($price) } for { $kind ->
            [train] a { $item }-train
           *[private] { $item }
        }.
       *[seller] { $seat } wants { MONEY($price) } from { $corp } for { $kind ->
            [train] a { $item }-train
           *[private] { $item }
        }.
    }
g1846-counter-withdrawn =
    { $kind ->
        [train] { $seat } no longer wants { MONEY($price) } from { $corp } for a { $item }-train.
       *[private] { $seat } no longer wants { MONEY($price) } from { $corp } for { $item }.
    }
g1846-panel-asked-price = { $who } wants { MONEY($price) } from { $corp } for: { $item }. What’s your answer?
g1846-panel-asked-price-other = { $who } wants { MONEY($price) } from { $corp } for: { $item }.
g1846-panel-named-before = Previous price: { MONEY($price) }.
g1846-panel-counter-price = Counter-offer
g1846-panel-counter = Offer this price
g1846-bots-asks-more = { MONEY($price) } is less than it’s worth, but it’s for sale at { MONEY($worth) }.
