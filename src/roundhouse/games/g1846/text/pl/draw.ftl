# Co jest na rysunkach 1846 i co się o nich mówi.
g1846-draw-map = Mapa 1846
g1846-draw-place = { $place }.
g1846-draw-tile = Kafel { $tile }.
g1846-draw-worth = Wartość: { MONEY($amount) }.
g1846-draw-terrain = Pierwszy kafel kosztuje { MONEY($cost) }.
g1846-draw-belongs = Rezerwacja: { $owner }.
g1846-draw-bonus = Znacznik { MONEY($amount) } dla { $company }.
g1846-draw-area = Obszar poza mapą: { MONEY($early) } w fazach I i II, { MONEY($late) } w fazach III i IV.
g1846-draw-side =
    { $side ->
        [east] Wschód, premia { MONEY($bonus) }.
       *[west] Zachód, premia { MONEY($bonus) }.
    }
g1846-draw-tokens = Żetony: { $owners }.
g1846-draw-home = Miasto bazowe { $company }.
g1846-draw-reserved = Miejsce zarezerwowane dla { $company }.
g1846-draw-neutral = neutralny
g1846-draw-slot =
    { $number ->
        [0] Wolne miejsce: { $place }
       *[other] Wolne miejsce: { $place }, miasto { $number }
    }
g1846-draw-told =
    { $tiles ->
        [0] Faza { $phase }. Na mapie nie ma jeszcze kafli.
        [one] Faza { $phase }. Na mapie leży { $tiles } kafel.
        [few] Faza { $phase }. Na mapie leżą { $tiles } kafle.
       *[other] Faza { $phase }. Na mapie leży { $tiles } kafli.
    }
g1846-draw-told-corp = { $company }: kurs { MONEY($price) }, żetony: { $places }.
g1846-draw-told-unstarted = { $company } jest jeszcze niezałożona.
g1846-draw-told-tiles = Kafle: { $tiles }.

g1846-draw-last-built = Zbudowane w ostatnim ruchu
g1846-draw-market = Tabela kursów
g1846-draw-price = { $corp }: { MONEY($price) }.
g1846-draw-treasury = Skarbiec
g1846-draw-in-market = Giełda
g1846-draw-last-run = Ostatni dochód
g1846-draw-owner = Właściciel: { $who }
g1846-draw-president = Prezes: { $who }
g1846-draw-presidentless = Brak prezesa
g1846-draw-not-started = Niezałożona
g1846-draw-holds =
    { $count ->
        [one] { $who }: { $count } akcja
        [few] { $who }: { $count } akcje
       *[other] { $who }: { $count } akcji
    }
g1846-draw-share-of =
    { $count ->
        [one] { $corp }: { $count } akcja
        [few] { $corp }: { $count } akcje
       *[other] { $corp }: { $count } akcji
    }
g1846-draw-tokens-left =
    { $count ->
        [one] został { $count } żeton
        [few] zostały { $count } żetony
       *[other] zostało { $count } żetonów
    }
g1846-draw-cash = Gotówka
g1846-draw-worth-label = Majątek
g1846-draw-certificates = Certyfikaty
g1846-draw-priority = Priorytet
g1846-draw-bankrupt = Bankrut
g1846-draw-phase = Faza { $phase }
g1846-draw-unlimited = bez ograniczeń
g1846-draw-left =
    { $count ->
        [0] wyprzedane
       *[other] zostało: { $count }
    }
g1846-draw-limit = Limit pociągów: { $count }
g1846-draw-ends = Przestarzałe od fazy { $phase }
g1846-draw-board = 1846: cały stół
g1846-draw-draft = Draft
g1846-draw-stock-round = Runda giełdowa { $number }
g1846-draw-operating-round = Runda operacyjna { $set }.{ $number }
g1846-draw-bank = Bank { MONEY($amount) }
g1846-draw-bank-broken = Bank jest pusty
g1846-draw-over = Koniec gry
g1846-draw-charts = Przebieg gry
g1846-draw-round = RG { $number }
g1846-draw-told-worth = { $who }: majątek { MONEY($amount) }.
g1846-draw-tiles = Pozostałe kafle
