# Gry w postaci, w jakiej zapisują je inne serwisy.
core-no-exporter = Gry „{ $title }” nie da się zapisać dla innych serwisów.
core-unknown-site = Tej gry nie da się zapisać dla „{ $site }”. Dostępne: { $known }.
cli-exported = Wczytano wpisów: { $entries }, zapisano ruchów: { $moves }.
cli-export-differs = { $site } nie potrafi wszystkiego, co było w tej grze:
pages-export = Dla { $site }
pages-export-heading = Gra dla { $site }
pages-export-what = W tym pliku gra wygląda tak, jak wyeksportowałby ją { $site }; ruchów: { $moves }. Roundhouse wczyta ją bez strat.
pages-export-same = O ile wiadomo, wszystko to jest tam możliwe.
pages-export-differs = Tamten serwis nie potrafi wszystkiego, co było w tej grze:
pages-export-file = Pobierz plik
