# Тексты страниц.
pages-skip = К содержанию
pages-nav = Главное меню
pages-language = Язык
pages-change = Сменить
pages-learn = Обучение
pages-learn-about = Полные правила и примеры партий с пояснением к каждому шагу.
pages-in-short = Как играть
pages-examples = Примеры партий
pages-rules = Полные правила
pages-no-rules = На этом сервере нет страниц с правилами.
pages-enter = Войти
pages-enter-or-make = Войти или создать учётную запись

pages-welcome = Садитесь за стол
pages-welcome-about = Играйте за одним экраном или по сети, вживую или по ходу в день. Тем, кого вы пригласите, ничего не нужно устанавливать.
pages-quick = Играть сейчас с ботами
pages-quick-about = Выберите сложность, и игра начнётся.
pages-quick-name = Ваше имя (необязательно)
pages-quick-bots =
    { $count ->
        [1] Вы и один бот
        [2] Вы и два бота
        [3] Вы и три бота
        [one] Вы и { $count } бот
        [few] Вы и { $count } бота
       *[many] Вы и { $count } ботов
    }
pages-quick-together = Вы и бот в одной команде
pages-quick-levels = Уровни сложности
pages-guest = Гость
pages-new-table = Новый стол
pages-accounts-needed = Чтобы играть на этом сервере, нужна учётная запись.
pages-your-name = Ваше имя
pages-their-name = Имя
pages-which-game = Игра
pages-players = Игроков: от { $low } до { $high }
pages-seats = Места
pages-seat-me = Я
pages-seat-here = Кто-то за этим экраном
pages-seat-open = Свободное место (ссылка-приглашение)
pages-seat-bot = Бот: { $bot }
pages-seat-none = Никто
pages-options = Настройки
pages-yes = да
pages-no = нет
pages-shuffle = Перемешать места
pages-public = Открытый стол: любой может найти его, смотреть и занять свободное место
pages-hints = Подсказки: можно спросить совета у бота (если играют несколько человек, об этом узнают все)
pages-start = Начать игру
pages-my-tables = Мои столы
pages-none-mine = У вас нет незаконченных партий.
pages-ended-tables = Завершённые партии ({ $count })
pages-archive = В архив
pages-unarchive = Вернуть из архива
pages-archived = Архив ({ $count })
pages-row-more = Ещё об этом столе: { $game }
pages-leave-table = Покинуть…
pages-leave-head = Покинуть этот стол? ({ $game })
pages-leave-about = Остальные продолжат без вас.
pages-leave-seat = Кто займёт ваше место?
pages-leave-alone = Больше здесь никто не играет. Стол попадёт в архив; вернуть его можно в любое время.
pages-leave-go = Покинуть стол
pages-leave-no = Остаться
pages-watch = Смотреть игру
pages-none-watch = Сейчас нет открытых партий.
pages-ended = Игра окончена
pages-your-turn = Ваш ход
pages-your-turn-as = Ваш ход: { $name }
pages-seats-open =
    { $count ->
        [one] свободно { $count } место
        [few] свободно { $count } места
       *[many] свободно { $count } мест
    }
pages-moves =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
pages-import = Импортировать партию
pages-import-about = Файл, скачанный отсюда или с { $sites }.
pages-import-own = Файл, скачанный отсюда.
pages-file = Файл
pages-import-go = Импортировать

pages-invited = Вас пригласили
pages-invited-by = { $owner } приглашает вас сыграть: { $title }.
pages-at-the-table = За столом: { $names }.
pages-sit-down = Сесть за стол
pages-only-watch = Только смотреть

pages-have-account = У меня есть учётная запись
pages-new-account = Я здесь впервые
pages-login = Имя
pages-password = Пароль
pages-make-account = Создать учётную запись
pages-device = Продолжить на этом устройстве под именем { $name }?
pages-device-go = Да, это я
pages-about-me = Профиль
pages-mail = Электронная почта
pages-keep = Сохранить
pages-leave = Выйти на этом устройстве
pages-webhooks = Уведомления
pages-webhooks-about = Для неспешных партий: когда наступает ваш ход, мы отправляем сообщение на эти вебхуки. Подходят Discord, Slack и любой другой адрес.
pages-webhook = Адрес вебхука
pages-add = Добавить
pages-remove = Удалить
pages-other-device = Другое устройство

pages-board = Поле
pages-rooms = Разделы
pages-plan = План
pages-plan-head = План (видите только вы)
pages-keys = Клавиши
pages-key-main = Выбрать выделенное действие
pages-key-pass = Спасовать или закончить шаг
pages-key-question = Перейти к вопросу
pages-key-next = Следующий вариант
pages-key-previous = Предыдущий вариант
pages-sounds = Звуки
pages-fold = Показать или скрыть вопрос
pages-theme = Светлая или тёмная тема
pages-zoom = Масштаб
pages-zoom-in = Увеличить
pages-zoom-out = Уменьшить
pages-zoom-all = Вписать в экран
pages-history = История
pages-before = Назад
pages-after = Вперёд
pages-moment = Действие { $at } из { $last }
pages-past = Просмотр: действие { $at } из { $last }
pages-back-to-now = Вернуться к текущей позиции
pages-redo = Вернуть
pages-branch = Продолжить отсюда в копии
pages-branch-about = Появится ваш закрытый стол: вы играете за всех, и больше никого это не касается.
pages-moment-more = Поделиться или продолжить отсюда
pages-moment-link = Ссылка на эту позицию
pages-how-it-ended = Показать, чем всё кончилось
pages-turn-before = Предыдущий ход
pages-turn-after = Следующий ход
pages-jump = Перейти к ходу
pages-game-start = Начало партии
pages-reopen = Отменить последний ход?
pages-reopen-about = Партия закончена. Если отменить последний ход, она снова продолжится для всех.
pages-reopen-go = Отменить и играть дальше
pages-reopen-no = Оставить как есть
pages-waiting = Ждём: { $names }
pages-see-end = Посмотреть итоги
pages-undo = Отменить ход
pages-undo-asked = { $name } хочет отменить:
pages-undo-waits = Ждём согласия остальных.
pages-withdraw = Отменить просьбу
pages-undo-refused = Другие игроки не согласились, ничего не отменено.
pages-agree = Согласиться
pages-refuse = Отклонить
pages-look-as = Смотреть за игрока
pages-pass-screen = Передайте экран: { $name }
pages-show-sight = { $name }: это я, показать мои карты
pages-details = Подробности
pages-people = Игроки
pages-is-bot = бот
pages-is-open = место свободно
pages-is-you = это вы
pages-invite = Отправьте эту ссылку тому, кто играет за { $name }
pages-copy = Скопировать
pages-copied = Скопировано
pages-abandoned = { $name } давно не ходит. Любой игрок может передать это место боту.
pages-hand = Передать это место…
pages-hand-over = Кому передать место игрока { $name }
pages-hand-open = любому, у кого есть ссылка
pages-hand-bot = боту «{ $bot }»
pages-hand-me = мне
pages-hand-go = Передать
pages-download = Скачать партию
pages-download-later = Партию можно будет скачать, когда она закончится.
pages-log = Журнал партии
pages-since = С вашего последнего хода
pages-earlier = Показать более ранние
pages-chat = Чат
pages-say = Напишите что-нибудь
pages-send = Отправить
pages-ask-hint = Подсказка
pages-hints-on = Подсказки разрешены.
pages-hints-told = Подсказки разрешены. О каждой просьбе будет сказано в чате.
pages-hints-off = За этим столом подсказок нет.
pages-hints-forbid = Отключить подсказки
pages-hints-allow = Разрешить подсказки
pages-hint-asked = просит подсказку.
pages-hint = Сильный бот сыграл бы так:
pages-hint-pass = Сильный бот на этом остановился бы.
pages-thinking = Думаю…
pages-bell = Уведомить меня
pages-why-not = Почему нельзя?
pages-close = Закрыть
pages-no-reason = Этот ход разрешён.
pages-read-rule = Прочитать { $rule } в правилах
pages-do-it = Сделать этот ход
pages-retry = Нет связи. Пробуем ещё раз…
pages-offline = Нет связи. Ваш ход не сохранён; повторите его, когда связь вернётся.
pages-your-turn-at = Ваш ход ({ $title }): { $link }

pages-won =
    { $count ->
        [one] Побеждает { $names }
       *[other] Побеждают { $names }
    }
pages-and = { $first } и { $last }
pages-lost = Вы проиграли
pages-scores = Результаты
pages-player = Игрок
pages-score = Счёт
pages-charts = Партия в графиках
pages-to-table = Вернуться к столу
pages-again = Сыграть ещё раз
pages-rematch = Сыграть ещё раз с теми же игроками
pages-rematch-open = Перейти к новой партии

pages-sorry = Что-то пошло не так
pages-to-home = На главную
pages-not-found = Здесь ничего нет. Возможно, ссылка неполная или место уже занято.
pages-sign-in-first = Для этого нужно имя. Войдите, создайте стол или сядьте за чужой.
pages-not-yours = Это может сделать только игрок на этом месте или хозяин стола.
pages-foreign-origin = Этот запрос пришёл с другого сайта ({ $origin }) и отклонён. Пользуйтесь страницами этого сервера.
pages-too-many =
    { $seconds ->
        [one] Слишком много запросов. Подождите { $seconds } секунду и попробуйте снова.
        [few] Слишком много запросов. Подождите { $seconds } секунды и попробуйте снова.
       *[many] Слишком много запросов. Подождите { $seconds } секунд и попробуйте снова.
    }
pages-too-many-streams =
    { $most ->
        [one] С этого адреса уже открыт { $most } стол с живым обновлением, больше нельзя. Закройте его и обновите эту страницу.
        [few] С этого адреса уже открыто { $most } стола с живым обновлением, больше нельзя. Закройте часть из них и обновите эту страницу.
       *[many] С этого адреса уже открыто { $most } столов с живым обновлением, больше нельзя. Закройте часть из них и обновите эту страницу.
    }
pages-too-large = Слишком много данных: предел — { NUMBER($most, useGrouping: 1) } байт.
pages-storage-down = Сервер сейчас не может ничего сохранить, поэтому ничего не изменилось. Попробуйте чуть позже.
pages-seat-taken = Кто-то успел раньше. Посмотрите ещё раз и выберите.
pages-wrong-method = Этот адрес не принимает таких запросов.
pages-failed = Ошибка на сервере, мы её записали. Ничего не потеряно. Попробуйте ещё раз.
pages-bad-name = Имя: от 1 до { $most } символов.
pages-empty-text = Сообщение: от 1 до { $most } символов.
pages-bad-password = Пароль: не меньше { $least } символов.
pages-login-taken = Имя «{ $login }» занято. Выберите другое.
pages-wrong-password = Неверное имя или пароль. Попробуйте ещё раз.
pages-no-such-bot = Здесь нет бота, который мог бы это сделать.
pages-bad-file = Файл повреждён и не читается. Скачайте его ещё раз там, где шла партия.
pages-unknown-title = На этом сервере нет игры «{ $title }».
pages-bad-address = Адрес «{ $address }» не подходит. Укажите полный общедоступный адрес.
pages-not-ended = Партию можно будет скачать, когда она закончится: в записи есть скрытая информация.
pages-secret = Продолжить в копии с более раннего действия можно, когда партия закончена или когда вы играете без других людей: в её записи есть скрытая информация.
pages-no-such-moment = Действия { $at } нет: сейчас за столом { $current }. Выберите число от 0 до { $current }.
pages-bad-request = Поле «{ $field }» отсутствует или заполнено неверно ({ $reason }).

pages-port-busy = Порт { $port } занят. Укажите другой через --port или остановите программу, которая его занимает.
pages-file-in-use = Другой Roundhouse уже использует { $path }. Пользуйтесь им или укажите другой файл через --database.
pages-no-database = Не удаётся открыть базу данных: { $reason }. Проверьте адрес в --database.
pages-serving = Roundhouse работает по адресу { $address } (чтобы остановить, нажмите Ctrl+C).

pages-presets = Сложность
pages-preset-own = Свои настройки
pages-more-options = Другие настройки
pages-preset-wins = Два сильных бота выиграли от { $low } до { $high } партий из { $count }.

pages-make = Нарисовать поле
pages-make-open = Открыть
pages-make-new = Новое поле
pages-make-upload = Загрузить
pages-make-download = Скачать
pages-make-share = Поделиться
pages-make-try = Попробовать с ботом
pages-make-own = Нарисовать своё поле
