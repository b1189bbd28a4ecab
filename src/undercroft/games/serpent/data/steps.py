"""Steps as data: every step by its name, every field by its meaning.

A field's name tells its kind, the same in all steps. Cards, locations, quests, effects and values are written by
name; seats, cards in play and quests on the table by number. The subject of a step may have left the table
meanwhile.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.serpent.battle import aftermath, exchange, stages, strikes, wounds
from undercroft.games.serpent.box.book import CARD_NUMBER, PLACE_NUMBER, PLACES, QUEST_NUMBER, QUESTS
from undercroft.games.serpent.box.words import EFFECTS, PROGRAMS, ROLLS, STATS
from undercroft.games.serpent.box.words import SOURCES as THREATS
from undercroft.games.serpent.cards import choices, dice, drawing, effects
from undercroft.games.serpent.quests import completing, tries
from undercroft.games.serpent.table.aim import NO_AIM, NONE, Aim
from undercroft.games.serpent.table.battle import FIGHTERS, LAST_FIGHTER
from undercroft.games.serpent.table.hero import MAX_VALUE, MIN_VALUE
from undercroft.games.serpent.table.map import SIDES
from undercroft.games.serpent.table.step import Question, Step, hyphened, name_of
from undercroft.games.serpent.telling import NAMES
from undercroft.games.serpent.turn import heroic, last, recovery, turns, villainy
from undercroft.games.serpent.variants import setup, solo, stage
from undercroft.games.serpent.ways import entering, exploring, falling, leaving, traps, walking, windows
from undercroft.kernel.position import Data
from undercroft.kernel.reader import Reader

# fmt: off
STEPS: Final[list[Any]] = [
    # before the first turn
    setup.SetupTurn, setup.Tile, wounds.ChooseHero,
    # the turn
    turns.TurnStart, turns.EventRoll, recovery.Recovery, recovery.Upkeep, recovery.Restoration, recovery.Actions,
    villainy.VillainyPhase, villainy.Villainy, turns.LocationPhase, exploring.Explore, exploring.ExploreMore,
    exploring.Lay, heroic.HeroicPhase, heroic.Heroic, heroic.HeroicEnd, stage.StageChange, last.LastPhase, last.Discard,
    last.StandingStill, last.SaveAction, last.GetUp, turns.NextTurn,
    # ways
    leaving.BlockedExitTested, leaving.TrapExitTested, leaving.Leave, walking.Walk, entering.Arrive, entering.Enter,
    entering.LocationEffect, entering.Victim, entering.Obstacle, entering.Dodge, entering.SpikesTested,
    entering.PitTested, entering.LaidTrap, entering.MeetNakari, entering.MeetHeroes, traps.SpringTrap, traps.TrapHits,
    traps.TrapSprung, windows.Away, windows.Duel, falling.Rose,
    # cards
    dice.Test, dice.TestRolled, dice.Roll, dice.Reroll, dice.Slick, effects.UseEffect, effects.Stat,
    effects.EffectTested, effects.Program, choices.Hand, choices.Return, choices.Warp, choices.Swap,
    choices.TurnRound, drawing.FillHand, drawing.Draw, drawing.Split, choices.Limit,
    # battle
    stages.Raid, stages.Form, exchange.Response, exchange.AttackRolls, exchange.AttackRoll, exchange.AttackRolled,
    exchange.CounterRolls, exchange.CounterRoll, exchange.StandIn, exchange.CounterRolled, exchange.Comparisons,
    strikes.Comparison, strikes.Spoils, strikes.Hit, strikes.Strike, strikes.Tame, strikes.Beaten,
    aftermath.Challenge, aftermath.Lair, aftermath.Settle, aftermath.Crowd, aftermath.Reward, aftermath.Peril,
    aftermath.BattleEnd, wounds.Wounds, wounds.Rescue, wounds.WoundsSuffered, wounds.Entrance,
    # quests
    tries.Tried, tries.Searched, tries.Offer, completing.Complete, completing.Completed,
    # alone
    solo.PerilDice, solo.PerilCards, solo.SoloTraps, solo.SoloBattle, aftermath.Treasure,
]
# fmt: on


def labels_of_effects() -> list[str]:
    """Returns effects by name; the second of a card and further ones with their number."""
    found: list[str] = []
    names = [effect.name for effect in EFFECTS]
    for index, name in enumerate(names):
        before = names[:index].count(name)
        found.append(f"{name}.{before + 1}" if before else name)
    return found


EFFECT_LABELS: Final = labels_of_effects()
EFFECT_NUMBER: Final = {label: index for index, label in enumerate(EFFECT_LABELS)}

# Abilities are told apart by their names; of a card with several effects the last is one.
ABILITY_NUMBER: Final = {effect.name: effect.index for effect in EFFECTS}


def labels_of_programs() -> list[str]:
    """Returns programs by their effect or quest, and their row."""
    found = [""] * len(PROGRAMS)
    for index, effect in enumerate(EFFECTS):
        for word, program in (("do", effect.do), ("ok", effect.ok), ("fail", effect.fail)):
            if program >= 0:
                found[program] = f"{EFFECT_LABELS[index]} {word}"
    for face in QUESTS:
        for word, program in (("fail", face.fail), ("restore", face.restore), ("reward", face.reward)):
            if program >= 0:
                found[program] = f"{face.id} {word}"
    return found


PROGRAM_LABELS: Final = labels_of_programs()
PROGRAM_NUMBER: Final = {label: index for index, label in enumerate(PROGRAM_LABELS)}

# The kind of a field's value, by its name.
SEATS: Final = ("seat", "whom", "roller", "you", "foe")
FLAGS: Final = (
    "by_attacker", "by_effect", "pays_peril", "is_shared", "is_declared", "was_recalled", "was_cursed", "is_to_meet",
)  # fmt: skip
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "place": NAMES["place"],
    "laid": NAMES["place"],
    "first": NAMES["place"],
    "side": SIDES,
    "stat": STATS,
    "effect": tuple(EFFECT_LABELS),
    "program": tuple(PROGRAM_LABELS),
    "kind": NAMES["quest"],
    "cause": wounds.CAUSES,
    "card": NAMES["card"],
}
NUMBERS: Final[dict[str, dict[str, int]]] = {
    "place": PLACE_NUMBER,
    "laid": PLACE_NUMBER,
    "first": PLACE_NUMBER,
    "effect": EFFECT_NUMBER,
    "program": PROGRAM_NUMBER,
    "kind": QUEST_NUMBER,
    "card": CARD_NUMBER,
}
BITS: Final[dict[str, tuple[str, ...]]] = {"threat": (*THREATS, "freeing"), "roll": ROLLS}
MAY_LACK: Final = {"laid": NONE, "first": NONE, "source": NONE, "stat": dice.NO_STAT}  # the value that null stands for
MOST_ID: Final = 99  # of a card in play or a quest; moves and fighters have room for no more
LISTS: Final = ("kept", "offered", "spent")
IDS: Final = ("piece", "source", "quest", "fight")
HIGHEST: Final = {"op": 99, "dice": 99}
AIMS: Final = ("count", "whom", "place", "side", "fight", "card")

CLASSES: Final[dict[str, Any]] = {}
for _step in STEPS:
    CLASSES[hyphened(_step.__name__)] = _step
QUESTIONS: Final = [name for name, step in CLASSES.items() if issubclass(step, Question)]
FIELDS: Final = ("step", *dict.fromkeys([field for step in STEPS for field in step.FIELDS]))


# -- writing -----------------------------------------------------------------------------------------------


def step_data(step: Step) -> Data:
    data: Data = {"step": name_of(step)}
    for field in step.FIELDS:
        data[field] = value_data(field, getattr(step, field))
    return data


def value_data(field: str, value: Any) -> Any:
    if field in MAY_LACK and value == MAY_LACK[field]:
        return None
    if field in BITS:
        return [word for number, word in enumerate(BITS[field]) if value >> number & 1]
    if field in NAMED:
        return NAMED[field][value]
    if field == "way":
        return [PLACES[place].id for place in value]
    if field in LISTS:
        return list(value)
    if field == "aim":
        return aim_data(value)
    return value.number if field == "fighter" else value


def aim_data(aim: Aim) -> Data | None:
    """Returns only the used fields of an aim."""
    found: Data = {}
    for field in AIMS:
        value = getattr(aim, field)
        if value != getattr(NO_AIM, field):
            found[field] = value_data(field, value)
    return found or None


# -- reading -----------------------------------------------------------------------------------------------


def read_step(row: Reader, seats: int) -> Step:
    name = row.data.get("step")
    if not isinstance(name, str) or name not in CLASSES:
        raise row.fail("step", f"there is no step {name!r}; steps are {', '.join(CLASSES)}")
    made: Any = CLASSES[name]
    for field in row.data:
        if field != "step" and field not in made.FIELDS:
            raise row.fail(field, f"{name!r} has no such field; its fields are {', '.join(made.FIELDS) or 'none'}")
    step: Step = made(*[read_value(row, field, seats) for field in made.FIELDS])
    if isinstance(step, effects.Program) and step.op >= len(PROGRAMS[step.program]):
        raise row.fail(
            "op", f"{PROGRAM_LABELS[step.program]!r} has {len(PROGRAMS[step.program])} parts, counted from 0"
        )
    return step


def read_value(row: Reader, field: str, seats: int) -> Any:
    value: Any = row.data.get(field)
    if value is None and field in MAY_LACK:
        return MAY_LACK[field]
    if field == "aim":
        return read_aim(row, seats)
    if field in BITS:
        return sum([1 << bit for bit in set(row.names(field, BITS[field]))])
    if field == "way":
        way = tuple(row.names(field, PLACE_NUMBER))
        if not way:
            raise row.fail(field, "a walk names at least one location")
        return way
    if field in LISTS:
        return tuple([row.whole(field, item, 0, MOST_ID) for item in row.items(field)])
    if field in NAMED:
        return row.index(field, value, NUMBERS.get(field, NAMED[field]))
    if field in FLAGS:
        if value is None:
            raise row.fail(field, "expected true or false, got None")
        return row.flag(field)
    if field == "fighter":
        return FIGHTERS[row.whole(field, value, 0, LAST_FIGHTER)]
    if field in SEATS:
        return row.whole(field, value, 0, seats - 1)
    if field in IDS:
        return row.whole(field, value, 0, MOST_ID)
    return row.whole(field, value, MIN_VALUE if field == "number" else 0, HIGHEST.get(field, MAX_VALUE))


def read_aim(row: Reader, seats: int) -> Aim:
    if not row.has("aim"):
        return NO_AIM
    inner = Reader(row.data["aim"], f"{row.where}aim.", AIMS)
    given = {field: read_value(inner, field, seats) for field in AIMS if inner.has(field)}
    return Aim(**given)
