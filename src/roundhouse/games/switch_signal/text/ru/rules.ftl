# Switch & Signal: что происходит, что не разрешено, что не так с файлом поля.

## События

switch-signal-lot-drawn = Жребий решил: начинает { $seat }.
switch-signal-token-placed = { $departure }: в этой партии номер { $number }.
switch-signal-switch-set = Стрелка переведена: { $junction }. Открыто: { $connected }; закрыто: { $closed }.
switch-signal-signal-moved = Фишка семафора переложена. Теперь зелёный: { $to }; красный: { $disc }.
switch-signal-signal-added = Положена дополнительная фишка. Теперь зелёный: { $place }.
switch-signal-layout-confirmed = { $seat } подтверждает расстановку.
switch-signal-cards-drawn = { $seat } берёт: { $cards }.
switch-signal-discard-shuffled =
    { $cards ->
        [1] Стопка карточек пуста: единственная карточка сброса становится новой стопкой.
        [one] Стопка карточек пуста: { $cards } карточка сброса перемешана в новую стопку.
        [few] Стопка карточек пуста: { $cards } карточки сброса перемешаны в новую стопку.
       *[many] Стопка карточек пуста: { $cards } карточек сброса перемешаны в новую стопку.
    }
switch-signal-turn-begun = Ход { $turn }. Активный игрок — { $seat }.
switch-signal-instruction-revealed =
    { $left ->
        [0] { switch-signal-named-instruction }: { $symbols }. Стопка инструкций пуста: это последний ход.
        [one] { switch-signal-named-instruction }: { $symbols }. В стопке осталась { $left } инструкция.
        [few] { switch-signal-named-instruction }: { $symbols }. В стопке остались { $left } инструкции.
       *[many] { switch-signal-named-instruction }: { $symbols }. В стопке осталось { $left } инструкций.
    }
switch-signal-helper-called =
    { $helper ->
        [logistician] { $seat } зовёт { -switch-signal-logistician(case: "acc") }: кубик бросают ещё раз.
        [dispatcher] { $seat } зовёт { -switch-signal-dispatcher(case: "acc") }: до конца этого хода поезда могут проезжать города.
        [conductor] { $seat } зовёт { -switch-signal-conductor(case: "acc") }: { $target ->
            [black] чёрные
            [brown] коричневые
           *[grey] серые
        } поезда остаются на месте.
        [switchman] { $seat } зовёт { -switch-signal-switchman(case: "acc") }: { -switch-signal-instruction } { $target } уходит под низ стопки.
        [coupler] { $seat } зовёт { -switch-signal-coupler(case: "acc") }: поезд выставлен, { -switch-signal-departure } — { $target }.
       *[station_master] { $seat } зовёт { -switch-signal-station-master(case: "acc") }: { $target } остаётся на месте.
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
switch-signal-departure-rolled = На кубиках отправления { $first } и { $second }: отправная точка { $number }.
switch-signal-token-revealed = На жетоне { $number }.
switch-signal-train-deployed = { $train } выставлен на отправную точку { $departure }.
switch-signal-point-taken =
    { $again ->
        [yes] { $departure }: точка занята, и { $colour ->
            [black] чёрный
            [brown] коричневый
           *[grey] серый
        } поезд пробует ещё раз, без потери жетонов.
       *[no] { $departure }: точка занята, { $colour ->
            [black] чёрный
            [brown] коричневый
           *[grey] серый
        } поезд остаётся в депо.
    }
switch-signal-nothing-to-deploy = Выставить нечего: в депо нет поездов подходящего цвета.
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
        [spent] { $points ->
            [one] Его единственное очко истрачено.
           *[other] Все очки истрачены ({ $points }).
        }
        [red_signal] Впереди красный { $by }. { switch-signal-left-over }
        [closed_switch] Стрелка { $by } закрыта с этой стороны. { switch-signal-left-over }
        [occupied_city] В городе впереди стоит { $by }. { switch-signal-left-over }
        [following] Впереди в ту же сторону едет { $by }. { switch-signal-left-over }
        [no_exit] Нет свободного выезда с зелёным семафором. { switch-signal-left-over }
        [city] Остановка в городе, без потери жетонов.
        [port] Поезд прибывает в порт.
        [head_on] Лоб в лоб, навстречу — { $by }. { switch-signal-left-over }
       *[departure_point] Поезд покидает сеть через отправную точку.
    }
switch-signal-left-over =
    { $unspent ->
        [one] Осталось { $unspent } неистраченное очко.
        [few] Осталось { $unspent } неистраченных очка.
       *[many] Осталось { $unspent } неистраченных очков.
    }
switch-signal-time-lost =
    { $tokens ->
        [one] Потерян { $tokens } жетон времени; на часах осталось { $clock }.
        [few] Потеряно { $tokens } жетона времени; на часах осталось { $clock }.
       *[many] Потеряно { $tokens } жетонов времени; на часах осталось { $clock }.
    }
switch-signal-instruction-lost =
    { $left ->
        [0] Часы опустели и наполнены заново: последняя инструкция стопки потеряна, значит, это последний ход.
        [one] Часы опустели и наполнены заново: верхняя инструкция потеряна, в стопке осталась { $left }.
       *[other] Часы опустели и наполнены заново: верхняя инструкция потеряна, в стопке осталось { $left }.
    }
switch-signal-train-returned = { $train } возвращается в депо.
switch-signal-goods-loaded = { $train } загружает { switch-signal-goods } товар: { $city }.
switch-signal-goods-delivered =
    { $total ->
        [1] { $train } доставляет { switch-signal-goods } товар, самый первый. Порт: { $port }.
       *[other] { $train } доставляет { switch-signal-goods } товар. Порт: { $port }; всего доставлено: { $total }.
    }
switch-signal-goods-returned = { $city }: сюда возвращается { switch-signal-goods } товар.
switch-signal-cards-played = { $seat } разыгрывает: { $cards }.
switch-signal-actions-ended = { $seat } больше не разыгрывает карточки.
switch-signal-game-won = Все товары доставлены ({ $total }): победили все!
switch-signal-game-lost =
    { $why ->
        [clock_empty] Часы пусты, и стопка тоже: проиграли все. Доставлено товаров: { $total }.
       *[out_of_time] Последний ход окончен: проиграли все. Доставлено товаров: { $total }.
    }

## Чем кончилась игра

switch-signal-delivered = Доставлено всё, что нужно.
switch-signal-out-of-time = Инструкции кончились.
switch-signal-clock-empty = Часы опустели, а инструкций больше не было.

## Отказы

switch-signal-no-such-train = Поезда «{ $train }» нет. Поезда обозначаются black-1 … black-3, brown-1 … brown-3, grey-1 … grey-3.
switch-signal-no-such-place = На этом поле нет места для семафора «{ $place }». Выберите одно из мест на поле.
switch-signal-no-such-junction = На этом поле нет узла «{ $junction }». Выберите один из узлов на поле.
switch-signal-no-such-arms =
    { $discs ->
        [1] { $junction }: здесь закрыта ровно одна из веток ({ $arms }), а не «{ $closed }». Выберите одну ветку.
        [few] { $junction }: здесь закрыты ровно { $discs } разные ветки ({ $arms }), а не «{ $closed }». Выберите { $discs } из них.
       *[many] { $junction }: здесь закрыто ровно { $discs } разных веток ({ $arms }), а не «{ $closed }». Выберите { $discs } из них.
    }
switch-signal-no-such-colour = Поездов цвета «{ $colour }» нет. Выберите чёрный (black), коричневый (brown) или серый (grey).
switch-signal-no-such-exit = { $city }: выезда по перегону «{ $track }» нет. Выберите один из предложенных.
switch-signal-no-such-point = На этом поле нет отправной точки «{ $departure }». Выберите одну из точек на поле.
switch-signal-no-such-helper = Помощник «{ $helper }» на этом поле не работает. Здесь есть: { $helpers }.
switch-signal-no-such-card = Карточек «{ $card }» не бывает. Разыграйте «{ -switch-signal-signal-card }» (signal), «{ -switch-signal-switch-card }» (switch) или «{ -switch-signal-move-card }» (move).
switch-signal-in-depot = { $train } стоит в депо. Выберите поезд на путях.
switch-signal-not-in-hand = Нужно { $needed } × { switch-signal-card }, а у вас { $held }. Заплатите другими карточками или выберите другое действие.
switch-signal-not-green = Здесь нет фишки: { $place }. Выберите зелёный семафор.
switch-signal-not-red = Здесь уже лежит фишка: { $place }. Выберите красный семафор.
switch-signal-not-in-trade-city = { $train } загрузить нельзя ({ $at }): товары загружают только в торговых городах. Выберите поезд, который стоит в таком городе.
switch-signal-no-goods-left = { $city }: товаров здесь больше нет, { $train } ничего не загрузит. Выберите поезд в городе, где товар есть.
switch-signal-already-loaded = { $train } уже везёт { switch-signal-goods } товар, а больше одного поезд не берёт. Выберите пустой поезд.
switch-signal-none-in-depot =
    { $colour ->
        [black] Все чёрные поезда уже на путях. Выберите цвет, поезд которого есть в депо.
        [brown] Все коричневые поезда уже на путях. Выберите цвет, поезд которого есть в депо.
       *[grey] Все серые поезда уже на путях. Выберите цвет, поезд которого есть в депо.
    }
switch-signal-not-due = По инструкции { $train } сейчас не едет. Ещё должны ехать: { $due }.
switch-signal-exit-blocked =
    { $why ->
        [red] { $city }: по перегону { $track } не выехать, красный { $by }. Выберите другой выезд.
       *[train] { $city }: по перегону { $track } не выехать, за семафором стоит { $by }. Выберите другой выезд.
    }
switch-signal-must-leave = { $train } начинает движение из города ({ $city }) и должен выехать, раз есть открытый выезд. Назовите выезд.
switch-signal-must-stop = { $train } должен остановиться в городе ({ $city }): проезжать города здесь нельзя. Остановитесь или позовите { -switch-signal-dispatcher(case: "acc") }, если он ещё свободен.
switch-signal-helper-used = «{ switch-signal-helper }»: помощь уже использована, а каждого помощника зовут раз за игру. Продолжайте без этой помощи.
switch-signal-helper-not-now =
    { $helper ->
        [logistician] Логиста зовут сразу после броска кубика движения.
        [dispatcher] Диспетчера зовут в свой ход.
        [conductor] Начальника поезда зовут, пока по инструкции ещё должны ехать поезда, за которые не бросали.
        [switchman] Стрелочника зовут сразу после открытия инструкции, если стопка не пуста; стартовую карточку он не меняет.
        [coupler] Сцепщика зовут, когда цвет поезда выбран, а кубики ещё не брошены.
       *[station_master] Дежурную по станции зовут, пока по инструкции ещё должны ехать поезда, за которые не бросали.
    }
switch-signal-nothing-to-hold =
    Инструкция не двигает { $target ->
        [black] чёрные поезда
        [brown] коричневые поезда
        [grey] серые поезда
       *[other] поезд «{ $target }»
    } или уже начала двигать. Можно выбрать: { $choices }.
switch-signal-point-occupied = { $departure }: здесь стоит { $train }, а Сцепщику нужна свободная отправная точка. Выберите другую.
switch-signal-no-target = { switch-signal-helper }: этому помощнику цель не указывают, «{ $target }» ничего не значит. Позовите его без цели.
switch-signal-wrong-payment =
    { $needed ->
        [signal] Чтобы переложить фишку семафора, нужна карточка «{ -switch-signal-signal-card }» или любые две карточки, а не «{ $cards }».
        [switch] Чтобы перевести стрелку, нужна карточка «{ -switch-signal-switch-card }» или любые две карточки, а не «{ $cards }».
        [move] Чтобы двинуть поезд, нужна карточка «{ -switch-signal-move-card }» или любые две карточки, а не «{ $cards }».
       *[other] Расстановка не стоит карточек. Оставьте их на руке: { $cards }.
    }
switch-signal-city-goes-red = Это последний зелёный семафор города ({ $city }), а один всегда остаётся: { $disc }. Переложите фишку на другое место этого города или возьмите другую.
switch-signal-too-few-on-tracks = При расстановке фишек на перегонах не меньше { $needed } и по одной у каждого города, поэтому эту фишку убрать нельзя: { $disc }. Переложите её внутри города или между местами на перегонах.
switch-signal-unchanged = { $junction }: ветки { $closed } уже закрыты, а стрелку надо перевести. Выберите другие ветки.
switch-signal-colour-taken =
    { $colour ->
        [black] Чёрный уже выбран для предыдущего символа, а двум символам нужны два цвета. Выберите другой.
        [brown] Коричневый уже выбран для предыдущего символа, а двум символам нужны два цвета. Выберите другой.
       *[grey] Серый уже выбран для предыдущего символа, а двум символам нужны два цвета. Выберите другой.
    }
switch-signal-no-turning-round = { $train } въехал в город ({ $city }) по перегону { $track } и за одно движение не может уехать обратно. Выберите другой выезд или остановитесь.

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
       *[departure] { $place }: он соединяет две отправные точки. Выведите его в сеть.
    }
switch-signal-wrong-count =
    { $kind ->
        [trade] { $place }: торговых городов { $found }; на поле их от { $low } до { $high }.
       *[port] { $place }: портов { $found }; этому полю нужно от { $low } до { $high } (два только там, где поезда проезжают города).
    }
switch-signal-wrong-goods =
    { $why ->
        [missing] { $place }: ни в одном торговом городе нет товара «{ $goods }». Дайте его одному из них.
        [repeated] { $place }: товар «{ $goods }» есть и в другом городе. Дайте каждый цвет одному городу.
        [port] { $place }: у порта нет своего товара. Уберите «{ $goods }».
       *[unknown] { $place }: «{ $goods }» — не цвет товара. Выберите жёлтый (yellow), синий (blue), красный (red) или белый (white).
    }
switch-signal-wrong-numbers = { $place }: номера должны быть от 2 до 12, каждый один раз; найдено { $found }.
switch-signal-wrong-tracks =
    { $kind ->
        [departure] { $place }: перегонов у этой отправной точки { $found }; нужно ровно { $low }.
        [city] { $place }: перегонов у этого города { $found }; нужно от { $low } до { $high }.
       *[junction] { $place }: перегонов у этого узла { $found }; нужно { $low } или { $high }.
    }
switch-signal-wrong-discs =
    { $why ->
        [number] { $place }: фишек указано { $found }, а нужно { $needed }.
        [repeated] { $place }: две фишки лежат на одной ветке ({ $found }). Возьмите разные ветки из { $needed }.
       *[no_arm] { $place }: «{ $found }» — не его ветка; ветки: { $needed }.
    }
switch-signal-wrong-disc-total =
    { $why ->
        [stated] { $place }: у узлов вместе фишек { $found }, а switch_discs говорит { $needed }. Сделайте числа одинаковыми.
        [printed] { $place }: в Центральной Европе фишек стрелок { $needed }, а не { $found }.
       *[most] { $place }: фишек стрелок { $found }, а полю можно не больше { $needed }. Уберите узлы.
    }
switch-signal-wrong-sections = { $place }: участков на перегоне бывает от 1 до { $most }, а не { $found }.
switch-signal-wrong-signal =
    { $why ->
        [range] { $place }: места для семафора { $found } нет; последнее между двумя участками — { $most }.
        [repeated] { $place }: место для семафора { $found } указано дважды.
       *[departure] { $place }: на перегоне отправной точки семафоров нет. Уберите { $found }.
    }
switch-signal-wrong-green =
    { $why ->
        [repeated] { $place }: на этом месте лежат две фишки. Переложите одну.
       *[unknown] { $place }: такого места для семафора нет.
    }
switch-signal-wrong-green-count =
    { $why ->
        [city] { $place }: зелёных мест у этого города { $found }; в начале их ровно { $needed }.
        [track] { $place }: зелёных мест на перегонах { $found }; в начале их ровно { $needed }.
       *[all] { $place }: зелёных мест { $found }, а signal_discs говорит { $needed }. Сделайте числа одинаковыми.
    }
switch-signal-wrong-signal-discs = { $place }: signal_discs равно { $found }, а должно быть числом городов плюс три: { $needed }.
switch-signal-too-few-track-places = { $place }: мест для семафоров на перегонах { $found }, а нужно не меньше { $needed }. Добавьте семафоры.
switch-signal-wrong-helpers =
    { $why ->
        [unknown] { $place }: помощника «{ $found }» нет.
        [repeated] { $place }: помощник «{ $found }» указан дважды.
       *[number] { $place }: помощников { $found }; на поле их 3.
    }
switch-signal-unconnected = { $place }: из первого города туда нет пути. Соедините их.
switch-signal-out-of-reach = { $place }: отсюда поезд не доберётся, как ни ставь стрелки: { $target }. Добавьте перегон.
switch-signal-trap = { $place }: поезд отсюда уже не попадёт ни в один город. Добавьте перегон или узел.
switch-signal-example-broken = { $place }: пример хода из правил здесь не сходится: должно быть «{ $needed }», а выходит «{ $found }».
switch-signal-off-canvas = { $place }: точка ({ $x }, { $y }) лежит за краем рисунка. Сдвиньте её внутрь.
switch-signal-tracks-cross = { $place }: пересекает { $other } в точке ({ $x }, { $y }). Сдвиньте промежуточную точку (via).
switch-signal-wrong-length = { $place }: участки нарисованы длиной { $found }; хорошо смотрится от { $low } до { $high }. Измените sections или via.
switch-signal-too-close = { $place }: слишком близко — { $other }, всего { $found }; нужно хотя бы { $needed }.
switch-signal-sharp-angle = { $place }: { $one } и { $other } сходятся здесь под углом { $found }°; различимы они от { $needed }°.
switch-signal-label-in-the-way =
    { $other ->
        [canvas] { $place }: подпись выходит за край рисунка. Сдвиньте её.
       *[other] { $place }: подпись закрывает { $other }. Сдвиньте её.
    }
switch-signal-weak-link = { $place }: без этого перегона поезда отсюда не попадут ни в один порт: { $city }. Добавьте другой путь.
switch-signal-led-astray = { $place }: при расстановке первой игры поезд отсюда едет прямо сюда: { $other }. Переведите стрелку по пути.
switch-signal-off-guideline =
    { $what ->
        [to_trade_city] { $place }: среднее расстояние от отправной точки до ближайшего торгового города — { $found } (в очках); хорошо играется от { $low } до { $high }.
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

switch-signal-word-signal = { -switch-signal-signal-card }
switch-signal-word-switch = { -switch-signal-switch-card }
switch-signal-word-move = { -switch-signal-move-card }
switch-signal-word-deploy = выставление поезда
switch-signal-word-deploy-black = выставление чёрного
switch-signal-word-deploy-brown = выставление коричневого
switch-signal-word-deploy-grey = выставление серого
switch-signal-word-multi = любой цвет
switch-signal-word-black = чёрные поезда
switch-signal-word-brown = коричневые поезда
switch-signal-word-grey = серые поезда
switch-signal-word-logistician = { -switch-signal-logistician }
switch-signal-word-dispatcher = { -switch-signal-dispatcher }
switch-signal-word-conductor = { -switch-signal-conductor }
switch-signal-word-switchman = { -switch-signal-switchman }
switch-signal-word-coupler = { -switch-signal-coupler }
switch-signal-word-station-master = { -switch-signal-station-master }

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
        [start] Стартовая карточка
       *[other] Инструкция { $instruction }
    }
