# Odnośnik w każdym liście, który je kończy.
letters-why = Ten list przyszedł, bo w Roundhouse jest twoja kolej. Bez dalszych listów: { $link }
letters-stop = Nie wysyłać więcej listów na { $mail }?
letters-stop-about = Adres zniknie z twojego konta, więc nie posłuży też do odzyskania hasła. Możesz go podać ponownie, kiedy zechcesz.
letters-stop-go = Nie wysyłaj
letters-stopped = Koniec listów
letters-stopped-about = Na { $mail } nic już nie przyjdzie.
