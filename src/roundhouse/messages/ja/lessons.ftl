# レッスン：本物のテーブルでの短い課題。
lessons-head = レッスン
lessons-about = 本物のテーブルでの短い課題です。クリックするとテーブルが答え、ほかのほうがよければ理由も言います。
lessons-go = 始める
lessons-step = { $step } / { $steps }
lessons-minutes = 約{ $count }分
lessons-done = 修了
lessons-onwards = 続ける
lessons-after = 次のレッスン
lessons-all = すべてのレッスン
lessons-play = ゲームをする
core-no-such-lesson = 「{ $lesson }」というレッスンはありません。
core-bad-lesson = レッスン「{ $lesson }」は進められません{ $task ->
    [0] { "" }
   *[other] （課題{ $task }）
}：{ $cause }
