# アリーナの表示。
cli-arena-bot = ボット
cli-arena-games = ゲーム数
cli-arena-wins = 勝ち
cli-arena-rate = 勝率
cli-arena-interval = 95%
cli-arena-mean = 平均
cli-arena-best = 最高
cli-arena-seconds = 秒/決定
cli-arena-slowest = 最長
cli-arena-decisions = 1ゲームあたりの決定数：{ $count }
cli-arena-winners = 勝者の得点
cli-arena-span = { $what }：{ $low }～{ $high }、平均{ $mean }
cli-arena-failed = ゲーム{ $number }（{ $line_up }）は最後まで進められませんでした：{ $error }。ほかのゲームは有効です。
