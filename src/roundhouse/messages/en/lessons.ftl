# Lessons: small tasks at a real table.
lessons-head = Lessons
lessons-about = Short tasks at a real table. You click, the table answers – and tells you why something else would be better.
lessons-go = Start learning
lessons-step = { $step } of { $steps }
lessons-minutes = about { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lessons-done = done
lessons-onwards = Continue
lessons-after = Next lesson
lessons-all = All lessons
lessons-play = Play a game
core-no-such-lesson = There is no lesson “{ $lesson }”.
core-bad-lesson = The lesson “{ $lesson }” can’t be followed{ $task ->
    [0] { "" }
   *[other] { " " }at task { $task }
}: { $cause }
