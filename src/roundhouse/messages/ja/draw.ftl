# ゲームをファイルに描くときの言葉。
draw-no-renderer = PNGファイルには追加機能「png」が必要ですが、入っていません。{ $command }で入れるか、.svgで終わるファイル名にしてSVGで書き出してください。
cli-draw-ending = 「{ $path }」は.svgでも.pngでも終わっていません。どちらかにしてください。
cli-draw-done = { $path }に書き出しました。
cli-draw-too-late = この記録は{ $last }件なので、{ $at }番目の場面はありません。0から{ $last }までを選んでください。
