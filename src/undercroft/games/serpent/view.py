"""What a client gets of Serpent, declared once: the client's types, the page and the tests are made from it.

`Table` is the game's part of a view, `Faces` what is printed on the cards.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Form = Literal["melee", "magic", "speed"]
Stat = Literal["melee", "magic", "speed", "level", "health"]
Side = Literal["north", "east", "south", "west"]
Grade = Literal["legendary", "heroic"]
Phase = Literal["setup", "recovery", "villainy", "location", "heroic", "last"]
Passage = Literal["open", "wall", "blocked", "trap"]
Zone = Literal["prepared", "curse", "lair", "battle", "laid", "minion", "waiting"]
Cause = Literal["raid", "hunt", "nakari", "duel"]
Source = Literal["hand", "lair", "trap", "nakari"]
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
    used: bool
    attacked: bool
    asleep: bool
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


class Decks(TypedDict):
    """Sizes of the decks: one, or two."""

    adventures: NotRequired[int]
    glory: NotRequired[int]
    peril: NotRequired[int]


class Table(TypedDict):
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
    completing: Annotated[list[str], "own moves that complete the plan and so declare it, in their notation"]
    discard: Annotated[dict[str, int], "the open discard"]
    decks: Decks
    locations_left: int
    quests_left: int
    quests_under: Annotated[list[str], "quests that were put under the deck"]
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
    tasks: Annotated[list[list[str | int]], "what is still to be done, bottom first: a name and figures. For programs"]


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


class Obstacle(TypedDict):
    """What meets a hero on coming in."""

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
    """What is printed on the cards, by id."""

    cards: dict[str, CardFace]
    locations: dict[str, LocationFace]
    quests: dict[str, QuestFace]
    most_tokens: Annotated[int, "that the event holds"]
