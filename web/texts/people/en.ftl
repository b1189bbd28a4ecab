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
profile-place = { $place }. of { $seats }
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
