# Why the bots of Switch & Signal play as they do, and how each level plays.
bots-ss-only-choice = Больше выбирать нечего.
bots-ss-train-loads = { $train } берёт { ss-goods } груз ({ $city }): до { $port } очков: { $points }.
bots-ss-train-advances = { $train } приближается к цели ({ $goal }), осталось очков: { $points }.
bots-ss-train-aside = { $train } пока без дела и стоит там, где не отнимает времени.
bots-ss-way-opens = { $place }: так { $train } сможет ехать дальше ({ $goal }).
bots-ss-cards-kept = Оставшиеся карты ({ $count }) пригодятся позже.
bots-ss-colour-deployed =
    { $colour ->
        [black] Полезнее всего будет чёрный поезд.
        [brown] Полезнее всего будет коричневый поезд.
       *[grey] Полезнее всего будет серый поезд.
    }
bots-ss-colour-moves =
    { $colour ->
        [black] Чёрные поезда сейчас выигрывают больше всего или теряют меньше всего.
        [brown] Коричневые поезда сейчас выигрывают больше всего или теряют меньше всего.
       *[grey] Серые поезда сейчас выигрывают больше всего или теряют меньше всего.
    }
bots-ss-train-first = Сначала { $train }: так поезда меньше мешают друг другу.
bots-ss-best-exit = { $train } выезжает по перегону { $track }: так путь лучше.
bots-ss-best-stop = { $train }: лучше стоять здесь ({ $city }), чем ехать дальше.
bots-ss-helper-saved = Помощник принесёт больше пользы в другой раз.
bots-ss-helper-pays = { ss-helper } сейчас стоит примерно столько ходов: { $moves }.
bots-ss-layout-fits = Диски лежат удачно для будущих поездов.
bots-switch-signal-easy = Смотрит на одно действие вперёд и не думает о следующем распоряжении.
bots-switch-signal-normal = Планирует карты и готовится к следующему распоряжению.
bots-switch-signal-strong = Планирует на несколько действий вперёд, взвешивает кубики и распоряжения по вероятностям.
