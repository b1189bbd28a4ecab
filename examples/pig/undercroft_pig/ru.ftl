pig-title = Свинья
pig-about = Кубик и выдержка: бросать дальше или забрать то, что есть. От двух до четырёх игроков, пять минут.
pig-rules = В свой ход бросайте кубик сколько угодно раз, очки складываются. Остановились – они ваши. Выпала единица – очки этого хода пропали. Побеждает тот, кто первым наберёт нужное число очков.

pig-option-goal = Цель
pig-option-goal-help = Сколько очков нужно для победы
pig-option-goal-30 = 30, короткая игра
pig-option-goal-50 = 50
pig-option-goal-100 = 100, как обычно играют

pig-table-points = Очки
pig-table-seat = Ходит (считая от 0)
pig-table-turn = За этот ход

pig-prompt-roll = Бросать дальше или забрать { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за этот ход?
pig-prompt-wait = { $who } бросает кубик.
pig-prompt-over = Игра окончена.

pig-move-roll = Бросить
pig-move-hold = Забрать

pig-event-rolled = { $who } бросает: { $face }.
pig-event-lost = { $who } выбрасывает единицу и теряет { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
pig-event-held = { $who } забирает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.

pig-part-points = Очки
