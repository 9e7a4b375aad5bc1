# What the home page and the options say.
pages-title-switch-signal = Switch & Signal
pages-title-switch-signal-about = Вместе доставьте все товары в порт: переводите стрелки, открывайте семафоры, не давайте поездам стоять и обгоните часы.
pages-title-switch-signal-short =
    Все играют в одной команде: доставьте товары в порт, пока не кончились инструкции.
    Каждый ход начинается с инструкции: она выставляет новые поезда или двигает поезда по кубику, удобно вам это или нет.
    Потом вы разыгрываете карточки. Одна карточка нужного вида или любые две переводят стрелку, перекладывают зелёную фишку или двигают поезд. Любая одна карточка загружает поезд в городе, где есть товар.
    Если поезд задержан красным семафором, стрелкой или другим поездом, каждое неистраченное очко стоит жетона времени. Когда часы пусты, теряется инструкция, то есть целый ход.
    Поезд с товаром, прибывший в порт, доставляет его. Каждого помощника можно позвать один раз за игру.

pages-option-switch-signal-board = Поле
pages-option-switch-signal-board-about = Для первой партии подходит Центральная Европа; в Северной Америке поезда проезжают города и есть другие помощники.
pages-option-switch-signal-layout = Расстановка
pages-option-switch-signal-layout-about = Как стоят стрелки и семафоры в начале игры.
pages-option-switch-signal-layout-first-game = для первой игры
pages-option-switch-signal-layout-free = по выбору игроков
pages-option-switch-signal-layout-random = случайная
pages-option-switch-signal-removed = Сколько инструкций убрать
pages-option-switch-signal-removed-about = Чем больше убрано, тем труднее: меньше ходов.
pages-option-switch-signal-clock = Жетоны времени
pages-option-switch-signal-clock-about = Чем меньше жетонов, тем труднее: каждая задержка стоит один.
pages-option-switch-signal-extra-signal = Дополнительная зелёная фишка
pages-option-switch-signal-extra-signal-about = Играть становится легче.
pages-option-switch-signal-goods = Сколько товаров доставить
pages-option-switch-signal-goods-about = Сколько товаров нужно доставить для победы.
pages-option-switch-signal-departure = Отправные точки
pages-option-switch-signal-departure-about = Где появляются новые поезда: бросок двух кубиков, бросок с перемешанными номерами или жетоны локаций.
pages-option-switch-signal-departure-dice = кубики
pages-option-switch-signal-departure-variable = кубики, номера перемешаны
pages-option-switch-signal-departure-tokens = жетоны локаций
pages-option-switch-signal-first-player = Первый игрок
pages-option-switch-signal-first-player-about = Кто ходит первым.
pages-option-switch-signal-first-player-lot = по жребию

# The named difficulties.
pages-preset-switch-signal-first-journey = Первая поездка
pages-preset-switch-signal-first-journey-about = Остаются все инструкции, на часах десять жетонов, есть дополнительная зелёная фишка.
pages-preset-switch-signal-leisurely = Без спешки
pages-preset-switch-signal-leisurely-about = Убрана одна инструкция, на часах восемь жетонов, есть дополнительная зелёная фишка.
pages-preset-switch-signal-standard = По правилам
pages-preset-switch-signal-standard-about = Как в правилах: убраны три инструкции, на часах семь жетонов.
pages-preset-switch-signal-fast = Скорый
pages-preset-switch-signal-fast-about = Убраны четыре инструкции.
pages-preset-switch-signal-express = Экспресс
pages-preset-switch-signal-express-about = Убраны пять инструкций: на лишний крюк почти нет времени.
