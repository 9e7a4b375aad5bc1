# Слова, которые повторяются; их список — docs/glossary.tsv. В предложении: { -switch-signal-logistician }.
# С падежом: { -switch-signal-logistician(case: "acc") }; падежи: nom, gen, dat, acc, ins, loc.

-switch-signal-instruction =
    { $case ->
        [gen] инструкции
        [dat] инструкции
        [acc] инструкцию
        [ins] инструкцией
        [loc] инструкции
       *[nom] инструкция
    }
-switch-signal-signal =
    { $case ->
        [gen] семафора
        [dat] семафору
        [acc] семафор
        [ins] семафором
        [loc] семафоре
       *[nom] семафор
    }
-switch-signal-departure =
    { $case ->
        [gen] отправной точки
        [dat] отправной точке
        [acc] отправную точку
        [ins] отправной точкой
        [loc] отправной точке
       *[nom] отправная точка
    }
-switch-signal-signal-card = Установка семафора
-switch-signal-switch-card = Переключение стрелки
-switch-signal-move-card = Передвижение поезда
-switch-signal-logistician =
    { $case ->
        [gen] Логиста
        [dat] Логисту
        [acc] Логиста
        [ins] Логистом
        [loc] Логисте
       *[nom] Логист
    }
-switch-signal-dispatcher =
    { $case ->
        [gen] Диспетчера
        [dat] Диспетчеру
        [acc] Диспетчера
        [ins] Диспетчером
        [loc] Диспетчере
       *[nom] Диспетчер
    }
-switch-signal-conductor =
    { $case ->
        [gen] Начальника поезда
        [dat] Начальнику поезда
        [acc] Начальника поезда
        [ins] Начальником поезда
        [loc] Начальнике поезда
       *[nom] Начальник поезда
    }
-switch-signal-switchman =
    { $case ->
        [gen] Стрелочника
        [dat] Стрелочнику
        [acc] Стрелочника
        [ins] Стрелочником
        [loc] Стрелочнике
       *[nom] Стрелочник
    }
-switch-signal-coupler =
    { $case ->
        [gen] Сцепщика
        [dat] Сцепщику
        [acc] Сцепщика
        [ins] Сцепщиком
        [loc] Сцепщике
       *[nom] Сцепщик
    }
-switch-signal-station-master =
    { $case ->
        [gen] Дежурной по станции
        [dat] Дежурной по станции
        [acc] Дежурную по станции
        [ins] Дежурной по станции
        [loc] Дежурной по станции
       *[nom] Дежурная по станции
    }
