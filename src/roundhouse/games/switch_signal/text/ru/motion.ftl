# Switch & Signal: показ ходов.

switch-signal-pace = Показывать ходы
switch-signal-pace-name = { $pace ->
    [slow] медленно
    [normal] с обычной скоростью
    [fast] быстро
   *[none] не показывать
 }
switch-signal-skip = Пропустить
switch-signal-again = Показать ещё раз
