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
