# Switch & Signal: что происходит, что не разрешено, что не так с файлом поля.

## События

switch-signal-lot-drawn = Жребий решил: начинает { $seat }.
switch-signal-token-placed = { $departure }: в этой партии номер { $number }.
switch-signal-switch-set = { $junction }: теперь соединены { $connected }; закрыто: { $closed }.
switch-signal-signal-moved = Красный теперь { $disc }, зелёный — { $to }.
switch-signal-signal-added = С самого начала зелёный { $place }.
switch-signal-layout-confirmed = { $seat } подтверждает расстановку.
switch-signal-cards-drawn = { $seat } берёт карты: { $cards }.
switch-signal-discard-shuffled =
    { $cards ->
        [1] Колода пуста: единственная карта сброса становится новой колодой.
        [one] Колода пуста: { $cards } карта сброса перемешана в новую колоду.
        [few] Колода пуста: { $cards } карты сброса перемешаны в новую колоду.
       *[many] Колода пуста: { $cards } карт сброса перемешаны в новую колоду.
    }
switch-signal-turn-begun = Ход { $turn }: активный игрок { $seat }.
switch-signal-instruction-revealed =
    { $left ->
        [0] { switch-signal-named-instruction }: { $symbols }. Больше карт в стопке нет: это последний ход.
        [one] { switch-signal-named-instruction }: { $symbols }. В стопке осталась { $left } карта.
        [few] { switch-signal-named-instruction }: { $symbols }. В стопке остались { $left } карты.
       *[many] { switch-signal-named-instruction }: { $symbols }. В стопке осталось { $left } карт.
    }
switch-signal-helper-called =
    { $helper ->
        [logistician] { $seat } зовёт Логиста: кубик бросают ещё раз.
        [dispatcher] { $seat } зовёт Диспетчера: до конца этого хода поезда могут проезжать города.
        [conductor] { $seat } зовёт Кондуктора: { $target ->
            [black] чёрные
            [brown] коричневые
           *[grey] серые
        } поезда остаются на месте.
        [switchman] { $seat } зовёт Стрелочника: распоряжение { $target } уходит под стопку.
        [coupler] { $seat } зовёт Сцепщика: поезд выходит из пункта { $target }.
       *[station_master] { $seat } зовёт Начальника станции: { $target } остаётся на месте.
    }
switch-signal-colour-chosen =
    { $symbol ->
        [deploy] { $colour ->
            [black] Из депо выходит чёрный поезд.
            [brown] Из депо выходит коричневый поезд.
           *[grey] Из депо выходит серый поезд.
        }
       *[multi] { $colour ->
            [black] Едут чёрные поезда.
            [brown] Едут коричневые поезда.
           *[grey] Едут серые поезда.
        }
    }
switch-signal-departure-rolled = На кубиках отправления { $first } и { $second }: пункт { $number }.
switch-signal-token-revealed = На жетоне { $number }.
switch-signal-train-deployed = { $train } встаёт в пункт отправления { $departure }, лицом к сети.
switch-signal-point-taken =
    { $again ->
        [yes] { $departure }: пункт занят, поэтому { $colour ->
            [black] следующий чёрный
            [brown] следующий коричневый
           *[grey] следующий серый
        } поезд пробует ещё раз; ничего не теряется.
       *[no] { $departure }: пункт занят, { $colour ->
            [black] чёрный
            [brown] коричневый
           *[grey] серый
        } поезд остаётся в депо.
    }
switch-signal-nothing-to-deploy = Вывести нечего: в депо нет поездов подходящего цвета.
switch-signal-movement-rolled =
    { $points ->
        [one] { $train }: выпало { $points } очко.
        [few] { $train }: выпало { $points } очка.
       *[many] { $train }: выпало { $points } очков.
    }
switch-signal-train-moved =
    { $entered ->
        [0] { $train } остаётся: { $start }.
       *[other] { $train } едет: { $start } → { $way }.
    }{" "}{ $why ->
        [spent] Истрачены все очки: { $points }.
        [red_signal] Впереди красный { $by }; { switch-signal-left-over }.
        [closed_switch] Стрелка { $by } закрыта с этой стороны; { switch-signal-left-over }.
        [occupied_city] В городе впереди стоит { $by }; { switch-signal-left-over }.
        [following] Впереди в ту же сторону едет { $by }; { switch-signal-left-over }.
        [no_exit] Нет свободного выезда с зелёным сигналом; { switch-signal-left-over }.
        [city] Остановка в городе; ничего не теряется.
        [port] Путь окончен в порту; ничего не теряется.
        [head_on] Лоб в лоб: навстречу едет { $by }; { switch-signal-left-over }.
       *[departure_point] Поезд выехал в пункт отправления.
    }
switch-signal-left-over = не истрачено очков: { $unspent }
switch-signal-time-lost =
    { $tokens ->
        [one] Потерян { $tokens } жетон времени; на часах осталось { $clock }.
        [few] Потеряно { $tokens } жетона времени; на часах осталось { $clock }.
       *[many] Потеряно { $tokens } жетонов времени; на часах осталось { $clock }.
    }
switch-signal-instruction-lost =
    { $left ->
        [0] Часы опустели и наполнены заново: пропало последнее распоряжение стопки, значит, это последний ход.
       *[other] Часы опустели и наполнены заново: верхнее распоряжение пропало, в стопке осталось { $left }.
    }
switch-signal-train-returned = { $train } уходит в депо.
switch-signal-goods-loaded = { $train } берёт { switch-signal-goods } груз в городе { $city }.
switch-signal-goods-delivered =
    { $total ->
        [1] { $train } доставляет { switch-signal-goods } груз в порт { $port }, самый первый.
       *[other] { $train } доставляет { switch-signal-goods } груз в порт { $port }; всего доставлено: { $total }.
    }
switch-signal-goods-returned = { $city }: сюда возвращается { switch-signal-goods } груз.
switch-signal-cards-played = { $seat } играет карты: { $cards }.
switch-signal-actions-ended = { $seat } больше не играет карт.
switch-signal-game-won = Все нужные грузы доставлены ({ $total }): победили все.
switch-signal-game-lost =
    { $why ->
        [clock_empty] Часы пусты, и стопка тоже: проиграли все. Доставлено грузов: { $total }.
       *[out_of_time] Последний ход окончен: проиграли все. Доставлено грузов: { $total }.
    }

## Чем кончилась игра

switch-signal-delivered = Доставлено всё, что нужно.
switch-signal-out-of-time = Распоряжения кончились.
switch-signal-clock-empty = Часы опустели, а распоряжений больше не было.

## Отказы

switch-signal-no-such-train = Поезда «{ $train }» нет. Поезда обозначаются black-1 … black-3, brown-1 … brown-3, grey-1 … grey-3.
switch-signal-no-such-place = На этом поле нет места для сигнала «{ $place }». Выберите одно из мест на карте.
switch-signal-no-such-junction = На этом поле нет узла «{ $junction }». Выберите один из узлов на карте.
switch-signal-no-such-arms =
    { $discs ->
        [1] { $junction }: здесь закрыта ровно одна из веток ({ $arms }), а не «{ $closed }». Выберите одну ветку.
       *[other] { $junction }: закрытых веток должно быть ровно { $discs }, все разные, из { $arms }, а не «{ $closed }». Выберите { $discs } из них.
    }
switch-signal-no-such-colour = Поездов цвета «{ $colour }» нет. Выберите чёрный (black), коричневый (brown) или серый (grey).
switch-signal-no-such-exit = { $city }: выезда по перегону «{ $track }» нет. Выберите один из предложенных.
switch-signal-no-such-point = На этом поле нет пункта отправления «{ $departure }». Выберите один из пунктов на карте.
switch-signal-no-such-helper = Помощник «{ $helper }» на этом поле не работает. Здесь есть: { $helpers }.
switch-signal-no-such-card = Карт «{ $card }» не бывает. Сыграйте «Сигнал» (signal), «Стрелку» (switch) или «Ход» (move).
switch-signal-in-depot = { $train } стоит в депо. Выберите поезд на путях.
switch-signal-not-in-hand = Нужно { $needed } × { switch-signal-card }, а у вас { $held }. Заплатите другими картами или выберите другое действие.
switch-signal-not-green = Здесь нет диска, взять нечего: { $place }. Возьмите диск с зелёного места.
switch-signal-not-red = Здесь уже лежит диск: { $place }. Выберите красное место.
switch-signal-not-in-trade-city = { $train } погрузить нельзя ({ $at }): грузят только в торговых городах. Выберите поезд, который стоит в таком городе.
switch-signal-no-goods-left = { $city }: грузов здесь больше нет, { $train } ничего не возьмёт. Выберите поезд в городе, где груз есть.
switch-signal-already-loaded = { $train } уже везёт { switch-signal-goods } груз, а поезд берёт только один. Выберите пустой поезд.
switch-signal-none-in-depot =
    { $colour ->
        [black] Все чёрные поезда уже на путях. Выберите цвет, поезд которого есть в депо.
        [brown] Все коричневые поезда уже на путях. Выберите цвет, поезд которого есть в депо.
       *[grey] Все серые поезда уже на путях. Выберите цвет, поезд которого есть в депо.
    }
switch-signal-not-due = По распоряжению { $train } сейчас не едет. Ещё должны ехать: { $due }.
switch-signal-exit-blocked =
    { $why ->
        [red] { $city }: по перегону { $track } не выехать, красный { $by }. Выберите другой выезд.
       *[train] { $city }: по перегону { $track } не выехать, за сигналом стоит { $by }. Выберите другой выезд.
    }
switch-signal-must-leave = { $train } начинает движение в городе { $city } и должен выехать, раз есть открытый выезд. Назовите выезд.
switch-signal-must-stop = { $train } должен остановиться в городе { $city }: здесь поезда не проезжают города насквозь. Остановитесь или позовите Диспетчера, если он ещё свободен.
switch-signal-helper-used = { switch-signal-helper } уже помог, а каждый помощник помогает раз за игру. Обойдитесь без него.
switch-signal-helper-not-now =
    { $helper ->
        [logistician] Логиста зовут сразу после броска кубика движения. Позовите его тогда.
        [dispatcher] Диспетчера зовут во время хода. Позовите его тогда.
        [conductor] Кондуктора зовут, пока по распоряжению ещё должны ехать поезда, за которые не бросали. Позовите его тогда.
        [switchman] Стрелочника зовут сразу после открытия распоряжения, если стопка не пуста; стартовую карту он не меняет. Позовите его тогда.
        [coupler] Сцепщика зовут, когда цвет поезда выбран, а кубики ещё не брошены. Позовите его тогда.
       *[station_master] Начальника станции зовут, пока по распоряжению ещё должны ехать поезда, за которые не бросали. Позовите его тогда.
    }
switch-signal-nothing-to-hold =
    Распоряжение не двигает { $target ->
        [black] чёрные поезда
        [brown] коричневые поезда
        [grey] серые поезда
       *[other] поезд «{ $target }»
    } или уже начало двигать. Можно выбрать: { $choices }.
switch-signal-point-occupied = { $departure }: здесь стоит { $train }, а Сцепщику нужен свободный пункт отправления. Выберите другой.
switch-signal-no-target = { switch-signal-helper }: этому помощнику цель не указывают, «{ $target }» ничего не значит. Позовите его без цели.
switch-signal-wrong-payment =
    { $needed ->
        [signal] Чтобы переложить сигнал, нужна карта «Сигнал» или любые две карты, а не «{ $cards }». Заплатите ими.
        [switch] Чтобы перевести стрелку, нужна карта «Стрелка» или любые две карты, а не «{ $cards }». Заплатите ими.
        [move] Чтобы двинуть поезд, нужна карта «Ход» или любые две карты, а не «{ $cards }». Заплатите ими.
       *[other] Расстановка не стоит карт, поэтому «{ $cards }» сыграть нельзя. Оставьте их на руке.
    }
switch-signal-city-goes-red = У города { $city } это последнее зелёное место, а одно всегда остаётся: { $disc }. Переложите диск на другое место этого города или возьмите другой диск.
switch-signal-too-few-on-tracks = При расстановке дисков на перегонах не меньше { $needed } и по одному у каждого города, поэтому этот диск убрать нельзя: { $disc }. Переложите его внутри города или между местами на перегонах.
switch-signal-unchanged = { $junction }: ветки { $closed } уже закрыты, а стрелку надо перевести. Выберите другие ветки.
switch-signal-colour-taken =
    { $colour ->
        [black] Чёрный уже выбран для предыдущего символа, а двум символам нужны два цвета. Выберите другой.
        [brown] Коричневый уже выбран для предыдущего символа, а двум символам нужны два цвета. Выберите другой.
       *[grey] Серый уже выбран для предыдущего символа, а двум символам нужны два цвета. Выберите другой.
    }
switch-signal-no-turning-round = { $train } въехал в город { $city } по перегону { $track } и за одно движение не может уехать обратно. Выберите другой выезд или остановитесь.

## Файлы полей

switch-signal-bad-board =
    { $count ->
        [1] На этом поле нельзя играть: { $cause }
        [one] На этом поле нельзя играть: в нём { $count } ошибка, первая: { $cause }
        [few] На этом поле нельзя играть: в нём { $count } ошибки, первая: { $cause }
       *[many] На этом поле нельзя играть: в нём { $count } ошибок, первая: { $cause }
    }
switch-signal-not-toml = { $place }: это не TOML: { $reason }. Исправьте и проверьте снова.
switch-signal-no-file = { $place }: файл не читается: { $reason }. Проверьте имя и папку.
switch-signal-wrong-file-name = { $place }: id поля «{ $needed }», а файл называется «{ $found }». Сделайте их одинаковыми.
switch-signal-unknown-format = { $place }: формат { $found } неизвестен; программа читает формат 1. Напишите 1.
switch-signal-missing-key = { $place }: нет ключа { $key }. Добавьте его.
switch-signal-unknown-key = { $place }: ключ «{ $key }» неизвестен. Удалите его или исправьте имя.
switch-signal-wrong-kind = { $place }: { $key } должно быть: { $expected }; найдено { $found }.
switch-signal-bad-id = { $place }: id состоит из букв a–z, цифр 0–9 и одиночных дефисов между ними. Переименуйте.
switch-signal-repeated-id = { $place }: этот id встречается дважды. Переименуйте один из них.
switch-signal-bad-track-id = { $place }: перегон называют по его концам: «{ $needed }». Переименуйте его.
switch-signal-unknown-end = { $place }: нет точки «{ $end }», где он мог бы кончиться.
switch-signal-same-ends = { $place }: оба конца в одной точке. Проведите его в другое место.
switch-signal-double-track = { $place }: { $other } соединяет те же две точки. Уберите один из них или поставьте между ними узел.
switch-signal-direct-track =
    { $kind ->
        [city] { $place }: он соединяет два города напрямую. Поставьте между ними узел.
       *[departure] { $place }: он соединяет два пункта отправления. Выведите его в сеть.
    }
switch-signal-wrong-count =
    { $kind ->
        [trade] { $place }: торговых городов { $found }; на поле их от { $low } до { $high }.
       *[port] { $place }: портов { $found }; этому полю нужно от { $low } до { $high } (два только там, где поезда проезжают города).
    }
switch-signal-wrong-goods =
    { $why ->
        [missing] { $place }: ни в одном торговом городе нет груза «{ $goods }». Дайте его одному из них.
        [repeated] { $place }: груз «{ $goods }» есть и в другом городе. Дайте каждый цвет одному городу.
        [port] { $place }: у порта нет своего груза. Уберите «{ $goods }».
       *[unknown] { $place }: «{ $goods }» — не цвет груза. Выберите жёлтый (yellow), синий (blue), красный (red) или белый (white).
    }
switch-signal-wrong-numbers = { $place }: номера должны быть от 2 до 12, каждый один раз; найдено { $found }.
switch-signal-wrong-tracks =
    { $kind ->
        [departure] { $place }: перегонов у этого пункта отправления { $found }; нужно ровно { $low }.
        [city] { $place }: перегонов у этого города { $found }; нужно от { $low } до { $high }.
       *[junction] { $place }: перегонов у этого узла { $found }; нужно { $low } или { $high }.
    }
switch-signal-wrong-discs =
    { $why ->
        [number] { $place }: дисков указано { $found }, а нужно { $needed }.
        [repeated] { $place }: два диска лежат на одной ветке ({ $found }). Возьмите разные ветки из { $needed }.
       *[no_arm] { $place }: «{ $found }» — не его ветка; ветки: { $needed }.
    }
switch-signal-wrong-disc-total =
    { $why ->
        [stated] { $place }: у узлов вместе дисков { $found }, а switch_discs говорит { $needed }. Сделайте числа одинаковыми.
        [printed] { $place }: в Центральной Европе дисков стрелок { $needed }, а не { $found }.
       *[most] { $place }: дисков стрелок { $found }, а полю можно не больше { $needed }. Уберите узлы.
    }
switch-signal-wrong-sections = { $place }: участков на перегоне бывает от 1 до { $most }, а не { $found }.
switch-signal-wrong-signal =
    { $why ->
        [range] { $place }: места для сигнала { $found } нет; последнее между двумя участками — { $most }.
        [repeated] { $place }: место для сигнала { $found } указано дважды.
       *[departure] { $place }: на перегоне пункта отправления сигналов нет. Уберите { $found }.
    }
switch-signal-wrong-green =
    { $why ->
        [repeated] { $place }: на этом месте лежат два диска. Переложите один.
       *[unknown] { $place }: такого места для сигнала нет.
    }
switch-signal-wrong-green-count =
    { $why ->
        [city] { $place }: зелёных мест у этого города { $found }; в начале их ровно { $needed }.
        [track] { $place }: зелёных мест на перегонах { $found }; в начале их ровно { $needed }.
       *[all] { $place }: зелёных мест { $found }, а signal_discs говорит { $needed }. Сделайте числа одинаковыми.
    }
switch-signal-wrong-signal-discs = { $place }: signal_discs равно { $found }, а должно быть числом городов плюс три: { $needed }.
switch-signal-too-few-track-places = { $place }: мест для сигналов на перегонах { $found }, а нужно не меньше { $needed }. Добавьте сигналы.
switch-signal-wrong-helpers =
    { $why ->
        [unknown] { $place }: помощника «{ $found }» нет.
        [repeated] { $place }: помощник «{ $found }» указан дважды.
       *[number] { $place }: помощников { $found }; на поле их 3.
    }
switch-signal-unconnected = { $place }: из первого города туда нет пути. Соедините их.
switch-signal-out-of-reach = { $place }: оттуда поезд не доберётся до { $target }, как ни ставь стрелки. Добавьте перегон.
switch-signal-trap = { $place }: поезд отсюда уже не попадёт ни в один город. Добавьте перегон или узел.
switch-signal-example-broken = { $place }: пример хода из правил здесь не сходится: должно быть «{ $needed }», а выходит «{ $found }».
switch-signal-off-canvas = { $place }: точка ({ $x }, { $y }) лежит за краем рисунка. Сдвиньте её внутрь.
switch-signal-tracks-cross = { $place }: пересекает { $other } в точке ({ $x }, { $y }). Сдвиньте промежуточную точку (via).
switch-signal-wrong-length = { $place }: участки нарисованы длиной { $found }; хорошо смотрится от { $low } до { $high }. Измените sections или via.
switch-signal-too-close = { $place }: до { $other } всего { $found }; чтобы не слипались, нужно { $needed }.
switch-signal-sharp-angle = { $place }: { $one } и { $other } сходятся здесь под углом { $found }°; различимы они от { $needed }°.
switch-signal-label-in-the-way =
    { $other ->
        [canvas] { $place }: подпись выходит за край рисунка. Сдвиньте её.
       *[other] { $place }: подпись закрывает { $other }. Сдвиньте её.
    }
switch-signal-weak-link = { $place }: без этого перегона из города { $city } не попасть ни в один порт. Добавьте другой путь.
switch-signal-led-astray = { $place }: при расстановке первой игры поезд отсюда едет прямо в { $other }. Переведите стрелку по пути.
switch-signal-off-guideline =
    { $what ->
        [to_trade_city] { $place }: среднее расстояние от пункта отправления до ближайшего торгового города — { $found } (в очках); хорошо играется от { $low } до { $high }.
        [to_port] { $place }: среднее расстояние от торгового города до порта — { $found } (в очках); хорошо играется от { $low } до { $high }.
        [longest] { $place }: самый длинный путь из торгового города в порт — { $found } (в очках); хорошо играется не больше { $high }.
       *[sections] { $place }: участков { $found }; хорошо играется от { $low } до { $high }.
    }

## roundhouse board

switch-signal-board-good = { $name } ({ $board }): на этом поле можно играть. Городов { $cities }, узлов { $junctions }, перегонов { $tracks }, участков { $sections }.
switch-signal-board-error = ошибка { $rule }: { $words }
switch-signal-board-warning = предупреждение { $rule }: { $words }
switch-signal-board-refused =
    { $errors ->
        [one] { $file }: на этом поле нельзя играть, в нём { $errors } ошибка.
        [few] { $file }: на этом поле нельзя играть, в нём { $errors } ошибки.
       *[many] { $file }: на этом поле нельзя играть, в нём { $errors } ошибок.
    }
switch-signal-board-listed = { $board }: { $name }
switch-signal-board-listed-broken = { $board }: играть нельзя; почему, скажет «roundhouse board check { $file }»
switch-signal-board-folder = Свои поля кладите в { $folder }

## Слова для перечней

switch-signal-word-signal = Сигнал
switch-signal-word-switch = Стрелка
switch-signal-word-move = Ход
switch-signal-word-deploy = вывод поезда
switch-signal-word-multi = любой цвет
switch-signal-word-black = чёрные
switch-signal-word-brown = коричневые
switch-signal-word-grey = серые
switch-signal-word-logistician = Логист
switch-signal-word-dispatcher = Диспетчер
switch-signal-word-conductor = Кондуктор
switch-signal-word-switchman = Стрелочник
switch-signal-word-coupler = Сцепщик
switch-signal-word-station-master = Начальник станции

## Поезда — в событиях, отказах и на панели

switch-signal-name-black-1 = Чёрный 1
switch-signal-name-black-2 = Чёрный 2
switch-signal-name-black-3 = Чёрный 3
switch-signal-name-brown-1 = Коричневый 1
switch-signal-name-brown-2 = Коричневый 2
switch-signal-name-brown-3 = Коричневый 3
switch-signal-name-grey-1 = Серый 1
switch-signal-name-grey-2 = Серый 2
switch-signal-name-grey-3 = Серый 3

switch-signal-named-instruction =
    { $instruction ->
        [start] Стартовая карта
       *[other] Распоряжение { $instruction }
    }
