# The players' books, and looking things up in books and rules.
book-books = Książki dla graczy
book-of = { $title }: książka gracza
book-about = Od pierwszego spojrzenia na planszę po rzadkie przypadki. Numer zasady w nawiasie prowadzi do jej pełnego brzmienia.
book-contents = Rozdziały
book-ask = Zapytaj zasady
book-find = Szukaj
book-nothing = Nic o „{ $asked }”. Spróbuj innego słowa albo krótszego pytania.
book-kind-book = książka
book-kind-rules = pełne zasady
cli-book-none = Nie ma książki gracza do „{ $title }”. Dostępne: { $known }.
