# The worked example: a sentence at each step.
examples-switch-signal = Switch & Signal: пример хода, шаг за шагом

examples-switch-signal-start = Ann и Ben вместе играют в Центральной Европе. Восемь грузов нужно довезти до порта, пока не кончились распоряжения и время. Два коротких хода ведут к ходу из книги правил.
examples-switch-signal-dealt = Каждый получает пять карт действий; руки открыты. Затем стартовая карта выводит по одному поезду каждого цвета.
examples-switch-signal-black-starts = Пункт отправления выбирают два кубика: 6 + 6 = 12, Barcelona. Там ждёт быстрый чёрный поезд.
examples-switch-signal-brown-starts = 5 + 6 = 11: коричневый поезд стоит в Bordeaux.
examples-switch-signal-grey-starts = 3 + 4 = 7: медленный серый поезд стоит в Hamburg. Теперь Ann может играть карты.
examples-switch-signal-narbonne = Карта «Стрелка»: Ann перекладывает диск в Narbonne, и путь из Barcelona в Marseille открыт.
examples-switch-signal-marseille = Карта «Сигнал»: зелёный диск у Marseille лежит теперь там, откуда придёт чёрный поезд. У каждого города должно остаться хотя бы одно зелёное место.
examples-switch-signal-black-home = Карты «Ход» у Ann нет, но любые две карты заменяют одну. Чёрный выбрасывает 4 и приходит в порт Marseille. Пустой поезд уходит оттуда в депо; ничего не теряется.
examples-switch-signal-first-kept = Последнюю карту, «Стрелку», Ann приберегает.
examples-switch-signal-first-drawn = В конце хода берут пять карт. Вместе с отложенной у Ann их шесть.
examples-switch-signal-nothing-moves = Распоряжение, которое открывает Ben, двигает чёрные поезда. На путях нет ни одного, и ничего не происходит.
examples-switch-signal-put-back = Ben возвращает стрелку в Narbonne и сигнал в Marseille на место: теперь всё лежит как в примере из правил.
examples-switch-signal-second-kept = Остальные карты Ben оставляет.
examples-switch-signal-second-drawn = Ben берёт пять карт. Начинается тот самый ход: у Ann три карты «Ход», две «Стрелки» и «Сигнал»; на часах семь жетонов времени.
examples-switch-signal-revealed = Распоряжение: вывести поезд, двигать чёрные, затем серые. Символы выполняют в этом порядке.
examples-switch-signal-step-1 = Для нового поезда Ann выбирает чёрный цвет. На кубиках 2 + 4 = 6: Calais, и этот пункт свободен.
examples-switch-signal-step-2 = Чёрный выбрасывает 4: через Amiens в Paris, где сигнал зелёный. В городе поезд обязан остановиться; лишнее очко там ничего не стоит.
examples-switch-signal-step-3 = Серый выбрасывает 2: через Hannover в сторону Berlin. Оба очка истрачены.
examples-switch-signal-step-4 = Любая карта грузит поезд, который стоит в торговом городе. Ann платит картой «Ход»; чёрный везёт синий груз, в Paris остаётся один.
examples-switch-signal-step-5 = Выезд из Paris на юг красный. Ann снимает диск с пути у Frankfurt и делает зелёным выезд на Nevers.
examples-switch-signal-step-6 = В Nevers закрыт путь на Lyon. Карта «Стрелка» перекладывает диск, и Paris соединён с Lyon.
examples-switch-signal-step-7 = Карта «Ход»: чёрный выбрасывает 3, выезжает из Paris, проходит Nevers и встаёт на пути в Lyon.
examples-switch-signal-step-8 = Чёрный уже миновал Nevers, и Ann возвращает стрелку: коричневый придёт из Limoges и пойдёт в сторону Paris.
examples-switch-signal-step-9 = Коричневый выбрасывает 4. Через три очка перед ним красный сигнал. Очко, которое некуда истратить, стоит жетона времени: осталось шесть. Карт больше нет, и ход Ann кончается сам собой.
examples-switch-signal-step-10 = Ann берёт пять карт, ход переходит к Ben. Жетоном меньше, зато груз уже на пути к Marseille.
