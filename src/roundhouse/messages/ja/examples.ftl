# 実例：1手ごとの説明。

examples-1846 = 1846：1手ずつ見るゲームの例
examples-switch-signal = Switch & Signal：1手ずつ見る手番の例

# 1846

examples-1846-start = Amy、Bob、Carlosの3人で、ドラフトから2回目の株式ラウンドの終わりまで進めます。優先権はAmyが持っています。
examples-1846-s0 = 3人ゲームでは、橙の個人会社2社、青の個人会社2社、緑の企業2社を除きます。今回はMC、O&I、SC、TBC、ERIE、PRRです。所持金は各自$400で始まります。
examples-1846-d1-dealt = ドラフトは手番と逆の順なので、Carlosから引きます。個人会社6枚と白紙3枚のうち5枚を見ます。
examples-1846-d1 = CarlosはBIG4を残します。最初のラウンドから稼ぐ小さな鉄道です。ほかのカードは山札の下に戻します。
examples-1846-d2-dealt = Bobが見た5枚は、C&WI、MPC、白紙3枚です。
examples-1846-d2 = BobはC&WIを残します。運営ラウンドごとに$10の収入があります。代金を払うのはドラフトが終わってからです。
examples-1846-d3-dealt = AmyはCarlosが戻したカードを見ます。MS、LSL、MAIL、白紙2枚です。
examples-1846-d3 = Amyはもう1つの小さな鉄道、MSを残します。価格は$60、ほかに$80の負債があります。
examples-1846-d4-dealt = 再びCarlosの番です。LSL、MAIL、MPC、白紙2枚を見ます。
examples-1846-d4 = CarlosはMPCを残します。セントルイスかシカゴに届く会社なら、そのマーカーで$30多く稼げます。
examples-1846-d5 = 残りは5枚で、Bobは全部を見ます。残すのはLSL。トレドかクリーブランドに緑のタイルを無料で置けます。
examples-1846-d6 = Amyは白紙を残します。今のMAILは高すぎますし、白紙なら何も払いません。
examples-1846-d7 = Carlosも白紙を残します。
examples-1846-d8 = Bobが最後の白紙を残します。残った1枚を表にすると、MAILでした。価格は$80です。
examples-1846-d9 = Amyがパスしたので、MAILは$10安くなって次に回ります。
examples-1846-d10 = Carlosも$70でパスし、さらに安くなります。
examples-1846-d11 = BobがMAILを$60で取りました。ここで全員が支払います。Amyは$140、Bobは$160、Carlosは$160です。MSは$60、BIG4は$40を受け取り、それぞれ2列車を1本持ちます。
examples-1846-s2 = 株式ラウンド1。AmyがGTを$60で設立します。2株分の$120が会社に入ります。GTのトークンは、自分のMSに近いポートヒューロンに置かれます。
examples-1846-s3 = BobがNYCを$80で設立し、$160を払います。本拠地はエリーです。
examples-1846-s4 = CarlosがICを$80で設立します。先にNYCがいるので、ICはその下です。ICには助成金$80も入ります。
examples-1846-s5 = AmyがGTの3株目を自社株から買います。この$60はGTの資金になります。
examples-1846-s6 = BobがNYCの3株目を買い、所持金を使い切りました。
examples-1846-s7 = CarlosはICではなくNYCの株を買います。先に稼ぎ出すと見たのです。
examples-1846-s8 = AmyもNYCを1株買います。NYCの資金は$400になりました。
examples-1846-s9 = もう誰にも買えるものがないので、順にパスします。
examples-1846-s10 = 3人目のパスでラウンドが終わり、Bobが優先権を得ます。運営ラウンド1.1は個人会社の収入から始まります。Bobに$25、Carlosに$15です。
examples-1846-s11 = 小さな鉄道が先に動きます。MSはタイル5でポートヒューロンをデトロイトにつなぎます。普通のタイルは$20です。
examples-1846-s12 = MSがデトロイトからポートヒューロンまで走り、$60を稼ぎます。独立会社は必ず折半し、$30はAmyへ、$30は会社に残ります。
examples-1846-s13 = BIG4がインディアナポリスとテレホートに黄のタイルを置きます。これで列車が2つの都市を結べます。
examples-1846-s14 = BIG4の収益は$40。$20はCarlosへ、$20は会社に残ります。
examples-1846-s15 = 企業は株価の順に動きますが、最初の運営ラウンドだけは安い会社からなのでGTです。GTは1つ左の株価$50で2株を発行します。
examples-1846-s16 = GTは$20ずつ払ってC13とトレドにタイルを置き、トレドをデトロイトにつなぎます。
examples-1846-s17 = GTはトレドに$80でトークンを置きます。これでここから走れます。
examples-1846-s18 = GTにはまだ列車がありません。配当がないので、株価は$60から$50に下がります。
examples-1846-s19 = GTは残りの$160で2列車を2本買い、手番を終えます。
examples-1846-s20 = NYCは1株$70で4株を発行します。発行できるのは、プレイヤーの持ち株から市場の株を引いた数、ここでは5株までです。
examples-1846-s21 = NYCはエリーから西へ、D18とクリーブランドにタイルを置きます。
examples-1846-s22 = NYCにも列車がないので、株価は$80から$70に下がります。
examples-1846-s23 = NYCは最後の2列車3本を$240で買います。
examples-1846-s24 = $160の3/5列車はこのゲームで1本目。フェイズIIが始まり、緑のタイルが置けるようになります。
examples-1846-s25 = ICは1株$70で2株を発行します。プレイヤーの持ち株が2株なので、これが上限です。
examples-1846-s26 = ICはJ4とH6に無料でタイルを置きます。払い下げの土地では費用がかかりません。線路はテレホートに届きました。
examples-1846-s27 = 列車のないICは$80から$70に下がり、ここでもNYCの下になります。
examples-1846-s28 = ICは3/5列車を買います。5か所まで回り、そのうち3か所を数える列車です。
examples-1846-s29 = 運営ラウンド1.2。個人会社の収入はBobに$25、Carlosに$15です。ここからは株価の高い順、NYC、IC、GTです。
examples-1846-s30 = MSはポートヒューロンを緑のタイル619に替えます。$20に加えて、サーニアへのトンネルに$40かかります。
examples-1846-s31 = ポートヒューロンが$30になり、MSは$70を稼いで折半します。
examples-1846-s32 = BIG4はテレホートを緑のタイル14に替えます。
examples-1846-s33 = BIG4の収益は$50。$25はCarlosへ、$25は会社に残ります。
examples-1846-s34 = NYCは社長のBobからLSLを満額の$40で買います。会社の資金がBobの手に渡るわけです。
examples-1846-s35 = LSLの特権で、NYCはすぐにトレドを無料で緑にします。通常の2枚とは別です。
examples-1846-s36 = NYCはE15にタイルを置き、クリーブランドとトレドをつなぎます。
examples-1846-s37 = NYCはデトロイトを緑に替えます。地形に$40、ウィンザーへのトンネルに$60。これがこの手番の改良です。
examples-1846-s38 = NYCはデトロイトに$80でトークンを置きます。MSとNYCで、デトロイトは満杯です。
examples-1846-s39 = NYCは4本の列車で最大の$370を稼ぎ、半額を配当します。1株$19、会社に$180が残ります。配当$190は株価$70の2倍以上なので、2つ上がって$90になります。
examples-1846-s40 = NYCはBobからMAILを$80で買います。長い路線ほど得になります。
examples-1846-s41 = C&WIも$60で買います。列車は上限なので、これで手番を終えます。
examples-1846-s42 = ICはテレホートに$80でトークンを置きます。建設は運行の前です。
examples-1846-s43 = ICはインディアナポリスを$20で緑のタイルに替えます。
examples-1846-s44 = ICはI3にタイルを置き、セントルイスに届きました。
examples-1846-s45 = ICはCarlosからMPCを$60で買い、マーカーをセントルイスに置きます。ここを数える路線は$30多く稼ぎます。
examples-1846-s46 = ICはインディアナポリス、テレホート、マーカー付きのセントルイスを数えて$140。セントラリアは数えずに通ります。全額を配当し、Carlosに$28、自社株の分としてICに$84。株価は$70から$90に上がります。
examples-1846-s47 = GTの2列車2本がトレドとデトロイトの間を別々の線路で走り、$160。全額を配当し、Amyに$48、GTに$80です。株価は$50から$70に上がります。
examples-1846-s48 = GTがAmyからMSを$60で買います。資金$45、列車、デトロイトのトークンはGTのものになります。これで運営ラウンドは終わりです。
examples-1846-s49 = 株式ラウンド2はBobから。市場からNYCを1株買います。$90は銀行に入ります。
examples-1846-s50 = CarlosもNYCを買います。いちばん稼ぐ会社です。
examples-1846-s51 = Amyが2株目のNYCを買います。
examples-1846-s52 = Bobが市場に残った最後の1株を買い、NYCの半分を持ちました。
examples-1846-s53 = CarlosがNYCの最後の自社株を買います。今度の$90はNYCに入ります。
examples-1846-s54 = AmyがGTの自社株を$70で買い足します。
examples-1846-s55 = Bobが市場からGTを$70で買います。
examples-1846-s56 = CarlosとAmyがパスします。
examples-1846-end = Bobもパスし、優先権はCarlosに移ります。NYCは全株がプレイヤーのものなので$100に上がり、市場に株のあるICとGTは$80と$60に下がります。現在の資産はAmy $472、Bob $597、Carlos $462とBIG4です。

# Switch & Signal

examples-switch-signal-start = AnnとBenが中央ヨーロッパで協力して遊びます。指令と時間がなくなる前に、8個の荷物を港に届けます。短い2手番のあと、ルールブックの実例の手番になります。
examples-switch-signal-dealt = 2人にアクションカードが5枚ずつ配られます。手札は公開です。続いてスタートカードで各色の列車が1両ずつ出ます。
examples-switch-signal-black-starts = 出発点は2個のダイスで決めます。6 + 6 = 12でBarcelona。速い黒の列車がここで待ちます。
examples-switch-signal-brown-starts = 5 + 6 = 11。茶の列車はBordeauxから出ます。
examples-switch-signal-grey-starts = 3 + 4 = 7。遅い灰の列車はHamburgから出ます。ここからAnnがカードを使えます。
examples-switch-signal-narbonne = ポイントのカードで、AnnはNarbonneのディスクを動かします。BarcelonaからMarseilleへの道が開きました。
examples-switch-signal-marseille = 信号のカードで、Marseilleの青のディスクを黒の列車が来る側に移します。どの都市にも青が1つは必要です。
examples-switch-signal-black-home = Annには移動のカードがありませんが、どのカードでも2枚で1枚の代わりになります。黒の目は4で、Marseilleの港に着きました。荷物のない列車は車庫へ戻り、損失はありません。
examples-switch-signal-first-kept = Annは最後のポイントのカードを取っておきます。
examples-switch-signal-first-drawn = 手番の終わりに5枚引きます。残した1枚と合わせて、Annの手札は6枚です。
examples-switch-signal-nothing-moves = Benの指令は黒の列車を動かすものですが、線路上に黒はいないので何も起きません。
examples-switch-signal-put-back = BenがNarbonneのポイントとMarseilleの信号を元に戻します。これでルールブックの実例と同じ配置です。
examples-switch-signal-second-kept = Benは残りのカードを取っておきます。
examples-switch-signal-second-drawn = Benが5枚引き、いよいよ実例の手番です。Annの手札は移動3枚、ポイント2枚、信号1枚。時計には時間トークンが7個あります。
examples-switch-signal-revealed = 指令は「列車を出す、黒を動かす、灰を動かす」。マークはこの順に行います。
examples-switch-signal-step-1 = Annは新しい列車に黒を選びます。ダイスは2 + 4 = 6で、空いているCalaisに入ります。
examples-switch-signal-step-2 = 黒の目は4。Amiensを通り、信号が青のParisに入ります。都市では必ず停まり、余った1は損失になりません。
examples-switch-signal-step-3 = 灰の目は2。Hannoverを通り、Berlinの方へ進みます。目は使い切りました。
examples-switch-signal-step-4 = 商業都市に停まっている列車には、どのカードでも1枚で荷物を積めます。Annは移動のカードを払い、黒が青い荷物を積みました。Parisの残りは1個です。
examples-switch-signal-step-5 = Parisから南への信号は赤です。AnnはFrankfurt近くの線路のディスクを移し、Nevers方面の出口を青にします。
examples-switch-signal-step-6 = NeversではLyonへの道が閉じています。ポイントのカードでディスクを動かし、ParisとLyonをつなぎます。
examples-switch-signal-step-7 = 移動のカード。黒の目は3で、Parisを出てNeversを通り、Lyonへの線路に停まります。
examples-switch-signal-step-8 = 黒はもうNeversを過ぎたので、Annはポイントを戻します。茶がLimogesから来て、Parisの方へ進めるようにするためです。
examples-switch-signal-step-9 = 茶の目は4。3つ進むと赤信号です。使えない1のために時間トークンを1個失い、残りは6個。カードを使い切ったので、Annの手番は自動的に終わります。
examples-switch-signal-step-10 = Annが5枚引き、Benの手番になります。トークンは1個減りましたが、荷物はMarseilleへ向かっています。
