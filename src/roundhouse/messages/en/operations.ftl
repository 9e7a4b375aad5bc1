# What operators are told: settings, backups, the database.
operations-bad-setting = { $place } will not do: { $reason }.
operations-no-config = The settings in “{ $path }” cannot be read: { $reason }.
operations-bad-config = “{ $path }” is not a TOML file: { $reason }.
operations-bad-shape = “{ $path }”: { $setting } takes { $wanted }.
operations-wanted-flag = true or false
operations-wanted-list = a list of texts, as in ["10.0.0.0/8"]
operations-wanted-value = a text or a number
operations-no-such-key = “{ $path }”: there is no setting “{ $setting }”. “roundhouse serve --help” lists them all.
operations-no-such-key-but = “{ $path }”: there is no setting “{ $setting }”. Did you mean “{ $near }”?
operations-no-such-variable = There is no setting { $name }. Did you mean { $near }? Unset it, or rename it.
operations-bad-address = “{ $value }” is not an address that players can open. Write it as https://play.example.org, without a path
operations-bad-host-port = “{ $value }” is not a host, or a host and a port. Write it as mail.example.org:587
operations-bad-network = “{ $value }” is neither an IP address nor a network. Write it as 10.0.0.0/8
operations-bad-database = Roundhouse has no such kind of database: “{ $value }”. Give postgresql://… or a file
operations-cannot-listen = Roundhouse cannot listen at { $host }, port { $port }: { $reason }.
operations-newer-schema = “{ $path }” was written by a newer Roundhouse (schema { $found }; this one knows { $known }). Install that version again, or restore a backup from before.
operations-copied = “{ $path }” holds { $tables } { $tables ->
    [one] table
   *[other] tables
} and { $entries } journal { $entries ->
    [one] entry
   *[other] entries
} (schema { $version }).
operations-forgot-copy = “{ $path }” is older than the copies to keep: deleted.
operations-file-there = there is a file of that name already
operations-restored = “{ $path }” now holds { $tables } { $tables ->
    [one] table
   *[other] tables
} and { $entries } journal { $entries ->
    [one] entry
   *[other] entries
} (schema { $version }). Start the server.
operations-no-copy = “{ $path }” cannot be used as a backup: { $reason }.
operations-not-empty = There is a database at “{ $path }” already. Name an empty one, or add --force to replace it.
operations-in-use = A server is using “{ $path }”. Stop it first.
operations-no-database = The database “{ $path }” cannot be used: { $reason }.
