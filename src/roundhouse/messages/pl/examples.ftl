# Przykłady krok po kroku: zdanie do każdego kroku.

examples-1846 = 1846: przykładowa gra krok po kroku
examples-switch-signal = Switch & Signal: przykładowa tura krok po kroku

# 1846

examples-1846-start = Amy, Bob i Carlos grają w 1846 od draftu do końca drugiej rundy giełdowej. Pierwszeństwo ma Amy.
examples-1846-s0 = We troje odkłada się dwie pomarańczowe i dwie niebieskie firmy prywatne oraz dwie zielone korporacje: MC, O&I, SC, TBC, ERIE i PRR. Każdy zaczyna z $400.
examples-1846-d1-dealt = Draft idzie w kierunku przeciwnym do kolejności gry, więc zaczyna Carlos: ogląda pięć z dziewięciu kart. Jest wśród nich sześć firm prywatnych i trzy puste.
examples-1846-d1 = Carlos zatrzymuje BIG4, małą kolej, która zarabia od pierwszej rundy. Reszta wraca pod talię.
examples-1846-d2-dealt = Bob ogląda pięć kart: C&WI, MPC i trzy puste.
examples-1846-d2 = Bob zatrzymuje C&WI, która daje $10 w każdej rundzie operacyjnej. Za karty płaci się dopiero na końcu draftu.
examples-1846-d3-dealt = Amy ogląda karty, które zwrócił Carlos: MS, LSL, MAIL i dwie puste.
examples-1846-d3 = Amy zatrzymuje MS, drugą małą kolej. Kosztuje $60 i ma $80 długu.
examples-1846-d4-dealt = Znów Carlos: LSL, MAIL, MPC i dwie puste.
examples-1846-d4 = Carlos zatrzymuje MPC; jej znacznik da $30 kolei, która dotrze do St. Louis albo Chicago.
examples-1846-d5 = Zostało pięć kart i Bob widzi wszystkie. Zatrzymuje LSL: kładzie ona za darmo zielony kafelek w Toledo albo Cleveland.
examples-1846-d6 = Amy zatrzymuje pustą kartę. MAIL jest teraz za droga, a pusta nic nie kosztuje.
examples-1846-d7 = Carlos też zatrzymuje pustą kartę.
examples-1846-d8 = Bob zatrzymuje ostatnią pustą. Zostaje jedna karta, którą się odkrywa: MAIL za $80.
examples-1846-d9 = Amy pasuje, więc dla następnego MAIL tanieje o $10.
examples-1846-d10 = Carlos pasuje przy $70 i cena znów spada.
examples-1846-d11 = Bob bierze MAIL za $60. Teraz wszyscy płacą: Amy $140, Bob $160, Carlos $160. MS dostaje $60, a BIG4 $40, każda z pociągiem 2.
examples-1846-s2 = Runda giełdowa 1. Amy otwiera GT po $60: to dwie akcje, więc $120 trafia do kasy. Żeton GT staje w Port Huron, blisko jej MS.
examples-1846-s3 = Bob otwiera NYC po $80 i płaci $160. NYC zaczyna w Erie.
examples-1846-s4 = Carlos otwiera IC po $80. NYC już tam stoi, więc IC jest pod nią. IC dostaje też dotację $80.
examples-1846-s5 = Amy kupuje z kasy trzecią akcję GT. Jej $60 to teraz pieniądze GT.
examples-1846-s6 = Bob kupuje trzecią akcję NYC i nie ma już gotówki.
examples-1846-s7 = Carlos inwestuje w NYC zamiast w IC: liczy, że ta pierwsza zacznie zarabiać.
examples-1846-s8 = Amy też kupuje akcję NYC, która ma już w kasie $400.
examples-1846-s9 = Nikogo nie stać na nic więcej, więc wszyscy po kolei pasują.
examples-1846-s10 = Po trzecim pasie runda się kończy i pierwszeństwo przejmuje Bob. Runda operacyjna 1.1 zaczyna się od dochodu z firm prywatnych: Bob $25, Carlos $15.
examples-1846-s11 = Małe koleje ruszają pierwsze. MS łączy Port Huron z Detroit kafelkiem 5; zwykły kafelek kosztuje $20.
examples-1846-s12 = MS jedzie z Detroit do Port Huron za $60. Niezależna kolej zawsze dzieli przychód: $30 dostaje Amy, $30 idzie do kasy.
examples-1846-s13 = BIG4 kładzie dwa żółte kafelki, w Indianapolis i Terre Haute, i jej pociąg ma dwa miasta.
examples-1846-s14 = BIG4 zarabia $40: $20 dostaje Carlos, $20 idzie do kasy.
examples-1846-s15 = Korporacje działają w kolejności kursów; tylko w pierwszej rundzie operacyjnej gry zaczyna najtańsza, czyli GT. Emituje dwie akcje po $50, po kursie o pole w lewo.
examples-1846-s16 = GT kładzie dwa kafelki po $20: C13 i Toledo, które łączy z Detroit.
examples-1846-s17 = GT stawia za $80 żeton w Toledo, żeby móc stamtąd jeździć.
examples-1846-s18 = GT nie ma jeszcze pociągu. Bez dywidendy kurs spada z $60 na $50.
examples-1846-s19 = Za ostatnie $160 GT kupuje dwa pociągi 2 i kończy turę.
examples-1846-s20 = NYC emituje cztery akcje po $70. Może wyemitować tyle, o ile więcej akcji mają gracze niż rynek: do pięciu.
examples-1846-s21 = NYC kładzie kafelki na D18 i w Cleveland, z Erie na zachód.
examples-1846-s22 = NYC też nie ma pociągu: kurs spada z $80 na $70.
examples-1846-s23 = NYC kupuje trzy ostatnie pociągi 2 za $240.
examples-1846-s24 = Pociąg 3/5 za $160 jest pierwszy w grze: zaczyna się faza II. Odtąd można kłaść zielone kafelki.
examples-1846-s25 = IC emituje dwie akcje po $70. Więcej nie może, bo gracze mają tylko dwie.
examples-1846-s26 = IC kładzie za darmo J4 i H6: na nadanych jej ziemiach kafelki nic jej nie kosztują. Tor sięga Terre Haute.
examples-1846-s27 = Bez pociągu IC spada z $80 na $70 i znów stoi pod NYC.
examples-1846-s28 = IC kupuje pociąg 3/5: odwiedza do pięciu lokacji, liczy trzy.
examples-1846-s29 = Runda operacyjna 1.2. Firmy prywatne znów płacą: Bob $25, Carlos $15. Odtąd zaczyna najdroższa: NYC, IC, GT.
examples-1846-s30 = MS ulepsza Port Huron do zielonego kafelka 619: $20 i $40 za tunel do Sarnii.
examples-1846-s31 = Port Huron jest teraz wart $30: MS zarabia $70 i dzieli je po połowie.
examples-1846-s32 = BIG4 ulepsza Terre Haute do zielonego kafelka 14.
examples-1846-s33 = BIG4 zarabia $50: $25 dostaje Carlos, $25 idzie do kasy.
examples-1846-s34 = NYC kupuje LSL od własnego prezesa za pełne $40: pieniądze z kasy dostaje Bob.
examples-1846-s35 = Dzięki LSL firma NYC od razu i za darmo ulepsza Toledo, poza zwykłymi dwoma kafelkami.
examples-1846-s36 = NYC kładzie E15 i łączy Cleveland z Toledo.
examples-1846-s37 = NYC ulepsza Detroit: $40 za teren i $60 za tunel do Windsoru. To jej ulepszenie w tej turze.
examples-1846-s38 = NYC stawia za $80 żeton w Detroit. Miasto jest pełne: MS i NYC.
examples-1846-s39 = Cztery pociągi NYC zarabiają $370, więcej się nie da. Wypłaca połowę: $19 na akcję, $180 zostaje. $190 to co najmniej dwa razy kurs $70, więc rośnie on o dwa pola, na $90.
examples-1846-s40 = NYC kupuje MAIL za $80, sprzedaje Bob: długie trasy będą z nią warte więcej.
examples-1846-s41 = Za $60 NYC kupuje też C&WI. Ma komplet pociągów i kończy turę.
examples-1846-s42 = IC stawia za $80 żeton w Terre Haute. Buduje się przed jazdą.
examples-1846-s43 = IC ulepsza Indianapolis do zielonego kafelka za $20.
examples-1846-s44 = IC kładzie I3 i dociera do St. Louis.
examples-1846-s45 = IC kupuje MPC za $60, sprzedaje Carlos. Znacznik trafia do St. Louis: trasa, która je liczy, zarabia $30 więcej.
examples-1846-s46 = IC liczy Indianapolis, Terre Haute i St. Louis ze znacznikiem, razem $140; Centralię mija bez liczenia. Wypłaca wszystko: Carlos $28, sama IC $84 za akcje w kasie. Kurs rośnie z $70 na $90.
examples-1846-s47 = Dwa pociągi GT jeżdżą między Toledo a Detroit różnymi torami: $160. Wypłaca wszystko: Amy $48, GT $80. Kurs rośnie z $50 na $70.
examples-1846-s48 = GT kupuje MS za $60, sprzedaje Amy: $45, pociąg i żeton w Detroit przechodzą na GT. To koniec rund operacyjnych.
examples-1846-s49 = Rundę giełdową 2 zaczyna Bob. Kupuje z rynku akcję NYC; $90 idzie do banku.
examples-1846-s50 = Carlos też kupuje: NYC zarabia najwięcej.
examples-1846-s51 = Amy bierze swoją drugą akcję NYC.
examples-1846-s52 = Bob kupuje ostatnią z rynku i ma połowę NYC.
examples-1846-s53 = Carlos kupuje z kasy ostatnią akcję NYC, więc tym razem $90 dostaje NYC.
examples-1846-s54 = Amy dokupuje z kasy akcję GT za $70.
examples-1846-s55 = Bob kupuje z rynku akcję GT za $70.
examples-1846-s56 = Carlos i Amy pasują.
examples-1846-end = Bob też pasuje; pierwszeństwo przejmuje Carlos. Cała NYC jest w rękach graczy i rośnie do $100; IC i GT mają akcje na rynku i spadają do $80 i $60. Majątek: Amy $472, Bob $597, Carlos $462 i BIG4.

# Switch & Signal

examples-switch-signal-start = Ann i Ben grają razem w Europie Środkowej. Osiem towarów musi dotrzeć do portu, zanim skończą się polecenia albo czas. Dwie krótkie tury prowadzą do przykładu z instrukcji.
examples-switch-signal-dealt = Każdy dostaje pięć kart akcji; ręce są jawne. Karta startowa wystawia potem po jednym pociągu każdego koloru.
examples-switch-signal-black-starts = Punkt odjazdu wybierają dwie kości: 6 + 6 = 12, Barcelona. Czeka tam szybki czarny pociąg.
examples-switch-signal-brown-starts = 5 + 6 = 11: brązowy pociąg rusza z Bordeaux.
examples-switch-signal-grey-starts = 3 + 4 = 7: powolny szary pociąg rusza z Hamburg. Teraz Ann może zagrywać karty.
examples-switch-signal-narbonne = Karta zwrotnicy: Ann przesuwa krążek w Narbonne i droga z Barcelona do Marseille jest otwarta.
examples-switch-signal-marseille = Karta sygnału: zielony krążek przy Marseille leży teraz tam, skąd wjedzie czarny pociąg. Każde miasto musi mieć choć jedno zielone miejsce.
examples-switch-signal-black-home = Ann nie ma karty ruchu, ale dowolne dwie karty zastępują jedną. Czarny wyrzuca 4 i kończy w porcie Marseille. Pusty pociąg wraca stamtąd do zajezdni; nic nie przepada.
examples-switch-signal-first-kept = Ostatnią kartę, zwrotnicę, Ann zostawia na później.
examples-switch-signal-first-drawn = Na koniec tury dobiera się pięć kart. Z tą zostawioną Ann ma ich sześć.
examples-switch-signal-nothing-moves = Polecenie, które odkrywa Ben, porusza czarne pociągi. Na torach nie ma żadnego, więc nic się nie dzieje.
examples-switch-signal-put-back = Ben ustawia zwrotnicę w Narbonne i sygnał w Marseille tak jak przedtem: wszystko leży teraz jak w przykładzie z instrukcji.
examples-switch-signal-second-kept = Pozostałe karty Ben zostawia.
examples-switch-signal-second-drawn = Ben dobiera pięć kart. Zaczyna się tura z przykładu: Ann ma trzy ruchy, dwie zwrotnice i sygnał; na zegarze jest siedem żetonów czasu.
examples-switch-signal-revealed = Polecenie: wystaw pociąg, porusz czarne, potem szare. Symbole wykonuje się w tej kolejności.
examples-switch-signal-step-1 = Dla nowego pociągu Ann wybiera czarny. Na kościach 2 + 4 = 6: Calais, które jest wolne.
examples-switch-signal-step-2 = Czarny wyrzuca 4: przez Amiens do Paris, gdzie sygnał jest zielony. W mieście pociąg musi stanąć; punkt, który został, nic tam nie kosztuje.
examples-switch-signal-step-3 = Szary wyrzuca 2: przez Hannover w stronę Berlin. Oba punkty są wykorzystane.
examples-switch-signal-step-4 = Dowolna karta ładuje pociąg, który stoi w mieście handlowym. Ann płaci kartą ruchu; czarny wiezie niebieski towar, a w Paris zostaje jeden.
examples-switch-signal-step-5 = Wyjazd z Paris na południe jest czerwony. Ann zabiera krążek z toru koło Frankfurt i wyjazd na Nevers robi się zielony.
examples-switch-signal-step-6 = W Nevers zamknięta jest droga do Lyon. Karta zwrotnicy przesuwa krążek i Paris jest połączony z Lyon.
examples-switch-signal-step-7 = Karta ruchu: czarny wyrzuca 3, wyjeżdża z Paris, mija Nevers i staje na torze do Lyon.
examples-switch-signal-step-8 = Czarny minął już Nevers, więc Ann cofa zwrotnicę: brązowy przyjedzie z Limoges i pojedzie w stronę Paris.
examples-switch-signal-step-9 = Brązowy wyrzuca 4. Po trzech punktach ma przed sobą czerwony sygnał. Punkt, którego nie może wykorzystać, kosztuje żeton czasu: zostało sześć. Kart już nie ma, więc tura Ann kończy się sama.
examples-switch-signal-step-10 = Ann dobiera pięć kart i kolej na Bena. O żeton mniej, ale towar jest już w drodze do Marseille.
