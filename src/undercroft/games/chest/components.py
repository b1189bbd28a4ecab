"""What lies on the table: dice, tokens, companions and hero cards as small ints, and bags of them.

A bag is an int with four bits of count for each kind: party faces, dungeon faces, tokens. Whatever serves as a
party die – a die by its face, a token, a temporary companion – is a *companion* here, numbered in one row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.cards import BOX, COMPANIONS, DUNGEON_FACES, FACES, HEROES, TOKENS, Side
from undercroft.kernel.chance import Outcomes

# -- figures of the box -----------------------------------------------------------------------------
PARTY_DICE: Final[i64] = BOX.party_dice
DUNGEON_DICE: Final[i64] = BOX.dungeon_dice
LEVELS: Final[i64] = BOX.levels
ADVENTURES: Final[i64] = BOX.adventures
DRAGON_WAKES: Final[i64] = BOX.dragon_wakes
DRAGON_EXPERIENCE: Final[i64] = BOX.dragon_experience
MOST_XP: Final[i64] = 999  # no game brings so much; one that begins with it earns no more

# -- faces, in the order of cards.py --------------------------------------------------------------
THIEF: Final[i64] = 3
CHAMPION: Final[i64] = 4
SCROLL: Final[i64] = 5
PARTY_FACES: Final[i64] = 6
COMPANION_TYPES: Final[i64] = 5  # all but the scroll

MONSTER_TYPES: Final[i64] = 3
CHEST: Final[i64] = 3
POTION: Final[i64] = 4
DRAGON: Final[i64] = 5
TARGETS: Final[i64] = 5  # what a companion can be used on: monsters, chests, potions

# -- tokens, in the order of cards.py -------------------------------------------------------------
SCROLL_TOKEN: Final[i64] = 4
RING: Final[i64] = 5
ELIXIR: Final[i64] = 7
BAIT: Final[i64] = 8
PORTAL: Final[i64] = 9
TOKEN_KINDS: Final[i64] = 10
SERVING_TOKENS: Final[i64] = 5  # the first five serve as a party die

# -- companions: dice by face, tokens that serve, temporary ones ------------------------------------------
FIRST_TOKEN: Final[i64] = PARTY_FACES
FIRST_TEMPORARY: Final[i64] = FIRST_TOKEN + SERVING_TOKENS
HERO: Final[i64] = FIRST_TEMPORARY + 2
ALL_COMPANIONS: Final[i64] = FIRST_TEMPORARY + 3
COMPANION_NAMES: Final = (*FACES, *TOKENS[:SERVING_TOKENS], *COMPANIONS)

# -- bags -------------------------------------------------------------------------------------------
MONSTERS: Final[i64] = 0xFFF  # the part of a dungeon bag that is monsters
SERVING: Final[i64] = 0xFFFFF  # the part of a token bag that serves as party dice


def count(bag: i64, kind: i64) -> i64:
    return bag >> 4 * kind & 15


def size(bag: i64) -> i64:
    """How many things are in a bag."""
    number: i64 = 0
    while bag:
        number += bag & 15
        bag >>= 4
    return number


def pack(counts: Sequence[int]) -> int:
    bag = 0
    for kind, number in enumerate(counts):
        bag |= number << 4 * kind
    return bag


UNIT: Final[i64] = pack([1])  # not a bare 1: mypyc would shift that as a 32-bit number


def one(kind: i64) -> i64:
    """The bag that holds a single thing."""
    return UNIT << 4 * kind


def unpack(bag: i64, kinds: i64) -> list[int]:
    return [int(bag >> 4 * kind & 15) for kind in range(kinds)]


ALL_TOKENS: Final[i64] = pack([token.count for token in BOX.tokens])
TOKEN_POINTS: Final[list[int]] = [token.points for token in BOX.tokens]
PAIR_POINTS: Final[list[int]] = [token.pair for token in BOX.tokens]

# -- chance -----------------------------------------------------------------------------------------
PARTY_DIE: Final = Outcomes("party die", FACES)
DUNGEON_DIE: Final = Outcomes("dungeon die", DUNGEON_FACES)
TREASURE: Final = Outcomes("treasure", TOKENS)
HERO_DECK: Final = Outcomes("hero", HEROES)

# -- hero cards: one row per side, the last for a player without a hero ------------------------------------
COMPANION: Final[i64] = 0  # kinds of ultimate
FURY: Final[i64] = 1
STRIKE: Final[i64] = 2
REROLL: Final[i64] = 3
SUMMON: Final[i64] = 4
CRY: Final[i64] = 5
BALLAD: Final[i64] = 6
INTERVENTION: Final[i64] = 7
CHARM: Final[i64] = 8
NO_ULTIMATE: Final[i64] = 9
ULTIMATES: Final = ("companion", "fury", "strike", "reroll", "summon", "cry", "ballad", "intervention", "charm")

HERO_CARDS: Final[i64] = len(HEROES)
NO_HERO: Final[i64] = 2 * len(HEROES)  # the side of a player without a hero

ROWS: Final[list[Side | None]] = [*BOX.sides, None]
ULTIMATE: Final[list[int]] = [NO_ULTIMATE if row is None else ULTIMATES.index(row.ultimate) for row in ROWS]
POWER: Final[list[int]] = [0 if row is None else row.power for row in ROWS]
SUMMONS: Final[list[int]] = [
    -1 if row is None or row.summons is None else COMPANION_NAMES.index(row.summons) for row in ROWS
]
EXTRA: Final[list[int]] = [-1 if row is None or row.extra is None else FACES.index(row.extra) for row in ROWS]
SCROLLS_BECOME: Final[list[int]] = [
    -1 if row is None or row.scrolls_become is None else FACES.index(row.scrolls_become) for row in ROWS
]
SCROLL_SERVES: Final[list[bool]] = [row is not None and row.scroll_serves for row in ROWS]
LOOTS_EARLY: Final[list[bool]] = [row is not None and row.loots_early for row in ROWS]
REROLLS_PARTY: Final[list[bool]] = [row is not None and row.rerolls_party for row in ROWS]
DRAGON_NEEDS: Final[list[int]] = [
    BOX.dragon_needs if row is None or row.dragon_needs is None else row.dragon_needs for row in ROWS
]
EITHER: Final[list[int]] = [  # the set of the two faces that count as each other
    0 if row is None else sum([1 << FACES.index(face) for face in row.either]) for row in ROWS
]
MASTER_AT: Final[list[int]] = [hero.master_at for hero in BOX.heroes]


# -- who takes what ---------------------------------------------------------------------------------
def _serves() -> list[int]:
    """The party face that each companion serves as."""
    served: list[str] = [*FACES]
    for token in BOX.tokens[:SERVING_TOKENS]:
        served.append(token.serves_as or "")
    for companion in BOX.companions:
        served.append(companion.serves_as)
    return [FACES.index(face) for face in served]


SERVES: Final[list[int]] = _serves()
SERVED: Final[i64] = pack(SERVES)  # the same as a bag, which inner loops read faster
MADE_OF: Final[list[int]] = [  # the monster that becomes a temporary companion
    -1 if companion.made_of is None else DUNGEON_FACES.index(companion.made_of) for companion in BOX.companions
]


def _own(face: int) -> int:
    """The set of dungeon faces that a party face takes in any number."""
    return sum([1 << DUNGEON_FACES.index(target) for target in BOX.party[face].takes_all])


def _takes_all(row: Side | None, face: int) -> int:
    """The same with the skill of a hero: faces that count as each other, a scroll that serves as anybody."""
    names = [FACES[face]]
    if row is not None and row.scroll_serves and face == SCROLL:
        names = [*FACES]
    elif row is not None and FACES[face] in row.either:
        names = [*row.either]
    taken = 0
    for name in names:
        taken |= _own(FACES.index(name))
    return taken


def _takes(row: Side | None, face: int) -> int:
    """The set of dungeon faces that a party face takes at all."""
    is_scroll = face == SCROLL and not (row is not None and row.scroll_serves)
    return 1 << POTION if is_scroll else (1 << TARGETS) - 1


# By side and party face: side * PARTY_FACES + face.
TAKES_ALL: Final[list[int]] = [_takes_all(row, face) for row in ROWS for face in range(PARTY_FACES)]
TAKES: Final[list[int]] = [_takes(row, face) for row in ROWS for face in range(PARTY_FACES)]
