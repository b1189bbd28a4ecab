board-chest-published = Dungeon Roll
board-chest-level = Level { $level }
board-chest-dungeon = Dungeon
board-chest-lair = Dragon’s lair
board-chest-lair-dice = { $count ->
    [one] { $count } dragon face
   *[other] { $count } dragon faces
}
board-chest-lair-rule = Dragon faces gather here. Once there are { $wakes }, the dragon wakes and must be fought.
board-chest-party = Party
board-chest-graveyard = Graveyard
board-chest-graveyard-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
board-chest-tokens = Treasure
board-chest-xp-grown = Experience: { $before } → { $after }
board-chest-tokens-kept = Treasure: { $count }
board-chest-tokens-none = No treasure yet
board-chest-quiet = Nothing here
board-chest-phase = { $phase ->
    [monsters] Monsters
    [loot] Loot
    [dragon] Dragon
   *[regroup] Regroup
}
board-chest-roll = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
board-chest-marked = marked for a re-roll
board-chest-revive = Which face should the die show?
board-chest-skill = Skill
board-chest-ultimate = Ultimate
board-chest-use-ultimate = Use
board-chest-hero-rules = Skills
board-chest-exhausted = ultimate spent
board-chest-novice = novice
board-chest-master = master
board-chest-xp = Experience: { $xp }
board-chest-score = Score: { $score }
board-chest-adventure = Adventures played: { $done }
board-chest-lord = dungeon lord
board-chest-option-heroes-random = at random
board-chest-option-heroes-mirror = same for all
