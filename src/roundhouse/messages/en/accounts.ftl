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

accounts-security = Sign-in & security
accounts-security-about = Where you are signed in, other devices, tokens for programs, your password and your data.
accounts-sessions = Where you are signed in
accounts-sessions-about = Revoke what you do not know. Who is signed in there is signed out at once.
accounts-unknown-device = Unknown device
accounts-this-device = this device
accounts-used = Since { $since } · last used { $last }
accounts-revoke = Revoke
accounts-revoke-named = Revoke: { $name }
accounts-revoke-all = Revoke everything but this device
accounts-device-about = A link opens your tables on your phone or another computer. It works once, for ten minutes.
accounts-device-make = Make a link
accounts-device-once = Open it on the other device within ten minutes. It works once; show it to nobody.
accounts-tokens = Tokens for programs
accounts-tokens-about = A program that has a token acts in your name: it looks at your tables, or plays at them. It can never change how you sign in.
accounts-token-new = Your new token
accounts-token-once = Copy it now. It is shown this once; we keep only its fingerprint.
accounts-token-name = What is it for?
accounts-token-may = It may
accounts-token-reads = look only
accounts-token-plays = look and play
accounts-token-for = Good for
accounts-token-used = last used { $last } · good until { $until }
accounts-token-make = Make a token
accounts-days =
    { $count ->
        [one] one day
        [365] one year
       *[other] { $count } days
    }
accounts-current-password = Current password
accounts-new-password = New password
accounts-password-about = At least 10 characters. Several unrelated words are good; so is what your browser makes up.
accounts-change-password = Change password
accounts-change-password-about = Everything else is signed out then: other devices, and tokens of programs.
accounts-mail-sent = A letter is on its way to { $mail }. Open its link within a day to confirm the address.
accounts-mail-confirmed = confirmed
accounts-mail-waits = not confirmed yet
accounts-mail-about = For a forgotten password, and to tell you when it is your turn. Leave it empty for no letters.
accounts-data = Your data
accounts-data-about = Everything this server keeps about you, as one file.
accounts-data-get = Download my data
accounts-delete = Delete me
accounts-delete-about = Your name, your addresses, what you wrote and your tables without other people are deleted. Tables with others go on; your seat there becomes open. This cannot be undone.
accounts-delete-name = To confirm, write your name: { $name }
accounts-delete-go = Delete for good
accounts-forgotten = Forgotten your password?
accounts-forgotten-about = We send a link to your confirmed mail address. With it you choose a new password.
accounts-forgotten-go = Send me a link
accounts-forgotten-sent = If there is such an account with a confirmed address, a letter is on its way. Its link works for an hour.
accounts-forgotten-no-mail = This server sends no letters. Ask whoever runs it for a link that sets a new password.
accounts-name-or-mail = Name or mail address
accounts-recover = A new password for { $name }
accounts-confirm = Is { $mail } your address?
accounts-confirm-about = Confirm it only if you entered it here yourself. If not, close this page; no more letters will come.
accounts-confirm-go = Yes, confirm it
accounts-confirm-done = The address is confirmed
accounts-confirm-done-about = Letters go to { $mail } from now on.
accounts-letter-confirm =
    Hello { $name },

    somebody entered this mail address at Roundhouse. If it was you, open this link within a day:

    { $link }

    If it was not you, do nothing, and you will hear no more from us.
accounts-letter-recover =
    Hello { $name },

    open this link within an hour to choose a new password:

    { $link }

    If you did not ask for it, do nothing; your password stays as it is.
