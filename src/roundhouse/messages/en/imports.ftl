# Games of other sites: what is said of them, on the page, in the log and on the command line.
core-sites-way = As that site did it at the time: { $way }
core-added-by-importer = Added by the importer: { $way }
core-remarked = { $words }
core-doubtful-import = Nothing has been saved yet. { $cause } To save it anyway, send it again with “anyway”.

pages-imported = Imported game
pages-import-report = Import report
pages-import-nothing-kept = Nothing has been saved yet.
pages-import-details = Where it differs from the rules ({ $count })
pages-import-keep = Save it anyway
pages-import-keep-about = The table will show this report at the top, and you can continue the game from there.
pages-import-file-back = Your original file

cli-import-anyway = { $why } Nothing was written. Add --anyway to write it.
cli-corpus-game = { $name }: { $verdict } · { $actions } actions compared, { $left } not · { $known } known differences, { $unknown } unexplained
cli-corpus-total = { $games } games, { $actions } actions compared, { $left } not: { $equal } equal, { $explained } explained, { $different } different, { $refused } refused.
cli-corpus-equal = equal
cli-corpus-explained = explained
cli-corpus-different = different
cli-corpus-refused = refused
cli-corpus-no-state = the state after action { $number } is missing
