# What the command says when it cannot go on.
cli-no-such-verb = There is no command “{ $verb }”. Run “roundhouse --help” to list all commands.
cli-no-such-verb-but = There is no command “{ $verb }”. Did you mean “{ $near }”?
cli-no-such-file = There is no file “{ $path }”. Check its name and folder.
cli-is-a-folder = “{ $path }” is a folder. Choose a file in it.
cli-cannot-use-file = “{ $path }” can’t be used: { $reason }.
cli-not-text = The file isn’t UTF-8 text (see byte { $byte }). Choose another file.
cli-unexpected = Roundhouse failed unexpectedly ({ $kind }: { $reason }). Please report this with the output of ROUNDHOUSE_DEBUG=1.
cli-no-such-title = There is no game “{ $title }”. Available: { $known }.
cli-no-games = There are no recorded games in “{ $path }”. Choose a folder of corpus files.
cli-no-such-folder = There is no folder “{ $path }”. Check its name.
cli-divergence = { $name } ({ $times } times): { $why }
cli-imported = { $moves } moves read, { $entries } entries written.
cli-already-ours = “{ $path }” is already a Roundhouse journal. Read it with “roundhouse replay”.
cli-no-states = This game’s states can’t be exported. Leave out --states.
