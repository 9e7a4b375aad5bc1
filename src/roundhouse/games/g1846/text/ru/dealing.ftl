# Продажи сверх лимита; предложения, встречные цены и повторные предложения.
g1846-sells-too-few = У вас { $have ->
        [one] { $have } сертификат
        [few] { $have } сертификата
       *[other] { $have } сертификатов
    }, лимит — { $limit }. Акции каждой корпорации продают один раз за ход, и если продать так мало акций { $corp } ({ $count }), к лимиту уже не подойти так близко, как сейчас. Продайте хотя бы { $low }.
g1846-refused-before = { MONEY($price) } в этот ход уже отклонили, и с тех пор ничего не произошло. Предложите хотя бы { MONEY($low) }, сначала сделайте что-нибудь другое или подождите, пока цену назовёт продавец.
g1846-offered-often =
    { $times ->
        [one] В этот ход было уже { $times } предложение: следующее должно быть выше. Предложите хотя бы { MONEY($low) }.
        [few] В этот ход было уже { $times } предложения: следующее должно быть выше всех прежних. Предложите хотя бы { MONEY($low) }.
       *[many] В этот ход было уже { $times } предложений: следующее должно быть выше всех прежних. Предложите хотя бы { MONEY($low) }.
    }
g1846-price-not-between = Встречная цена должна быть между двумя последними: от { MONEY($low) } до { MONEY($high) }, а не { MONEY($price) }.
g1846-no-price-between = Между последними ценами ничего не осталось, встречной не назвать. Согласитесь или откажитесь.
g1846-deal-countered =
    { $side ->
        [buyer] { $corp } ({ $seat }) готова заплатить { MONEY($price) } за { $kind ->
            [train] поезд { $item }
           *[private] { $item }
        }.
       *[seller] { $seat } просит у { $corp } { MONEY($price) } за { $kind ->
            [train] поезд { $item }
           *[private] { $item }
        }.
    }
g1846-counter-withdrawn =
    { $kind ->
        [train] { $seat } больше не просит у { $corp } { MONEY($price) } за поезд { $item }.
       *[private] { $seat } больше не просит у { $corp } { MONEY($price) } за { $item }.
    }
g1846-panel-asked-price = { $who } просит у { $corp } { MONEY($price) } за: { $item }. Что ответите?
g1846-panel-asked-price-other = { $who } просит у { $corp } { MONEY($price) } за: { $item }.
g1846-panel-named-before = Предыдущая цена: { MONEY($price) }.
g1846-panel-counter-price = Встречная цена
g1846-panel-counter = Предложить эту цену
g1846-bots-asks-more = { MONEY($price) } — меньше, чем это стоит, но за { MONEY($worth) } можно купить.
