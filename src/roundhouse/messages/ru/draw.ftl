# Что говорится, когда партия рисуется в файл.
draw-no-renderer = Для файлов PNG нужно дополнение «png», оно не установлено. Установите его: pip install "roundhouse[png]". Или запишите SVG: назовите файл с окончанием .svg.
cli-draw-ending = «{ $path }» не оканчивается ни на .svg, ни на .png. Выберите одно из них.
cli-draw-done = Записано: { $path }.
cli-draw-no-picture = Для «{ $game }» картинки пока нет.
cli-draw-too-late = Записей в партии: { $last }, момента { $at } нет. Выберите от 0 до { $last }.
