# Что написано на картинках 1846 и сказано о них.
g1846-draw-map = Карта 1846
g1846-draw-place = { $place }.
g1846-draw-tile = Плитка { $tile }.
g1846-draw-worth = Стоимость { MONEY($amount) }.
g1846-draw-terrain = Первая плитка стоит { MONEY($cost) }.
g1846-draw-belongs = Отмечен для { $owner }.
g1846-draw-bonus = Маркер { MONEY($amount) } для { $company }.
g1846-draw-area = Внешнее направление: { MONEY($early) } в фазах I и II, { MONEY($late) } в фазах III и IV.
g1846-draw-side =
    { $side ->
        [east] Восток, бонус { MONEY($bonus) }.
       *[west] Запад, бонус { MONEY($bonus) }.
    }
g1846-draw-tokens = Жетоны: { $owners }.
g1846-draw-home = Домашний город { $company }.
g1846-draw-reserved = Одно место зарезервировано для { $company }.
g1846-draw-neutral = нейтральный
g1846-draw-slot =
    { $number ->
        [0] Свободное место: { $place }
       *[other] Свободное место: { $place }, город { $number }
    }
g1846-draw-told =
    { $tiles ->
        [0] Фаза { $phase }. Плиток на карте ещё нет.
        [one] Фаза { $phase }. На карте { $tiles } плитка.
        [few] Фаза { $phase }. На карте { $tiles } плитки.
       *[other] Фаза { $phase }. На карте { $tiles } плиток.
    }
g1846-draw-told-corp = { $company }: цена { MONEY($price) }, жетоны: { $places }.
g1846-draw-told-unstarted = { $company } не открыта.
g1846-draw-told-tiles = Плитки: { $tiles }.

g1846-draw-last-built = Построено последним ходом
g1846-draw-market = Таблица котировок
g1846-draw-price = { $corp }: { MONEY($price) }.
g1846-draw-treasury = Казна
g1846-draw-in-market = Рынок
g1846-draw-last-run = Последний рейс
g1846-draw-owner = Владелец: { $who }
g1846-draw-president = Президент: { $who }
g1846-draw-presidentless = Президента нет
g1846-draw-not-started = Не открыта
g1846-draw-holds =
    { $count ->
        [one] { $who }: { $count } акция
        [few] { $who }: { $count } акции
       *[other] { $who }: { $count } акций
    }
g1846-draw-share-of =
    { $count ->
        [one] { $corp }: { $count } акция
        [few] { $corp }: { $count } акции
       *[other] { $corp }: { $count } акций
    }
g1846-draw-tokens-left =
    { $count ->
        [one] остался { $count } жетон
        [few] осталось { $count } жетона
       *[other] осталось { $count } жетонов
    }
g1846-draw-cash = Наличные
g1846-draw-worth-label = Состояние
g1846-draw-certificates = Сертификаты
g1846-draw-priority = Карта первой сделки
g1846-draw-bankrupt = Банкрот
g1846-draw-phase = Фаза { $phase }
g1846-draw-unlimited = без ограничений
g1846-draw-left =
    { $count ->
        [0] распроданы
       *[other] осталось: { $count }
    }
g1846-draw-limit = Лимит поездов: { $count }
g1846-draw-ends = Устаревают в фазе { $phase }
g1846-draw-board = 1846: весь стол
g1846-draw-draft = Отбор
g1846-draw-stock-round = Фондовый раунд { $number }
g1846-draw-operating-round = Операционный раунд { $set }.{ $number }
g1846-draw-bank = Банк { MONEY($amount) }
g1846-draw-bank-broken = В банке кончились деньги
g1846-draw-over = Игра окончена
g1846-draw-charts = Партия по раундам
g1846-draw-round = ФР { $number }
g1846-draw-told-worth = { $who }: состояние { MONEY($amount) }.
g1846-draw-tiles = Оставшиеся плитки
