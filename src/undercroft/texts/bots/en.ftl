# What bots are called, and their advice where a game has no words of its own. All clients say it.

## Levels
bots-level = { $level ->
    [random] Simpleton
    [greedy] Rule of thumb
    [novice] Novice
    [squire] Squire
    [adventurer] Adventurer
    [veteran] Veteran
    [master] Dungeon Master
   *[other] { $level }
}
bots-about = { $level ->
    [random] Plays whatever comes to mind.
    [greedy] Plays by common sense, without thinking ahead.
    [novice] Knows the rules, but slips often: right for a first game.
    [squire] Has seen a dungeon or two. Still slips.
    [adventurer] Plays soundly and remembers what lies ahead.
    [veteran] Weighs every choice and rarely errs.
    [master] Thinks as long as it takes. Show no weakness.
   *[other] A bot of another package.
}
bots-strength = { $rivals ->
    [1] One on one it wins { $wins ->
        [one] { $wins } game
       *[other] { $wins } games
    } of 100 against the { $below ->
        [novice] Novice
        [squire] Squire
        [adventurer] Adventurer
       *[veteran] Veteran
    }.
   *[other] Alone against { $rivals ->
        [2] two
       *[other] { $rivals }
    } { $below ->
        [novice] Novices
        [squire] Squires
        [adventurer] Adventurers
       *[veteran] Veterans
    } it wins { $wins ->
        [one] { $wins } game
       *[other] { $wins } games
    } of 100; { $even } would be even.
}
bots-strength-first = The weakest of the five levels.
bots-temperament = { $temperament ->
    [cautious] Cautious
    [grasping] Grasping
    [spiteful] Spiteful
   *[even] Even-tempered
}
bots-temperament-about = { $temperament ->
    [cautious] Of moves about as good, takes the safest.
    [grasping] Of moves about as good, takes the richest.
    [spiteful] Of moves about as good, takes the one that hurts you most.
   *[even] Takes the best move, whatever it is.
}

## Advice
bots-advice-only = The obvious move: no other was tried.
bots-advice-chance-alone = { $best }% to win.
bots-advice-chance-clear = { $best }% to win, { $next }% with the second-best move.
bots-advice-chance-close = The two best moves are about equal: { $best }% and { $next }% to win.
bots-advice-chance-open = Too close to call between the two best moves: { $best }% and { $next }% to win.
bots-advice-points-alone = { $best ->
    [one] { $best } point
   *[other] { $best } points
} expected.
bots-advice-points-clear = { $best ->
    [one] { $best } point
   *[other] { $best } points
} expected, { $next } with the second-best move.
bots-advice-points-close = The two best moves are about equal: { $best } and { $next ->
    [one] { $next } point
   *[other] { $next } points
} expected.
bots-advice-points-open = Too close to call between the two best moves: { $best } and { $next ->
    [one] { $next } point
   *[other] { $next } points
} expected.
