"""Entering a location, and everything that meets a hero there."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.stages import hunt
from undercroft.games.serpent.battle.wounds import BY_OTHER, Wounds
from undercroft.games.serpent.box.book import CARDS, NAKARIS_LAIR, PITTED, PLACES, SPIKED, PlaceFace
from undercroft.games.serpent.box.words import MONSTER, O_WOUND, ON_ENTER, PIT, PROGRAMS, SPIKES, THREAT, Effect
from undercroft.games.serpent.cards.dice import Test
from undercroft.games.serpent.cards.effects import UseEffect
from undercroft.games.serpent.cards.plays import play_options, play_shown
from undercroft.games.serpent.cards.timing import DODGED, FOUGHT, HURT, IN_ENTER, SPRUNG, TESTED, USES
from undercroft.games.serpent.notation import DODGE, PASS, RISK, ROB, code, first_of, verb_of
from undercroft.games.serpent.table.aim import Aim
from undercroft.games.serpent.table.battle import THE_GODDESS
from undercroft.games.serpent.table.step import HeroQuestion, HeroStep, Question, Step
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.variants.solo import PerilDice, SoloBattle, SoloTraps
from undercroft.games.serpent.ways.falling import fall
from undercroft.games.serpent.ways.traps import spring
from undercroft.games.serpent.ways.windows import ask_duels
from undercroft.kernel.chance import Chance


def put(table: Table, seat: int, place: int) -> None:
    """Places the hero in the location."""
    hero = table.heroes[seat]
    hero.place = place
    hero.waits = -1
    if seat == table.active:
        hero.moved = True
    table.tell_who("serpent-event-went", seat, "place", PLACES[place].id)


def arrive(table: Table, seat: int, place: int) -> None:
    """Arrives by warp; the card's other effects come before everything that meets the hero there."""
    put(table, seat, place)
    table.then(Arrive(seat, place))


@mypyc_attr(acyclic=True)
class PlaceStep(HeroStep):
    """A step of entering a location; it is skipped if the hero is felled or gone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place: int = place


def is_here(table: Table, seat: int, place: int) -> bool:
    hero = table.heroes[seat]
    return not hero.is_out and hero.place == place and not (table.ended and seat == table.active)


@mypyc_attr(acyclic=True)
class Arrive(PlaceStep):
    """Lets a location act on a hero that was taken there."""

    def run(self, table: Table, chance: Chance) -> None:
        enter(table, self.seat, self.place)


def acts_on_entering(effects: list[Effect]) -> bool:
    return any(effect.when == ON_ENTER for effect in effects)


def hurts_on_entering(face: PlaceFace) -> bool:
    """Returns whether entering hurts: spikes, or an effect that begins with a wound."""
    for effect in face.effects:
        for program in (effect.do, effect.ok, effect.fail):
            if effect.when == ON_ENTER and program >= 0 and PROGRAMS[program][0].verb == O_WOUND:
                return True
    return face.obstacle == SPIKED


ACTS_ON_ENTERING: Final = [acts_on_entering(face.effects) for face in PLACES]
HURTS_ON_ENTERING: Final = [hurts_on_entering(face) for face in PLACES]


def enter(table: Table, seat: int, place: int) -> None:
    """Lets a location act: gain, window, its effect, obstacle, laid trap, Nakari, a waiting hero's attack."""
    hero = table.heroes[seat]
    is_trapped = table.trap_at(place) is not None
    if seat != table.active:  # in another's turn only laid traps matter
        if is_trapped:
            table.then(LaidTrap(seat, place))
        return
    is_solo = table.variants.is_solo
    if is_solo and hero.quests >= table.variants.quests_to_win and table.is_entrance(place):
        table.win(1 << seat)  # home with three quests
        return
    steps: list[Step] = []
    if not hero.seen >> place & 1:
        hero.seen |= 1 << place
        steps += gain(table, seat, place)
    if is_solo or awaiting(table, place):
        steps.append(Enter(seat, place))
    if ACTS_ON_ENTERING[place] or acts_on_entering(hero.face.effects):
        steps.append(LocationEffect(seat, place))
    if PLACES[place].obstacle in (SPIKED, PITTED):
        steps.append(Obstacle(seat, place))
    if is_trapped:
        steps.append(LaidTrap(seat, place))
    if is_solo:
        steps += [SoloTraps(seat), SoloBattle(seat)]
    if place == NAKARIS_LAIR:
        steps.append(MeetNakari(seat, place))
    if len(table.heroes_at(place, seat)) > 1:
        steps.append(MeetHeroes(seat, place))
    table.then_all(steps)


# -- gain ----------------------------------------------------------------------------------------------


def gain(table: Table, seat: int, place: int) -> list[Step]:
    """Gains the points of a location; in the solo game dice replace peril, still to be rolled."""
    face = PLACES[place]
    table.add_glory(seat, face.glory)
    if table.variants.is_solo:
        return [PerilDice(seat, face.peril)]
    table.add_peril(seat, face.peril)
    return []


# -- the window ----------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Enter(HeroQuestion):
    """After the gain and before the location acts, heroic-phase cards can be played too."""

    BY_HAND: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place: int = place

    def options(self, table: Table) -> list[int]:
        awaited = awaiting(table, self.place)
        if not awaited or not is_here(table, self.seat, self.place):
            return []
        plays = play_options(table, self.seat, IN_ENTER)
        return [code(PASS)] + [move for move in plays if USES[first_of(move)] & awaited]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) != PASS:
            play_shown(table, self.seat, move)
            table.then(self)


def awaiting(table: Table, place: int) -> int:
    """Returns what is to come that a card played now could change."""
    face = PLACES[place]
    found = 0
    if face.obstacle in (SPIKED, PITTED) or ACTS_ON_ENTERING[place]:
        found |= TESTED
    if HURTS_ON_ENTERING[place]:
        found |= HURT
    if face.obstacle == SPIKED and table.variants.dodging_spikes:
        found |= DODGED
    trap = table.trap_at(place)
    if trap is not None and not trap.asleep:
        found |= TESTED | SPRUNG
    if place == NAKARIS_LAIR and table.has_event:
        found |= FOUGHT
    for kind in table.solo_drawn:
        found |= FOUGHT if CARDS[kind].sort == MONSTER else TESTED | SPRUNG
    return found


# -- the location's effect -----------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class LocationEffect(PlaceStep):
    """The location's effect, after the hero's own ability for entering."""

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        if not is_here(table, seat, self.place):
            return
        hero = table.heroes[seat]
        for effect in hero.face.effects:
            if effect.when == ON_ENTER and effect.index not in hero.used and victims(table, seat):
                table.then(Victim(seat, effect.index))
        for effect in PLACES[self.place].effects:
            if effect.when == ON_ENTER:
                table.then(UseEffect(effect.index, seat, seat))


def victims(table: Table, seat: int) -> list[int]:
    """Returns rivals here with more glory."""
    hero = table.heroes[seat]
    here = table.heroes_at(hero.place, seat)
    return [other for other in here if other != seat and table.heroes[other].glory > hero.glory]


@mypyc_attr(acyclic=True)
class Victim(Question):
    """Asks whom the entering hero robs."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect")

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect: int = effect

    def options(self, table: Table) -> list[int]:
        return [code(ROB, other) for other in victims(table, self.seat)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        seat = self.seat
        table.heroes[seat].used.append(self.effect)
        table.tell_who("serpent-event-robbed", seat, "whom", first_of(move))
        table.then(UseEffect(self.effect, seat, seat, Aim(whom=first_of(move))))


# -- the obstacle --------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Obstacle(PlaceStep):
    """Spikes or a pit ask for a test; in a variant an action evades spikes."""

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        if not is_here(table, seat, self.place):
            return
        face = PLACES[self.place]
        stat, number = face.obstacle_stat, face.obstacle_number
        if face.obstacle == PITTED:
            table.then(Test(seat, stat, number, PIT, THREAT), PitTested(seat))
        elif face.obstacle == SPIKED and table.variants.dodging_spikes and table.can_act(seat):
            table.then(Dodge(seat, stat, number), SpikesTested(seat))
        elif face.obstacle == SPIKED:
            table.then(Test(seat, stat, number, SPIKES, THREAT), SpikesTested(seat))


@mypyc_attr(acyclic=True)
class Dodge(Question):
    """Variant: an action instead of the test."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "stat", "number")

    def __init__(self, seat: int, stat: int, number: int) -> None:
        self.seat = seat
        self.stat: int = stat
        self.number: int = number

    def options(self, table: Table) -> list[int]:
        return [code(RISK), code(DODGE)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == DODGE:
            table.spend_action(self.seat)
            table.last_roll.passed = True
        else:
            table.then(Test(self.seat, self.stat, self.number, SPIKES, THREAT))


@mypyc_attr(acyclic=True)
class SpikesTested(HeroStep):
    """Failed: a wound."""

    def run(self, table: Table, chance: Chance) -> None:
        if not table.last_roll.passed:
            table.then(Wounds(self.seat, 1, BY_OTHER))


@mypyc_attr(acyclic=True)
class PitTested(HeroStep):
    """Failed: the hero falls."""

    def run(self, table: Table, chance: Chance) -> None:
        if not table.last_roll.passed:
            fall(table, self.seat, 0)


# -- laid trap, Nakari, other heroes -------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class LaidTrap(PlaceStep):
    """A trap laid here is sprung, unless it sleeps."""

    def run(self, table: Table, chance: Chance) -> None:
        if not is_here(table, self.seat, self.place):
            return
        piece = table.trap_at(self.place)
        if piece is not None and not piece.asleep:
            spring(table, piece.id, self.seat)


@mypyc_attr(acyclic=True)
class MeetNakari(PlaceStep):
    """She attacks a hero that enters her lair."""

    def run(self, table: Table, chance: Chance) -> None:
        if table.has_event and is_here(table, self.seat, self.place):
            hunt(table, self.seat, THE_GODDESS)


@mypyc_attr(acyclic=True)
class MeetHeroes(PlaceStep):
    """Heroes waiting here may attack."""

    def run(self, table: Table, chance: Chance) -> None:
        if is_here(table, self.seat, self.place):
            ask_duels(table, self.place)
