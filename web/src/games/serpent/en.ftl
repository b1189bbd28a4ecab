board-serpent-published = Legendary Dungeoneer
board-serpent-board = The dungeon
board-serpent-map = Map of the dungeon
board-serpent-nearer = Zoom in
board-serpent-farther = Zoom out
board-serpent-fit = The whole map
board-serpent-phase = { $phase ->
    [recovery] Recovery
    [villainy] Villainy
    [location] Location
    [heroic] Heroics
   *[last] End of turn
}
board-serpent-track = { $sign ->
    [health] Health
    [glory] Glory
    [peril] Peril
    [actions] Actions
    [melee] Melee
    [magic] Magic
    [speed] Speed
    [level] Level
    [quests] Quests
   *[cards] Cards
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
board-serpent-try-here = Try “{ $place }” { $where }
board-serpent-lay-here = Place “{ $place }” { $where }
board-serpent-beside = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} of “{ $place }”
board-serpent-versus = { $own } against { $foe }
board-serpent-ending = { $how ->
    [nakari] Nakari is beaten, which wins the game at once.
    [quests] Quests completed: { $quests }.
    [last] All other heroes have fallen.
    [felled] The hero has fallen.
    [points] Decided on victory points.
   *[rounds] The last round is over.
}
board-serpent-crossing = { $exit }: { $need }, or { $costs ->
    [wound] a wound
   *[action] lose an action
}
board-serpent-need = { $need ->
    [never] out of reach without cards
    [1] any roll will do
   *[other] you need { $need } or more on the die
}
board-serpent-lay = Place it here
board-serpent-lay-turned = Place it here, rotated
board-serpent-turn = Rotate it
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
board-serpent-costs-peril = costs { $cost } of a rival’s peril
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
board-serpent-fallen = lying down
board-serpent-out = out of the game
board-serpent-battle = Battle
board-serpent-battle-at = Battle: { $place }
board-serpent-battle-over = The last battle
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
board-serpent-part = { $part ->
    [wrath] the goddess’s wrath
    [company] stronger together
    [least] never below zero
   *[bought] reinforced
}
board-serpent-roll = rolled { $die }, total { $total }
board-serpent-total = total { $total }
board-serpent-tokens = Wrath tokens: { $count }
board-serpent-nakari = Nakari’s health: { $health }
board-serpent-shared = Shared quests
board-serpent-own = Your quests
board-serpent-things = Your things
board-serpent-sheet = Hero sheet: { $who }
board-serpent-off = not on the map yet
board-serpent-at = you are there
board-serpent-away = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
board-serpent-pays = { $have } of { $need } glory
board-serpent-chance = { $chance }% chance
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
board-serpent-asleep = resting
board-serpent-round = Round { $round }
board-serpent-decks = In the decks: { $adventures } adventures, { $locations } locations, { $quests } quests
board-serpent-drawn = Peril cards drawn:
board-serpent-rivals = Rivals and their peril
board-serpent-attack = Attack { $who }
board-serpent-challenge = Challenge { $who }
board-serpent-order = Send the minion: { $who }
board-serpent-loose = From the lair: { $who }
board-serpent-declares = declares the plan
board-serpent-rouse = Rouse Nakari
board-serpent-peril-for = Peril for { $who }
board-serpent-use = Use { $what }
board-serpent-for = for { $count }
board-serpent-spare = Don’t ask me about this…
board-serpent-window = { $window ->
    [response] Responses
    [challenge] Challenges
    [slick] Interfering with rolls
    [enter] Cards on entering
    [duel] Attacks in others’ turns
    [away] Slipping away
    [treasure] Treasures after battle
    [reroll] Re-rolls
   *[hit] Paying for wounds
}
board-serpent-span = { $span ->
    [turn] not this turn
    [mine] not until my turn
   *[game] not this game
}
board-serpent-ask-again = ask again
