# 繰り返し使う言葉。一覧は docs/glossary.tsv。文の中では { -g1846-tile } と書きます。

-g1846-tile = タイル
-g1846-token = トークン
-g1846-market = 株式市場
-g1846-priority = プライオリティ
-g1846-stock-round = 株式ラウンド
-g1846-operating-round = 運行ラウンド
