# Słowa, które się powtarzają; ich lista: docs/glossary.tsv. W zdaniu: { -g1846-tile }.
# Z przypadkiem: { -g1846-tile(case: "acc") }; przypadki: nom, gen, dat, acc, ins, loc.

-g1846-tile =
    { $case ->
        [gen] kafla
        [dat] kaflowi
        [acc] kafel
        [ins] kaflem
        [loc] kaflu
       *[nom] kafel
    }
-g1846-token =
    { $case ->
        [gen] żetonu
        [dat] żetonowi
        [acc] żeton
        [ins] żetonem
        [loc] żetonie
       *[nom] żeton
    }
-g1846-market =
    { $case ->
        [gen] giełdy
        [dat] giełdzie
        [acc] giełdę
        [ins] giełdą
        [loc] giełdzie
       *[nom] giełda
    }
-g1846-priority =
    { $case ->
        [gen] priorytetu
        [dat] priorytetowi
        [acc] priorytet
        [ins] priorytetem
        [loc] priorytecie
       *[nom] priorytet
    }
-g1846-stock-round =
    { $case ->
        [gen] rundy giełdowej
        [dat] rundzie giełdowej
        [acc] rundę giełdową
        [ins] rundą giełdową
        [loc] rundzie giełdowej
       *[nom] runda giełdowa
    }
-g1846-operating-round =
    { $case ->
        [gen] rundy operacyjnej
        [dat] rundzie operacyjnej
        [acc] rundę operacyjną
        [ins] rundą operacyjną
        [loc] rundzie operacyjnej
       *[nom] runda operacyjna
    }
