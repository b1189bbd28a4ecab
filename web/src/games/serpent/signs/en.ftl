sign = { $sign ->
    [health] At 0 the hero is out.
    [glory] Pays for your boons, treasures and many quests. New locations and wounded monsters bring it.
    [peril] Rivals spend it to set monsters, traps and curses on this hero. New locations and wounds bring it.
    [actions] Steps, exploring, attacks, further tries. One that is left is saved for the turns of others.
    [level] Every completed quest brings one, and better values.
    [melee] Added to the die in melee fights and tests.
    [magic] Added to the die in magic fights and tests.
    [speed] Added to the die in fights and tests of speed. It is also the number of actions a turn.
    [quests] Completed quests, and how many win.
   *[cards] Cards in hand; at the end of a turn new ones are drawn.
}
