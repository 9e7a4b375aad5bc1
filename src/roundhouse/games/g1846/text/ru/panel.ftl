# Панель 1846: что сейчас, и что стоит рядом с картой.

# --- момент
g1846-panel-bank-broken = В банке кончились деньги: игра закончится после этого цикла раундов

g1846-panel-step-issuing = { $company } ({ $who }): выпуск или выкуп акций
g1846-panel-step-building = { $company } ({ $who }): пути и жетоны
g1846-panel-step-laying-extra = { $company } ({ $who }): вторая плитка частной компании
g1846-panel-step-running = { $company } ({ $who }): рейсы
g1846-panel-step-dividing = { $company } ({ $who }): выплатить или удержать
g1846-panel-step-buying-trains = { $company } ({ $who }): покупка поездов
g1846-panel-step-returning-trains = { $company } ({ $who }): поездов слишком много
g1846-panel-step-asking = { $company } ({ $who }): предложение

g1846-panel-won =
    { $count ->
        [one] Победа: { $names }.
       *[other] Победу делят: { $names }.
    }

# --- отбор
g1846-panel-picking =
    { $count ->
        [1] Вам осталась одна карта. Оставьте её себе; до конца отбора её никто не увидит.
        [one] Вы смотрите { $count } карту. Оставьте себе одну; какую, до конца отбора никто не узнает. Остальные вернутся под колоду.
        [few] Вы смотрите { $count } карты. Оставьте себе одну; какую, до конца отбора никто не узнает. Остальные вернутся под колоду.
       *[other] Вы смотрите { $count } карт. Оставьте себе одну; какую, до конца отбора никто не узнает. Остальные вернутся под колоду.
    }
g1846-panel-picking-other =
    { $count ->
        [one] { $who } смотрит { $count } карту и оставляет её.
        [few] { $who } смотрит { $count } карты и оставляет одну.
       *[other] { $who } смотрит { $count } карт и оставляет одну.
    }
g1846-panel-picked = Вы оставили себе: { $privates }.
g1846-panel-keep = Оставить { $private }
g1846-panel-keep-blank = Оставить пустышку
g1846-panel-blank-told = Пустышка: в этот раз частной компании вы не берёте и ничего не платите.
g1846-panel-pays-later = { MONEY($amount) } после отбора
g1846-panel-private-figures =
    { $debt ->
        [0] { MONEY($price) }, доход { MONEY($income) } за раунд
       *[other] { MONEY($price) } и долг { MONEY($debt) }, ходит самостоятельно
    }
g1846-panel-last-private = Последняя частная компания открыта. Возьмите её за { MONEY($price) } или оставьте следующему игроку на $10 дешевле.
g1846-panel-last-private-other = { $who } может взять последнюю частную компанию за { MONEY($price) } или оставить следующему игроку на $10 дешевле.
g1846-panel-take-for = Взять за { MONEY($amount) }
g1846-panel-leave = Отказаться
g1846-panel-leave-note = цена для следующего игрока: { MONEY($amount) }
g1846-panel-open-pick = Купите частную компанию и сразу заплатите за неё или спасуйте.
g1846-panel-open-pick-other = { $who } покупает частную компанию или пасует.
g1846-panel-pass = Спасовать

g1846-panel-power-ms = Начинает в Детройте с $60 и поездом 2. Кладёт пути и проводит рейсы; половина прибыли идёт вам, половина — в её казну. Корпорация, купившая её, получает деньги, поезд и жетон.
g1846-panel-power-big4 = Начинает в Индианаполисе с $40 и поездом 2. Кладёт пути и проводит рейсы; половина прибыли идёт вам, половина — в её казну. Корпорация, купившая её, получает деньги, поезд и жетон.
g1846-panel-power-cwi = Резервирует юго-восточное место в Чикаго. Корпорация-владелец может один раз бесплатно поставить туда дополнительный жетон, даже без соединения.
g1846-panel-power-mail = До конца игры корпорация-владелец получает на $10 больше за каждый пункт, который посещает один из её поездов.
g1846-panel-power-lsl = Корпорация-владелец может один раз улучшить Кливленд или Толедо с жёлтого до зелёного: бесплатно, даже без соединения, сверх обычных плиток.
g1846-panel-power-mc = Резервирует B10 и B12. Корпорация-владелец может один раз положить туда жёлтые плитки: бесплатно, даже без соединения. Две плитки должны соединиться друг с другом.
g1846-panel-power-oi = Резервирует F14 и F16. Корпорация-владелец может один раз положить туда жёлтые плитки: бесплатно, даже без соединения. Две плитки должны соединиться друг с другом.
g1846-panel-power-mpc = Корпорация-владелец кладёт маркер $30 на Чикаго или Сент-Луис: до конца фазы III каждый её маршрут, который засчитывает этот пункт, приносит на $30 больше.
g1846-panel-power-sc = Маркер лежит в порту и добавляет маршрутам одной компании по $20 за каждый символ порта. Игрок назначает её каждый раунд, корпорация оставляет бонус себе.
g1846-panel-power-tbc = Корпорация-владелец платит на $20 меньше за каждый горный гекс, тоннель и перевал.
g1846-panel-power-lm = Корпорация-владелец может один раз положить или улучшить плитки в Цинциннати и Дейтоне, чтобы соединить их; платить нужно только за мост.
g1846-panel-power-bt = Корпорация-владелец кладёт маркер $20 на Цинциннати: до конца фазы III каждый её маршрут, который засчитывает этот город, приносит на $20 больше.

# --- фондовый раунд
g1846-panel-stock = Продайте сколько угодно акций, затем купите один сертификат или спасуйте. У вас { MONEY($cash) } и { $count } из { $limit } сертификатов.
g1846-panel-stock-other = { $who } продаёт акции, покупает один сертификат или пасует.
g1846-panel-share-row =
    { $president ->
        [yes] Рынок { $market } · казна { $treasury } · у вас { $mine } (президент)
       *[no] Рынок { $market } · казна { $treasury } · у вас { $mine }
    }
g1846-panel-share-facts = ★ { $who } · последний рейс { MONEY($run) } ({ $gain }%) · казна { MONEY($cash) } · поезда { $trains }
g1846-panel-buy-share =
    { $source ->
        [market] Купить на рынке
       *[treasury] Купить из казны
    }
g1846-panel-sell = Продать
g1846-panel-sell-label = Сколько акций { $corp } продать
g1846-panel-sell-count = { $count } за { MONEY($total) }, новая цена { MONEY($price) }
g1846-panel-sell-after = Цена → { MONEY($price) }
g1846-panel-unstarted = Не открыта. Домашний город: { $home }
g1846-panel-open = Открыть
g1846-panel-open-label = Начальная цена { $corp }
g1846-panel-open-price = по { MONEY($price) } (заплатить { MONEY($total) })
g1846-panel-stop-selling = Закончить ход без покупки

# --- выпуск и выкуп
g1846-panel-issuing = Выпустите казначейские акции на фондовый рынок за деньги или выкупите часть обратно. Цена не меняется. Казна: { MONEY($cash) }.
g1846-panel-issue-count = { $count } за { MONEY($total) }
g1846-panel-issue-go = Выпустить
g1846-panel-redeem-count = { $count } за { MONEY($total) }
g1846-panel-redeem-go = Выкупить
g1846-panel-issue-nothing = Пропустить

# --- пути и жетоны
g1846-panel-building =
    { $left ->
        [0] В этот ход больше нельзя класть плитки.
        [one] В этот ход можно положить ещё одну плитку{ $upgrades ->
            [0] .
           *[other] {" "}(не улучшение).
        }
       *[other] В этот ход можно положить две плитки, из них одно улучшение.
    } { $token ->
        [left] Можно поставить один жетон.{" "}
        [done] Жетон уже поставлен.{" "}
       *[none] {""}
    }Казна: { MONEY($cash) }. Щёлкните выделенный гекс.
g1846-panel-extra = { $private }: вторую плитку можно положить только сейчас. Место: { $hexes }.
g1846-panel-extra-must = { $private } обязана положить вторую плитку. Место: { $hexes }.
g1846-panel-no-second-tile = Без второй плитки
g1846-panel-places =
    { $count ->
        [one] Плитку можно положить в { $count } гекс
        [few] Плитку можно положить в { $count } гекса
       *[other] Плитку можно положить в { $count } гексов
    }
g1846-panel-token-places =
    { $count ->
        [one] Жетон можно поставить в { $count } город
        [few] Жетон можно поставить в { $count } города
       *[other] Жетон можно поставить в { $count } городов
    }
g1846-panel-chicago-city = Чикаго, город { $number }
g1846-panel-done-building = Закончить строительство
g1846-panel-final = Этот гекс больше не улучшить.
g1846-panel-choose-tile = Плитки для этого гекса
g1846-panel-tile = Плитка { $tile }
g1846-panel-turned = Повёрнута на { $degrees }°.
g1846-panel-turn-tile = Повернуть
g1846-panel-lay-tile =
    { $upgrade ->
        [yes] Улучшить: плитка { $tile }, { MONEY($cost) }
       *[no] Положить плитку { $tile }: { MONEY($cost) }
    }
g1846-panel-gain = рейс { $gain }
g1846-panel-gain-sentence = Лучшие маршруты: { $gain }.
g1846-panel-by-private = свойство { $private }
g1846-panel-place-token = Поставить жетон
g1846-panel-token-in = Жетон: { $city }
g1846-panel-token-told =
    { $left ->
        [0] Стоит { MONEY($cost) }, в казне останется { MONEY($cash) }. Это последний жетон.
        [one] Стоит { MONEY($cost) }, в казне останется { MONEY($cash) } и { $left } жетон.
        [few] Стоит { MONEY($cost) }, в казне останется { MONEY($cash) } и { $left } жетона.
       *[other] Стоит { MONEY($cost) }, в казне останется { MONEY($cash) } и { $left } жетонов.
    }
g1846-panel-place-token-for = Поставить за { MONEY($cost) }
g1846-panel-place-marker = Маркер { $private } сюда

# --- рейсы и дивиденды
g1846-panel-best-run = Лучшие маршруты приносят { MONEY($total) }.
g1846-panel-run-best = Отправить поезда: { MONEY($total) }
g1846-panel-own-routes = Выбрать маршруты вручную
g1846-panel-own-routes-told = Выберите поезд и нажимайте по порядку на его города на карте или впишите их: Roundhouse найдёт лучший путь между ними и выберет остановки для подсчёта. Нажмите на последний ещё раз, чтобы убрать его. Чтобы провести поезд через гексы между городами, назовите и их.
g1846-panel-route-hexes = Города или гексы поезда { $train }
g1846-panel-clear-route = Очистить
g1846-panel-run-own = Отправить по этим маршрутам: { MONEY($total) }
g1846-panel-dividing = Поезда заработали { MONEY($revenue) }.
g1846-panel-pay-full = Выплатить всё
g1846-panel-pay-half = Выплатить половину
g1846-panel-pay-withhold = Удержать
g1846-panel-dividend = { MONEY($each) } на акцию; казна +{ MONEY($treasury) }; цена { MONEY($now) } → { MONEY($then) }.
g1846-panel-unpaid = Акции на фондовом рынке ничего не получают ({ MONEY($amount) }).
g1846-panel-gets = { $gets }.
g1846-panel-labelled = { $label }: { $told }

# --- поезда
g1846-panel-trains = Поездов { $count } из { $limit }. Казна: { MONEY($cash) }.
g1846-panel-buy-train = Купить поезд { $train }
g1846-panel-buy-returned = Купить возвращённый поезд { $train }
g1846-panel-president-adds = { $who } добавляет { MONEY($amount) }
g1846-panel-starts-phase-2 = начнётся фаза II: зелёные плитки
g1846-panel-starts-phase-3 = начнётся фаза III: коричневые плитки, частные компании выбывают, поезда 2 едут последний раз, лимит 3
g1846-panel-starts-phase-4 = начнётся фаза IV: серые плитки, поезда 2 идут на слом, 3/5 и 4 едут последний раз, лимит 2
g1846-panel-others-trains = Поезда других корпораций ({ $count })
g1846-panel-train-of = поезд { $train } у { $corp }
g1846-panel-train-price = Цена за поезд { $train } у { $corp }
g1846-panel-offer-price = Предложить
g1846-panel-end-turn = Закончить ход
g1846-panel-issue =
    { $count ->
        [one] Выпустить { $count } акцию
        [few] Выпустить { $count } акции
       *[other] Выпустить { $count } акций
    }
g1846-panel-issue-note = +{ MONEY($total) }, цена упадёт до { MONEY($price) }
g1846-panel-bankrupt = Объявить банкротство
g1846-panel-returning =
    У { $corp } может остаться { $limit ->
        [one] { $limit } поезд
        [few] { $limit } поезда
       *[many] { $limit } поездов
    }, один надо вернуть в банк.
g1846-panel-return-train = Вернуть поезд { $train }

# --- сделки и частные компании
g1846-panel-asked = { $corp } предлагает вам { MONEY($price) } за: { $item }.
g1846-panel-asked-other = { $corp } предлагает { MONEY($price) } за: { $item }. Решает { $who }.
g1846-panel-asked-waits = Ждём ответа: { $who }. До него предложение можно отозвать.
g1846-panel-accept = Принять { MONEY($price) }
g1846-panel-refuse = Отклонить
g1846-panel-withdraw = Отозвать предложение
g1846-panel-powers = Свойства частных компаний
g1846-panel-buy-privates = Купить частные компании ({ $count })
g1846-panel-owned-by = владелец: { $who }
g1846-panel-private-price = Цена за { $private }
g1846-panel-buy = Купить
g1846-panel-free-token = Дополнительный жетон в Чикаго, бесплатно
g1846-panel-steaming =
    { $place ->
        [none] Маркер вашей Steamboat Company ещё не на карте.
       *[other] { $company ->
            [none] Маркер вашей Steamboat Company: { $place }. Бонус пока никто не получает.
           *[other] Маркер вашей Steamboat Company: { $place }. Бонус получает { $company }.
        }
    }
g1846-panel-steaming-other =
    { $place ->
        [none] { $who } может положить маркер Steamboat Company.
       *[other] { $company ->
            [none] { $who } может передвинуть маркер Steamboat Company: { $place }. Бонус пока никто не получает.
           *[other] { $who } может передвинуть маркер Steamboat Company: { $place }. Бонус получает { $company }.
        }
    }
g1846-panel-marker-to = Передвинуть маркер:
g1846-panel-assign-to = Бонус получает:
g1846-panel-done = Готово

# --- рядом с картой
# --- the rooms
g1846-panel-room-board = Карта
g1846-panel-room-market = Рынок и игроки
g1846-panel-room-companies = Компании
g1846-panel-room-trains = Поезда и плитки

g1846-panel-phases = Поезда и фазы
g1846-panel-tiles = Оставшиеся плитки

# --- шаги игроков
g1846-panel-step-picking = Отбор: оставьте себе одну карту
g1846-panel-step-last-private = Отбор: последняя частная компания
g1846-panel-step-open-pick = Отбор: частные компании
g1846-panel-step-stock-turn = Покупка и продажа акций
g1846-panel-step-steaming = Steamboat Company

# --- что даёт строительство
g1846-panel-gains =
    { $supposed ->
        [yes] С поездом { $train }, который можно купить, больше всего прибыли добавят:
       *[no] Больше всего прибыли добавят:
    }
g1846-panel-gains-none = Сейчас ни одна плитка и ни один жетон сами по себе не улучшают лучшие маршруты.
g1846-panel-gain-token = жетон { MONEY($cost) }, +{ MONEY($gain) }
g1846-panel-why-here = Почему нельзя?

# --- будущие поезда
g1846-panel-trains-left = осталось { $count }
g1846-panel-trains-next = Затем: { $trains }.

# --- обязательная покупка по шагам
g1846-panel-forced = У { $corp } нет поезда, и она обязана купить его сейчас. Самый дешёвый стоит { MONEY($price) }.
g1846-panel-forced-treasury =
    { $missing ->
        [0] В казне { MONEY($cash) }: хватает.
       *[other] В казне { MONEY($cash) }: не хватает { MONEY($missing) }.
    }
g1846-panel-forced-issue = Выпустите ровно столько акций, чтобы хватило на поезд. За каждую выпущенную акцию цена сдвигается на шаг влево, а казна получает цену ещё на шаг левее.
g1846-panel-forced-issue-done = Акции уже выпущены.
g1846-panel-forced-issue-none =
    { $enough ->
        [yes] Выпускать акции не нужно.
       *[no] Акций для выпуска нет.
    }
g1846-panel-forced-cash =
    { $missing ->
        [0] { $who } платит наличными: есть { MONEY($cash) }, этого хватает.
       *[other] { $who } платит наличными: есть { MONEY($cash) }, не хватает ещё { MONEY($missing) }.
    }
g1846-panel-forced-cash-later = Если этого мало, { $who } платит наличными.
g1846-panel-forced-sales =
    { $enough ->
        [none] Продавать акции не нужно.
        [yes] { $who } может продать акции ради более дорогого поезда; они принесут не больше { MONEY($most) }.
       *[no] { $who } продаёт акции, пока не хватит; они принесут не больше { MONEY($most) }.
    }
g1846-panel-forced-sales-later = Если и этого мало, { $who } продаёт акции.
g1846-panel-forced-bankrupt = Продать больше нечего, а на поезд не хватает.
g1846-panel-forced-buy =
    { $above ->
        [0] Купите поезд из списка ниже.
       *[other] Купите из списка ниже поезд дороже { MONEY($above) }: на более дешёвый столько денег не требовалось.
    }

# --- the end
g1846-panel-shares-held = Акции
g1846-panel-worth = Состояние

# --- what happened, beside the map
g1846-panel-tile-laid =
    { $cost ->
        [0] { $company } бесплатно кладёт плитку { $tile }: { $hex }.
       *[other] { $company } кладёт плитку { $tile }: { $hex }, { MONEY($cost) }.
    }
