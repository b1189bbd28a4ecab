"""The data of Serpent that a client receives. The client's types, the reference page and tests are generated from it.

`TableView` is the game's part of a view, `Faces` what is printed on the cards.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from mypy_extensions import mypyc_attr

Form = Literal["melee", "magic", "speed"]
Stat = Literal["melee", "magic", "speed", "level", "health"]
Side = Literal["north", "east", "south", "west"]
Grade = Literal["legendary", "heroic"]
Phase = Literal["setup", "recovery", "villainy", "location", "heroic", "last"]
Passage = Literal["open", "wall", "blocked", "trap"]
Zone = Literal["prepared", "curse", "lair", "battle", "laid", "minion", "waiting"]
Cause = Literal["raid", "hunt", "nakari", "duel"]
Source = Literal["hand", "lair", "trap", "nakari"]
Stage = Literal["response", "attack", "counter", "strike", "challenge", "lair", "reward"]
Ending = Literal["nakari", "last", "felled", "points", "quests", "rounds"]
Sort = Literal["monster", "trap", "curse", "boon", "treasure"]
Timing = Literal["villainy", "heroic", "response", "any"]
PlaceKind = Literal["entrance", "tunnel", "gloomy", "chamber"]
Obstruction = Literal["danger", "spikes", "pit"]
Category = Literal["artefact", "influence", "sacrifice", "hunt", "search", "escort", "threat", "chance"]


class Exit(TypedDict):
    """An exit as it is printed."""

    kind: Passage
    stat: NotRequired[Annotated[Stat, "of the test that a blocked or trapped exit asks for"]]
    number: NotRequired[Annotated[int, "to be reached in it"]]


class Way(Exit):
    """An exit of a location on the map."""

    way: Annotated[bool, "does it lead to a neighbour?"]
    now: NotRequired[Annotated[Passage, "what it is now, where that differs from the print"]]
    need: NotRequired[
        Annotated[
            int | None,
            "the least die with which the hero of this seat passes the test, its bonuses counted; null: none will do."
            " Left out where there is no test, and for spectators",
        ]
    ]


class Place(TypedDict):
    """A location on the map."""

    place: str
    x: Annotated[int, "to the east of the entrance"]
    y: Annotated[int, "to the south of it"]
    turned: bool
    exits: Annotated[list[Way], "north, east, south, west, as they lie"]
    need: NotRequired[Annotated[int | None, "as of an exit, for the spikes or the pit that is met on coming in"]]


class Crossing(TypedDict):
    """An exit with a test that a `go` leads through."""

    to: Annotated[str, "the location that is gone to"]
    kind: Annotated[Passage, "`blocked` or `trap`"]
    stat: Annotated[Stat, "of the test"]
    number: Annotated[int, "to be reached in it"]
    need: Annotated[int | None, "the least die that passes, as of an exit"]
    costs: Annotated[Literal["action", "wound"], "what a failed test costs"]


class Inventory(TypedDict):
    """Places in the inventory."""

    boons: int
    treasures: int


class Hero(TypedDict):
    """A seat and its hero."""

    seat: int
    hero: str
    grade: Annotated[Grade, "the side that is up"]
    level: int
    health: int
    most_health: int
    values: Annotated[dict[Form, int], "at present"]
    glory: int
    peril: int
    actions: int
    saved: Annotated[int, "the action kept for another's turn"]
    place: str
    fallen: bool
    is_out: bool
    limits: Annotated[Inventory, "places for permanent boons and for treasures"]
    load: Annotated[Inventory, "how many of them are taken; a minion takes the place of a treasure"]
    quests: Annotated[int, "completed"]
    points: Annotated[int, "for them, where both sets are combined"]
    hand: Annotated[list[str] | None, "own only"]
    hand_size: int
    places: Annotated[list[str] | None, "location cards in hand (no white spots), own only"]
    places_size: int
    waits: Annotated[list[str] | None, "location and side of an exit it opened and waits at"]
    rise: Annotated[int, "melee to be reached to rise; 0: none"]
    moved: Annotated[bool, "in this turn, as all that follows"]
    seen: Annotated[list[str], "locations that are not new"]
    tries: Annotated[int, "at quests"]
    tried: Annotated[list[str], "quests"]
    fought: Annotated[bool, "has it started a battle?"]
    used: Annotated[list[str], "abilities used up until its next recovery"]
    next_actions: Annotated[int, "more or less actions at the next recovery"]
    dropped: bool
    lain: Annotated[bool, "lay down for an action"]
    free: Annotated[int, "the action gained by that"]
    muted: Annotated[bool, "no responses in this battle"]
    top_rounds: int


class Attached(TypedDict):
    """A card under another."""

    card: str
    owner: Annotated[int, "who played it"]


class Piece(TypedDict):
    """An adventure card in play."""

    id: int
    card: str
    seat: Annotated[int, "before whom it lies"]
    owner: Annotated[int, "who played it"]
    zone: Zone
    wounds: int
    used: Annotated[bool, "its ability or armour, until its owner's next recovery"]
    acted: Annotated[bool, "a minion that countered or attacked since that recovery"]
    disarmed: Annotated[bool, "a trap that goes when everybody here has met it"]
    from_lair: Annotated[bool, "solo: a monster in battle that came from the lair"]
    attacked: Annotated[bool, "a monster, in this turn"]
    asleep: Annotated[bool, "a trap that does not spring"]
    place: Annotated[str | None, "of a laid trap"]
    attached: list[Attached]


class Quest(TypedDict):
    """A quest on the table."""

    id: int
    quest: str
    seat: Annotated[int, "-1: shared"]
    steps: Annotated[int, "done"]
    wounds: int
    is_done: Annotated[bool, "an artefact that is kept"]
    is_carried: bool
    is_fresh: bool
    used: Annotated[bool, "an artefact, until its owner's next recovery"]
    token: Annotated[str | None, "where a dropped escort lies"]
    found: Annotated[str | None, "where what was searched for lies"]
    attached: list[Attached]


class Prospect(TypedDict):
    """The distance of this seat's hero from an open quest, and the chance to complete it."""

    quest: Annotated[int, "its id"]
    place: Annotated[str | None, "the nearest location on the map that it leads to now"]
    steps: Annotated[int | None, "to that location, by exits of any kind"]
    chance: Annotated[int | None, "of one try there, or of the search before it, in percent; null: no dice decide"]
    glory: NotRequired[Annotated[int, "that a try takes"]]


class Finished(TypedDict):
    """A completed quest that left the table."""

    quest: str
    seat: int


class Fight(TypedDict):
    """One against one. Fighters are numbered: a seat as it is, a card in play from 8, a quest's monster from 128,
    Nakari 255."""

    attacker: int
    target: int
    form: Annotated[Form, "of the attack"]
    answer: Annotated[Form, "of the counter"]
    attack: Annotated[int, "total, -1 before the roll"]
    counter: Annotated[int, "total, -1 before the roll"]
    bonus: int
    extra: int
    has_threat: Annotated[bool, "a bought threat is still to come"]
    riposte: int
    stand_in: Annotated[int, "the card in play that counters instead, -1: none"]
    is_void: bool


class Battle(TypedDict):
    """A running battle."""

    cause: Cause
    owner: Annotated[int, "whose monsters, or who attacks"]
    target: int
    place: str
    fights: list[Fight]
    first: Annotated[int, "first fight of the running exchange"]
    is_answered: Annotated[bool, "the challenge is on"]
    dealt: Annotated[int, "wounds"]
    earned: Annotated[int, "peril"]
    quest: Annotated[int, "of a hunt, -1: none"]


class Plan(TypedDict):
    """An encounter planned in the villainy phase."""

    source: Source
    card: str
    id: Annotated[int | None, "of a card in the lair"]
    whom: Annotated[int, "the target; of a trap the payer"]
    form: Form | None
    place: Annotated[str | None, "of a trap"]
    extra: Annotated[bool, "bought?"]


class Trial(TypedDict):
    """A test that a die has fallen in, or is about to fall."""

    seat: int
    stat: Stat
    number: Annotated[int, "to be reached"]
    die: Annotated[int | None, "that has fallen and may be rolled again"]
    total: Annotated[int | None, "it comes to"]
    need: Annotated[int, "the least die that passes, with everything added to it; more than a die shows: none"]


class Aim(TypedDict):
    """The target of an effect."""

    count: NotRequired[Annotated[int, "the X that was paid"]]
    whom: NotRequired[int]
    place: NotRequired[str]
    side: NotRequired[Side]
    fight: NotRequired[int]
    card: NotRequired[Annotated[str, "the attachment that works"]]


@mypyc_attr(acyclic=True)
class Step(TypedDict):
    """A task still to be done. Which fields it has tells its name."""

    step: str
    seat: NotRequired[int]
    whom: NotRequired[int]
    roller: NotRequired[int]
    you: NotRequired[Annotated[int, "who controls an effect"]]
    foe: NotRequired[Annotated[int, "whose hero it is for"]]
    aim: NotRequired[Aim | None]
    place: NotRequired[str]
    laid: NotRequired[Annotated[str | None, "the location that a way must lead to"]]
    first: NotRequired[Annotated[str | None, "location of a swap"]]
    side: NotRequired[Side]
    way: NotRequired[Annotated[list[str], "locations of a walk"]]
    health: NotRequired[Annotated[int, "that a walking hero should still have"]]
    actions: NotRequired[Annotated[int, "that a walking hero should still have"]]
    stat: NotRequired[Annotated[Stat | None, "of a test; null: bare dice"]]
    number: NotRequired[Annotated[int, "to be reached"]]
    threat: NotRequired[Annotated[list[str], "what a test comes from"]]
    roll: NotRequired[Annotated[list[str], "what kind of roll it is"]]
    dice: NotRequired[int]
    spent: NotRequired[Annotated[list[int], "re-rolls of the hero, by number"]]
    effect: NotRequired[Annotated[str, "of a card, by the card's name"]]
    program: NotRequired[Annotated[str, "a row of an effect or a quest"]]
    op: NotRequired[Annotated[int, "part of the row that is next"]]
    source: NotRequired[Annotated[int | None, "the card in play that it comes from"]]
    piece: NotRequired[Annotated[int, "a card in play"]]
    kept: NotRequired[Annotated[list[int], "cards in play that were paid for"]]
    offered: NotRequired[Annotated[list[int], "cards in play that were chosen for a price"]]
    quest: NotRequired[Annotated[int, "on the table"]]
    kind: NotRequired[Annotated[str, "the quest's card, which has left the table"]]
    is_shared: NotRequired[bool]
    fight: NotRequired[Annotated[int, "of the battle on top"]]
    by_attacker: NotRequired[Annotated[bool, "who struck"]]
    fighter: NotRequired[int]
    count: NotRequired[int]
    cause: NotRequired[Annotated[str, "of wounds"]]
    pays_peril: NotRequired[bool]
    by_effect: NotRequired[Annotated[bool, "a draw that names one of two decks"]]
    most: NotRequired[Annotated[int, "cost"]]
    steps: NotRequired[Annotated[int, "of a warp"]]
    worth: NotRequired[Annotated[int, "of what is still to be offered"]]
    passes: NotRequired[Annotated[int, "before the first turn"]]
    is_declared: NotRequired[Annotated[bool, "the plan of villainy"]]
    was_recalled: NotRequired[Annotated[bool, "a plan of villainy"]]
    was_cursed: NotRequired[Annotated[bool, "in this villainy phase"]]
    is_to_meet: NotRequired[Annotated[bool, "a way must lead to another hero"]]


class Decks(TypedDict):
    """Sizes of the decks: one, or two."""

    adventures: NotRequired[int]
    glory: NotRequired[int]
    peril: NotRequired[int]


class TableView(TypedDict):
    """The map, the heroes and all that lies around them."""

    round: int
    active: Annotated[int, "the seat whose turn it is"]
    starter: int
    phase: Phase
    stage: Annotated[Grade, "of the combined sets"]
    quests_to_win: Annotated[int, "quests that win the game, unless both sets are combined"]
    tokens: Annotated[int, "on the event"]
    has_event: Annotated[bool, "whether it (and Nakari) is in play"]
    nakari_wounds: int
    nakari_sent: Annotated[bool, "in this turn"]
    nakari_at: Annotated[str | None, "the location where she falls upon all who come in"]
    map: list[Place]
    heroes: Annotated[list[Hero], "by seat"]
    pieces: list[Piece]
    quests: list[Quest]
    finished: list[Finished]
    battles: Annotated[list[Battle], "the last one on top"]
    draft: Annotated[list[Plan], "the own plan of the villainy phase; empty for everybody else"]
    completing: Annotated[
        list[str],
        "the moves, in their notation, that would complete the own plan and thereby declare it; there is no undo"
        " after them; none with the option `ask_all`",
    ]
    crossings: NotRequired[
        Annotated[list[Crossing], "exits with a test that own moves `go` lead through; left out where there are none"]
    ]
    prospects: NotRequired[Annotated[list[Prospect], "of the own and the shared quests; left out for spectators"]]
    discard: Annotated[dict[str, int], "the open discard"]
    decks: Decks
    locations_left: int
    quests_left: int
    quests_under: Annotated[list[str], "quests of felled heroes under the quest deck, drawn after the rest of it"]
    declared: Annotated[list[str], "monsters declared in this turn"]
    opened: Annotated[list[list[str]], "exits opened in this turn: location and side"]
    shut: Annotated[list[list[str | int]], "locations shut in this turn: location, stat and number of the test"]
    spare_heroes: Annotated[list[str], "heroes nobody has"]
    drawn: Annotated[list[str], "solo: peril cards drawn and not yet resolved"]
    die: Annotated[int, "the last roll"]
    passed: Annotated[bool, "was the last test passed?"]
    penalty: Annotated[int, "to the running roll"]
    ended: Annotated[bool, "the active hero's turn was cut short"]
    is_over: bool
    winners: list[int]
    ending: Annotated[Ending | None, "what decided a game that is over"]
    asked: Annotated[Step | None, "the question that stands: its name as `step`, its seat, its fields"]
    trial: Annotated[Trial | None, "while a seat is asked about a test: its die"]
    battle_stage: Annotated[Stage | None, "of the battle on top"]
    steps: Annotated[list[Step], "what is still to be done, the next first, as in saves. For programs"]


class CardFace(TypedDict):
    """An adventure card as it is printed."""

    sort: Sort
    is_glory: Annotated[bool, "played for glory, by heroes; else for the peril of rivals"]
    cost: int | Literal["X"]
    kinds: list[str]
    timing: Timing
    upkeep: int
    values: Annotated[dict[Form, int] | None, "of a monster"]
    attacks: Annotated[list[Form], "forms in which a monster attacks"]
    health: Annotated[int, "of a monster"]


@mypyc_attr(acyclic=True)
class Obstacle(TypedDict):
    """The tests and effects that meet a hero on entering."""

    kind: Obstruction
    stat: NotRequired[Annotated[Stat, "of the test"]]
    number: int


class LocationFace(TypedDict):
    """A location card as it is printed."""

    kind: PlaceKind
    glory: int
    peril: int
    exits: Annotated[list[Exit], "north, east, south, west"]
    obstacle: Obstacle | None


class QuestFace(TypedDict):
    """A quest card as it is printed."""

    category: Category
    places: Annotated[list[str], "where it can be done"]
    to: Annotated[str | None, "where an escort leads"]
    steps: int
    values: Annotated[dict[Form, int] | None, "of its monster"]
    health: Annotated[int, "of its monster"]


class Faces(TypedDict):
    """The printed figures of the cards, by id."""

    cards: dict[str, CardFace]
    locations: dict[str, LocationFace]
    quests: dict[str, QuestFace]
    most_tokens: Annotated[int, "that the event holds"]
