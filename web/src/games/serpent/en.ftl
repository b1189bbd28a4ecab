board-serpent-published = Legendary Dungeoneer
board-serpent-board = The dungeon
board-serpent-map = Map of the dungeon
board-serpent-nearer = Nearer
board-serpent-farther = Farther
board-serpent-fit = The whole map
board-serpent-phase = Round { $round } · { $who } · { $phase ->
    [setup] setting up
    [recovery] recovery
    [villainy] villainy
    [location] a new location
    [heroic] heroic phase
   *[last] end of the turn
}
board-serpent-brings = brings { $glory } glory and { $peril } peril
board-serpent-exit = { $kind ->
    [open] open
    [wall] wall
    [blocked] blocked
   *[trap] trapped
}
board-serpent-here = Here: { $who }
board-serpent-laid = Traps: { $what }
board-serpent-try-here = Try “{ $place }” here: { $where } of the entrance
board-serpent-lay-here = Lay “{ $place }” here: { $where } of the entrance
board-serpent-steps-to = { $side ->
    [north] { $count } north
    [east] { $count } east
    [south] { $count } south
   *[west] { $count } west
}
board-serpent-versus = { $own } against { $foe }
board-serpent-ending = { $how ->
    [nakari] Nakari is beaten, and that decides the game at once.
    [quests] { $quests } quests are completed.
    [last] All other heroes are felled.
    [felled] The hero is felled.
    [points] Victory points decided.
   *[rounds] The rounds are over.
}
board-serpent-crossing = { $exit }: { $need }, else { $costs ->
    [wound] a wound
   *[action] an action is lost
}
board-serpent-need = { $need ->
    [never] out of reach without the help of cards
    [1] any roll will do
   *[other] you need { $need } or more on the die
}
board-serpent-lay = Lay it here
board-serpent-lay-turned = Lay it here turned round
board-serpent-turn = Turn it round
board-serpent-choose-place = Now choose a location on the map.
board-serpent-tiles = Your locations
board-serpent-hand = Your cards
board-serpent-sort = { $sort ->
    [monster] monster
    [trap] trap
    [curse] curse
    [boon] boon
   *[treasure] treasure
}
board-serpent-timing = { $timing ->
    [response] response
   *[any] any moment
}
board-serpent-costs-glory = costs { $cost } glory
board-serpent-costs-peril = costs { $cost } peril of a rival
board-serpent-health = health { $health } of { $most }
board-serpent-glory = Glory: { $count }
board-serpent-peril = Peril: { $count }
board-serpent-peril-word = peril
board-serpent-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
board-serpent-level = Level { $level }
board-serpent-cards = Cards in hand: { $count }
board-serpent-done = Quests completed: { $count }
board-serpent-fallen = has fallen down
board-serpent-out = out of the game
board-serpent-battle = Battle
board-serpent-battle-at = Battle: { $place }
board-serpent-battle-over = The battle just fought
board-serpent-see-map = Show the map
board-serpent-see-battle = Back to the battle
board-serpent-close = Close
board-serpent-stage = { $stage ->
    [response] response
    [attack] attack roll
    [counter] counter roll
    [strike] strike
    [challenge] challenge
    [lair] lair
   *[reward] reward
}
board-serpent-roll = die { $die }, { $total } in all
board-serpent-total = { $total } in all
board-serpent-tokens = Tokens of wrath: { $count }
board-serpent-nakari = Nakari's health: { $health }
board-serpent-shared = Shared quests
board-serpent-heroes = Heroes
board-serpent-kept = completed
board-serpent-steps = { $done } of { $all } steps
board-serpent-hurt = { $wounds } of { $all } wounds
board-serpent-carried = carried
board-serpent-lies = lies in “{ $place }”
board-serpent-found = found: “{ $place }”
board-serpent-boons = Boons: { $count } of { $most }
board-serpent-treasures = Treasures: { $count } of { $most }
board-serpent-curses = Curses
board-serpent-lair = Lair
board-serpent-minions = Minions
board-serpent-used = used
board-serpent-asleep = rests
board-serpent-decks = Left: { $adventures } adventures, { $locations } locations, { $quests } quests
board-serpent-drawn = Peril drawn:
board-serpent-rivals = Rivals and their peril
board-serpent-attack = Attack { $who }
board-serpent-challenge = Challenge { $who }
board-serpent-order = Send the minion: { $who }
board-serpent-loose = From the lair: { $who }
board-serpent-declares = completes the plan and declares it
board-serpent-rouse = Rouse Nakari
board-serpent-peril-for = Peril for { $who }
board-serpent-use = Use { $what }
board-serpent-for = for { $count }
board-serpent-spare = Don't ask me about this…
board-serpent-window = { $window ->
    [response] Responses
    [challenge] Challenges
    [slick] Interfering with rolls
    [enter] Cards on entering
    [duel] Attacks off-turn
    [away] Slipping away
    [treasure] Treasures after battle
    [reroll] Re-rolls
   *[hit] Paying for wounds
}
board-serpent-span = { $span ->
    [turn] not in this turn
    [mine] not until my turn
   *[game] not in this game
}
board-serpent-ask-again = ask again
