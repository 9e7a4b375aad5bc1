# Switch & Signal: названия, поле словами, панель рядом с ним.

# --- названия
switch-signal-goods = { $goods ->
    [yellow] жёлтый
    [blue] синий
    [red] красный
   *[white] белый
 }
switch-signal-card = { $card ->
    [signal] { switch-signal-word-signal }
    [switch] { switch-signal-word-switch }
   *[move] { switch-signal-word-move }
 }
switch-signal-symbol = { $symbol ->
    [deploy] выставить поезд
    [deploy_black] выставить чёрный поезд
    [deploy_brown] выставить коричневый поезд
    [deploy_grey] выставить серый поезд
    [black] едут чёрные поезда
    [brown] едут коричневые поезда
    [grey] едут серые поезда
   *[multi] едут поезда одного цвета на выбор
 }
switch-signal-helper = { $helper ->
    [logistician] { switch-signal-word-logistician }
    [dispatcher] { switch-signal-word-dispatcher }
    [conductor] { switch-signal-word-conductor }
    [switchman] { switch-signal-word-switchman }
    [coupler] { switch-signal-word-coupler }
   *[station_master] { switch-signal-word-station-master }
 }
switch-signal-helper-does = { $helper ->
    [logistician] Перебросьте кубик движения; считается второй бросок.
    [dispatcher] До конца этого хода поезда могут проезжать города на зелёный семафор или остановиться там, не теряя жетонов.
    [conductor] Все поезда одного цвета, которые должна двинуть инструкция, остаются на месте.
    [switchman] Положите открытую инструкцию под стопку и откройте следующую.
    [coupler] Выберите отправную точку нового поезда вместо броска.
   *[station_master] Один поезд, который должна двинуть инструкция, остаётся на месте.
 }
switch-signal-helper-short = { $helper ->
    [logistician] перебросить кубик движения
    [dispatcher] в этот ход поезда проезжают города
    [conductor] один цвет остаётся на месте
    [switchman] заменить инструкцию следующей
    [coupler] выбрать отправную точку
   *[station_master] один поезд остаётся на месте
 }
switch-signal-signal-at-city = { -switch-signal-signal } { $city } → { $towards }
switch-signal-signal-on-track = { -switch-signal-signal } на перегоне { $one } — { $other }
switch-signal-point = отправная точка { $number }, { $name }
switch-signal-on-section = перегон { $one } — { $other }, участок { $section } из { $sections }, направление: { $ahead }
switch-signal-of-section = { $one } — { $other } { $section }/{ $sections }
switch-signal-in-city = { $city }
switch-signal-on-point = отправная точка { $number }, { $name }

# --- поле словами
switch-signal-board-label = Поле Switch & Signal: { $name }
switch-signal-told-time = Ход { $turn }. Часы: { $clock } из { $full }. Инструкций в стопке: { $left }, потеряно: { $lost }.
switch-signal-told-setup = Игроки готовят поле.
switch-signal-told-train = { $train }: { $where }.
switch-signal-told-loaded = { $train }: { $where }, везёт товар: { $goods }.
switch-signal-told-depot = В депо: { $trains }.
switch-signal-told-goods = Товары ждут: { $goods }.
switch-signal-told-waiting = { $city } — { $goods }, { $count }
switch-signal-told-delivered = { $port }, доставлено: { $goods }.
switch-signal-told-nothing-yet = пока ничего
switch-signal-told-green = Зелёные семафоры: { $places }.
switch-signal-told-open = Открытые пути: { $ways }.
switch-signal-told-none = ни одного поезда
switch-signal-told-way = { $junction }: { $one } — { $other }

# --- рядом с полем
switch-signal-clock = Часы
switch-signal-instruction = Инструкция
switch-signal-stack = Стопка инструкций
switch-signal-stack-left = { $turns ->
    [0] последний ход
    [one] ещё { $turns } ход
    [few] ещё { $turns } хода
   *[many] ещё { $turns } ходов
 }
switch-signal-stack-lost = потеряно: { $lost }
switch-signal-pile = Стопка карточек
switch-signal-discard = Сброс
switch-signal-depot = Депо
switch-signal-helpers = Помощники
switch-signal-deliveries = Доставлено
switch-signal-turns = Ходы
switch-signal-turn = Ход
switch-signal-helpers-called = Вызванные помощники

# --- на поле
switch-signal-mark-train = { $train } Посмотрите, что будет, затем бросайте.
switch-signal-mark-switch = Перевести стрелку, сейчас открыто: { $switch }
switch-signal-mark-disc = Взять зелёную фишку: { $place }
switch-signal-mark-place = Положить фишку сюда: { $place }
switch-signal-mark-point = Сцепщик: поставить поезд сюда: { $point }

# --- что сейчас
switch-signal-step = { $step ->
    [setup] Перед первым ходом
    [instruction] Ход { $turn } · шаг 1: выполнить инструкцию
    [actions] Ход { $turn } · шаг 2: сыграть карточки
    [drawing] Ход { $turn } · шаг 3: добрать карточки
   *[over] Игра окончена, сыграно ходов: { $turn }
 }
switch-signal-earlier = Перед этим ({ $count })
switch-signal-last-turn = Это последний ход!
switch-signal-chance = Катятся кубики, раздаются карточки.
switch-signal-waiting = { $frame ->
    [laying_out] { $name } расставляет стрелки и семафоры. Скажите, как хотели бы вы.
    [adding_signal] { $name } кладёт дополнительную фишку семафора.
    [reading] { $name } решает, выполнять ли эту инструкцию.
    [carrying_out] { $name } выбирает цвет.
    [deploying] { $name } бросает кубики отправления или зовёт Сцепщика.
    [moving_trains] { $name } выбирает, какой поезд едет следующим.
    [keeping] { $name } решает, оставить ли бросок.
    [moving] { $name } решает, куда едет поезд.
   *[acting] { $name } разыгрывает карточки. Советуйтесь: все карточки открыты.
 }
switch-signal-over = { $outcome ->
    [delivered] Победа! Доставлены все товары: { $total }.
    [clock_empty] Поражение: часы опустели, а инструкций больше нет. Доставлено { $total } из { $needed }.
   *[out_of_time] Поражение: закончился последний ход. Доставлено { $total } из { $needed }.
 }
switch-signal-lay-out = Расставьте стрелки и семафоры
switch-signal-lay-out-hint = Щёлкните стрелку, чтобы перевести её. Щёлкните зелёный семафор, затем красный, чтобы переложить фишку. У каждого города остаётся хотя бы одна, на перегонах — три.
switch-signal-confirm-layout = Подтвердить расстановку
switch-signal-add-signal = Куда положить дополнительную фишку?
switch-signal-place = Место
switch-signal-put-there = Положить туда
switch-signal-read = Выполнить эту инструкцию?
switch-signal-carry-out = Выполнить
switch-signal-which-deployed = Поезд какого цвета выходит из депо?
switch-signal-which-moved = Поезда какого цвета едут?
switch-signal-colour-choice = { $where ->
    [depot] { $colour ->
        [black] Чёрный: в депо { $count }, кубик { $faces }
        [brown] Коричневый: в депо { $count }, кубик { $faces }
       *[grey] Серый: в депо { $count }, кубик { $faces }
     }
   *[network] { $colour ->
        [black] Чёрный: на путях { $count }, кубик { $faces }
        [brown] Коричневый: на путях { $count }, кубик { $faces }
       *[grey] Серый: на путях { $count }, кубик { $faces }
     }
 }
switch-signal-deploy = { $colour ->
    [black] Чёрный поезд выходит из депо. С какой отправной точки?
    [brown] Коричневый поезд выходит из депо. С какой отправной точки?
   *[grey] Серый поезд выходит из депо. С какой отправной точки?
 }
switch-signal-roll-departure = { $way ->
    [tokens] Открыть жетон локации
   *[dice] Бросить кубики отправления
 }
switch-signal-which-train = Какой поезд едет следующим?
switch-signal-roll-for = Бросить кубик: { $train }
switch-signal-dry-run = Что будет
switch-signal-mean-loss = в среднем теряется { NUMBER($loss, minimumFractionDigits: 1) } жетона времени
switch-signal-no-loss = жетоны времени не теряются
switch-signal-keep-or-not = { $train }: выпало { $points }. Оставить?
switch-signal-keep = Оставить { $points }
switch-signal-which-exit = { $left ->
    [one] { $train } ({ $city }): осталось { $left } очко. Куда?
    [few] { $train } ({ $city }): осталось { $left } очка. Куда?
   *[many] { $train } ({ $city }): осталось { $left } очков. Куда?
 }
switch-signal-leave-by = Выезд: { $towards }
switch-signal-stop-in = Остановиться: { $city }
switch-signal-play-cards = Разыграйте карточки или закончите ход
switch-signal-act-move = Двинуть поезд
switch-signal-act-switch = Перевести стрелку
switch-signal-act-signal = Переложить фишку семафора
switch-signal-act-load = Загрузить
switch-signal-load = { $goods ->
    [yellow] { $train } загружает жёлтый товар: { $where }
    [blue] { $train } загружает синий товар: { $where }
    [red] { $train } загружает красный товар: { $where }
   *[white] { $train } загружает белый товар: { $where }
 }
switch-signal-cards-held = { $count } × { $card }
switch-signal-no-cards = карточек нет
switch-signal-end-actions = { $last ->
    [yes] Закончить последний ход (вы проиграете)
   *[no] { $count ->
        [0] Закончить ход (на руке уже максимум)
        [one] Закончить ход и взять { $count } карточку
        [few] Закончить ход и взять { $count } карточки
       *[many] Закончить ход и взять { $count } карточек
     }
 }
switch-signal-call = { $helper ->
    [logistician] Перебросить
    [dispatcher] Позвать Диспетчера
    [switchman] Заменить инструкцию
   *[coupler] Поставить поезд сюда
 }
switch-signal-helper-is-used = { $helper }: помощь использована
switch-signal-helper-is-free = { $helper }: ещё можно позвать
switch-signal-hold-colour = { $colour ->
    [black] Задержать чёрные поезда
    [brown] Задержать коричневые поезда
   *[grey] Задержать серые поезда
 }
switch-signal-hold-train = Задержать: { $train }
switch-signal-point-choice = Отправная точка
switch-signal-dispatched = Диспетчер: в этот ход поезда проезжают города.

# --- подробности
switch-signal-run-die = Кубик
switch-signal-run-odds = Шанс
switch-signal-run-what = Что будет
switch-signal-run-by = направление: { $towards }
switch-signal-run-stopping = с остановкой
switch-signal-with-loss = { $lost ->
    [one] { $words } (−{ $lost } жетон)
    [few] { $words } (−{ $lost } жетона)
   *[many] { $words } (−{ $lost } жетонов)
 }
switch-signal-end-spent = остановка: { $place }
switch-signal-end-red-signal = красный { $by }; остановка: { $place }
switch-signal-end-closed-switch = стрелка { $by } закрыта; остановка: { $place }
switch-signal-end-occupied-city = в городе впереди { $by }; остановка: { $place }
switch-signal-end-following = догоняет поезд { $by }; остановка: { $place }
switch-signal-end-no-exit = нет свободного выезда с зелёным семафором; остаётся: { $place }
switch-signal-end-city = остановка в городе: { $place }
switch-signal-end-port = { $goods ->
    [none] в порт и оттуда в депо
   *[other] доставляет товар ({ $goods })!
 }
switch-signal-end-head-on = лоб в лоб с поездом { $by }; назад в депо
switch-signal-end-departure-point = покидает сеть; назад в депо
switch-signal-switch-now = Сейчас открыто: { $way }
switch-signal-switch-to = { $one } — { $other }
switch-signal-disc = Зелёная фишка: { $place }
switch-signal-disc-to = Новое место
switch-signal-disc-go = Переложить фишку

# --- рядом, словами
switch-signal-clock-told = жетонов времени на часах: { $clock } из { $full }
switch-signal-stack-bottom = Нижняя карточка: { $symbols }
switch-signal-delivered-told = { $port }: доставлено { $count } из { $needed }
switch-signal-all = Всего
switch-signal-depot-told = В депо: чёрных { $black }, коричневых { $brown }, серых { $grey }
switch-signal-chart = Доставки, часы и стопка за игру

# --- in a list of tables
switch-signal-stands-turn = Ход { $turn }
switch-signal-stands = Доставлено: { $count } из { $needed } · жетонов времени: { $clock }
