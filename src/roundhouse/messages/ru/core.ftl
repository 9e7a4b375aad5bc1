# Общее для всех игр.
core-with-rule = { $words } ({ $rule }).
core-aside = { $words } ({ $aside })
core-times = { $thing } ×{ $times }
core-nobody = никто
core-chance = случай
core-player = Игрок { $number }

core-undone = { $seat } отменяет ходы: партия вернулась к действию { $to }.
core-agreed = По согласию игроков, хотя правила это запрещают: { $rules }.

core-not-your-turn = { $seat } сейчас не ходит, решает { $to_act }. Дождитесь своей очереди.
core-game-over = Игра окончена. Чтобы сыграть ещё, откройте новый стол.
core-not-now = На этом шаге так сделать нельзя. Выберите одно из предложенных действий.
core-no-such-outcome = Ни кубик, ни карточка, ни жетон не могут дать здесь { $outcome }.

core-not-json = Это не JSON (строка { $line }: { $reason }). Выберите файл, записанный Roundhouse или 18xx.games.
core-unknown-action = { $path }: в этой игре нет действия «{ $name }». Есть такие: { $known }.
core-missing-field = { $path }: нет поля «{ $field }».
core-unknown-field = { $path }: поле «{ $field }» неизвестно. Удалите его или переименуйте.
core-wrong-type = { $path }: ожидалось { $expected }, получено { $found }.
core-unknown-option = Настройки «{ $option }» нет. Есть такие: { $known }.
core-bad-option = Настройка «{ $option }» не может быть { $value }. Выберите одно из: { $choices }.
core-bad-seats =
    { $seats ->
        [one] { $seats } игрок — не тот состав: эта игра для { $low }–{ $high } игроков.
        [few] { $seats } игрока — не тот состав: эта игра для { $low }–{ $high } игроков.
       *[many] { $seats } игроков — не тот состав: эта игра для { $low }–{ $high } игроков.
    }
core-stale = Пока вы смотрели, партия продолжилась: было действие { $seen }, сейчас { $current }. Посмотрите на стол и выберите ещё раз.
core-bad-entry = Запись { $seq } нельзя воспроизвести: { $cause }
core-oversized-journal =
    { $unit ->
        [bytes] Файл слишком велик: { $found ->
            [one] в нём { NUMBER($found, useGrouping: 1) } байт
            [few] в нём { NUMBER($found, useGrouping: 1) } байта
           *[many] в нём { NUMBER($found, useGrouping: 1) } байт
        }, а Roundhouse читает файлы до { NUMBER($most, useGrouping: 1) }.
       *[entries] Журнал слишком длинен: { $found ->
            [one] в нём { NUMBER($found, useGrouping: 1) } запись
            [few] в нём { NUMBER($found, useGrouping: 1) } записи
           *[many] в нём { NUMBER($found, useGrouping: 1) } записей
        }, а в партии их бывает не больше { NUMBER($most, useGrouping: 1) }.
    }
core-wrong-version =
    { $game ->
        [journal] Этот журнал записан в формате { $written }, а программа читает формат { $known }. Файл не изменён; откройте его в той версии Roundhouse, которая его записала.
       *[other] Эта партия ({ $game }) записана по правилам версии { $written }, а программа знает версии до { $known }. Файл не изменён; откройте его в более новой версии Roundhouse.
    }
core-wrong-game = Игры «{ $found }» здесь нет. Есть такие: { $known }.
core-unknown-record = Roundhouse не может прочитать этот файл: он не наш и не с { $known }.
core-no-importer = Ни одна из здешних игр не читает файлы других сайтов.
core-no-picture = Для «{ $title }» рисунков пока нет.
core-no-routes = Для «{ $title }» нет поиска маршрутов.
core-no-planner = У «{ $title }» нет доски планов. Пробуйте за собственным столом.
core-no-bots = У «{ $title }» нет ботов. Установите их или играйте через «roundhouse serve».
core-unknown-bot = Бота «{ $bot }» для этой игры нет. Есть такие: { $known }.
core-unknown-company = Компании «{ $company }» в этой партии нет. Есть такие: { $known }.
core-nothing-to-undo = Отменять нечего.
core-nothing-to-redo = Возвращать нечего.
core-undo-past-chance = Действие { $seq }: бросали кубик или открыли карту; то, что было раньше, отменить нельзя.
core-undo-needs-consent = Это отменит и чужие ходы, сначала нужно согласие: { $missing }.
core-missing-extra = Для этого нужно дополнение «{ $extra }». Установите его: { $command }

# Что не так с пакетом, установленным рядом с Roundhouse.
core-plugin-not-loaded = «{ $plugin }» из пакета { $package } не удалось загрузить, он пропущен ({ $reason }).
core-not-a-title = «{ $plugin }» из пакета { $package } пропущен: ожидался Title, а это { $found }.
core-not-a-bot = «{ $plugin }» из пакета { $package } пропущен: ожидался BotDef, а это { $found }.
core-incomplete-plugin = «{ $plugin }» из пакета { $package } пропущен: не хватает частей или они неверны: { $parts }.
core-bad-plugin-name = «{ $plugin }» из пакета { $package } пропущен: имя игры состоит из строчных латинских букв, цифр и _, имя бота — из имени игры, точки и такого же имени.
core-other-key = «{ $plugin }» из пакета { $package } пропущен: его игра называет себя «{ $key }», а имена должны совпадать.
core-plugin-twice = «{ $plugin }» есть в двух пакетах: используется тот, что из { $used }, а тот, что из { $package }, пропущен.
core-bot-without-title = Бот «{ $bot }» из пакета { $package } пропущен: его игра «{ $title }» не установлена.
core-bad-catalogue = В текстах { $file } (пакет { $package }) ошибка в строке { $line }; что не читается, пропущено.
