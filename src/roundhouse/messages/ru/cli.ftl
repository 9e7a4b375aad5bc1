# Что говорит команда, когда не может продолжать.
cli-no-such-verb = Нет команды «{ $verb }». Все команды показывает «roundhouse --help».
cli-no-such-verb-but = Нет команды «{ $verb }». Может быть, «{ $near }»?
cli-no-such-file = Нет файла «{ $path }». Проверьте его имя и папку.
cli-is-a-folder = «{ $path }» — это папка. Укажите файл в ней.
cli-cannot-use-file = Файл «{ $path }» недоступен: { $reason }.
cli-not-text = Это не текст в UTF-8 (байт { $byte }). Выберите другой файл.
cli-unexpected = Неожиданная ошибка Roundhouse ({ $kind }: { $reason }). Сообщите о ней, приложив вывод с ROUNDHOUSE_DEBUG=1.
cli-no-such-title = Игры «{ $title }» нет. Есть такие: { $known }.
cli-no-games = В «{ $path }» нет записанных партий. Укажите папку с файлами корпуса.
cli-no-such-folder = Папки «{ $path }» нет. Проверьте её имя.
cli-divergence = { $name } (раз: { $times }): { $why }
cli-imported = Прочитано действий: { $moves }, сделано записей: { $entries }.
cli-already-ours = «{ $path }» — уже журнал Roundhouse. Откройте его командой «roundhouse replay».
cli-no-states = Позиции этой игры не экспортируются. Уберите --states.
