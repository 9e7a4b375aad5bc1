# Nazwy i logowanie: odmowy.
accounts-weak-password = To hasło zbyt łatwo odgadnąć: program potrzebuje około { $guesses } prób. Użyj kilku niezwiązanych ze sobą słów albo hasła zaproponowanego przez przeglądarkę.
accounts-odd-name = Nazwa nie może zawierać znaku { $character }: nie widać go albo odwraca kierunek tekstu. Usuń go.
accounts-name-taken = „{ $name }” za bardzo przypomina nazwę innej osoby. Wybierz inną.
accounts-link-spent = Ten link został już użyty albo wygasł. Poproś o nowy.
accounts-passkey-refused = Ten klucz dostępu tu nie działa albo prośba wygasła. Spróbuj ponownie lub zaloguj się hasłem.
accounts-banned = Nie możesz korzystać z tego serwera. Zwróć się do jego administratora.
accounts-muted = Nie możesz teraz pisać na czacie. Zwróć się do administratora serwera.
accounts-reads-only = Ten token pozwala tylko patrzeć. Utwórz token do gry: „Logowanie i bezpieczeństwo” na stronie pod twoją nazwą.
accounts-signed-in-only = Token programu na to nie pozwala. Zaloguj się w przeglądarce.
accounts-table-is-private = To prywatny stół. Poproś kogoś z graczy o link dla widzów; jeśli tu grasz, najpierw się zaloguj.
accounts-not-at-table = Pisać mogą tu tylko gracze tego stołu i osoby zaproszone.
accounts-seat-was-anothers = Przy ruchu { $at } to miejsce należało do kogoś innego. To, co było wtedy z niego widać, pozostaje zakryte do końca gry.
accounts-would-show-secrets = Już tu grasz, a z tego miejsca widać coś, co jest przed tobą ukryte. Oddaj je botowi lub komuś innemu.

accounts-security = Logowanie i bezpieczeństwo
accounts-security-about = Zalogowane urządzenia, inne urządzenia, tokeny dla programów, hasło i twoje dane.
accounts-sessions = Zalogowane urządzenia
accounts-sessions-about = Unieważnij to, czego nie znasz: tamto urządzenie zostanie od razu wylogowane.
accounts-unknown-device = Nieznane urządzenie
accounts-this-device = to urządzenie
accounts-used = Od { $since } · ostatnio { $last }
accounts-revoke = Unieważnij
accounts-revoke-named = Unieważnij: { $name }
accounts-revoke-all = Unieważnij wszystko poza tym urządzeniem
accounts-device-about = Link otwiera twoje stoły na telefonie lub innym komputerze. Działa raz, przez dziesięć minut.
accounts-device-make = Utwórz link
accounts-device-once = Otwórz go na drugim urządzeniu w ciągu dziesięciu minut. Działa raz; nikomu go nie pokazuj.
accounts-passkeys = Klucze dostępu
accounts-passkeys-about = Zamiast hasła użyj odcisku palca, twarzy lub blokady ekranu. Klucz zostaje na twoim urządzeniu; przechowujemy tylko to, czym można go sprawdzić.
accounts-passkey-add = Dodaj klucz dostępu
accounts-passkey-name = Nazwa klucza
accounts-passkey-rename = Zmień nazwę
accounts-passkey-enter = Zaloguj się kluczem dostępu
accounts-passkey-cancelled = Klucz dostępu nie został użyty. Spróbuj ponownie lub zaloguj się hasłem.
accounts-tokens = Tokeny dla programów
accounts-tokens-about = Program z tokenem działa w twoim imieniu: ogląda twoje stoły albo przy nich gra. Sposobu logowania nie zmieni.
accounts-token-new = Twój nowy token
accounts-token-once = Skopiuj go teraz. Pokazujemy go tylko raz; przechowujemy jedynie jego odcisk.
accounts-token-name = Do czego służy?
accounts-token-may = Uprawnienia
accounts-token-reads = tylko patrzeć
accounts-token-plays = patrzeć i grać
accounts-token-for = Ważny przez
accounts-token-used = ostatnio { $last } · ważny do { $until }
accounts-token-make = Utwórz token
accounts-days =
    { $count ->
        [365] rok
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
accounts-current-password = Obecne hasło
accounts-new-password = Nowe hasło
accounts-password-about = Co najmniej 10 znaków. Dobrze sprawdzi się kilka niezwiązanych ze sobą słów albo hasło zaproponowane przez przeglądarkę.
accounts-change-password = Zmień hasło
accounts-change-password-about = Wszystkie inne urządzenia zostaną wylogowane, a tokeny programów i klucze dostępu stracą ważność.
accounts-mail-sent = Na adres { $mail } wysłano wiadomość. Otwórz jej link w ciągu doby, aby potwierdzić adres.
accounts-mail-confirmed = potwierdzony
accounts-mail-waits = jeszcze niepotwierdzony
accounts-mail-about = Na wypadek zapomnianego hasła i aby dać ci znać, że przyszła twoja kolej. Zostaw puste, jeśli nie chcesz wiadomości.
accounts-data = Twoje dane
accounts-data-about = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku.
accounts-data-get = Pobierz moje dane
accounts-delete = Usuń konto
accounts-delete-about = Usunięte zostaną twoja nazwa, adresy, wiadomości z czatu i stoły, przy których nie ma innych ludzi. Pozostałe gry trwają dalej, a twoje miejsce stanie się wolne. Tego nie można cofnąć.
accounts-delete-name = Aby potwierdzić, wpisz swoją nazwę: { $name }
accounts-delete-go = Usuń na zawsze
accounts-forgotten = Nie pamiętasz hasła?
accounts-forgotten-about = Wyślemy link na twój potwierdzony adres e-mail. Dzięki niemu ustawisz nowe hasło.
accounts-forgotten-go = Wyślij mi link
accounts-forgotten-sent = Jeśli jest takie konto z potwierdzonym adresem, wiadomość jest już w drodze. Link działa przez godzinę.
accounts-forgotten-no-mail = Ten serwer nie wysyła wiadomości. Poproś jego administratora o link do ustawienia nowego hasła.
accounts-name-or-mail = Nazwa lub adres e-mail
accounts-recover = Nowe hasło: { $name }
accounts-confirm = Czy { $mail } to twój adres?
accounts-confirm-about = Potwierdź tylko, jeśli to ty go tu podajesz. W przeciwnym razie zamknij stronę, a więcej wiadomości nie będzie.
accounts-confirm-go = Tak, potwierdzam
accounts-confirm-done = Adres potwierdzony
accounts-confirm-done-about = Od teraz wiadomości trafiają na { $mail }.
accounts-letter-confirm =
    Cześć, { $name }!

    Ktoś podał ten adres e-mail w Roundhouse. Jeśli to ty, otwórz ten link w ciągu doby:

    { $link }

    Jeśli nie, nic nie rób: więcej się nie odezwiemy.
accounts-letter-recover =
    Cześć, { $name }!

    Otwórz ten link w ciągu godziny, aby ustawić nowe hasło:

    { $link }

    Jeśli to nie twoja prośba, nic nie rób: hasło pozostanie bez zmian.

accounts-seat-bot = { $by } oddaje botowi { $name } miejsce gracza { $was }.
accounts-seat-open = { $by } otwiera miejsce gracza { $was } dla każdego, kto ma link.
accounts-seat-taken = { $name } zajmuje miejsce gracza { $was }.
accounts-somebody = Ktoś
accounts-watchers = Widzowie
accounts-watchers-open = Każdy, kto ma ten link, może oglądać i pisać na czacie.
accounts-watchers-closed = To prywatny stół: widzą go tylko gracze.
accounts-watchers-make = Pozwól oglądać przez link
accounts-watchers-end = Zamknij ten link
accounts-chat-closed = Pisać mogą gracze i osoby zaproszone.
