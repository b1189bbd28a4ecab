# Texts of the web client. The texts of the games lie beside their rules.

tagline = Dungeons, dice and cards at one table
close = Close
loading = Lighting the torches…
reconnecting = Connection lost, reconnecting…
too-many-windows = Too many windows of the game are open, here or in your network. Please close some.
to-home = Home
to-table = To the table
language = Language
language-name = English
language-short = Eng
settings = Settings
about = About

## Home
home-choose = Choose a game
home-daily = Daily dungeon
home-puzzles = Puzzles
home-profile = Profile
home-resume = Continue
home-public = Open tables
home-finished = Finished games
home-bring = Open a saved game
home-seats = { $least }–{ $most } players
setup-names = Player names
quick = Quick match
quick-help = { $title } with people: a free seat at an open table, or a new table that others can join.
setup-company = Play
company = { $company ->
    [solo] Solo
    [bots] With bots
    [friends] With friends
   *[screen] One screen
}
setup-seats = How many players
setup-level = Bot strength
setup-suggested = Closest to your rating: { $level }.
setup-temperament = Bot temperament
setup-more = Options
setup-cards = Cards
setup-cards-help = This server offers other cards too
setup-cards-printed = as printed
setup-real = Real dice and cards
setup-real-help = The box is on your table: you roll and draw, the app runs the game and checks the rules
setup-public = Open table
setup-public-help = Anyone can find it on the home page and join
setup-clock = Clock
clock-kind = { $kind ->
    [none] No clock
    [live] 10 minutes
*[days] 3 days per move
}
setup-play = Play
setup-invite = Invite friends
line-waits = waiting for players
line-join = join
line-your-turn = your turn
line-playing = in play
line-watch = watch
line-won = won
line-lost = lost
line-friendly = friendly
line-ended = No result
line-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Seats
seat = Seat { $number }
player = Player { $number }
guest = Guest { $number }
seats = At the table
seat-free = Free
seat-show = { $name }: details
seat-you = you
seat-host = host
seat-covered = a bot is playing
seat-away = away
seat-awaited = to move
seat-thinks = thinking…
seat-thinks-for = { $seconds } s
seat-winner = winner
seat-return = Take over
seat-cover = Let a bot play
leave = Leave the game
leave-help = A bot takes over for you. Until the game ends you can come back at any time. { $rated ->
    [yes] This game is rated: once a bot moves for you, it counts as a loss.
   *[no] {""}
}
bot-name = { $number ->
    [1] Bram
    [2] Ysolde
    [3] Fenrick
    [4] Odalys
    [5] Corwin
   *[other] Tilda
}
clock-days = { $days } d { $hours } h

## Lobby
lobby-invite = Invite your friends
lobby-invite-help = Send the link or show the code: no account needed.
lobby-sit = Sit down
lobby-bot = Seat a bot
lobby-stand = Stand up
lobby-free = Clear the seat
lobby-missing = { $count ->
    [one] { $count } seat still free
   *[other] { $count } seats still free
}
lobby-fill = Fill with bots and start
lobby-name = Your name
lobby-name-ok = Done
emotes = Emotes
emote = { $emote ->
    [hello] Hello!
    [thanks] Thank you!
    [bravo] Well played!
    [oops] Oops!
    [laugh] Ha-ha!
   *[hurry] Your turn…
}
share-here-only = This link works on this computer only.
lobby-start = Start the game
lobby-host-starts = Everyone is here. The host starts the game.
lobby-full = Every seat is taken. You can stay and watch.
lobby-rules = Rules of this table
lobby-rules-usual = The usual rules.
option-off = off
lobby-spectators = Allow spectators
lobby-chat = Chat
lobby-close = Cancel the game
share = Share
share-help = Anyone with this link can join the table or watch.
share-closed = No spectators here: the link opens for players only.
share-open = Let anyone with the link watch
share-link = Link
share-copy = Copy the link
share-copied = Done
share-qr = QR code with the link to the table

## Play
moves = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
moves-all = Show all
sure = “{ $move }” – are you sure?
sure-yes = Yes
sure-no = No
go-on = Continue
telling = Playing it out…
skip-to-turn = Skip to my turn
skipping = The others are playing…
recap = While you waited
since-new = new since you looked
seat-changed = changed
skip-scene = { $touch ->
    [yes] Tap to continue
*[no] Click or press Esc to continue
}
pace = Bot pace
pace-kind = { $pace ->
    [instant] At once
    [normal] Normal
   *[steps] Step by step
}
pace-help = { $pace ->
    [instant] Bots move without a pause.
    [normal] Bots pause so that you can follow.
*[steps] After every move bots wait until someone presses “Next” (key N).
}
next = Next
next-waits = { $count ->
    [one] { $names } waits for you.
   *[other] { $names } wait for you.
}
hint = Hint
terms = Match
terms-kind = { $terms ->
    [counts] Counts
   *[friendly] Friendly
}
terms-help = { $terms ->
    [counts] Earns achievements and, against rivals with the usual options, rating. No hints; a move that revealed something stands.
*[friendly] Hints and take-backs, but no rating and no achievements.
}
terms-fixed = { $rated ->
    [yes] A rated game. No hints; a move can be taken back only before anything follows it. If a bot moves for you – because you left, ran out of time or stayed away for a week – you lose.
*[no] This game earns achievements. No hints; a move can be taken back only before anything follows it.
}
hints = Hints allowed
hints-help = Anyone may ask for a hint; the others see it
hint-title = Hint
hint-working = Weighing the moves…
hint-chance = { $percent }% to win
hint-points = { $points } points
hint-as-shown = As shown on the board
undo = Undo
window-open = A hidden card may answer this: { $seconds } s
window-wish = Responses in others’ turns
window-wish-help = Everyone gets the same pause, so nobody can tell whether you hold an answer.
window-wish-is = { $wish ->
    [pass] Others’ turns: always pass
    [ask] Others’ turns: always ask me
    [turn] Until my turn: pass
*[moment] Others’ turns: I’ll say stop
}
window-stop = Stop!
ask-back = Ask to take the move back
ask-back-asked = { $who } asks to take back the last move. Do you agree?
ask-back-waits = Waiting for the others to agree.
table-menu = Table menu
phases = Phases of the turn
actions-left = Actions left: { $left } of { $of }
goals = Quests
show-result = Result
show-board = Board
story = The story so far
rules = Rules
log = Log
log-unread = Log and chat, { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
log-show = Show this moment
log-empty = Nothing has happened yet.
log-stand-in = The bot crashed here; a random move was played instead.
chat = Chat
chat-empty = All quiet.
chat-off = Chat is off at this table.
chat-placeholder = Say something
chat-send = Send
chat-person = { $name }: mute or remove
chat-mute = Mute
chat-unmute = Unmute
chat-remove = Remove from the table
chat-remove-help = A removed player loses the seat and cannot return to this table. During a game only spectators can be removed.
watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
watching = { $others ->
    [0] You are watching
    [one] You and one more are watching
   *[other] You and { $others } more are watching
}
curtain = { $name } to move
curtain-help = Pass the device. No peeking!
curtain-open = I am { $name }

## Rules
rules-full = Rules
rules-why = Why?
rules-about = In the rules
rules-key = ? – in the rules

## Lessons
lesson = Lesson
lesson-offer = Play the lesson
lesson-offer-help = New here? Learn by playing: { $parts ->
    [1] it takes about four minutes
   *[other] two parts of about ten minutes
}. You can leave at any time.
lesson-resume = Continue the lesson
lesson-once-more = Replay the lesson
no-lesson = There is no lesson for this game.
line-lesson = lesson

## Result
result-you = You win!
result-lost = Defeat
result-won = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
result-nobody = Nobody wins
result-honours = Achievements
result-honours-of = Achievements: { $name }
career = Achievements across all your games: { $count } of { $all }
career-earned = earned
result-table = Score breakdown
result-total = Total
result-moment = The decisive moment
result-end = How it ended
result-watch = Watch it
result-tie = Tie-break: { $what }
rematch = Rematch
rematch-called = You are invited to a rematch!
rematch-join = Join the rematch
replay = Replay
fair = Fair dice
friendly = A friendly game, no rating or achievements: { $whys }.
badge-friendly = Friendly
friendly-why = { $why ->
    [agreed] agreed before the start
    [hot_seat] all play on one screen
    [brought] loaded from a file
    [lesson] a lesson
    [late] finished after its day
    [bots] a bot account plays
   *[position] started from a position
}
fair-explained = Before the first roll the table published a fingerprint of the secret behind all rolls, and after the game the secret itself. Nobody could change a roll in between.
fair-commitment = Fingerprint (SHA-256), public from the start
fair-secret = Secret, revealed at the end
fair-proven = Checked in your browser: the secret matches the fingerprint.
fair-broken = The secret does not match the fingerprint!
fair-check = Check every roll here
fair-checked = Checked in your browser: { $number ->
    [one] the one outcome follows from the secret and matches
   *[other] all { $number } outcomes follow from the secret and match
} the record.
fair-wrong = Outcome { $number } of the record does not follow from the secret!
fair-elsewhere = Browsers can check this over https only. “undercroft verify FILE” works anywhere.
fair-record = Download the game record (check: undercroft verify FILE)

## Chances
chances = Win chances
chances-picture = Everyone’s chance to win, from the deal to the end
chances-alone = Forecast
chances-win = Chance to win
chances-points = Expected points
chances-points-picture = Expected points, from the deal to the end
chances-move = Move { $number }
chances-ranks = Chance of each rank at this moment
chances-ranks-first = Chance of each rank at the start
chances-ranks-picture = The chance of every rank, from the deal to the end
chances-turns = Turning points
chances-turn = { $count ->
    [1] Move { $to }
   *[other] Moves { $from }–{ $to }
}: { $change }
chances-change = { $name }, { $before } → { $after }
chances-working = Bots are playing on from many points of the game…
chances-help = { $games ->
    [one] Each point: { $games } game played on by bots from there.
   *[other] Each point: { $games } games played on by bots from there.
}

## Coach
coach-own = Your costliest moves
coach-of = Costliest moves: { $name }
coach-seat = Whose moves
coach-ask = Where could I have played better?
coach-working = The bots are going through every decision…
coach-played = Move { $step }: { $move }
coach-better = Better: { $move }
coach-cost = Cost: { $percent } percentage points of win chance.
coach-cost-points = Cost: { $points } points.
coach-see = Show this moment
coach-none = { $count ->
    [one] { $count } decision reviewed, no clear mistake: no other move was certainly better.
   *[other] { $count } decisions reviewed, no clear mistakes: no other move was certainly better.
}
coach-cannot = This game cannot be reviewed: it was played under other rules, or reviews are off here.
coach-help = { $count ->
    [one] { $count } decision reviewed, every mistake checked twice.
   *[other] { $count } decisions reviewed, every mistake checked twice.
}

## Replay
replay-start = Start of the game
replay-step = Step
replay-at = { $step } of { $end }
replay-first = To the start (Home)
replay-back = Step back (←)
replay-forward = Step forward (→)
replay-last = To the end (End)
replay-play = Watch
replay-pause = Pause
replay-branch = Play on from here
replay-branch-help = A new game from this position: you play this seat, bots play the others, and the dice are new
describe = Describe the board (D)
described = The table in words
plan = Planning board
plan-help = Try lines on a board of your own. What is hidden from you is dealt at random there.
plan-guess = Planning board: what you could not see is a guess.
plan-back = Back to the game
plan-notes = Notes
frame-open = Open in Undercroft
frame-solve = Solve it in Undercroft

## Settings
settings-look = Look and sound
speed = Animation speed
speed-kind = { $speed ->
    [slow] Slow
    [normal] Normal
    [fast] Fast
*[none] Off
}
contrast = Contrast
contrast-kind = { $contrast ->
    [high] High
   *[normal] Normal
}
sound = Sounds
turns-tell = Notify me when it is my turn in a slow game
turns-help = While this page is open in the background. Your browser asks for permission once.
turns-denied = Your browser does not let this page show notifications. You can change that in the browser’s settings.
turns-yours = It is your turn.
volume = Volume
keys = Keys at the table: 1–9 plays a move from the list, U undoes, H asks for a hint, N lets waiting bots go on, Esc clears the choice; in a replay ← → Home End.
person = Player
person-name = Name
person-avatar = Avatar
person-keep = Save
person-kept = Saved.
person-welcome = Welcome!
avatar = { $avatar ->
    [knight] Knight
    [wizard] Wizard
    [witch] Witch
    [dwarf] Dwarf
    [elf] Elf
    [hood] Stranger
    [orc] Orc
    [goblin] Goblin
    [barbarian] Barbarian
    [skull] Skeleton king
    [bard] Bard
   *[hound] Hound
}
account = Account
account-help = Optional. With an account, your games and your name follow you to all your devices.
account-login = Login
account-password = Password, 8 characters or more
account-enter = Sign in
account-new = Create account
account-signed-in = You are signed in as { $login }.
account-leave = Sign out
account-left = You are signed out and playing as a guest.
devices = Where you are signed in
devices-end = Sign out everywhere else
device-unknown = Unknown device
device-here = This device
device-seen = Last seen { $day }
device-end = Sign out
device-end-this = Sign out: { $device }
bot-accounts = Programs that play for you
bot-accounts-help = A program takes a seat with a token, over HTTP or WebSocket. It is marked as a bot, and matches with people are friendly.
bot-account = { $name } (bot)
bot-account-name = Name of the bot
bot-add = Make a bot account
bot-token = The token of { $name }. Keep it: it is shown only now.
bot-renew = New token
bot-renew-this = New token: { $name }
bot-end = End
bot-end-this = End the account: { $name }

## About
about-text = Undercroft is an open table for dungeon board games. The program enforces every rule: illegal moves are impossible, and you are told why.
about-games = The games are retold in our own words and drawn anew; the games themselves belong to their authors and publishers.
about-fair = The dice are fair, and you can check it: before a game the table publishes a fingerprint of the secret behind its rolls, and after it the secret itself.
about-alone = Play offline: a table that needs no server, kept in this browser
about-credits = Credits
about-icons = Icons: Lorc, Delapouite and other authors at
about-fonts = Fonts: Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), OFL.

## The table in this browser
here-loading = Loading: { $percent }%
here-starting = Setting the table…
here-failed = The table could not be set up in this browser.
here-again = Try again
here-taken = You continued in another tab or window. Everything is saved.
here-take-back = Play here
here-update = There is a new version.
here-update-now = Update
here-save = Save this game to a file, to continue elsewhere
here-saved = Your games are kept in this browser only. To continue elsewhere, download the game record.

## Cards
cards = Gallery
cards-help = The letter on a card shows how reliable its figures are:
grade = { $grade ->
    [A] sure
    [B] one good source
    [C] doubtful
   *[R] ours
}
almanac-only = Only what I have met
almanac-help = This browser’s almanac notes every card that you meet at a table, lessons included.
almanac-met = { $count } of { $all } met
almanac-mark = met
workshop = Workshop
no-cards = No cards

## Refusals
no-page = Page not found
no-page-help = The address may be mistyped or out of date.
no-table = Table not found
no-replay = No replay
closed-table = This game was cancelled
closed-table-help = The host cancelled it before the start.
refusal-bad_message = The server did not understand the request. Please reload the page.
refusal-too_big = That is too long. Please make it shorter.
refusal-too_long = That would take the server too long.
refusal-muted = The host has muted you.
refusal-removed = The host has removed you from this table.
refusal-too_fast = Too fast. Please wait a moment.
refusal-too_many_tables = You have too many unfinished games, or too many tables from your network are waiting for players. Finish one, cancel it, or hand it to a bot in the table’s settings.
refusal-unknown_table = Please check the link: part of it may be missing.
refusal-unknown_game = This server does not have that game.
refusal-unknown_person = There is no such player here.
refusal-unknown_puzzle = There is no such puzzle.
refusal-bad_option = These options do not go together. Please change one of them.
refusal-not_here = Not everybody has come to the new game yet. Wait for them, or free their seats.
refusal-wrong_phase = Not possible now: the game has already started or ended.
refusal-seat_taken = That seat is taken. Please choose another one.
refusal-not_your_seat = That is not your seat.
refusal-not_host = Only the host can do that.
refusal-not_invited = This table does not let spectators in.
refusal-stale = Things have changed; please look again.
refusal-not_your_turn = It is not your turn.
refusal-illegal_move = The rules do not allow that.
refusal-no_undo = That move stands: it revealed a roll or a card, or others were affected.
refusal-no_ask = Nobody is asking to take a move back any more.
refusal-no_next = No bot is waiting any more.
refusal-no_plans = Planning boards are for friendly games without a running clock.
refusal-no_hints = No hints at this table: this game counts.
refusal-no_time = Your time is up; a bot plays until you have time again.
refusal-not_away = The player is here or has only just left: a bot may take over later.
refusal-chat_off = Nobody can chat at this table now.
refusal-bad_name = A name has 1 to 24 visible characters.
refusal-login_taken = That login is taken. Please choose another.
refusal-common_password = That password is too easy to guess. Please choose another.
refusal-bad_login = Wrong login or password.
refusal-no_bots = Bots play with people only at friendly tables, and no dailies.
refusal-bad_record = This game record cannot be read.
refusal-needs_outcome = Name what came up.
refusal-other_rules = This game was played under other rules or with other cards. Open it in the version of Undercroft that made it.
refusal-not_over = Available when the game is over.
refusal-foreign_host = The server is not known by this name. Open it under the address it shows.
refusal-forbidden_origin = The request came from another site.
refusal-busy = Too much at once. Please try again in a moment.
refusal-unavailable = The server does not answer or cannot save right now. Nothing is lost; please try again in a moment.
refusal-bad_address = This address cannot be used. Please check it.
refusal-bad_link = This link is no longer valid.
next-game = { $count ->
    [one] Next game: { $title }
   *[other] Next of { $count } games: { $title }
}
line-deadline = time ends { $when }
away-until = away until { $day }
refusal-blocked = Somebody at this table does not want to play with you.
sign-up = Sign up
home-friends = Friends
home-weekly = Weekly duplicate
today-daily = { $count ->
    [0] { $days ->
        [0] Done for today
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
   *[other] { $days ->
        [0] { $count } to play today
        [one] { $days } day in a row, { $count } to play
       *[other] { $days } days in a row, { $count } to play
    }
}
today-weekly = Three deals, the same for all
today-puzzle = Find the best move
privacy = Privacy
today-new = A new deal every day
