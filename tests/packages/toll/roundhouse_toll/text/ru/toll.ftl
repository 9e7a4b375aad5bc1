# Всё, что говорит «Пошлина».
pages-title-toll = Пошлина
pages-title-toll-about = Ставьте монеты на кубик и не показывайте свою карту.
pages-title-toll-short =
    У каждого скрытая карта от 1 до 6 и несколько монет.
    В свой ход ставят монеты на кубик, открывают карту или пасуют.
    После трёх раундов монеты и карта складываются.
pages-option-toll-purse = Монет в начале
pages-option-toll-purse-about = Чем больше монет, тем больше забот.
bots-name-careful = Осторожный
bots-toll-careful = Никогда не ставит монет.
arena-toll-shown = Открытых карт

toll-dealt = { $seat } получает карту { $card }.
toll-rolled = { $seat } бросает кубик: { $pips }; монет: { $won }.
toll-too-much = Нельзя поставить { $coins }: у вас { $have }. Поставьте меньше или пасуйте.
toll-turn = ход
toll-rounds-over = Сыграно три раунда.
toll-keeps-coins = Что не поставлено, того не потерять.
