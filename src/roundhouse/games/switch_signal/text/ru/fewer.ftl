# Взять меньше карточек; проезд через порт.
switch-signal-not-fewer = { $count } — не меньше: сейчас берут не больше { $most }. Назовите меньшее число или закончите ход.
switch-signal-nothing-to-draw = Карточек сейчас не берут, отказываться не от чего. Закончите ход.
switch-signal-draw-fewer-label = Взять меньше
switch-signal-stop-in-port = Остановиться: { $city }. Поезд разгружается и уходит в депо
