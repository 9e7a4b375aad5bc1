# Wspólne dla wszystkich gier.
core-with-rule = { $words } ({ $rule })
core-nobody = nikt
core-chance = los
core-player = Gracz { $number }

core-undone = { $seat } cofa ruch, aż do ruchu { $to }.
core-agreed = Za zgodą graczy, choć zasady tego zabraniają: { $rules }.

core-not-your-turn = { $seat } nie może teraz działać, decyduje: { $to_act }. Poczekaj na swoją kolej.
core-game-over = Gra się skończyła, nikt już nie wykonuje ruchów. Aby grać dalej, otwórz nowy stół.
core-not-now = Ta akcja należy do innego kroku. Wybierz jedną z akcji proponowanych teraz.
core-no-such-outcome = Żadna kość, karta ani żeton nie da tu wyniku { $outcome }.

core-not-json = To nie jest JSON (wiersz { $line }: { $reason }). Wybierz plik zapisany przez Roundhouse albo 18xx.games.
core-unknown-action = { $path }: w tej grze nie ma akcji „{ $name }”. Dostępne: { $known }.
core-missing-field = { $path }: brakuje pola „{ $field }”.
core-unknown-field = { $path }: pole „{ $field }” jest nieznane. Usuń je albo popraw nazwę.
core-wrong-type = { $path }: oczekiwano { $expected }, jest { $found }.
core-unknown-option = Nie ma opcji „{ $option }”. Dostępne: { $known }.
core-bad-option = Opcja „{ $option }” nie może mieć wartości { $value }. Wybierz jedną z: { $choices }.
core-bad-seats =
    { $seats ->
        [one] { $seats } gracz to za mało: gra jest dla { $low }–{ $high } osób.
        [few] { $seats } gracze nie mogą w to zagrać: gra jest dla { $low }–{ $high } osób.
       *[many] { $seats } graczy nie może w to zagrać: gra jest dla { $low }–{ $high } osób.
    }
core-stale = Przy stole wykonano już ruch: widzisz ruch { $seen }, teraz jest { $current }. Spójrz jeszcze raz i wybierz.
core-bad-entry = Wpisu { $seq } nie da się odtworzyć: { $cause }
core-oversized-journal =
    { $unit ->
        [bytes] Plik jest za duży: liczba bajtów to { $found }, a Roundhouse czyta najwyżej { $most }.
       *[entries] Zapis jest za długi: liczba wpisów to { $found }, a gra może ich mieć najwyżej { $most }.
    }
core-wrong-version =
    { $game ->
        [journal] Ten zapis ma format { $written }, a program czyta format { $known }. Plik pozostaje bez zmian; otwórz go w tej wersji Roundhouse, która go zapisała.
       *[other] Tę grę ({ $game }) zapisano według zasad w wersji { $written }, a program zna wersje do { $known }. Plik pozostaje bez zmian; otwórz go w nowszej wersji Roundhouse.
    }
core-wrong-game = „{ $found }” nie jest żadną z naszych gier. Dostępne: { $known }.
core-unknown-record = Roundhouse nie umie odczytać tej partii: nie jest to ani jego własny plik, ani plik z { $known }.
core-no-importer = Żadna z tutejszych gier nie czyta plików innych stron.
core-no-picture = Dla „{ $title }” nie ma jeszcze rysunku.
core-no-routes = Dla „{ $title }” nie ma wyszukiwania tras.
core-no-bots = Gra „{ $title }” nie ma botów. Zainstaluj je albo graj przez „roundhouse serve”.
core-unknown-bot = Ta gra nie ma bota „{ $bot }”. Dostępne: { $known }.
core-unknown-company = W tej partii nie ma spółki „{ $company }”. Dostępne: { $known }.
core-nothing-to-undo = Nie ma tu czego cofać.
core-undo-past-chance = W ruchu { $seq } rzucono kością lub odkryto kartę; niczego wcześniejszego nie można cofnąć.
core-undo-needs-consent = To dotyczy ruchów innych graczy, więc najpierw potrzebna jest zgoda: { $missing }.
core-missing-extra = Do tego potrzebny jest dodatek „{ $extra }”. Zainstaluj go poleceniem: { $command }

# Co jest nie tak z pakietem zainstalowanym obok Roundhouse.
core-plugin-not-loaded = Nie można wczytać „{ $plugin }” z pakietu { $package }, więc jest pomijany ({ $reason }).
core-not-a-title = „{ $plugin }” z pakietu { $package } jest pomijany: powinien to być Title, a jest { $found }.
core-not-a-bot = „{ $plugin }” z pakietu { $package } jest pomijany: powinien to być BotDef, a jest { $found }.
core-incomplete-plugin = „{ $plugin }” z pakietu { $package } jest pomijany: tych części brakuje lub są błędne: { $parts }.
core-bad-plugin-name = „{ $plugin }” z pakietu { $package } jest pomijany: nazwa gry składa się z małych liter łacińskich, cyfr i _, nazwa bota z nazwy gry, kropki i takiej nazwy.
core-other-key = „{ $plugin }” z pakietu { $package } jest pomijany: jego gra nazywa się „{ $key }”, a obie nazwy muszą być takie same.
core-plugin-twice = „{ $plugin }” jest w dwóch pakietach: używany jest ten z { $used }, a ten z { $package } jest pomijany.
core-bot-without-title = Bot „{ $bot }” z pakietu { $package } jest pomijany: jego gra „{ $title }” nie jest zainstalowana.
core-bad-catalogue = Teksty w { $file } (pakiet { $package }) mają błąd w wierszu { $line }; to, czego nie można odczytać, jest pomijane.
