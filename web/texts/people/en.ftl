## A person's page
profile = Profile
profile-of = { $name }: profile
profile-settings = Name and settings
profile-game = Game
profile-empty = Nothing played to the end yet in this game.
profile-rating = Rating
profile-rating-none = Not rated yet: play against others or bots.
profile-rating-value = { $value } ± { $deviation }
profile-rating-matches = { $count ->
    [one] after { $count } rated match
   *[other] after { $count } rated matches
}
profile-rating-unsure = Still a guess: it settles with more matches.
profile-rating-picture = Rating after the last { $count } rated matches, from { $low } to { $high }
profile-ratings-bots = Bots here
profile-matches = Matches
profile-won = Won
profile-won-value = { $won } of { $company }
profile-mean = Points on average
profile-friendly = Friendly, not counted
profile-scores = Points
profile-scores-picture = How often you had how many points: from { $low } to { $high }
profile-heroes = With whom
profile-hero = Who
profile-hero-matches = Matches
profile-hero-won = Won
profile-hero-mean = On average
profile-hero-best = Best
profile-bests = Records
profile-best = { $kind ->
    [points] Most points
    [streak] Victories in a row
   *[rating] Highest rating
}
profile-honours = Achievements: { $count } of { $all }
profile-earned = Earned on { $date }
profile-not-earned = not earned yet
profile-history = History
profile-more = Earlier matches
profile-none = No match fits.
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
    [taken_back] dice taken back
    [by_hand] dice by hand
    [hints] with hints
    [left] a bot played on
   *[position] from the middle
}
profile-alone = alone

## What every game has to earn
honour-first-win = First victory
honour-first-win-how = Win a match against others or bots.
honour-ten-wins = Ten victories
honour-ten-wins-how = Win ten matches.
honour-in-a-row = On a roll
honour-in-a-row-how = Win three matches in a row.
honour-beats-master = Beat the master
honour-beats-master-how = Win a match with a bot of the highest level in it.
honour-regular = Regular
honour-regular-how = Play 25 matches to the end.

## The daily dungeon
daily = Daily dungeon
daily-about = Every day one deal per game, the same for everybody here. One try, no hints, nothing seen is taken back.
daily-next = The next one in { $hours } h { $minutes } min
daily-streak = { $days ->
    [0] No streak yet: finish a daily today.
    [1] A streak begins today
   *[other] { $days } days in a row
}
daily-alone = Alone
daily-against = Against: { $bots }
daily-played = { $count ->
    [0] Nobody has finished it yet
    [one] { $count } try finished
   *[other] { $count } tries finished
}
daily-play = Play
daily-go-on = Go on
daily-look = Your game
daily-not-counted = A bot played on: this try does not count.
daily-rank = { $count ->
    [1] The first result of the day
   *[other] Place { $rank } of { $count }
}
daily-below = better than { $percent } % of the others
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
daily-board-empty = Nobody has finished this one.
daily-share = Share
daily-share-text = Text
daily-copied = Copied
daily-save = Save the picture
daily-picture = The result as a picture
daily-seal = Sealed dice
daily-seal-about = The fingerprint of this share of the secret was published days ahead. What came of the day before is mixed in, which nobody can know earlier. When the day is over the share is opened, and anybody can work out the dice. The operator could look at a day once it has begun, and cannot change it unnoticed.
daily-seal-commitment = Fingerprint of the share (SHA-256)
daily-seal-share = Share, opened
daily-seal-entropy = Mixed in (tables and points of the day before)
daily-seal-fingerprint = Fingerprint of the dice of all tables of this day
daily-seal-seen = Your browser has noted this fingerprint on { $date }, and it is still the same.
daily-seal-changed = Your browser noted another fingerprint for this day on { $date }. The deal was exchanged!
daily-seal-proven = Worked out in your browser: share, fingerprint and dice fit.
daily-seal-broken = Share, fingerprint and dice do not fit!
daily-line = Undercroft { $day } · { $game }
daily-yesterday = Yesterday
daily-today = Today

## Puzzles
puzzles = Puzzles
puzzles-about = Positions of games that bots have played. One move is clearly the best: which one?
puzzles-count = { $solved } of { $count } solved
puzzle-of = Puzzle { $number } of { $count }
puzzle-task = Your task: find the best move.
puzzle-exact = The answer is worked out exactly, over everything that can happen.
puzzle-searched = The answer was searched several times by strong bots, and was the same each time.
puzzle-right = That is the best move!
puzzle-wrong = There is a better one.
puzzle-yours = Your move: { $move }
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-solved = solved
puzzle-you = You
