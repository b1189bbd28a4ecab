## A person's page
profile = Profile
profile-of = { $name }: profile
profile-settings = Name and settings
profile-game = Game
profile-empty = No finished game here yet.
profile-rating = Rating
profile-rating-none = No rating yet: play against people or bots.
profile-rating-value = { $value } ± { $deviation }
profile-rating-matches = { $count ->
    [one] after { $count } rated match
   *[other] after { $count } rated matches
}
profile-rating-unsure = Provisional: it settles as you play.
profile-rating-picture = Rating over the last { $count } rated matches, from { $low } to { $high }
profile-ratings-bots = Bots
profile-matches = Matches
profile-won = Won
profile-won-value = { $won } of { $company }
profile-mean = Average score
profile-friendly = Friendly, not counted
profile-scores = Points
profile-scores-picture = Score distribution, from { $low } to { $high }
profile-heroes = Characters
profile-hero = Character
profile-hero-matches = Matches
profile-hero-won = Won
profile-hero-mean = Average
profile-hero-best = Best
profile-bests = Records
profile-best = { $kind ->
    [points] Most points
    [streak] Wins in a row
   *[rating] Highest rating
}
profile-honours = Achievements: { $count } of { $all }
profile-earned = Earned on { $date }
profile-not-earned = not earned yet
profile-history = History
profile-more = Earlier matches
profile-none = No such matches.
profile-filter-game = Game
profile-filter-all = All
profile-filter-kind = Matches
profile-kind = { $kind ->
    [counts] that count
    [friendly] friendly
   *[all] all
}
profile-filter-won = Result
profile-ended = { $won ->
    [won] won
    [lost] lost
   *[all] all
}
profile-place = place { $place } of { $seats }
profile-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
profile-change = { $change } → { $rating }
profile-why = { $why ->
    [agreed] friendly
    [hot_seat] one screen
    [brought] from a file
    [late] finished late
    [bots] with a bot
    [left] finished by a bot
*[position] from a position
}
profile-alone = alone

## What every game has to earn
honour-first-win = First victory
honour-first-win-how = Win a match against people or bots.
honour-ten-wins = Ten victories
honour-ten-wins-how = Win ten matches.
honour-in-a-row = On a roll
honour-in-a-row-how = Win three matches in a row.
honour-beats-master = Beat the master
honour-beats-master-how = Win a match that includes a bot of the highest level.
honour-regular = Regular
honour-regular-how = Finish 25 matches.

## The daily dungeon
daily = Daily dungeon
daily-about = One deal per game every day, the same for everyone here. One attempt, no hints, and nothing revealed can be taken back.
daily-next = Next one in { $hours } h { $minutes } min
daily-streak = { $days ->
    [0] No streak yet: finish a daily today.
    [1] A streak begins today
   *[other] { $days } days in a row
}
daily-alone = Solo
daily-against = { $count ->
    [one] Against { $count } bot
   *[other] Against { $count } bots
}: { $bots }
daily-played = { $count ->
    [0] Nobody has finished it yet
    [one] { $count } attempt finished
*[other] { $count } attempts finished
}
daily-play = Play
daily-go-on = Continue
daily-look = Your game
daily-not-counted = A bot finished it: this attempt does not count.
daily-rank = { $count ->
    [1] First result of the day
   *[other] Place { $rank } of { $count }
}
daily-below = better than { $percent }% of the others
daily-rounds = { $count ->
    [one] in { $count } round
   *[other] in { $count } rounds
}
daily-won = won
daily-lost = lost
daily-best = Yesterday’s best: { $name }, { $score }
daily-watch = Watch it
daily-board = Board
daily-board-of = { $game }, { $day }: board
daily-board-empty = Nobody finished this one.
daily-share = Share
daily-share-text = Text
daily-copied = Copied
daily-save = Save the picture
daily-picture = The result as a picture
daily-seal = Sealed dice
daily-seal-about = The fingerprint of this share of the secret was published days ahead. The results of the day before are mixed in, which nobody can know in advance. When the day is over, the share is revealed and anyone can check the dice. The operator could peek at a day once it has begun, but cannot change it unnoticed.
daily-seal-commitment = Fingerprint of the share (SHA-256)
daily-seal-share = Share, revealed
daily-seal-entropy = Mixed in (tables and points of the day before)
daily-seal-fingerprint = Fingerprint of the dice of all tables of this day
daily-seal-seen = Your browser noted this fingerprint on { $date }, and it has not changed.
daily-seal-changed = On { $date } your browser noted another fingerprint for this day. The deal was swapped!
daily-seal-proven = Checked in your browser: share, fingerprint and dice match.
daily-seal-broken = Share, fingerprint and dice do not match!
daily-line = Undercroft { $day } · { $game }
daily-yesterday = Yesterday
daily-today = Today

## Puzzles
puzzles = Puzzles
puzzles-about = Positions from games played by bots. One move is clearly the best: which one?
puzzles-count = { $solved } of { $count } solved
puzzle-of = Puzzle { $number } of { $count }
puzzle-task = Your task: find the best move.
puzzle-exact = The answer is exact: every possible outcome was counted.
puzzle-searched = Strong bots searched several times and found this move every time.
puzzle-right = The best move!
puzzle-wrong = There is a better move.
puzzle-yours = Your move: { $move }
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-solved = solved
puzzle-you = You
