board-raiders-floor = Floor { $floor }
board-raiders-rooms = Rooms of the floor
board-raiders-room = Room { $number }
board-raiders-dark = Dark room
board-raiders-dark-rule = The card lies face down until the party walks in. A torch shows it to you alone beforehand.
board-raiders-secret = seen by the light of your torch
board-raiders-passed = passed
board-raiders-here = the party is here
board-raiders-ahead = ahead
board-raiders-strength = Strength { $strength }
board-raiders-unbeatable = cannot be beaten
board-raiders-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
board-raiders-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-raiders-loses-coins = robs { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-raiders-prize = highest card gains { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-raiders-chests = Chests: { $chests }
board-raiders-highest = strikes the highest card
board-raiders-lays = a card lies face down
board-raiders-hand = Your cards
board-raiders-power = Power { $power }
board-raiders-held = cards in hand: { $cards }
board-raiders-scroll = The scroll: goes first
board-raiders-fallen = collapsed
board-raiders-stone = turned to stone
board-raiders-sum = { $sum } against { $strength }
