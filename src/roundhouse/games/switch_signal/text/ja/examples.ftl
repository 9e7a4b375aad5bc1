# The worked example: a sentence at each step.
examples-switch-signal = Switch & Signal：1手ずつ見る手番の例

examples-switch-signal-start = アンとベンが中央ヨーロッパで協力して遊びます。指令と時間がなくなる前に、8個の荷物を港に届けます。短い2手番のあと、ルールブックの実例の手番になります。
examples-switch-signal-dealt = 2人にアクションカードが5枚ずつ配られます。手札は公開です。続いてスタートカードで各色の列車が1両ずつ出ます。
examples-switch-signal-black-starts = 出発点は2個のダイスで決めます。6 + 6 = 12でバルセロナ。速い黒の列車がここで待ちます。
examples-switch-signal-brown-starts = 5 + 6 = 11。茶の列車はボルドーから出ます。
examples-switch-signal-grey-starts = 3 + 4 = 7。遅い灰の列車はハンブルクから出ます。ここからアンがカードを使えます。
examples-switch-signal-narbonne = ポイントのカードで、アンはナルボンヌのディスクを動かします。バルセロナからマルセイユへの道が開きました。
examples-switch-signal-marseille = 信号のカードで、マルセイユの青信号ディスクを黒の列車が来る側に移します。どの都市にも青が1つは必要です。
examples-switch-signal-black-home = アンには移動のカードがありませんが、どのカードでも2枚で1枚の代わりになります。黒の目は4で、マルセイユの港に着きました。荷物のない列車は車庫へ戻り、損失はありません。
examples-switch-signal-first-kept = アンは最後のポイントのカードを取っておきます。
examples-switch-signal-first-drawn = 手番の終わりに5枚引きます。残した1枚と合わせて、アンの手札は6枚です。
examples-switch-signal-nothing-moves = ベンの指令は黒の列車を動かすものですが、線路上に黒はいないので何も起きません。
examples-switch-signal-put-back = ベンがナルボンヌのポイントとマルセイユの信号を元に戻します。これでルールブックの実例と同じ配置です。
examples-switch-signal-second-kept = ベンは残りのカードを取っておきます。
examples-switch-signal-second-drawn = ベンが5枚引き、いよいよ実例の手番です。アンの手札は移動3枚、ポイント2枚、信号1枚。時計には時間トークンが7個あります。
examples-switch-signal-revealed = 指令は「列車を出す、黒を動かす、灰を動かす」。マークはこの順に行います。
examples-switch-signal-step-1 = アンは新しい列車に黒を選びます。ダイスは2 + 4 = 6で、空いているカレーに入ります。
examples-switch-signal-step-2 = 黒の目は4。アミアンを通り、信号が青のパリに入ります。都市では必ず停まり、余った1は損失になりません。
examples-switch-signal-step-3 = 灰の目は2。ハノーファーを通り、ベルリンの方へ進みます。目は使い切りました。
examples-switch-signal-step-4 = 商業都市に停まっている列車には、どのカードでも1枚で荷物を積めます。アンは移動のカードを払い、黒が青い荷物を積みました。パリの残りは1個です。
examples-switch-signal-step-5 = パリから南への信号は赤です。アンはフランクフルト近くの線路のディスクを移し、ヌヴェール方面の出口を青にします。
examples-switch-signal-step-6 = ヌヴェールではリヨンへの道が閉じています。ポイントのカードでディスクを動かし、パリとリヨンをつなぎます。
examples-switch-signal-step-7 = 移動のカード。黒の目は3で、パリを出てヌヴェールを通り、リヨンへの線路に停まります。
examples-switch-signal-step-8 = 黒はもうヌヴェールを過ぎたので、アンはポイントを戻します。茶がリモージュから来て、パリの方へ進めるようにするためです。
examples-switch-signal-step-9 = 茶の目は4。3つ進むと赤信号です。使えない1のために時間トークンを1個失い、残りは6個。カードを使い切ったので、アンの手番は自動的に終わります。
examples-switch-signal-step-10 = アンが5枚引き、ベンの手番になります。トークンは1個減りましたが、荷物はマルセイユへ向かっています。

# 例に出るプレイヤーの名前。
examples-name-ann = アン
examples-name-ben = ベン
