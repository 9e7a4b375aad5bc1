# Pozycje dla wyszukiwania tras i polecenie, które na nie odpowiada.
g1846-bad-position = Pozycji { $number } w pliku nie da się rozwiązać: { $cause }
g1846-unknown-name =
    { $kind ->
        [hex] na mapie nie ma heksu „{ $name }”.
        [stop] nie ma miasta „{ $name }” z miejscami na żetony.
        [tile] nie ma kafla „{ $name }”.
        [rotation] kafla nie da się obrócić o „{ $name }”; napisz „57@2”, od 0 do 5 (Chicago: 0).
        [train] nie ma pociągu „{ $name }”.
        [phase] nie ma fazy „{ $name }”; są I, II, III i IV.
        [private] „{ $name }” nie ma znacznika premii.
       *[company] nie ma spółki „{ $name }”.
    }
g1846-tile-misfit = kafla { $tile } nie można tu położyć: { $hex }.
cli-routes-position = { $number }. { $company }, { $trains }: { MONEY($revenue) }
cli-routes-train = { $train }: { $way } = { MONEY($revenue) }
cli-routes-amount =
    { $reason ->
        [east_west] { $amount } wschód–zachód
        [mail] { $amount } poczta
        [port] { $amount } port
        [meat] { $amount } mięso
        [boomtown] { $amount } Boomtown
       *[stops] { $amount }
    }
cli-routes-idle = { $train } stoi
cli-routes-unproven = bez dowodu: najwyżej { MONEY($bound) }
cli-routes-difference = Pozycja { $number } ({ $game }, działanie { $action }): { $company } może zarobić { MONEY($revenue) }, a w pliku jest { MONEY($expected) }.
cli-routes-nothing-to-check = Żadna pozycja w pliku nie ma „best_revenue”. Pomiń --check.
cli-routes-total = Pozycje: { $positions }, porównane: { $compared }, różne: { $different }, bez dowodu: { $unproven }; razem { MONEY($revenue) }.
cli-routes-times = Razem { $seconds } s, mediana { $median } ms, najdłuższa { $slowest } ms (pozycja { $number }).
