# Co słyszą operatorzy: ustawienia, kopie, baza danych.
operations-bad-setting = { $place } nie pasuje: { $reason }.
operations-no-config = Nie można odczytać ustawień z „{ $path }”: { $reason }.
operations-bad-config = „{ $path }” nie jest plikiem TOML: { $reason }.
operations-bad-shape = „{ $path }”: { $setting } to { $wanted }.
operations-wanted-flag = true albo false
operations-wanted-list = lista tekstów, np. ["10.0.0.0/8"]
operations-wanted-value = tekst albo liczba
operations-no-such-key = „{ $path }”: nie ma ustawienia „{ $setting }”. Wszystkie wymienia „roundhouse serve --help”.
operations-no-such-key-but = „{ $path }”: nie ma ustawienia „{ $setting }”. Czy chodziło o „{ $near }”?
operations-no-such-variable = Nie ma ustawienia { $name }. Czy chodziło o { $near }? Usuń tę zmienną albo zmień jej nazwę.
operations-bad-address = „{ $value }” nie jest adresem, który gracze mogą otworzyć. Zapisz go jak https://play.example.org, bez ścieżki
operations-bad-host-port = „{ $value }” nie jest hostem ani hostem z portem. Zapisz go jak mail.example.org:587
operations-bad-network = „{ $value }” nie jest adresem IP ani siecią. Zapisz jak 10.0.0.0/8
operations-bad-scheduler = „{ $value }” nie jest adresem planisty Dask. Zapisz go jak tcp://10.0.0.5:8786
operations-bad-database = Roundhouse nie zna takiej bazy danych: „{ $value }”. Podaj postgresql://… albo plik
operations-cannot-listen = Roundhouse nie może nasłuchiwać na { $host }, port { $port }: { $reason }.
operations-newer-schema = „{ $path }” zapisała nowsza wersja Roundhouse (schemat { $found }; ta zna { $known }). Zainstaluj tamtą wersję albo przywróć wcześniejszą kopię.
operations-copied = „{ $path }” zawiera { $tables } { $tables ->
    [one] stół
    [few] stoły
   *[other] stołów
} i { $entries } { $entries ->
    [one] wpis
    [few] wpisy
   *[other] wpisów
} dzienników (schemat { $version }).
operations-forgot-copy = „{ $path }” jest starszy niż kopie do zachowania: usunięto.
operations-file-there = plik o tej nazwie już istnieje
operations-restored = „{ $path }” zawiera teraz { $tables } { $tables ->
    [one] stół
    [few] stoły
   *[other] stołów
} i { $entries } { $entries ->
    [one] wpis
    [few] wpisy
   *[other] wpisów
} dzienników (schemat { $version }). Uruchom serwer.
operations-no-copy = „{ $path }” nie nadaje się na kopię zapasową: { $reason }.
operations-not-empty = W „{ $path }” jest już baza danych. Podaj pustą albo dodaj --force, żeby ją zastąpić.
operations-in-use = Z „{ $path }” korzysta serwer. Najpierw go zatrzymaj.
operations-no-database = Z bazy danych „{ $path }” nie można skorzystać: { $reason }.
operations-damaged-key = Klucz podpisujący w „{ $path }” jest uszkodzony. Wymień go poleceniem „roundhouse admin rotate-keys”.
