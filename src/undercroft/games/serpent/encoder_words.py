"""The words of Serpent: the verb with its subject, then one word for each further figure that distinguishes moves.

All combinations of a verb and its figures would be a million. The first word holds the verb and, where there are
few, its first figure: a location, a card, an ability, a rival. Cards in play, quests, fighters and counts follow as
words of their own. Rivals are named by how far to the left they sit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.serpent.box.book import CARDS, HEROES, PLACES
from undercroft.games.serpent.box.words import FORMS, STATS
from undercroft.games.serpent.cards.dice import CARD_SOURCE
from undercroft.games.serpent.data.steps import EFFECT_LABELS, MOST_ID
from undercroft.games.serpent.notation import LAY, LAY_TURNED, VERBS, first_of, second_of, third_of, verb_of
from undercroft.games.serpent.table.battle import FIGHTERS, Fighter
from undercroft.games.serpent.table.map import SIDES, STEP, Chart, cell_at
from undercroft.games.serpent.table.table import MOST_SEATS
from undercroft.kernel.encoder import NO_WORD, from_seat

MOST_COUNT: Final = 256  # a figure has a byte
IDS: Final = MOST_ID + 1  # numbers that cards in play and quests may have


def _ways_to_say() -> dict[str, list[str]]:
    """Returns, by the kind of a figure, the name of each value."""
    left = [f"left-{places}" if places else "self" for places in range(MOST_SEATS)]
    pieces = [f"card-in-play {id}" for id in range(IDS)]
    quests = [f"quest {id}" for id in range(IDS)]
    return {
        "place": [face.id for face in PLACES],
        "card": [face.id for face in CARDS],
        "ability": EFFECT_LABELS,
        "seat": left,
        "stat": list(STATS),
        "form": list(FORMS),
        "hero": [face.id for face in HEROES[0]],
        "side": list(SIDES),
        "int": [f"count {count}" for count in range(MOST_COUNT)],
        "fight": [f"fight {number}" for number in range(MOST_COUNT)],
        "piece": pieces,
        "quest": quests,
        "fighter": [f"fighter {name}" for name in (*left, *pieces, *quests, "nakari")],
        "source": [*[f"skill {number}" for number in range(CARD_SOURCE)], *pieces],
    }


SAID: Final = _ways_to_say()
KINDS: Final = list(SAID)
WITH_VERB: Final = ("place", "card", "ability", "seat", "stat", "form", "hero")  # kinds said in one word with the verb
AS_FURTHER: Final = [kind for kind in KINDS if kind not in ("ability", "hero")]  # kinds that are further words
SEAT_KIND: Final[i64] = KINDS.index("seat")
FIGHTER_KIND: Final[i64] = KINDS.index("fighter")
NO_KIND: Final[i64] = -1

WORDS: Final[list[str]] = []
FIRST_WORD: Final[list[int]] = []  # by verb: the number of its first word
FURTHER: Final[list[int]] = [-1] * len(KINDS)  # by kind of figure: the number of its first further word
FIGURE: Final[list[int]] = []  # by 3 * verb + figure: its kind
IS_JOINED: Final[list[bool]] = []  # by verb: whether its first figure is part of the first word


def _enter_verbs() -> None:
    for verb, (name, _, figures) in enumerate(VERBS):
        FIRST_WORD.append(len(WORDS))
        if verb in (LAY, LAY_TURNED):  # an empty place by the location beside it
            WORDS.extend([f"{name} {side} of {face.id}" for face in PLACES for side in SIDES])
            FIGURE.extend([NO_KIND] * 3)
            IS_JOINED.append(True)
            continue
        kinds = [kind for _, kind in figures]
        FIGURE.extend([KINDS.index(kinds[number]) if number < len(kinds) else NO_KIND for number in range(3)])
        is_joined = bool(kinds) and kinds[0] in WITH_VERB
        IS_JOINED.append(is_joined)
        WORDS.extend([f"{name} {said}" for said in SAID[kinds[0]]] if is_joined else [name])


def _enter_figures() -> None:
    for kind in AS_FURTHER:
        FURTHER[KINDS.index(kind)] = len(WORDS)
        start = "…" if kind in ("int", "fight", "fighter") else f"… {kind}"  # those say what they are themselves
        WORDS.extend([f"{start} {said}" for said in SAID[kind]])


_enter_verbs()
_enter_figures()
FIGHTER_PIECE: Final[i64] = MOST_SEATS
FIGHTER_QUEST: Final[i64] = FIGHTER_PIECE + IDS
FIGHTER_GODDESS: Final[i64] = FIGHTER_QUEST + IDS


def figure_of(move: i64, number: i64) -> i64:
    return first_of(move) if number == 0 else second_of(move) if number == 1 else third_of(move)


def value_of(kind: i64, figure: i64, seat: i64, seats: i64) -> i64:
    """Returns the index of a figure among the values of its kind, as a seat sees it."""
    if kind == SEAT_KIND:
        return from_seat(seat, figure, seats)
    if kind != FIGHTER_KIND:
        return figure
    return value_of_fighter(FIGHTERS[figure], seat, seats)


def value_of_fighter(fighter: Fighter, seat: i64, seats: i64) -> i64:
    if fighter.is_hero:
        return from_seat(seat, fighter.seat, seats)
    if fighter.is_nakari:
        return FIGHTER_GODDESS
    return FIGHTER_PIECE + fighter.piece if fighter.is_piece else FIGHTER_QUEST + fighter.quest


def beside(chart: Chart, move: i64) -> i64:
    """Returns an empty cell by its first neighbour: location * 4 + side."""
    cell = cell_at(int(first_of(move)) - 64, int(second_of(move)) - 64)
    neighbours: list[int] = []
    for side in range(4):
        place = chart.at.get(cell - STEP[side], -1)
        if place >= 0:
            neighbours.append(place * 4 + side)
    return min(neighbours)


def word_of(chart: Chart, move: i64, seat: i64, seats: i64, depth: i64) -> i64:
    """Returns the word of a move at a depth."""
    verb = verb_of(move)
    is_joined = IS_JOINED[verb]
    if depth == 0:
        start: i64 = FIRST_WORD[verb]
        if verb in (LAY, LAY_TURNED):
            return start + beside(chart, move)
        return start + value_of(FIGURE[3 * verb], first_of(move), seat, seats) if is_joined else start
    number = depth if is_joined else depth - 1
    kind: i64 = FIGURE[3 * verb + number] if number < 3 else NO_KIND
    return NO_WORD if kind == NO_KIND else FURTHER[kind] + value_of(kind, figure_of(move, number), seat, seats)
