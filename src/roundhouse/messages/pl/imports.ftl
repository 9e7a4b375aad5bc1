# Gry z innych serwisów: co się o nich mówi na stronie, w dzienniku i w wierszu poleceń.
core-sites-way = Tak robił wtedy tamten serwis: { $way }
core-added-by-importer = Dodane przy wczytywaniu: { $way }
core-remarked = { $words }
core-doubtful-import = Jeszcze nic nie zapisano. { $cause } Aby mimo to zapisać, wyślij jeszcze raz z „anyway”.

pages-imported = Wczytana gra
pages-import-report = Co wyszło z twojego pliku
pages-import-nothing-kept = Jeszcze nic nie zapisano.
pages-import-details = Co nie jest zgodne z naszymi zasadami ({ $count })
pages-import-keep = Zapisz mimo to
pages-import-keep-about = Stół pokaże u góry to, co tu czytasz, i można przy nim grać dalej.
pages-import-file-back = Twój plik, taki jak go wysłano

cli-import-anyway = { $why } Nic nie zapisano: dodaj --anyway, aby mimo to zapisać.
cli-corpus-game = { $name }: { $verdict } · porównano działań: { $actions }, nie porównano: { $left } · znanych różnic: { $known }, niewyjaśnionych: { $unknown }
cli-corpus-total = Gier: { $games }, działań porównano: { $actions }, nie porównano: { $left }. Zgodne: { $equal }, wyjaśnione: { $explained }, różne: { $different }, odrzucone: { $refused }.
cli-corpus-equal = zgodna
cli-corpus-explained = wyjaśniona
cli-corpus-different = różna
cli-corpus-refused = odrzucona
cli-corpus-no-state = brak stanu po działaniu { $number }
