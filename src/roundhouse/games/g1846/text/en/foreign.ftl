# Games of 18xx.games.
g1846-divergence-phased-out-trains = Phased-out trains leave after the run (OR-ROUTE-13); that site removes them after the dividend.
g1846-divergence-unlisted-token = Old records do not list the extra tokens of privates, though they lie on the board (OR-PRIV-6, PW-CWI-2).
g1846-divergence-second-tile = Old records name the corporation, not the private, while a second free tile may follow.
g1846-divergence-after-the-end = Nobody acts when the game is over; that site names whoever acted last.
g1846-not-an-export = This is neither an export of 18xx.games nor a record with its states: “{ $field }” is missing or wrong.
g1846-other-title = This export is of “{ $title }”, not of 1846. Choose another file.
g1846-bad-move = Move { $number } ({ $move }) of the record is damaged: “{ $field }” is missing or wrong.
g1846-cannot-follow = Move { $number } ({ $move }) of the record cannot be followed: { $cause }
g1846-agreed = Move { $number } ({ $move }) is kept as agreed by the players. { $why }
g1846-moved = Move { $number }: { $private } was used in another corporation's turn; it is made in its owner's next turn.
