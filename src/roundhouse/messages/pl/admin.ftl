# Co operatorzy czytają o ludziach, stołach i kluczach.
admin-registration-closed = Nowych kont nie można tu teraz zakładać. Zwróć się do administratora serwera.
admin-registration-open = Można zakładać nowe konta.
admin-no-door = Z „{ $path }” korzysta serwer, z którym nie można się stąd połączyć. Uruchom to jako użytkownik serwera albo najpierw go zatrzymaj.
admin-last-seen = ostatnio { $day }
admin-has-tables = { $tables } { $tables ->
    [one] stół
    [few] stoły
   *[other] stołów
}
admin-banned-until = blokada do: { $day }
admin-muted-until = blokada czatu do: { $day }
admin-for-good = odwołania
admin-revoked = { $who }: wylogowano ze wszystkich urządzeń.
admin-banned = { $who }: dostęp zablokowany.
admin-unbanned = { $who }: dostęp przywrócony.
admin-muted = { $who }: czat zablokowany.
admin-unmuted = { $who }: czat przywrócony.
admin-reset = Przekaż ten link graczowi { $who }. Działa raz, przez godzinę: { $link }
admin-exported = Wszystko, co jest zapisane o graczu { $who }, jest w „{ $path }”.
admin-delete-sure = Usunąć { $who } na zawsze?
admin-deleted = { $who }: konto usunięte.
admin-rotated = Klucz wymieniony. Uruchom ponownie wszystkie serwery tej bazy.
admin-moves = { $moves } { $moves ->
    [one] wpis
    [few] wpisy
   *[other] wpisów
}
admin-table-private = prywatny
admin-table-ended = zakończony
admin-report-closed = Zgłoszenie { $number } zamknięte.
admin-reported-by = zgłaszający: { $name }
admin-would-tidy = Do usunięcia: zakończone stoły { $finished }, porzucone stoły gości { $idle }, wiersze czatu { $chat }. Dodaj --delete, żeby usunąć; najpierw zrób kopię.
admin-tidied = Usunięto: zakończone stoły { $finished }, porzucone stoły gości { $idle }, wiersze czatu { $chat }.
admin-report = Zgłoś
admin-report-done = Zgłoszono. Zobaczy to administrator serwera.
admin-block = Zablokuj
admin-blocked = Zablokowane osoby
admin-blocked-about = Nie widzisz, co piszą na czacie.
admin-unblock = Odblokuj
admin-chat-more = Więcej
