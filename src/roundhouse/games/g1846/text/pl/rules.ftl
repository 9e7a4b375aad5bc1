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
g1846-private-passed-on = { $seat } zostawia { $private } następnemu graczowi; cena wynosi teraz { MONEY($price) }.
g1846-private-taken = { $seat } bierze { $private } i płaci { MONEY($price) }.
g1846-endowed = { $company } dostaje z banku { MONEY($amount) } i swój pociąg 2.

# Rundy
g1846-stock-round-began = Zaczyna się runda giełdowa { $number }, pierwszy ruch: { $seat }.
g1846-operating-round-began =
    { $set_no ->
        [0] Zaczyna się runda operacyjna { $number }, przed pierwszą rundą giełdową.
       *[other] Zaczyna się runda operacyjna { $set_no }.{ $number }.
    }
g1846-turn-began = Działa { $company }.
g1846-priority-moved = Pierwszeństwo ma teraz { $seat }.
g1846-bank-broke = Bank rozbity: gra skończy się po drugiej rundzie operacyjnej tego cyklu.
g1846-trains-gone = W banku nie ma już pociągów: gra skończy się po cyklu { $last }.
g1846-game-ended =
    { $reason ->
        [bank_broken] Koniec gry: bank rozbity.
        [no_trains] Koniec gry: w banku nie ma już pociągów.
        [one_player_left] Koniec gry: wszyscy gracze prócz jednego zbankrutowali.
        [all_closed] Koniec gry: wszystkie korporacje zamknięto i nie ma już firm prywatnych.
       *[other] Koniec gry: nic więcej nie może się wydarzyć.
    }
g1846-ended-bank-broken = Bank rozbity.
g1846-ended-no-trains = W banku nie było już pociągów.
g1846-ended-one-player-left = Wszyscy gracze prócz jednego zbankrutowali.
g1846-ended-all-closed = Wszystkie korporacje zamknięto i nie ma już firm prywatnych.
g1846-ended-nothing-left = Nic więcej nie mogło się wydarzyć.

# Akcje
g1846-passed-turn = { $seat } pasuje.
g1846-corp-opened = { $seat } otwiera { $corp } po { MONEY($price) } i wpłaca { MONEY($cost) } do kasy firmy.
g1846-subsidy-paid = { $corp } dostaje przy otwarciu dotację { MONEY($amount) }.
g1846-share-bought =
    { $source ->
        [market] { $seat } kupuje z rynku akcję { $corp } za { MONEY($price) }.
       *[treasury] { $seat } kupuje z kasy firmy akcję { $corp } za { MONEY($price) }.
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
g1846-private-bought = { $corp } kupuje { $private } za { MONEY($price) }, sprzedaje { $seat }.
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
        [tile] Nie ma tu kafelka „{ $name }”.
        [rotation] Nie ma tu obrotu „{ $name }”.
        [train] Nie ma tu pociągu „{ $name }”.
        [private] Nie ma tu firmy prywatnej „{ $name }”.
        [city] Nie ma tu miasta „{ $name }”.
       *[other] Nie ma tu { $kind } „{ $name }”.
    } Wybierz coś z proponowanych.
g1846-cannot-afford = { $who } nie może zapłacić { MONEY($needed) }: w kasie jest { MONEY($have) }. Wybierz coś tańszego albo spasuj.
g1846-player-cannot-afford = { $seat } nie może zapłacić { MONEY($needed) }, mając { MONEY($have) } gotówki. Wybierz coś tańszego, najpierw coś sprzedaj albo spasuj.
g1846-count-out-of-range =
    { $high ->
        [0] { $count } nie jest możliwe: nie ma z czego wybierać. Spasuj.
        [1] { $count } nie jest możliwe: można tylko 1. Wybierz 1.
       *[other] { $count } nie jest możliwe: wybierz od { $low } do { $high }.
    }
g1846-price-out-of-range = { MONEY($price) } nie jest możliwe: wybierz od { MONEY($low) } do { MONEY($high) }.
g1846-not-in-hand = Wśród dobranych kart nie ma { $card }. Zatrzymaj jedną z: { $hand }.
g1846-must-take = { $private } jest oferowana za darmo i nie można jej zostawić następnemu. Weź ją.
g1846-must-begin = Pierwszym wyborem draftu nie może być pas. Weź jedną z firm prywatnych.
g1846-not-started = { $corp } nie jest jeszcze na giełdzie: nie ma akcji do handlu. Wybierz otwartą korporację.
g1846-cannot-open = Nie można otworzyć { $corp }: jest już na giełdzie, została zamknięta albo nie bierze udziału w grze. Wybierz inną korporację.
g1846-not-an-opening-price = Korporacji nie można otworzyć po { MONEY($price) }. Wybierz jedną z cen: { $choices }.
g1846-not-held = Tylu akcji { $corp } ({ $count }) nie da się sprzedać: jest ich { $held }. Wybierz od 1 do { $held }.
g1846-no-share-there =
    { $source ->
        [market] Na rynku nie ma akcji { $corp }. Zajrzyj do kasy firmy albo wybierz inną korporację.
       *[treasury] W kasie { $corp } nie ma już akcji. Zajrzyj na rynek albo wybierz inną korporację.
    }
g1846-already-sold = Akcje { $corp } już sprzedano: wszystko, co sprzedajesz z jednej korporacji, to jedna sprzedaż. Sprzedaj akcje innej korporacji albo przejdź dalej.
g1846-presidentless = { $corp } nie ma prezesa: nikt nie sprzedaje jej akcji i nikt nie może zgodzić się na sprzedaż jej pociągów. Wybierz inną korporację.
g1846-not-operated-yet = { $corp } jeszcze nie działała: do tego czasu jej akcje sprzedaje tylko prezes. Sprzedaj inne albo przejdź dalej.
g1846-market-full =
    { $room ->
        [0] Na rynku jest już połowa akcji { $corp }; więcej trafić tam nie może. Sprzedaj inne albo przejdź dalej.
       *[other] Tyle akcji { $corp } ({ $count }) to za dużo: na rynku może być najwyżej połowa korporacji, czyli jeszcze { $room }. Sprzedaj mniej.
    }
g1846-president-certificate =
    { $most ->
        [0] Certyfikat prezesa { $corp } nie może trafić na rynek, a nikt inny nie ma 20%, by go przejąć. Sprzedaj inne akcje albo przejdź dalej.
       *[other] Certyfikat prezesa { $corp } nie może trafić na rynek, a nikt inny nie ma 20%, by go przejąć. Sprzedaj najwyżej { $most }.
    }
g1846-certificate-limit =
    Masz { $have ->
        [one] { $have } certyfikat
        [few] { $have } certyfikaty
       *[many] { $have } certyfikatów
    }, a limit to { $limit }: nie możesz kupować. Najpierw sprzedaj albo spasuj.
g1846-ownership-limit = Masz { $have }% akcji { $corp }, a limit to { $limit }%. Kup akcję innej korporacji albo spasuj.
g1846-sold-this-round = Po sprzedaży akcji { $corp } nie możesz ich kupować do następnej rundy giełdowej. Wybierz inną korporację.
g1846-must-sell =
    Masz { $have ->
        [one] { $have } certyfikat
        [few] { $have } certyfikaty
       *[many] { $have } certyfikatów
    }, a limit to { $limit }: dopóki możesz sprzedawać, nie możesz spasować. Sprzedaj nadmiar.
g1846-bad-price = { MONEY($price) } to nie cena: transakcja kosztuje co najmniej $1. Zaproponuj więcej.
g1846-train-not-for-sale = Bank nie sprzedaje teraz pociągu { $train }. W sprzedaży: { $trains }.
g1846-no-bank-train = W banku nie ma już pociągów. Kup od innej korporacji albo spasuj.
g1846-not-its-train = { $corp } nie ma pociągu { $train } na sprzedaż. Wybierz pociąg innej korporacji z giełdy.
g1846-train-limit =
    { $corp } ma już { $have ->
        [one] { $have } pociąg
        [few] { $have } pociągi
       *[many] { $have } pociągów
    }, a limit to { $limit }: następnego wziąć nie może, cokolwiek stałoby się z tymi, które ma. Spasuj.
g1846-phased-out = Pociągi { $train } są przestarzałe i nie można ich kupić. Wybierz inny pociąg.
g1846-last-train = Gdy w banku nie ma pociągów, ostatniego pociągu { $corp } kupić nie można. Wybierz pociąg innej korporacji.
g1846-price-not-better = Taką ofertę w tej turze odrzucono lub wycofano: { MONEY($price) } nie jest lepsze. Zaproponuj co najmniej { MONEY($low) }.
g1846-too-late-for-privates = { $private }: tej firmy nie można już kupić, korporacje kupują firmy prywatne w fazach I i II. Przejdź dalej bez niej.
g1846-must-buy-train = { $corp } nie ma pociągu i musi go zdobyć: najtańszy w banku kosztuje { MONEY($price) }, w kasie jest { MONEY($have) }. Kup pociąg albo zbierz pieniądze.
g1846-bank-train-first = { $corp } zebrała pieniądze na pociąg z banku i musi najpierw go kupić. Kup pociąg.
g1846-not-forced = Nic nie zmusza { $corp } do takiego zbierania pieniędzy: ma pociąg albo stać ją na niego. Kup pociąg albo spasuj.
g1846-already-issued = { $corp } wykorzystała jedyną awaryjną emisję w tej turze. Dalej płaci prezes.
g1846-wrong-emergency-issue = { $corp } nie może teraz wyemitować tylu akcji ({ $count }): awaryjna emisja musi wystarczyć na pociąg, na który mniej akcji nie wystarcza, albo być największa. Można wyemitować: { $choices }.
g1846-no-useful-issue = { $corp } nie może przeprowadzić awaryjnej emisji: żadna nie przybliży pociągu. Kup to, na co wystarczy kasy, albo niech płaci prezes.
g1846-issue-first = { $corp } musi wyemitować akcje, zanim prezes zapłaci lub sprzeda. Można wyemitować: { $choices }.
g1846-cheaper-than-raised = Na pociąg za { MONEY($price) } wystarczało { MONEY($above) } jeszcze przed ostatnią wyemitowaną lub sprzedaną akcją. Kup droższy.
g1846-keeps-presidency =
    { $most ->
        [0] Działa teraz { $corp }: wymuszona sprzedaż nie może zmienić jej prezesa. Sprzedaj akcje innej korporacji.
       *[other] Działa teraz { $corp }: wymuszona sprzedaż nie może zmienić jej prezesa. Możesz sprzedać jej akcji najwyżej { $most }.
    }
g1846-would-close = Działa teraz { $corp }: wymuszona sprzedaż nie może sprowadzić jej kursu do $0. Sprzedaj akcje innej korporacji.
g1846-dead-end = Po tej sprzedaży dałoby się zebrać najwyżej { MONEY($funds) }, a kupowany pociąg musi kosztować więcej niż { MONEY($above) }: takiego nie ma. Sprzedaj inną liczbę akcji.
g1846-not-bankrupt = To nie bankructwo: można zebrać { MONEY($funds) }, a najtańszy pociąg kosztuje { MONEY($price) }. Sprzedaj akcje i kup go.

# Budowa i przejazdy: co się dzieje
g1846-shares-redeemed =
    { $count ->
        [one] { $corp } odkupuje akcję za { MONEY($total) }.
        [few] { $corp } odkupuje { $count } akcje po { MONEY($each) }, razem za { MONEY($total) }.
       *[many] { $corp } odkupuje { $count } akcji po { MONEY($each) }, razem za { MONEY($total) }.
    }
g1846-tile-laid =
    { $cost ->
        [0] { $company } kładzie za darmo kafelek { $tile } (obrót { $rotation }) na { $hex }.
       *[other] { $company } kładzie kafelek { $tile } (obrót { $rotation }) na { $hex } za { MONEY($cost) }.
    }
g1846-token-placed =
    { $cost ->
        [0] { $company } stawia żeton w { $hex }.
       *[other] { $company } stawia żeton w { $hex } za { MONEY($cost) }.
    }
g1846-neutral-token-placed = Neutralny żeton zajmuje miejsce w { $hex }.
g1846-private-tile-laid =
    { $cost ->
        [0] { $corp } korzysta z { $private }: kafelek { $tile } (obrót { $rotation }) na { $hex }, za darmo.
       *[other] { $corp } korzysta z { $private }: kafelek { $tile } (obrót { $rotation }) na { $hex }, { MONEY($cost) } za most.
    }
g1846-private-token-placed = { $corp } korzysta z { $private }: dodatkowy żeton w { $hex }.
g1846-marker-placed = Znacznik { $private } leży w { $hex }: trasy, które liczą tę lokację, zarabiają { MONEY($amount) } więcej.
g1846-port-assigned = { $seat } przydziela premię portową: { $company }.
g1846-train-ran = { $company } jedzie pociągiem { $train } za { MONEY($revenue) }: { $path }.
g1846-run-done = { $company } zarabia { MONEY($revenue) }.
g1846-dividend-paid =
    { $kind ->
        [full] { $corp } wypłaca cały przychód { MONEY($revenue) }: { MONEY($each) } na akcję.
        [half] { $corp } wypłaca połowę z { MONEY($revenue) }: { MONEY($each) } na akcję, { MONEY($kept) } zostaje w kasie.
       *[withhold] { $revenue ->
            [0] { $corp } nie ma przychodu do wypłaty.
           *[other] { $corp } zatrzymuje { MONEY($revenue) }.
        }
    }
g1846-revenue-split = Z tego { MONEY($half) } dostaje { $seat }, a { MONEY($half) } idzie do kasy { $company }.

# Budowa i przejazdy: co jest niedozwolone
g1846-issued-this-turn = { $corp } już emitowała lub odkupowała akcje w tej turze; można tylko jedno z dwojga i tylko raz. Przejdź do torów i żetonu.
g1846-nothing-to-issue =
    { $treasury ->
        [0] { $corp } nie może emitować: w kasie nie ma akcji. Przejdź do torów i żetonu.
       *[other] { $corp } nie może emitować: gracze mają jej akcji { $players }, na rynku jest { $market }, a wyemitować można tylko tyle, o ile gracze mają więcej. Przejdź do torów i żetonu.
    }
g1846-nothing-to-redeem = { $corp } nie może odkupić akcji: na rynku ich nie ma. Przejdź do torów i żetonu.
g1846-not-for-independents = { $company } to kolej niezależna: kładzie tory i jeździ, nic więcej. Połóż tory albo spasuj.
g1846-not-a-tile-hex =
    { $ground ->
        [water] { $hex } to woda: nie kładzie się tam kafelków. Wybierz inny heks.
        [offboard] { $hex } to obszar poza mapą: nie kładzie się tam kafelków. Wybierz inny heks.
       *[gray] { $hex } wydrukowano na szaro i to jest ostateczne: nie kładzie się tam kafelków. Wybierz inny heks.
    }
g1846-wrong-kind-of-tile =
    { $city ->
        [yes] Kafelek { $tile } nie pasuje na { $hex }: tam jest miasto, a na kafelku go nie ma. Wybierz kafelek z miastem.
       *[no] Kafelek { $tile } nie pasuje na { $hex }: na kafelku jest miasto, a tam go nie ma. Wybierz kafelek z samymi torami.
    }
g1846-chicago-only =
    { $chicago ->
        [yes] Kafelek { $tile } nie pasuje do Chicago: tam kładzie się tylko 298, 299 i 300. Wybierz jeden z nich.
       *[no] Kafelek { $tile } jest tylko dla Chicago i nie pasuje na { $hex }. Wybierz inny kafelek.
    }
g1846-wrong-label =
    { $wanted ->
        [Z] Kafelek { $tile } nie pasuje na { $hex }: tam kładzie się tylko kafelki z literą Z. Wybierz jeden z nich.
       *[other] Kafelek { $tile } ma literę { $label } i nie pasuje na { $hex }. Wybierz kafelek bez litery.
    }
g1846-too-many-tiles = { $company } ma już położone dwa kafelki: żółtych { $yellows }, ulepszeń { $upgrades }. Postaw żeton albo przejdź dalej.
g1846-second-upgrade = { $company } nie może ulepszyć { $hex }: w tej turze było już ulepszenie, a z dwóch kafelków może nim być tylko jeden. Połóż żółty kafelek albo przejdź dalej.
g1846-wrong-colour =
    { $colour ->
        [yellow] Kafelek { $tile } nie pasuje na { $hex }: jest żółty,
        [green] Kafelek { $tile } nie pasuje na { $hex }: jest zielony,
        [brown] Kafelek { $tile } nie pasuje na { $hex }: jest brązowy,
       *[gray] Kafelek { $tile } nie pasuje na { $hex }: jest szary,
    }{" "}{ $wanted ->
        [yellow] a na pusty heks kładzie się żółty. Wybierz żółty kafelek.
        [green] a żółty ulepsza się do zielonego. Wybierz zielony kafelek.
        [brown] a zielony ulepsza się do brązowego. Wybierz brązowy kafelek.
        [gray] a brązowy ulepsza się do szarego. Wybierz szary kafelek.
       *[other] a leży tam już szary i to jest ostateczne. Wybierz inny heks.
    }
g1846-colour-not-yet =
    { $colour ->
        [green] Kafelek { $tile } jest zielony, a zielone pojawiają się w fazie { $wanted }; teraz jest faza { $phase }. Wybierz inny kafelek.
        [brown] Kafelek { $tile } jest brązowy, a brązowe pojawiają się w fazie { $wanted }; teraz jest faza { $phase }. Wybierz inny kafelek.
        [gray] Kafelek { $tile } jest szary, a szare pojawiają się w fazie { $wanted }; teraz jest faza { $phase }. Wybierz inny kafelek.
       *[yellow] Kafelek { $tile } jest żółty, a żółte pojawiają się w fazie { $wanted }; teraz jest faza { $phase }. Wybierz inny kafelek.
    }
g1846-track-not-kept = Kafelek { $tile } z obrotem { $rotation } nie pasuje na { $hex }: zniknęłyby leżące tam tory. Obróć go albo wybierz inny kafelek.
g1846-no-tile-left =
    { $count ->
        [1] Kafelków { $tile } już nie ma: jedyny leży na mapie. Wybierz inny kafelek.
       *[other] Kafelków { $tile } już nie ma: wszystkie ({ $count }) leżą na mapie. Wybierz inny kafelek.
    }
g1846-leads-nowhere =
    { $edge ->
        [0] Kafelek { $tile } z obrotem { $rotation } nie pasuje na { $hex }: tor na południowy zachód prowadziłby donikąd. Obróć go albo wybierz inny kafelek.
        [1] Kafelek { $tile } z obrotem { $rotation } nie pasuje na { $hex }: tor na zachód prowadziłby donikąd. Obróć go albo wybierz inny kafelek.
        [2] Kafelek { $tile } z obrotem { $rotation } nie pasuje na { $hex }: tor na północny zachód prowadziłby donikąd. Obróć go albo wybierz inny kafelek.
        [3] Kafelek { $tile } z obrotem { $rotation } nie pasuje na { $hex }: tor na północny wschód prowadziłby donikąd. Obróć go albo wybierz inny kafelek.
        [4] Kafelek { $tile } z obrotem { $rotation } nie pasuje na { $hex }: tor na wschód prowadziłby donikąd. Obróć go albo wybierz inny kafelek.
       *[5] Kafelek { $tile } z obrotem { $rotation } nie pasuje na { $hex }: tor na południowy wschód prowadziłby donikąd. Obróć go albo wybierz inny kafelek.
    }
g1846-hex-reserved = { $hex } jest zarezerwowany: nie kładzie się tam kafelków, dopóki korporacja nie kupi { $private } albo firma nie zniknie z gry. Wybierz inny heks.
g1846-not-connected =
    { $what ->
        [city] { $company } nie ma połączenia z { $hex }: od jej żetonów nie prowadzi tam tor omijający zablokowane miasta. Wybierz miasto, do którego dociera.
       *[track] { $company } nie ma połączenia z nowym torem w { $hex }: od jej żetonów nie prowadzi tam tor omijający zablokowane miasta. Obróć kafelek albo wybierz inny heks.
    }
g1846-tile-too-dear = { $company } nie może położyć kafelka { $tile } na { $hex }: kosztuje { MONEY($needed) }, a w kasie jest { MONEY($have) }. Wybierz tańszy heks albo spasuj.
g1846-token-placed-already = { $corp } postawiła już żeton w tej turze. Połóż tory albo przejdź dalej.
g1846-no-token-left = { $corp } nie ma już żetonów. Połóż tory albo przejdź dalej.
g1846-token-there = { $corp } ma już żeton w { $hex }, a drugiego się nie stawia. Wybierz inne miasto.
g1846-city-full =
    { $slots ->
        [one] { $hex }: nie ma miejsca, jedyne zajmuje żeton. Wybierz inne miasto.
       *[other] { $hex }: nie ma miejsca, wszystkie ({ $slots }) zajmują żetony. Wybierz inne miasto.
    }
g1846-slot-kept =
    { $vacant ->
        [one] Wolne miejsce w { $hex } jest zarezerwowane: { $kept_for }. Wybierz inne miasto.
       *[other] Wolne miejsca w { $hex } ({ $vacant }) są zarezerwowane: { $kept_for }. Wybierz inne miasto.
    }
g1846-token-too-dear = { $corp } nie może postawić żetonu w { $hex }: kosztuje { MONEY($needed) }, a w kasie jest { MONEY($have) }. Wybierz tańsze miasto albo przejdź dalej.
g1846-not-owner = { $company } nie ma { $private }, więc nie może z niej skorzystać. Najpierw ją kup, jeśli właściciel sprzeda.
g1846-power-used = Przywilej { $private } już wykorzystano, działa raz. Przejdź dalej bez niego.
g1846-no-such-power = { $private } nie ma takiego przywileju. Wybierz z proponowanych.
g1846-power-elsewhere = { $private } nie działa w tym miejscu, tylko tutaj: { $hexes }. Wybierz jedno z tych miejsc.
g1846-hex-not-empty = { $private } kładzie kafelki na pustych heksach, a na { $hex } już leży. Wybierz jej drugi heks.
g1846-no-yellow-tile = { $private } ulepsza żółty kafelek, a na { $hex } go nie ma. Wybierz jej drugie miasto albo poczekaj, aż się pojawi.
g1846-tiles-do-not-meet = Dwa kafelki { $private } muszą się łączyć: tor z { $hex } musi prowadzić do kafelka na { $other }. Obróć go albo spasuj.
g1846-already-joined = Nie można użyć { $private }: { $hex } i { $other } są już połączone torem. Przejdź dalej.
g1846-does-not-join = Kafelek na { $hex } nie pomaga: jego nowy tor musi wejść w drogę między { $hex } a { $other }, którą { $private } może dokończyć, a kasa opłacić. Obróć go albo wybierz inny kafelek.
g1846-second-tile-due = Pierwszy kafelek { $private } położono dla drugiego, który połączy oba miasta. Połóż go tutaj: { $hexes }.
g1846-marker-there = Znacznik { $private } już leży w { $hex }. Wybierz inne miejsce albo zostaw go tam.
g1846-marker-moved =
    { $ran ->
        [yes] Znacznik { $private } przesuwa się przed przejazdami. Poczekaj na następną turę.
       *[no] Znacznik { $private } już przesunięto, a można tylko raz. Poczekaj na następną okazję.
    }
g1846-not-assignable = { $company } nie może dostać premii portowej: jest dla korporacji z giełdy i kolei niezależnych. Wybierz jedną z: { $choices }.
g1846-assigned-already = Premię portową już przydzielono: raz na rundę i innej firmie niż poprzednio; { $company } teraz jej nie dostanie. Przejdź dalej.
g1846-must-run = { $company } ma pociąg i trasę, więc musi jechać. Uruchom co najmniej jeden pociąg.
g1846-no-train-to-run =
    { $have ->
        [0] { $company } nie ma pociągu { $train }, który może teraz jechać. Uruchom te, które ma.
        [one] { $company } ma tylko jeden pociąg { $train }, który może teraz jechać, a jeden pociąg to jedna trasa. Usuń zbędną trasę.
       *[other] { $company }: pociągów { $train }, które mogą teraz jechać, jest { $have }, a każdy ma jedną trasę. Usuń zbędne trasy.
    }
g1846-no-track = Trasa pociągu { $train } urywa się: wzdłuż { $hexes } nie ma toru. Poprowadź ją torem od jednej lokacji do drugiej.
g1846-too-few-locations =
    { $visited ->
        [0] Trasa pociągu { $train } nie odwiedza żadnej lokacji, a potrzeba dwóch różnych. Wydłuż ją.
        [1] Trasa pociągu { $train } odwiedza tylko jedną lokację, a potrzeba dwóch różnych. Wydłuż ją.
       *[other] Lokacje na trasie pociągu { $train }: { $visited }, a potrzeba dwóch różnych. Wydłuż ją.
    }
g1846-no-token-counted = Trasa pociągu { $train } nie liczy żadnego miasta z żetonem { $company }. Wybierz drogę przez takie miasto.
g1846-location-twice = Trasa pociągu { $train } odwiedza { $location } dwa razy. Wybierz inną drogę.
g1846-runs-through =
    { $blocked ->
        [yes] Trasa pociągu { $train } przechodzi przez { $hex }, a to miasto jest zablokowane: wszystkie miejsca zajmują cudze żetony. Zakończ tam albo wybierz inną drogę.
       *[no] Trasa pociągu { $train } przechodzi przez { $hex }, a to obszar poza mapą. Zakończ tam.
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
g1846-must-count-all = Pociąg { $train } liczy wszystko, co odwiedza, a pominięto by { $left_out }. Policz to albo wybierz inną drogę.
g1846-counted-elsewhere = Pociąg { $train } nie może liczyć { $hexes }: jego trasa tam nie prowadzi. Licz to, co odwiedza.
g1846-track-twice = Trasa pociągu { $train } biegnie między { $hexes } torem, który jest już użyty. Wybierz inną drogę.
g1846-below-maximum = { $company } zarobiłaby { MONEY($revenue) }, ale jej pociągi mogą zarobić { MONEY($most) }, więc muszą. Wybierz lepsze trasy albo weź proponowane.
