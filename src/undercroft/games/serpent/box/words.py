"""The vocabulary of the cards: what an effect can do and what a card in play can change.

A row of cards.toml is text ("wound 2", "roll threat +1 of spikes pit"); reading.py makes small ints of it, so that the
rules interpret data and a new card needs no code.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.view_types import Form, Sort, Stat, Timing

# -- forms and what a hero is tested on --------------------------------------------------------------

MELEE: Final = 0
MAGIC: Final = 1
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
    "spawn",
    "snake",
    "serpentfolk",
    "knight",
    "priestess",
    "undead",
    "beast",
    "goddess",
    "legendary",
    "ward",
    "potion",
    "spell",
    "manoeuvre",
    "skill",
    "effort",
    "vow",
    "trick",
    "hex",
    "decay",
    "blessing",
    "mischief",
    "storm",
    "warp",
    "shift",
    "many-heroes",
    "weapon",
    "armour",
    "helmet",
    "ring",
    "boots",
    "belt",
)
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
    "stat",  # a value of its hero
    "roll",  # a roll of its hero
    "enemy",  # the attacks on its hero
    "limit",  # places for boons or treasures
    "upkeep",  # of the treasure it is attached to
    "immune",  # to losing levels or actions
    "forbid",  # warping its hero
    "prevent",  # wounds, where named only those of an attack or a trap card
    "cost",  # of the treasures played here
    "reroll",  # a die of its hero
    "pack",  # its attack, per monster of its name attacking this turn
    "lead",  # price and attack of other monsters declared with it
    "company",  # its attack, if another monster of a kind attacks with it
    "homing",  # from the lair stage to the hand even if wounded
    "host",  # attack of the monster, or threat of the trap, it is attached to
    "wound",  # what every strike deals
    "burden",  # actions less in the recovery phase
)
M_STAT: Final = 0
M_ROLL: Final = 1
M_ENEMY: Final = 2
M_LIMIT: Final = 3
M_UPKEEP: Final = 4
M_IMMUNE: Final = 5
M_FORBID: Final = 6
M_PREVENT: Final = 7
M_COST: Final = 8
M_REROLL: Final = 9
M_PACK: Final = 10
M_LEAD: Final = 11
M_COMPANY: Final = 12
M_HOMING: Final = 13
M_HOST: Final = 14
M_WOUND: Final = 15
M_BURDEN: Final = 16

BOONS: Final = 1
TREASURES: Final = 2

# -- what an effect does -----------------------------------------------------------------------------

OPS: Final = (
    "wound",
    "heal",
    "glory",
    "peril",
    "action",
    "fall",
    "level",
    "draw",
    "discard",
    "return",
    "cancel",
    "minion",
    "attack",
    "warp",
    "shift",
    "explore",
    "exit",
    "token",
    "roll",
    "form",
    "forbid",
)
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

# Whom an effect is for; left open: the player of a glory card, the foe of a peril card.
WHO: Final = ("", "you", "foe", "here", "target")
W_OPEN: Final = 0
W_YOU: Final = 1
W_FOE: Final = 2
W_HERE: Final = 3
W_TARGET: Final = 4

# Further words of an effect.
FLAGS: Final = (
    "next",  # at the next recovery phase
    "random",
    "hand",
    "it",  # the card itself
    "attacker",
    "again",
    "entrance",
    "swap",
    "turn",
    "open",
    "blocked",
    "best",
    "rise",  # to rise also a test of melee
    "response",
)
F_NEXT: Final = 1 << 0
F_RANDOM: Final = 1 << 1
F_HAND: Final = 1 << 2
F_IT: Final = 1 << 3
F_AGAIN: Final = 1 << 5
F_ENTRANCE: Final = 1 << 6
F_SWAP: Final = 1 << 7
F_OPEN: Final = 1 << 9
F_BEST: Final = 1 << 11
F_RISE: Final = 1 << 12
F_X: Final = 1 << 20  # the number is a multiple of X
F_PLUS: Final = 1 << 21  # written with a plus: on top of a strike

# When an effect works.
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

# What a played card or used ability is aimed at.
TARGETS: Final = (
    "",
    "rival",  # a living rival: for a peril card also the payer
    "payer",  # any rival pays
    "hero-here",  # a wounded hero in the location
    "hero-next",  # a hero one location away through a working exit
    "richer-here",  # a rival in the location with more glory
    "monster",  # a monster attacking you
    "attack",  # any attack on you
    "place",  # a location
    "exit",  # a blocked or trap exit of your location
    "roll",  # the roll about to be made
)
T_NONE: Final = 0
T_RIVAL: Final = 1
T_PAYER: Final = 2
T_HERO_HERE: Final = 3
T_HERO_NEXT: Final = 4
T_RICHER: Final = 5
T_MONSTER: Final = 6
T_ATTACK: Final = 7
T_PLACE: Final = 8
T_EXIT: Final = 9
T_ROLL: Final = 10

# What an attachment is laid on.
HOSTS: Final = ("", "rival-treasure", "monster-or-trap", "own-quest", "own-weapon")
H_NONE: Final = 0
H_RIVAL_TREASURE: Final = 1
H_MONSTER_OR_TRAP: Final = 2
H_OWN_QUEST: Final = 3
H_OWN_WEAPON: Final = 4


@final
@mypyc_attr(acyclic=True)
class Mod:
    """Something a card changes as long as it is in play."""

    __slots__ = ("verb", "n", "rolls", "forms", "sources", "kinds", "limits", "pay", "upto")

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.n = 0
        self.rolls = 0  # which rolls; none named: all
        self.forms = 0
        self.sources = 0
        self.kinds = 0
        self.limits = 0
        self.pay = 0
        self.upto = 6  # the highest die that may be rolled again


@final
@mypyc_attr(acyclic=True)
class Op:
    """One thing that an effect does."""

    __slots__ = ("verb", "n", "who", "flags", "form", "per")

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.n = 0
        self.who = W_OPEN
        self.flags = 0
        self.form = -1
        self.per = 1  # so much for each `per` of X


@final
@mypyc_attr(acyclic=True)
class Effect:
    """A row of a card: when it works, its price and aim, and what it does."""

    __slots__ = (
        "index",
        "name",
        "when",
        "forms",
        "once",
        "pay",
        "pay_printed",
        "target",
        "of",
        "most",
        "within",
        "gloomy",
        "each_rival",
        "stats",
        "numbers",
        "dice",
        "number",
        "do",
        "ok",
        "fail",
    )

    def __init__(self, index: int, name: str, when: int) -> None:
        self.index = index
        self.name = name
        self.when = when
        self.forms = EVERY_FORM
        self.once = False
        self.pay = 0
        self.pay_printed = False
        self.target = T_NONE
        self.of = 0
        self.most = 99
        self.within = 0
        self.gloomy = False
        self.each_rival = False
        self.stats: list[int] = []  # of a test, with the numbers to reach
        self.numbers: list[int] = []
        self.dice = 0  # bare dice against a number
        self.number = 0
        self.do = -1  # programs
        self.ok = -1
        self.fail = -1


PROGRAMS: Final[list[list[Op]]] = []
EFFECTS: Final[list[Effect]] = []
