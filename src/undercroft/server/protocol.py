"""What goes over the wire, as structs: the one definition, from which the client's TypeScript types are generated.

`ClientMsg` and `ServerMsg` are the messages of the socket, told apart by `type`. The rest are bodies of HTTP requests
and answers. docs/developers/protocol.md explains them with examples.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 1  # bumped when an old client would misunderstand; it is told to reload

MsgId = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the client; repeated when re-sent")]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
PersonId = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNo = Annotated[int, Meta(ge=0, le=63)]
Version = Annotated[int, Meta(ge=0, description="how many things have happened at the table")]
Milliseconds = int
Phase = Literal["open", "playing", "over", "closed"]
Visibility = Literal["public", "private"]
Outcomes = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=200, description="by name, in order")]
# How fast bots move: at once, so that people can follow, or each time somebody at the table says `next`.
Pace = Literal["instant", "normal", "steps"]
# How windows that hidden cards could answer go by for a seat: at once, unless it says stop in time, or it is asked.
Wish = Literal["pass", "moment", "ask"]
# Why a match is a friendly one, which gives no rating and no achievement: dice were seen and taken back, dice were put
# in by hand or known before, somebody took advice, it began in the middle, it is a lesson.
WhyFriendly = Literal["taken_back", "by_hand", "hints", "position", "lesson"]

Code = Literal[
    "bad_message",  # not JSON, not one of the messages, a field missing or of a wrong type
    "too_big",
    "too_fast",
    "too_many_tables",
    "unknown_table",
    "unknown_game",
    "unknown_person",
    "unknown_puzzle",
    "bad_option",
    "wrong_phase",  # the table is not open, not playing, or not over, as this needs
    "seat_taken",
    "not_your_seat",
    "not_host",
    "not_invited",  # spectators are switched off and the person has no seat
    "stale",  # the move answers a question that is no longer asked; the state that follows shows the new one
    "not_your_turn",
    "illegal_move",
    "no_undo",
    "no_ask",
    "no_next",  # no bot waits for it
    "no_hints",  # the table plays without, or nobody can advise on this game
    "not_away",  # a bot takes over only for a person who is away for a while, or who asks for it
    "no_time",  # the clock has run out; a bot plays on until it gives time again
    "chat_off",
    "muted",  # by the host
    "removed",  # by the host
    "bad_name",
    "login_taken",
    "bad_login",
    "bad_record",
    "not_kept",  # only rules or cards of another time could tell, and they are not there
    "not_over",  # the record is open to all when the match is over, not before
    "forbidden_origin",
    "too_long",  # to work out: it was given up
    "busy",  # others wrote at the same time, again and again; send it once more
    "unavailable",  # the store does not answer or is full; send it once more: nothing is done twice
]


# -- pieces -----------------------------------------------------------------------------------------------------


class Text(Struct, frozen=True):
    """A Fluent message: its id and what goes into it. `who` and `whom` are seats."""

    id: str
    args: dict[str, Any]


class Move(Struct, frozen=True):
    """A legal move. `text` is its notation, and what is sent back."""

    verb: str
    args: dict[str, str | int]
    text: str


class ScorePart(Struct, frozen=True):
    id: str
    points: int


class Result(Struct, frozen=True, omit_defaults=True):
    winners: list[int]
    scores: list[int]
    parts: list[list[ScorePart]]
    ties: list[list[ScorePart]] = []  # by seat, what broke a tie; empty where the scores decided


class View(Struct, frozen=True, omit_defaults=True):
    """What one seat (null: a spectator) may know. `table` is the game's own part."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seat: int | None
    turn: list[int]
    prompt: Text
    moves: list[Move]
    table: dict[str, Any]
    result: Result | None
    cards: str | None = None  # their digest, where they are not the printed ones


class Player(Struct, frozen=True):
    """A person as others see them."""

    id: str
    name: str
    avatar: str


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """live: `time` seconds for the whole match and `bonus` more for each decision. days: `time` seconds a decision."""

    kind: Literal["none", "live", "days"] = "none"
    time: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    bonus: Annotated[int, Meta(ge=0, le=3600)] = 0


class Settings(Struct, frozen=True):
    """What a table was set up with."""

    game: str
    options: dict[str, Any]
    visibility: Visibility
    clock: Clock
    chat: bool
    spectators: bool
    hot_seat: bool
    cover_after: Annotated[int, Meta(ge=0, le=3600, description="seconds away until a bot plays on; 0: never")]
    pace: Pace = "normal"
    hints: bool = False  # may people ask for advice?
    daily: str | None = None  # the day of whose daily dungeon it is a try
    cards: str | None = None  # the name of those that the server offers; null: the printed ones
    lesson: bool = False  # its deal, and outcomes of its moves, are chosen: friendly, and in no statistics


class ClockState(Struct, frozen=True):
    left: Milliseconds  # at the moment `now` of the message
    running: bool


class Seat(Struct, frozen=True):
    """Free when it has neither a player nor a bot; with both, the bot plays on for the player."""

    player: Player | None
    bot: str | None
    here: bool  # the player's socket is open
    clock: ClockState | None
    thinking: Milliseconds | None = None  # since when a bot thinks about a move here
    hints: int = 0  # how often advice was taken here
    cover_from: Milliseconds | None = None  # of one who is away: when others may let a bot play on; null: not at all


class Told(Struct, frozen=True):
    """A step of the match and what the receiver may know of it. `step` is what a replay shows; 0 is the deal."""

    version: Version
    step: int
    seat: int | None  # who moved; null for the deal
    at: Milliseconds
    events: list[Text]
    stand_in: bool = False  # the bot of the seat had failed, and any legal move was made for it


class Said(Struct, frozen=True):
    """A line of chat. `version` is the number of the line, which has nothing to do with the version of the table."""

    version: Version
    at: Milliseconds
    player: Player
    text: str


class Ask(Struct, frozen=True):
    """A seat asks to take back its last move and all that came after it."""

    seat: int
    steps: int
    agreed: list[int]
    awaited: list[int]


class Fairness(Struct, frozen=True):
    """SHA-256 of the secret of the dice, known from the start; the secret, once the match is over.

    A match that went on under new rules has a record for each of them: `earlier` says how many came before this one.
    """

    commitment: str
    secret: str | None
    earlier: int


# -- from the client --------------------------------------------------------------------------------------------


class Request(Struct, tag_field="type", forbid_unknown_fields=True):
    """Every request has an id and is answered by `done` or `refused` with the same id."""

    id: MsgId


class Ping(Request, tag="ping"):
    """Is the line alive?"""


class Join(Request, tag="join"):
    """Follow a table. Without `seat`, from one's own seat if one has any, else as a spectator.

    `version` is the last one seen, `heard` the number of the last line of chat: what came after them is sent, or
    everything if that is simpler.
    """

    table: TableId
    seat: SeatNo | None = None
    spectate: bool = False
    version: Version = 0
    heard: Version = 0


class Leave(Request, tag="leave"):
    """Follow it no more."""

    table: TableId


class Sit(Request, tag="sit"):
    """Take a free seat of an open table; on one's own seat, show one's new name."""

    table: TableId
    seat: SeatNo


class Stand(Request, tag="stand"):
    """Free one's seat while the table is open; the host may free any seat."""

    table: TableId
    seat: SeatNo


class SeatBot(Request, tag="seat_bot"):
    """The host puts a bot on a free seat of an open table."""

    table: TableId
    seat: SeatNo
    level: Annotated[str, Meta(max_length=32)]


class Configure(Request, tag="configure"):
    """The host changes what may change; null leaves it as it is. Hints are agreed on before the start, but where one
    person plays alone with bots."""

    table: TableId
    visibility: Visibility | None = None
    chat: bool | None = None
    spectators: bool | None = None
    pace: Pace | None = None
    hints: bool | None = None


class Start(Request, tag="start"):
    """The host starts the match; every seat must be filled."""

    table: TableId


class Close(Request, tag="close"):
    """The host closes an open table that is not to be played, or a lesson that is given up."""

    table: TableId


class Play(Request, tag="play"):
    """A move of `seat`, in notation, made against `version`. At a lesson, `chance` names the outcomes that follow from
    it, as in `ChosenDeal`; elsewhere dice are never chosen."""

    table: TableId
    seat: SeatNo
    move: Annotated[str, Meta(max_length=200)]
    version: Version
    chance: Outcomes | None = None


class Undo(Request, tag="undo"):
    """Take back one's last move, while nothing was rolled, shown or bound by it."""

    table: TableId
    seat: SeatNo
    version: Version


class AskBack(Request, tag="ask_back"):
    """Ask all other people to agree that one's last move is taken back, also those for whom a bot plays on; those who
    are bots agree."""

    table: TableId
    seat: SeatNo
    version: Version


class Answer(Request, tag="answer"):
    """Yes or no to what another seat asks."""

    table: TableId
    seat: SeatNo
    yes: bool


class Cover(Request, tag="cover"):
    """Let a bot play on: for one's own seat, or for a player who is away for longer than the table's grace time. It is
    no weaker than the bots of the table."""

    table: TableId
    seat: SeatNo
    level: Annotated[str, Meta(max_length=32)] | None = None


class Windows(Request, tag="windows"):
    """How a seat wants to be asked in the turns of others what hidden cards could answer: let all such windows go by
    at once, have a moment to say stop, or be asked every time."""

    table: TableId
    seat: SeatNo
    wish: Wish


class Stop(Request, tag="stop"):
    """Wait: this seat may want to answer a window of the moment. It may say so whatever it holds."""

    table: TableId
    seat: SeatNo


class Return(Request, tag="return"):
    """Take one's seat back from the bot."""

    table: TableId
    seat: SeatNo


class Next(Request, tag="next"):
    """Let the bots that wait make one move each; `version` is the one that was seen."""

    table: TableId
    version: Version


class Hurry(Request, tag="hurry"):
    """Bots make no pauses until one's seat is asked again; where other people play, they keep their pace."""

    table: TableId
    seat: SeatNo


class Chat(Request, tag="chat"):
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(Request, tag="mute"):
    """The host lets somebody talk no more at the table, or again (`on` false)."""

    table: TableId
    person: PersonId
    on: bool = True


class Remove(Request, tag="remove"):
    """The host shuts somebody out: their seat is freed while the table is open, they cannot look on, sit or talk. Who
    plays stays."""

    table: TableId
    person: PersonId


class Rematch(Request, tag="rematch"):
    """The same table once more, the seats one further. The first to ask makes it; `done` names it in `table`."""

    table: TableId


ClientMsg = (
    Ping
    | Join
    | Leave
    | Sit
    | Stand
    | SeatBot
    | Configure
    | Start
    | Close
    | Play
    | Undo
    | AskBack
    | Answer
    | Cover
    | Windows
    | Stop
    | Return
    | Next
    | Hurry
    | Chat
    | Mute
    | Remove
    | Rematch
)


# -- from the server --------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """Who one is. `login` is null for a guest."""

    id: str
    name: str
    avatar: str
    login: str | None


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message on every socket."""

    protocol: int
    server: str  # version of the program
    me: Me
    now: Milliseconds


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """A table as the receiver may see it: sent after `join` and on every change.

    `told` holds what happened after version `since`; with `since` 0 it holds everything and replaces what the client
    has. `said` holds the lines of chat that were not sent yet; one that is there already is the same. Everything else
    is whole.
    """

    table: str
    version: Version
    since: Version
    now: Milliseconds
    phase: Phase
    settings: Settings
    host: str  # id of the player who set the table up
    invite: str  # the link to give away
    seats: list[Seat]
    yours: list[int]  # seats of the receiver
    seat: int | None  # the seat this is seen from; null: a spectator
    spectators: int
    muted: list[str]  # ids of people who may not talk here
    view: View | None  # null until the match starts, and where nobody can tell any more
    told: list[Told]
    said: list[Said]
    undo: bool  # can the last move be taken back by the receiver, by the rule?
    ask: Ask | None
    waits: list[int]  # seats whose bots wait for a `next`
    rematch: str | None  # the table to go on at
    fairness: Fairness | None
    honours: list[list[str]]  # ids of texts by seat, once the match is over: what people earned beside their scores
    notice: Text | None  # why the match is over without a result, or cannot be shown
    closes: Milliseconds | None = None  # when the open window goes by, whether or not the one asked has a choice
    friendly: bool = False  # a match that gives no rating and no achievement
    windows: Wish | None = None  # of the receiver's seat, where there are windows
    can_stop: bool = False  # would a stop hold the open window up for it?
    why_friendly: list[WhyFriendly] = []


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The request is done and durable. `version` is the table's after it; a repeated request gets the same answer."""

    id: str
    version: Version = 0
    table: str | None = None


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The request is refused and nothing has changed. `text` is English, for logs and developers;
    the client shows its own text for `code`, and `reason`, which names the rule broken, where there is one."""

    id: str | None  # null when the message could not be read
    code: Code
    text: str
    reason: Text | None = None


ServerMsg = Welcome | State | Done | Refused


# -- HTTP -------------------------------------------------------------------------------------------------------


class Failure(Struct, frozen=True):
    """The body of every HTTP answer from 400 on."""

    code: Code
    text: str
    reason: Text | None = None


class GameInfo(Struct, frozen=True):
    """A game one can choose. `options` is a JSON Schema with defaults."""

    name: str
    titles: dict[str, str]  # what it is called, by language
    rules: int
    least_seats: int
    most_seats: int
    is_simultaneous: bool
    has_secrets: bool
    options: dict[str, Any]
    levels: list[str]  # of bots, weakest first
    others: list[str]  # further bots that may be named: the yardsticks, and those of other packages
    temperaments: list[str]  # that a level may have: `veteran:spiteful`; none where it does not search
    has_advice: bool  # can hints be given?
    cards: list[str] = []  # other cards than the printed ones that a table can have


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    avatar: Annotated[str, Meta(max_length=32)] = ""


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=2, max_length=32)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Session(Struct, frozen=True):
    """A device on which one is signed in."""

    id: str
    device: str  # what its browser says of itself; empty if nothing
    created: Milliseconds
    seen: Milliseconds
    here: bool  # the one that asks


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class ChosenDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """What is dealt at a lesson: the outcomes named, in order, and after them those of the seed."""

    names: Outcomes = []
    seed: Annotated[int, Meta(ge=0, le=1 << 31)] = 1


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. `seats` says who sits where: "me", "open", or a bot, with its temperament if need be.

    If no seat is open the match starts at once. On a hot-seat table "me" may stand several times. Without a word on
    `hints` they are given where one person plays alone with bots. `names` says what those are called who share a
    hot-seat table, by seat; who has none is told by number. A lesson is
    for one person: no seat of it is open.
    """

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    visibility: Visibility = "private"
    clock: Clock = Clock()
    chat: bool = True
    spectators: bool = True
    hot_seat: bool = False
    cover_after: Annotated[int, Meta(ge=0, le=3600)] = 120
    pace: Pace = "normal"
    hints: bool | None = None
    cards: Annotated[str, Meta(max_length=32)] | None = None
    names: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=16)] = []  # of seats at one screen
    lesson: ChosenDeal | None = None


class DailyTry(Struct, frozen=True):
    """One's own try. The points and those after them are there when it is over."""

    table: str
    score: int | None = None
    won: bool = False
    counts: bool = True  # no bot has played on
    rank: int | None = None  # 1: nobody has more
    below: float | None = None  # the part of the other tries that is worse
    rounds: int | None = None


class DailyGame(Struct, frozen=True):
    """The daily of a game, today."""

    game: str
    rivals: list[str]  # bots
    played: int  # tries that are over
    mine: DailyTry | None
    best: DailyRow | None  # yesterday's


class DailyRow(Struct, frozen=True):
    """A try in a board. `table` can be watched when the day is over."""

    name: str
    avatar: str
    yours: bool
    score: int
    won: bool
    rounds: int | None
    table: str | None


class DailySeal(Struct, frozen=True):
    """What was published before a day, and what proves it afterwards: the secret of the dice is
    SHA-256("undercroft daily\\n" day "\\n" game "\\n" share "\\n" entropy), the fingerprint the SHA-256 of it."""

    day: str
    game: str
    commitment: str  # SHA-256 of the share
    share: str | None = None  # once the day is over
    entropy: str | None = None  # tables and points of the day before, once the day has begun
    fingerprint: str | None = None  # SHA-256 of the secret of the dice, once the day has begun


class DailyBoard(Struct, frozen=True):
    day: str
    game: str
    rows: list[DailyRow]  # the best first
    scores: list[Reached]
    seal: DailySeal | None


class Daily(Struct, frozen=True):
    """Today. Days begin at midnight UTC."""

    day: str
    ends: Milliseconds
    streak: int  # days in a row on which one has finished a daily, today or yesterday the last
    games: list[DailyGame]
    ahead: list[DailySeal]  # of the days to come


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Another way on from a finished match: the position after `step`, oneself in `seat`, bots in the others."""

    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    level: Annotated[str, Meta(max_length=32)] | None = None


class Hint(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat asks for advice on the question that it was asked at `version`."""

    seat: SeatNo
    version: Version


class Weighed(Struct, frozen=True):
    """A move and what it is worth; null where nothing compares and it was not tried."""

    move: Move
    worth: float | None
    spread: float | None  # the standard deviation over the tries
    tries: int


Measure = Literal["chance", "points"]


class Advice(Struct, frozen=True):
    """The best move first. `worth` is the chance to win, 0 to 1, or the points of one who plays alone."""

    seat: int
    measure: Measure
    moves: list[Weighed]
    reason: Text


class Costly(Struct, frozen=True):
    """A move that was made after `step` steps, and a better one; what it cost, give or take `error`."""

    step: int
    played: Weighed
    better: Weighed
    cost: float
    error: float
    reason: Text


class Review(Struct, frozen=True):
    """The costliest moves of a seat in a finished match, the costliest first. `done` of `of` parts of the work are
    done; worth is counted as in advice."""

    seat: int
    measure: Literal["chance", "points"]
    done: int
    of: int
    decisions: int  # that the seat had
    moves: list[Costly]
    is_done: bool  # nothing more will be found


class Summary(Struct, frozen=True):
    """A table in a list, or looked at before joining."""

    id: str
    game: str
    phase: Phase
    visibility: Visibility
    host: Player
    seats: list[Seat]
    clock: Clock
    spectators: bool
    hot_seat: bool
    turn: list[int]
    result: Result | None
    steps: int
    created: Milliseconds
    updated: Milliseconds
    invite: str
    yours: list[int]
    friendly: bool = False  # as in a state
    why_friendly: list[WhyFriendly] = []
    lesson: bool = False  # as in the settings


class Tables(Struct, frozen=True):
    """A page of a list, newest first; `next` goes into `?before=` for the page after it."""

    tables: list[Summary]
    next: Milliseconds | None


class Honours(Struct, frozen=True):
    """What a person has earned over all finished matches of a game, and all there is to earn: ids of texts, each with
    an `ID-how`."""

    honours: list[str]
    all: list[str] = []


class Strength(Struct, frozen=True):
    """A Glicko-2 rating: 95 % sure to be no further off than two deviations."""

    value: float
    deviation: float
    matches: int


class RatedAt(Struct, frozen=True):
    at: Milliseconds
    value: float


class Reached(Struct, frozen=True):
    """Points, and how often they were reached."""

    points: int
    count: int


class BotStrength(Struct, frozen=True):
    level: str
    rating: Strength


class Earned(Struct, frozen=True):
    id: str
    at: Milliseconds
    table: str | None  # for oneself


class HeroStats(Struct, frozen=True):
    """What was reached with a hero, a dog or a character; `hero` is the id of a text of the game."""

    hero: str
    matches: int
    company: int  # of these with several seats
    won: int  # of those
    mean: float
    best: int


class Best(Struct, frozen=True):
    """A record of a person: the most points, the most victories in a row."""

    kind: Literal["points", "streak", "rating"]
    value: int
    table: str | None = None  # for oneself


class GameStats(Struct, frozen=True):
    """A person in one game. Friendly matches are counted apart and nowhere else."""

    game: str
    matches: int
    company: int
    won: int
    friendly: int
    mean: float | None
    rating: Strength | None
    ratings: list[RatedAt]  # after the last rated matches, the oldest first
    scores: list[Reached]
    heroes: list[HeroStats]
    bests: list[Best]
    honours: list[Earned]
    all_honours: list[str]
    bots: list[BotStrength]  # how the levels of bots are rated here


class Profile(Struct, frozen=True):
    """A person, of whom everybody may know this much; tables are named to oneself only."""

    player: Player
    yours: bool
    games: list[GameStats]


class PastMatch(Struct, frozen=True):
    """A finished match in one's history. `friendly` says why it does not count: as `why_friendly`, or `left` where a
    bot has played on for oneself."""

    table: str
    game: str
    at: Milliseconds
    seats: int
    score: int
    place: int
    won: bool
    hero: str | None
    friendly: list[str]
    rating: float | None  # after it
    change: float | None
    company: list[str]  # the names of the others; of a bot its level


class History(Struct, frozen=True):
    """A page, newest first; `next` goes into `?before=`."""

    matches: list[PastMatch]
    next: Milliseconds | None


class PuzzleCount(Struct, frozen=True):
    game: str
    count: int


class Puzzle(Struct, frozen=True):
    """A position with one clearly best move, seen from the seat that is asked."""

    game: str
    number: int  # from 1
    count: int
    view: View
    exact: bool  # solved, not only searched


class Solve(Struct, frozen=True, forbid_unknown_fields=True):
    """The notation of the move that one would make."""

    move: Annotated[str, Meta(max_length=200)]


class PuzzleAnswer(Struct, frozen=True):
    is_best: bool
    advice: Advice  # the moves that were compared, and why the first is the best


class Moment(Struct, frozen=True):
    """The table after a step, as one seat saw it. Step 0 is the deal."""

    step: int
    seat: int | None  # who moved
    move: Move | None  # null where the seat may not know it
    events: list[Text]
    view: View


class Replay(Struct, frozen=True):
    """A match step by step, for one seat or a spectator. `record` and all seats are open once it is over.

    Where a match went on under new rules, the steps are counted through; its record is that under the last ones.
    """

    table: str
    seats: list[Seat]
    seat: int | None
    moments: list[Moment]
    record: dict[str, Any] | None
    honours: list[list[str]]  # as in a state


class Chances(Struct, frozen=True):
    """How likely each seat was to win a finished match, worked out by letting bots play on from some of its steps; of
    one who played alone also the points and ranks to be expected."""

    steps: list[int]  # the steps looked at, from 0 to the end; none yet if empty
    shares: list[list[float]]  # of each of them, of every seat
    games: int  # that bots have played from each of them
    is_done: bool  # it will not become better
    points: list[float] = []  # of each of them, what one who plays alone could expect; empty in company
    ranks: list[str] = []  # reached from any of them, from the lowest to the highest, where the game has ranks
    rank_shares: list[list[float]] = []  # of each of the steps, the chance of each of the ranks
    turns: list[tuple[int, int]] = []  # after which step and until which the match turned; empty if not looked for


class Rolled(Struct, frozen=True):
    """A die or a card. `number` says which HMAC-SHA256 of the secret it comes from: its first eight bytes, big-endian,
    modulo the sum of `counts`, count off what is shown; a number of the incomplete last run is passed over."""

    step: int  # 0: the deal
    number: int
    kind: int  # of die or deck, among `kinds`
    counts: list[int]  # how many of each name there were
    shown: int  # the place of its name


class Dice(Struct, frozen=True):
    """Every outcome of a finished match, in order, to be worked out from the secret by anybody."""

    commitment: str
    secret: str
    kinds: list[list[str]]  # of dice and decks: the names of what they can show
    rolled: list[Rolled]


class Imported(Struct, frozen=True):
    table: str
    is_fair: bool  # every outcome was proven against the commitment
    is_friendly: bool = False  # outcomes were seen and taken back


HTTP_TYPES: Final = (
    Failure,
    GameInfo,
    Me,
    Rename,
    Credentials,
    Session,
    NewPassword,
    NewTable,
    Branch,
    Hint,
    Advice,
    Summary,
    Tables,
    Honours,
    Profile,
    History,
    Daily,
    DailyBoard,
    PuzzleCount,
    Puzzle,
    Solve,
    PuzzleAnswer,
    Chances,
    Review,
    Replay,
    Dice,
    Imported,
)  # for the generator of the client's types
