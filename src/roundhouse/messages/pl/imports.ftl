# Gry z innych serwisów: co się o nich mówi na stronie, w dzienniku i w wierszu poleceń.
core-sites-way = Tak robił wtedy tamten serwis: { $way }
core-added-by-importer = Dodane przy imporcie: { $way }
core-remarked = { $words }
core-doubtful-import = Jeszcze nic nie zapisano. { $cause } Aby mimo to zapisać, wyślij jeszcze raz z „anyway”.

pages-imported = Zaimportowana gra
pages-import-report = Raport z importu
pages-import-nothing-kept = Jeszcze nic nie zapisano.
pages-import-details = Gdzie gra odbiega od zasad ({ $count })
pages-import-keep = Zapisz mimo to
pages-import-keep-about = Ten raport będzie widoczny u góry stołu, a grę można będzie kontynuować.
pages-import-file-back = Twój oryginalny plik

cli-import-anyway = { $why } Nic nie zapisano: dodaj --anyway, aby mimo to zapisać.
cli-corpus-game = { $name }: { $verdict } · porównano działań: { $actions }, nie porównano: { $left } · znanych różnic: { $known }, niewyjaśnionych: { $unknown }
cli-corpus-total = Gier: { $games }, działań porównano: { $actions }, nie porównano: { $left }. Zgodne: { $equal }, wyjaśnione: { $explained }, różne: { $different }, odrzucone: { $refused }.
cli-corpus-equal = zgodna
cli-corpus-explained = wyjaśniona
cli-corpus-different = różna
cli-corpus-refused = odrzucona
cli-corpus-no-state = brak stanu po działaniu { $number }
