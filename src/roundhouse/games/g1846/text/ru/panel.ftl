# Панель 1846: что сейчас, и что стоит рядом с картой.

# --- момент
g1846-panel-bank-broken = Банк сорван: игра закончится после этого цикла раундов

g1846-panel-step-issuing = { $company } ({ $who }): выпуск или выкуп акций
g1846-panel-step-building = { $company } ({ $who }): пути и жетоны
g1846-panel-step-laying-extra = { $company } ({ $who }): второй тайл частной компании
g1846-panel-step-running = { $company } ({ $who }): рейсы поездов
g1846-panel-step-dividing = { $company } ({ $who }): выплатить или удержать
g1846-panel-step-buying-trains = { $company } ({ $who }): покупка поездов
g1846-panel-step-returning-trains = { $company } ({ $who }): поездов слишком много
g1846-panel-step-asking = { $company } ({ $who }): предложение

g1846-panel-won =
    { $count ->
        [one] Победа: { $names }.
       *[other] Победу делят: { $names }.
    }

# --- драфт
g1846-panel-picking =
    { $count ->
        [one] Вы смотрите { $count } карту и оставляете её. До конца драфта её никто не увидит.
        [few] Вы смотрите { $count } карты. Оставьте одну; какую, до конца драфта никто не узнает. Остальные вернутся под колоду.
       *[other] Вы смотрите { $count } карт. Оставьте одну; какую, до конца драфта никто не узнает. Остальные вернутся под колоду.
    }
g1846-panel-picking-other =
    { $count ->
        [one] { $who } смотрит { $count } карту и оставляет её.
        [few] { $who } смотрит { $count } карты и оставляет одну.
       *[other] { $who } смотрит { $count } карт и оставляет одну.
    }
g1846-panel-picked = Вы оставили: { $privates }.
g1846-panel-keep = Оставить { $private }
g1846-panel-keep-blank = Оставить пустую карту
g1846-panel-blank-told = Пустая карта: в этот раз вы не берёте частную компанию и ничего не платите.
g1846-panel-pays-later = { MONEY($amount) } после драфта
g1846-panel-private-figures =
    { $debt ->
        [0] { MONEY($price) }, доход { MONEY($income) } за раунд
       *[other] { MONEY($price) } и долг { MONEY($debt) }, ходит самостоятельно
    }
g1846-panel-last-private = Последняя частная компания открыта. Возьмите её за { MONEY($price) } или уступите следующему на $10 дешевле.
g1846-panel-last-private-other = { $who } может взять последнюю частную компанию за { MONEY($price) } или уступить следующему на $10 дешевле.
g1846-panel-take-for = Взять за { MONEY($amount) }
g1846-panel-leave = Уступить следующему
g1846-panel-leave-note = следующему предложат по списку за { MONEY($amount) }
g1846-panel-open-pick = Купите частную компанию, сразу оплатив её, или спасуйте.
g1846-panel-open-pick-other = { $who } покупает частную компанию или пасует.
g1846-panel-pass = Пас

g1846-panel-power-ms = Начинает в Детройте с $60 и поездом 2. Кладёт пути, ездит, половину дохода отдаёт вам, остальное оставляет себе. Корпорация, купившая её, получает деньги, поезд и жетон.
g1846-panel-power-big4 = Начинает в Индианаполисе с $40 и поездом 2. Кладёт пути, ездит, половину дохода отдаёт вам, остальное оставляет себе. Корпорация, купившая её, получает деньги, поезд и жетон.
g1846-panel-power-cwi = Держит юго-восточное место в Чикаго. Корпорация-владелец может один раз бесплатно поставить туда дополнительный жетон, даже без связи.
g1846-panel-power-mail = Корпорация-владелец до конца игры получает на $10 больше за каждый пункт, который посетит один из её поездов.
g1846-panel-power-lsl = Корпорация-владелец может один раз бесплатно и без связи улучшить Кливленд или Толидо с жёлтого до зелёного, сверх обычных тайлов.
g1846-panel-power-mc = Держит B10 и B12. Корпорация-владелец может один раз бесплатно и без связи положить там жёлтые тайлы; два должны соединиться.
g1846-panel-power-oi = Держит F14 и F16. Корпорация-владелец может один раз бесплатно и без связи положить там жёлтые тайлы; два должны соединиться.
g1846-panel-power-mpc = Корпорация-владелец кладёт маркер $30 на Чикаго или Сент-Луис: каждый её маршрут, который считает этот пункт, приносит на $30 больше до конца фазы III.
g1846-panel-power-sc = Маркер лежит в порту и добавляет по $20 за каждый якорь маршрутам одной компании. Игрок назначает компанию каждый раунд, корпорация оставляет бонус себе.
g1846-panel-power-tbc = Корпорация-владелец платит на $20 меньше за каждый горный гекс и за каждый туннель или перевал.
g1846-panel-power-lm = Корпорация-владелец может один раз положить или улучшить тайлы в Цинциннати и Дейтоне так, чтобы они соединились; платить надо только за мост.
g1846-panel-power-bt = Корпорация-владелец кладёт маркер $20 на Цинциннати: каждый её маршрут, который считает этот город, приносит на $20 больше до конца фазы III.

# --- биржевой раунд
g1846-panel-stock = Продайте сколько угодно, затем купите один сертификат, или спасуйте. У вас { MONEY($cash) } и { $count } из { $limit } сертификатов.
g1846-panel-stock-other = { $who } продаёт, покупает один сертификат или пасует.
g1846-panel-share-row =
    { $president ->
        [yes] Рынок { $market } · казна { $treasury } · у вас { $mine }, вы президент
       *[no] Рынок { $market } · казна { $treasury } · у вас { $mine }
    }
g1846-panel-buy-share =
    { $source ->
        [market] Купить с рынка
       *[treasury] Купить из казны
    }
g1846-panel-sell = Продать
g1846-panel-sell-label = Сколько акций { $corp } продать
g1846-panel-sell-count = { $count } за { MONEY($total) }, затем { MONEY($price) }
g1846-panel-unstarted = Не открыта; родной город { $home }
g1846-panel-open = Открыть
g1846-panel-open-label = Начальная цена { $corp }
g1846-panel-open-price = по { MONEY($price) } (заплатить { MONEY($total) })
g1846-panel-stop-selling = Ничего не покупать, закончить ход

# --- выпуск и выкуп
g1846-panel-issuing = Продайте акции из казны на рынок или выкупите часть обратно. Цена не меняется. Казна: { MONEY($cash) }.
g1846-panel-issue-label = Сколько акций выпустить
g1846-panel-issue-count = { $count } за { MONEY($total) }
g1846-panel-issue-go = Выпустить
g1846-panel-redeem-label = Сколько акций выкупить
g1846-panel-redeem-count = { $count } за { MONEY($total) }
g1846-panel-redeem-go = Выкупить
g1846-panel-issue-nothing = Ни то ни другое: к путям

# --- пути и жетоны
g1846-panel-building =
    { $left ->
        [0] Тайлов в этом ходу больше нет.
        [one] Ещё один тайл в этом ходу{ $upgrades ->
            [0] .
           *[other] , но не улучшение.
        }
       *[other] Два тайла в этом ходу, один из них может быть улучшением.
    } { $token ->
        [left] Можно поставить один жетон.
        [done] Жетон уже поставлен.
       *[none] {""}
    } Казна: { MONEY($cash) }. Щёлкните выделенный гекс.
g1846-panel-extra = { $private }: второй тайл в { $hexes } можно положить сейчас или никогда.
g1846-panel-extra-must = { $private }: второй тайл в { $hexes } обязателен.
g1846-panel-no-second-tile = Без второго тайла
g1846-panel-places =
    { $count ->
        [one] Тайл можно положить в { $count } гекс
        [few] Тайл можно положить в { $count } гекса
       *[other] Тайл можно положить в { $count } гексов
    }
g1846-panel-token-places =
    { $count ->
        [one] Жетон можно поставить в { $count } город
        [few] Жетон можно поставить в { $count } города
       *[other] Жетон можно поставить в { $count } городов
    }
g1846-panel-chicago-city = Чикаго, город { $number }
g1846-panel-done-building = Закончить строительство
g1846-panel-final = Здесь больше ничего не положить.
g1846-panel-choose-tile = Тайлы для этого гекса
g1846-panel-tile = Тайл { $tile }
g1846-panel-turned = Повёрнут на { $degrees } градусов.
g1846-panel-turn-tile = Повернуть
g1846-panel-lay-tile =
    { $upgrade ->
        [yes] Улучшить до тайла { $tile } за { MONEY($cost) }
       *[no] Положить тайл { $tile } за { MONEY($cost) }
    }
g1846-panel-gain = рейс { $gain }
g1846-panel-gain-sentence = Лучший рейс: { $gain }.
g1846-panel-by-private = по праву { $private }
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
g1846-panel-best-run = Лучший рейс приносит { MONEY($total) }.
g1846-panel-run-best = Ехать на { MONEY($total) }
g1846-panel-own-routes = Составить свои маршруты
g1846-panel-own-routes-told = Выберите поезд, затем щёлкайте гексы на карте один за другим или впишите их. Щелчок по последнему отменяет его. Что считать, выбирается само.
g1846-panel-route-hexes = Гексы поезда { $train }
g1846-panel-clear-route = Очистить
g1846-panel-run-own = Ехать так на { MONEY($total) }
g1846-panel-dividing = Поезда заработали { MONEY($revenue) }.
g1846-panel-pay-full = Выплатить всё
g1846-panel-pay-half = Выплатить половину
g1846-panel-pay-withhold = Удержать
g1846-panel-dividend = { MONEY($each) } на акцию; казна +{ MONEY($treasury) }; цена { MONEY($now) } → { MONEY($then) }.
g1846-panel-unpaid = Акции на рынке ничего не получают ({ MONEY($amount) }).
g1846-panel-gets = { $gets }.
g1846-panel-labelled = { $label }: { $told }

# --- поезда
g1846-panel-trains = Поездов { $count } из { $limit }. Казна: { MONEY($cash) }.
g1846-panel-buy-train = Купить поезд { $train }
g1846-panel-buy-returned = Купить возвращённый поезд { $train }
g1846-panel-president-adds = { $who } добавляет { MONEY($amount) }
g1846-panel-starts-phase-2 = начнётся фаза II: зелёные тайлы
g1846-panel-starts-phase-3 = начнётся фаза III: коричневые тайлы, частные компании уходят, поезда 2 едут последний раз, лимит 3
g1846-panel-starts-phase-4 = начнётся фаза IV: серые тайлы, поезда 2 уходят, 3/5 и 4 едут последний раз, лимит 2
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
g1846-panel-asked-waits = Теперь решает { $who }. До ответа предложение можно отозвать.
g1846-panel-accept = Принять { MONEY($price) }
g1846-panel-refuse = Отказать
g1846-panel-withdraw = Забрать предложение
g1846-panel-powers = Права частных компаний
g1846-panel-buy-privates = Купить частные компании ({ $count })
g1846-panel-owned-by = владелец: { $who }
g1846-panel-private-price = Цена за { $private }
g1846-panel-buy = Купить
g1846-panel-free-token = Дополнительный жетон в Чикаго, бесплатно
g1846-panel-steaming = Ваша Steamboat Company: маркер лежит в { $place } и служит { $company }.
g1846-panel-steaming-other = { $who } может передвинуть Steamboat Company: маркер лежит в { $place } и служит { $company }.
g1846-panel-marker-to = Положить маркер:
g1846-panel-assign-to = Назначить компании:
g1846-panel-done = Готово

# --- рядом с картой
g1846-panel-players = Игроки
g1846-panel-companies = Компании
g1846-panel-phases = Поезда и фазы
g1846-panel-tiles = Оставшиеся тайлы

# --- шаги игроков
g1846-panel-step-picking = Драфт: оставьте одну карту
g1846-panel-step-last-private = Драфт: последняя частная компания
g1846-panel-step-open-pick = Драфт: частные компании
g1846-panel-step-stock-turn = Покупка и продажа акций
g1846-panel-step-steaming = Steamboat Company

# --- что даёт строительство
g1846-panel-gains =
    { $supposed ->
        [yes] С поездом { $train }, который можно купить, больше всего к рейсу добавят:
       *[no] Больше всего к лучшему рейсу добавят:
    }
g1846-panel-gains-none = Сейчас ни один тайл или жетон сам по себе не улучшает лучший рейс.
g1846-panel-gain-token = жетон { MONEY($cost) }, +{ MONEY($gain) }
g1846-panel-why-here = Почему нельзя?

# --- будущие поезда
g1846-panel-trains-left = осталось { $count }
g1846-panel-trains-next = Затем: { $trains }.

# --- вынужденная покупка по шагам
g1846-panel-forced = У { $corp } нет поезда, и она обязана его получить. Самый дешёвый стоит { MONEY($price) }.
g1846-panel-forced-treasury =
    { $missing ->
        [0] В казне { MONEY($cash) }: хватает.
       *[other] В казне { MONEY($cash) }: не хватает { MONEY($missing) }.
    }
g1846-panel-forced-issue = Выпустите акции: не больше, чем нужно для доступного поезда. За каждую цена падает на шаг, и каждая приносит стоимость ещё на шаг левее.
g1846-panel-forced-issue-done = Акции уже выпущены.
g1846-panel-forced-issue-none =
    { $enough ->
        [yes] Выпускать акции не нужно.
       *[no] Выпустить нечего.
    }
g1846-panel-forced-cash =
    { $missing ->
        [0] { $who } добавляет свои деньги: есть { MONEY($cash) }, этого хватает.
       *[other] { $who } добавляет свои деньги: есть { MONEY($cash) }, не хватает ещё { MONEY($missing) }.
    }
g1846-panel-forced-cash-later = Если этого мало, { $who } добавляет свои деньги.
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
       *[other] Купите ниже поезд дороже { MONEY($above) }: ради более дешёвого столько собирать не пришлось бы.
    }

# --- the end
g1846-panel-shares-held = Акции
g1846-panel-worth = Состояние

# --- what happened, beside the map
g1846-panel-tile-laid =
    { $cost ->
        [0] { $company } бесплатно кладёт тайл { $tile } в { $hex }.
       *[other] { $company } кладёт тайл { $tile } в { $hex } за { MONEY($cost) }.
    }
