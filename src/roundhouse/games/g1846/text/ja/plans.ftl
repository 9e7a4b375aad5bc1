# 検討盤：検討できないこと、検討盤の言葉。

g1846-plan-too-long = この案は{ $steps }手です。検討できるのは{ $most }手までです。手を減らすか、別の案に分けてください。
g1846-not-in-play = { $company }はもうゲームに残っていないので、検討できません。別の会社を選ぶか、この手を消してください。
g1846-not-opened = { $corp }はまだ設立されていません。先に案の中で設立してください。
g1846-nobody-plans = { $corp }には社長がいないので、運行するだけです。別の会社を選んでください。
g1846-nothing-to-return = { $corp }の列車は{ $have }両、制限は{ $limit }両なので、返す列車はありません。この手を消してください。

# --- 検討盤
g1846-panel-plans = 案
g1846-panel-plan-name = 案{ $number }
g1846-panel-plan-compare = 比べる
g1846-panel-plan-intro = 印の付いたヘクスを選ぶか、下から選んでください。どの会社でも、何手先でも試せます。資金は足りなくても構いません。
g1846-panel-plan-for = 検討する会社
g1846-panel-plan-begin-anew = 最初から
g1846-panel-plan-moved-on = 局面が変わりました。今は{ $now }手目、この案は{ $made }手目のものです。{ $steps }手のうち{ $fits }手は今も使えます。
g1846-panel-plan-replay = 使える手を残す
g1846-panel-plan-then = { $made }手目を見る
g1846-panel-plan-lay = { $place }にタイル{ $tile }
g1846-panel-plan-token = { $place }にトークン
g1846-panel-plan-from = { $corp }から{ $train }列車を買う
g1846-panel-plan-start = { MONEY($price) }で設立
g1846-panel-plan-start-told = { $corp }はまだ設立されていません。設立する価格：
g1846-panel-plan-drop = 消す：{ $step }
g1846-panel-plan-short = { MONEY($amount) }不足
g1846-panel-plan-turn = { $turn }回目の手番
g1846-panel-plan-runs =
    { $proven ->
        [yes] 最高収益{ MONEY($revenue) }：1株{ MONEY($each) }
       *[no] 最高収益は{ MONEY($revenue) }以上：1株{ MONEY($each) }
    }
g1846-panel-plan-runs-half = 最高収益{ MONEY($revenue) }：所有者に{ MONEY($half) }
g1846-panel-plan-no-train = { $company }に運行する列車がありません
g1846-panel-plan-no-route = { $company }にルートがありません
g1846-panel-plan-treasury = 資金{ MONEY($cash) }
g1846-panel-plan-routes = ルート
g1846-panel-plan-pays = 配当の内訳
g1846-panel-plan-half = 資金+{ MONEY($treasury) }。
g1846-panel-plan-returns = { $corp }の列車が多すぎます。1両返します：
g1846-panel-plan-places = 建設できるヘクス：{ $count }
g1846-panel-plan-copy = 別の案にコピー
g1846-panel-plan-clear = 消去
g1846-panel-plan-fact-company = 会社
g1846-panel-plan-fact-cost = 費用
g1846-panel-plan-fact-left-out = 除かれた手
g1846-panel-plan-fact-treasury = 資金
g1846-panel-plan-fact-trains = 列車
g1846-panel-plan-fact-run = 最高収益
g1846-panel-plan-fact-each = 全配当での1株
g1846-panel-plan-fact-own = あなたの受取
g1846-panel-plan-fact-price = 新しい株価
