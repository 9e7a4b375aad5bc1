# Позиции для поиска маршрутов и команда, которая на них отвечает.
g1846-bad-position = Позицию { $number } в файле нельзя решить: { $cause }
g1846-unknown-name =
    { $kind ->
        [hex] на карте нет гекса «{ $name }».
        [stop] нет города «{ $name }» с местами для жетонов.
        [tile] нет плитки «{ $name }».
        [rotation] поворота «{ $name }» нет; пишите, как в «57@2», от 0 до 5 (Чикаго: 0).
        [train] нет поезда «{ $name }».
        [phase] нет фазы «{ $name }». Есть I, II, III и IV.
        [private] нет маркера бонуса «{ $name }».
       *[company] нет компании «{ $name }».
    }
g1846-tile-misfit = плитку { $tile } сюда положить нельзя: { $hex }.
cli-routes-position = { $number }. { $company }, { $trains }: { MONEY($revenue) }
cli-routes-train = { $train }: { $way } = { MONEY($revenue) }
cli-routes-amount =
    { $reason ->
        [east_west] { $amount } восток–запад
        [mail] { $amount } почта
        [port] { $amount } порт
        [meat] { $amount } мясо
        [boomtown] { $amount } Boomtown
       *[stops] { $amount }
    }
cli-routes-idle = { $train } никуда не едет
cli-routes-unproven = не доказано: не больше { MONEY($bound) }
cli-routes-difference = Позиция { $number } ({ $game }, действие { $action }): { $company } может заработать { MONEY($revenue) }, а в файле { MONEY($expected) }.
cli-routes-nothing-to-check = Ни у одной позиции в файле нет «best_revenue». Уберите --check.
cli-routes-total = Позиций: { $positions }, сравнено: { $compared }, различий: { $different }, без доказательства: { $unproven }; всего { MONEY($revenue) }.
cli-routes-times = Всего { $seconds } с, медиана { $median } мс, самая долгая { $slowest } мс (позиция { $number }).
