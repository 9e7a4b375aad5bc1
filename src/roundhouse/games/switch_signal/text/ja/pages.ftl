# What the home page and the options say.
pages-title-switch-signal = Switch & Signal
pages-title-switch-signal-about = ポイントと信号を切り替えて列車を止めずに走らせ、時間内にすべての荷物を港へ運ぶ協力ゲームです。
pages-title-switch-signal-short =
    全員で協力し、指令の山札が尽きる前に荷物を港へ届けます。
    手番の初めに指令をめくります。都合がよくても悪くても、列車が出たり、ダイスの目だけ動いたりします。
    次にカードを使います。合った種類のカード1枚、または好きなカード2枚で、ポイントを切り替えるか、青信号を移すか、列車を動かします。荷物のある都市にいる列車には、どのカードでも1枚で荷物を積めます。
    赤信号、閉じたポイント、ほかの列車に止められると、余った移動力1につき時間トークンを1個失います。時計が空になると指令を1枚、つまり手番を1回失います。
    荷物を積んだ列車が港に着けば配達完了です。助っ人はそれぞれ1ゲームに1回だけ呼べます。

pages-option-switch-signal-board = 盤面
pages-option-switch-signal-board-about = 初めてなら中央ヨーロッパ。北アメリカでは列車が都市を通過でき、助っ人も変わります。
pages-option-switch-signal-layout = 配置
pages-option-switch-signal-layout-about = ポイントと信号のディスクの最初の位置です。
pages-option-switch-signal-layout-first-game = 初回の配置
pages-option-switch-signal-layout-free = 自由配置（プレイヤーが決める）
pages-option-switch-signal-layout-random = ランダム配置
pages-option-switch-signal-removed = 除く輸送指令の数
pages-option-switch-signal-removed-about = 多く除くほど手番が減り、難しくなります。
pages-option-switch-signal-clock = 時間トークン
pages-option-switch-signal-clock-about = 少ないほど難しくなります。遅れるたびに1個失います。
pages-option-switch-signal-extra-signal = 青信号を1つ追加
pages-option-switch-signal-extra-signal-about = やさしくなります。
pages-option-switch-signal-goods = 運ぶ荷物の数
pages-option-switch-signal-goods-about = 勝利に必要な、港に届ける荷物の数です。
pages-option-switch-signal-departure = 列車が現れる出発点
pages-option-switch-signal-departure-about = ダイス2個で決めるか、出発点の番号を配り直すか、ダイスの代わりにトークンをめくります。
pages-option-switch-signal-departure-dice = ダイスで決める
pages-option-switch-signal-departure-variable = ダイスで決め、出発点の番号は配り直す
pages-option-switch-signal-departure-tokens = ダイスを使わずトークンで決める
pages-option-switch-signal-first-player = 最初のプレイヤー
pages-option-switch-signal-first-player-about = 最初に手番を行うプレイヤーです。
pages-option-switch-signal-first-player-lot = くじで決める

# The named difficulties.
pages-preset-switch-signal-first-journey = はじめての旅
pages-preset-switch-signal-first-journey-about = 指令を除かず、時計の時間トークンは10個、青信号ディスクが1枚増えます。
pages-preset-switch-signal-leisurely = のんびり
pages-preset-switch-signal-leisurely-about = 指令を1枚除き、時計の時間トークンは8個、青信号ディスクが1枚増えます。
pages-preset-switch-signal-standard = 標準
pages-preset-switch-signal-standard-about = ルールどおり：指令を3枚除き、時計の時間トークンは7個です。
pages-preset-switch-signal-fast = 快速
pages-preset-switch-signal-fast-about = 指令を4枚除きます。
pages-preset-switch-signal-express = 特急
pages-preset-switch-signal-express-about = 指令を5枚除きます。遠回りの余裕はほとんどありません。
