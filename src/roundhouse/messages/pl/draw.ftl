# Co mówi rysowanie gry do pliku.
draw-no-renderer = Pliki PNG wymagają dodatku „png”, a nie jest on zainstalowany. Zainstaluj go: { $command }. Albo wybierz nazwę pliku z końcówką .svg.
cli-draw-ending = „{ $path }” musi kończyć się na .svg lub .png. Wybierz inną nazwę.
cli-draw-done = Zapisano { $path }.
cli-draw-too-late = Nie ma ruchu { $at }: gra kończy się na { $last }. Wybierz od 0 do { $last }.
