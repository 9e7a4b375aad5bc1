# The players' books, and looking things up in books and rules.
book-books = Books for players
book-of = { $title }: the book
book-about = From your first look at the board to the rare cases. Each rule in brackets leads to its full wording.
book-contents = Chapters
book-ask = Ask the rules
book-find = Search
book-nothing = Nothing about “{ $asked }”. Try another word, or fewer.
book-kind-book = book
book-kind-rules = full rules
cli-book-none = There is no book for “{ $title }”. Available: { $known }.
