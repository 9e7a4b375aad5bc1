# カードを少なく引く、港を通過する。
switch-signal-not-fewer = { $count }枚では少なくなりません。今引けるのは最大{ $most }枚です。小さい数を選ぶか、手番を終えてください。
switch-signal-nothing-to-draw = 今はカードを引かないので、減らすものがありません。手番を終えてください。
switch-signal-draw-fewer-label = 少なく引く
switch-signal-stop-in-port = { $city }に停まる：荷物を降ろして車庫に戻る
