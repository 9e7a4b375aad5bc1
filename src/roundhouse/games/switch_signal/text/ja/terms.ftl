# 繰り返し使う言葉。一覧は docs/glossary.tsv。文の中では { -switch-signal-logistician } と書きます。

-switch-signal-instruction = 輸送指令
-switch-signal-signal = 信号
-switch-signal-departure = 出発点
-switch-signal-signal-card = 信号
-switch-signal-switch-card = ポイント
-switch-signal-move-card = 移動
-switch-signal-logistician = 物流係
-switch-signal-dispatcher = 運行指令員
-switch-signal-conductor = 車掌
-switch-signal-switchman = 転轍手
-switch-signal-coupler = 連結手
-switch-signal-station-master = 駅長
