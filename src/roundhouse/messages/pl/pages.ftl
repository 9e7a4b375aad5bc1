# Teksty stron.
pages-skip = Przejdź do treści
pages-nav = Menu główne
pages-language = Język
pages-change = Zmień
pages-learn = Nauka
pages-learn-about = Pełne zasady i przykładowe gry z objaśnieniem każdego kroku.
pages-in-short = Jak grać
pages-examples = Przykładowe gry
pages-rules = Pełne zasady
pages-no-rules = Na tym serwerze nie ma stron z zasadami.
pages-enter = Zaloguj się
pages-enter-or-make = Zaloguj się lub utwórz konto

pages-welcome = Zajmij miejsce
pages-welcome-about = Grajcie przy jednym ekranie albo przez sieć, na żywo lub po ruchu dziennie. Zaproszeni niczego nie muszą instalować.
pages-quick = Zagraj teraz z botami
pages-quick-about = Wybierz poziom trudności, a gra się zacznie.
pages-quick-name = Twoja nazwa (nieobowiązkowa)
pages-quick-bots =
    { $count ->
        [1] Ty i jeden bot
        [2] Ty i dwa boty
        [3] Ty i trzy boty
        [one] Ty i { $count } bot
        [few] Ty i { $count } boty
       *[many] Ty i { $count } botów
    }
pages-quick-together = Ty i bot w jednej drużynie
pages-quick-levels = Poziomy trudności
pages-guest = Gość
pages-new-table = Nowy stół
pages-accounts-needed = Aby grać na tym serwerze, trzeba mieć konto.
pages-your-name = Twoja nazwa
pages-their-name = Nazwa
pages-which-game = Gra
pages-players = Liczba graczy: od { $low } do { $high }
pages-seats = Miejsca
pages-seat-me = Ja
pages-seat-here = Ktoś przy tym ekranie
pages-seat-open = Wolne miejsce (link z zaproszeniem)
pages-seat-bot = Bot: { $bot }
pages-seat-none = Nikt
pages-options = Opcje
pages-yes = tak
pages-no = nie
pages-shuffle = Pomieszaj miejsca
pages-public = Stół publiczny: każdy może go znaleźć, oglądać i zająć wolne miejsce
pages-hints = Podpowiedzi: można poprosić bota o radę (gdy gra kilka osób, wszyscy się o tym dowiedzą)
pages-start = Rozpocznij grę
pages-my-tables = Moje stoły
pages-none-mine = Nie masz teraz żadnych trwających gier.
pages-ended-tables = Zakończone gry ({ $count })
pages-archive = Do archiwum
pages-unarchive = Przywróć z archiwum
pages-archived = Archiwum ({ $count })
pages-row-more = Więcej o tym stole: { $game }
pages-leave-table = Odejdź…
pages-leave-head = Odejść od tego stołu? ({ $game })
pages-leave-about = Pozostali grają dalej bez ciebie.
pages-leave-seat = Kto zajmie twoje miejsce?
pages-leave-alone = Nikt inny tu nie gra. Stół trafi do archiwum; możesz go stamtąd w każdej chwili przywrócić.
pages-leave-go = Odejdź od stołu
pages-leave-no = Zostań
pages-watch = Oglądaj grę
pages-none-watch = Teraz nie ma publicznych gier.
pages-ended = Koniec gry
pages-your-turn = Twoja kolej
pages-your-turn-as = Twoja kolej: { $name }
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
pages-import = Zaimportuj grę
pages-import-about = Plik pobrany stąd albo z { $sites }.
pages-import-own = Plik pobrany stąd.
pages-file = Plik
pages-import-go = Importuj

pages-invited = Zaproszenie
pages-invited-by = { $owner } zaprasza cię do gry: { $title }.
pages-at-the-table = Przy stole: { $names }.
pages-sit-down = Zajmij miejsce
pages-only-watch = Tylko oglądaj

pages-have-account = Mam konto
pages-new-account = Jestem tu pierwszy raz
pages-login = Nazwa
pages-password = Hasło
pages-make-account = Utwórz konto
pages-device = Grać dalej na tym urządzeniu jako { $name }?
pages-device-go = Tak, to ja
pages-about-me = Profil
pages-mail = Adres e-mail
pages-keep = Zapisz
pages-leave = Wyloguj się na tym urządzeniu
pages-webhooks = Powiadomienia
pages-webhooks-about = Do powolnych gier: gdy przychodzi twoja kolej, wysyłamy wiadomość na te webhooki. Działa Discord, Slack i każdy inny adres.
pages-webhook = Adres webhooka
pages-add = Dodaj
pages-remove = Usuń
pages-other-device = Inne urządzenie

pages-board = Plansza
pages-rooms = Widoki
pages-plan = Plan
pages-plan-head = Plan (widzisz go tylko ty)
pages-keys = Skróty klawiszowe
pages-key-main = Wybierz wyróżnioną opcję
pages-key-pass = Pas albo koniec kroku
pages-key-question = Przejdź do pytania
pages-key-next = Następna możliwość
pages-key-previous = Poprzednia możliwość
pages-sounds = Dźwięki
pages-fold = Pokaż lub ukryj pytanie
pages-theme = Jasny lub ciemny motyw
pages-zoom = Powiększenie
pages-zoom-in = Powiększ
pages-zoom-out = Pomniejsz
pages-zoom-all = Dopasuj do ekranu
pages-history = Historia
pages-before = Wstecz
pages-after = Dalej
pages-moment = Ruch { $at } z { $last }
pages-past = Oglądasz ruch { $at } z { $last }
pages-back-to-now = Wróć do bieżącej pozycji
pages-redo = Ponów
pages-branch = Graj dalej od tego miejsca w kopii
pages-branch-about = Powstanie twój prywatny stół: grasz na wszystkich miejscach i nikogo innego to nie dotyczy.
pages-moment-more = Udostępnij lub graj dalej od tego miejsca
pages-moment-link = Link do tej pozycji
pages-how-it-ended = Pokaż, jak się skończyło
pages-turn-before = Poprzednia tura
pages-turn-after = Następna tura
pages-jump = Przejdź do tury
pages-game-start = Początek gry
pages-reopen = Cofnąć ostatni ruch?
pages-reopen-about = Gra jest skończona. Cofnięcie ostatniego ruchu wznowi ją dla wszystkich.
pages-reopen-go = Cofnij i graj dalej
pages-reopen-no = Zostaw bez zmian
pages-waiting = Czekamy na ruch: { $names }
pages-see-end = Zobacz wynik
pages-undo = Cofnij
pages-undo-asked = { $name } chce cofnąć:
pages-undo-waits = Czekamy na zgodę pozostałych graczy.
pages-withdraw = Anuluj
pages-undo-refused = Inni gracze się nie zgodzili. Niczego nie cofnięto.
pages-agree = Zgódź się
pages-refuse = Odmów
pages-look-as = Widok gracza
pages-pass-screen = Przekaż ekran: { $name }
pages-show-sight = { $name }: to ja, pokaż moje karty
pages-details = Szczegóły
pages-people = Gracze
pages-is-bot = bot
pages-is-open = wolne miejsce
pages-is-you = to ty
pages-invite = Wyślij ten link osobie, która gra jako { $name }
pages-copy = Kopiuj
pages-copied = Skopiowano
pages-abandoned = { $name } od dawna nie wykonuje ruchu. Każdy gracz może oddać to miejsce botowi.
pages-hand = Przekaż to miejsce…
pages-hand-over = Komu przekazać miejsce gracza { $name }
pages-hand-open = każdemu, kto ma link
pages-hand-bot = botowi „{ $bot }”
pages-hand-me = mnie
pages-hand-go = Przekaż
pages-download = Pobierz grę
pages-download-later = Grę można pobrać, gdy się skończy.
pages-log = Dziennik gry
pages-since = Od twojego ostatniego ruchu
pages-earlier = Pokaż wcześniejsze
pages-chat = Czat
pages-say = Napisz coś
pages-send = Wyślij
pages-ask-hint = Podpowiedź
pages-hints-on = Podpowiedzi są dozwolone.
pages-hints-told = Podpowiedzi są dozwolone. O każdej prośbie wszyscy czytają na czacie.
pages-hints-off = Przy tym stole nie ma podpowiedzi.
pages-hints-forbid = Wyłącz podpowiedzi
pages-hints-allow = Zezwól na podpowiedzi
pages-hint-asked = prosi o podpowiedź.
pages-hint = Silny bot zagrałby tak:
pages-hint-pass = Silny bot na tym by skończył.
pages-thinking = Myślę…
pages-bell = Powiadom mnie
pages-why-not = Dlaczego nie?
pages-close = Zamknij
pages-no-reason = Ten ruch jest dozwolony.
pages-read-rule = Przeczytaj { $rule } w zasadach
pages-do-it = Wykonaj ten ruch
pages-retry = Brak połączenia. Próbuję ponownie…
pages-offline = Brak połączenia. Ruch nie został zapisany; spróbuj ponownie, gdy połączenie wróci.
pages-your-turn-at = Twoja kolej ({ $title }): { $link }

pages-won =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają { $names }
    }
pages-and = { $first } i { $last }
pages-lost = Przegraliście
pages-scores = Wyniki
pages-player = Gracz
pages-score = Punkty
pages-charts = Gra na wykresach
pages-to-table = Wróć do stołu
pages-again = Zagraj jeszcze raz
pages-rematch = Zagraj jeszcze raz z tymi samymi graczami
pages-rematch-open = Przejdź do nowej gry

pages-sorry = Coś poszło nie tak
pages-to-home = Na stronę główną
pages-not-found = Nic tu nie ma. Może link jest niepełny albo miejsce jest już zajęte.
pages-sign-in-first = Do tego potrzebna jest nazwa. Zaloguj się, utwórz stół albo usiądź przy cudzym.
pages-not-yours = Może to zrobić tylko gracz z tego miejsca albo właściciel stołu.
pages-foreign-origin = To żądanie przyszło z innej strony ({ $origin }) i zostało zablokowane. Korzystaj ze stron tego serwera.
pages-too-many =
    { $seconds ->
        [one] Za dużo żądań. Poczekaj { $seconds } sekundę i spróbuj znowu.
        [few] Za dużo żądań. Poczekaj { $seconds } sekundy i spróbuj znowu.
       *[many] Za dużo żądań. Poczekaj { $seconds } sekund i spróbuj znowu.
    }
pages-too-many-streams =
    { $most ->
        [one] Z tego adresu otwarto już { $most } stół na żywo, więcej nie można. Zamknij go i odśwież tę stronę.
        [few] Z tego adresu otwarto już { $most } stoły na żywo, więcej nie można. Zamknij część z nich i odśwież tę stronę.
       *[many] Z tego adresu otwarto już { $most } stołów na żywo, więcej nie można. Zamknij część z nich i odśwież tę stronę.
    }
pages-too-large = To za dużo: limit to { NUMBER($most, useGrouping: 1) } bajtów.
pages-storage-down = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
pages-seat-taken = Ktoś był szybszy. Spójrz jeszcze raz i wybierz.
pages-wrong-method = Ten adres nie przyjmuje takich żądań.
pages-failed = Błąd po naszej stronie; zapisaliśmy go. Nic nie przepadło. Spróbuj ponownie.
pages-bad-name = Nazwa musi mieć od 1 do { $most } znaków.
pages-empty-text = Wiadomość musi mieć od 1 do { $most } znaków.
pages-bad-password = Hasło musi mieć co najmniej { $least } znaków.
pages-login-taken = Nazwa „{ $login }” jest zajęta. Wybierz inną.
pages-wrong-password = Nieprawidłowa nazwa lub hasło. Spróbuj ponownie.
pages-no-such-bot = Nie ma tu bota, który mógłby to zrobić.
pages-bad-file = Ten plik jest uszkodzony i nie da się go odczytać. Pobierz go jeszcze raz stamtąd, gdzie grano.
pages-unknown-title = Na tym serwerze nie ma gry „{ $title }”.
pages-bad-address = Adres „{ $address }” się nie nadaje. Podaj pełny, publiczny adres.
pages-not-ended = Grę można pobrać, gdy się skończy: jej zapis zawiera ukryte informacje.
pages-secret = Od wcześniejszego ruchu można grać dalej w kopii, gdy gra jest skończona albo gdy nie grają w nią inni ludzie: jej ruchy zawierają ukryte informacje.
pages-no-such-moment = Nie ma ruchu { $at }: stół jest przy ruchu { $current }. Wybierz liczbę od 0 do { $current }.
pages-bad-request = Pola „{ $field }” brakuje albo jest błędne ({ $reason }).

pages-port-busy = Port { $port } jest zajęty. Podaj inny przez --port albo zatrzymaj program, który go używa.
pages-file-in-use = Inny Roundhouse już obsługuje plik { $path }. Użyj go albo podaj inny plik przez --database.
pages-no-database = Nie można otworzyć bazy danych: { $reason }. Sprawdź adres podany w --database.
pages-serving = Roundhouse działa pod adresem { $address } (aby zatrzymać, naciśnij Ctrl+C).

pages-presets = Poziom trudności
pages-preset-own = Własne ustawienia
pages-more-options = Więcej ustawień
pages-preset-wins = Dwa silne boty wygrały od { $low } do { $high } z { $count } gier.

pages-make = Narysuj planszę
pages-make-open = Otwórz
pages-make-new = Nowa plansza
pages-make-upload = Wyślij plik
pages-make-download = Pobierz
pages-make-share = Udostępnij
pages-make-try = Wypróbuj z botem
pages-make-own = Narysuj własną planszę
