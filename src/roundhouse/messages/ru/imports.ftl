# Партии с других сайтов: что о них говорится на странице, в журнале и в командной строке.
core-sites-way = Так было на том сайте в то время: { $way }
core-added-by-importer = Добавлено при импорте: { $way }
core-remarked = { $words }
core-doubtful-import = Пока ничего не сохранено. { $cause } Чтобы всё равно сохранить, отправьте ещё раз с «anyway».

pages-imported = Импортированная партия
pages-import-report = Отчёт об импорте
pages-import-nothing-kept = Пока ничего не сохранено.
pages-import-details = Где партия расходится с правилами ({ $count })
pages-import-keep = Всё равно сохранить
pages-import-keep-about = Этот отчёт будет показан над столом, и партию можно будет продолжить.
pages-import-file-back = Ваш исходный файл

cli-import-anyway = { $why } Ничего не записано: добавьте --anyway, чтобы записать всё равно.
cli-corpus-game = { $name }: { $verdict } · сравнено действий: { $actions }, не сравнено: { $left } · известных отличий: { $known }, необъяснённых: { $unknown }
cli-corpus-total = Партий: { $games }, действий сравнено: { $actions }, не сравнено: { $left }. Одинаковы: { $equal }, объяснены: { $explained }, отличаются: { $different }, не прочитаны: { $refused }.
cli-corpus-equal = одинаково
cli-corpus-explained = объяснено
cli-corpus-different = отличается
cli-corpus-refused = не прочитано
cli-corpus-no-state = нет состояния после действия { $number }
