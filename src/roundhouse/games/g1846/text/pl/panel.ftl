# Panel 1846: co teraz, i co stoi obok mapy.

# --- chwila
g1846-panel-bank-broken = Bank jest pusty: gra kończy się po tym cyklu rund

g1846-panel-step-issuing = { $company } ({ $who }): emisja lub skup akcji
g1846-panel-step-building = { $company } ({ $who }): tory i żetony
g1846-panel-step-laying-extra = { $company } ({ $who }): drugi kafel firmy prywatnej
g1846-panel-step-running = { $company } ({ $who }): uruchamianie pociągów
g1846-panel-step-dividing = { $company } ({ $who }): wypłata lub zatrzymanie
g1846-panel-step-buying-trains = { $company } ({ $who }): zakup pociągów
g1846-panel-step-returning-trains = { $company } ({ $who }): za dużo pociągów
g1846-panel-step-asking = { $company } ({ $who }): oferta

g1846-panel-won =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Zwycięstwem dzielą się { $names }.
    }

# --- draft
g1846-panel-picking =
    { $count ->
        [one] Została ci jedna karta. Zatrzymaj ją; do końca draftu nikt jej nie zobaczy.
        [few] Oglądasz { $count } karty. Zatrzymaj jedną; do końca draftu nikt nie wie, którą. Pozostałe wracają pod talię.
       *[other] Oglądasz { $count } kart. Zatrzymaj jedną; do końca draftu nikt nie wie, którą. Pozostałe wracają pod talię.
    }
g1846-panel-picking-other =
    { $count ->
        [one] { $who } ogląda { $count } kartę i ją zatrzymuje.
        [few] { $who } ogląda { $count } karty i zatrzymuje jedną.
       *[other] { $who } ogląda { $count } kart i zatrzymuje jedną.
    }
g1846-panel-picked = Zatrzymane: { $privates }.
g1846-panel-keep = Zatrzymaj { $private }
g1846-panel-keep-blank = Zatrzymaj pustą kartę
g1846-panel-blank-told = Pusta karta: tym razem nie bierzesz firmy prywatnej i nic nie płacisz.
g1846-panel-pays-later = { MONEY($amount) } po drafcie
g1846-panel-private-figures =
    { $debt ->
        [0] { MONEY($price) }, przychód { MONEY($income) } na rundę
       *[other] { MONEY($price) } i { MONEY($debt) } długu, działa samodzielnie
    }
g1846-panel-last-private = Ostatnia firma prywatna leży odkryta. Weź ją za { MONEY($price) } albo zostaw następnemu graczowi o $10 taniej.
g1846-panel-last-private-other = { $who } może wziąć ostatnią firmę prywatną za { MONEY($price) } albo zostawić ją następnemu graczowi o $10 taniej.
g1846-panel-take-for = Weź za { MONEY($amount) }
g1846-panel-leave = Zrezygnuj
g1846-panel-leave-note = cena dla następnego gracza: { MONEY($amount) }
g1846-panel-open-pick = Kup firmę prywatną i od razu zapłać albo spasuj.
g1846-panel-open-pick-other = { $who } kupuje firmę prywatną albo pasuje.
g1846-panel-pass = Spasuj

g1846-panel-power-ms = Zaczyna w Detroit z $60 i pociągiem 2. Kładzie tory i uruchamia pociągi; połowa dochodu należy do ciebie, połowa do jej skarbca. Spółka, która ją kupi, dostaje gotówkę, pociąg i żeton.
g1846-panel-power-big4 = Zaczyna w Indianapolis z $40 i pociągiem 2. Kładzie tory i uruchamia pociągi; połowa dochodu należy do ciebie, połowa do jej skarbca. Spółka, która ją kupi, dostaje gotówkę, pociąg i żeton.
g1846-panel-power-cwi = Rezerwuje południowo-wschodnie miejsce w Chicago. Spółka będąca właścicielem może raz postawić tam za darmo dodatkowy żeton, nawet bez połączenia.
g1846-panel-power-mail = Spółka będąca właścicielem do końca gry zarabia $10 więcej za każdą lokację odwiedzoną przez jeden z jej pociągów.
g1846-panel-power-lsl = Spółka będąca właścicielem może raz zmodernizować Cleveland lub Toledo z żółtego na zielony: za darmo, bez połączenia, poza zwykłymi kaflami.
g1846-panel-power-mc = Rezerwuje B10 i B12. Spółka będąca właścicielem może raz położyć tam żółte kafle: za darmo, bez połączenia. Jeśli dwa, muszą się łączyć ze sobą.
g1846-panel-power-oi = Rezerwuje F14 i F16. Spółka będąca właścicielem może raz położyć tam żółte kafle: za darmo, bez połączenia. Jeśli dwa, muszą się łączyć ze sobą.
g1846-panel-power-mpc = Spółka będąca właścicielem kładzie znacznik $30 na Chicago lub St. Louis: do końca fazy III każda jej trasa licząca tę lokację zarabia $30 więcej.
g1846-panel-power-sc = Jej znacznik leży w porcie i dodaje $20 za każdy symbol portu do tras jednej spółki. Gracz przydziela go co rundę, spółka zatrzymuje dla siebie.
g1846-panel-power-tbc = Spółka będąca właścicielem płaci $20 mniej za każdy górski heks, tunel i przełęcz.
g1846-panel-power-lm = Spółka będąca właścicielem może raz położyć lub zmodernizować kafle w Cincinnati i Dayton, by je połączyć; płaci tylko za most.
g1846-panel-power-bt = Spółka będąca właścicielem kładzie znacznik $20 na Cincinnati: do końca fazy III każda jej trasa licząca to miasto zarabia $20 więcej.

# --- runda giełdowa
g1846-panel-stock = Sprzedaj dowolną liczbę akcji, potem kup jeden certyfikat albo spasuj. Masz { MONEY($cash) } i { $count } z { $limit } certyfikatów.
g1846-panel-stock-other = { $who } sprzedaje akcje, kupuje jeden certyfikat albo pasuje.
g1846-panel-share-row =
    { $president ->
        [yes] Giełda { $market } · skarbiec { $treasury } · twoje { $mine } (prezes)
       *[no] Giełda { $market } · skarbiec { $treasury } · twoje { $mine }
    }
g1846-panel-share-facts = ★ { $who } · ostatni dochód { MONEY($run) } ({ $gain }%) · skarbiec { MONEY($cash) } · pociągi { $trains }
g1846-panel-buy-share =
    { $source ->
        [market] Kup na giełdzie
       *[treasury] Kup ze skarbca
    }
g1846-panel-sell = Sprzedaj
g1846-panel-sell-label = Ile akcji { $corp } sprzedać
g1846-panel-sell-count = { $count } za { MONEY($total) }, nowy kurs { MONEY($price) }
g1846-panel-sell-after = Kurs → { MONEY($price) }
g1846-panel-unstarted = Niezałożona; miasto bazowe: { $home }
g1846-panel-open = Załóż
g1846-panel-open-label = Cena emisyjna: { $corp }
g1846-panel-open-price = po { MONEY($price) } (zapłać { MONEY($total) })
g1846-panel-stop-selling = Zakończ turę bez kupowania

# --- emisja i skup
g1846-panel-issuing = Wyemituj akcje ze skarbca na giełdę za gotówkę albo część skup. Kurs się nie zmienia. Skarbiec: { MONEY($cash) }.
g1846-panel-issue-count = { $count } za { MONEY($total) }
g1846-panel-issue-go = Emituj
g1846-panel-redeem-count = { $count } za { MONEY($total) }
g1846-panel-redeem-go = Skup
g1846-panel-issue-nothing = Pomiń

# --- tory i żetony
g1846-panel-building =
    { $left ->
        [0] W tej turze nie można już kłaść kafli.
        [one] W tej turze możesz położyć jeszcze jeden kafel{ $upgrades ->
            [0] .
           *[other] {" "}(bez modernizacji).
        }
       *[other] W tej turze możesz położyć dwa kafle, z tego jeden jako modernizację.
    } { $token ->
        [left] Możesz postawić jeden żeton.{" "}
        [done] Żeton już postawiono.{" "}
       *[none] {""}
    }Skarbiec: { MONEY($cash) }. Kliknij zaznaczony heks.
g1846-panel-extra = { $private } może teraz położyć drugi kafel: { $hexes }. Później już nie.
g1846-panel-extra-must = { $private } musi położyć drugi kafel: { $hexes }.
g1846-panel-no-second-tile = Bez drugiego kafla
g1846-panel-places =
    { $count ->
        [one] Kafel można położyć na { $count } heksie
       *[other] Kafel można położyć na { $count } heksach
    }
g1846-panel-token-places =
    { $count ->
        [one] Żeton można postawić w { $count } mieście
       *[other] Żeton można postawić w { $count } miastach
    }
g1846-panel-chicago-city = Chicago, miasto { $number }
g1846-panel-done-building = Zakończ budowę
g1846-panel-final = Tego heksu nie można już modernizować.
g1846-panel-choose-tile = Kafle na ten heks
g1846-panel-tile = Kafel { $tile }
g1846-panel-turned = Obrócony o { $degrees }°.
g1846-panel-turn-tile = Obróć
g1846-panel-lay-tile =
    { $upgrade ->
        [yes] Zmodernizuj: kafel { $tile }, { MONEY($cost) }
       *[no] Połóż kafel { $tile }: { MONEY($cost) }
    }
g1846-panel-gain = trasa { $gain }
g1846-panel-gain-sentence = Najlepsze trasy: { $gain }.
g1846-panel-by-private = zdolność { $private }
g1846-panel-place-token = Postaw żeton
g1846-panel-token-in = Żeton: { $city }
g1846-panel-token-told =
    { $left ->
        [0] Kosztuje { MONEY($cost) }, w skarbcu zostaje { MONEY($cash) }. To ostatni żeton.
        [one] Kosztuje { MONEY($cost) }, w skarbcu zostaje { MONEY($cash) } i { $left } żeton.
        [few] Kosztuje { MONEY($cost) }, w skarbcu zostaje { MONEY($cash) } i { $left } żetony.
       *[other] Kosztuje { MONEY($cost) }, w skarbcu zostaje { MONEY($cash) } i { $left } żetonów.
    }
g1846-panel-place-token-for = Postaw za { MONEY($cost) }
g1846-panel-place-marker = Znacznik { $private } tutaj

# --- przejazdy i dywidendy
g1846-panel-best-run = Najlepsze trasy przynoszą { MONEY($total) }.
g1846-panel-run-best = Uruchom pociągi: { MONEY($total) }
g1846-panel-own-routes = Wybierz trasy samodzielnie
g1846-panel-own-routes-told = Wybierz pociąg i klikaj po kolei jego miasta na mapie albo je wpisz: Roundhouse znajdzie najlepszy tor między nimi i wybierze liczone przystanki. Kliknij ostatnie jeszcze raz, aby je usunąć. Aby poprowadzić pociąg przez heksy między miastami, podaj i je.
g1846-panel-route-hexes = Miasta lub heksy pociągu { $train }
g1846-panel-clear-route = Wyczyść
g1846-panel-run-own = Uruchom te trasy: { MONEY($total) }
g1846-panel-dividing = Pociągi zarobiły { MONEY($revenue) }.
g1846-panel-pay-full = Wypłać wszystko
g1846-panel-pay-half = Wypłać połowę
g1846-panel-pay-withhold = Zatrzymaj
g1846-panel-dividend = { MONEY($each) } na akcję; skarbiec +{ MONEY($treasury) }; kurs { MONEY($now) } → { MONEY($then) }.
g1846-panel-unpaid = Akcje na giełdzie nic nie dostają ({ MONEY($amount) }).
g1846-panel-gets = { $gets }.
g1846-panel-labelled = { $label }: { $told }

# --- pociągi
g1846-panel-trains = Pociągi: { $count } z { $limit }. Skarbiec: { MONEY($cash) }.
g1846-panel-buy-train = Kup pociąg { $train }
g1846-panel-buy-returned = Kup zwrócony pociąg { $train }
g1846-panel-president-adds = { $who } dokłada { MONEY($amount) }
g1846-panel-starts-phase-2 = zaczyna fazę II: zielone kafle
g1846-panel-starts-phase-3 = zaczyna fazę III: brązowe kafle, firmy prywatne znikają, pociągi 2 jadą ostatni raz, limit 3
g1846-panel-starts-phase-4 = zaczyna fazę IV: szare kafle, pociągi 2 są złomowane, 3/5 i 4 jadą ostatni raz, limit 2
g1846-panel-others-trains = Pociągi innych spółek ({ $count })
g1846-panel-train-of = pociąg { $train } ({ $corp })
g1846-panel-train-price = Cena za pociąg { $train } ({ $corp })
g1846-panel-offer-price = Zaproponuj
g1846-panel-end-turn = Zakończ turę
g1846-panel-issue =
    { $count ->
        [one] Wyemituj { $count } akcję
        [few] Wyemituj { $count } akcje
       *[other] Wyemituj { $count } akcji
    }
g1846-panel-issue-note = +{ MONEY($total) }, kurs spada do { MONEY($price) }
g1846-panel-bankrupt = Ogłoś bankructwo
g1846-panel-returning =
    { $corp } może mieć najwyżej { $limit ->
        [one] { $limit } pociąg
        [few] { $limit } pociągi
       *[many] { $limit } pociągów
    }; jeden wraca do banku.
g1846-panel-return-train = Oddaj pociąg { $train }

# --- transakcje i firmy prywatne
g1846-panel-asked = { $corp } proponuje ci { MONEY($price) } za: { $item }.
g1846-panel-asked-other = { $corp } proponuje { MONEY($price) } za: { $item }. Decyduje { $who }.
g1846-panel-asked-waits = Czekamy na odpowiedź: { $who }. Do tego czasu możesz wycofać ofertę.
g1846-panel-accept = Przyjmij { MONEY($price) }
g1846-panel-refuse = Odrzuć
g1846-panel-withdraw = Wycofaj ofertę
g1846-panel-powers = Zdolności firm prywatnych
g1846-panel-buy-privates = Kup firmy prywatne ({ $count })
g1846-panel-owned-by = właściciel: { $who }
g1846-panel-private-price = Cena za { $private }
g1846-panel-buy = Kup
g1846-panel-free-token = Dodatkowy żeton w Chicago, za darmo
g1846-panel-steaming =
    { $place ->
        [none] Znacznika twojej Steamboat Company nie ma jeszcze na mapie.
       *[other] { $company ->
            [none] Znacznik twojej Steamboat Company: { $place }. Premii nikt jeszcze nie dostaje.
           *[other] Znacznik twojej Steamboat Company: { $place }. Premię dostaje { $company }.
        }
    }
g1846-panel-steaming-other =
    { $place ->
        [none] { $who } może położyć znacznik Steamboat Company.
       *[other] { $company ->
            [none] { $who } może przesunąć znacznik Steamboat Company: { $place }. Premii nikt jeszcze nie dostaje.
           *[other] { $who } może przesunąć znacznik Steamboat Company: { $place }. Premię dostaje { $company }.
        }
    }
g1846-panel-marker-to = Przesuń znacznik:
g1846-panel-assign-to = Premię dostaje:
g1846-panel-done = Gotowe

# --- obok mapy
# --- the rooms
g1846-panel-room-board = Mapa
g1846-panel-room-market = Giełda i gracze
g1846-panel-room-companies = Spółki
g1846-panel-room-trains = Pociągi i kafle

g1846-panel-phases = Pociągi i fazy
g1846-panel-tiles = Pozostałe kafle

# --- kroki graczy
g1846-panel-step-picking = Draft: zatrzymaj jedną kartę
g1846-panel-step-last-private = Draft: ostatnia firma prywatna
g1846-panel-step-open-pick = Draft: firmy prywatne
g1846-panel-step-stock-turn = Kupno i sprzedaż akcji
g1846-panel-step-steaming = Steamboat Company

# --- co daje budowa
g1846-panel-gains =
    { $supposed ->
        [yes] Z pociągiem { $train }, który można kupić, najwięcej dochodu dodadzą:
       *[no] Najwięcej dochodu dodadzą:
    }
g1846-panel-gains-none = Teraz żaden pojedynczy kafel ani żeton nie poprawia najlepszych tras.
g1846-panel-gain-token = żeton { MONEY($cost) }, +{ MONEY($gain) }
g1846-panel-why-here = Dlaczego nie?

# --- następne pociągi
g1846-panel-trains-left = zostało { $count }
g1846-panel-trains-next = Potem: { $trains }.

# --- zakup wymuszony krok po kroku
g1846-panel-forced = { $corp } nie ma pociągu i musi go teraz kupić. Najtańszy kosztuje { MONEY($price) }.
g1846-panel-forced-treasury =
    { $missing ->
        [0] W skarbcu jest { MONEY($cash) }: wystarczy.
       *[other] W skarbcu jest { MONEY($cash) }: brakuje { MONEY($missing) }.
    }
g1846-panel-forced-issue = Wyemituj tylko tyle akcji, by wystarczyło na pociąg. Każda wyemitowana akcja obniża kurs o jedno pole, a spółka dostaje za nią wartość z pola jeszcze o jedno w lewo.
g1846-panel-forced-issue-done = Akcje zostały już wyemitowane.
g1846-panel-forced-issue-none =
    { $enough ->
        [yes] Nie trzeba emitować akcji.
       *[no] Nie ma akcji, które można by wyemitować.
    }
g1846-panel-forced-cash =
    { $missing ->
        [0] { $who } dokłada własną gotówkę i ma { MONEY($cash) }: wystarczy.
       *[other] { $who } dokłada własną gotówkę i ma { MONEY($cash) }: brakuje jeszcze { MONEY($missing) }.
    }
g1846-panel-forced-cash-later = Jeśli to za mało, { $who } dokłada własną gotówkę.
g1846-panel-forced-sales =
    { $enough ->
        [none] Nie trzeba sprzedawać akcji.
        [yes] { $who } może sprzedać akcje na droższy pociąg; przyniosą najwyżej { MONEY($most) }.
       *[no] { $who } sprzedaje akcje, aż wystarczy; przyniosą najwyżej { MONEY($most) }.
    }
g1846-panel-forced-sales-later = Jeśli i to za mało, { $who } sprzedaje akcje.
g1846-panel-forced-bankrupt = Nie ma już czego sprzedać, a na pociąg nie wystarcza.
g1846-panel-forced-buy =
    { $above ->
        [0] Kup pociąg z listy poniżej.
       *[other] Kup z listy poniżej pociąg droższy niż { MONEY($above) }: na tańszy nie trzeba było zbierać aż tyle.
    }

# --- the end
g1846-panel-shares-held = Akcje
g1846-panel-worth = Majątek

# --- what happened, beside the map
g1846-panel-tile-laid =
    { $cost ->
        [0] { $company } kładzie za darmo kafel { $tile }: { $hex }.
       *[other] { $company } kładzie kafel { $tile }: { $hex }, { MONEY($cost) }.
    }
