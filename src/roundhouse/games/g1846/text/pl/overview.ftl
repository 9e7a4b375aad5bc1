# Przegląd: gracze i spółki w tabelach.
g1846-panel-over-players = Gracze i akcje
g1846-panel-over-player = Gracz
g1846-panel-over-cash = Gotówka
g1846-panel-over-cash-told = Gotówka gracza
g1846-panel-over-certificates = Cert.
g1846-panel-over-certificates-told = Certyfikaty i ich limit
g1846-panel-over-worth = Majątek
g1846-panel-over-worth-told = Majątek: gotówka, akcje po obecnych kursach, a przed fazą III także firmy prywatne
g1846-panel-over-liquidity = Płynność
g1846-panel-over-liquidity-told = Gotówka i wpływy ze sprzedaży wszystkich akcji, które można teraz sprzedać
g1846-panel-over-income = Przychód
g1846-panel-over-income-told = Przychód w następnej rundzie operacyjnej, jeśli pociągi zarobią tyle samo, a dochód zostanie w całości wypłacony
g1846-panel-over-privates = Prywatne
g1846-panel-over-privates-told = Firmy prywatne
g1846-panel-over-market = Giełda
g1846-panel-over-treasury = W skarbcach
g1846-panel-over-bank = Bank
g1846-panel-over-priority = priorytet
g1846-panel-over-passed = pas
g1846-panel-over-bankrupt = bankrut
g1846-panel-over-president = Prezes
g1846-panel-over-sold = Sprzedane w tej rundzie giełdowej: kupić znów można dopiero w następnej
g1846-panel-over-worths = Majątek na początku każdej rundy
g1846-panel-over-now = Teraz
g1846-panel-over-changes = Pokaż zmiany

g1846-panel-over-companies = Spółki
g1846-panel-over-company = Spółka
g1846-panel-over-order = Kolejność
g1846-panel-over-order-told = Kolejność tur spółek
g1846-panel-over-done = W tej rundzie miała już turę
g1846-panel-over-price = Kurs
g1846-panel-over-price-told = Kurs akcji
g1846-panel-over-next-price = Będzie
g1846-panel-over-next-price-told = Kurs, jeśli ostatni dochód się powtórzy i zostanie wypłacony, wypłacony w połowie albo zatrzymany
g1846-panel-over-next-price-stock = Kurs po tej rundzie giełdowej, jeśli akcje zostaną tam, gdzie są
g1846-panel-over-last-run = Ostatnio
g1846-panel-over-last-run-told = Ostatni dochód spółki
g1846-panel-over-yield = Zwrot
g1846-panel-over-yield-told = Ostatni dochód na akcję w procentach kursu
g1846-panel-over-funds = Skarbiec
g1846-panel-over-funds-told = Pieniądze w skarbcu
g1846-panel-over-trains = Pociągi
g1846-panel-over-trains-told = Pociągi; przekreślone pojadą jeszcze raz
g1846-panel-over-tokens = Żetony
g1846-panel-over-tokens-told = Pozostałe żetony
g1846-panel-over-unsold = Wolne
g1846-panel-over-unsold-told = Akcje na giełdzie + akcje w skarbcu
g1846-panel-over-unled = brak prezesa
g1846-panel-over-waiting = niezałożona
g1846-panel-over-revenues = Dochód w każdej rundzie operacyjnej
g1846-panel-over-paid-full = Wypłacony w całości
g1846-panel-over-paid-half = Wypłacony w połowie
g1846-panel-over-paid-withhold = Zatrzymany
g1846-panel-over-legend = Bez znaku: wypłacony w całości; ½: w połowie, ✕: zatrzymany.

# karty
g1846-panel-card-owner = Właściciel: { $who }
g1846-panel-card-out = Nie ma jej już w grze.
g1846-panel-card-used = Zdolność została już użyta.
g1846-panel-card-marker = Znacznik leży tutaj: { $place }.
g1846-panel-card-train = Kosztuje { MONEY($price) }. Liczy { $counts } z najwyżej { $visits } lokacji.
g1846-panel-card-phased-out =
    { $gone ->
        [none] Od fazy { $phase } pojedzie jeszcze raz i zniknie.
       *[other] Od fazy { $phase } pojedzie jeszcze raz i zniknie; w fazie { $gone } znika od razu.
    }
g1846-panel-card-trains-left = Zostało w banku: { $count }
g1846-panel-card-has = Mają spółki:
g1846-panel-card-tile = Wartość: { $value }. Zostało: { $left }.
g1846-panel-card-lies = Na mapie: { $places }.
g1846-panel-card-led = Prezes: { $who }
g1846-panel-card-home = Miasto bazowe: { $place }
g1846-panel-card-tokens = Żetony: { $places }

# in a list of tables
g1846-panel-stands-own = Twój majątek: { MONEY($worth) }, miejsce { $place } z { $count }
g1846-panel-stands-ahead = Prowadzi { $who }, majątek { MONEY($worth) }

# the end of a game
g1846-panel-over-end = Na koniec
g1846-panel-from-head = Skąd wzięły się pieniądze
g1846-panel-from-start = Na początku
g1846-panel-from-dividends = Dywidendy
g1846-panel-from-privates = Firmy prywatne
g1846-panel-from-prices = Kursy akcji
g1846-panel-from-other = Inne
g1846-panel-from-total = Majątek
g1846-panel-from-legend = Kursy akcji: ile akcje zyskały i straciły, dopóki były w rękach. Inne: umowy, firmy prywatne, które w fazie III straciły wartość, zamknięte firmy.
g1846-panel-from-companies = Dywidendy według spółek

# the last set
g1846-panel-end-sheet = Ostatni cykl rund
g1846-panel-end-cash = Gotówka
g1846-panel-end-shares = Akcje teraz
g1846-panel-end-then = Akcje potem
g1846-panel-end-final = Wynik
g1846-panel-end-told =
    { $why ->
        [broken] Bank jest pusty: gra skończy się po tym cyklu rund.
        [trains] Bank nie ma już pociągów: gra skończy się po tym cyklu rund.
       *[breaking] Po tych wypłatach bank będzie pusty, a gra skończy się po tym cyklu rund.
    } Liczby zakładają, że każdy dochód się powtórzy i zostanie wypłacony w całości.
