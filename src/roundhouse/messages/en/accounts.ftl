# Names and ways in: what is refused.
accounts-weak-password = This password is too easy to guess: a program would need about { $guesses } tries. Take several unrelated words, or let your browser make one up.
accounts-odd-name = A name cannot contain the character { $character }: nobody can see it, or it turns the text around. Leave it out.
accounts-name-taken = “{ $name }” looks like the name of somebody else here. Choose another.
accounts-link-spent = This link has been used, or it is too old. Ask for a new one.
accounts-banned = You may not use this server. Ask whoever runs it.
accounts-muted = You may not write here just now. Ask whoever runs this server.
accounts-reads-only = This token may only look. Make one that may play: Sign-in & security, under your name.
accounts-signed-in-only = A program’s token may not do this. Sign in with your browser.
accounts-table-is-private = This table is private. Ask somebody who plays there for a link to watch; if you play there yourself, sign in first.
accounts-not-at-table = Only those who play at this table, or were invited to it, may write here.
accounts-seat-was-anothers = Somebody else had this seat at moment { $at }. What it saw then stays closed until the game has ended.
accounts-would-show-secrets = You already play here, and this seat has something that is hidden from you. Give it to a bot or to somebody else.
