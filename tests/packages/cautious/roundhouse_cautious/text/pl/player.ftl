# Co strony mówią o przezornym graczu.
bots-name-cautious = Przezorny
bots-1846-cautious = Pasuje zawsze, gdy wolno.
