# Wszystko, co mówi Myto.
pages-title-toll = Myto
pages-title-toll-about = Stawiaj monety na kość i nie pokazuj swojej karty.
pages-title-toll-short =
    Każdy ma zakrytą kartę od 1 do 6 i kilka monet.
    W swojej turze stawia się monety na kość, pokazuje kartę albo pasuje.
    Po trzech rundach liczą się razem monety i karta.
pages-option-toll-purse = Monety na początku
pages-option-toll-purse-about = Im więcej monet, tym więcej zmartwień.
bots-name-careful = Ostrożny
bots-toll-careful = Nigdy nie stawia monet.
arena-toll-shown = Pokazane karty

toll-dealt = { $seat } dostaje kartę { $card }.
toll-rolled = { $seat } rzuca { $pips }; monety: { $won }.
toll-too-much = Nie można postawić { $coins }: masz { $have }. Postaw mniej albo pasuj.
toll-turn = tura
toll-rounds-over = Rozegrano trzy rundy.
toll-keeps-coins = Czego się nie postawi, tego się nie straci.
