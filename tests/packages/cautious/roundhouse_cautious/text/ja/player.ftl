# 用心深いプレイヤーについてページに出る文章。
bots-name-cautious = 用心深い
bots-1846-cautious = できるときは必ずパスします。
