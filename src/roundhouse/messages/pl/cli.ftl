# Co mówi polecenie, gdy nie może działać dalej.
cli-no-such-verb = Nie ma polecenia „{ $verb }”. Wszystkie pokazuje „roundhouse --help”.
cli-no-such-verb-but = Nie ma polecenia „{ $verb }”. Może chodzi o „{ $near }”?
cli-no-such-file = Nie ma pliku „{ $path }”. Sprawdź jego nazwę i folder.
cli-is-a-folder = „{ $path }” to folder. Podaj plik, który w nim leży.
cli-cannot-use-file = Nie można użyć „{ $path }”: { $reason }.
cli-not-text = To nie jest tekst w UTF-8: bajt { $byte } tam nie pasuje. Wybierz inny plik.
cli-unexpected = Niespodziewany błąd Roundhouse ({ $kind }: { $reason }). Zgłoś go, dołączając wynik z ROUNDHOUSE_DEBUG=1.
cli-no-such-title = Nie ma gry „{ $title }”. Dostępne: { $known }.
cli-no-such-bot = Ta gra nie ma bota „{ $bot }”. Dostępne: { $known }.
cli-needs-extra = Do tego potrzebny jest dodatek „{ $extra }”. Zainstaluj go poleceniem: ./roundhouse setup { $extra }
