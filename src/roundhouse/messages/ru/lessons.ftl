# Уроки: небольшие задания за настоящим столом.
lessons-head = Уроки
lessons-about = Короткие задания за настоящим столом. Вы делаете ход, стол отвечает — и объясняет, почему лучше было бы иначе.
lessons-go = Начать учиться
lessons-step = { $step } из { $steps }
lessons-minutes = около { $count ->
    [one] { $count } минуты
    [few] { $count } минут
    [many] { $count } минут
   *[other] { $count } минуты
}
lessons-done = пройден
lessons-onwards = Дальше
lessons-after = Следующий урок
lessons-all = Все уроки
lessons-play = Сыграть партию
core-no-such-lesson = Урока «{ $lesson }» нет.
core-bad-lesson = Урок «{ $lesson }» нельзя пройти{ $task ->
    [0] { "" }
   *[other] { " " }(задание { $task })
}: { $cause }
