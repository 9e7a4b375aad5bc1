# The players' books, and looking things up in books and rules.
book-books = Книги для игроков
book-of = { $title }: книга игрока
book-about = От первого взгляда на поле до редких случаев. Номер правила в скобках ведёт к его полному тексту.
book-contents = Главы
book-ask = Спросить у правил
book-find = Найти
book-nothing = По запросу «{ $asked }» ничего не нашлось. Попробуйте другое слово или сократите запрос.
book-kind-book = книга
book-kind-rules = полные правила
cli-book-none = Книги игрока для «{ $title }» нет. Есть: { $known }.
