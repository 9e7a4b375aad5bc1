# Co mówi polecenie, gdy nie może działać dalej.
cli-no-such-verb = Nie ma polecenia „{ $verb }”. Wszystkie pokazuje „roundhouse --help”.
cli-no-such-verb-but = Nie ma polecenia „{ $verb }”. Może chodzi o „{ $near }”?
cli-no-such-file = Nie ma pliku „{ $path }”. Sprawdź jego nazwę i folder.
cli-is-a-folder = „{ $path }” to folder. Podaj plik, który w nim leży.
cli-cannot-use-file = Nie można użyć „{ $path }”: { $reason }.
cli-not-text = To nie jest tekst w UTF-8 (bajt { $byte }). Wybierz inny plik.
cli-unexpected = Nieoczekiwany błąd Roundhouse ({ $kind }: { $reason }). Zgłoś go, dołączając wynik z ROUNDHOUSE_DEBUG=1.
cli-no-such-title = Nie ma gry „{ $title }”. Dostępne: { $known }.
cli-no-games = W „{ $path }” nie ma zapisanych gier. Podaj folder z plikami korpusu.
cli-no-such-folder = Nie ma folderu „{ $path }”. Sprawdź nazwę.
cli-divergence = { $name } (razy: { $times }): { $why }
cli-imported = Wczytano ruchów: { $moves }, zapisano wpisów: { $entries }.
cli-already-ours = „{ $path }” jest już zapisem Roundhouse. Otwórz go poleceniem „roundhouse replay”.
cli-no-states = Stanów tej gry nie da się wyeksportować. Pomiń --states.
