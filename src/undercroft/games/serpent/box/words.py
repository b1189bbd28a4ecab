"""The vocabulary of the cards: the operations of an effect and the modifiers of a card in play.

A row of cards.toml is text ("wound 2", "roll threat +1 of spikes pit"); reading.py turns it into small ints, so the
rules interpret data and a new card needs no code.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.view_types import Form, Sort, Stat, Timing

# -- forms and what a hero is tested on --------------------------------------------------------------

MELEE: Final = 0
SPEED: Final = 2
LEVEL: Final = 3
HEALTH: Final = 4
STATS: Final[tuple[Stat, ...]] = ("melee", "magic", "speed", "level", "health")
FORMS: Final[tuple[Form, ...]] = ("melee", "magic", "speed")
EVERY_FORM: Final = 7

# -- sorts, durations, timings -----------------------------------------------------------------------

MONSTER: Final = 0
TRAP: Final = 1
CURSE: Final = 2
BOON: Final = 3
TREASURE: Final = 4
SORTS: Final[tuple[Sort, ...]] = ("monster", "trap", "curse", "boon", "treasure")

INSTANT: Final = 0
PERMANENT: Final = 1
ATTACHMENT: Final = 2
BEAST: Final = 3
DURATIONS: Final = ("instant", "permanent", "attachment", "monster")

VILLAINY: Final = 0
HEROIC: Final = 1
RESPONSE: Final = 2
ANY: Final = 3
TIMINGS: Final[tuple[Timing, ...]] = ("villainy", "heroic", "response", "any")

KINDS: Final = (
    "spawn", "snake", "serpentfolk", "knight", "priestess", "undead", "beast", "goddess", "legendary", "ward",
    "potion", "spell", "manoeuvre", "skill", "effort", "vow", "trick", "hex", "decay", "blessing", "mischief",
    "storm", "warp", "shift", "many-heroes", "weapon", "armour", "helmet", "ring", "boots", "belt",
)  # fmt: skip
SPAWN: Final = 1 << KINDS.index("spawn")
KNIGHT: Final = 1 << KINDS.index("knight")
PRIESTESS: Final = 1 << KINDS.index("priestess")
LEGENDARY: Final = 1 << KINDS.index("legendary")
WEAPON: Final = 1 << KINDS.index("weapon")
TYPES: Final = sum(1 << KINDS.index(kind) for kind in ("weapon", "armour", "helmet", "ring", "boots", "belt"))

# -- rolls, and what a threat comes from -------------------------------------------------------------

ATTACK: Final = 1
COUNTER: Final = 2
THREAT: Final = 4
SEARCH: Final = 8
TRY: Final = 16
ROLLS: Final = ("attack", "counter", "threat", "search", "try")

BLOCKED_EXIT: Final = 1
TRAP_EXIT: Final = 2
SPIKES: Final = 4
PIT: Final = 8
TRAP_CARD: Final = 16
OTHER: Final = 32  # location effects, monsters, curses
FREEING: Final = 64  # besides: a test to get free, which a natural 6 always passes
SOURCES: Final = ("blocked", "trap-exit", "spikes", "pit", "trap-card", "other")

# -- what a card in play changes ---------------------------------------------------------------------

MODS: Final = (
    "stat", "roll", "enemy", "limit", "upkeep", "immune", "forbid", "prevent", "cost", "reroll", "pack", "lead",
    "company", "homing", "host", "wound", "burden",
)  # fmt: skip
M_STAT: Final = 0  # a value of its hero
M_ROLL: Final = 1  # a roll of its hero
M_ENEMY: Final = 2  # the attacks on its hero
M_LIMIT: Final = 3  # places for boons or treasures
M_UPKEEP: Final = 4  # of the treasure it is attached to
M_IMMUNE: Final = 5  # to losing levels or actions
M_FORBID: Final = 6  # warping its hero
M_PREVENT: Final = 7  # wounds, where named only those of an attack or a trap card
M_COST: Final = 8  # of the treasures played here
M_REROLL: Final = 9  # a die of its hero
M_PACK: Final = 10  # its attack, per monster of its name attacking this turn
M_LEAD: Final = 11  # price and attack of other monsters declared with it
M_COMPANY: Final = 12  # its attack, if another monster of a kind attacks with it
M_HOMING: Final = 13  # from the lair stage to the hand even if wounded
M_HOST: Final = 14  # attack of the monster, or threat of the trap, it is attached to
M_WOUND: Final = 15  # what every strike deals
M_BURDEN: Final = 16  # actions less in the recovery phase

BOONS: Final = 1
TREASURES: Final = 2

# -- what an effect does -----------------------------------------------------------------------------

OPS: Final = (
    "wound", "heal", "glory", "peril", "action", "fall", "level", "draw", "discard", "return", "cancel", "minion",
    "attack", "warp", "shift", "explore", "exit", "token", "roll", "form", "forbid",
)  # fmt: skip
O_WOUND: Final = 0
O_HEAL: Final = 1
O_GLORY: Final = 2
O_PERIL: Final = 3
O_ACTION: Final = 4
O_FALL: Final = 5
O_LEVEL: Final = 6
O_DRAW: Final = 7
O_DISCARD: Final = 8
O_RETURN: Final = 9
O_CANCEL: Final = 10
O_MINION: Final = 11
O_ATTACK: Final = 12
O_WARP: Final = 13
O_SHIFT: Final = 14
O_EXPLORE: Final = 15
O_EXIT: Final = 16
O_TOKEN: Final = 17
O_ROLL: Final = 18
O_FORM: Final = 19
O_FORBID: Final = 20

# Targets of an operation; left open: the player of a glory card, the foe of a peril card.
WHO: Final = ("", "you", "foe", "here", "target")
W_OPEN: Final = 0
W_YOU: Final = 1
W_HERE: Final = 3
W_TARGET: Final = 4

# Further words of an effect.
FLAGS: Final = (
    "next", "random", "hand", "it", "attacker", "again", "entrance", "swap", "turn", "open", "blocked", "best",
    "rise", "response", "optional",
)  # fmt: skip
F_NEXT: Final = 1 << 0  # at the next recovery phase
F_RANDOM: Final = 1 << 1
F_HAND: Final = 1 << 2
F_IT: Final = 1 << 3  # the card itself
F_AGAIN: Final = 1 << 5
F_ENTRANCE: Final = 1 << 6
F_SWAP: Final = 1 << 7
F_OPEN: Final = 1 << 9
F_BEST: Final = 1 << 11
F_RISE: Final = 1 << 12  # to rise also a test of melee
F_OPTIONAL: Final = 1 << 14  # up to so many, one at a time
F_X: Final = 1 << 20  # the number is a multiple of X
F_PLUS: Final = 1 << 21  # written with a plus: on top of a strike

# Timings of an effect.
WHENS: Final = ("play", "heroic", "respond", "attack", "hit", "beaten", "enter", "restore", "spring", "done", "tame")
ON_PLAY: Final = 0
ON_HEROIC: Final = 1
ON_RESPOND: Final = 2
ON_ATTACK: Final = 3
ON_HIT: Final = 4
ON_BEATEN: Final = 5
ON_ENTER: Final = 6
ON_RESTORE: Final = 7
ON_SPRING: Final = 8
ON_DONE: Final = 9
ON_TAME: Final = 10

# Aims of a played card or used ability.
TARGETS: Final = (
    "", "rival", "payer", "hero-here", "hero-next", "richer-here", "monster", "attack", "place", "exit", "roll",
)  # fmt: skip
T_NONE: Final = 0
T_RIVAL: Final = 1  # a living rival: for a peril card also the payer
T_PAYER: Final = 2  # any rival pays
T_HERO_HERE: Final = 3  # a wounded hero in the location
T_HERO_NEXT: Final = 4  # a hero one location away through a working exit
T_RICHER: Final = 5  # a rival in the location with more glory
T_MONSTER: Final = 6  # a monster attacking you
T_ATTACK: Final = 7  # any attack on you
T_PLACE: Final = 8  # a location
T_EXIT: Final = 9  # a blocked or trap exit of your location
T_ROLL: Final = 10  # the roll about to be made

# Hosts of an attachment.
HOSTS: Final = ("", "rival-treasure", "monster-or-trap", "own-quest", "own-weapon")
H_RIVAL_TREASURE: Final = 1
H_MONSTER_OR_TRAP: Final = 2
H_OWN_QUEST: Final = 3
H_OWN_WEAPON: Final = 4


@final
@mypyc_attr(acyclic=True)
class Mod:
    """A modifier that a card applies as long as it is in play."""

    def __init__(self, verb: int) -> None:
        self.verb: int = verb
        self.n: int = 0
        self.rolls: int = 0  # which rolls; none named: all
        self.forms: int = 0
        self.sources: int = 0
        self.kinds: int = 0
        self.limits: int = 0
        self.pay: int = 0
        self.upto: int = 6  # the highest die that may be rolled again


@final
@mypyc_attr(acyclic=True)
class Op:
    """One operation of an effect."""

    def __init__(self, verb: int) -> None:
        self.verb: int = verb
        self.n: int = 0
        self.who: int = W_OPEN
        self.flags: int = 0
        self.form: int = -1
        self.per: int = 1  # so much for each `per` of X


@final
@mypyc_attr(acyclic=True)
class Effect:
    """A row of a card: its timing, price, aim and operations."""

    def __init__(self, index: int, name: str, when: int) -> None:
        self.index: int = index
        self.name: str = name
        self.when: int = when
        self.forms: int = EVERY_FORM
        self.once: bool = False
        self.pay: int = 0
        self.pay_printed: bool = False
        self.target: int = T_NONE
        self.of: int = 0
        self.most: int = 99
        self.within: int = 0
        self.gloomy: bool = False
        self.each_rival: bool = False
        self.stats: list[int] = []  # of a test, with the numbers to reach
        self.numbers: list[int] = []
        self.dice: int = 0  # bare dice against a number
        self.number: int = 0
        self.do: int = -1  # programs
        self.ok: int = -1
        self.fail: int = -1


PROGRAMS: Final[list[list[Op]]] = []
EFFECTS: Final[list[Effect]] = []
