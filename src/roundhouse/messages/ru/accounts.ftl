# Имена и вход: отказы.
accounts-weak-password = Этот пароль слишком легко угадать: программе хватит примерно { $guesses } попыток. Возьмите несколько не связанных между собой слов или пароль, который предложит браузер.
accounts-odd-name = В имени не может быть символа { $character }: он невидим или переворачивает текст. Уберите его.
accounts-name-taken = Имя «{ $name }» похоже на имя другого игрока. Выберите другое.
accounts-link-spent = Эта ссылка уже использована или устарела. Запросите новую.
accounts-banned = Вам закрыт доступ к этому серверу. Обратитесь к его владельцу.
accounts-muted = Сейчас вам нельзя писать в чат. Обратитесь к владельцу сервера.
accounts-reads-only = С этим ключом можно только смотреть. Создайте ключ для игры: «Вход и безопасность» на странице под вашим именем.
accounts-signed-in-only = По ключу программы этого сделать нельзя. Войдите через браузер.
accounts-table-is-private = Это закрытый стол. Попросите у игрока ссылку для зрителей; если вы сами за ним играете, сначала войдите.
accounts-not-at-table = Писать здесь могут только те, кто играет за этим столом или приглашён за него.
accounts-seat-was-anothers = В момент { $at } это место занимал другой. Что было видно с него тогда, останется закрытым до конца игры.
accounts-would-show-secrets = Вы уже играете за этим столом, а с этого места видно то, что от вас скрыто. Отдайте его боту или другому игроку.

accounts-security = Вход и безопасность
accounts-security-about = Где вы вошли, другие устройства, ключи для программ, пароль и ваши данные.
accounts-sessions = Где вы вошли
accounts-sessions-about = Отзовите то, что вам незнакомо: там сразу произойдёт выход.
accounts-unknown-device = Неизвестное устройство
accounts-this-device = это устройство
accounts-used = С { $since } · последний раз { $last }
accounts-revoke = Отозвать
accounts-revoke-named = Отозвать: { $name }
accounts-revoke-all = Отозвать всё, кроме этого устройства
accounts-device-about = По ссылке ваши столы откроются на телефоне или другом компьютере. Она сработает один раз в течение десяти минут.
accounts-device-make = Создать ссылку
accounts-device-once = Откройте её на другом устройстве в течение десяти минут. Она сработает один раз; никому её не показывайте.
accounts-tokens = Ключи для программ
accounts-tokens-about = Программа с ключом действует от вашего имени: смотрит ваши столы или играет за ними. Изменить способ входа она не может.
accounts-token-new = Ваш новый ключ
accounts-token-once = Скопируйте его сейчас: он показан один раз, мы храним только его отпечаток.
accounts-token-name = Для чего он?
accounts-token-may = Что можно
accounts-token-reads = только смотреть
accounts-token-plays = смотреть и играть
accounts-token-for = Срок
accounts-token-used = последний раз { $last } · до { $until }
accounts-token-make = Создать ключ
accounts-days =
    { $count ->
        [365] один год
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
accounts-current-password = Текущий пароль
accounts-new-password = Новый пароль
accounts-password-about = Не меньше 10 знаков. Подойдут несколько не связанных между собой слов или пароль от браузера.
accounts-change-password = Сменить пароль
accounts-change-password-about = При этом выход произойдёт на всех остальных устройствах, а ключи программ перестанут действовать.
accounts-mail-sent = На адрес { $mail } отправлено письмо. Откройте ссылку из него в течение суток, чтобы подтвердить адрес.
accounts-mail-confirmed = подтверждён
accounts-mail-waits = ещё не подтверждён
accounts-mail-about = На случай забытого пароля и чтобы сообщать о вашем ходе. Оставьте поле пустым, если письма не нужны.
accounts-data = Ваши данные
accounts-data-about = Всё, что этот сервер хранит о вас, одним файлом.
accounts-data-get = Скачать мои данные
accounts-delete = Удалить меня
accounts-delete-about = Будут удалены ваше имя, адреса, сообщения и столы, за которыми нет других людей. Остальные игры продолжатся, ваше место там станет свободным. Отменить это нельзя.
accounts-delete-name = Для подтверждения введите своё имя: { $name }
accounts-delete-go = Удалить навсегда
accounts-forgotten = Забыли пароль?
accounts-forgotten-about = Мы отправим ссылку на ваш подтверждённый адрес почты. По ней вы зададите новый пароль.
accounts-forgotten-go = Отправить ссылку
accounts-forgotten-sent = Если такая учётная запись с подтверждённым адресом есть, письмо уже отправлено. Ссылка действует час.
accounts-forgotten-no-mail = Этот сервер не отправляет писем. Попросите у его владельца ссылку для нового пароля.
accounts-name-or-mail = Имя или адрес почты
accounts-recover = Новый пароль: { $name }
accounts-confirm = { $mail } — ваш адрес?
accounts-confirm-about = Подтвердите, только если вы сами указали его здесь. Если нет, закройте страницу: писем больше не будет.
accounts-confirm-go = Да, подтвердить
accounts-confirm-done = Адрес подтверждён
accounts-confirm-done-about = Теперь письма приходят на { $mail }.
accounts-letter-confirm =
    Здравствуйте, { $name }!

    Этот адрес почты указали в Roundhouse. Если это были вы, откройте ссылку в течение суток:

    { $link }

    Если это были не вы, ничего не делайте: больше писем от нас не будет.
accounts-letter-recover =
    Здравствуйте, { $name }!

    Откройте эту ссылку в течение часа, чтобы задать новый пароль:

    { $link }

    Если вы её не запрашивали, ничего не делайте: пароль останется прежним.

accounts-seat-bot = { $by }: место ({ $was }) отдано боту { $name }.
accounts-seat-open = { $by }: место ({ $was }) открыто для тех, у кого есть ссылка.
accounts-seat-taken = { $name } теперь на месте: { $was }.
accounts-somebody = Кто-то
accounts-watchers = Зрители
accounts-watchers-open = Смотреть и писать в чат могут все, у кого есть эта ссылка.
accounts-watchers-closed = Это закрытый стол: его видят только те, кто за ним играет.
accounts-watchers-make = Пустить зрителей по ссылке
accounts-watchers-end = Закрыть эту ссылку
accounts-chat-closed = Писать могут те, кто здесь играет или приглашён.
