# What the home page and the options say.
pages-title-switch-signal = Switch & Signal
pages-title-switch-signal-about = Вместе доставьте все грузы в порт: переводите стрелки, открывайте сигналы, не давайте поездам стоять и опередите часы.
pages-title-switch-signal-short =
    Все играют вместе: доставьте грузы в порт, пока не кончились распоряжения.
    Каждый ход начинается с распоряжения: оно выводит новые поезда или двигает поезда по кубику, удобно вам это или нет.
    Потом вы играете карты. Одна карта нужного вида или любые две переводят стрелку, переносят зелёный сигнал или двигают поезд. За любую одну карту можно погрузить поезд, стоящий в городе с грузом.
    Если поезд задержан красным сигналом, стрелкой или другим поездом, каждое неистраченное очко стоит жетона времени. Когда часы пусты, теряется распоряжение, то есть целый ход.
    Гружёный поезд, доехавший до порта, сдаёт груз. Каждого помощника можно позвать один раз за партию.

pages-option-switch-signal-board = Поле
pages-option-switch-signal-board-about = Для первой партии подходит Центральная Европа; в Северной Америке поезда проезжают города и есть другие помощники.
pages-option-switch-signal-layout = Расстановка
pages-option-switch-signal-layout-about = Как лежат диски стрелок и сигналов в начале игры.
pages-option-switch-signal-layout-first-game = для первой игры
pages-option-switch-signal-layout-free = по выбору игроков
pages-option-switch-signal-layout-random = случайная
pages-option-switch-signal-removed = Сколько распоряжений убрать
pages-option-switch-signal-removed-about = Чем больше убрано, тем меньше времени.
pages-option-switch-signal-clock = Жетоны времени
pages-option-switch-signal-clock-about = Чем их меньше, тем труднее: каждая задержка стоит один жетон.
pages-option-switch-signal-extra-signal = Дополнительный зелёный сигнал
pages-option-switch-signal-extra-signal-about = Так легче.
pages-option-switch-signal-goods = Сколько грузов доставить
pages-option-switch-signal-goods-about = Сколько грузов нужно доставить в порты для победы.
pages-option-switch-signal-departure = Где появляются поезда
pages-option-switch-signal-departure-about = Решают два кубика; или номера пунктов раздаются заново; или вместо кубиков открывают жетоны.
pages-option-switch-signal-departure-dice = по кубикам
pages-option-switch-signal-departure-variable = по кубикам, номера пунктов раздаются заново
pages-option-switch-signal-departure-tokens = по жетонам, без кубиков
pages-option-switch-signal-first-player = Первый игрок
pages-option-switch-signal-first-player-about = Кто ходит первым.
pages-option-switch-signal-first-player-lot = по жребию
