# Switch & Signal: co się dzieje, co jest niedozwolone, co jest nie tak z plikiem planszy.

## Zdarzenia

switch-signal-lot-drawn = Los zdecydował: zaczyna { $seat }.
switch-signal-token-placed = { $departure } ma w tej grze numer { $number }.
switch-signal-switch-set = Przestawiono zwrotnicę: { $junction }. Otwarte: { $connected }; zamknięte: { $closed }.
switch-signal-signal-moved = Przełożono krążek semafora. Teraz zielony: { $to }; czerwony: { $disc }.
switch-signal-signal-added = Położono dodatkowy krążek. Teraz zielony: { $place }.
switch-signal-layout-confirmed = { $seat } zatwierdza układ.
switch-signal-cards-drawn = { $seat } dobiera: { $cards }.
switch-signal-discard-shuffled =
    { $cards ->
        [one] Talia jest pusta: nową talią staje się jedyna odrzucona karta.
        [few] Talia jest pusta: { $cards } odrzucone karty przetasowano w nową.
       *[many] Talia jest pusta: { $cards } odrzuconych kart przetasowano w nową.
    }
switch-signal-turn-begun = Tura { $turn }. Aktywnym graczem jest { $seat }.
switch-signal-instruction-revealed =
    { $left ->
        [0] { switch-signal-named-instruction }: { $symbols }. W stosie nie ma już kart, więc to ostatnia tura.
        [one] { switch-signal-named-instruction }: { $symbols }. W stosie została jedna karta.
        [few] { switch-signal-named-instruction }: { $symbols }. W stosie zostały { $left } karty.
       *[many] { switch-signal-named-instruction }: { $symbols }. W stosie zostało { $left } kart.
    }
switch-signal-helper-called =
    { $helper ->
        [logistician] { $seat } wzywa { -switch-signal-logistician(case: "acc") }: rzut kością jest powtarzany.
        [dispatcher] { $seat } wzywa { -switch-signal-dispatcher(case: "acc") }: do końca tej tury pociągi mogą przejeżdżać przez miasta.
        [conductor] { $seat } wzywa { -switch-signal-conductor(case: "acc") }: { $target ->
            [black] czarne
            [brown] brązowe
           *[grey] szare
        } pociągi zostają na miejscu.
        [switchman] { $seat } wzywa { -switch-signal-switchman(case: "acc") }: { -switch-signal-instruction } { $target } trafia pod stos.
        [coupler] { $seat } wzywa { -switch-signal-coupler(case: "acc") }: pociąg wystawiono, { -switch-signal-departure } – { $target }.
       *[station_master] { $seat } wzywa { -switch-signal-station-master(case: "acc") }: { $target } zostaje na miejscu.
    }
switch-signal-colour-chosen =
    { $symbol ->
        [deploy] { $colour ->
            [black] Lokomotywownię opuszcza czarny pociąg.
            [brown] Lokomotywownię opuszcza brązowy pociąg.
           *[grey] Lokomotywownię opuszcza szary pociąg.
        }
       *[multi] { $colour ->
            [black] Jadą czarne pociągi.
            [brown] Jadą brązowe pociągi.
           *[grey] Jadą szare pociągi.
        }
    }
switch-signal-departure-rolled = Na kościach odjazdu wypadło { $first } i { $second }: punkt startowy { $number }.
switch-signal-token-revealed = Na żetonie jest { $number }.
switch-signal-train-deployed = { $train } pojawia się w punkcie startowym { $departure }.
switch-signal-point-taken =
    { $again ->
        [yes] { $departure }: punkt jest zajęty, więc { $colour ->
            [black] czarny
            [brown] brązowy
           *[grey] szary
        } pociąg próbuje jeszcze raz, bez straty.
       *[no] { $departure }: punkt jest zajęty, więc { $colour ->
            [black] czarny
            [brown] brązowy
           *[grey] szary
        } pociąg zostaje w lokomotywowni.
    }
switch-signal-nothing-to-deploy = Nie można wystawić pociągu: w lokomotywowni nie ma żadnego w dozwolonym kolorze.
switch-signal-movement-rolled =
    { $points ->
        [one] { $train }: wypadł { $points } punkt.
        [few] { $train }: wypadły { $points } punkty.
       *[many] { $train }: wypadło { $points } punktów.
    }
switch-signal-train-moved =
    { $entered ->
        [0] { $train } zostaje: { $start }.
       *[other] { $train } jedzie: { $start } → { $way }.
    }{" "}{ $why ->
        [spent] { $points ->
            [one] Jego jedyny punkt jest wykorzystany.
           *[other] Wszystkie punkty ({ $points }) są wykorzystane.
        }
        [red_signal] Przed nim czerwony { $by }. { switch-signal-left-over }
        [closed_switch] Zwrotnica { $by } jest zamknięta z tej strony. { switch-signal-left-over }
        [occupied_city] W mieście przed nim stoi { $by }. { switch-signal-left-over }
        [following] Przed nim w tę samą stronę jedzie { $by }. { switch-signal-left-over }
        [no_exit] Żaden wyjazd nie jest zielony i wolny. { switch-signal-left-over }
        [city] Zatrzymuje się w mieście bez straty.
        [port] Dojeżdża do portu.
        [head_on] Zderzenie czołowe: naprzeciw jedzie { $by }. { switch-signal-left-over }
       *[departure_point] Opuszcza sieć przez punkt startowy.
    }
switch-signal-left-over =
    { $unspent ->
        [one] Został { $unspent } niewykorzystany punkt.
        [few] Zostały { $unspent } niewykorzystane punkty.
       *[many] Zostało { $unspent } niewykorzystanych punktów.
    }
switch-signal-time-lost =
    { $tokens ->
        [one] Tracicie { $tokens } żeton czasu; na zegarze zostaje { $clock }.
        [few] Tracicie { $tokens } żetony czasu; na zegarze zostaje { $clock }.
       *[many] Tracicie { $tokens } żetonów czasu; na zegarze zostaje { $clock }.
    }
switch-signal-instruction-lost =
    { $left ->
        [0] Zegar opustoszał i został uzupełniony. Tracicie ostatnie polecenie w stosie: to ostatnia tura.
        [one] Zegar opustoszał i został uzupełniony. Tracicie wierzchnie polecenie; w stosie zostało jedno.
        [few] Zegar opustoszał i został uzupełniony. Tracicie wierzchnie polecenie; w stosie zostały { $left }.
       *[many] Zegar opustoszał i został uzupełniony. Tracicie wierzchnie polecenie; w stosie zostało { $left }.
    }
switch-signal-train-returned = { $train } wraca do lokomotywowni.
switch-signal-goods-loaded = { $train } ładuje { switch-signal-goods } towar: { $city }.
switch-signal-goods-delivered =
    { $total ->
        [one] { $train } dostarcza { switch-signal-goods } towar, pierwszy w tej grze. Port: { $port }.
       *[other] { $train } dostarcza { switch-signal-goods } towar. Port: { $port }; razem dostarczono: { $total }.
    }
switch-signal-goods-returned = { $city }: wraca tu { switch-signal-goods } towar.
switch-signal-cards-played = { $seat } zagrywa: { $cards }.
switch-signal-actions-ended = { $seat } nie zagrywa więcej kart.
switch-signal-game-won = Dostarczono wszystkie towary ({ $total }): wygrywają wszyscy!
switch-signal-game-lost =
    { $why ->
        [clock_empty] Zegar jest pusty i stos też: wszyscy przegrywają. Dostarczone towary: { $total }.
       *[out_of_time] Minęła ostatnia tura: wszyscy przegrywają. Dostarczone towary: { $total }.
    }

## Jak skończyła się gra

switch-signal-delivered = Dostarczono wszystkie towary.
switch-signal-out-of-time = Skończyły się polecenia.
switch-signal-clock-empty = Zegar opustoszał, a poleceń już nie było.

## Odmowy

switch-signal-no-such-train = Nie ma pociągu „{ $train }”. Pociągi nazywają się od black-1 do black-3, od brown-1 do brown-3, od grey-1 do grey-3.
switch-signal-no-such-place = Na tej planszy nie ma miejsca na semafor „{ $place }”. Wybierz jedno z miejsc na planszy.
switch-signal-no-such-junction = Na tej planszy nie ma rozjazdu „{ $junction }”. Wybierz jeden z rozjazdów na planszy.
switch-signal-no-such-arms =
    { $discs ->
        [one] { $junction }: zamknięte jest dokładnie jedno z ramion ({ $arms }), a nie „{ $closed }”. Wybierz jedno ramię.
        [few] { $junction }: zamknięte są dokładnie { $discs } różne ramiona ({ $arms }), a nie „{ $closed }”. Wybierz { $discs } z nich.
       *[many] { $junction }: zamkniętych jest dokładnie { $discs } różnych ramion ({ $arms }), a nie „{ $closed }”. Wybierz { $discs } z nich.
    }
switch-signal-no-such-colour = Nie ma pociągów w kolorze „{ $colour }”. Wybierz czarny (black), brązowy (brown) lub szary (grey).
switch-signal-no-such-exit = { $city }: nie ma wyjazdu torem „{ $track }”. Wybierz jeden z proponowanych.
switch-signal-no-such-point = Na tej planszy nie ma punktu startowego „{ $departure }”. Wybierz jeden z punktów na planszy.
switch-signal-no-such-helper = Pomocnik „{ $helper }” nie działa na tej planszy. Tutaj są: { $helpers }.
switch-signal-no-such-card = Nie ma kart „{ $card }”. Zagraj „{ -switch-signal-signal-card }” (signal), „{ -switch-signal-switch-card }” (switch) albo „{ -switch-signal-move-card }” (move).
switch-signal-in-depot = { $train } stoi w lokomotywowni. Wybierz pociąg na torach.
switch-signal-not-in-hand = Potrzeba { $needed } × { switch-signal-card }, a na ręce masz { $held }. Zapłać innymi kartami albo wybierz coś innego.
switch-signal-not-green = Nie ma tu krążka: { $place }. Wybierz zielony semafor.
switch-signal-not-red = Tu już leży krążek: { $place }. Wybierz czerwony semafor.
switch-signal-not-in-trade-city = { $train } nie może tu ładować ({ $at }): towary ładuje się tylko w miastach handlowych. Wybierz pociąg stojący w takim mieście.
switch-signal-no-goods-left = { $city }: nie ma tu już towaru, { $train } nic nie załaduje. Wybierz pociąg w mieście z towarem.
switch-signal-already-loaded = { $train } wiezie już { switch-signal-goods } towar, a pociąg bierze tylko jeden. Wybierz pusty pociąg.
switch-signal-none-in-depot =
    { $colour ->
        [black] Wszystkie czarne pociągi są już na torach. Wybierz kolor, którego pociąg stoi w lokomotywowni.
        [brown] Wszystkie brązowe pociągi są już na torach. Wybierz kolor, którego pociąg stoi w lokomotywowni.
       *[grey] Wszystkie szare pociągi są już na torach. Wybierz kolor, którego pociąg stoi w lokomotywowni.
    }
switch-signal-not-due = Zgodnie z poleceniem { $train } teraz nie jedzie. Mają jeszcze jechać: { $due }.
switch-signal-exit-blocked =
    { $why ->
        [red] { $city }: torem { $track } nie da się wyjechać, czerwony jest { $by }. Wybierz inny wyjazd.
       *[train] { $city }: torem { $track } nie da się wyjechać, za semaforem stoi { $by }. Wybierz inny wyjazd.
    }
switch-signal-must-leave = { $train } rusza z miasta ({ $city }) i musi je opuścić, skoro jest otwarty wyjazd. Wskaż wyjazd.
switch-signal-must-stop = { $train } musi zatrzymać się w mieście ({ $city }): tutaj pociągi nie przejeżdżają przez miasta. Zatrzymaj się albo wezwij Dyspozytora, jeśli jest jeszcze wolny.
switch-signal-helper-used = „{ switch-signal-helper }”: pomoc już wykorzystana, a każdego pomocnika wzywa się raz na grę. Graj dalej bez niej.
switch-signal-helper-not-now =
    { $helper ->
        [logistician] Logistyka wzywa się zaraz po rzucie kością ruchu.
        [dispatcher] Dyspozytora wzywa się w czasie swojej tury.
        [conductor] Kierownika pociągu wzywa się, dopóki polecenie ma jeszcze przesunąć pociągi, za które nie rzucano.
        [switchman] Zwrotniczego wzywa się zaraz po odkryciu polecenia, jeśli stos nie jest pusty; nie dla karty startowej.
        [coupler] Manewrowego wzywa się po wyborze koloru pociągu, a przed rzutem.
       *[station_master] Zawiadowcę stacji wzywa się, dopóki polecenie ma jeszcze przesunąć pociągi, za które nie rzucano.
    }
switch-signal-nothing-to-hold =
    Polecenie nie przesuwa { $target ->
        [black] czarnych pociągów
        [brown] brązowych pociągów
        [grey] szarych pociągów
       *[other] pociągu „{ $target }”
    } albo już zaczęło. Można wybrać: { $choices }.
switch-signal-point-occupied = { $departure }: stoi tu { $train }, a Manewrowy potrzebuje wolnego punktu startowego. Wybierz inny.
switch-signal-no-target = { switch-signal-helper }: temu pomocnikowi nie wskazuje się celu, więc „{ $target }” nic nie znaczy. Wezwij go bez celu.
switch-signal-wrong-payment =
    { $needed ->
        [signal] Przełożenie krążka semafora kosztuje jedną kartę „{ -switch-signal-signal-card }” albo dowolne dwie karty, a nie „{ $cards }”.
        [switch] Przestawienie zwrotnicy kosztuje jedną kartę „{ -switch-signal-switch-card }” albo dowolne dwie karty, a nie „{ $cards }”.
        [move] Przesunięcie pociągu kosztuje jedną kartę „{ -switch-signal-move-card }” albo dowolne dwie karty, a nie „{ $cards }”.
       *[other] Ustawianie planszy nie kosztuje kart. Zostaw je na ręce: { $cards }.
    }
switch-signal-city-goes-red = To ostatni zielony semafor miasta ({ $city }), a jeden musi zostać: { $disc }. Przełóż krążek na inne miejsce tego miasta albo weź inny.
switch-signal-too-few-on-tracks = W układzie krążków na torach jest co najmniej { $needed } i po jednym przy każdym mieście, więc tego zabrać nie można: { $disc }. Przełóż go w obrębie miasta albo między miejscami na torach.
switch-signal-unchanged = { $junction }: zamknięte są już ramiona { $closed }, a zwrotnicę trzeba przestawić. Wybierz inne ramiona.
switch-signal-colour-taken =
    { $colour ->
        [black] Czarny wybrano już dla poprzedniego symbolu, a dwa symbole wymagają dwóch kolorów. Wybierz inny.
        [brown] Brązowy wybrano już dla poprzedniego symbolu, a dwa symbole wymagają dwóch kolorów. Wybierz inny.
       *[grey] Szary wybrano już dla poprzedniego symbolu, a dwa symbole wymagają dwóch kolorów. Wybierz inny.
    }
switch-signal-no-turning-round = { $train } wjechał do miasta ({ $city }) torem { $track } i w tej samej jeździe nie może nim wrócić. Wybierz inny wyjazd albo zatrzymaj się.

## Pliki plansz

switch-signal-bad-board =
    { $count ->
        [one] Na tej planszy nie można grać: { $cause }
        [few] Na tej planszy nie można grać: ma { $count } błędy, pierwszy z nich: { $cause }
       *[many] Na tej planszy nie można grać: ma { $count } błędów, pierwszy z nich: { $cause }
    }
switch-signal-not-toml = { $place }: to nie jest TOML: { $reason }. Popraw i sprawdź ponownie.
switch-signal-no-file = { $place }: pliku nie da się odczytać: { $reason }. Sprawdź nazwę i folder.
switch-signal-wrong-file-name = { $place }: id planszy to „{ $needed }”, a plik nazywa się „{ $found }”. Uzgodnij je.
switch-signal-unknown-format = { $place }: format { $found } jest nieznany; program czyta format 1. Wpisz 1.
switch-signal-missing-key = { $place }: brakuje klucza { $key }. Dodaj go.
switch-signal-unknown-key = { $place }: klucz „{ $key }” jest nieznany. Usuń go albo popraw nazwę.
switch-signal-wrong-kind = { $place }: { $key } musi być: { $expected }; jest { $found }.
switch-signal-bad-id = { $place }: id składa się z liter a–z, cyfr 0–9 i pojedynczych łączników między nimi. Zmień nazwę.
switch-signal-repeated-id = { $place }: to id występuje dwa razy. Zmień jedno z nich.
switch-signal-bad-track-id = { $place }: tor nazywa się od swoich końców: „{ $needed }”. Zmień nazwę.
switch-signal-unknown-end = { $place }: nie ma węzła „{ $end }”, w którym mógłby się kończyć.
switch-signal-same-ends = { $place }: oba końce są w tym samym węźle. Poprowadź go gdzie indziej.
switch-signal-double-track = { $place }: te same dwa węzły łączy { $other }. Usuń jeden z nich albo wstaw rozjazd.
switch-signal-direct-track =
    { $kind ->
        [city] { $place }: łączy bezpośrednio dwa miasta. Wstaw między nie rozjazd.
       *[departure] { $place }: łączy dwa punkty startowe. Poprowadź go do sieci.
    }
switch-signal-wrong-count =
    { $kind ->
        [trade] { $place }: miast handlowych jest { $found }; plansza ma ich od { $low } do { $high }.
       *[port] { $place }: portów jest { $found }; ta plansza potrzebuje od { $low } do { $high } (dwóch tylko tam, gdzie pociągi przejeżdżają przez miasta).
    }
switch-signal-wrong-goods =
    { $why ->
        [missing] { $place }: żadne miasto handlowe nie ma towaru „{ $goods }”. Daj go jednemu z nich.
        [repeated] { $place }: towar „{ $goods }” ma też inne miasto. Daj każdy kolor jednemu miastu.
        [port] { $place }: port nie ma własnych towarów. Usuń „{ $goods }”.
       *[unknown] { $place }: „{ $goods }” nie jest kolorem towaru. Wybierz żółty (yellow), niebieski (blue), czerwony (red) lub biały (white).
    }
switch-signal-wrong-numbers = { $place }: numery muszą być od 2 do 12, każdy raz; jest { $found }.
switch-signal-wrong-tracks =
    { $kind ->
        [departure] { $place }: torów w tym punkcie startowym jest { $found }; potrzeba dokładnie { $low }.
        [city] { $place }: torów w tym mieście jest { $found }; potrzeba od { $low } do { $high }.
       *[junction] { $place }: torów w tym rozjeździe jest { $found }; potrzeba { $low } albo { $high }.
    }
switch-signal-wrong-discs =
    { $why ->
        [number] { $place }: podano krążków { $found }, a potrzeba { $needed }.
        [repeated] { $place }: dwa krążki leżą na jednym ramieniu ({ $found }). Użyj różnych ramion spośród { $needed }.
       *[no_arm] { $place }: „{ $found }” nie jest jego ramieniem; ramiona: { $needed }.
    }
switch-signal-wrong-disc-total =
    { $why ->
        [stated] { $place }: rozjazdy mają razem krążków { $found }, a switch_discs mówi { $needed }. Uzgodnij te liczby.
        [printed] { $place }: Europa Środkowa ma krążków zwrotnic { $needed }, a nie { $found }.
       *[most] { $place }: krążków zwrotnic jest { $found }, a plansza może mieć najwyżej { $needed }. Usuń rozjazdy.
    }
switch-signal-wrong-sections = { $place }: tor ma od 1 do { $most } odcinków, a nie { $found }.
switch-signal-wrong-signal =
    { $why ->
        [range] { $place }: nie ma miejsca na semafor { $found }; ostatnie między dwoma odcinkami to { $most }.
        [repeated] { $place }: miejsce na semafor { $found } podano dwa razy.
       *[departure] { $place }: na torze punktu startowego nie ma semaforów. Usuń { $found }.
    }
switch-signal-wrong-green =
    { $why ->
        [repeated] { $place }: na tym miejscu leżą dwa krążki. Przełóż jeden.
       *[unknown] { $place }: nie ma takiego miejsca na semafor.
    }
switch-signal-wrong-green-count =
    { $why ->
        [city] { $place }: zielonych miejsc przy tym mieście jest { $found }; na początku jest ich dokładnie { $needed }.
        [track] { $place }: zielonych miejsc na torach jest { $found }; na początku jest ich dokładnie { $needed }.
       *[all] { $place }: zielonych miejsc jest { $found }, a signal_discs mówi { $needed }. Uzgodnij te liczby.
    }
switch-signal-wrong-signal-discs = { $place }: signal_discs to { $found }, a musi być liczbą miast plus trzy: { $needed }.
switch-signal-too-few-track-places = { $place }: miejsc na semafory na torach jest { $found }; potrzeba co najmniej { $needed }. Dodaj semafory.
switch-signal-wrong-helpers =
    { $why ->
        [unknown] { $place }: nie ma pomocnika „{ $found }”.
        [repeated] { $place }: pomocnika „{ $found }” podano dwa razy.
       *[number] { $place }: pomocników jest { $found }; plansza ma ich 3.
    }
switch-signal-unconnected = { $place }: z pierwszego miasta nie prowadzi tu żadna droga. Połącz je.
switch-signal-out-of-reach = { $place }: żaden pociąg stąd nie dojedzie, jakkolwiek ustawić zwrotnice: { $target }. Dodaj tor.
switch-signal-trap = { $place }: pociąg nie dojedzie stąd już do żadnego miasta. Dodaj tor lub rozjazd.
switch-signal-example-broken = { $place }: przykładowa tura z instrukcji tu się nie zgadza: powinno być „{ $needed }”, a jest „{ $found }”.
switch-signal-off-canvas = { $place }: punkt ({ $x }, { $y }) leży poza rysunkiem. Przesuń go do środka.
switch-signal-tracks-cross = { $place }: przecina { $other } w punkcie ({ $x }, { $y }). Przesuń punkt pośredni (via).
switch-signal-wrong-length = { $place }: odcinki narysowano o długości { $found }; dobrze wygląda od { $low } do { $high }. Zmień sections lub via.
switch-signal-too-close = { $place }: za blisko leży { $other }, odstęp to tylko { $found }; powinien wynosić co najmniej { $needed }.
switch-signal-sharp-angle = { $place }: { $one } i { $other } zbiegają się tu pod kątem { $found }°; rozróżnić je można od { $needed }°.
switch-signal-label-in-the-way =
    { $other ->
        [canvas] { $place }: napis wychodzi poza rysunek. Przesuń go.
       *[other] { $place }: napis zasłania { $other }. Przesuń go.
    }
switch-signal-weak-link = { $place }: bez tego toru z miasta { $city } nie da się dojechać do żadnego portu. Dodaj inną drogę.
switch-signal-led-astray = { $place }: w układzie pierwszej gry pociąg stąd jedzie prosto tutaj: { $other }. Przestaw zwrotnicę po drodze.
switch-signal-off-guideline =
    { $what ->
        [to_trade_city] { $place }: od punktu startowego do najbliższego miasta handlowego jest średnio { $found } pkt; dobrze gra się od { $low } do { $high }.
        [to_port] { $place }: od miasta handlowego do portu jest średnio { $found } pkt; dobrze gra się od { $low } do { $high }.
        [longest] { $place }: najdłuższa droga z miasta handlowego do portu wymaga { $found } pkt; dobrze gra się najwyżej { $high }.
       *[sections] { $place }: odcinków jest { $found }; dobrze gra się od { $low } do { $high }.
    }

## roundhouse board

switch-signal-board-good = { $name } ({ $board }): na tej planszy można grać. Miasta: { $cities }, rozjazdy: { $junctions }, tory: { $tracks }, odcinki: { $sections }.
switch-signal-board-error = błąd { $rule }: { $words }
switch-signal-board-warning = ostrzeżenie { $rule }: { $words }
switch-signal-board-refused =
    { $errors ->
        [one] { $file }: na tej planszy nie można grać, ma { $errors } błąd.
        [few] { $file }: na tej planszy nie można grać, ma { $errors } błędy.
       *[many] { $file }: na tej planszy nie można grać, ma { $errors } błędów.
    }
switch-signal-board-listed = { $board }: { $name }
switch-signal-board-listed-broken = { $board }: nie można grać; dlaczego, powie „roundhouse board check { $file }”
switch-signal-board-folder = Własne plansze umieszczaj w { $folder }

## Słowa w wyliczeniach

switch-signal-word-signal = { -switch-signal-signal-card }
switch-signal-word-switch = { -switch-signal-switch-card }
switch-signal-word-move = { -switch-signal-move-card }
switch-signal-word-deploy = wystawienie pociągu
switch-signal-word-deploy-black = wystawienie czarnego
switch-signal-word-deploy-brown = wystawienie brązowego
switch-signal-word-deploy-grey = wystawienie szarego
switch-signal-word-multi = dowolny kolor
switch-signal-word-black = czarne pociągi
switch-signal-word-brown = brązowe pociągi
switch-signal-word-grey = szare pociągi
switch-signal-word-logistician = { -switch-signal-logistician }
switch-signal-word-dispatcher = { -switch-signal-dispatcher }
switch-signal-word-conductor = { -switch-signal-conductor }
switch-signal-word-switchman = { -switch-signal-switchman }
switch-signal-word-coupler = { -switch-signal-coupler }
switch-signal-word-station-master = { -switch-signal-station-master }

## Pociągi: w zdarzeniach, odmowach i na panelu

switch-signal-name-black-1 = Czarny 1
switch-signal-name-black-2 = Czarny 2
switch-signal-name-black-3 = Czarny 3
switch-signal-name-brown-1 = Brązowy 1
switch-signal-name-brown-2 = Brązowy 2
switch-signal-name-brown-3 = Brązowy 3
switch-signal-name-grey-1 = Szary 1
switch-signal-name-grey-2 = Szary 2
switch-signal-name-grey-3 = Szary 3

switch-signal-named-instruction =
    { $instruction ->
        [start] Karta startowa
       *[other] Polecenie { $instruction }
    }
