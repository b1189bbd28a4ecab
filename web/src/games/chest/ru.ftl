board-chest-published = Dungeon Roll
board-chest-level = Уровень { $level }
board-chest-dungeon = Подземелье
board-chest-lair = Логово дракона
board-chest-lair-dice = { $count ->
    [one] { $count } драконья морда
    [few] { $count } драконьи морды
   *[many] { $count } драконьих морд
}
board-chest-lair-rule = Здесь копятся драконьи морды. Когда их наберётся { $wakes }, дракон проснётся, и с ним придётся сразиться.
board-chest-party = Отряд
board-chest-graveyard = Кладбище
board-chest-graveyard-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
board-chest-tokens = Сокровища
board-chest-xp-grown = Опыт: { $before } → { $after }
board-chest-tokens-kept = Сокровища: { $count }
board-chest-tokens-none = Сокровищ пока нет
board-chest-quiet = Здесь пусто
board-chest-phase = { $phase ->
    [monsters] Монстры
    [loot] Добыча
    [dragon] Дракон
   *[regroup] Перегруппировка
}
board-chest-roll = { $count ->
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
   *[many] Бросить { $count } кубиков
}
board-chest-marked = отмечен для переброса
board-chest-revive = Какой гранью вернуть кубик?
board-chest-skill = Навык
board-chest-ultimate = Разовая способность
board-chest-use-ultimate = Применить
board-chest-hero-rules = Умения
board-chest-exhausted = способность истрачена
board-chest-novice = новичок
board-chest-master = мастер
board-chest-xp = Опыт: { $xp }
board-chest-score = Счёт: { $score }
board-chest-adventure = Приключений сыграно: { $done }
board-chest-lord = повелитель подземелья
board-chest-option-heroes-random = случайные
board-chest-option-heroes-mirror = один на всех
