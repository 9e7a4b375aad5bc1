# ルート探索の局面と、それに答えるコマンド。
g1846-bad-position = ファイルの局面{ $number }には答えられません：{ $cause }
g1846-unknown-name =
    { $kind ->
        [hex] マップにヘクス「{ $name }」はありません。
        [stop] トークンを置く都市「{ $name }」はありません。
        [tile] タイル「{ $name }」はありません。
        [rotation] 「{ $name }」という向きはありません。「57@2」のように0から5（シカゴは0）で書いてください。
        [train] 列車「{ $name }」はありません。
        [phase] フェイズ「{ $name }」はありません。I、II、III、IVがあります。
        [private] 「{ $name }」のボーナスマーカーはありません。
       *[company] 会社「{ $name }」はありません。
    }
g1846-tile-misfit = タイル{ $tile }が{ $hex }に置かれることはありません。
cli-routes-position = { $number }. { $company }、{ $trains }：{ MONEY($revenue) }
cli-routes-train = { $train }：{ $way } = { MONEY($revenue) }
cli-routes-amount =
    { $reason ->
        [east_west] { $amount } 東西
        [mail] { $amount } 郵便
        [port] { $amount } 港
        [meat] { $amount } 食肉
        [boomtown] { $amount } Boomtown
       *[stops] { $amount }
    }
cli-routes-idle = { $train }は走りません
cli-routes-unproven = 未証明：最大{ MONEY($bound) }
cli-routes-difference = 局面{ $number }（{ $game }、行動{ $action }）：{ $company }の最大は{ MONEY($revenue) }ですが、ファイルでは{ MONEY($expected) }です。
cli-routes-nothing-to-check = ファイルのどの局面にも「best_revenue」がありません。--checkを外してください。
cli-routes-total = 局面{ $positions }、比較{ $compared }、相違{ $different }、未証明{ $unproven }。合計{ MONEY($revenue) }。
cli-routes-times = 合計{ $seconds }秒、中央値{ $median }ミリ秒、最長{ $slowest }ミリ秒（局面{ $number }）。
