# Nazwy i logowanie: odmowy.
accounts-weak-password = To hasło zbyt łatwo odgadnąć: program potrzebuje około { $guesses } prób. Użyj kilku niezwiązanych ze sobą słów albo hasła zaproponowanego przez przeglądarkę.
accounts-odd-name = Imię nie może zawierać znaku { $character }: nie widać go albo odwraca kierunek tekstu. Usuń go.
accounts-name-taken = „{ $name }” wygląda jak imię innej osoby. Wybierz inne.
accounts-link-spent = Ten link został już użyty albo wygasł. Poproś o nowy.
accounts-banned = Nie możesz korzystać z tego serwera. Zwróć się do jego administratora.
accounts-muted = Nie możesz teraz pisać na czacie. Zwróć się do administratora serwera.
accounts-reads-only = Ten token pozwala tylko patrzeć. Utwórz token do gry: „Logowanie i bezpieczeństwo” na stronie pod twoim imieniem.
accounts-signed-in-only = Token programu na to nie pozwala. Zaloguj się w przeglądarce.
accounts-table-is-private = To prywatny stół. Poproś kogoś z graczy o link dla widzów; jeśli sam tu grasz, najpierw się zaloguj.
accounts-not-at-table = Pisać mogą tu tylko gracze tego stołu i osoby zaproszone.
accounts-seat-was-anothers = W chwili { $at } to miejsce należało do kogoś innego. To, co było wtedy z niego widać, pozostaje zakryte do końca gry.
accounts-would-show-secrets = Już tu grasz, a z tego miejsca widać coś, co jest przed tobą ukryte. Oddaj je botowi lub komuś innemu.
