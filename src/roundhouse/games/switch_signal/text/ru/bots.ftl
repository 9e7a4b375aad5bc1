# Why the bots of Switch & Signal play as they do, and how each level plays.
switch-signal-bots-only-choice = Больше выбирать нечего.
switch-signal-bots-train-loads = { $train } берёт { switch-signal-goods } груз ({ $city }): до { $port } очков: { $points }.
switch-signal-bots-train-advances = { $train } приближается к цели ({ $goal }), осталось очков: { $points }.
switch-signal-bots-train-aside = { $train } пока без дела и стоит там, где не отнимает времени.
switch-signal-bots-way-opens = { $place }: так { $train } сможет ехать дальше ({ $goal }).
switch-signal-bots-cards-kept = Оставшиеся карты ({ $count }) пригодятся позже.
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
switch-signal-bots-helper-saved = Помощник принесёт больше пользы в другой раз.
switch-signal-bots-helper-pays = { switch-signal-helper } сейчас стоит примерно столько ходов: { $moves }.
switch-signal-bots-layout-fits = Диски лежат удачно для будущих поездов.
bots-switch-signal-easy = Смотрит на одно действие вперёд и не думает о следующем распоряжении.
bots-switch-signal-normal = Планирует карты и готовится к следующему распоряжению.
bots-switch-signal-strong = Планирует на несколько действий вперёд, взвешивает кубики и распоряжения по вероятностям.

# Что считает арена.
arena-switch-signal-turns = Ходов
