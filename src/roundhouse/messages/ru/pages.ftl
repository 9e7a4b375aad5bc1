# Тексты страниц.
pages-skip = К содержанию
pages-nav = Общее меню
pages-language = Язык
pages-change = Сменить
pages-learn = Правила
pages-learn-about = Полные правила и партии, которые можно пройти шаг за шагом с пояснением к каждому шагу.
pages-in-short = Коротко
pages-examples = Партии по шагам
pages-rules = Полные правила
pages-no-rules = На этом сервере нет страниц с правилами.
pages-enter = Войти
pages-enter-or-make = Войти или завести учётную запись

pages-welcome = Садитесь за стол
pages-welcome-about = Играйте за одним экраном или каждый у себя дома, вживую или по ходу в день. Тем, кого вы пригласите, ничего не нужно устанавливать.
pages-quick = Играть сейчас с ботами
pages-quick-about = Выберите, насколько они сильны, и игра начнётся.
pages-quick-name = Ваше имя (можно не указывать)
pages-quick-bots =
    { $count ->
        [1] Вы и один бот
        [2] Вы и два бота
        [3] Вы и три бота
        [one] Вы и { $count } бот
        [few] Вы и { $count } бота
       *[many] Вы и { $count } ботов
    }
pages-quick-together = Вы и бот на одной стороне
pages-quick-levels = Как они играют
pages-guest = Гость
pages-new-table = Новый стол
pages-accounts-needed = На этом сервере играют под своей учётной записью.
pages-your-name = Ваше имя
pages-their-name = Имя
pages-which-game = Игра
pages-players = Игроков: от { $low } до { $high }
pages-seats = Места
pages-seat-me = Я
pages-seat-here = Кто-то за этим экраном
pages-seat-open = Свободное место со ссылкой-приглашением
pages-seat-bot = Бот: { $bot }
pages-seat-none = Никто
pages-options = Настройки
pages-yes = да
pages-no = нет
pages-shuffle = Места в случайном порядке
pages-public = Другие могут найти этот стол и смотреть
pages-start = Начать игру
pages-my-tables = Мои столы
pages-none-mine = Сейчас у вас нет идущих партий.
pages-ended-tables = Завершённые партии ({ $count })
pages-watch = Столы для зрителей
pages-none-watch = Сейчас нет открытых для зрителей столов.
pages-ended = Игра окончена
pages-your-turn = Ваш ход
pages-seats-open =
    { $count ->
        [one] свободно { $count } место
        [few] свободно { $count } места
       *[many] свободно { $count } мест
    }
pages-moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
pages-import = Загрузить партию
pages-import-about = Файл, скачанный отсюда или с { $sites }.
pages-import-own = Файл, скачанный отсюда.
pages-file = Файл
pages-import-go = Загрузить

pages-invited = Вас приглашают
pages-invited-by = { $owner } держит для вас место за столом: { $title }.
pages-at-the-table = За столом: { $names }.
pages-sit-down = Сесть за стол
pages-only-watch = Только смотреть

pages-have-account = У меня есть учётная запись
pages-new-account = Я здесь впервые
pages-login = Имя
pages-password = Пароль
pages-password-about = Не меньше 10 знаков.
pages-make-account = Создать учётную запись
pages-device = Продолжить на этом устройстве под именем { $name }?
pages-device-go = Да, это я
pages-about-me = Обо мне
pages-mail = Адрес почты
pages-mail-about = Вам придёт письмо, когда настанет ваш ход. Оставьте поле пустым, если письма не нужны.
pages-keep = Сохранить
pages-leave = Выйти на этом устройстве
pages-webhooks = Сообщать о моём ходе
pages-webhooks-about = Для неспешных партий: когда настаёт ваш ход, на эти адреса (вебхуки) приходит сообщение. Подходят Discord, Slack и любые другие.
pages-webhook = Адрес вебхука
pages-add = Добавить
pages-remove = Удалить
pages-other-device = На другом устройстве
pages-other-device-about = Откройте там эту ссылку в течение суток, чтобы продолжить за теми же столами. Никому её не показывайте.
pages-token = Ключ для API
pages-token-about = Программа с этим ключом играет от вашего имени. Никому его не показывайте.
pages-show = Показать

pages-board = Поле
pages-zoom = Масштаб
pages-zoom-in = Крупнее
pages-zoom-out = Мельче
pages-zoom-all = Показать всё
pages-history = История
pages-before = Назад
pages-after = Вперёд
pages-moment = Момент { $at } из { $last }
pages-past = Прошлое: момент { $at } из { $last }
pages-back-to-now = Вернуться к настоящему
pages-waiting = Решает: { $names }
pages-see-end = Посмотреть итоги
pages-undo = Отменить ход
pages-undo-asked = { $name } просит вернуть назад:
pages-undo-waits = Остальных спросили.
pages-withdraw = Отозвать просьбу
pages-undo-refused = Согласия нет: всё остаётся как есть.
pages-agree = Согласиться
pages-refuse = Отказать
pages-look-as = Чьими глазами
pages-pass-screen = Передайте экран: { $name }
pages-show-sight = { $name } у экрана: показать
pages-details = Подробности
pages-people = Игроки
pages-is-bot = бот
pages-is-open = место свободно
pages-is-you = это вы
pages-invite = Отправьте эту ссылку тому, кто займёт место: { $name }
pages-copy = Скопировать
pages-copied = Скопировано
pages-abandoned = { $name } давно не ходит. Любой игрок может передать это место боту.
pages-hand = Передать это место…
pages-hand-over = Кому отдать место ({ $name })
pages-hand-open = тому, у кого ссылка
pages-hand-bot = боту «{ $bot }»
pages-hand-me = мне
pages-hand-go = Передать
pages-download = Скачать партию
pages-download-later = Партию можно будет скачать, когда она закончится.
pages-log = Что произошло
pages-since = После вашего хода
pages-earlier = Показать, что было раньше
pages-chat = Чат
pages-say = Сказать что-нибудь
pages-send = Отправить
pages-chat-name = Говорить здесь могут те, кто назвал своё имя.
pages-ask-hint = Подсказка
pages-hint = Сильный бот поступил бы так:
pages-hint-pass = Сильный бот больше ничего не делал бы и пошёл бы дальше.
pages-thinking = Думаю…
pages-bell = Сообщать о моём ходе
pages-why-not = Почему нельзя?
pages-close = Закрыть
pages-no-reason = Ничто этому не мешает.
pages-read-rule = Прочитать { $rule } в правилах
pages-do-it = Выполнить
pages-retry = Сервер не отвечает. Пробую ещё раз…
pages-offline = Сервер не отвечает. Ваш ход не принят; повторите, когда связь вернётся.
pages-your-turn-at = Ваш ход ({ $title }): { $link }

pages-won =
    { $count ->
        [one] Победитель: { $names }
       *[other] Победители: { $names }
    }
pages-and = { $first } и { $last }
pages-lost = Игра проиграна
pages-scores = Итоги
pages-player = Игрок
pages-score = Счёт
pages-charts = Партия на графиках
pages-to-table = К столу
pages-again = Сыграть ещё раз
pages-rematch = Сыграть ещё раз тем же составом
pages-rematch-open = К новому столу с теми же игроками

pages-sorry = Не получилось
pages-to-home = На первую страницу
pages-not-found = По этому адресу ничего нет. Возможно, ссылка неполная или место уже заняли.
pages-sign-in-first = Для этого нужно имя. Войдите, начните новый стол или сядьте за чужой.
pages-not-yours = Это принадлежит другому. Так может поступить только он или хозяин стола.
pages-foreign-origin = Этот запрос пришёл с другого сайта ({ $origin }) и не выполнен. Пользуйтесь страницами этого сервера.
pages-too-many =
    { $seconds ->
        [one] Слишком много запросов. Подождите { $seconds } секунду и попробуйте снова.
        [few] Слишком много запросов. Подождите { $seconds } секунды и попробуйте снова.
       *[many] Слишком много запросов. Подождите { $seconds } секунд и попробуйте снова.
    }
pages-too-many-streams = С вашего адреса уже открыто столько живых страниц, сколько можно ({ $most }). Закройте часть из них и обновите эту.
pages-too-large = Это слишком много: здесь читается не больше { $most } байт.
pages-storage-down = Сейчас ничего нельзя сохранить, поэтому ничего не изменилось. Попробуйте чуть позже.
pages-seat-taken = Кто-то опередил вас. Посмотрите ещё раз.
pages-wrong-method = Этот адрес не принимает такие запросы.
pages-failed = Это наша ошибка, она записана. Сделанное вами не потеряно; попробуйте ещё раз.
pages-bad-name = В имени от 1 до { $most } знаков.
pages-empty-text = В сообщении от 1 до { $most } знаков.
pages-bad-password = В пароле не меньше { $least } знаков.
pages-login-taken = Имя «{ $login }» занято. Выберите другое.
pages-wrong-password = Неверное имя или пароль. Попробуйте ещё раз.
pages-no-such-bot = Здесь нет бота, который мог бы это сделать.
pages-bad-file = Этот файл не читается: что-то в нём не так. Скачайте его ещё раз там, где шла партия.
pages-unknown-title = На этом сервере нет игры «{ $title }».
pages-bad-address = Адрес «{ $address }» не годится. Укажите полный адрес, доступный отовсюду.
pages-not-ended = Игра продолжается, и в её записи есть тайны. Возвращайтесь, когда она закончится.
pages-no-such-moment = Момента { $at } нет: стол сейчас на моменте { $current }. Выберите от 0 до { $current }.
pages-bad-request = Поле «{ $field }» отсутствует или заполнено неверно ({ $reason }).

pages-port-busy = Порт { $port } занят. Укажите другой через --port или остановите программу, которая его занимает.
pages-file-in-use = Другой Roundhouse уже работает с файлом { $path }. Пользуйтесь им или укажите другой файл через --database.
pages-no-database = Базу данных не открыть: { $reason }. Проверьте адрес в --database.
pages-serving = Roundhouse работает по адресу { $address } (остановить: Ctrl+C).
