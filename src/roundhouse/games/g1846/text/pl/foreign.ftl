# Games of 18xx.games.
g1846-divergence-phased-out-trains = Przestarzałe pociągi znikają po uruchomieniu pociągów (OR-ROUTE-13); 18xx.games usuwa je po dywidendzie.
g1846-divergence-unlisted-token = Stare zapisy nie wymieniają dodatkowych żetonów firm prywatnych, choć leżą na planszy (OR-PRIV-6, PW-CWI-2).
g1846-divergence-second-tile = Stare zapisy podają spółkę, a nie firmę prywatną, dopóki może nastąpić drugi darmowy kafel.
g1846-divergence-after-the-end = Po końcu gry nikt nie ma tury; 18xx.games podaje, kto miał ją ostatni.
g1846-not-an-export = To nie jest eksport 18xx.games ani zapis ze stanami: pole „{ $field }” jest błędne lub go brakuje.
g1846-other-title = To zapis gry „{ $title }”, a nie 1846. Wybierz inny plik.
g1846-bad-move = Ruch { $number } ({ $move }) w zapisie jest uszkodzony: pole „{ $field }” jest błędne lub go brakuje.
g1846-cannot-follow = Ruchu { $number } ({ $move }) z zapisu nie da się odtworzyć: { $cause }
