# Co do litery instrukcji z 2016 roku (OPT-LETTER); emisje, które dają mniej.
pages-option-1846-by-the-letter = Co do litery instrukcji z 2016 roku
pages-option-1846-by-the-letter-about =
    Pięć punktów tak, jak wydrukowano, bez późniejszych errat i odpowiedzi:
    1. Awaryjna emisja może nic nie dać albo zamknąć spółkę (6.86).
    2. Prezes, który zbiera pieniądze, może sprzedać akcje działającej spółki po $10, co ją zamyka (6.88).
    3. Znaczniki Steamboat Company należącej do gracza zostają w fazie III (rozdział 9).
    4. Drugi kafel Michigan Central lub Ohio & Indiana można położyć później, także w innej turze (6.93).
    5. Gdy wyprzedaje się ostatnie akcje bankruta, kursy jego spółek spadają (5.22, 7.11).
g1846-panel-largest-brings-less =
    Żadna emisja nie wystarczy na pociąg, trzeba więc wyemitować jak najwięcej (OR-FORCE-4): { $count ->
        [one] { $count } akcja da
        [few] { $count } akcje dadzą
       *[many] { $count } akcji da
    } { MONEY($total) }, choć mniejsza emisja ({ $fewer }) dałaby { MONEY($more) }.
g1846-panel-forced-issue-may = Awaryjna emisja nic teraz nie da, ale jest dozwolona (OPT-LETTER-1). Przy $0 spółka się zamyka, a jej tura kończy.
g1846-panel-closes-note = nic; kurs spada do $0 i { $corp } się zamyka
