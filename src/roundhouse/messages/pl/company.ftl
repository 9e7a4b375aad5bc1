# Ile osób gra.
pages-players-or-alone = Liczba graczy: od { $low } do { $high }, można też grać samemu
