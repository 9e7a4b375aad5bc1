# What operators read of people, tables and keys.
admin-registration-closed = New accounts can’t be created here right now. Ask whoever runs this server.
admin-registration-open = New accounts can be created.
admin-no-door = A server is using “{ $path }” and can’t be reached from here. Run this as the server’s user, or stop it first.
admin-last-seen = last seen { $day }
admin-has-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
admin-banned-until = banned until: { $day }
admin-muted-until = muted until: { $day }
admin-for-good = further notice
admin-revoked = { $who } is signed out.
admin-banned = { $who } is banned.
admin-unbanned = { $who } can come in again.
admin-muted = { $who } is muted.
admin-unmuted = { $who } can chat again.
admin-reset = Give { $who } this link. It works once, within an hour: { $link }
admin-exported = Everything stored about { $who } is in “{ $path }”.
admin-delete-sure = Delete { $who } for good?
admin-deleted = { $who } is deleted.
admin-rotated = The key has been replaced. Restart every server that uses this database.
admin-moves = { $moves ->
    [one] { $moves } entry
   *[other] { $moves } entries
}
admin-table-private = private
admin-table-ended = finished
admin-report-closed = Report { $number } is closed.
admin-reported-by = reported by { $name }
admin-would-tidy = Would delete: finished tables { $finished }, guests’ idle tables { $idle }, chat lines { $chat }. Add --delete to do it; make a backup first.
admin-tidied = Deleted: finished tables { $finished }, guests’ idle tables { $idle }, chat lines { $chat }.
admin-report = Report
admin-report-done = Reported. Whoever runs this server will see it.
admin-block = Block
admin-blocked = People you blocked
admin-blocked-about = You don’t see what they say in chat.
admin-unblock = Unblock
admin-chat-more = More
