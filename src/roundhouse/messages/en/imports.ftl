# Games of other sites: what is said of them, on the page, in the log and on the command line.
core-sites-way = The site’s way of its time: { $way }
core-added-by-importer = Added by the importer: { $way }
core-remarked = { $words }
core-doubtful-import = Nothing has been kept yet. { $cause } Send it again with “anyway” to keep it all the same.

pages-imported = An imported game
pages-import-report = What came of your file
pages-import-nothing-kept = Nothing has been kept yet.
pages-import-details = What is not as our rules have it ({ $count })
pages-import-keep = Keep it anyway
pages-import-keep-about = The table says at its head what you read here, and can be played on.
pages-import-file-back = Your file, as you sent it

cli-import-anyway = { $why } Nothing was written: add --anyway to write it all the same.
cli-corpus-game = { $name }: { $verdict } · { $actions } actions compared, { $left } not · { $known } known differences, { $unknown } unexplained
cli-corpus-total = { $games } games, { $actions } actions compared, { $left } not: { $equal } equal, { $explained } explained, { $different } different, { $refused } refused.
cli-corpus-equal = equal
cli-corpus-explained = explained
cli-corpus-different = different
cli-corpus-refused = refused
cli-corpus-no-state = the state after action { $number } is missing
