# Koniec gry.
switch-signal-close-won =
    { $left ->
        [0] Udało się w ostatniej turze
        [one] Udało się, w zapasie została { $left } tura
        [few] Udało się, w zapasie zostały { $left } tury
       *[many] Udało się, w zapasie zostało { $left } tur
    }; { $clock ->
        [one] na zegarze został { $clock } żeton
        [few] na zegarze zostały { $clock } żetony
       *[many] na zegarze zostało { $clock } żetonów
    }.
switch-signal-close-lost = { $missing ->
    [one] Zabrakło jednej dostawy.
   *[other] Zabrakło { $missing } dostaw.
 }
switch-signal-close-train = { $points ->
    [one] { $train } (towar: { $goods }) miał do portu { $port } jeszcze { $points } punkt.
    [few] { $train } (towar: { $goods }) miał do portu { $port } jeszcze { $points } punkty.
   *[many] { $train } (towar: { $goods }) miał do portu { $port } jeszcze { $points } punktów.
 }
switch-signal-journeys = Trasy pociągów
switch-signal-trip-train = Pociąg
switch-signal-trip-journey = Trasa
switch-signal-trip-moves = Jazdy
switch-signal-trip-sections = Odcinki
switch-signal-trip-lost = Stracone żetony
switch-signal-trip = { $way }: { $words }
switch-signal-trip-ended = { $end ->
    [delivered] towar dostarczony
    [port] do portu bez towaru
    [head_on] spotkanie czołowe z innym pociągiem
    [departure_point] wyjazd z sieci
   *[out] na koniec wciąż w drodze
 }
switch-signal-losses = { $lost ->
    [0] Nie stracono ani jednego żetonu czasu
   *[other] Stracone żetony czasu: { $lost }
 }
switch-signal-loss = { $why ->
    [red_signal] Czerwone semafory
    [closed_switch] Zamknięte zwrotnice
    [occupied_city] Pociąg w mieście z przodu
    [following] Pociąg tuż przed
    [no_exit] Brak zielonego wyjazdu
    [head_on] Spotkania czołowe
    [departure_point] Wyjazd z sieci
    [depot_empty] Brak pociągu do wystawienia
   *[point_taken] Zajęte punkty startowe
 }
