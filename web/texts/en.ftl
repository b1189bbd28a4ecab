# Texts of the web client. The texts of the games lie beside their rules.

tagline = Dungeons, dice and cards at one table
close = Close
loading = Lighting the torches…
reconnecting = Connection lost, reconnecting…
too-many-windows = Too many windows of the game are open, here or in your network. Please close some.
to-home = Home
to-table = To the table
language = Language
settings = Settings
about = About

## Home
home-choose = Choose a game
home-daily = Daily dungeon
home-puzzles = Puzzles
home-profile = Profile
home-resume = Carry on
home-public = Open tables
home-finished = Finished games
home-bring = Open a saved game
home-seats = { $least }–{ $most } players
setup-names = Who plays at this screen
quick = Quick match
quick-help = { $title } with people: a free seat at an open table, or a new one that others can join.
setup-company = Who plays
company = { $company ->
    [solo] Solo
    [bots] With bots
    [friends] With friends
   *[screen] One screen
}
setup-seats = How many players
setup-level = Strength of the bots
setup-temperament = Their temperament
setup-more = Options of the game
setup-cards = Cards
setup-cards-help = The operator of this server offers other cards as well
setup-cards-printed = as printed
setup-public = Anybody can see the table
setup-public-help = It is listed on the home page and anybody may join
setup-clock = Clock
clock-kind = { $kind ->
    [none] No clock
    [live] 10 minutes
   *[days] 3 days a move
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
seats = At the table
seat-free = Free
seat-you = you
seat-host = host
seat-covered = a bot plays on
seat-away = away
seat-awaited = to move
seat-thinks = thinks…
seat-thinks-for = { $seconds } s
seat-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
seat-winner = winner
seat-return = Take over
seat-cover = Let a bot play
leave = Leave the game
leave-help = A bot plays on for you. Until the game is over you can come back and take over.
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
lobby-invite-help = Send the link or show the code: nobody needs an account.
lobby-sit = Sit down
lobby-bot = Seat a bot
lobby-stand = Stand up
lobby-free = Free the seat
lobby-missing = { $count ->
    [one] { $count } seat still free
   *[other] { $count } seats still free
}
lobby-fill = Fill with bots and start
lobby-name = What shall the others call you?
lobby-name-ok = That is me
emotes = Emotes
emote = { $emote ->
    [hello] Hello!
    [thanks] Thank you!
    [bravo] Well played!
    [oops] Oops!
    [laugh] Ha-ha!
   *[hurry] Your turn…
}
share-here-only = This link works on this computer only. For others to come, start the server with --host 0.0.0.0: then the link has the address of this computer in your network.
lobby-start = Start the game
lobby-host-starts = Everybody is here. The host will start the game.
lobby-full = Every seat is taken. Stay, and you can watch the game.
lobby-rules = Rules of this table
lobby-rules-usual = The usual rules, no variants.
option-off = no
lobby-spectators = Let spectators in
lobby-chat = Table talk
lobby-close = Call the game off
share = Share
share-help = With this link one can sit down at the table or watch the game.
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
go-on = Go on
telling = Let us see what comes of it…
skip-to-turn = Skip to my turn
skipping = The others play on…
recap = What happened meanwhile
since-new = new since you looked
seat-changed = changed
skip-scene = { $touch ->
    [yes] A touch goes on
   *[no] A click or Escape goes on
}
pace = Pace of the bots
pace-kind = { $pace ->
    [instant] At once
    [normal] Normal
   *[steps] Step by step
}
pace-help = { $pace ->
    [instant] Bots move as soon as they have decided.
    [normal] Bots move so that you can follow.
   *[steps] Bots wait after every move until somebody presses “Next” (key N).
}
next = Next
next-waits = { $count ->
    [one] { $names } waits for you.
   *[other] { $names } wait for you.
}
hint = Hint
hints = Hints allowed
hints-help = Anybody may ask for advice; that it was taken is shown at the seat
hint-title = Advice
hint-working = Weighing the moves…
hint-chance = { $percent } % to win
hint-points = { $points } points
hint-tries = { $tries ->
    [one] Tried { $tries } time from here.
   *[other] Tried { $tries } times from here, all moves together.
}
hint-margin = ± is how far chance may have it off.
undo = Undo
window-open = A hidden card may answer this: { $seconds } s
window-wish = Cards in others’ turns
window-wish-help = Whether you hold an answer or not, nobody can tell: all have the same moment.
window-wish-is = { $wish ->
    [pass] Others’ turns: let all go by
    [ask] Others’ turns: always ask me
   *[moment] Others’ turns: I may say stop
}
window-stop = Stop!
ask-back = Ask to take the move back
ask-back-asked = { $who } asks to take back the last move. Do you agree?
ask-back-waits = Waiting for the others to agree to the take-back.
story = The story so far
rules = The rules
log = Log
log-unread = Log and talk, { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
log-show = Show this moment
log-empty = Nothing has happened yet.
log-stand-in = The bot failed here: a random move was made for it.
chat = Talk
chat-empty = All quiet.
chat-off = Talk is switched off at this table.
chat-placeholder = Say something
chat-send = Send
chat-person = { $name }: mute or remove
chat-mute = Mute
chat-unmute = Let them talk again
chat-remove = Remove from the table
chat-remove-help = Who is removed loses the seat and cannot come back to this table. During a game players stay.
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
curtain-help = Hand the device over. No peeking!
curtain-open = I am { $name }

## Rules
rules-full = Rules
rules-why = Why?
rules-about = In the rules
rules-key = ? – in the rules

## Lessons
lesson = Lesson
lesson-offer = Play the lesson
lesson-offer-help = New here? Learn it by playing: it takes about four minutes, and you can leave at any time.
lesson-resume = Go on with the lesson
lesson-once-more = The lesson again
no-lesson = There is no lesson for this game.
line-lesson = lesson

## Result
result-solo = { $score ->
    [one] { $score } point of experience
   *[other] { $score } points of experience
}
result-you = You have won!
result-lost = You have lost
result-won = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
result-nobody = Nobody wins
result-honours = Achievements
result-honours-of = Achievements: { $name }
career = Achievements over all your games: { $count } of { $all }
career-earned = earned
result-table = How the scores came about
result-total = Total
result-tie = Tie-break: { $what }
rematch = Rematch
rematch-join = To the rematch
replay = Replay
fair = Fair dice
friendly = A friendly match, without rating or achievements: { $whys }.
friendly-why = { $why ->
    [taken_back] dice were seen and taken back
    [by_hand] its dice were put in by hand
    [hints] a hint was taken
    [lesson] it is a lesson
   *[position] it began in the middle of a game
}
fair-explained = Before the first roll the table published the fingerprint of the secret that all rolls come from, and after the game the secret itself. No outcome can be bent after that.
fair-commitment = Fingerprint (SHA-256), known from the start
fair-secret = Secret, shown at the end
fair-proven = Checked here, in your browser: the secret fits the fingerprint.
fair-broken = The secret does not fit the fingerprint!
fair-check = Work out every roll here
fair-checked = Worked out in your browser: { $number ->
    [one] the one outcome comes
   *[other] all { $number } outcomes come
} from the secret, as the record has them.
fair-wrong = Outcome { $number } of the record is not what the secret gives!
fair-elsewhere = Browsers work this out over https only. “undercroft verify FILE” does it anywhere.
fair-record = Download the record of the game (check: undercroft verify FILE)
fair-record-earlier = Record under the rules before, part { $number }

## Chances
chances = Win chances
chances-picture = Everybody’s chance to win, from the deal to the end
chances-alone = What was to be expected
chances-win = Chance to win
chances-points = Expected points
chances-points-picture = The points that were to be expected, from the deal to the end
chances-most = The upper edge stands for the most: { $points }.
chances-ranks = Ranks to be expected at this moment
chances-ranks-first = Ranks to be expected at the deal
chances-ranks-picture = The chance of every rank, from the deal to the end
chances-turns = Turning points
chances-turn = { $count ->
    [1] Move { $to }
   *[other] Moves { $from }–{ $to }
}: { $change }
chances-change = { $name }, { $before } → { $after }
chances-working = The bots are playing it out from many moments…
chances-help = { $games ->
    [one] Every point is { $games } game that bots have played on from there.
   *[other] Every point is { $games } games that bots have played on from there.
}

## Coach
coach-own = Your costliest moves
coach-of = Costliest moves: { $name }
coach-seat = Whose moves
coach-ask = Where could I have done better?
coach-working = The bots look at every decision of the game…
coach-played = Move { $step }: { $move }
coach-better = Better: { $move }
coach-cost = Cost { $percent } % of the victory.
coach-cost-points = Cost { $points } points.
coach-see = See the moment
coach-none = No clear mistake was found: no other move was better beyond doubt.
coach-cannot = Nobody can judge the moves of this game: it is of other rules, or no time is set aside for it.
coach-help = { $count ->
    [one] One decision was looked at; every cost was measured a second time.
   *[other] { $count } decisions were looked at; every cost was measured a second time.
}

## Replay
replay-start = The game begins
replay-step = Step of the game
replay-at = { $step } of { $end }
replay-first = To the start (Home)
replay-back = Step back (←)
replay-forward = Step on (→)
replay-last = To the end (End)
replay-play = Watch
replay-pause = Pause
replay-branch = Play on from here
replay-branch-help = A new game from this position: you in this seat, bots in the others, other dice

## Settings
settings-look = Look and sound
speed = Speed of movement
speed-kind = { $speed ->
    [slow] Slow
    [normal] Normal
    [fast] Fast
   *[none] No movement
}
contrast = Contrast
contrast-kind = { $contrast ->
    [high] High
   *[normal] Normal
}
sound = Sounds
turns-tell = Tell me when it is my turn in a slow game
turns-help = While this page is open somewhere behind others. The browser asks once whether it may.
turns-denied = This browser does not let the page show messages. You can change that in the settings of the browser for this page.
turns-yours = It is your turn.
volume = Volume
keys = Keys at the table: 1–9 play a move of the list, U undoes, H asks for a hint, N lets waiting bots go on, Esc clears the choice; in a replay ← → Home End.
person = Who you are
person-name = Name
person-avatar = Face
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
account-help = Not needed. With one your games and your name follow you to all your devices.
account-login = Login
account-password = Password, 8 characters or more
account-enter = Sign in
account-new = Create
account-signed-in = You are signed in as { $login }.
account-leave = Sign out
account-left = You are signed out and a guest now.
devices = Where you are signed in
devices-end = Sign out everywhere else
device-unknown = Unknown device
device-here = This device
device-seen = Last seen { $day }
device-end = Sign out
device-end-this = Sign out: { $device }

## About
about-text = Undercroft is an open table for board games about dungeons. The program enforces every rule: a wrong move cannot be made, and you are told why.
about-games = The games are told in our own words and drawn anew; the games themselves belong to their authors and publishers.
about-fair = The dice are fair, and you can check it: the table publishes a fingerprint of the secret of its rolls before the game, and the secret itself after it.
about-alone = Play without a connection: the table that needs no server, kept in this browser
about-credits = Credits
about-icons = Icons: Lorc, Delapouite and other authors at
about-fonts = Fonts: Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), OFL.

## The table in this browser
here-loading = Bringing the table in: { $percent } %
here-starting = Setting the table…
here-failed = The table could not be set up in this browser.
here-again = Try again
here-taken = You went on playing in another tab or window. Everything is kept.
here-take-back = Play here
here-update = A new version is here.
here-update-now = Use it
here-save = Save this game to a file, to play on elsewhere
here-saved = Your games are kept in this browser only. Download a game’s record to take it elsewhere.

## Cards
cards = Gallery
cards-help = The letter beside a card tells how sure its figures are:
grade = { $grade ->
    [A] sure
    [B] one good source
    [C] doubtful
   *[R] ours
}
almanac-only = Only what I have met
almanac-help = The almanac of this browser notes every card that you meet at a table, in lessons too.
almanac-met = { $count } of { $all } met
almanac-mark = met
no-cards = No cards

## Refusals
no-page = There is no such page
no-page-help = The address may be mistyped or out of date.
no-table = There is no such table
no-replay = No replay
closed-table = This game was called off
closed-table-help = The host closed the table before it started.
table-other-rules = The rules of this game have changed since the last move (version { $before } before, now { $now }). The game goes on from the same position under the new rules, with new sealed dice. The replay shows everything before.
table-other-cards = The cards of this game have been corrected since the last move. The game goes on from the same position with the new ones, and with new sealed dice. The replay shows everything before.
table-ended = The rules of this game have changed, and this position cannot go on under the new ones. The game is over without a result; everything up to here can still be seen.
table-untold = This game was played under rules or cards that are no longer here. Its result stands, but its moves cannot be shown.
refusal-bad_message = The server did not understand. Please reload the page.
refusal-too_big = That is too long. Please make it shorter.
refusal-too_long = That takes the server too long to work out.
refusal-muted = The host has muted you at this table.
refusal-removed = The host has removed you from this table.
refusal-too_fast = Too fast. Please wait a moment.
refusal-too_many_tables = You have too many unfinished games. Finish one of them, or leave it to a bot: in the settings at its table.
refusal-unknown_table = Please check the link: perhaps it was not copied whole.
refusal-unknown_game = This server does not have that game.
refusal-unknown_person = Nobody here is known by that address.
refusal-unknown_puzzle = There is no such puzzle.
refusal-bad_option = The options of the game do not fit together. Please change one of them.
refusal-wrong_phase = Not possible now: the game has started or ended already.
refusal-seat_taken = That seat is taken. Please choose another one.
refusal-not_your_seat = That is not your seat.
refusal-not_host = Only the host can do that.
refusal-not_invited = This table does not let spectators in.
refusal-stale = Things have changed, please look again.
refusal-not_your_turn = It is not your turn.
refusal-illegal_move = The rules do not allow that.
refusal-no_undo = That move stands: dice were rolled or something was shown.
refusal-no_ask = Nobody asks to take a move back any more.
refusal-no_next = No bot waits any more.
refusal-no_hints = There are no hints at this table.
refusal-no_time = Your time is used up; the bot plays on until there is time again.
refusal-not_away = The player is here, or has only just left: a bot may play on after a longer absence.
refusal-chat_off = Nobody can talk at this table now.
refusal-bad_name = A name has 1 to 24 visible characters.
refusal-login_taken = That login is taken. Please choose another one.
refusal-bad_login = Login or password do not fit.
refusal-bad_record = The record of the game cannot be read.
refusal-not_kept = The rules of today cannot do this with a game of older rules or cards.
refusal-not_over = It opens when the game is over.
refusal-forbidden_origin = The request came from a foreign page.
refusal-busy = Too much at once. Please try again in a moment.
refusal-unavailable = The server does not answer or cannot save now. Nothing is lost, please try again in a moment.
