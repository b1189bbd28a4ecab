board-raiders-floor = Этаж { $floor }
board-raiders-rooms = Комнаты этажа
board-raiders-room = Комната { $number }
board-raiders-dark = Тёмная комната
board-raiders-dark-rule = Карта лежит лицом вниз: её откроют, когда отряд войдёт. С факелом вы один увидите её заранее.
board-raiders-secret = вы видели её при свете факела
board-raiders-passed = пройдена
board-raiders-here = отряд здесь
board-raiders-ahead = впереди
board-raiders-strength = Сила { $strength }
board-raiders-unbeatable = непобедим
board-raiders-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[many] { $count } ран
}
board-raiders-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
board-raiders-loses-coins = отнимает { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
}
board-raiders-prize = старшей карте { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
board-raiders-chests = Сундуки: { $chests }
board-raiders-highest = бьёт старшую карту
board-raiders-lays = карта лежит лицом вниз
board-raiders-hand = Ваши карты
board-raiders-power = Сила { $power }
board-raiders-held = карты на руке: { $cards }
board-raiders-scroll = Свиток: первый ход
board-raiders-fallen = без чувств
board-raiders-stone = окаменел
board-raiders-sum = { $sum } против { $strength }
