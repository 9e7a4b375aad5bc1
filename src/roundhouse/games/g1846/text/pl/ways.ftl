# Zapisy 18xx.games: jak je odczytano i czyje jest każde odstępstwo.
g1846-deal-guessed = Żadne ziarno z pliku nie daje tych firm prywatnych i spółek, więc to, co jest w grze, odczytano z ruchów.
g1846-imported =
    Gra z { $site }: { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
g1846-kept-so-far = Ruchy przy stole: { $done }. W pliku zostało: { $left }.
g1846-result-equal = Wynik jest tutaj taki sam: { $ours }.
g1846-result-open = Tam gra się jeszcze nie skończyła; stan: { $ours }.
g1846-result-untold = Plik nie podaje wyniku; tutaj jest to: { $ours }.
g1846-unknown-move = Ruch { $number } jest nieznanego rodzaju: „{ $move }”. Plik może być z nowszego 18xx.games.
g1846-other-result = Wyniki się różnią. Tam: { $theirs }. Tutaj: { $ours }.
g1846-by-site = Ruch { $number } ({ $move }), tak robił wtedy tamten serwis: { $way } { $why }
g1846-by-players = Ruch { $number } ({ $move }), za zgodą graczy: { $why }
g1846-by-importer = Ruch { $number } ({ $move }), dodane przy imporcie: { $way } { $why }

g1846-way-no-route = nie widział trasy, więc pociągi nie pojechały.
g1846-way-stale-track = brał jeszcze pod uwagę wcześniejsze tory lub żetony.
g1846-way-unled-shares = można było sprzedać akcje spółki bez prezesa albo więcej niż połowę, którą mieści giełda.
g1846-way-no-need-to-sell = nie kazał sprzedać nadmiaru ponad limit.
g1846-way-president-first = prezes zapłacił, zanim spółka wyemitowała akcje.
g1846-way-bankrupt-early = ogłosił bankructwo wcześniej, niż nakazują zasady.
g1846-way-no-train-needed = tura skończyła się bez pociągu.
g1846-way-emergency-issue = awaryjna emisja mogła być za duża, za mała albo niepotrzebna.
g1846-way-forced-sale = prezes mógł sprzedać inne akcje, niż pozwalają zasady.
g1846-way-train-after-raising = za zebrane pieniądze można było kupić inny pociąg.
g1846-way-ends-counted = pociąg N/M liczył oba końce trasy.
g1846-way-port-in-mid-turn = gracz przydzielił Steamboat Company w środku tury.
g1846-way-out-of-turn = firmy prywatnej użyto w turze innej spółki.
g1846-way-marker-stays = znacznik Steamboat Company został na miejscu, gdy kupiła ją spółka.
g1846-way-other-city = darmowy żeton trafił do innego miasta w Chicago.
g1846-way-closing-sale = po sprzedaży, która zamknęła spółkę, kursy na koniec rundy giełdowej się nie zmieniły, a zaczynał inny gracz.
g1846-way-bought-while-closing = spółka bez prezesa kupiła pociąg, choć była już zamykana.
g1846-way-bankrupt-lowers = ostatnia wyprzedaż bankruta jeszcze raz obniżyła kursy.
g1846-way-bankrupt-sales = emisja i sprzedaże przed bankructwem; tam to jeden ruch.
g1846-way-last-private = ostatnia firma prywatna, wzięta za darmo.

g1846-divergence-second-tile-asked = Tamten serwis pyta o drugi darmowy kafel, nawet gdy żaden nie pasuje.
g1846-divergence-plays-on = Tamten serwis gra dalej, gdy zamknęły się wszystkie spółki.
g1846-divergence-closed-later = Tamten serwis usuwa spółkę z kursem $0 o ruch później.
g1846-divergence-other-first = Po sprzedaży, która zamknęła spółkę, na tamtym serwisie zaczyna inny gracz.

g1846-marker-corrected = Znacznik { $private }: { $hex }. Premię dostaje { $company }.
g1846-train-gone = Pociąg { $train } znika z gry.
g1846-token-corrected = Żeton { $corp }: { $hex }, miasto { $stop }.
g1846-only-imported = Tak bywa tylko w zaimportowanej grze; przy stole nie można tego zagrać.
g1846-not-conserved = Coś by przybyło albo ubyło, albo mowa o tym, czego tu nie ma: { $what }.

pages-option-1846-wait-for-runs = Wybieraj trasy spółek bez prezesa
pages-option-1846-wait-for-runs-about = Trasy spółki bez prezesa wybiera gracz z kartą priorytetu; inaczej jej pociągi jadą od razu najlepszymi trasami.
