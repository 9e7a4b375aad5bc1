# The worked example: a sentence at each step.
examples-switch-signal = Switch & Signal: przykładowa tura krok po kroku

examples-switch-signal-start = Ann i Ben grają razem w Europie Środkowej. Osiem towarów trzeba dostarczyć do portu, zanim skończą się polecenia albo czas. Dwie krótkie tury prowadzą do przykładu z instrukcji.
examples-switch-signal-dealt = Każdy dostaje pięć kart akcji; ręce są jawne. Karta startowa wystawia potem po jednym pociągu każdego koloru.
examples-switch-signal-black-starts = Punkt startowy wybierają dwie kości: 6 + 6 = 12, Barcelona. Pojawia się tam szybki czarny pociąg.
examples-switch-signal-brown-starts = 5 + 6 = 11: brązowy pociąg pojawia się w Bordeaux.
examples-switch-signal-grey-starts = 3 + 4 = 7: powolny szary pociąg pojawia się w Hamburgu. Teraz Ann może zagrywać karty.
examples-switch-signal-narbonne = Ann zagrywa „Zwrotnicę” i przekłada krążek w Narbonie. Droga z Barcelony do Marsylii jest otwarta.
examples-switch-signal-marseille = Zagrywa „Semafor”: zielony krążek Marsylii leży teraz tam, skąd wjedzie czarny pociąg. Każde miasto musi mieć choć jeden zielony semafor.
examples-switch-signal-black-home = Ann nie ma „Jazdy”, ale dowolne dwie karty zastępują jedną. Czarny wyrzuca 4 i dojeżdża do portu w Marsylii. Pusty pociąg wraca stamtąd do lokomotywowni, bez straty.
examples-switch-signal-first-kept = Ostatnią kartę, „Zwrotnicę”, Ann zostawia na później.
examples-switch-signal-first-drawn = Na koniec tury dobiera się pięć kart. Z tą zostawioną Ann ma ich sześć.
examples-switch-signal-nothing-moves = Polecenie, które odkrywa Ben, przesuwa czarne pociągi. Na torach nie ma żadnego, więc nic się nie dzieje.
examples-switch-signal-put-back = Ben ustawia zwrotnicę w Narbonie i semafor w Marsylii tak jak przedtem: wszystko leży teraz jak w przykładzie z instrukcji.
examples-switch-signal-second-kept = Pozostałe karty Ben zostawia.
examples-switch-signal-second-drawn = Ben dobiera pięć kart. Zaczyna się tura z przykładu: Ann ma trzy „Jazdy”, dwie „Zwrotnice” i „Semafor”; na zegarze jest siedem żetonów czasu.
examples-switch-signal-revealed = Polecenie: wystaw pociąg, przesuń czarne pociągi, potem szare. Symbole wykonuje się w tej kolejności.
examples-switch-signal-step-1 = Dla nowego pociągu Ann wybiera czarny. Na kościach 2 + 4 = 6: Calais, które jest wolne.
examples-switch-signal-step-2 = Czarny wyrzuca 4: przez Amiens do Paryża, gdzie semafor jest zielony. W mieście pociąg musi stanąć; punkt, który został, nic tam nie kosztuje.
examples-switch-signal-step-3 = Szary wyrzuca 2: przez Hanower w stronę Berlina. Oba punkty są wykorzystane.
examples-switch-signal-step-4 = Dowolna karta ładuje pociąg, który stoi w mieście handlowym. Ann płaci „Jazdą”; czarny wiezie niebieski towar, a w Paryżu zostaje jeden.
examples-switch-signal-step-5 = Wyjazd z Paryża na południe jest czerwony. Ann zabiera krążek z toru koło Frankfurtu i wyjazd na Nevers robi się zielony.
examples-switch-signal-step-6 = W Nevers zamknięta jest droga do Lyonu. „Zwrotnica” przekłada krążek i Paryż jest połączony z Lyonem.
examples-switch-signal-step-7 = „Jazda”: czarny wyrzuca 3, wyjeżdża z Paryża, mija rozjazd Nevers i staje na torze do Lyonu.
examples-switch-signal-step-8 = Czarny minął już Nevers, więc Ann cofa zwrotnicę: brązowy przyjedzie z Limoges i pojedzie w stronę Paryża.
examples-switch-signal-step-9 = Brązowy wyrzuca 4. Po trzech punktach zatrzymuje go czerwony semafor. Punkt, którego nie może wykorzystać, kosztuje żeton czasu: zostało sześć. Kart już nie ma, więc tura Ann kończy się sama.
examples-switch-signal-step-10 = Ann dobiera pięć kart i kolej na Bena. O żeton mniej, ale towar jest już w drodze do Marsylii.

# Imiona graczy z przykładów.
examples-name-ann = Ann
examples-name-ben = Ben
