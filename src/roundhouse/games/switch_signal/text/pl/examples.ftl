# The worked example: a sentence at each step.
examples-switch-signal = Switch & Signal: przykładowa tura krok po kroku

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
