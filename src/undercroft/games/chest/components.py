"""The components: dice, tokens, companions and hero cards as small ints, and bags of them.

A bag is an int with four bits of count for each kind: party faces, dungeon faces, tokens. Anything that serves as a
party die – a die by its face, a token, a temporary companion – is a *companion*; all are numbered in one row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.chest.cards import CARDS, COMPANIONS, DUNGEON_FACES, FACES, HEROES, TOKENS, Side
from undercroft.kernel.chance import Outcomes

# -- figures of the box -----------------------------------------------------------------------------
PARTY_DICE: Final[i64] = CARDS.party_dice
DUNGEON_DICE: Final[i64] = CARDS.dungeon_dice
LEVELS: Final[i64] = CARDS.levels
ADVENTURES: Final[i64] = CARDS.adventures
DRAGON_WAKES: Final[i64] = CARDS.dragon_wakes
DRAGON_EXPERIENCE: Final[i64] = CARDS.dragon_experience
MOST_XP: Final[i64] = 999  # more than any game brings; a game that begins with it earns no more


# -- faces, in the order of cards.py --------------------------------------------------------------
class Face:
    """Faces of party dice that rules name."""

    THIEF: Final[i64] = 3
    CHAMPION: Final[i64] = 4
    SCROLL: Final[i64] = 5


PARTY_FACES: Final[i64] = 6
COMPANION_TYPES: Final[i64] = 5  # all but the scroll


class Target:
    """Faces of dungeon dice that rules name; the monsters come first."""

    CHEST: Final[i64] = 3
    POTION: Final[i64] = 4
    DRAGON: Final[i64] = 5


MONSTER_TYPES: Final[i64] = 3
TARGETS: Final[i64] = 5  # a companion is used on monsters, chests or potions


# -- tokens, in the order of cards.py -------------------------------------------------------------
class Token:
    """Treasure tokens that rules name."""

    SCROLL: Final[i64] = 4
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
MONSTERS: Final[i64] = 0xFFF  # the monsters in a dungeon bag
SERVING: Final[i64] = 0xFFFFF  # the tokens of a bag that serve as party dice


def count(bag: i64, kind: i64) -> i64:
    return bag >> 4 * kind & 15


def size(bag: i64) -> i64:
    """Returns how many things are in a bag."""
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
    """Returns the bag that holds a single thing."""
    return UNIT << 4 * kind


def unpack(bag: i64, kinds: i64) -> list[int]:
    return [int(bag >> 4 * kind & 15) for kind in range(kinds)]


ALL_TOKENS: Final[i64] = pack([token.count for token in CARDS.tokens])
TOKEN_POINTS: Final[list[int]] = [token.points for token in CARDS.tokens]
PAIR_POINTS: Final[list[int]] = [token.pair for token in CARDS.tokens]

# -- chance -----------------------------------------------------------------------------------------
PARTY_DIE: Final = Outcomes("party die", FACES)
DUNGEON_DIE: Final = Outcomes("dungeon die", DUNGEON_FACES)
TREASURE: Final = Outcomes("treasure", TOKENS)
HERO_DECK: Final = Outcomes("hero", HEROES)


# -- hero cards -------------------------------------------------------------------------------------
class Ultimate:
    """Kinds of ultimates, in the order of `ULTIMATES`."""

    COMPANION: Final[i64] = 0
    FURY: Final[i64] = 1
    STRIKE: Final[i64] = 2
    REROLL: Final[i64] = 3
    SUMMON: Final[i64] = 4
    CRY: Final[i64] = 5
    BALLAD: Final[i64] = 6
    INTERVENTION: Final[i64] = 7
    CHARM: Final[i64] = 8
    NONE: Final[i64] = 9


ULTIMATES: Final = ("companion", "fury", "strike", "reroll", "summon", "cry", "ballad", "intervention", "charm")

HERO_CARDS: Final[i64] = len(HEROES)
NO_HERO: Final[i64] = 2 * len(HEROES)  # the side of a player without a hero

MASTER_AT: Final[list[int]] = [hero.master_at for hero in CARDS.heroes]


# -- who takes what ---------------------------------------------------------------------------------
def _serves() -> list[int]:
    """Returns the party face that each companion serves as."""
    served: list[str] = [*FACES]
    for token in CARDS.tokens[:SERVING_TOKENS]:
        served.append(token.serves_as or "")
    for companion in CARDS.companions:
        served.append(companion.serves_as)
    return [FACES.index(face) for face in served]


SERVES: Final[list[int]] = _serves()
SERVED: Final[i64] = pack(SERVES)  # the same as a bag, which inner loops read faster
MADE_OF: Final[list[int]] = [  # the monster that becomes a temporary companion
    -1 if companion.made_of is None else DUNGEON_FACES.index(companion.made_of) for companion in CARDS.companions
]


# -- skills -----------------------------------------------------------------------------------------
NO_SKILL: Final = Side(id="", grade="R", ultimate="companion")  # the ultimate is not read


@final
@mypyc_attr(acyclic=True)
class HeroSide:
    """The skill and the ultimate of one side of a hero card, or of a player without a hero."""

    __slots__ = (
        "ultimate", "power", "summons", "extra", "scrolls_become", "scroll_serves", "loots_early", "rerolls_party",
        "dragon_needs", "either", "takes", "takes_all",
    )  # fmt: skip

    def __init__(self, card: Side | None) -> None:
        self.ultimate: i64 = Ultimate.NONE if card is None else ULTIMATES.index(card.ultimate)
        skill = NO_SKILL if card is None else card
        self.power: i64 = skill.power
        self.summons: i64 = -1 if skill.summons is None else COMPANION_NAMES.index(skill.summons)
        self.extra: i64 = -1 if skill.extra is None else FACES.index(skill.extra)
        self.scrolls_become: i64 = -1 if skill.scrolls_become is None else FACES.index(skill.scrolls_become)
        self.scroll_serves: bool = skill.scroll_serves
        self.loots_early: bool = skill.loots_early
        self.rerolls_party: bool = skill.rerolls_party
        self.dragon_needs: i64 = CARDS.dragon_needs if skill.dragon_needs is None else skill.dragon_needs
        self.either: i64 = sum([1 << FACES.index(face) for face in skill.either])  # two faces that count as each other
        # By party face, the set of dungeon faces that it can take, and of those it takes in any number.
        self.takes: list[int] = [(1 << TARGETS) - 1] * PARTY_FACES
        self.takes_all: list[int] = [_takes_all(skill, face) for face in FACES]
        if not skill.scroll_serves:
            self.takes[Face.SCROLL] = 1 << Target.POTION


def _takes_all(skill: Side, face: str) -> int:
    """Returns what a face takes in any number, paired with another or, for a serving scroll, with all faces."""
    names = FACES if skill.scroll_serves and face == "scroll" else skill.either if face in skill.either else (face,)
    taken = 0
    for row in CARDS.party:
        if row.id in names:
            taken |= sum([1 << DUNGEON_FACES.index(target) for target in row.takes_all])
    return taken


# By the number of the side: novice and master of each hero card, last a player without a hero.
SIDES: Final = [HeroSide(card) for card in [*CARDS.sides, None]]
