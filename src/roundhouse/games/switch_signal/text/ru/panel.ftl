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
    [deploy] вывести поезд
    [black] едут чёрные поезда
    [brown] едут коричневые поезда
    [grey] едут серые поезда
   *[multi] едет цвет на выбор
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
    [dispatcher] До конца этого хода поезда могут проезжать города, где сигналы зелёные, или бесплатно там остановиться.
    [conductor] Все поезда одного цвета, которые распоряжение должно двигать, остаются на месте.
    [switchman] Положите открытое распоряжение под стопку и откройте следующее.
    [coupler] Выберите пункт отправления нового поезда вместо броска.
   *[station_master] Один поезд, который распоряжение должно двигать, остаётся на месте.
 }
switch-signal-helper-short = { $helper ->
    [logistician] перебросить кубик движения
    [dispatcher] в этот ход поезда проезжают города
    [conductor] один цвет остаётся на месте
    [switchman] вернуть распоряжение, взять следующее
    [coupler] выбрать пункт отправления
   *[station_master] один поезд остаётся на месте
 }
switch-signal-signal-at-city = сигнал у { $city } в сторону { $towards }
switch-signal-signal-on-track = сигнал между { $one } и { $other }
switch-signal-point = пункт отправления { $number }, { $name }
switch-signal-on-section = на перегоне { $one } – { $other }, участок { $section } из { $sections }, в сторону { $ahead }
switch-signal-at-section = на { $one } – { $other } { $section }/{ $sections }
switch-signal-of-section = { $one }–{ $other } { $section }/{ $sections }
switch-signal-in-city = в городе { $city }
switch-signal-on-point = в пункте отправления { $number }, { $name }

# --- поле словами
switch-signal-board-label = Поле Switch & Signal: { $name }
switch-signal-told-time = Ход { $turn }. Часы: { $clock } из { $full }. Распоряжений в стопке: { $left }, потеряно: { $lost }.
switch-signal-told-setup = Поле готовится к игре.
switch-signal-told-train = { $train }: { $where }.
switch-signal-told-loaded = { $train }: { $where }, везёт груз: { $goods }.
switch-signal-told-depot = В депо: { $trains }.
switch-signal-told-goods = Грузы ждут: { $goods }.
switch-signal-told-waiting = { $city } – { $goods }, { $count }
switch-signal-told-delivered = { $port }, доставлено: { $goods }.
switch-signal-told-nothing-yet = пока ничего
switch-signal-told-green = Зелёные сигналы: { $places }.
switch-signal-told-open = Открытые пути: { $ways }.
switch-signal-told-none = ни одного поезда
switch-signal-told-way = { $junction }: { $one } – { $other }

# --- рядом с полем
switch-signal-clock = Часы
switch-signal-instruction = Распоряжение
switch-signal-stack = Стопка
switch-signal-stack-left = { $turns ->
    [0] последний ход
    [one] ещё { $turns } ход
    [few] ещё { $turns } хода
   *[many] ещё { $turns } ходов
 }
switch-signal-stack-lost = потеряно: { $lost }
switch-signal-pile = Колода
switch-signal-discard = Сброс
switch-signal-depot = Депо
switch-signal-helpers = Помощники
switch-signal-deliveries = Доставлено
switch-signal-turns = Ходы
switch-signal-turn = Ход
switch-signal-helpers-called = Вызванные помощники

# --- на поле
switch-signal-mark-train = { $train } Посмотрите пробный проезд, затем бросайте.
switch-signal-mark-switch = Перевести стрелку, сейчас открыто: { $switch }
switch-signal-mark-disc = Взять зелёный диск: { $place }
switch-signal-mark-place = Положить диск сюда: { $place }
switch-signal-mark-point = Сцепщик: поставить поезд сюда: { $point }

# --- что сейчас
switch-signal-step = { $step ->
    [setup] Перед первым ходом
    [instruction] Ход { $turn } · шаг 1: выполнить распоряжение
    [actions] Ход { $turn } · шаг 2: сыграть карты
    [drawing] Ход { $turn } · шаг 3: добрать карты
   *[over] Игра окончена, сыграно ходов: { $turn }
 }
switch-signal-earlier = Перед этим ({ $count })
switch-signal-last-turn = Это последний ход!
switch-signal-chance = Катятся кубики, раздаются карты.
switch-signal-waiting = { $frame ->
    [laying_out] { $name } расставляет стрелки и сигналы. Скажите, как хотели бы вы.
    [adding_signal] { $name } кладёт дополнительный диск сигнала.
    [reading] { $name } решает, выполнять ли это распоряжение.
    [carrying_out] { $name } выбирает цвет.
    [deploying] { $name } бросает кубики на пункт отправления или зовёт Сцепщика.
    [moving_trains] { $name } выбирает, какой поезд едет следующим.
    [keeping] { $name } решает, оставить ли бросок.
    [moving] { $name } решает, куда едет поезд.
   *[acting] { $name } играет карты. Советуйтесь: все карты открыты.
 }
switch-signal-over = { $outcome ->
    [delivered] Победа! Доставлено всё, что нужно: { $total }.
    [clock_empty] Поражение: часы опустели, а распоряжений больше нет. Доставлено { $total } из { $needed }.
   *[out_of_time] Поражение: закончился последний ход. Доставлено { $total } из { $needed }.
 }
switch-signal-lay-out = Расставьте стрелки и сигналы
switch-signal-lay-out-hint = Щёлкните стрелку, чтобы перевести её, или зелёный сигнал, а затем место, куда положить его диск. У каждого города остаётся зелёный сигнал, три лежат на перегонах.
switch-signal-confirm-layout = Подтвердить расстановку
switch-signal-add-signal = Куда положить дополнительный диск?
switch-signal-place = Место
switch-signal-put-there = Положить туда
switch-signal-read = Выполнить это распоряжение?
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
    [black] Чёрный поезд выходит из депо. Из какого пункта?
    [brown] Коричневый поезд выходит из депо. Из какого пункта?
   *[grey] Серый поезд выходит из депо. Из какого пункта?
 }
switch-signal-roll-departure = { $way ->
    [tokens] Открыть жетон места
   *[dice] Бросить кубики отправления
 }
switch-signal-which-train = Какой поезд едет следующим?
switch-signal-roll-for = Бросить: { $train }
switch-signal-dry-run = Пробный проезд
switch-signal-mean-loss = в среднем теряется жетонов: { NUMBER($loss, minimumFractionDigits: 1) }
switch-signal-no-loss = жетонов не стоит
switch-signal-keep-or-not = { $train }: выпало { $points }. Оставить?
switch-signal-keep = Оставить { $points }
switch-signal-which-exit = { $left ->
    [one] { $train } в городе { $city }, остаётся { $left } очко. Куда?
    [few] { $train } в городе { $city }, остаётся { $left } очка. Куда?
   *[many] { $train } в городе { $city }, остаётся { $left } очков. Куда?
 }
switch-signal-leave-by = Выехать в сторону { $towards }
switch-signal-stop-in = Остановиться: { $city }
switch-signal-play-cards = Сыграйте карты или закончите ход
switch-signal-act-move = Двинуть поезд
switch-signal-act-switch = Перевести стрелку
switch-signal-act-switch-hint = Щёлкните стрелку на поле.
switch-signal-act-signal = Переложить диск сигнала
switch-signal-act-signal-hint = Щёлкните на поле зелёный сигнал, затем красный.
switch-signal-act-load = Погрузить
switch-signal-load = { $goods ->
    [yellow] { $train } берёт жёлтый груз { $where }
    [blue] { $train } берёт синий груз { $where }
    [red] { $train } берёт красный груз { $where }
   *[white] { $train } берёт белый груз { $where }
 }
switch-signal-pay-with = Заплатить:
switch-signal-cards-held = { $count } × { $card }
switch-signal-no-cards = карт нет
switch-signal-end-actions = { $last ->
    [yes] Закончить последний ход: игра проиграна
   *[no] { $count ->
        [0] Закончить ход; рука полна, карты не добираются
        [one] Закончить ход и взять { $count } карту
        [few] Закончить ход и взять { $count } карты
       *[many] Закончить ход и взять { $count } карт
     }
 }
switch-signal-why-not = Сейчас нельзя: почему?
switch-signal-call = { $helper ->
    [logistician] Перебросить
    [dispatcher] Позвать Диспетчера
    [switchman] Вернуть распоряжение
   *[coupler] Поставить поезд туда
 }
switch-signal-helper-is-used = { $helper }: использован
switch-signal-helper-is-free = { $helper }: ещё можно позвать
switch-signal-hold-colour = { $colour ->
    [black] Чёрные стоят
    [brown] Коричневые стоят
   *[grey] Серые стоят
 }
switch-signal-hold-train = { $train } стоит
switch-signal-point-choice = Пункт отправления
switch-signal-dispatched = Диспетчер: в этот ход поезда проезжают города.

# --- подробности
switch-signal-run-die = Кубик
switch-signal-run-odds = Шанс
switch-signal-run-what = Что будет
switch-signal-run-by = в сторону { $towards }
switch-signal-run-stopping = с остановкой
switch-signal-with-loss = { $lost ->
    [one] { $words } (−{ $lost } жетон)
    [few] { $words } (−{ $lost } жетона)
   *[many] { $words } (−{ $lost } жетонов)
 }
switch-signal-end-spent = встаёт { $where }
switch-signal-end-red-signal = { $by } красный; встаёт { $where }
switch-signal-end-closed-switch = стрелка в { $by } закрыта; встаёт { $where }
switch-signal-end-occupied-city = впереди в городе стоит { $by }; встаёт { $where }
switch-signal-end-following = догоняет поезд { $by }; встаёт { $where }
switch-signal-end-no-exit = нет свободного выезда с зелёным сигналом; остаётся { $where }
switch-signal-end-city = останавливается { $where }
switch-signal-end-port = { $goods ->
    [none] в порт и оттуда в депо
   *[other] доставляет груз ({ $goods })!
 }
switch-signal-end-head-on = лоб в лоб с поездом { $by }; назад в депо
switch-signal-end-departure-point = выезжает в пункт отправления; назад в депо
switch-signal-switch-now = Сейчас открыто: { $way }
switch-signal-switch-to = { $one } – { $other }
switch-signal-disc = Зелёный диск: { $place }
switch-signal-disc-hint = Щёлкните подсвеченный красный сигнал на поле или выберите здесь.
switch-signal-disc-to = Новое место
switch-signal-disc-go = Переложить диск

# --- рядом, словами
switch-signal-clock-told = жетонов времени на часах: { $clock } из { $full }
switch-signal-stack-bottom = Нижняя карта: { $symbols }
switch-signal-delivered-told = { $port }: доставлено { $count } из { $needed }
switch-signal-all = Всего
switch-signal-depot-told = В депо: чёрных { $black }, коричневых { $brown }, серых { $grey }
switch-signal-chart = Доставки, часы и стопка за игру
