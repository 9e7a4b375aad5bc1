# Writing games as other sites would.
core-no-exporter = “{ $title }” can’t be written for other sites.
core-unknown-site = This game can’t be written for “{ $site }”. Available: { $known }.
cli-exported = { $entries } entries read, { $moves } moves written.
cli-export-differs = { $site } can’t do everything this game did:
pages-export = For { $site }
pages-export-heading = The game for { $site }
pages-export-what = This file holds the game as { $site } would export it, { $moves } moves in all. Roundhouse reads it back exactly.
pages-export-same = As far as we know, everything in it is possible there too.
pages-export-differs = That site can’t do everything this game did:
pages-export-file = Download the file
