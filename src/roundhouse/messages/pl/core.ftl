# Wspólne dla wszystkich gier.
core-with-rule = { $words } ({ $rule }).
core-aside = { $words } ({ $aside })
core-times = { $thing } ×{ $times }
core-nobody = nikt
core-chance = los
core-player = Gracz { $number }

core-undone = { $seat } cofa grę do ruchu { $to }.
core-agreed = Za zgodą graczy, choć zasady tego zabraniają: { $rules }.

core-not-your-turn = { $seat } nie może teraz grać, decyduje { $to_act }. Poczekaj na swoją kolej.
core-game-over = Gra się skończyła. Aby zagrać jeszcze raz, otwórz nowy stół.
core-not-now = Tego nie można zrobić w tym kroku. Wybierz jedną z podanych możliwości.
core-no-such-outcome = Żadna kość, karta ani żeton nie da tu wyniku { $outcome }.

core-not-json = To nie jest JSON (wiersz { $line }: { $reason }). Wybierz plik zapisany przez Roundhouse albo 18xx.games.
core-unknown-action = { $path }: w tej grze nie ma działania „{ $name }”. Dostępne: { $known }.
core-missing-field = { $path }: brakuje pola „{ $field }”.
core-unknown-field = { $path }: pole „{ $field }” jest nieznane. Usuń je albo zmień nazwę.
core-wrong-type = { $path }: oczekiwano { $expected }, jest { $found }.
core-unknown-option = Nie ma opcji „{ $option }”. Dostępne: { $known }.
core-bad-option = Opcja „{ $option }” nie może mieć wartości { $value }. Wybierz jedną z: { $choices }.
core-bad-seats =
    { $seats ->
        [one] { $seats } gracz to za mało: gra jest dla { $low }–{ $high } osób.
        [few] { $seats } gracze nie mogą w to zagrać: gra jest dla { $low }–{ $high } osób.
       *[many] { $seats } graczy nie może w to zagrać: gra jest dla { $low }–{ $high } osób.
    }
core-stale = W międzyczasie gra poszła dalej: był ruch { $seen }, teraz jest { $current }. Spójrz na stół i wybierz jeszcze raz.
core-bad-entry = Wpisu { $seq } nie da się odtworzyć: { $cause }
core-oversized-journal =
    { $unit ->
        [bytes] Plik jest za duży: ma { $found ->
            [one] { NUMBER($found, useGrouping: 1) } bajt
            [few] { NUMBER($found, useGrouping: 1) } bajty
           *[many] { NUMBER($found, useGrouping: 1) } bajtów
        }, a Roundhouse czyta pliki do { NUMBER($most, useGrouping: 1) }.
       *[entries] Zapis jest za długi: ma { $found ->
            [one] { NUMBER($found, useGrouping: 1) } wpis
            [few] { NUMBER($found, useGrouping: 1) } wpisy
           *[many] { NUMBER($found, useGrouping: 1) } wpisów
        }, a gra może ich mieć najwyżej { NUMBER($most, useGrouping: 1) }.
    }
core-wrong-version =
    { $game ->
        [journal] Ten zapis ma format { $written }, a program czyta format { $known }. Plik pozostaje bez zmian; otwórz go w tej wersji Roundhouse, która go zapisała.
       *[other] Tę grę ({ $game }) zapisano według zasad w wersji { $written }, a program zna wersje do { $known }. Plik pozostaje bez zmian; otwórz go w nowszej wersji Roundhouse.
    }
core-wrong-game = Nie ma tu gry „{ $found }”. Dostępne: { $known }.
core-unknown-record = Roundhouse nie umie odczytać tego pliku: nie jest ani jego własny, ani z { $known }.
core-no-importer = Żadna z tutejszych gier nie czyta plików innych stron.
core-no-picture = Dla „{ $title }” nie ma jeszcze rysunku.
core-no-routes = Dla „{ $title }” nie ma wyszukiwania tras.
core-no-planner = Dla gry „{ $title }” nie ma planszy planów. Wypróbuj ruchy przy własnym stole.
core-no-bots = Gra „{ $title }” nie ma botów. Zainstaluj je albo graj przez „roundhouse serve”.
core-unknown-bot = Ta gra nie ma bota „{ $bot }”. Dostępne: { $known }.
core-unknown-company = W tej grze nie ma spółki „{ $company }”. Dostępne: { $known }.
core-nothing-to-undo = Nie ma czego cofać.
core-nothing-to-redo = Nie ma czego ponowić.
core-undo-past-chance = Ruch { $seq }: rzucono kością lub odkryto kartę, więc wcześniejszych ruchów nie można cofnąć.
core-undo-needs-consent = To cofnie też ruchy innych graczy, więc najpierw potrzebna jest zgoda: { $missing }.
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
