# The page on which boards are drawn.
switch-signal-make-select = Выбрать
switch-signal-make-city = Город
switch-signal-make-junction = Узловой пункт
switch-signal-make-departure = Отправная точка
switch-signal-make-track = Пути
switch-signal-make-delete = Удалить
switch-signal-make-undo = Отменить
switch-signal-make-redo = Повторить
switch-signal-make-name = Название
switch-signal-make-kind = Вид
switch-signal-make-trade = город с товарами
switch-signal-make-port = порт
switch-signal-make-goods = Товары
switch-signal-make-number = Номер
switch-signal-make-sections = Участков
switch-signal-make-signals = Место для семафора между участками
switch-signal-make-signal = Семафор
switch-signal-make-green = Зелёный вначале
switch-signal-make-closed = Закрыто вначале
switch-signal-make-connect = Проложить пути до
switch-signal-make-good = На этом поле можно играть.
switch-signal-make-checking = Проверка…
switch-signal-make-errors = Исправить
switch-signal-make-warnings = Улучшить
switch-signal-make-passing = Через города можно проезжать
switch-signal-make-shared = Ссылка в адресной строке содержит всё поле и скопирована.
switch-signal-make-offline = Сервер недоступен. Рисунок остаётся здесь.
switch-signal-make-nothing = Поля здесь нет.
switch-signal-make-x = По горизонтали
switch-signal-make-y = По вертикали
switch-signal-make-canvas = Поле
switch-signal-make-about = Выберите инструмент и нажмите на поле; ещё одно нажатие на тот же инструмент ставит предмет посередине. Путям нужны два конца. Выбранное можно назвать, соединить и передвинуть, в том числе стрелками на клавиатуре. Ошибки видны сразу; черновик хранится в этом браузере.
switch-signal-make-too-long = Поле длиннее 60 000 знаков; в наших около 18 000.
switch-signal-make-of =
    { $goods ->
        [yellow] жёлтые
        [blue] синие
        [red] красные
       *[white] белые
    }
switch-signal-too-big = В поле { NUMBER($found, useGrouping: 1) }, а здесь проверяется не больше { NUMBER($most, useGrouping: 1) }. Уберите лишнее.
