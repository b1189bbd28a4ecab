"""The cards as the rules use them: plain objects created once from the packs, numbered through all packs."""

from __future__ import annotations

from typing import Any, Final, final, get_args

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box import cards, words
from undercroft.games.serpent.box.reading import bits, program, read_mod, read_test
from undercroft.games.serpent.box.words import Effect, Mod
from undercroft.games.serpent.view_types import Category, Grade, Obstruction, Passage, PlaceKind
from undercroft.kernel.chance import Outcomes

GRADES: Final[tuple[Grade, ...]] = ("legendary", "heroic")
LEGENDARY_PACK: Final = 0
HEROIC_PACK: Final = 1

# Kinds of locations and exits; sides in the order north, east, south, west.
ENTRANCE: Final = 0
TUNNEL: Final = 1
GLOOMY: Final = 2
CHAMBER: Final = 3
PLACE_KINDS: Final[tuple[PlaceKind, ...]] = ("entrance", "tunnel", "gloomy", "chamber")

OPEN: Final = 0
WALL: Final = 1
BLOCKED: Final = 2
TRAPPED: Final = 3
EXITS: Final[tuple[Passage, ...]] = ("open", "wall", "blocked", "trap")

DANGER: Final = 1
SPIKED: Final = 2
PITTED: Final = 3
OBSTRUCTIONS: Final[tuple[Obstruction, ...]] = ("danger", "spikes", "pit")
OBSTACLES: Final = ("", *OBSTRUCTIONS)

ARTEFACT: Final = 0
SACRIFICE: Final = 2
HUNT: Final = 3
SEARCHING: Final = 4
ESCORT: Final = 5
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)


def effect_of(row: Any, name: str) -> Effect:
    """Returns an effect row as an object, numbered."""
    effect = Effect(len(words.EFFECTS), row.id or name, words.WHENS.index(row.when))
    if row.forms:
        effect.forms = bits(row.forms, words.FORMS)
    effect.once = row.once
    effect.pay = row.pay
    effect.pay_printed = row.pay_printed
    effect.target = words.TARGETS.index(row.target)
    effect.of = bits(row.of, words.KINDS)
    effect.most = row.most
    effect.within = row.within
    effect.gloomy = row.gloomy
    effect.each_rival = row.each_rival
    effect.dice = row.dice
    effect.number = row.number
    for text in row.test:
        stat, number = read_test(text)
        effect.stats.append(stat)
        effect.numbers.append(number)
    effect.do = program(row.do)
    effect.ok = program(row.ok)
    effect.fail = program(row.fail)
    words.EFFECTS.append(effect)
    return effect


@final
@mypyc_attr(acyclic=True)
class HeroFace:
    """One side of a hero: the figures of a pack."""

    def __init__(self, row: Any, first: int, last: int) -> None:
        self.id: str = row.id
        self.values: list[list[int]] = [list(values) for values in row.values]
        self.first: int = first
        self.last: int = last
        self.health: int = row.health
        self.boons: int = row.boons
        self.treasures: int = row.treasures
        self.mods: list[Mod] = [read_mod(text) for text in row.mods]
        self.effects: list[Effect] = [effect_of(effect, row.id) for effect in row.effects]

    def value(self, level: int, form: int) -> int:
        """Returns a value at a level; levels beyond the card use its nearest column."""
        return self.values[min(max(level, self.first), self.last) - self.first][form]


def turned_round(sides: int) -> int:
    """Returns sides as bits, turned by 180°."""
    return sides << 2 & 12 | sides >> 2


@final
@mypyc_attr(acyclic=True)
class PlaceFace:
    """A location card, upright."""

    def __init__(self, row: Any, pack: int) -> None:
        self.id: str = row.id
        self.pack: int = pack
        self.kind: int = PLACE_KINDS.index(row.kind)
        self.glory: int = row.glory
        self.peril: int = row.peril
        self.exits: list[int] = []
        self.stats: list[int] = []
        self.numbers: list[int] = []
        for text in row.exits:
            is_trap, stat, number = (False, -1, 0) if text in ("open", "wall") else cards.read_exit(text)
            self.exits.append((OPEN if text == "open" else WALL) if stat < 0 else TRAPPED if is_trap else BLOCKED)
            self.stats.append(stat)
            self.numbers.append(number)
        upright = 0
        for side, exit in enumerate(self.exits):
            upright |= 0 if exit == WALL else 1 << side
        self.sides: list[int] = [upright, turned_round(upright)]  # that are no wall, as bits: upright and turned
        kind, stat, number = cards.read_obstacle(row.obstacle) if row.obstacle else ("", -1, 0)
        self.obstacle: int = OBSTACLES.index(kind)
        self.obstacle_stat: int = stat
        self.obstacle_number: int = number
        self.mods: list[Mod] = [read_mod(text) for text in row.mods]
        self.effects: list[Effect] = [effect_of(effect, row.id) for effect in row.effects]
        self.is_nakaris: bool = bool(row.lair_of)
        self.is_symmetric: bool = (row.exits[0], row.exits[1]) == (row.exits[2], row.exits[3])


@final
@mypyc_attr(acyclic=True)
class Face:
    """An adventure card, or the monster of a hunt."""

    def __init__(self, row: Any, pack: int) -> None:
        self.id: str = row.id
        self.pack: int = pack
        self.sort: int = words.MONSTER
        self.copies: int = 0
        self.cost: int = 0  # -1 is X
        self.timing: int = words.VILLAINY
        self.duration: int = words.BEAST
        self.kinds: int = bits(row.kinds, words.KINDS)
        self.upkeep: int = 0
        self.is_laid: bool = False
        self.host: int = 0
        self.target: int = 0
        self.is_solo: bool = True
        self.is_glory: bool = False
        self.values: list[int] = [0, 0, 0]
        self.attacks: int = 0
        self.health: int = 0
        self.mods: list[Mod] = [read_mod(text) for text in row.mods]
        self.effects: list[Effect] = [effect_of(effect, row.id) for effect in row.effects]


def monster_face(row: Any, pack: int) -> Face:
    """Returns a monster of the deck or of a hunt."""
    face = Face(row, pack)
    face.values = list(row.values)
    face.attacks = bits(row.attacks, words.FORMS)
    face.health = row.health
    face.copies = getattr(row, "copies", 0)
    face.cost = getattr(row, "cost", 0)
    return face


def card_face(row: Any, pack: int) -> Face:
    face = Face(row, pack)
    face.sort = words.SORTS.index(row.sort)
    face.copies = row.copies
    face.cost = -1 if row.cost == "X" else row.cost
    face.timing = words.TIMINGS.index(row.timing)
    face.duration = words.DURATIONS.index(row.duration)
    face.upkeep = row.upkeep
    face.is_laid = row.mode == "laid"
    face.host = words.HOSTS.index(row.host)
    face.target = words.TARGETS.index(row.target)
    face.is_solo = row.solo
    face.is_glory = face.sort >= words.BOON
    return face


@final
@mypyc_attr(acyclic=True)
class QuestFace:
    """A quest card."""

    def __init__(self, row: Any, pack: int, points: int, places: dict[str, int]) -> None:
        self.id: str = row.id
        self.pack: int = pack
        self.points: int = points
        self.category: int = CATEGORIES.index(row.category)
        self.places: int = 0  # bit set
        for place in row.places:
            self.places |= 1 << places[place]
        self.place_kind: int = PLACE_KINDS.index(row.place_kind) if row.place_kind else -1
        self.to: int = places[row.to] if row.to else -1
        self.steps: int = row.steps
        self.fee: int = row.fee
        self.stats: list[int] = []
        self.numbers: list[int] = []
        for text in row.test:
            stat, number = read_test(text)
            self.stats.append(stat)
            self.numbers.append(number)
        self.fail: int = program(row.fail)
        self.fails_all: bool = self.fail >= 0 and any(
            op.who == words.W_HERE for op in words.PROGRAMS[self.fail]
        )  # every hero there
        self.price: int = row.price
        self.wounds: int = row.wounds
        self.worth: int = row.worth
        self.hand: int = row.hand
        self.search: int = row.search
        self.dice: int = row.dice
        self.number: int = row.number
        self.is_nakari: Any = row.monster != ""
        self.monster: Face = monster_face(row, pack)
        self.restore: int = program(row.restore)
        self.carried: list[Mod] = [read_mod(text) for text in row.carried]
        self.kept: list[Mod] = [read_mod(text) for text in row.kept]
        self.kept_effects: list[Effect] = [effect_of(effect, row.id) for effect in row.kept_effects]
        self.reward: int = program(row.reward)


PLACES: Final[list[PlaceFace]] = []
CARDS: Final[list[Face]] = []
QUESTS: Final[list[QuestFace]] = []
HEROES: Final[list[list[HeroFace]]] = []  # by pack

for _number, _pack in enumerate(cards.PACKS):
    HEROES.append([HeroFace(row, _pack.first_level, _pack.last_level) for row in _pack.heroes])
    PLACES.extend([PlaceFace(row, _number) for row in _pack.locations])
    CARDS.extend([monster_face(row, _number) for row in _pack.monsters])
    CARDS.extend([card_face(row, _number) for row in _pack.cards])
for _number, _pack in enumerate(cards.PACKS):
    _index = {face.id: number for number, face in enumerate(PLACES)}
    QUESTS.extend([QuestFace(row, _number, _pack.points, _index) for row in _pack.quests])

CARD_NUMBER: Final = {face.id: number for number, face in enumerate(CARDS)}
PLACE_NUMBER: Final = {face.id: number for number, face in enumerate(PLACES)}
QUEST_NUMBER: Final = {face.id: number for number, face in enumerate(QUESTS)}
HERO_NUMBER: Final = {face.id: number for number, face in enumerate(HEROES[0])}
NAKARI: Final = CARD_NUMBER["nakari"]
NAKARI_QUEST: Final = next(number for number, face in enumerate(QUESTS) if face.is_nakari)
QUESTS[NAKARI_QUEST].monster = CARDS[NAKARI]
NAKARIS_LAIR: Final = next(number for number, face in enumerate(PLACES) if face.is_nakaris)
ENTRANCES: Final = [number for number, face in enumerate(PLACES) if face.kind == ENTRANCE]  # by pack

TOKENS: Final[int] = cards.LEGENDARY.events[0].most
TOKEN_NUMBER: Final[int] = cards.LEGENDARY.events[0].number
FIRST_LEVEL: Final = [pack.first_level for pack in cards.PACKS]
LEGENDARY_LEVEL: Final[int] = cards.LEGENDARY.first_level  # from here on legendary cards can be played
LAST_LEVEL: Final = [pack.last_level for pack in cards.PACKS]

DIE: Final = Outcomes("die", ["1", "2", "3", "4", "5", "6"])
DIE_FACES: Final = 6
ADVENTURE_DECK: Final = Outcomes("adventure card", [face.id for face in CARDS])
PLACE_DECK: Final = Outcomes("location card", [face.id for face in PLACES])
QUEST_DECK: Final = Outcomes("quest card", [face.id for face in QUESTS])
HERO_DECK: Final = Outcomes("hero card", [face.id for face in HEROES[0]])


def strikes(effects: list[Effect], form: int) -> list[Effect]:
    """Returns what a won comparison in a form does."""
    return [effect for effect in effects if effect.when == words.ON_HIT and effect.forms >> form & 1]


RESTORING: Final = [[effect for effect in face.effects if effect.when == words.ON_RESTORE] for face in CARDS]
