# Switch & Signal：起きたこと、できないこと、盤面ファイルの誤り。

## 出来事

switch-signal-lot-drawn = くじ引きの結果、{ $seat }から始めます。
switch-signal-token-placed = { $departure }はこのゲームでは{ $number }番です。
switch-signal-switch-set = { $junction }：{ $connected }がつながり、{ $closed }は閉じています。
switch-signal-signal-moved = { $disc }が赤に、{ $to }が青になりました。
switch-signal-signal-added = 追加のディスクを置き、{ $place }が青になりました。
switch-signal-layout-confirmed = { $seat }が配置を決定しました。
switch-signal-cards-drawn = { $seat }がカードを引きました：{ $cards }。
switch-signal-discard-shuffled =
    { $cards ->
        [1] 山札がなくなったので、捨て札の1枚を新しい山札にします。
       *[other] 山札がなくなったので、捨て札{ $cards }枚を切り直して新しい山札にします。
    }
switch-signal-turn-begun = 手番{ $turn }：{ $seat }の番です。
switch-signal-instruction-revealed =
    { $left ->
        [0] { switch-signal-named-instruction }：{ $symbols }。指令の山札はもうないので、これが最後の手番です。
       *[other] { switch-signal-named-instruction }：{ $symbols }。指令の山札は残り{ $left }枚です。
    }
switch-signal-helper-called =
    { $helper ->
        [logistician] { $seat }が{ -switch-signal-logistician }を呼び、ダイスを振り直します。
        [dispatcher] { $seat }が{ -switch-signal-dispatcher }を呼びました。この手番の終わりまで列車は都市を通過できます。
        [conductor] { $seat }が{ -switch-signal-conductor }を呼びました。{ $target ->
            [black] 黒
            [brown] 茶
           *[grey] 灰
        }の列車はその場にとどまります。
        [switchman] { $seat }が{ -switch-signal-switchman }を呼びました。指令{ $target }は指令の山札の一番下に戻ります。
        [coupler] { $seat }が{ -switch-signal-coupler }を呼びました。列車は{ $target }に出ます。
       *[station_master] { $seat }が{ -switch-signal-station-master }を呼びました。{ $target }はその場にとどまります。
    }
switch-signal-colour-chosen =
    { $symbol ->
        [deploy] { $colour ->
            [black] 黒の列車を出します。
            [brown] 茶の列車を出します。
           *[grey] 灰の列車を出します。
        }
       *[multi] { $colour ->
            [black] 黒の列車を動かします。
            [brown] 茶の列車を動かします。
           *[grey] 灰の列車を動かします。
        }
    }
switch-signal-departure-rolled = 出発ダイスの目は{ $first }と{ $second }、出発点{ $number }です。
switch-signal-token-revealed = トークンの数字は{ $number }です。
switch-signal-train-deployed = { $train }が出発点{ $departure }に出ました。
switch-signal-point-taken =
    { $again ->
        [yes] { $departure }がふさがっているため、{ $colour ->
            [black] 黒
            [brown] 茶
           *[grey] 灰
        }の列車でもう一度試します。損失はありません。
       *[no] { $departure }がふさがっているため、{ $colour ->
            [black] 黒
            [brown] 茶
           *[grey] 灰
        }の列車は車庫に残ります。
    }
switch-signal-nothing-to-deploy = 出せる列車がありません。選べる色の列車が車庫に残っていません。
switch-signal-movement-rolled = { $train }のダイスの目は{ $points }です。
switch-signal-train-moved =
    { $entered ->
        [0] { $train }は動けません：{ $start }。
       *[other] { $train }が進みました：{ $start } → { $way }。
    }{ $why ->
        [spent] 移動力{ $points }を使い切りました。
        [red_signal] { $by }が赤です。{ switch-signal-left-over }
        [closed_switch] { $by }のポイントがこちら側で閉じています。{ switch-signal-left-over }
        [occupied_city] 前の都市に{ $by }がいます。{ switch-signal-left-over }
        [following] 前を{ $by }が同じ向きに走っています。{ switch-signal-left-over }
        [no_exit] 青で空いている出口がありません。{ switch-signal-left-over }
        [city] 都市に停まりました。損失はありません。
        [port] 港に着きました。損失はありません。
        [head_on] { $by }と正面衝突です。{ switch-signal-left-over }
       *[departure_point] 出発点に入ってしまいました。
    }
switch-signal-left-over = 移動力の余りは{ $unspent }です。
switch-signal-time-lost = 時間トークンを{ $tokens }個失いました。時計の残りは{ $clock }個です。
switch-signal-instruction-lost =
    { $left ->
        [0] 時計が空になり、補充しました。最後の指令が失われたので、これが最後の手番です。
       *[other] 時計が空になり、補充しました。一番上の指令が失われ、指令の山札は残り{ $left }枚です。
    }
switch-signal-train-returned = { $train }は車庫へ戻りました。
switch-signal-goods-loaded = { $train }が{ $city }で{ switch-signal-goods }の荷物を積みました。
switch-signal-goods-delivered =
    { $total ->
        [1] { $train }が{ $port }に{ switch-signal-goods }の荷物を届けました。最初の1個です。
       *[other] { $train }が{ $port }に{ switch-signal-goods }の荷物を届けました。合計{ $total }個です。
    }
switch-signal-goods-returned = { switch-signal-goods }の荷物は{ $city }に戻ります。
switch-signal-cards-played = { $seat }がカードを使いました：{ $cards }。
switch-signal-actions-ended = { $seat }はこれ以上カードを使いません。
switch-signal-game-won = 必要な荷物{ $total }個がすべて届きました。全員の勝ちです。
switch-signal-game-lost =
    { $why ->
        [clock_empty] 時計も指令の山札も空になりました。全員の負けです。届いた荷物は{ $total }個でした。
       *[out_of_time] 最後の手番が終わりました。全員の負けです。届いた荷物は{ $total }個でした。
    }

## ゲームの終わり方

switch-signal-delivered = 必要な荷物がすべて届きました。
switch-signal-out-of-time = 指令がなくなりました。
switch-signal-clock-empty = 時計が空になり、指令も残っていませんでした。

## できないこと

switch-signal-no-such-train = 「{ $train }」という列車はありません。列車の名前はblack-1～3、brown-1～3、grey-1～3です。
switch-signal-no-such-place = この盤面に信号の場所「{ $place }」はありません。マップにある場所から選んでください。
switch-signal-no-such-junction = この盤面に分岐点「{ $junction }」はありません。マップにある分岐点から選んでください。
switch-signal-no-such-arms =
    { $discs ->
        [1] { $junction }で閉じるのは{ $arms }のうちちょうど1本で、「{ $closed }」にはできません。1本選んでください。
       *[other] { $junction }で閉じるのは{ $arms }のうち異なる{ $discs }本で、「{ $closed }」にはできません。{ $discs }本選んでください。
    }
switch-signal-no-such-colour = 「{ $colour }」の列車はありません。黒（black）、茶（brown）、灰（grey）から選んでください。
switch-signal-no-such-exit = { $city }から線路「{ $track }」には出られません。示された出口から選んでください。
switch-signal-no-such-point = この盤面に出発点「{ $departure }」はありません。マップにあるものから選んでください。
switch-signal-no-such-helper = 助っ人「{ $helper }」はこの盤面では使えません。使えるのは{ $helpers }です。
switch-signal-no-such-card = 「{ $card }」というカードはありません。信号（signal）、ポイント（switch）、移動（move）のどれかを使ってください。
switch-signal-in-depot = { $train }は車庫にいます。線路上の列車を選んでください。
switch-signal-not-in-hand = { switch-signal-card }カードが{ $needed }枚必要ですが、手札には{ $held }枚です。ほかのカードで払うか、別の行動を選んでください。
switch-signal-not-green = { $place }には取れるディスクがありません。青の場所から取ってください。
switch-signal-not-red = { $place }にはもうディスクがあります。赤の場所を選んでください。
switch-signal-not-in-trade-city = { $train }には今いる場所では積めません：{ $at }。荷物を積めるのは商業都市だけです。商業都市にいる列車を選んでください。
switch-signal-no-goods-left = { $city }には{ $train }に積める荷物が残っていません。荷物のある都市の列車を選んでください。
switch-signal-already-loaded = { $train }はもう{ switch-signal-goods }の荷物を積んでいます。積めるのは1個だけです。空の列車を選んでください。
switch-signal-none-in-depot =
    { $colour ->
        [black] 黒の列車はすべて出払っています。車庫に列車が残っている色を選んでください。
        [brown] 茶の列車はすべて出払っています。車庫に列車が残っている色を選んでください。
       *[grey] 灰の列車はすべて出払っています。車庫に列車が残っている色を選んでください。
    }
switch-signal-not-due = この指令で今{ $train }は動きません。まだ動かす列車：{ $due }。
switch-signal-exit-blocked =
    { $why ->
        [red] { $city }から{ $track }へは出られません。{ $by }が赤です。ほかの出口を選んでください。
       *[train] { $city }から{ $track }へは出られません。信号の先に{ $by }がいます。ほかの出口を選んでください。
    }
switch-signal-must-leave = { $train }は{ $city }から動き始めたので、開いている出口がある以上、出なければなりません。出口を選んでください。
switch-signal-must-stop = { $train }は{ $city }に停まらなければなりません。この盤面では都市を通過できません。停まるか、まだ使っていなければ運行指令員を呼んでください。
switch-signal-helper-used = { switch-signal-helper }はもう働きました。助っ人が働くのは1ゲームに1回です。使わずに次へ進んでください。
switch-signal-helper-not-now =
    { $helper ->
        [logistician] 物流係を呼べるのは移動ダイスを振った直後です。
        [dispatcher] 運行指令員を呼べるのは手番の間です。
        [conductor] 車掌を呼べるのは、指令で動く列車のうちまだ振っていないものがある間です。
        [switchman] 転轍手を呼べるのは、指令を公開した直後で指令の山札が残っているときです。スタートカードには使えません。
        [coupler] 連結手を呼べるのは、出す色を決めてからダイスを振るまでの間です。
       *[station_master] 駅長を呼べるのは、指令で動く列車のうちまだ振っていないものがある間です。
    }
switch-signal-nothing-to-hold =
    この指令は{ $target ->
        [black] 黒の列車
        [brown] 茶の列車
        [grey] 灰の列車
       *[other] 「{ $target }」
    }を動かさないか、もう動かし始めています。選べるもの：{ $choices }。
switch-signal-point-occupied = { $departure }には{ $train }がいます。連結手には空いている出発点が必要です。ほかを選んでください。
switch-signal-no-target = { switch-signal-helper }に対象は要らないので、「{ $target }」は意味がありません。対象なしで呼んでください。
switch-signal-wrong-payment =
    { $needed ->
        [signal] 信号を移すには信号カード1枚か任意のカード2枚が必要で、「{ $cards }」では払えません。そのどちらかで払ってください。
        [switch] ポイントを切り替えるにはポイントカード1枚か任意のカード2枚が必要で、「{ $cards }」では払えません。そのどちらかで払ってください。
        [move] 列車を動かすには移動カード1枚か任意のカード2枚が必要で、「{ $cards }」では払えません。そのどちらかで払ってください。
       *[other] 配置にカードは要らないので、「{ $cards }」は使えません。手札に残してください。
    }
switch-signal-city-goes-red = { $disc }は{ $city }の最後の青で、どの都市にも1つは残さなければなりません。{ $city }の別の場所に移すか、別のディスクを選んでください。
switch-signal-too-few-on-tracks = 配置では線路上に{ $needed }個以上、各都市に1個のディスクが必要で、{ $disc }は動かせません。同じ都市の中か線路上の場所の間で移してください。
switch-signal-unchanged = { $junction }ではもう{ $closed }が閉じています。ポイントは必ず変えなければなりません。ほかの枝を選んでください。
switch-signal-colour-taken =
    { $colour ->
        [black] 黒は前のマークで選びました。2つのマークには別々の色が必要です。ほかの色を選んでください。
        [brown] 茶は前のマークで選びました。2つのマークには別々の色が必要です。ほかの色を選んでください。
       *[grey] 灰は前のマークで選びました。2つのマークには別々の色が必要です。ほかの色を選んでください。
    }
switch-signal-no-turning-round = { $train }は{ $track }から{ $city }に入ったので、同じ移動の中で引き返せません。ほかの出口を選ぶか、停まってください。

## 盤面ファイル

switch-signal-bad-board =
    { $count ->
        [1] この盤面では遊べません：{ $cause }
       *[other] この盤面では遊べません。誤りが{ $count }件あります。最初の誤り：{ $cause }
    }
switch-signal-not-toml = { $place }：TOMLではありません（{ $reason }）。直してからもう一度確かめてください。
switch-signal-no-file = { $place }：読み込めません（{ $reason }）。名前とフォルダーを確かめてください。
switch-signal-wrong-file-name = { $place }：盤面のidは「{ $needed }」ですが、ファイル名は「{ $found }」です。そろえてください。
switch-signal-unknown-format = { $place }：形式{ $found }は不明です。このプログラムが読めるのは形式1です。1と書いてください。
switch-signal-missing-key = { $place }：{ $key }がありません。加えてください。
switch-signal-unknown-key = { $place }：キー「{ $key }」は不明です。削除するか名前を直してください。
switch-signal-wrong-kind = { $place }：{ $key }は{ $expected }でなければなりませんが、{ $found }でした。
switch-signal-bad-id = { $place }：idに使えるのはa～z、0～9と、その間の1つずつのハイフンです。名前を変えてください。
switch-signal-repeated-id = { $place }：このidが2回使われています。どちらかの名前を変えてください。
switch-signal-bad-track-id = { $place }：線路の名前は両端から付けます：「{ $needed }」。名前を変えてください。
switch-signal-unknown-end = { $place }：端になる「{ $end }」がありません。
switch-signal-same-ends = { $place }：両端が同じ場所です。別の場所につないでください。
switch-signal-double-track = { $place }：{ $other }が同じ2か所を結んでいます。片方を消すか、間に分岐点を置いてください。
switch-signal-direct-track =
    { $kind ->
        [city] { $place }：2つの都市を直接結んでいます。間に分岐点を置いてください。
       *[departure] { $place }：2つの出発点を結んでいます。路線網につないでください。
    }
switch-signal-wrong-count =
    { $kind ->
        [trade] { $place }：商業都市が{ $found }あります。盤面には{ $low }～{ $high }必要です。
       *[port] { $place }：港が{ $found }あります。この盤面には{ $low }～{ $high }必要です（2つ置けるのは列車が都市を通過できる盤面だけです）。
    }
switch-signal-wrong-goods =
    { $why ->
        [missing] { $place }：{ $goods }の荷物がある商業都市がありません。どこかに与えてください。
        [repeated] { $place }：{ $goods }の荷物は別の都市にもあります。1色は1都市にしてください。
        [port] { $place }：港に自分の荷物はありません。「{ $goods }」を消してください。
       *[unknown] { $place }：「{ $goods }」は荷物の色ではありません。黄（yellow）、青（blue）、赤（red）、白（white）から選んでください。
    }
switch-signal-wrong-numbers = { $place }：番号は2～12を1回ずつ使いますが、{ $found }でした。
switch-signal-wrong-tracks =
    { $kind ->
        [departure] { $place }：この出発点に線路が{ $found }本あります。ちょうど{ $low }本必要です。
        [city] { $place }：この都市に線路が{ $found }本あります。{ $low }～{ $high }本必要です。
       *[junction] { $place }：この分岐点に線路が{ $found }本あります。{ $low }本か{ $high }本必要です。
    }
switch-signal-wrong-discs =
    { $why ->
        [number] { $place }：ディスクが{ $found }個ありますが、{ $needed }個必要です。
        [repeated] { $place }：1本の枝にディスクが2個あります（{ $found }）。{ $needed }のうち別々の枝に置いてください。
       *[no_arm] { $place }：「{ $found }」はこの分岐点の枝ではありません。あるのは{ $needed }です。
    }
switch-signal-wrong-disc-total =
    { $why ->
        [stated] { $place }：分岐点のディスクは合計{ $found }個ですが、switch_discsは{ $needed }です。そろえてください。
        [printed] { $place }：中央ヨーロッパのポイントのディスクは{ $found }個ではなく{ $needed }個です。
       *[most] { $place }：ポイントのディスクが{ $found }個あり、上限の{ $needed }個を超えています。分岐点を減らしてください。
    }
switch-signal-wrong-sections = { $place }：線路の区間は1～{ $most }で、{ $found }にはできません。
switch-signal-wrong-signal =
    { $why ->
        [range] { $place }：信号の場所{ $found }はありません。区間と区間の間は{ $most }までです。
        [repeated] { $place }：信号の場所{ $found }が2回あります。
       *[departure] { $place }：出発点の線路に信号はありません。{ $found }を消してください。
    }
switch-signal-wrong-green =
    { $why ->
        [repeated] { $place }：この場所にディスクが2個あります。1個を移してください。
       *[unknown] { $place }：そのような信号の場所はありません。
    }
switch-signal-wrong-green-count =
    { $why ->
        [city] { $place }：この都市の青は{ $found }か所ですが、最初はちょうど{ $needed }か所です。
        [track] { $place }：線路上の青は{ $found }か所ですが、最初はちょうど{ $needed }か所です。
       *[all] { $place }：青は{ $found }か所ですが、signal_discsは{ $needed }です。そろえてください。
    }
switch-signal-wrong-signal-discs = { $place }：signal_discsは{ $found }ですが、都市の数に3を足した{ $needed }でなければなりません。
switch-signal-too-few-track-places = { $place }：線路上の信号の場所は{ $found }ですが、{ $needed }以上必要です。信号を増やしてください。
switch-signal-wrong-helpers =
    { $why ->
        [unknown] { $place }：助っ人「{ $found }」はいません。
        [repeated] { $place }：助っ人「{ $found }」が2回あります。
       *[number] { $place }：助っ人が{ $found }人います。盤面には3人必要です。
    }
switch-signal-unconnected = { $place }：最初の都市から行く道がありません。つないでください。
switch-signal-out-of-reach = { $place }：ポイントをどう切り替えても、ここから{ $target }に行ける列車がありません。線路を加えてください。
switch-signal-trap = { $place }：ここに来た列車はもうどの都市にも着けません。線路か分岐点を加えてください。
switch-signal-example-broken = { $place }：ルールブックの手番例がここで合いません。「{ $needed }」のはずが「{ $found }」です。
switch-signal-off-canvas = { $place }：点（{ $x }、{ $y }）が図の外にあります。中に移してください。
switch-signal-tracks-cross = { $place }：（{ $x }、{ $y }）で{ $other }と交差しています。経由点（via）を動かしてください。
switch-signal-wrong-length = { $place }：区間の長さが{ $found }で描かれています。{ $low }～{ $high }が見やすい長さです。sectionsかviaを変えてください。
switch-signal-too-close = { $place }：{ $other }まで{ $found }しかありません。{ $needed }離してください。
switch-signal-sharp-angle = { $place }：{ $one }と{ $other }の角度が{ $found }度です。{ $needed }度あれば見分けられます。
switch-signal-label-in-the-way =
    { $other ->
        [canvas] { $place }：名前が図からはみ出しています。動かしてください。
       *[other] { $place }：名前が{ $other }と重なっています。動かしてください。
    }
switch-signal-weak-link = { $place }：この線路がないと{ $city }からどの港にも行けません。別の道を加えてください。
switch-signal-led-astray = { $place }：初回の配置では、ここを出た列車がまっすぐ{ $other }に入ってしまいます。途中のポイントを切り替えてください。
switch-signal-off-guideline =
    { $what ->
        [to_trade_city] { $place }：出発点から最寄りの商業都市まで平均{ $found }です。{ $low }～{ $high }が遊びやすい範囲です。
        [to_port] { $place }：商業都市から港まで平均{ $found }です。{ $low }～{ $high }が遊びやすい範囲です。
        [longest] { $place }：商業都市から港までの最長の道は{ $found }です。{ $high }までが遊びやすい範囲です。
       *[sections] { $place }：区間が{ $found }あります。{ $low }～{ $high }が遊びやすい範囲です。
    }

## roundhouse board

switch-signal-board-good = { $name }（{ $board }）で遊べます：都市{ $cities }、分岐点{ $junctions }、線路{ $tracks }、区間{ $sections }。
switch-signal-board-error = エラー{ $rule }：{ $words }
switch-signal-board-warning = 警告{ $rule }：{ $words }
switch-signal-board-refused = { $file }では遊べません。誤りが{ $errors }件あります。
switch-signal-board-listed = { $board }：{ $name }
switch-signal-board-listed-broken = { $board }：遊べません。理由は「roundhouse board check { $file }」で分かります
switch-signal-board-folder = 自作の盤面の置き場所：{ $folder }

## 並べて示すものの呼び名

switch-signal-word-signal = { -switch-signal-signal-card }
switch-signal-word-switch = { -switch-signal-switch-card }
switch-signal-word-move = { -switch-signal-move-card }
switch-signal-word-deploy = 列車を出す
switch-signal-word-deploy-black = 黒の列車を出す
switch-signal-word-deploy-brown = 茶の列車を出す
switch-signal-word-deploy-grey = 灰の列車を出す
switch-signal-word-multi = 自由色
switch-signal-word-black = 黒
switch-signal-word-brown = 茶
switch-signal-word-grey = 灰
switch-signal-word-logistician = { -switch-signal-logistician }
switch-signal-word-dispatcher = { -switch-signal-dispatcher }
switch-signal-word-conductor = { -switch-signal-conductor }
switch-signal-word-switchman = { -switch-signal-switchman }
switch-signal-word-coupler = { -switch-signal-coupler }
switch-signal-word-station-master = { -switch-signal-station-master }

## 列車：出来事でも、却下理由でも、パネルでもこの名前

switch-signal-name-black-1 = 黒1号
switch-signal-name-black-2 = 黒2号
switch-signal-name-black-3 = 黒3号
switch-signal-name-brown-1 = 茶1号
switch-signal-name-brown-2 = 茶2号
switch-signal-name-brown-3 = 茶3号
switch-signal-name-grey-1 = 灰1号
switch-signal-name-grey-2 = 灰2号
switch-signal-name-grey-3 = 灰3号

switch-signal-named-instruction =
    { $instruction ->
        [start] スタートカード
       *[other] 指令{ $instruction }
    }
