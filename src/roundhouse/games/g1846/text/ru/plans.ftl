# Планы: чего нельзя планировать, и доска планов.

g1846-plan-too-long =
    В плане { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }, а проверяется не больше { $most }. Уберите лишние или перенесите их в другой план.
g1846-not-in-play = { $company } больше не участвует в партии: планировать за неё нечего. Выберите другую компанию или уберите этот шаг.
g1846-not-opened = { $corp } ещё не открыта. Сначала откройте её в плане.
g1846-nobody-plans = У { $corp } нет президента: она только пускает поезда. Выберите другую компанию.
g1846-nothing-to-return =
    У { $corp } { $have ->
        [one] { $have } поезд
        [few] { $have } поезда
       *[many] { $have } поездов
    } при лимите { $limit }: возвращать нечего. Уберите этот шаг.

# --- доска планов
g1846-panel-plans = Планы
g1846-panel-plan-name = План { $number }
g1846-panel-plan-compare = Сравнить
g1846-panel-plan-intro = Щёлкните выделенный гекс на карте или выберите ниже. Планируйте за любую компанию и на сколько угодно вперёд, даже если денег не хватает.
g1846-panel-plan-for = Планировать за
g1846-panel-plan-begin-anew = Начать заново
g1846-panel-plan-moved-on =
    Позиция изменилась: сейчас действие { $now }, а план составлен при действии { $made }. { $fits ->
        [one] Ещё подходит { $fits } шаг из { $steps }.
        [few] Ещё подходят { $fits } шага из { $steps }.
       *[many] Ещё подходит { $fits } шагов из { $steps }.
    }
g1846-panel-plan-replay = Оставить, что подходит
g1846-panel-plan-then = Показать действие { $made }
g1846-panel-plan-lay = Плитка { $tile } — { $place }
g1846-panel-plan-token = Жетон — { $place }
g1846-panel-plan-from = Купить у { $corp } поезд { $train }
g1846-panel-plan-start = Открыть по { MONEY($price) }
g1846-panel-plan-start-told = { $corp } ещё не открыта. Открыть по цене:
g1846-panel-plan-drop = Убрать: { $step }
g1846-panel-plan-short = не хватает { MONEY($amount) }
g1846-panel-plan-turn = в { $turn }-й ход компании
g1846-panel-plan-runs =
    { $proven ->
        [yes] Лучшая прибыль { MONEY($revenue) }: { MONEY($each) } на акцию
       *[no] Лучшая прибыль не меньше { MONEY($revenue) }: { MONEY($each) } на акцию
    }
g1846-panel-plan-runs-half = Лучшая прибыль { MONEY($revenue) }: { MONEY($half) } владельцу
g1846-panel-plan-no-train = { $company }: пускать нечего, поездов нет
g1846-panel-plan-no-route = { $company }: маршрута нет
g1846-panel-plan-treasury = Казна { MONEY($cash) }
g1846-panel-plan-routes = Маршруты
g1846-panel-plan-pays = Что это приносит
g1846-panel-plan-half = Казна +{ MONEY($treasury) }.
g1846-panel-plan-returns = У { $corp } слишком много поездов. Вернуть один:
g1846-panel-plan-places =
    { $count ->
        [one] Строить можно на { $count } гексе
       *[other] Строить можно на { $count } гексах
    }
g1846-panel-plan-copy = Скопировать в другой план
g1846-panel-plan-clear = Очистить
g1846-panel-plan-fact-company = Компания
g1846-panel-plan-fact-cost = Расходы
g1846-panel-plan-fact-left-out = Пропущено шагов
g1846-panel-plan-fact-treasury = Казна
g1846-panel-plan-fact-trains = Поезда
g1846-panel-plan-fact-run = Лучшая прибыль
g1846-panel-plan-fact-each = На акцию при полной выплате
g1846-panel-plan-fact-own = Вам
g1846-panel-plan-fact-price = Новая цена
