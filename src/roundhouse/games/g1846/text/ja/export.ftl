# 18xx.gamesに渡すゲーム：そのサイトではできないこと。
g1846-departs-seed = このゲームと同じカードを配るシードが見つからないため、18xx.gamesでは分配を再現できません。Roundhouseではこのファイルを読めます。
g1846-departs-closing-sale = 記録の{ $entry }番目：株式ラウンドの売却で{ $corp }が閉鎖します。18xx.gamesではその後ラウンド終了時の株価が動かず、展開が変わります。
g1846-departs-closing-alone = 記録の{ $entry }番目：社長のいない{ $corp }の株価が$0になり、閉鎖します。18xx.gamesではまだ列車を買えます。
g1846-departs-port-stays = 記録の{ $entry }番目：会社がSteamboat Companyを買い、マーカーはマップから外れます。18xx.gamesではマーカーが残ります。
g1846-departs-late-port = 記録の{ $entry }番目：列車を走らせた後でSteamboat Companyのマーカーを置いています。18xx.gamesではできません。
g1846-departs-port-alone = 記録の{ $entry }番目：ボーナスを渡せる会社がまだないうちに、Steamboat Companyのマーカーを置いています。18xx.gamesではその時点で選べません。
g1846-departs-emergency-issue = 記録の{ $entry }番目：{ $corp }が列車のために{ $count }株を発行します。18xx.gamesではその株数を発行できません。
g1846-departs-late-issue = 記録の{ $entry }番目：{ $corp }は、もう建設も運行もできないステップで株を発行または買い戻しています。18xx.gamesではすでに列車購入に進んでいるため、できません。
g1846-departs-late-deal = 記録の{ $entry }番目：{ $corp }は、もう建設できないステップで個人会社を買い、運行がないため閉鎖します。18xx.gamesではその前に閉鎖しています。
g1846-departs-counted = 記録の{ $entry }番目：{ $company }は最も価値の高い場所をカウントしていません。18xx.gamesは最良の場所をカウントするため、{ MONEY($missed) }多くなります。
g1846-departs-sold-before = 記録の{ $entry }番目：破産した社長も売った{ $corp }を、新しい社長が売ります。18xx.gamesではできません。
g1846-departs-no-end = 記録の{ $entry }番目：すべての会社が閉鎖し、ゲームが終わります。18xx.gamesでは続きます。
g1846-departs-letter = このゲームは2016年版ルールブックの文字どおりに進みます。18xx.gamesはデザイナーの後の裁定に従うため、一部の手を受け付けないことがあります。
