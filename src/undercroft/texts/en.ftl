# Texts of the shell: the table, commands, reports. The texts of the games lie beside their rules.

## At the table
shell-seat = Player { $number }
shell-human = Delver
shell-bot =
    { $number ->
        [1] Ember
        [2] Flint
        [3] Cobweb
        [4] Soot
       *[other] Owl
    }
shell-seats =
    { $most ->
        [one] { $least }–{ $most } player
       *[other] { $least }–{ $most } players
    }
shell-choose-game = Which game?
shell-welcome = Type the number of a move and press Enter. New to the game? Type rules. Type ? for help, q to leave: the match saves itself.
shell-resumed = We go on where you left.
shell-offer-resume = There is an unfinished match. Go on with it? [Y/n]
shell-fairness = Chance was sealed before the match and can be checked after it: { $commitment }
shell-sealed = Seal of the dice: { $commitment }
shell-opponent = { $name }: { $level }
shell-thinks = { $name } thinks…
shell-weighs = Weighing the moves…
shell-hint-chance = { $margin ->
    [0] { $percent }% to win
   *[other] { $percent } ± { $margin }% to win
}
shell-hint-points = { $points } ± { $margin } points
shell-hint-tries =
    { $tries ->
        [one] Tried { $tries } time; a deeper look: --seconds SECONDS.
       *[other] Tried { $tries } times in all; a deeper look: --seconds SECONDS.
    }
shell-no-hint = Nobody can advise on this game.
shell-curtain = Pass the keyboard: { $name } is next. Everybody else looks away.
shell-curtain-key = Enter – show the table

## Commands
shell-help =
    A move is its number or its notation (on the right in the list below). You can also type:
      hint           the best moves, what they are worth, and why
      undo (u)       take the last move back, while it has shown nothing
      table (Enter)  show the table and the moves again
      log            what happened; `log all` from the very start
      cards (c)      what the things on the table do
      rules          the rules in short
      lang           switch to Russian and back
      quit (q)       leave; the match is kept and waits
shell-no-cards = This game explains nothing of its table.
shell-no-rules = This game brings no short rules.
shell-undone = Taken back: { $move }.
shell-undo-nothing = There is nothing to take back: no move has been made.
shell-undo-other = The last move was another player's; it cannot be taken back.
shell-undo-stands = This one stands: it showed something new, a roll or a card, or it bound others.
shell-log-empty = Nothing has happened yet.
shell-log-more =
    { $count ->
        [one] … and { $count } line before (log all)
       *[other] … and { $count } lines before (log all)
    }
shell-no-language = There is no such language. There are: { $languages }.
shell-no-number = There is nothing under { $number }. There is: { $range }.
shell-not-understood = “{ $line }” is not understood. Type the number of a move, or ? for help.
shell-not-now = That cannot be played now.
shell-save-failed = The match cannot be saved ({ $path }): { $why }. You can play on.
shell-goodbye = The match is kept. To go on: undercroft play { $game } --resume
shell-goodbye-unsaved = The match could not be saved.

## The end
shell-over = The match is over
shell-solo-score =
    { $score ->
        [one] Your result: { $score } point.
       *[other] Your result: { $score } points.
    }
shell-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory.
    }
shell-nobody-won = Nobody wins.
shell-list = { $rest } and { $last }
shell-score = Score
shell-tie = Tie-break: { $what }
shell-kept = The record of the match: { $path }
shell-next = Enter – next
shell-unfinished = The match is not over.

## Verification
shell-verdict-friendly =
    { $count ->
        [one] A friendly match: dice were seen and taken back, { $count } number of their stream.
       *[other] A friendly match: dice were seen and taken back, { $count } numbers of their stream.
    }
shell-verdict-fair = Fair: every outcome comes from dice sealed before the match.
shell-verdict-seeded = The record is whole, but its dice come from a seed known beforehand.
shell-verdict-open = The record is whole, but the match is not over: the secret of the dice is not out yet.
shell-verdict-hand = The record is whole, but outcomes or a position in it were put in by hand.
shell-verdict-bent = The record is broken or was changed.
shell-verdict-unknown = Nothing can be said: the rules or cards it was played with are not here.
shell-verified =
    { $game }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $outcomes ->
        [one] { $outcomes } outcome
       *[other] { $outcomes } outcomes
    } of dice and decks.
shell-verified-unfinished = The match is not over where the record ends: what came after is not in it.
shell-verified-hand = Put in by hand at the moves: { $steps }.
shell-fingerprint = Fingerprint of the record: { $fingerprint }

## Cards
shell-grades = A – sure · B – one good source · C – doubtful · R – ours
shell-cards-good = { $file }: no mistakes.

## Simulation
shell-sim-title =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
shell-sim-wins = wins
shell-sim-interval = 95 %
shell-sim-score = mean score
shell-sim-length = Decisions a game: { $mean } on average, from { $least } to { $most }.
shell-sim-speed = Decisions a second: { $rate } ({ $seconds } s in all).
shell-sim-progress = { $done } of { $all } games, { $left ->
        [0] less than a minute left
        [one] about { $left } minute left
       *[other] about { $left } minutes left
    }
shell-sim-written =
    { $games ->
        [one] The row of the game is in { $path }.
       *[other] The rows of the games are in { $path }.
    }
shell-sim-interrupted = { $done } of { $all } games are played and kept in { $path }: the same command goes on from there.
shell-sim-lost = { $done } of { $all } games were played; with --out the same command would go on from there.

## Reports on balance
shell-report-title = balance
shell-report-about = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } at a table of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, played by bots: { $bots }. They move on by one seat after every game.
shell-report-made = Rules version { $rules }, cards { $cards }, seed { $seed }.
shell-report-reading = Bars are 95 % intervals, counted by games; the dashed line is what would be even. Numbers in brackets are seats or games that the figure comes from.
shell-report-seats = Wins by seat
shell-report-by-order = Wins by order of play
shell-report-by-character = Wins by character
shell-report-by-hero = Wins by hero
shell-report-by-dog = Wins by dog
shell-report-by-quest = Wins by personal quest, of those held in the game
shell-report-by-boss = Mean score by boss
shell-report-wins-by-boss = Wins by boss, in percent
shell-report-order = No. { $number } to play
shell-report-scores = Scores
shell-report-lengths = Length: decisions in a game
shell-report-cards = Cards
shell-report-cards-about = The most telling first. “Had” and “used” are how much more often than even those seats win, in percentage points. Those who win have often more of everything: it says what goes with winning, not what causes it.
shell-report-card = Card
shell-report-drawn = drawn a game
shell-report-played = used a game
shell-report-had = had, wins
shell-report-used = used, wins
shell-report-against = What the cards change
shell-report-against-about = The cards { $mine } against the cards { $theirs }, on the same deals.
shell-report-against-shares = Wins
shell-report-mean-score = Mean score
shell-report-best-score = Best score
shell-report-length = Decisions in a game
shell-report-printed = printed
shell-report-changed = changed
shell-report-rows = { $count } cards
shell-report-effect = After a number comes its 95 % interval; d is the size of the change in standard deviations of a single game: 0.2 is small, 0.8 large.
shell-report-written = The report is in { $path }.

## Laws
shell-check-same = the same fault as “{ $law }”
shell-check-endless = The game never ends, so no other law can be checked.
shell-check-kept = { $game } keeps all laws: { $count }.
shell-check-broken = { $game } breaks { $count } of { $all } laws.

## The ladder
shell-ladder-title =
    { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in all
shell-ladder-rating = Elo
shell-ladder-points = points
shell-ladder-interval = 95 %
shell-ladder-share = wins
shell-ladder-gain = points more
shell-ladder-even = even
shell-ladder-games = games
shell-ladder-plain = worth
shell-ladder-plain-about = Worth: as many games tell the same if their luck is left in.
shell-ladder-against = { $bot } against { $against }
shell-ladder-beats = { $bot } beats { $against } with 95 % confidence.
shell-ladder-loses = { $bot } loses to { $against } with 95 % confidence.
shell-ladder-open = It is open whether { $bot } or { $against } is stronger.
shell-ladder-too-few =
    { $deals ->
        [one] One deal is too few
       *[other] { $deals } deals are too few
    } to tell whether { $bot } beats { $against }; { $needed } are needed.
shell-ladder-failed =
    { $count ->
        [one] { $bot } broke down in { $count } game and lost it.
       *[other] { $bot } broke down in { $count } games and lost them.
    }
shell-ladder-progress = { $done } of { $all } deals, { $left ->
        [0] less than a minute left
        [one] about { $left } minute left
       *[other] about { $left } minutes left
    }
shell-ladder-kept = Kept in { $path }: the same command goes on from there.
shell-ladder-not-kept = Not kept: name a file with --out.

## The table of Chest
shell-chest-where =
    Adventure { $adventure } of 3 · level { $level } · { $phase ->
        [formation] forming the party
        [monsters] monsters
        [loot] loot
        [dragon] dragon
       *[regroup] regroup
    }
shell-chest-xp = { $xp } XP
shell-chest-score = score { $score }
shell-chest-skill = Skill
shell-chest-ultimate = Ultimate
shell-chest-used = used
shell-chest-party = Party
shell-chest-graveyard = Graveyard
shell-chest-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
shell-chest-level = Level
shell-chest-clear = empty
shell-chest-lair = Lair
shell-chest-awake = the dragon is awake!
shell-chest-stirs = the dragon stirs!
shell-chest-picked = Picked
shell-chest-rank = Rank: { $rank }.
shell-chest-achievements =
    { $count ->
        [one] { $name }: an achievement!
       *[other] { $name }: achievements!
    }

## The table of Raiders
shell-raiders-where = Floor { $floor } of 5 · room { $room } of 5
shell-raiders-dark = dark room
shell-raiders-torch-lit = (by torch)
shell-raiders-chest =
    { $coins ->
        [one] { $coins } coin for the highest card
       *[other] { $coins } coins for the highest card
    }
shell-raiders-small-chest = { $coins } for the next
shell-raiders-trap =
    { $loss ->
        [coins] the richest lose coins
       *[wounds] the least wounded are wounded
    }: { $amounts } for highest card 1–5
shell-raiders-strength = strength { $strength }
shell-raiders-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
shell-raiders-robs =
    { $count ->
        [one] takes { $count } coin
       *[other] takes { $count } coins
    }
shell-raiders-prize =
    { $count ->
        [one] { $count } coin for the highest card
       *[other] { $count } coins for the highest card
    }
shell-raiders-gift-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
shell-raiders-gift-potion =
    { $count ->
        [one] potion (−{ $count } wound)
       *[other] potion (−{ $count } wounds)
    }
shell-raiders-item =
    { $item ->
        [torch] torch
        [ball] ball
        [key] key
       *[sword] sword
    }
shell-raiders-head-raider = Raider
shell-raiders-head-coins = Coins
shell-raiders-head-wounds = Wounds
shell-raiders-head-hand = Power
shell-raiders-head-items = Items
shell-raiders-head-card = Card
shell-raiders-scroll = , scroll
shell-raiders-laid = laid
shell-raiders-flees = flees
shell-raiders-out-stone = stone
shell-raiders-out-fallen = fallen

# undercroft doctor
shell-doctor-build = undercroft { $version }, { $build ->
    [compiled] compiled build
   *[pure] pure Python: games and bots run about ten times slower than compiled
}
shell-doctor-python = Python { $python }, { $system }
shell-doctor-games = Games: { $games }
shell-doctor-lacks = The package { $package } is missing. Install undercroft again.
shell-doctor-extra = { $state ->
    [there] + { $extra }: installed
   *[missing] – { $extra }: not installed, lacks { $missing }; pip install 'undercroft[{ $extra }]'
}
shell-doctor-client = { $state ->
    [there] + web client: built
   *[missing] – web client: not built; make play builds it
}
shell-doctor-page = { $state ->
    [there] + static table: installed
   *[missing] – static table: not installed; pip install 'undercroft[page]', or make site in a checkout
}
shell-doctor-data = { $state ->
    [there] + data: { $folder }, { $space } MiB free
    [full] – data: { $folder } has only { $space } MiB left
   *[locked] – data: { $folder } cannot be written; set XDG_DATA_HOME to another folder
}
shell-doctor-encoding = – this terminal writes { $encoding }: letters it lacks appear as “?”. Use UTF-8.

## Seats for agents
shell-agent-seat = You play { $name }.
shell-agent-rivals = Against: { $rivals }.
shell-agent-asked = ? { $prompt }
shell-agent-waiting = Not your turn. The game waits for { $names }.
shell-agent-over = The match is over. Winners: { $winners }. Scores: { $scores }.
shell-agent-legal = { $move } is legal now.

## undercroft bench-agent
shell-bench-game = Game { $number } against { $level }: { $share } of the win ({ $end }). Rating { $value } ± { $reach }.
shell-bench-agent = the agent
shell-bench-games = Games: { $games } ({ $ends }). Illegal moves: { $illegal }. Elo points above greedy, with a 95 % interval.
shell-bench-kept = Records and journal: { $path }
