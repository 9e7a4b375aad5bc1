# Switch & Signal: karty na ręce, propozycje obok pytania i pokazywanie ruchów.

switch-signal-pay = { $kind ->
    [signal] Zapłać kartą „{ -switch-signal-signal-card }” albo dowolnymi dwiema kartami: kliknij je.
    [switch] Zapłać kartą „{ -switch-signal-switch-card }” albo dowolnymi dwiema kartami: kliknij je.
    [move] Zapłać kartą „{ -switch-signal-move-card }” albo dowolnymi dwiema kartami: kliknij je.
   *[load] Zapłać dowolną kartą: kliknij ją.
 }
switch-signal-unpick = Cofnij wybór
switch-signal-red = Przełóż tu krążek: { $place }
switch-signal-disc-hint = { $other ->
    [to] Kliknij podświetlony czerwony semafor na planszy albo wybierz tutaj.
   *[disc] Kliknij na planszy zielony krążek, który tu przełożyć, albo wybierz go z listy.
 }
switch-signal-disc-disc = Skąd
switch-signal-reroll-offer = { $train }: wypadło { $points }. Możesz rzucić ponownie albo po prostu grać dalej.
switch-signal-possible = Polecenia, które mogą jeszcze przyjść
