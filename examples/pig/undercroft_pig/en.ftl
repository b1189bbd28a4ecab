pig-title = Pig
pig-about = A die, and your nerve: roll on for more, or keep what you have. Two to four players, five minutes.
pig-rules = In your turn you roll a die as often as you like, and its points add up. Hold, and they are yours. Roll a one, and the points of the turn are lost. The first to hold the goal wins.

pig-option-goal = Goal
pig-option-goal-help = Points that win
pig-option-goal-30 = 30, a short game
pig-option-goal-50 = 50
pig-option-goal-100 = 100, as it is usually played

pig-table-points = Points
pig-table-seat = On the move (counted from 0)
pig-table-turn = In this turn

pig-prompt-roll = Roll on, or hold the { $points ->
        [one] point
       *[other] { $points } points
    } of this turn?
pig-prompt-wait = { $who } is rolling.
pig-prompt-over = The game is over.

pig-move-roll = Roll
pig-move-hold = Hold

pig-event-rolled = { $who } rolls { $face }.
pig-event-lost = { $who } rolls a one and loses the turn’s { $points ->
        [one] point
       *[other] { $points } points
    }.
pig-event-held = { $who } holds: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

pig-part-points = Points
