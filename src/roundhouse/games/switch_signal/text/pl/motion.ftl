# Switch & Signal: pokazywanie ruchów.

switch-signal-pace = Pokazuj ruchy
switch-signal-pace-name = { $pace ->
    [slow] wolno
    [normal] w zwykłym tempie
    [fast] szybko
   *[none] wcale
 }
switch-signal-skip = Pomiń
switch-signal-again = Pokaż jeszcze raz
