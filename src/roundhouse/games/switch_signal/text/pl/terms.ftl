# Słowa, które się powtarzają; ich lista: docs/glossary.tsv. W zdaniu: { -switch-signal-logistician }.
# Z przypadkiem: { -switch-signal-logistician(case: "acc") }; przypadki: nom, gen, dat, acc, ins, loc.

-switch-signal-instruction =
    { $case ->
        [gen] polecenia
        [dat] poleceniu
        [acc] polecenie
        [ins] poleceniem
        [loc] poleceniu
       *[nom] polecenie
    }
-switch-signal-signal =
    { $case ->
        [gen] semafora
        [dat] semaforowi
        [acc] semafor
        [ins] semaforem
        [loc] semaforze
       *[nom] semafor
    }
-switch-signal-departure =
    { $case ->
        [gen] punktu startowego
        [dat] punktowi startowemu
        [acc] punkt startowy
        [ins] punktem startowym
        [loc] punkcie startowym
       *[nom] punkt startowy
    }
-switch-signal-signal-card = Semafor
-switch-signal-switch-card = Zwrotnica
-switch-signal-move-card = Jazda
-switch-signal-logistician =
    { $case ->
        [gen] Logistyka
        [dat] Logistykowi
        [acc] Logistyka
        [ins] Logistykiem
        [loc] Logistyku
       *[nom] Logistyk
    }
-switch-signal-dispatcher =
    { $case ->
        [gen] Dyspozytora
        [dat] Dyspozytorowi
        [acc] Dyspozytora
        [ins] Dyspozytorem
        [loc] Dyspozytorze
       *[nom] Dyspozytor
    }
-switch-signal-conductor =
    { $case ->
        [gen] Kierownika pociągu
        [dat] Kierownikowi pociągu
        [acc] Kierownika pociągu
        [ins] Kierownikiem pociągu
        [loc] Kierowniku pociągu
       *[nom] Kierownik pociągu
    }
-switch-signal-switchman =
    { $case ->
        [gen] Zwrotniczego
        [dat] Zwrotniczemu
        [acc] Zwrotniczego
        [ins] Zwrotniczym
        [loc] Zwrotniczym
       *[nom] Zwrotniczy
    }
-switch-signal-coupler =
    { $case ->
        [gen] Manewrowego
        [dat] Manewrowemu
        [acc] Manewrowego
        [ins] Manewrowym
        [loc] Manewrowym
       *[nom] Manewrowy
    }
-switch-signal-station-master =
    { $case ->
        [gen] Zawiadowcy stacji
        [dat] Zawiadowcy stacji
        [acc] Zawiadowcę stacji
        [ins] Zawiadowcą stacji
        [loc] Zawiadowcy stacji
       *[nom] Zawiadowca stacji
    }
