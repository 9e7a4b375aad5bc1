# Обзор: игроки и компании в таблицах.
g1846-panel-over-players = Игроки и акции
g1846-panel-over-player = Игрок
g1846-panel-over-cash = Наличные
g1846-panel-over-cash-told = Наличные на руках
g1846-panel-over-certificates = Серт.
g1846-panel-over-certificates-told = Сертификаты и их лимит
g1846-panel-over-worth = Состояние
g1846-panel-over-worth-told = Состояние: наличные, акции по нынешним ценам, а до фазы III и частные компании
g1846-panel-over-liquidity = С продажей
g1846-panel-over-liquidity-told = Наличные и выручка, если продать все акции, которые можно продать сейчас
g1846-panel-over-income = Доход
g1846-panel-over-income-told = Доход в следующем операционном раунде, если все рейсы повторятся и прибыль будет выплачена целиком
g1846-panel-over-privates = Частные
g1846-panel-over-privates-told = Частные компании
g1846-panel-over-market = Рынок
g1846-panel-over-treasury = В казне
g1846-panel-over-bank = Банк
g1846-panel-over-priority = карта первой сделки
g1846-panel-over-passed = пас
g1846-panel-over-bankrupt = банкрот
g1846-panel-over-president = Президент
g1846-panel-over-sold = Продано в этом фондовом раунде: купить снова можно только в следующем
g1846-panel-over-worths = Состояние в начале каждого раунда
g1846-panel-over-now = Сейчас
g1846-panel-over-changes = Показать изменения

g1846-panel-over-companies = Компании
g1846-panel-over-company = Компания
g1846-panel-over-order = Очередь
g1846-panel-over-order-told = Порядок ходов компаний
g1846-panel-over-done = В этом раунде ход уже сделан
g1846-panel-over-price = Цена
g1846-panel-over-price-told = Цена акций
g1846-panel-over-next-price = Станет
g1846-panel-over-next-price-told = Цена, если рейс повторится, а прибыль выплатят целиком, наполовину или удержат
g1846-panel-over-next-price-stock = Цена после этого фондового раунда, если акции останутся где лежат
g1846-panel-over-last-run = Рейс
g1846-panel-over-last-run-told = Прибыль последнего рейса
g1846-panel-over-yield = Отдача
g1846-panel-over-yield-told = Прибыль последнего рейса на акцию в процентах от цены
g1846-panel-over-funds = Казна
g1846-panel-over-funds-told = Деньги в казне
g1846-panel-over-trains = Поезда
g1846-panel-over-trains-told = Поезда; зачёркнутые пойдут ещё один раз
g1846-panel-over-tokens = Жетоны
g1846-panel-over-tokens-told = Оставшиеся жетоны
g1846-panel-over-unsold = Свободно
g1846-panel-over-unsold-told = Акции на фондовом рынке + акции в казне
g1846-panel-over-unled = президента нет
g1846-panel-over-waiting = не открыта
g1846-panel-over-revenues = Прибыль в каждом операционном раунде
g1846-panel-over-paid-full = Выплачена целиком
g1846-panel-over-paid-half = Выплачена половина
g1846-panel-over-paid-withhold = Удержана
g1846-panel-over-legend = Без пометки — выплачена целиком; ½ — выплачена половина, ✕ — удержана.

# карточки
g1846-panel-card-owner = Владелец: { $who }
g1846-panel-card-out = Больше не в игре.
g1846-panel-card-used = Свойство уже использовано.
g1846-panel-card-marker = Маркер лежит здесь: { $place }.
g1846-panel-card-train = Стоит { MONEY($price) }. Засчитывает пунктов: { $counts }, посещает не больше { $visits }.
g1846-panel-card-phased-out =
    { $gone ->
        [none] С фазы { $phase } пойдёт ещё один раз и выйдет из игры.
       *[other] С фазы { $phase } пойдёт ещё один раз и выйдет из игры; в фазе { $gone } убирается сразу.
    }
g1846-panel-card-trains-left = Осталось в банке: { $count }
g1846-panel-card-has = Есть у компаний:
g1846-panel-card-tile = Стоимость: { $value }. Осталось: { $left }.
g1846-panel-card-lies = На карте: { $places }.
g1846-panel-card-led = Президент: { $who }
g1846-panel-card-home = Домашний город: { $place }
g1846-panel-card-tokens = Жетоны: { $places }

# in a list of tables
g1846-panel-stands-own = Ваше состояние: { MONEY($worth) }, место { $place } из { $count }
g1846-panel-stands-ahead = Впереди { $who }, состояние { MONEY($worth) }

# the end of a game
g1846-panel-over-end = В конце
g1846-panel-from-head = Откуда взялись деньги
g1846-panel-from-start = В начале
g1846-panel-from-dividends = Дивиденды
g1846-panel-from-privates = Частные компании
g1846-panel-from-prices = Цены акций
g1846-panel-from-other = Прочее
g1846-panel-from-total = Состояние
g1846-panel-from-legend = Цены акций: сколько акции прибавили и потеряли, пока были на руках. Прочее: сделки, частные компании, потерявшие цену в фазе III, закрытые компании.
g1846-panel-from-companies = Дивиденды по корпорациям

# the last set
g1846-panel-end-sheet = Последний цикл раундов
g1846-panel-end-cash = Наличные
g1846-panel-end-shares = Акции сейчас
g1846-panel-end-then = Акции потом
g1846-panel-end-final = Итог
g1846-panel-end-told =
    { $why ->
        [broken] В банке кончились деньги: партия закончится после этого цикла раундов.
        [trains] В банке не осталось поездов: партия закончится после этого цикла раундов.
       *[breaking] После этих выплат в банке кончатся деньги, и партия закончится после этого цикла раундов.
    } Считается, что каждая прибыль повторится и будет выплачена целиком.
