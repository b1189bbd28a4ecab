board-doggies-option-dogs-dealt = at random
board-doggies-option-dogs-chosen = chosen in turn
board-doggies-option-start-usual = usual
board-doggies-option-start-cross = four exits
board-doggies-option-start-tee = three exits
board-doggies-map = The dungeon
board-doggies-map-help = Map of the dungeon. Arrow keys move it, plus and minus zoom, 0 shows all of it, Enter goes to its rooms.
board-doggies-rooms = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}
board-doggies-nearer = Zoom in (+)
board-doggies-farther = Zoom out (−)
board-doggies-fit = The whole map (0)
board-doggies-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
board-doggies-symbol = { $symbol ->
    [sword] sword
    [bow] bow
    [fire] fireball
    [defence] defence
   *[key] key
}
board-doggies-symbols = { $symbol ->
    [sword] { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
    [bow] { $count ->
        [one] { $count } bow
       *[other] { $count } bows
    }
    [fire] { $count ->
        [one] { $count } fireball
       *[other] { $count } fireballs
    }
    [defence] { $count } defence
   *[key] { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
}
board-doggies-potions = { $potion ->
    [sword] potions of strength: { $count }
    [bow] potions of agility: { $count }
   *[fire] potions of fire: { $count }
}
board-doggies-needs = Needs { $symbols }
board-doggies-hurts = damage { $damage }
board-doggies-trophy = trophy: { $symbols }
board-doggies-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-doggies-paws = { $count ->
    [one] { $count } paw
   *[other] { $count } paws
}
board-doggies-costs-paws = { $count ->
    [one] costs { $count } paw
   *[other] costs { $count } paws
}
board-doggies-lent = a vagabond lends one per fight: { $symbols }
board-doggies-exits = exits: { $sides }
board-doggies-doors = locked doors: { $sides }
board-doggies-holes = holes: { $sides }
board-doggies-claimed = paw of { $name }
board-doggies-covered = disarmed by { $name }, closed
board-doggies-gap = a gap, closed ({ $name })
board-doggies-go = Go here
board-doggies-here = The dog is here
board-doggies-out = Out to the { $side }
board-doggies-punch = Punch through to the { $side }
board-doggies-ghost = Place the card { $where }: { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
board-doggies-ghost-picked = The card lies { $where }
board-doggies-ghost-help = R turns it, Enter leaves it there.
board-doggies-spin-side = Turn the card to the { $side }
board-doggies-spin = Turn
board-doggies-lay = Place it here
board-doggies-lay-help = Choose a place; press it again to turn the card.
board-doggies-choices = What to do
board-doggies-finishing = This leads straight outside and cannot be undone
board-doggies-walk = { $name }: way out
board-doggies-hurt = damage { $damage } of { $defence }
board-doggies-round = Round { $round } of { $rounds }
board-doggies-pile = Room cards in the pile: { $count }
board-doggies-pile-rule = Exploring reveals the top card, which is then placed.
board-doggies-countdown = Cards left to explore: { $count }
board-doggies-countdown-rule = The first dog is out. When these cards run out, there is no more exploring this round.
board-doggies-supply = Potions in the supply
board-doggies-quests = Quests
board-doggies-quest-secret = Secret quest
board-doggies-quest-shared = Shared quest
board-doggies-state = { $state ->
    [walking] on the way out
    [out] out
   *[asleep] asleep
}
board-doggies-first = Good dog token: goes first
board-doggies-progress = So far: { $progress }
board-doggies-ready = quest chosen
board-doggies-no-dog = No dog yet
board-doggies-loot = Loot: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
