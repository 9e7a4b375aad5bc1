# Why the bots of Switch & Signal play as they do, and how each level plays.
switch-signal-bots-only-choice = Больше выбирать нечего.
switch-signal-bots-train-loads =
    { $points ->
        [one] { $train } загружает { switch-signal-goods } товар ({ $city }): до порта ({ $port }) { $points } очко.
        [few] { $train } загружает { switch-signal-goods } товар ({ $city }): до порта ({ $port }) { $points } очка.
       *[many] { $train } загружает { switch-signal-goods } товар ({ $city }): до порта ({ $port }) { $points } очков.
    }
switch-signal-bots-train-advances =
    { $points ->
        [one] { $train } приближается к цели ({ $goal }): осталось { $points } очко.
        [few] { $train } приближается к цели ({ $goal }): осталось { $points } очка.
       *[many] { $train } приближается к цели ({ $goal }): осталось { $points } очков.
    }
switch-signal-bots-train-aside = { $train } пока без дела и стоит там, где не отнимает времени.
switch-signal-bots-way-opens = { $place }: так { $train } сможет ехать дальше ({ $goal }).
switch-signal-bots-cards-kept =
    { $count ->
        [1] Последняя карточка пригодится позже.
       *[other] Последние карточки ({ $count }) пригодятся позже.
    }
switch-signal-bots-colour-deployed =
    { $colour ->
        [black] Полезнее всего будет чёрный поезд.
        [brown] Полезнее всего будет коричневый поезд.
       *[grey] Полезнее всего будет серый поезд.
    }
switch-signal-bots-colour-moves =
    { $colour ->
        [black] Чёрные поезда сейчас выигрывают больше всего или теряют меньше всего.
        [brown] Коричневые поезда сейчас выигрывают больше всего или теряют меньше всего.
       *[grey] Серые поезда сейчас выигрывают больше всего или теряют меньше всего.
    }
switch-signal-bots-train-first = Сначала { $train }: так поезда меньше мешают друг другу.
switch-signal-bots-best-exit = { $train } выезжает по перегону { $track }: так путь лучше.
switch-signal-bots-best-stop = { $train }: лучше стоять здесь ({ $city }), чем ехать дальше.
switch-signal-bots-helper-saved = Помощник пригодится позже.
switch-signal-bots-helper-pays =
    { $moves ->
        [one] { switch-signal-helper } сейчас заменяет примерно { $moves } передвижение.
        [few] { switch-signal-helper } сейчас заменяет примерно { $moves } передвижения.
       *[many] { switch-signal-helper } сейчас заменяет примерно { $moves } передвижений.
    }
switch-signal-bots-played-on =
    По итогам { $playouts ->
        [one] { $playouts } пробного розыгрыша
       *[other] { $playouts } пробных розыгрышей
    } до конца следующего хода { $gain ->
        [0] ничего лучшего не нашлось.
        [one] этот вариант даёт на 100 игр примерно на { $gain } победу больше лучшего из остальных.
        [few] этот вариант даёт на 100 игр примерно на { $gain } победы больше лучшего из остальных.
       *[many] этот вариант даёт на 100 игр примерно на { $gain } побед больше лучшего из остальных.
    }
switch-signal-bots-layout-fits = Фишки удачно лежат для будущих поездов.
switch-signal-bots-needs-signal = { $train }: чтобы ехать дальше ({ $goal }), нужен зелёный { $place }.
switch-signal-bots-needs-switch = { $train }: чтобы ехать дальше ({ $goal }), надо перевести стрелку ({ $junction }).
switch-signal-bots-point-taken = Сделано, как вы показали.
switch-signal-bots-point-costs =
    { $moves ->
        [one] Это не стоит делать: мы потеряем примерно { $moves } передвижение.
        [few] Это не стоит делать: мы потеряем примерно { $moves } передвижения.
       *[many] Это не стоит делать: мы потеряем примерно { $moves } передвижений.
    }
switch-signal-bots-point-not-paid = С этими карточками так не сделать.
bots-switch-signal-easy = Смотрит на одно действие вперёд и не думает о следующей инструкции.
bots-switch-signal-normal = Планирует карточки и готовится к следующей инструкции.
bots-switch-signal-strong = Планирует на несколько действий вперёд, взвешивает кубики и инструкции по вероятностям.
bots-switch-signal-master = Доигрывает хорошие варианты до конца следующего хода при разных бросках и инструкциях и выбирает тот, что выигрывает чаще.

# Что считает арена.
arena-switch-signal-turns = Ходов
