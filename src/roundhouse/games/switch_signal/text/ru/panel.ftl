# Switch & Signal: названия, поле словами, панель рядом с ним.

# --- названия
ss-train = { $colour ->
    [black] Чёрный { $number }
    [brown] Коричневый { $number }
   *[grey] Серый { $number }
 }
ss-goods = { $goods ->
    [yellow] жёлтый
    [blue] синий
    [red] красный
   *[white] белый
 }
ss-card = { $card ->
    [signal] Сигнал
    [switch] Стрелка
   *[move] Ход
 }
ss-symbol = { $symbol ->
    [deploy] вывести поезд
    [black] едут чёрные поезда
    [brown] едут коричневые поезда
    [grey] едут серые поезда
   *[multi] едет цвет на выбор
 }
ss-helper = { $helper ->
    [logistician] Логист
    [dispatcher] Диспетчер
    [conductor] Кондуктор
    [switchman] Стрелочник
    [coupler] Сцепщик
   *[station_master] Начальник станции
 }
ss-helper-does = { $helper ->
    [logistician] Перебросьте кубик движения; считается второй бросок.
    [dispatcher] До конца этого хода поезда могут проезжать города, где сигналы зелёные, или бесплатно там остановиться.
    [conductor] Все поезда одного цвета, которые распоряжение должно двигать, остаются на месте.
    [switchman] Положите открытое распоряжение под стопку и откройте следующее.
    [coupler] Выберите пункт отправления нового поезда вместо броска.
   *[station_master] Один поезд, который распоряжение должно двигать, остаётся на месте.
 }
ss-helper-short = { $helper ->
    [logistician] перебросить кубик движения
    [dispatcher] в этот ход поезда проезжают города
    [conductor] один цвет остаётся на месте
    [switchman] вернуть распоряжение, взять следующее
    [coupler] выбрать пункт отправления
   *[station_master] один поезд остаётся на месте
 }
ss-signal-at-city = сигнал у { $city } в сторону { $towards }
ss-signal-on-track = сигнал между { $one } и { $other }
ss-point = пункт отправления { $number }, { $name }
ss-on-section = на перегоне { $one } – { $other }, участок { $section } из { $sections }, в сторону { $ahead }
ss-at-section = на { $one } – { $other } { $section }/{ $sections }
ss-of-section = { $one }–{ $other } { $section }/{ $sections }
ss-in-city = в городе { $city }
ss-on-point = в пункте отправления { $number }, { $name }

# --- поле словами
ss-board-label = Поле Switch & Signal: { $name }
ss-told-time = Ход { $turn }. Часы: { $clock } из { $full }. Распоряжений в стопке: { $left }, потеряно: { $lost }.
ss-told-setup = Поле готовится к игре.
ss-told-train = { $train }: { $where }.
ss-told-loaded = { $train }: { $where }, везёт груз: { $goods }.
ss-told-depot = В депо: { $trains }.
ss-told-goods = Грузы ждут: { $goods }.
ss-told-waiting = { $city } – { $goods }, { $count }
ss-told-delivered = { $port }, доставлено: { $goods }.
ss-told-nothing-yet = пока ничего
ss-told-green = Зелёные сигналы: { $places }.
ss-told-open = Открытые пути: { $ways }.
ss-told-none = ни одного поезда
ss-told-way = { $junction }: { $one } – { $other }

# --- рядом с полем
ss-clock = Часы
ss-instruction = Распоряжение
ss-stack = Стопка
ss-stack-left = { $turns ->
    [0] последний ход
    [one] ещё { $turns } ход
    [few] ещё { $turns } хода
   *[many] ещё { $turns } ходов
 }
ss-stack-lost = потеряно: { $lost }
ss-pile = Колода
ss-discard = Сброс
ss-depot = Депо
ss-helpers = Помощники
ss-delivered = Доставлено
ss-turns = Ходы
ss-turn = Ход
ss-helpers-called = Вызванные помощники

# --- на поле
ss-mark-train = { $train } Посмотрите пробный проезд, затем бросайте.
ss-mark-switch = Перевести стрелку, сейчас открыто: { $switch }
ss-mark-disc = Взять зелёный диск: { $place }
ss-mark-place = Положить диск сюда: { $place }
ss-mark-point = Сцепщик: поставить поезд сюда: { $point }

# --- что сейчас
ss-step = { $step ->
    [setup] Перед первым ходом
    [instruction] Ход { $turn } · шаг 1: выполнить распоряжение
    [actions] Ход { $turn } · шаг 2: сыграть карты
    [drawing] Ход { $turn } · шаг 3: добрать карты
   *[over] Игра окончена, сыграно ходов: { $turn }
 }
ss-earlier = Перед этим ({ $count })
ss-last-turn = Это последний ход!
ss-chance = Катятся кубики, раздаются карты.
ss-waiting = { $frame ->
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
ss-over = { $outcome ->
    [delivered] Победа! Доставлено всё, что нужно: { $total }.
    [clock_empty] Поражение: часы опустели, а распоряжений больше нет. Доставлено { $total } из { $needed }.
   *[out_of_time] Поражение: закончился последний ход. Доставлено { $total } из { $needed }.
 }
ss-lay-out = Расставьте стрелки и сигналы
ss-lay-out-hint = Щёлкните стрелку, чтобы перевести её, или зелёный сигнал, а затем место, куда положить его диск. У каждого города остаётся зелёный сигнал, три лежат на перегонах.
ss-confirm-layout = Подтвердить расстановку
ss-add-signal = Куда положить дополнительный диск?
ss-place = Место
ss-put-there = Положить туда
ss-read = Выполнить это распоряжение?
ss-carry-out = Выполнить
ss-which-deployed = Поезд какого цвета выходит из депо?
ss-which-moved = Поезда какого цвета едут?
ss-colour-choice = { $where ->
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
ss-deploy = { $colour ->
    [black] Чёрный поезд выходит из депо. Из какого пункта?
    [brown] Коричневый поезд выходит из депо. Из какого пункта?
   *[grey] Серый поезд выходит из депо. Из какого пункта?
 }
ss-roll-departure = { $way ->
    [tokens] Открыть жетон места
   *[dice] Бросить кубики отправления
 }
ss-which-train = Какой поезд едет следующим?
ss-roll-for = Бросить: { $train }
ss-dry-run = Пробный проезд
ss-mean-loss = в среднем теряется жетонов: { NUMBER($loss, minimumFractionDigits: 1) }
ss-no-loss = жетонов не стоит
ss-keep-or-not = { $train }: выпало { $points }. Оставить?
ss-keep = Оставить { $points }
ss-which-exit = { $left ->
    [one] { $train } в городе { $city }, остаётся { $left } очко. Куда?
    [few] { $train } в городе { $city }, остаётся { $left } очка. Куда?
   *[many] { $train } в городе { $city }, остаётся { $left } очков. Куда?
 }
ss-leave-by = Выехать в сторону { $towards }
ss-stop-in = Остановиться: { $city }
ss-play-cards = Сыграйте карты или закончите ход
ss-act-move = Двинуть поезд
ss-act-switch = Перевести стрелку
ss-act-switch-hint = Щёлкните стрелку на поле.
ss-act-signal = Переложить диск сигнала
ss-act-signal-hint = Щёлкните на поле зелёный сигнал, затем красный.
ss-act-load = Погрузить
ss-load = { $goods ->
    [yellow] { $train } берёт жёлтый груз { $where }
    [blue] { $train } берёт синий груз { $where }
    [red] { $train } берёт красный груз { $where }
   *[white] { $train } берёт белый груз { $where }
 }
ss-pay-with = Заплатить:
ss-cards-held = { $count } × { $card }
ss-no-cards = карт нет
ss-end-actions = { $last ->
    [yes] Закончить последний ход: игра проиграна
   *[no] { $count ->
        [0] Закончить ход; рука полна, карты не добираются
        [one] Закончить ход и взять { $count } карту
        [few] Закончить ход и взять { $count } карты
       *[many] Закончить ход и взять { $count } карт
     }
 }
ss-why-not = Сейчас нельзя: почему?
ss-call = { $helper ->
    [logistician] Перебросить
    [dispatcher] Позвать Диспетчера
    [switchman] Вернуть распоряжение
   *[coupler] Поставить поезд туда
 }
ss-helper-is-used = { $helper }: использован
ss-helper-is-free = { $helper }: ещё можно позвать
ss-hold-colour = { $colour ->
    [black] Чёрные стоят
    [brown] Коричневые стоят
   *[grey] Серые стоят
 }
ss-hold-train = { $train } стоит
ss-point-choice = Пункт отправления
ss-dispatched = Диспетчер: в этот ход поезда проезжают города.

# --- подробности
ss-run-die = Кубик
ss-run-odds = Шанс
ss-run-what = Что будет
ss-run-by = в сторону { $towards }
ss-run-stopping = с остановкой
ss-with-loss = { $lost ->
    [one] { $words } (−{ $lost } жетон)
    [few] { $words } (−{ $lost } жетона)
   *[many] { $words } (−{ $lost } жетонов)
 }
ss-end-spent = встаёт { $where }
ss-end-red-signal = { $by } красный; встаёт { $where }
ss-end-closed-switch = стрелка в { $by } закрыта; встаёт { $where }
ss-end-occupied-city = впереди в городе стоит { $by }; встаёт { $where }
ss-end-following = догоняет поезд { $by }; встаёт { $where }
ss-end-no-exit = нет свободного выезда с зелёным сигналом; остаётся { $where }
ss-end-city = останавливается { $where }
ss-end-port = { $goods ->
    [none] в порт и оттуда в депо
   *[other] доставляет груз ({ $goods })!
 }
ss-end-head-on = лоб в лоб с поездом { $by }; назад в депо
ss-end-departure-point = выезжает в пункт отправления; назад в депо
ss-switch-now = Сейчас открыто: { $way }
ss-switch-to = { $one } – { $other }
ss-disc = Зелёный диск: { $place }
ss-disc-hint = Щёлкните подсвеченный красный сигнал на поле или выберите здесь.
ss-disc-to = Новое место
ss-disc-go = Переложить диск

# --- рядом, словами
ss-clock-told = жетонов времени на часах: { $clock } из { $full }
ss-stack-bottom = Нижняя карта: { $symbols }
ss-delivered-told = { $port }: доставлено { $count } из { $needed }
ss-all = Всего
ss-depot-told = В депо: чёрных { $black }, коричневых { $brown }, серых { $grey }
ss-chart = Доставки, часы и стопка за игру
