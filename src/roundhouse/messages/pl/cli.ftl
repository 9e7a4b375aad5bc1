# Co mówi polecenie, gdy nie może działać dalej.
cli-no-such-verb = Nie ma polecenia „{ $verb }”. Wszystkie pokazuje „roundhouse --help”.
cli-no-such-verb-but = Nie ma polecenia „{ $verb }”. Może chodzi o „{ $near }”?
cli-no-such-file = Nie ma pliku „{ $path }”. Sprawdź jego nazwę i folder.
cli-is-a-folder = „{ $path }” to folder. Podaj plik, który w nim leży.
cli-cannot-use-file = Nie można użyć „{ $path }”: { $reason }.
cli-not-text = To nie jest tekst w UTF-8: bajt { $byte } tam nie pasuje. Wybierz inny plik.
cli-unexpected = Niespodziewany błąd Roundhouse ({ $kind }: { $reason }). Zgłoś go, dołączając wynik z ROUNDHOUSE_DEBUG=1.
cli-no-such-title = Nie ma gry „{ $title }”. Dostępne: { $known }.
cli-no-games = W „{ $path }” nie ma zapisanych gier. Podaj folder z plikami takimi jak w korpusie.
cli-no-such-folder = Nie ma folderu „{ $path }”. Sprawdź nazwę.
cli-corpus-game = { $name }: akcji { $actions }, znanych rozbieżności { $known }, niewyjaśnionych { $unknown }
cli-corpus-total = Gier { $games }, akcji { $actions }, niewyjaśnionych różnic { $unknown }.
cli-divergence = { $name } (razy: { $times }): { $why }
cli-imported = Wczytano ruchów: { $moves }, zapisano wpisów: { $entries }.
cli-already-ours = „{ $path }” jest już naszym zapisem. Pokaże go „roundhouse replay”.
cli-no-states = Stany tej gry nie mają postaci dla innych programów. Pomiń --states.
