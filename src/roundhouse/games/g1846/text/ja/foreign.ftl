# Games of 18xx.games.
g1846-divergence-phased-out-trains = フェイズアウトした列車は運行の後に除かれます（OR-ROUTE-13）。18xx.gamesでは配当の後に除かれます。
g1846-divergence-unlisted-token = 古い記録は個人会社の追加トークンを載せていませんが、盤上にはあります（OR-PRIV-6、PW-CWI-2）。
g1846-divergence-second-tile = 古い記録は、2枚目の無料タイルが続きうる間、個人会社ではなく会社の名を示します。
g1846-divergence-after-the-end = ゲーム終了後は誰も行動しません。18xx.gamesは最後に行動した者を示します。
g1846-not-an-export = 18xx.gamesの書き出しでも局面付きの記録でもありません。「{ $field }」がないか、正しくありません。
g1846-other-title = これは1846ではなく「{ $title }」の記録です。別のファイルを選んでください。
g1846-bad-move = 記録の{ $number }手目（{ $move }）が壊れています。「{ $field }」がないか、正しくありません。
g1846-cannot-follow = 記録の{ $number }手目（{ $move }）を再現できません：{ $cause }
