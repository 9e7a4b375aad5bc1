# Партии в том виде, в каком их пишут другие сайты.
core-no-exporter = Записать «{ $title }» для других сайтов нельзя.
core-unknown-site = Записать эту партию для «{ $site }» нельзя. Можно для: { $known }.
cli-exported = Прочитано записей: { $entries }, записано действий: { $moves }.
cli-export-differs = { $site } умеет не всё, что было в этой партии:
pages-export = Для { $site }
pages-export-heading = Партия для { $site }
pages-export-what = В этом файле партия в том виде, в каком её выгрузил бы { $site }; всего действий: { $moves }. Roundhouse прочитает её без потерь.
pages-export-same = Насколько известно, всё это возможно и там.
pages-export-differs = Тот сайт умеет не всё, что было в этой партии:
pages-export-file = Скачать файл
