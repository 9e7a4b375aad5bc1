# Switch & Signal: карточки на руке, предложения рядом с вопросом и показ ходов.

switch-signal-pay = { $kind ->
    [signal] Заплатите карточкой «{ -switch-signal-signal-card }» или любыми двумя карточками: щёлкните их.
    [switch] Заплатите карточкой «{ -switch-signal-switch-card }» или любыми двумя карточками: щёлкните их.
    [move] Заплатите карточкой «{ -switch-signal-move-card }» или любыми двумя карточками: щёлкните их.
   *[load] Заплатите любой карточкой: щёлкните её.
 }
switch-signal-unpick = Снять выбор
switch-signal-red = Переложить фишку сюда: { $place }
switch-signal-disc-hint = { $other ->
    [to] Щёлкните подсвеченный красный семафор на поле или выберите здесь.
   *[disc] Щёлкните на поле зелёную фишку, которую переложить сюда, или выберите из списка.
 }
switch-signal-disc-disc = Откуда
switch-signal-reroll-offer = { $train }: выпало { $points }. Можно перебросить или просто играть дальше.
switch-signal-possible = Инструкции, которые ещё могут прийти
