# Что видят владельцы серверов о людях, столах и ключах.
admin-registration-closed = Новые учётные записи здесь сейчас не создаются. Спросите владельца сервера.
admin-registration-open = Новые учётные записи создавать можно.
admin-no-door = Базой «{ $path }» пользуется сервер, а связаться с ним отсюда нельзя. Запустите команду от имени пользователя сервера или остановите сервер.
admin-last-seen = последний вход { $day }
admin-has-tables = { $tables } { $tables ->
    [one] стол
    [few] стола
   *[other] столов
}
admin-banned-until = доступ закрыт (срок: { $day })
admin-muted-until = чат закрыт (срок: { $day })
admin-for-good = навсегда
admin-revoked = { $who }: все сеансы завершены.
admin-banned = { $who }: доступ закрыт.
admin-unbanned = { $who }: доступ снова открыт.
admin-muted = { $who }: чат закрыт.
admin-unmuted = { $who }: чат снова открыт.
admin-reset = Передайте эту ссылку игроку { $who }. Она сработает один раз, в течение часа: { $link }
admin-exported = Всё, что хранится об игроке { $who }, записано в «{ $path }».
admin-delete-sure = Удалить { $who } навсегда?
admin-deleted = { $who }: учётная запись удалена.
admin-rotated = Ключ заменён. Перезапустите все серверы этой базы.
admin-moves = { $moves } { $moves ->
    [one] запись
    [few] записи
   *[other] записей
}
admin-table-private = закрытый
admin-table-ended = окончен
admin-report-closed = Жалоба { $number } закрыта.
admin-reported-by = автор жалобы: { $name }
admin-would-tidy = Будет удалено: оконченных столов { $finished }, заброшенных столов гостей { $idle }, строк чата { $chat }. Чтобы удалить, добавьте --delete; сначала сделайте копию.
admin-tidied = Удалено: оконченных столов { $finished }, заброшенных столов гостей { $idle }, строк чата { $chat }.
admin-report = Пожаловаться
admin-report-done = Жалоба отправлена. Её увидит владелец сервера.
admin-block = Заблокировать
admin-blocked = Кого вы заблокировали
admin-blocked-about = Вы не видите, что они пишут в чате.
admin-unblock = Разблокировать
admin-chat-more = Ещё
