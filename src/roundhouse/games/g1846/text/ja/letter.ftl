# 2016年版ルールブックの文字どおり（OPT-LETTER）。入る額が減る発行。
pages-option-1846-by-the-letter = 2016年版ルールブックの文字どおり
pages-option-1846-by-the-letter-about =
    次の5点を、後の正誤表や回答によらず印刷どおりにします。
    1. 緊急発行で何も入らなくても、会社が閉鎖されてもかまいません（6.86）。
    2. 資金を集める社長は、運行中の会社の株を$10で売れます。その会社は閉鎖されます（6.88）。
    3. プレイヤーのSteamboat Companyのマーカーは、フェイズIIIでも残ります（9章）。
    4. Michigan CentralとOhio & Indianaの2枚目のタイルは、後の時点や後の手番でも置けます（6.93）。
    5. 破産した社長の最後の株を売るとき、株価が下がります（5.22、7.11）。
g1846-panel-largest-brings-less = どの発行でも列車に届かないので、最大数を発行しなければなりません（OR-FORCE-4）。{ $fewer }株なら{ MONEY($more) }入りますが、{ $count }株では{ MONEY($total) }です。
g1846-panel-forced-issue-may = 緊急発行をしても今は何も入りませんが、することはできます（OPT-LETTER-1）。$0になれば会社は閉鎖され、手番は終わります。
g1846-panel-closes-note = 入金なし。株価が$0になり、{ $corp }は閉鎖されます
