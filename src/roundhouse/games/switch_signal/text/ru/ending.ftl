# Конец игры.
switch-signal-close-won =
    { $left ->
        [0] Вы успели в самый последний ход
        [one] Вы успели, в запасе ещё { $left } ход
        [few] Вы успели, в запасе ещё { $left } хода
       *[many] Вы успели, в запасе ещё { $left } ходов
    }; { $clock ->
        [one] на часах остался { $clock } жетон
        [few] на часах осталось { $clock } жетона
       *[many] на часах осталось { $clock } жетонов
    }.
switch-signal-close-lost = { $missing ->
    [one] Не хватило { $missing } доставки.
   *[other] Не хватило { $missing } доставок.
 }
switch-signal-close-train =
    { $points ->
        [one] { $train } (товар: { $goods }) не доехал до порта { $port } одно очко.
        [few] { $train } (товар: { $goods }) не доехал до порта { $port } { $points } очка.
       *[many] { $train } (товар: { $goods }) не доехал до порта { $port } { $points } очков.
    }
switch-signal-journeys = Рейсы поездов
switch-signal-trip-train = Поезд
switch-signal-trip-journey = Рейс
switch-signal-trip-moves = Движения
switch-signal-trip-sections = Участки
switch-signal-trip-lost = Потери
switch-signal-trip = { $way }: { $words }
switch-signal-trip-ended = { $end ->
    [delivered] товар доставлен
    [port] пришёл в порт пустым
    [head_on] встретил другой поезд лоб в лоб
    [departure_point] покинул сеть
   *[out] к концу игры ещё в пути
 }
switch-signal-losses = { $lost ->
    [0] Ни одного потерянного жетона времени
   *[other] Потеряно жетонов времени: { $lost }
 }
switch-signal-loss = { $why ->
    [red_signal] Красные семафоры
    [closed_switch] Закрытые стрелки
    [occupied_city] Занятый город впереди
    [following] Поезд прямо впереди
    [no_exit] Нет зелёного выезда
    [head_on] Встречи лоб в лоб
    [departure_point] Уход из сети
    [depot_empty] В депо нет нужного поезда
   *[point_taken] Занятые отправные точки
 }
