# Odnośnik w każdym liście, który je kończy.
letters-why = Ta wiadomość przyszła, bo w Roundhouse jest twoja kolej. Aby nie dostawać kolejnych: { $link }
letters-stop = Nie wysyłać więcej wiadomości na { $mail }?
letters-stop-about = Adres zniknie z twojego konta, więc nie posłuży też do odzyskania hasła. Możesz go podać ponownie, kiedy zechcesz.
letters-stop-go = Nie wysyłaj więcej
letters-stopped = Koniec wiadomości
letters-stopped-about = Na { $mail } nic już nie przyjdzie.
