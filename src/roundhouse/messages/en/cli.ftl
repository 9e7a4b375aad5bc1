# What the command says when it cannot go on.
cli-no-such-verb = There is no verb “{ $verb }”. “roundhouse --help” lists them all.
cli-no-such-verb-but = There is no verb “{ $verb }”. Did you mean “{ $near }”?
cli-no-such-file = There is no file “{ $path }”. Check its name and folder.
cli-is-a-folder = “{ $path }” is a folder. Name a file in it.
cli-cannot-use-file = “{ $path }” cannot be used: { $reason }.
cli-not-text = The file is not text in UTF-8: byte { $byte } does not belong there. Choose another file.
cli-unexpected = Roundhouse failed unexpectedly ({ $kind }: { $reason }). Please report it, with what ROUNDHOUSE_DEBUG=1 shows.
cli-no-such-title = There is no title “{ $title }”. Known are: { $known }.
cli-no-games = There is no recorded game in “{ $path }”. Name a folder with files of the corpus' form.
cli-no-such-folder = There is no folder “{ $path }”. Check its name.
cli-corpus-game = { $name }: { $actions } actions, { $known } known divergences, { $unknown } unexplained
cli-corpus-total = { $games } games, { $actions } actions, { $unknown } unexplained differences.
cli-divergence = { $name } ({ $times } times): { $why }
cli-imported = { $moves } moves read, { $entries } entries written.
cli-already-ours = “{ $path }” is a journal of ours already. “roundhouse replay” tells it.
cli-no-states = The states of this game have no form for other programs. Leave --states out.
