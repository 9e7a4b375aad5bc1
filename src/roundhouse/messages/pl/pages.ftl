# Teksty stron.
pages-skip = Przejdź do treści
pages-nav = Menu główne
pages-language = Język
pages-change = Zmień
pages-learn = Zasady
pages-learn-about = Pełne zasady oraz partie do przejścia krok po kroku, z objaśnieniem każdego kroku.
pages-in-short = W skrócie
pages-examples = Gry krok po kroku
pages-rules = Pełne zasady
pages-no-rules = Na tym serwerze nie ma stron z zasadami.
pages-enter = Zaloguj się
pages-enter-or-make = Zaloguj się lub załóż konto

pages-welcome = Zajmij miejsce
pages-welcome-about = Grajcie przy jednym ekranie albo każdy u siebie, na żywo lub po ruchu dziennie. Zaproszeni niczego nie muszą instalować.
pages-quick = Zagraj teraz z botami
pages-quick-about = Wybierz, jak mają być silne, a gra się zacznie.
pages-quick-name = Twoje imię (nieobowiązkowe)
pages-quick-bots =
    { $count ->
        [1] Ty i jeden bot
        [2] Ty i dwa boty
        [3] Ty i trzy boty
        [one] Ty i { $count } bot
        [few] Ty i { $count } boty
       *[many] Ty i { $count } botów
    }
pages-quick-together = Ty i bot, po tej samej stronie
pages-quick-levels = Jak grają
pages-guest = Gość
pages-new-table = Nowy stół
pages-accounts-needed = Aby grać na tym serwerze, trzeba mieć konto.
pages-your-name = Twoje imię
pages-their-name = Imię
pages-which-game = Gra
pages-players = Liczba graczy: od { $low } do { $high }
pages-seats = Miejsca
pages-seat-me = Ja
pages-seat-here = Ktoś przy tym ekranie
pages-seat-open = Wolne miejsce z linkiem zapraszającym
pages-seat-bot = Bot: { $bot }
pages-seat-none = Nikt
pages-options = Opcje
pages-yes = tak
pages-no = nie
pages-shuffle = Miejsca w losowej kolejności
pages-public = Inni mogą znaleźć ten stół i oglądać grę
pages-start = Rozpocznij grę
pages-my-tables = Moje stoły
pages-none-mine = Żadna z twoich gier się teraz nie toczy.
pages-ended-tables = Zakończone gry ({ $count })
pages-watch = Stoły do oglądania
pages-none-watch = W tej chwili nie ma stołów otwartych dla widzów.
pages-ended = Gra skończona
pages-your-turn = Twój ruch
pages-seats-open =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
pages-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
pages-import = Wczytaj grę
pages-import-about = Plik pobrany stąd albo z { $sites }.
pages-import-own = Plik pobrany stąd.
pages-file = Plik
pages-import-go = Wczytaj

pages-invited = Zaproszenie
pages-invited-by = { $owner } trzyma dla ciebie miejsce przy stole: { $title }.
pages-at-the-table = Przy stole: { $names }.
pages-sit-down = Usiądź
pages-only-watch = Tylko oglądaj

pages-have-account = Mam konto
pages-new-account = Jestem tu pierwszy raz
pages-login = Nazwa
pages-password = Hasło
pages-password-about = Co najmniej 10 znaków.
pages-make-account = Załóż konto
pages-device = Grać dalej na tym urządzeniu jako { $name }?
pages-device-go = Tak, to ja
pages-about-me = O mnie
pages-mail = Adres e-mail
pages-mail-about = Dostaniesz e-mail, gdy przyjdzie twój ruch. Zostaw puste, jeśli nie chcesz wiadomości.
pages-keep = Zapisz
pages-leave = Wyloguj na tym urządzeniu
pages-webhooks = Powiadamianie o moim ruchu
pages-webhooks-about = Do powolnych gier: gdy przychodzi twój ruch, na te adresy (webhooki) trafia wiadomość. Działają Discord, Slack i każdy inny adres.
pages-webhook = Adres webhooka
pages-add = Dodaj
pages-remove = Usuń
pages-other-device = Na innym urządzeniu
pages-other-device-about = Otwórz tam ten link w ciągu doby, żeby grać dalej przy tych samych stołach. Nikomu go nie pokazuj.
pages-token = Klucz do API
pages-token-about = Program, który go ma, gra w twoim imieniu. Nikomu go nie pokazuj.
pages-show = Pokaż

pages-board = Plansza
pages-zoom = Powiększenie
pages-zoom-in = Powiększ
pages-zoom-out = Pomniejsz
pages-zoom-all = Pokaż całość
pages-history = Historia
pages-before = Wstecz
pages-after = Dalej
pages-moment = Chwila { $at } z { $last }
pages-past = Przeszłość: chwila { $at } z { $last }
pages-back-to-now = Wróć do bieżącej chwili
pages-waiting = Decyduje: { $names }
pages-see-end = Zobacz wynik
pages-undo = Cofnij
pages-undo-asked = { $name } prosi o cofnięcie:
pages-undo-waits = Czekamy na zgodę innych.
pages-withdraw = Wycofaj prośbę
pages-undo-refused = Nie było zgody: niczego nie cofnięto.
pages-agree = Zgadzam się
pages-refuse = Odmawiam
pages-look-as = Patrz jako
pages-pass-screen = Przekaż ekran: { $name }
pages-show-sight = { $name } przy ekranie: pokaż
pages-details = Szczegóły
pages-people = Gracze
pages-is-bot = bot
pages-is-open = wolne miejsce
pages-is-you = to ty
pages-invite = Wyślij ten link osobie, która zajmie miejsce: { $name }
pages-copy = Kopiuj
pages-copied = Skopiowano
pages-abandoned = { $name } od dawna nie wykonuje ruchu. Każdy gracz może oddać to miejsce botowi.
pages-hand = Oddaj to miejsce…
pages-hand-over = Komu oddać miejsce ({ $name })
pages-hand-open = osobie z linkiem
pages-hand-bot = botowi „{ $bot }”
pages-hand-me = mnie
pages-hand-go = Oddaj
pages-download = Pobierz grę
pages-download-later = Grę można pobrać, gdy się skończy.
pages-log = Co się stało
pages-since = Od twojego ruchu
pages-earlier = Pokaż wcześniejsze
pages-chat = Czat
pages-say = Powiedz coś
pages-send = Wyślij
pages-chat-name = Rozmawiać mogą tu ci, którzy podali imię.
pages-ask-hint = Podpowiedź
pages-hint = Silny bot zrobiłby tak:
pages-hint-pass = Silny bot nic by tu więcej nie zrobił i przeszedłby dalej.
pages-thinking = Myślę…
pages-bell = Powiadamiaj o moim ruchu
pages-why-not = Dlaczego nie?
pages-close = Zamknij
pages-no-reason = Nic temu nie przeszkadza.
pages-read-rule = Przeczytaj { $rule } w zasadach
pages-do-it = Wykonaj
pages-retry = Serwer nie odpowiada. Próbuję ponownie…
pages-offline = Serwer nie odpowiada. Ruch nie został przyjęty; spróbuj, gdy serwer wróci.
pages-your-turn-at = Twój ruch ({ $title }): { $link }

pages-won =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wspólnie wygrywają: { $names }
    }
pages-and = { $first } i { $last }
pages-lost = Gra przegrana
pages-scores = Wynik
pages-player = Gracz
pages-score = Punkty
pages-charts = Gra na wykresach
pages-to-table = Do stołu
pages-again = Zagraj jeszcze raz
pages-rematch = Zagraj jeszcze raz w tym samym składzie
pages-rematch-open = Do nowego stołu z tymi samymi graczami

pages-sorry = Nie udało się
pages-to-home = Na stronę główną
pages-not-found = Pod tym adresem nic nie ma. Może link jest niepełny albo miejsce jest już zajęte.
pages-sign-in-first = Do tego potrzebne jest imię. Zaloguj się, otwórz stół albo usiądź przy cudzym.
pages-not-yours = To należy do kogoś innego. Może to zrobić tylko ta osoba albo właściciel stołu.
pages-foreign-origin = To żądanie wysłała inna strona ({ $origin }), więc go nie wykonano. Korzystaj ze stron tego serwera.
pages-too-many =
    { $seconds ->
        [one] Za dużo żądań. Poczekaj { $seconds } sekundę i spróbuj znowu.
        [few] Za dużo żądań. Poczekaj { $seconds } sekundy i spróbuj znowu.
       *[many] Za dużo żądań. Poczekaj { $seconds } sekund i spróbuj znowu.
    }
pages-too-many-streams = Z twojego adresu otwarto już tyle stron na żywo, ile wolno ({ $most }). Zamknij część z nich i odśwież tę stronę.
pages-too-large = To za dużo: czyta się tu najwyżej { $most } bajtów.
pages-storage-down = Teraz niczego nie można zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
pages-seat-taken = Ktoś był szybszy. Spójrz jeszcze raz.
pages-wrong-method = Ten adres nie przyjmuje takich żądań.
pages-failed = To nasz błąd i został zapisany. Nic z tego, co zrobiono, nie przepadło; spróbuj ponownie.
pages-bad-name = Imię ma od 1 do { $most } znaków.
pages-empty-text = Wypowiedź ma od 1 do { $most } znaków.
pages-bad-password = Hasło ma co najmniej { $least } znaków.
pages-login-taken = Nazwa „{ $login }” jest zajęta. Wybierz inną.
pages-wrong-password = Nieprawidłowa nazwa lub hasło. Spróbuj ponownie.
pages-no-such-bot = Nie ma tu bota, który mógłby to zrobić.
pages-bad-file = Tego pliku nie da się odczytać: coś się w nim nie zgadza. Pobierz go jeszcze raz stamtąd, gdzie grano.
pages-unknown-title = Na tym serwerze nie ma gry „{ $title }”.
pages-bad-address = Adresu „{ $address }” nie można użyć. Podaj pełny adres, dostępny zewsząd.
pages-not-ended = Gra trwa, a jej zapis zawiera tajemnice. Wróć, gdy się skończy.
pages-no-such-moment = Nie ma chwili { $at }: stół jest w chwili { $current }. Wybierz od 0 do { $current }.
pages-bad-request = Pola „{ $field }” brakuje albo jest błędne ({ $reason }).

pages-port-busy = Port { $port } jest zajęty. Podaj inny przez --port albo zatrzymaj program, który go używa.
pages-file-in-use = Inny Roundhouse już obsługuje plik { $path }. Użyj go albo podaj inny plik przez --database.
pages-no-database = Nie można otworzyć bazy danych: { $reason }. Sprawdź adres podany w --database.
pages-serving = Roundhouse działa pod adresem { $address } (Ctrl+C zatrzymuje).
