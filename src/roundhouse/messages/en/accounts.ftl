# Names and ways in: what is refused.
accounts-weak-password = This password is too easy to guess: a program would need about { $guesses } tries. Use several unrelated words, or let your browser suggest one.
accounts-odd-name = Names can’t contain the character { $character }: it is invisible or reverses the text. Leave it out.
accounts-name-taken = “{ $name }” looks too much like someone else’s name here. Choose another.
accounts-link-spent = This link has already been used or has expired. Ask for a new one.
accounts-passkey-refused = This passkey doesn’t work here, or the request has expired. Try again, or sign in with your password.
accounts-banned = You’ve been banned from this server. Contact its operator.
accounts-muted = You can’t chat right now. Contact the server’s operator.
accounts-reads-only = This token is read-only. Create one that can play: click your name, then Sign-in & security.
accounts-signed-in-only = API tokens can’t do this. Sign in with your browser.
accounts-table-is-private = This table is private. Ask one of its players for a link to watch; if you’re one of them, sign in first.
accounts-not-at-table = Only this table’s players and invited guests can chat here.
accounts-seat-was-anothers = Someone else had this seat at move { $at }. You can’t see its view from then until the game is over.
accounts-would-show-secrets = You’re already playing here, and this seat holds information that’s hidden from you. Give it to a bot or to someone else.

accounts-security = Sign-in & security
accounts-security-about = Your sessions, other devices, API tokens, password and data.
accounts-sessions = Where you are signed in
accounts-sessions-about = Revoke anything you don’t recognise; it is signed out immediately.
accounts-unknown-device = Unknown device
accounts-this-device = this device
accounts-used = Since { $since } · last used { $last }
accounts-revoke = Revoke
accounts-revoke-named = Revoke: { $name }
accounts-revoke-all = Revoke everything but this device
accounts-device-about = Create a link that opens your tables on your phone or another computer. It works once, within ten minutes.
accounts-device-make = Create a link
accounts-device-once = Open it on the other device within ten minutes. It works only once; keep it secret.
accounts-passkeys = Passkeys
accounts-passkeys-about = Sign in with your fingerprint, face or screen lock instead of your password. Your device keeps the key; we only store the half that checks it.
accounts-passkey-add = Add a passkey
accounts-passkey-name = Name of the passkey
accounts-passkey-rename = Rename
accounts-passkey-enter = Sign in with a passkey
accounts-passkey-cancelled = No passkey was used. Try again, or sign in with your password.
accounts-tokens = API tokens
accounts-tokens-about = A program with a token acts as you: it can read your tables, or play at them. It can never change how you sign in.
accounts-token-new = Your new token
accounts-token-once = Copy it now. You won’t see it again; we store only its fingerprint.
accounts-token-name = What is it for?
accounts-token-may = Permissions
accounts-token-reads = read only
accounts-token-plays = read and play
accounts-token-for = Expires in
accounts-token-used = last used { $last } · expires { $until }
accounts-token-make = Create a token
accounts-days =
    { $count ->
        [one] one day
        [365] one year
       *[other] { $count } days
    }
accounts-current-password = Current password
accounts-new-password = New password
accounts-password-about = At least 10 characters. Use several unrelated words, or let your browser suggest one.
accounts-change-password = Change password
accounts-change-password-about = This signs out all other devices and revokes all API tokens and passkeys.
accounts-mail-sent = We’ve emailed { $mail }. Open the link within a day to confirm the address.
accounts-mail-confirmed = confirmed
accounts-mail-waits = not confirmed yet
accounts-mail-about = For resetting your password and telling you when it’s your turn. Leave this blank for no email.
accounts-data = Your data
accounts-data-about = Everything this server stores about you, in one file.
accounts-data-get = Download my data
accounts-delete = Delete my account
accounts-delete-about = This deletes your name, your addresses, your chat messages and the tables where you play alone. Tables with other people continue with your seat open. This can’t be undone.
accounts-delete-name = To confirm, type your name: { $name }
accounts-delete-go = Delete forever
accounts-forgotten = Forgot your password?
accounts-forgotten-about = We’ll send a link to your confirmed email address. Use it to choose a new password.
accounts-forgotten-go = Email me a link
accounts-forgotten-sent = If that account exists and has a confirmed address, we’ve sent an email. Its link works for one hour.
accounts-forgotten-no-mail = This server doesn’t send email. Ask its operator for a link to reset your password.
accounts-name-or-mail = Name or email address
accounts-recover = Choose a new password for { $name }
accounts-confirm = Is { $mail } your address?
accounts-confirm-about = Confirm it only if you entered it here yourself. Otherwise close this page, and we won’t email you again.
accounts-confirm-go = Yes, confirm it
accounts-confirm-done = Address confirmed
accounts-confirm-done-about = From now on we’ll email { $mail }.
accounts-letter-confirm =
    Hello { $name },

    someone entered this email address at Roundhouse. If it was you, open this link within a day:

    { $link }

    If it wasn’t you, ignore this email and you won’t hear from us again.
accounts-letter-recover =
    Hello { $name },

    open this link within one hour to choose a new password:

    { $link }

    If you didn’t ask for this, ignore this email. Your password stays the same.

accounts-seat-bot = { $by } gave { $was }’s seat to the bot { $name }.
accounts-seat-open = { $by } opened { $was }’s seat to anyone with the link.
accounts-seat-taken = { $name } took over { $was }’s seat.
accounts-somebody = Someone
accounts-watchers = Spectators
accounts-watchers-open = Anyone with this link can watch and chat.
accounts-watchers-closed = This table is private: only its players can see it.
accounts-watchers-make = Create a link for spectators
accounts-watchers-end = Revoke this link
accounts-chat-closed = Only players and invited guests can chat here.
