# Sprzedaże ponad limit; oferty, odpowiedzi inną ceną i ponowne oferty.
g1846-sells-too-few = { $have ->
        [one] Masz { $have } certyfikat
        [few] Masz { $have } certyfikaty
       *[other] Masz { $have } certyfikatów
    }, a limit to { $limit }. Akcje każdej spółki sprzedaje się raz w turze, więc po sprzedaży { $count } akcji { $corp } nie da się już zbliżyć do limitu tak jak teraz. Sprzedaj co najmniej { $low }.
g1846-refused-before = { MONEY($price) } już w tej turze odrzucono i nic się od tego czasu nie zdarzyło. Zaproponuj co najmniej { MONEY($low) }, zrób najpierw coś innego albo poczekaj, aż sprzedający poda cenę.
g1846-offered-often =
    { $times ->
        [one] W tej turze była już { $times } oferta: następna musi być wyższa. Zaproponuj co najmniej { MONEY($low) }.
        [few] W tej turze były już { $times } oferty: następna musi przewyższać wszystkie poprzednie. Zaproponuj co najmniej { MONEY($low) }.
       *[many] W tej turze było już { $times } ofert: następna musi przewyższać wszystkie poprzednie. Zaproponuj co najmniej { MONEY($low) }.
    }
g1846-price-not-between = Kontroferta musi leżeć między dwiema ostatnimi cenami: od { MONEY($low) } do { MONEY($high) }, a nie { MONEY($price) }.
g1846-no-price-between = Na kontrofertę nie ma już ceny. Zgódź się albo odmów.
g1846-deal-countered =
    { $side ->
        [buyer] { $corp } ({ $seat }) zapłaci { MONEY($price) } za { $kind ->
            [train] pociąg { $item }
           *[private] { $item }
        }.
       *[seller] { $seat } chce od { $corp } { MONEY($price) } za { $kind ->
            [train] pociąg { $item }
           *[private] { $item }
        }.
    }
g1846-counter-withdrawn =
    { $kind ->
        [train] { $seat } już nie chce od { $corp } { MONEY($price) } za pociąg { $item }.
       *[private] { $seat } już nie chce od { $corp } { MONEY($price) } za { $item }.
    }
g1846-panel-asked-price = { $who } chce od { $corp } { MONEY($price) } za: { $item }. Co odpowiesz?
g1846-panel-asked-price-other = { $who } chce od { $corp } { MONEY($price) } za: { $item }.
g1846-panel-named-before = Poprzednia cena: { MONEY($price) }.
g1846-panel-counter-price = Kontroferta
g1846-panel-counter = Zaproponuj tę cenę
g1846-bots-asks-more = { MONEY($price) } to mniej, niż to jest warte, ale za { MONEY($worth) } jest na sprzedaż.
