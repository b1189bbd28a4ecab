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

## Told of a turn
notices = When it is my turn
notices-about = This server can tell you about your turn in slow games while your browser is closed. Messages contain no cards, only the game and a link.
notices-none = This server sends no messages while your browser is closed.
notices-mail = E-mail
notices-mail-add = Send e-mail
notices-asked = A message is on its way to { $address }. Open the link in it.
notices-push-add = Notify this browser
notices-push-this = A browser
notices-hook = Web hook
notices-hook-add = Add the web hook
notices-hook-secret = Key of the signature
notices-hook-about = The server posts signed JSON to this address. The documentation shows how a chat bot passes it on.
notices-waiting = not confirmed yet
notices-is-on = Send to { $address }
notices-drop = Remove
notices-drop-this = Remove { $address }
notices-quiet = Quiet hours
notices-quiet-since = from
notices-quiet-until = to
notices-denied = Your browser does not allow notifications from this page.
letter-mute = Turned off
letter-mute-text = You will get no more messages of this kind here.
letter-unmute = Turn on again
letter-unmuted = Messages are on again.
letter-confirm = Address confirmed
letter-confirm-text = You will get a message here when it is your turn.

## Time away
absence = Time away
absence-about = The clocks of slow games wait for you, up to 30 days a year. The others see when you will be back.
absence-left = { $days ->
    [one] { $days } day left this year
   *[other] { $days } days left this year
}
absence-days = Days
absence-begin = I am away
absence-until = You are away until { $day }.
absence-end = I am back

## Friends
friends = Friends
friends-none = No friends yet. Send someone your link, or add players after a game.
friends-calls = Invitations
friends-game = Game
friends-link = Your link
friends-link-about = Whoever opens it and agrees becomes your friend. It is valid for 30 days.
friends-copy = Copy
friends-blocked = Blocked and muted
friend-online = online
friend-offline = away
friend-play = Play
friend-end = Remove
friend-refuse = No
friend-add = Add as friend
friend-add-name = Add { $name } as friend
friend-asked = Asked
friend-invite = Invite
friend-invited = Invited
friend-mute = Hide what they write
friend-unmute = Show what they write
friend-block = Block
friend-unblock = Unblock
friend-link-of = { $name } would like to be friends with you.
called-table = { $kind ->
    [rematch] { $name } wants to play { $title } again.
   *[invite] { $name } invites you to { $title }.
}
called-friend = { $name } wants to be friends with you.
called-join = Join
called-accept = Yes
called-later = Not now
save-ask = { $why ->
    [streak] You are on a streak. Save it: with an account it follows you to other devices.
   *[won] You won! Save your games: with an account they follow you to other devices.
}

## The weekly duplicate
weekly = Weekly duplicate
weekly-about = Three deals per game every week, the same for everyone. Your score counts against the average of all others on the same deal.
weekly-ends = The week ends on { $day }.
weekly-deal = Deal { $number }
weekly-above = { $points } against expectation
weekly-groups = Groups
weekly-groups-about = A group has its own board on the same deals. Whoever opens its link can join.
weekly-members = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
weekly-link = Link to { $name }
weekly-name = Name of the group
weekly-found = New group
weekly-leave = Leave
weekly-invited = You are invited to the group “{ $name }”.
among = Show
among-everyone = Everyone

## Privacy
privacy-about = This server stores only what the games need. It shows no advertising, counts no visits and passes nothing on, except messages that you turn on yourself.
privacy-what = { $part ->
    [cookie] A cookie
    [name] Name and account
    [games] Games, results and ratings
    [chat] Chat
    [friends] Friends, blocks and groups
    [notices] Addresses for messages
    [logs] Network addresses
   *[browser] In your browser
}
privacy-how = { $part ->
    [cookie] It says that you are the same person as before; nothing else. It expires after a year without a visit.
    [name] Your name, your avatar, your login and a hash of your password, which cannot be turned back. Devices signed in to an account are forgotten after 400 days. The rest stays until you delete it.
    [games] Moves, dice and results stay so that games can be replayed and verified. If you delete yourself, they stay with the others under the name of a guest.
    [chat] The newest 1,000 lines of a table stay with it, until you delete yourself.
    [friends] Until you end or delete them. Invitations are forgotten after a day.
    [notices] E-mail addresses, browsers and web hooks that you enter, and your quiet hours, until you remove them. Messages are deleted when they are sent.
    [logs] Used in memory to limit misuse. The server’s log names an address only when something is refused or fails. The address from which an open table was set up is forgotten when it starts.
   *[browser] Settings, solved puzzles and noted seals stay in your browser only.
}
privacy-export = Take your data along
privacy-export-about = A file with everything that is stored about you. Each finished game can also be saved from its page.
privacy-export-do = Download as JSON
privacy-erase = Delete me
privacy-erase-about = Deletes your name, account, ratings, achievements, friends, chat lines and addresses, at once and for good. Bots play your running games to the end, which you lose. Backups of the operator keep the data until they expire.
privacy-erase-sure = I want to delete everything
privacy-erase-do = Delete for good
