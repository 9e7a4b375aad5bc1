# 1846: co się dzieje, co jest niedozwolone i dlaczego.

# Przygotowanie i draft
g1846-removed = { $what } nie bierze udziału w tej grze.
g1846-hand-dealt =
    { $count ->
        [one] { $seat } ogląda { $count } kartę.
        [few] { $seat } ogląda { $count } karty.
       *[many] { $seat } ogląda { $count } kart.
    }
g1846-cards-seen = Oglądasz karty: { $cards }. Zatrzymaj jedną.
g1846-word-blank = pusta karta
g1846-card-kept = { $seat } zatrzymuje kartę.
g1846-last-private-revealed = Ostatnia firma prywatna to { $private }, cena { MONEY($price) }.
g1846-private-passed-on = { $seat } rezygnuje z { $private }; cena spada do { MONEY($price) }.
g1846-private-taken = { $seat } bierze { $private } i płaci { MONEY($price) }.
g1846-endowed = { $company } dostaje z banku { MONEY($amount) } i pociąg 2.

# Rundy
g1846-stock-round-began = Zaczyna się { -g1846-stock-round } { $number }. Pierwszą turę ma { $seat }.
g1846-operating-round-began =
    { $set_no ->
        [0] Zaczyna się runda operacyjna { $number }, przed pierwszą rundą giełdową.
       *[other] Zaczyna się runda operacyjna { $set_no }.{ $number }.
    }
g1846-turn-began = Kolej na { $company }.
g1846-priority-moved = { $seat } dostaje kartę priorytetu.
g1846-bank-broke = Bank jest pusty: gra skończy się po drugiej rundzie operacyjnej tego cyklu.
g1846-trains-gone = W banku nie ma już pociągów: gra skończy się po cyklu { $last }.
g1846-game-ended =
    { $reason ->
        [bank_broken] Koniec gry: bank jest pusty.
        [no_trains] Koniec gry: w banku nie ma już pociągów.
        [one_player_left] Koniec gry: wszyscy gracze prócz jednego zbankrutowali.
        [all_closed] Koniec gry: wszystkie spółki zamknięto i nie ma już firm prywatnych.
        [agreed] Koniec gry: gracze zgodzili się zakończyć.
       *[other] Koniec gry: nie ma już żadnych ruchów.
    }
g1846-ended-bank-broken = Bank był pusty.
g1846-ended-no-trains = W banku nie było już pociągów.
g1846-ended-one-player-left = Wszyscy gracze prócz jednego zbankrutowali.
g1846-ended-all-closed = Wszystkie spółki zamknięto i nie ma już firm prywatnych.
g1846-ended-nothing-left = Nie było już żadnych ruchów.
g1846-ended-agreed = Gracze zgodzili się zakończyć.

# Akcje
g1846-passed-turn = { $seat } pasuje.
g1846-corp-opened = { $seat } zakłada { $corp } po { MONEY($price) } i wpłaca { MONEY($cost) } do jej skarbca.
g1846-subsidy-paid = { $corp } dostaje dotację { MONEY($amount) }.
g1846-share-bought =
    { $source ->
        [market] { $seat } kupuje na giełdzie akcję { $corp } za { MONEY($price) }.
       *[treasury] { $seat } kupuje akcję { $corp } ze skarbca za { MONEY($price) }.
    }
g1846-shares-sold =
    { $count ->
        [one] { $seat } sprzedaje akcję { $corp } za { MONEY($total) }.
        [few] { $seat } sprzedaje { $count } akcje { $corp } po { MONEY($each) }, razem za { MONEY($total) }.
       *[many] { $seat } sprzedaje { $count } akcji { $corp } po { MONEY($each) }, razem za { MONEY($total) }.
    }
g1846-president-changed = Prezesem { $corp } zostaje { $seat }.
g1846-president-lost = { $corp } nie ma już prezesa.
g1846-price-moved = Kurs { $corp }: { MONEY($before) } → { MONEY($after) }.
g1846-corp-closed = { $corp } zostaje zamknięta. Gotówka, { MONEY($cash) }, trafia do banku; reszta majątku znika z gry.

# Pociągi
g1846-train-bought =
    { $help ->
        [0] { $corp } kupuje pociąg { $train } za { MONEY($price) }.
       *[other] { $corp } kupuje pociąg { $train } za { MONEY($price) }; prezes dokłada { MONEY($help) }.
    }
g1846-train-traded = { $corp } kupuje pociąg { $train } od { $seller } za { MONEY($price) }.
g1846-train-returned = { $corp } przekracza limit pociągów i oddaje pociąg { $train }.
g1846-trains-removed = { $company } traci przestarzałe pociągi: { $trains }.
g1846-phase-began = Zaczyna się faza { $phase }.
g1846-shares-issued =
    { $count ->
        [one] { $corp } emituje akcję za { MONEY($total) }.
        [few] { $corp } emituje { $count } akcje po { MONEY($each) }, razem za { MONEY($total) }.
       *[many] { $corp } emituje { $count } akcji po { MONEY($each) }, razem za { MONEY($total) }.
    }
g1846-bankrupted = { $seat } bankrutuje i odpada z gry. { $corp } dostaje { MONEY($cash) }.
g1846-no-train-bought = { $corp } kończy turę bez pociągu.

# Firmy prywatne i transakcje
g1846-income-paid = { $seat } dostaje { MONEY($amount) } z firm prywatnych.
g1846-corp-income-paid = { $corp } dostaje { MONEY($amount) } ze swoich firm prywatnych.
g1846-private-bought = { $corp } kupuje { $private } za { MONEY($price) } (sprzedaje { $seat }).
g1846-private-removed = { $private } znika z gry.
g1846-deal-offered = { $corp } proponuje { MONEY($price) } za { $private }. Decyduje { $seat }.
g1846-train-deal-offered = { $corp } proponuje { MONEY($price) } za pociąg { $train } ({ $source }). Decyduje { $seat }.
g1846-deal-refused =
    { $kind ->
        [train] { $seat } odrzuca ofertę { $corp }: { MONEY($price) } za pociąg { $item }.
       *[private] { $seat } odrzuca ofertę { $corp }: { MONEY($price) } za { $item }.
    }
g1846-deal-withdrawn =
    { $kind ->
        [train] { $corp } wycofuje ofertę { MONEY($price) } za pociąg { $item }.
       *[private] { $corp } wycofuje ofertę { MONEY($price) } za { $item }.
    }

# Odmowy
g1846-no-such =
    { $kind ->
        [hex] Nie ma tu heksu „{ $name }”.
        [tile] Nie ma tu kafla „{ $name }”.
        [rotation] Nie ma tu obrotu „{ $name }”.
        [train] Nie ma tu pociągu „{ $name }”.
        [private] Nie ma tu firmy prywatnej „{ $name }”.
        [city] Nie ma tu miasta „{ $name }”.
       *[other] Nie ma tu { $kind } „{ $name }”.
    } Wybierz coś z proponowanych.
g1846-cannot-afford = { $who } nie może zapłacić { MONEY($needed) }: w skarbcu jest tylko { MONEY($have) }. Wybierz coś tańszego albo spasuj.
g1846-player-cannot-afford = { $seat } nie może zapłacić { MONEY($needed) }: ma tylko { MONEY($have) } gotówki. Wybierz coś tańszego, najpierw sprzedaj akcje albo spasuj.
g1846-count-out-of-range =
    { $high ->
        [0] { $count } nie jest możliwe: nie ma z czego wybierać. Spasuj.
        [1] { $count } nie jest możliwe: można tylko 1. Wybierz 1.
       *[other] { $count } nie jest możliwe: wybierz od { $low } do { $high }.
    }
g1846-price-out-of-range = { MONEY($price) } nie jest możliwe: wybierz od { MONEY($low) } do { MONEY($high) }.
g1846-not-in-hand = Wśród dobranych kart nie ma { $card }. Zatrzymaj jedną z: { $hand }.
g1846-must-take = { $private } nic już nie kosztuje i nie można z niej zrezygnować. Weź ją.
g1846-must-begin = Pierwszym wyborem draftu nie może być pas. Weź jedną z firm prywatnych.
g1846-not-started = { $corp } nie została jeszcze założona: nie można handlować jej akcjami. Wybierz założoną spółkę.
g1846-cannot-open = Nie można założyć { $corp }: już działa, została zamknięta albo nie bierze udziału w grze. Wybierz inną spółkę.
g1846-not-an-opening-price = { MONEY($price) } nie jest ceną emisyjną. Wybierz jedną z: { $choices }.
g1846-not-held =
    { $held ->
        [0] Nie ma tu akcji { $corp } do sprzedania. Wybierz inną spółkę.
       *[other] Tylu akcji { $corp } ({ $count }) nie da się sprzedać: jest ich { $held }. Wybierz od 1 do { $held }.
    }
g1846-no-share-there =
    { $source ->
        [market] Na giełdzie nie ma akcji { $corp }. Zajrzyj do jej skarbca albo wybierz inną spółkę.
       *[treasury] W skarbcu { $corp } nie ma już akcji. Zajrzyj na giełdę albo wybierz inną spółkę.
    }
g1846-already-sold = Akcje { $corp } już w tej turze sprzedano. Akcje jednej spółki sprzedaje się naraz: sprzedaj akcje innej spółki, kup coś albo spasuj.
g1846-presidentless = { $corp } nie ma prezesa: nikt nie może sprzedać jej akcji ani zgodzić się na sprzedaż jej pociągów. Wybierz inną spółkę.
g1846-not-operated-yet = { $corp } jeszcze nie miała tury: do tego czasu jej akcje sprzedaje tylko prezes. Sprzedaj inne albo przejdź dalej.
g1846-market-full =
    { $room ->
        [0] Na giełdzie jest już połowa akcji { $corp }; więcej trafić tam nie może. Sprzedaj inne albo przejdź dalej.
       *[other] Tyle akcji { $corp } ({ $count }) to za dużo: na giełdzie może być najwyżej połowa spółki, czyli jeszcze { $room }. Sprzedaj mniej.
    }
g1846-president-certificate =
    { $most ->
        [0] Certyfikat prezesa { $corp } nie może trafić na giełdę, a nikt inny nie ma 20%, by go przejąć. Sprzedaj inne akcje albo przejdź dalej.
       *[other] Certyfikat prezesa { $corp } nie może trafić na giełdę, a nikt inny nie ma 20%, by go przejąć. Sprzedaj najwyżej { $most }.
    }
g1846-certificate-limit =
    Masz { $have ->
        [one] { $have } certyfikat
        [few] { $have } certyfikaty
       *[many] { $have } certyfikatów
    }, a limit to { $limit }: nie możesz kupować. Najpierw sprzedaj albo spasuj.
g1846-ownership-limit = Masz { $have }% akcji { $corp }, a limit to { $limit }%. Kup akcję innej spółki albo spasuj.
g1846-sold-this-round = W tej rundzie giełdowej sprzedano już akcje { $corp }; do następnej nie możesz ich kupować. Wybierz inną spółkę.
g1846-must-sell =
    Masz { $have ->
        [one] { $have } certyfikat
        [few] { $have } certyfikaty
       *[many] { $have } certyfikatów
    }, a limit to { $limit }: dopóki możesz sprzedawać, nie możesz spasować. Sprzedaj nadmiar.
g1846-bad-price = Cena nie może wynosić { MONEY($price) }: najniższa to $1. Zaproponuj więcej.
g1846-train-not-for-sale = Bank nie sprzedaje teraz pociągu { $train }. W sprzedaży: { $trains }.
g1846-no-bank-train = W banku nie ma już pociągów. Kup od innej spółki albo spasuj.
g1846-not-its-train = { $corp } nie ma pociągu { $train } na sprzedaż. Wybierz pociąg innej działającej spółki.
g1846-train-limit =
    { $corp } ma już { $have ->
        [one] { $have } pociąg
        [few] { $have } pociągi
       *[many] { $have } pociągów
    }, a limit to { $limit }: następnego kupić nie może, nawet jeśli jej własne staną się przez to przestarzałe. Spasuj.
g1846-phased-out = Pociągi { $train } są przestarzałe i nie można ich kupić. Wybierz inny pociąg.
g1846-last-train = Gdy w banku nie ma pociągów, ostatniego pociągu { $corp } kupić nie można. Wybierz pociąg innej spółki.
g1846-price-not-better = Podobną ofertę w tej turze odrzucono lub wycofano, a { MONEY($price) } jej nie przewyższa. Zaproponuj co najmniej { MONEY($low) }.
g1846-too-late-for-privates = Za późno, by kupić { $private }: spółki kupują firmy prywatne tylko w fazach I i II. Przejdź dalej bez niej.
g1846-must-buy-train = { $corp } nie ma pociągu i musi go kupić: najtańszy w banku kosztuje { MONEY($price) }, w skarbcu jest { MONEY($have) }. Kup pociąg albo zbierz pieniądze.
g1846-bank-train-first = { $corp } zebrała pieniądze na pociąg z banku i musi najpierw go kupić. Kup pociąg.
g1846-not-forced = { $corp } nie musi zbierać pieniędzy: ma pociąg albo stać ją na niego. Kup pociąg albo spasuj.
g1846-already-issued = { $corp } wykorzystała jedyną awaryjną emisję w tej turze. Dalej płaci prezes.
g1846-wrong-emergency-issue = { $corp } nie może teraz wyemitować tylu akcji ({ $count }): awaryjna emisja musi właśnie wystarczyć na jakiś pociąg albo być największą możliwą. Można wyemitować: { $choices }.
g1846-no-useful-issue = { $corp } nie może przeprowadzić awaryjnej emisji: żadna nie pomoże kupić pociągu. Kup taki, na który wystarczy pieniędzy w skarbcu, albo niech płaci prezes.
g1846-issue-first = { $corp } musi wyemitować akcje, zanim prezes zapłaci lub sprzeda. Można wyemitować: { $choices }.
g1846-cheaper-than-raised = Na pociąg za { MONEY($price) } wystarczało już wcześniej: przed ostatnią wyemitowaną lub sprzedaną akcją było { MONEY($above) }. Kup droższy.
g1846-keeps-presidency =
    { $most ->
        [0] To tura { $corp }: wymuszona sprzedaż nie może zmienić jej prezesa. Sprzedaj akcje innej spółki.
       *[other] To tura { $corp }: wymuszona sprzedaż nie może zmienić jej prezesa. Możesz sprzedać jej akcji najwyżej { $most }.
    }
g1846-would-close = To tura { $corp }: wymuszona sprzedaż nie może sprowadzić jej kursu do $0. Sprzedaj akcje innej spółki.
g1846-dead-end = Po tej sprzedaży dałoby się zebrać najwyżej { MONEY($funds) }, a kupowany pociąg musi kosztować więcej niż { MONEY($above) }: takiego nie ma. Sprzedaj inną liczbę akcji.
g1846-not-bankrupt = To nie bankructwo: można zebrać { MONEY($funds) }, a najtańszy pociąg kosztuje { MONEY($price) }. Sprzedaj akcje i kup go.

# Budowa i przejazdy: co się dzieje
g1846-shares-redeemed =
    { $count ->
        [one] { $corp } skupuje akcję za { MONEY($total) }.
        [few] { $corp } skupuje { $count } akcje po { MONEY($each) }, razem za { MONEY($total) }.
       *[many] { $corp } skupuje { $count } akcji po { MONEY($each) }, razem za { MONEY($total) }.
    }
g1846-tile-laid =
    { $cost ->
        [0] { $company } kładzie za darmo { -g1846-tile(case: "acc") } { $tile } (obrót { $rotation }): { $hex }.
       *[other] { $company } kładzie { -g1846-tile(case: "acc") } { $tile } (obrót { $rotation }): { $hex }, { MONEY($cost) }.
    }
g1846-token-placed =
    { $cost ->
        [0] { $company } stawia { -g1846-token(case: "acc") }: { $hex }.
       *[other] { $company } stawia { -g1846-token(case: "acc") }: { $hex }, { MONEY($cost) }.
    }
g1846-neutral-token-placed = Neutralny żeton zajmuje miejsce: { $hex }.
g1846-private-tile-laid =
    { $cost ->
        [0] { $corp } korzysta ze zdolności { $private }: { -g1846-tile } { $tile } (obrót { $rotation }), { $hex }, za darmo.
       *[other] { $corp } korzysta ze zdolności { $private }: { -g1846-tile } { $tile } (obrót { $rotation }), { $hex }, { MONEY($cost) } za most.
    }
g1846-private-token-placed = { $corp } korzysta ze zdolności { $private }: dodatkowy żeton, { $hex }.
g1846-marker-placed = Znacznik { $private }: { $hex }. Trasy, które liczą tę lokację, zarabiają { MONEY($amount) } więcej.
g1846-port-assigned = { $seat } przydziela premię portową: { $company }.
g1846-train-ran = Pociąg { $train } ({ $company }) zarabia { MONEY($revenue) }: { $path }.
g1846-run-done = Dochód { $company }: { MONEY($revenue) }.
g1846-dividend-paid =
    { $kind ->
        [full] { $corp } wypłaca cały dochód ({ MONEY($revenue) }): { MONEY($each) } na akcję.
        [half] { $corp } wypłaca połowę dochodu ({ MONEY($revenue) }): { MONEY($each) } na akcję, { MONEY($kept) } zostaje w skarbcu.
       *[withhold] { $revenue ->
            [0] { $corp } nie ma dochodu do wypłaty.
           *[other] { $corp } zatrzymuje { MONEY($revenue) }.
        }
    }
g1846-revenue-split = { MONEY($half) } dostaje { $seat }, a { MONEY($half) } idzie do skarbca { $company }.

# Budowa i przejazdy: co jest niedozwolone
g1846-issued-this-turn = { $corp } już emitowała lub skupowała akcje w tej turze; można tylko jedno z dwojga i tylko raz. Przejdź do torów i żetonu.
g1846-nothing-to-issue =
    { $treasury ->
        [0] { $corp } nie może emitować: w skarbcu nie ma akcji. Przejdź do torów i żetonu.
       *[other] { $corp } nie może emitować: na giełdzie nie może być więcej jej akcji niż u graczy, a gracze mają { $players }, giełda { $market }. Przejdź do torów i żetonu.
    }
g1846-nothing-to-redeem = { $corp } nie może skupić akcji: na giełdzie ich nie ma. Przejdź do torów i żetonu.
g1846-not-for-independents = { $company } to kolej niezależna: tylko kładzie tory i uruchamia pociągi. Połóż tory albo spasuj.
g1846-not-a-tile-hex =
    { $ground ->
        [water] { $hex } to woda: nie kładzie się tam kafli. Wybierz inny heks.
        [offboard] { $hex } to obszar poza mapą: nie kładzie się tam kafli. Wybierz inny heks.
       *[gray] { $hex }: heks nadrukowano na szaro, a szarych się nie modernizuje. Wybierz inny heks.
    }
g1846-wrong-kind-of-tile =
    { $city ->
        [yes] { $hex }: kafel { $tile } nie pasuje, bo jest tu miasto, a na kaflu go nie ma. Wybierz kafel z miastem.
       *[no] { $hex }: kafel { $tile } nie pasuje, bo na kaflu jest miasto, a tu go nie ma. Wybierz kafel z samymi torami.
    }
g1846-chicago-only =
    { $chicago ->
        [yes] Kafel { $tile } nie pasuje do Chicago: tam kładzie się tylko 298, 299 i 300. Wybierz jeden z nich.
       *[no] Kafel { $tile } jest tylko dla Chicago i tu nie pasuje: { $hex }. Wybierz inny kafel.
    }
g1846-wrong-label =
    { $wanted ->
        [Z] { $hex }: kafel { $tile } nie pasuje, bo kładzie się tu tylko kafle z literą Z. Wybierz jeden z nich.
       *[other] Kafel { $tile } ma literę { $label } i tu nie pasuje: { $hex }. Wybierz kafel bez litery.
    }
g1846-too-many-tiles = { $company } położyła już w tej turze dwa kafle: żółtych { $yellows }, modernizacji { $upgrades }. Postaw żeton albo przejdź dalej.
g1846-second-upgrade = { $hex }: { $company } nie może zmodernizować drugiego kafla, bo z dwóch kafli w turze modernizacją może być tylko jeden. Połóż żółty kafel albo przejdź dalej.
g1846-wrong-colour =
    { $colour ->
        [yellow] { $hex }: kafel { $tile } nie pasuje, bo jest żółty,
        [green] { $hex }: kafel { $tile } nie pasuje, bo jest zielony,
        [brown] { $hex }: kafel { $tile } nie pasuje, bo jest brązowy,
       *[gray] { $hex }: kafel { $tile } nie pasuje, bo jest szary,
    }{" "}{ $wanted ->
        [yellow] a na pusty heks kładzie się żółty. Wybierz żółty kafel.
        [green] a żółty modernizuje się do zielonego. Wybierz zielony kafel.
        [brown] a zielony modernizuje się do brązowego. Wybierz brązowy kafel.
        [gray] a brązowy modernizuje się do szarego. Wybierz szary kafel.
       *[other] a tu leży już szary, którego się nie modernizuje. Wybierz inny heks.
    }
g1846-colour-not-yet =
    { $colour ->
        [green] Kafel { $tile } jest zielony, a zielone pojawiają się w fazie { $wanted }; teraz jest faza { $phase }. Wybierz inny kafel.
        [brown] Kafel { $tile } jest brązowy, a brązowe pojawiają się w fazie { $wanted }; teraz jest faza { $phase }. Wybierz inny kafel.
        [gray] Kafel { $tile } jest szary, a szare pojawiają się w fazie { $wanted }; teraz jest faza { $phase }. Wybierz inny kafel.
       *[yellow] Kafel { $tile } jest żółty, a żółte pojawiają się w fazie { $wanted }; teraz jest faza { $phase }. Wybierz inny kafel.
    }
g1846-track-not-kept = { $hex }: kafel { $tile } z obrotem { $rotation } nie pasuje, bo zniknęłyby leżące tu tory. Obróć go albo wybierz inny kafel.
g1846-no-tile-left =
    { $count ->
        [1] Kafli { $tile } już nie ma: jedyny leży na mapie. Wybierz inny kafel.
       *[other] Kafli { $tile } już nie ma: wszystkie ({ $count }) leżą na mapie. Wybierz inny kafel.
    }
g1846-leads-nowhere =
    { $edge ->
        [0] { $hex }: kafel { $tile } z obrotem { $rotation } nie pasuje, bo tor na południowy zachód prowadziłby donikąd. Obróć go albo wybierz inny kafel.
        [1] { $hex }: kafel { $tile } z obrotem { $rotation } nie pasuje, bo tor na zachód prowadziłby donikąd. Obróć go albo wybierz inny kafel.
        [2] { $hex }: kafel { $tile } z obrotem { $rotation } nie pasuje, bo tor na północny zachód prowadziłby donikąd. Obróć go albo wybierz inny kafel.
        [3] { $hex }: kafel { $tile } z obrotem { $rotation } nie pasuje, bo tor na północny wschód prowadziłby donikąd. Obróć go albo wybierz inny kafel.
        [4] { $hex }: kafel { $tile } z obrotem { $rotation } nie pasuje, bo tor na wschód prowadziłby donikąd. Obróć go albo wybierz inny kafel.
       *[5] { $hex }: kafel { $tile } z obrotem { $rotation } nie pasuje, bo tor na południowy wschód prowadziłby donikąd. Obróć go albo wybierz inny kafel.
    }
g1846-hex-reserved = { $hex }: heks jest zarezerwowany i pozostaje pusty, dopóki spółka nie kupi { $private } albo ta nie zniknie z gry. Wybierz inny heks.
g1846-not-connected =
    { $what ->
        [city] { $company } nie ma połączenia z tym miastem: { $hex }. Od jej żetonów nie prowadzi tam tor omijający zablokowane miasta. Wybierz miasto, do którego dociera.
       *[track] { $company } nie ma połączenia z nowym torem: { $hex }. Od jej żetonów nie prowadzi tam tor omijający zablokowane miasta. Obróć kafel albo wybierz inny heks.
    }
g1846-tile-too-dear = { $company } nie może położyć tu kafla { $tile }: { $hex }. Kosztuje on { MONEY($needed) }, a w skarbcu jest tylko { MONEY($have) }. Wybierz tańszy heks albo spasuj.
g1846-token-placed-already = { $corp } postawiła już żeton w tej turze. Połóż tory albo przejdź dalej.
g1846-no-token-left = { $corp } nie ma już żetonów. Połóż tory albo przejdź dalej.
g1846-token-there = { $hex }: { $corp } ma tu już żeton, a w mieście może mieć tylko jeden. Wybierz inne miasto.
g1846-city-full =
    { $slots ->
        [one] { $hex }: jedyne miejsce jest zajęte. Wybierz inne miasto.
       *[other] { $hex }: wszystkie miejsca ({ $slots }) są zajęte. Wybierz inne miasto.
    }
g1846-slot-kept =
    { $vacant ->
        [one] { $hex }: wolne miejsce jest zarezerwowane ({ $kept_for }). Wybierz inne miasto.
       *[other] { $hex }: wolne miejsca ({ $vacant }) są zarezerwowane ({ $kept_for }). Wybierz inne miasto.
    }
g1846-token-too-dear = { $corp } nie może postawić tu żetonu: { $hex }. Kosztuje on { MONEY($needed) }, a w skarbcu jest tylko { MONEY($have) }. Wybierz tańsze miasto albo przejdź dalej.
g1846-not-owner = { $company } nie ma { $private }, więc nie może użyć jej zdolności. Najpierw ją kup, jeśli właściciel się zgodzi.
g1846-power-used = Zdolność { $private } działa tylko raz i już ją wykorzystano. Przejdź dalej bez niej.
g1846-no-such-power = { $private } nie ma takiej zdolności. Wybierz z proponowanych.
g1846-power-elsewhere = { $private } może to zrobić tylko tutaj: { $hexes }. Wybierz jedno z tych miejsc.
g1846-hex-not-empty = { $private } kładzie kafle na pustych heksach, a tu kafel już leży: { $hex }. Wybierz jej drugi heks.
g1846-no-yellow-tile = { $private } modernizuje żółty kafel, a tu go nie ma: { $hex }. Wybierz jej drugie miasto albo poczekaj, aż się pojawi.
g1846-tiles-do-not-meet = Dwa kafle { $private } muszą się łączyć, tor musi prowadzić z jednego na drugi: { $hex } → { $other }. Obróć go albo spasuj.
g1846-already-joined = Nie można użyć { $private }: { $hex } i { $other } są już połączone. Przejdź dalej.
g1846-does-not-join = { $hex }: ten kafel nie pomaga. Jego nowy tor musi pozwolić { $private } połączyć miasta { $hex } i { $other } za pieniądze, które są w skarbcu. Obróć go albo wybierz inny kafel.
g1846-second-tile-due = Pierwszy kafel { $private } wymaga drugiego, który połączy oba miasta. Połóż go tutaj: { $hexes }.
g1846-marker-there = Znacznik { $private } już tu leży: { $hex }. Wybierz inne miejsce albo go zostaw.
g1846-marker-moved =
    { $ran ->
        [yes] Znacznik { $private } przesuwa się przed uruchomieniem pociągów. Poczekaj na następną turę.
       *[no] Znacznik { $private } już przesunięto, a można tylko raz. Poczekaj na następną okazję.
    }
g1846-not-assignable = { $company } nie może dostać premii portowej: jest dla działających spółek i kolei niezależnych. Wybierz: { $choices }.
g1846-assigned-already = { $company } nie może teraz dostać premii portowej: przydziela się ją raz na rundę i innej spółce niż poprzednio. Przejdź dalej.
g1846-must-run = { $company } ma pociąg i trasę, więc musi uruchomić pociąg. Uruchom co najmniej jeden.
g1846-no-train-to-run =
    { $have ->
        [0] { $company } nie ma pociągu { $train }, który może teraz jechać. Uruchom te, które ma.
        [one] { $company } ma tylko jeden pociąg { $train }, a każdy pociąg ma jedną trasę. Usuń zbędną trasę.
       *[other] { $company }: pociągów { $train } jest tylko { $have }, a każdy ma jedną trasę. Usuń zbędne trasy.
    }
g1846-no-track = Trasa pociągu { $train } urywa się, bo nie ma tu toru: { $hexes }. Poprowadź ją torem od jednej lokacji do drugiej.
g1846-too-few-locations =
    { $visited ->
        [0] Trasa pociągu { $train } nie odwiedza żadnej lokacji, a potrzeba dwóch różnych. Wydłuż ją.
        [1] Trasa pociągu { $train } odwiedza tylko jedną lokację, a potrzeba dwóch różnych. Wydłuż ją.
       *[other] Lokacje na trasie pociągu { $train }: { $visited }, a potrzeba dwóch różnych. Wydłuż ją.
    }
g1846-no-token-counted = Trasa pociągu { $train } nie liczy żadnego miasta z żetonem { $company }. Wybierz trasę przez takie miasto.
g1846-location-twice = Trasa pociągu { $train } odwiedza jedną lokację dwa razy: { $location }. Wybierz inną trasę.
g1846-runs-through =
    { $blocked ->
        [yes] Trasa pociągu { $train } prowadzi dalej przez zablokowane miasto: { $hex }. Wszystkie miejsca zajmują cudze żetony. Zakończ tam albo wybierz inną trasę.
       *[no] Trasa pociągu { $train } prowadzi dalej przez obszar poza mapą: { $hex }. Zakończ tam.
    }
g1846-two-east-areas = Na trasie pociągu { $train } są dwa wschodnie obszary: { $hexes }. Zakończ w jednym z nich.
g1846-too-many-visited =
    Pociąg { $train } odwiedza najwyżej { $most ->
        [few] { $most } lokacje
       *[many] { $most } lokacji
    }, a ta trasa ma ich { $visited }. Skróć ją.
g1846-too-many-counted =
    Pociąg { $train } liczy najwyżej { $most ->
        [one] { $most } lokację
        [few] { $most } lokacje
       *[many] { $most } lokacji
    }, a ta trasa liczy ich { $counted }. Pomiń niektóre.
g1846-must-count-all = Pociąg { $train } liczy wszystko, co odwiedza, nie można pominąć: { $left_out }. Policz to albo wybierz inną trasę.
g1846-counted-elsewhere = Pociąg { $train } nie może tego liczyć: { $hexes }. Jego trasa tam nie prowadzi. Licz tylko to, co odwiedza.
g1846-track-twice = Trasa pociągu { $train } biegnie drugi raz tym samym torem: { $hexes }. Wybierz inną trasę.
g1846-below-maximum = { $company } musi osiągnąć największy dochód, jaki dają jej pociągi: { MONEY($most) }, a nie { MONEY($revenue) }. Wybierz lepsze trasy albo weź proponowane.
