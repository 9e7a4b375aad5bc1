# What operators are told: settings, backups, the database.
operations-bad-setting = { $place } isn’t valid: { $reason }.
operations-no-config = The settings in “{ $path }” can’t be read: { $reason }.
operations-bad-config = “{ $path }” isn’t valid TOML: { $reason }.
operations-bad-shape = “{ $path }”: { $setting } takes { $wanted }.
operations-wanted-flag = true or false
operations-wanted-list = a list of strings, such as ["10.0.0.0/8"]
operations-wanted-value = a string or a number
operations-no-such-key = “{ $path }”: there is no setting “{ $setting }”. “roundhouse serve --help” lists them all.
operations-no-such-key-but = “{ $path }”: there is no setting “{ $setting }”. Did you mean “{ $near }”?
operations-no-such-variable = There is no setting { $name }. Did you mean { $near }? Unset or rename it.
operations-bad-address = “{ $value }” isn’t an address players can open. Write it like https://play.example.org, without a path
operations-bad-host-port = “{ $value }” isn’t a host, or a host and a port. Write it like mail.example.org:587
operations-bad-network = “{ $value }” is neither an IP address nor a network. Write it like 10.0.0.0/8
operations-bad-scheduler = “{ $value }” isn’t a Dask scheduler. Write it like tcp://10.0.0.5:8786
operations-bad-database = Roundhouse can’t use the database “{ $value }”. Choose postgresql://… or a file
operations-cannot-listen = Roundhouse can’t listen on { $host }, port { $port }: { $reason }.
operations-newer-schema = “{ $path }” was written by a newer Roundhouse (schema { $found }; this one knows { $known }). Reinstall that version, or restore an older backup.
operations-copied = “{ $path }” holds { $tables } { $tables ->
    [one] table
   *[other] tables
} and { $entries } journal { $entries ->
    [one] entry
   *[other] entries
} (schema { $version }).
operations-forgot-copy = Deleted the old backup “{ $path }”.
operations-file-there = a file with that name already exists
operations-restored = “{ $path }” now holds { $tables } { $tables ->
    [one] table
   *[other] tables
} and { $entries } journal { $entries ->
    [one] entry
   *[other] entries
} (schema { $version }). Start the server.
operations-no-copy = “{ $path }” can’t be used as a backup: { $reason }.
operations-not-empty = There is already a database at “{ $path }”. Choose an empty one, or add --force to replace it.
operations-in-use = A server is using “{ $path }”. Stop it first.
operations-no-database = The database “{ $path }” can’t be used: { $reason }.
operations-damaged-key = The signing key in “{ $path }” is damaged. Replace it with “roundhouse admin rotate-keys”.
