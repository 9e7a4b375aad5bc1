# Games of 18xx.games.
g1846-divergence-phased-out-trains = Phased-out trains leave after the run (OR-ROUTE-13); 18xx.games removes them after the dividend.
g1846-divergence-unlisted-token = Old records don’t list the extra tokens from privates, though they are on the board (OR-PRIV-6, PW-CWI-2).
g1846-divergence-second-tile = Old records name the corporation, not the private, while a second free tile may follow.
g1846-divergence-after-the-end = No one acts once the game is over; 18xx.games names whoever acted last.
g1846-not-an-export = This file is neither an 18xx.games export nor a record with its states: “{ $field }” is missing or wrong.
g1846-other-title = This export is of “{ $title }”, not 1846. Choose another file.
g1846-bad-move = Move { $number } ({ $move }) in this record is damaged: “{ $field }” is missing or wrong.
g1846-cannot-follow = Move { $number } ({ $move }) in this record can’t be replayed: { $cause }
