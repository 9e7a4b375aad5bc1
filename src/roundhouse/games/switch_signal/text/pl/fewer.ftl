# Dobieranie mniejszej liczby kart; przejazd przez port.
switch-signal-not-fewer = { $count } to nie mniej: dobiera się teraz najwyżej { $most }. Wybierz mniejszą liczbę albo zakończ turę.
switch-signal-nothing-to-draw = Nie dobiera się teraz żadnej karty, więc nie ma z czego rezygnować. Zakończ turę.
switch-signal-draw-fewer-label = Dobierz mniej
switch-signal-stop-in-port = Zatrzymaj się: { $city }. Pociąg rozładowuje się i wraca do lokomotywowni
