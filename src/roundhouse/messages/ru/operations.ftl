# Что узнают владельцы серверов: настройки, копии, база данных.
operations-bad-setting = { $place } не подходит: { $reason }.
operations-no-config = Настройки из «{ $path }» прочитать не удалось: { $reason }.
operations-bad-config = «{ $path }» — не файл TOML: { $reason }.
operations-bad-shape = «{ $path }»: { $setting } — это { $wanted }.
operations-wanted-flag = true или false
operations-wanted-list = список строк, например ["10.0.0.0/8"]
operations-wanted-value = строка или число
operations-no-such-key = «{ $path }»: настройки «{ $setting }» нет. Все они перечислены в «roundhouse serve --help».
operations-no-such-key-but = «{ $path }»: настройки «{ $setting }» нет. Может быть, «{ $near }»?
operations-no-such-variable = Настройки { $name } нет. Может быть, { $near }? Удалите или переименуйте переменную.
operations-bad-address = «{ $value }» — не адрес, который могут открыть игроки. Запишите его как https://play.example.org, без пути
operations-bad-host-port = «{ $value }» — не узел и не узел с портом. Запишите как mail.example.org:587
operations-bad-network = «{ $value }» — не IP-адрес и не сеть. Запишите как 10.0.0.0/8
operations-bad-scheduler = «{ $value }» — не адрес планировщика Dask. Запишите как tcp://10.0.0.5:8786
operations-bad-database = Такой базы данных Roundhouse не знает: «{ $value }». Укажите postgresql://… или файл
operations-cannot-listen = Roundhouse не может принимать соединения на { $host }, порт { $port }: { $reason }.
operations-newer-schema = «{ $path }» записан более новой версией Roundhouse (схема { $found }; этой известна { $known }). Верните ту версию или восстановите копию, сделанную раньше.
operations-copied = В «{ $path }»: { $tables } { $tables ->
    [one] стол
    [few] стола
   *[other] столов
}, { $entries } { $entries ->
    [one] запись
    [few] записи
   *[other] записей
} журналов (схема { $version }).
operations-forgot-copy = «{ $path }» старше копий, которые надо хранить: файл удалён.
operations-file-there = файл с таким именем уже есть
operations-restored = Теперь в «{ $path }»: { $tables } { $tables ->
    [one] стол
    [few] стола
   *[other] столов
}, { $entries } { $entries ->
    [one] запись
    [few] записи
   *[other] записей
} журналов (схема { $version }). Запустите сервер.
operations-no-copy = «{ $path }» не годится как резервная копия: { $reason }.
operations-not-empty = В «{ $path }» уже есть база данных. Укажите пустую или добавьте --force, чтобы её заменить.
operations-in-use = Базой «{ $path }» пользуется сервер. Сначала остановите его.
operations-no-database = Базой данных «{ $path }» воспользоваться нельзя: { $reason }.
operations-damaged-key = Ключ подписи в «{ $path }» повреждён. Замените его: «roundhouse admin rotate-keys».
