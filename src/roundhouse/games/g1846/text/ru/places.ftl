# Города на карте, по-русски.

g1846-place-binghamton = Бингемтон
g1846-place-buffalo = Буффало
g1846-place-cairo = Каир
g1846-place-centralia = Сентрейлия
g1846-place-charleston = Чарлстон
g1846-place-chicago = Чикаго
g1846-place-chicago-connections = Чикагские Направления
g1846-place-cincinnati = Цинциннати
g1846-place-cleveland = Кливленд
g1846-place-columbus = Колумбус
g1846-place-cumberland = Камберленд
g1846-place-dayton = Дейтон
g1846-place-detroit = Детройт
g1846-place-erie = Эри
g1846-place-fort-wayne = Форт-Уэйн
g1846-place-holland = Холланд
g1846-place-homewood = Хоумвуд
g1846-place-huntington = Хантингтон
g1846-place-indianapolis = Индианаполис
g1846-place-louisville = Луисвилл
g1846-place-pittsburgh = Питтсбург
g1846-place-port-huron = Порт-Гурон
g1846-place-salamanca = Саламанка
g1846-place-sarnia = Сарния
g1846-place-south-bend = Саут-Бенд
g1846-place-springfield = Спрингфилд
g1846-place-st-louis = Сент-Луис
g1846-place-terre-haute = Терре-Хот
g1846-place-toledo = Толедо
g1846-place-wheeling = Уилинг
g1846-place-windsor = Виндзор

# Гекс с городом: название и буквы.
g1846-place-at = { $name } ({ $hex })
