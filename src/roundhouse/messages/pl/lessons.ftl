# Lekcje: krótkie zadania przy prawdziwym stole.
lessons-head = Lekcje
lessons-about = Krótkie zadania przy prawdziwym stole. Wykonujesz ruch, a stół odpowiada – i mówi, dlaczego coś innego byłoby lepsze.
lessons-go = Zacznij naukę
lessons-step = { $step } z { $steps }
lessons-minutes = około { $count ->
    [one] { $count } minuty
    [few] { $count } minut
    [many] { $count } minut
   *[other] { $count } minuty
}
lessons-done = ukończona
lessons-onwards = Dalej
lessons-after = Następna lekcja
lessons-all = Wszystkie lekcje
lessons-play = Zagraj partię
core-no-such-lesson = Nie ma lekcji „{ $lesson }”.
core-bad-lesson = Lekcji „{ $lesson }” nie da się przejść{ $task ->
    [0] { "" }
   *[other] { " " }(zadanie { $task })
}: { $cause }
