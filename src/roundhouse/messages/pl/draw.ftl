# Co mówi rysowanie gry do pliku.
draw-no-renderer = Pliki PNG wymagają dodatku „png”, który nie jest zainstalowany. Zainstaluj go: { $command }. Albo zapisz SVG: podaj plik z końcówką .svg.
cli-draw-ending = „{ $path }” nie kończy się ani na .svg, ani na .png. Wybierz jedno z nich.
cli-draw-done = Zapisano { $path }.
cli-draw-too-late = Wpisów w grze: { $last }, więc chwili { $at } nie ma. Wybierz od 0 do { $last }.
