# Что говорит арена.
cli-arena-bot = бот
cli-arena-games = партий
cli-arena-wins = побед
cli-arena-rate = доля
cli-arena-interval = 95%
cli-arena-mean = среднее
cli-arena-best = лучшее
cli-arena-seconds = с/решение
cli-arena-slowest = дольше всего
cli-arena-decisions = Решений за партию: { $count }
cli-arena-winners = Счёт победителя
cli-arena-span = { $what }: от { $low } до { $high }, в среднем { $mean }
cli-arena-failed = Партию { $number } ({ $line_up }) не удалось доиграть: { $error }. Остальные засчитаны.
