"""Saves and loads positions of Chest, in the form of docs/games/chest.md. Hand-written data may be partial."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.games.chest.cards import COMPANIONS, DUNGEON_FACES, FACES, HEROES, TOKENS
from undercroft.games.chest.components import (
    ADVENTURES,
    ALL_TOKENS,
    COMPANION_NAMES,
    DRAGON_WAKES,
    DUNGEON_DICE,
    FIRST_TEMPORARY,
    HERO,
    HERO_CARDS,
    LEVELS,
    MOST_XP,
    NO_HERO,
    PARTY_DICE,
    PARTY_FACES,
    SIDES,
    TARGETS,
    TOKEN_KINDS,
    Target,
    Ultimate,
    count,
    one,
    pack,
    size,
    unpack,
)
from undercroft.games.chest.notation import DICE, DIE_NAMES, MOVES
from undercroft.games.chest.offers import offers
from undercroft.games.chest.state import PHASES, TASKS, ChestState, Phase, Setup, Task
from undercroft.games.chest.view import few_data, task_data
from undercroft.kernel.errors import BadPosition, BadView
from undercroft.kernel.position import Data
from undercroft.kernel.reader import Reader
from undercroft.kernel.values import shown

FIELDS: Final = (
    "done", "adventurer", "heroes", "xp", "tokens", "level", "phase", "party", "graveyard",
    "companions", "exhausted", "dungeon", "lair", "task",
)  # fmt: skip
MOST_OF_A_KIND: Final = 7
A_PARTY: Final[dict[str, Any]] = {"warrior": 2, "cleric": 1, "mage": 1, "thief": 1, "champion": 1, "scroll": 1}


def save(state: ChestState) -> Data:
    heroes = [None if hero == HERO_CARDS else HEROES[hero] for hero in state.setup.heroes]
    return {
        "done": state.done,
        "adventurer": state.adventurer,
        "heroes": heroes,
        "xp": list(state.xp),
        "tokens": [few_data(bag, TOKENS) for bag in state.tokens],
        "level": state.level,
        "phase": PHASES[state.phase],
        "party": few_data(state.party, FACES),
        "graveyard": state.graveyard,
        "companions": few_data(state.temporary, COMPANIONS),
        "exhausted": state.exhausted,
        "dungeon": few_data(state.dungeon, DUNGEON_FACES[:TARGETS]),
        "lair": state.lair,
        "task": task_data(state),
    }


def whole(view: Data) -> Data:
    """Returns what `save` would have written of the position behind a view."""
    try:
        seen = view["table"]
        players = seen["players"]
        data = {key: seen[key] for key in ("adventurer", "level", "phase", "party", "companions", "exhausted")}
        data |= {key: seen[key] for key in ("dungeon", "lair", "task", "graveyard")}
        data["done"] = sum([player["done"] for player in players])
        for key, field in (("heroes", "hero"), ("xp", "xp"), ("tokens", "tokens")):
            data[key] = [player[field] for player in players]
    except (KeyError, TypeError) as error:
        raise BadView(f"this is not a view of chest: {error} is missing or wrong in its table") from None
    return data


def load(state: ChestState, data: Mapping[str, Any]) -> None:
    """Fills an empty table with a saved or hand-written position."""
    reader = Reader(data, "", FIELDS)
    _read_seats(state, reader)
    _read_adventure(state, reader)
    _read_task(state, reader)
    state.exhausted = reader.flag("exhausted", state.temporary != 0 or exhausted_by_task(state))
    check(state)
    if state.phase == Phase.OVER:
        return
    state.waiting = 1 << state.adventurer
    state.offered = offers(state)
    if len(state.offered) < 2:
        only = f"the only move is `{MOVES[state.offered[0]]}`" if state.offered else "there is no move"
        raise BadPosition(f"nothing is to be decided in this position: {only}, so the rules would have gone on")


# -- who --------------------------------------------------------------------------------------------


def _read_seats(state: ChestState, reader: Reader) -> None:
    seats, options = state.seats, state.setup.options
    state.done = reader.number("done", 0, ADVENTURES * seats, 0)
    first = 0 if options.first is None else options.first
    state.adventurer = reader.number("adventurer", 0, seats - 1, (first + state.done) % seats)
    first = (state.adventurer - state.done) % seats
    if options.first is not None and options.first != first:
        raise reader.fail(
            "adventurer",
            f"after {state.done} adventures it is not seat {state.adventurer}'s turn, "
            f"as the option 'first' is {options.first}",
        )
    state.setup = Setup(options, _heroes(state, reader), first)
    state.xp = [reader.whole("xp", value, 0, MOST_XP) for value in _per_seat(state, reader, "xp", 0)]
    state.tokens = [_bag(reader, "tokens", value, TOKENS) for value in _per_seat(state, reader, "tokens", {})]
    state.supply = ALL_TOKENS
    for kind, owned in enumerate(ALL_COUNTS):
        held = sum([bag >> 4 * kind & 15 for bag in state.tokens])
        if held > owned:
            raise reader.fail("tokens", f"{held} of {TOKENS[kind]!r} are held, but there are only {owned}")
        state.supply -= held * one(kind)
    state.side = state.side_of(state.adventurer)


ALL_COUNTS: Final = unpack(ALL_TOKENS, TOKEN_KINDS)


def _heroes(state: ChestState, reader: Reader) -> list[int]:
    seats, options = state.seats, state.setup.options
    given: Any = reader.data.get("heroes")
    if options.heroless:
        if given is not None and given != [None] * seats:
            raise reader.fail("heroes", "the option 'heroless' says that nobody has a hero")
        return [HERO_CARDS] * seats
    wanted = None if isinstance(options.heroes, str) else [HEROES.index(id) for id in options.heroes]
    if given is None:
        given = wanted and [HEROES[hero] for hero in wanted]
    if given is None:
        given = HEROES[0]
    if isinstance(given, str):
        named = reader.index("heroes", given, HEROES)
        if wanted is not None and wanted[state.adventurer] != named:
            raise reader.fail("heroes", f"{given!r} is not the hero that the option gives the adventurer")
        if wanted is not None:
            return wanted
        if options.heroes == "mirror":
            return [named] * seats
        others = [hero for hero in range(HERO_CARDS) if hero != named]
        return [named if seat == state.adventurer else others.pop(0) for seat in range(seats)]
    if not isinstance(given, Sequence) or len(given) != seats:
        raise reader.fail("heroes", f"one hero per seat is needed ({seats}), not {shown(given)}")
    heroes = [reader.index("heroes", id, HEROES) for id in given]
    if wanted is not None and heroes != wanted:
        raise reader.fail("heroes", f"the option 'heroes' says {options.heroes}, not {list(given)}")
    distinct = len(set(heroes))
    if options.heroes == "mirror" and distinct > 1:
        raise reader.fail("heroes", "the option 'mirror' gives everybody the same hero")
    if options.heroes == "random" and distinct < seats:
        raise reader.fail("heroes", "a hero stands there twice; every card is there once")
    return heroes


def _per_seat(state: ChestState, reader: Reader, field: str, default: Any) -> list[Any]:
    """Returns a value for each seat; a single one is the adventurer's."""
    value: Any = reader.data[field] if reader.has(field) else default
    if isinstance(value, type(default)):
        return [value if seat == state.adventurer else default for seat in range(state.seats)]
    return reader.parts(field, value, state.seats)


# -- where ------------------------------------------------------------------------------------------


def _read_adventure(state: ChestState, reader: Reader) -> None:
    state.phase = reader.name("phase", PHASES, Phase.OVER if state.done == ADVENTURES * state.seats else Phase.MONSTERS)
    state.party = _read_bag(reader, "party", FACES, {} if state.phase == Phase.OVER else A_PARTY)
    dead = PARTY_DICE - size(state.party)
    if dead < 0:
        raise reader.fail("party", f"there are {PARTY_DICE} party dice, not {size(state.party)}")
    state.graveyard = reader.number("graveyard", 0, PARTY_DICE, dead)
    if state.graveyard != dead:
        why = f"party and graveyard hold {PARTY_DICE} dice together, so it must be {dead}, not {state.graveyard}"
        raise reader.fail("graveyard", why)
    state.temporary = _read_bag(reader, "companions", COMPANIONS, {})
    monsters = {"goblin": 1} if state.phase == Phase.MONSTERS else {}
    state.dungeon = _read_bag(reader, "dungeon", DUNGEON_FACES[:TARGETS], monsters)
    state.lair = reader.number("lair", 0, DUNGEON_DICE, DRAGON_WAKES if state.phase == Phase.DRAGON else 0)
    state.level = reader.number("level", 1, LEVELS, first_level(state))


def _read_task(state: ChestState, reader: Reader) -> None:
    default = {"kind": "reroll"} if state.phase == Phase.FORMATION else None
    given: Any = reader.data["task"] if reader.has("task") else default
    if given is None:
        return
    task = Reader(given, "task.", ("kind", "left", "picked", "needed"))
    state.task = 1 + task.index("kind", task.data.get("kind"), TASKS[1:])
    if state.task == Task.REROLL:
        state.left = 1
        state.picked = _read_bag(task, "picked", DIE_NAMES, {})
    elif state.task == Task.DRAGON:
        state.picked = _read_bag(task, "picked", COMPANION_NAMES, {})
    else:
        state.left = task.number("left", 1, 2 if state.task in (Task.STRIKE, Task.CHARM) else PARTY_DICE, 1)


def _read_bag(reader: Reader, field: str, names: Sequence[str], default: Data) -> int:
    return _bag(reader, field, reader.data[field] if reader.has(field) else default, names)


def _bag(reader: Reader, field: str, value: object, names: Sequence[str]) -> int:
    """Packs names and their counts."""
    bag = Reader(value, f"{reader.where}{field}.", names)
    return pack([bag.number(name, 0, MOST_OF_A_KIND, 0) for name in names])


# -- what is possible -------------------------------------------------------------------------------


def check(state: ChestState) -> None:
    """Refuses an impossible position, naming the field."""
    _check_end(state)
    _check_dice(state)
    _check_companions(state)
    _check_phase(state)
    _check_task(state)


def exhausted_by_task(state: ChestState) -> bool:
    """Returns whether a strike or charm in progress can only come from the ultimate."""
    ultimate = SIDES[state.side].ultimate
    return (state.task == Task.STRIKE and ultimate == Ultimate.STRIKE) or (
        state.task == Task.CHARM and ultimate == Ultimate.CHARM
    )


def _need(holds: bool, field: str, why: str) -> None:
    if not holds:
        raise BadPosition(f"field {field}: {why}")


def _check_end(state: ChestState) -> None:
    all_done = state.done == ADVENTURES * state.seats
    _need(
        all_done == (state.phase == Phase.OVER),
        "done",
        f"the game is over after {ADVENTURES} adventures each, not before",
    )
    if all_done:
        is_bare = not (state.party or state.dungeon or state.lair or state.temporary or state.task)
        _need(is_bare, "phase", "when the game is over no dice and companions are out")


def _dice_on_level(state: ChestState) -> int:
    """Returns the dungeon dice of this level, including those that serve as companions."""
    return size(state.dungeon) + size(state.temporary) - count(state.temporary, HERO - FIRST_TEMPORARY)


def _dice_up_to(level: int) -> int:
    """Returns how many dice fit a level and the lair: those just rolled, and before them too few to wake the dragon."""
    earlier = level * (level - 1) // 2
    return level + min(earlier, DRAGON_WAKES - 1)


def first_level(state: ChestState) -> int:
    """Returns the first level that can have these dice: the default of a position that names none."""
    on_level, level = _dice_on_level(state), 1
    while level < LEVELS and (on_level > level or on_level + state.lair > _dice_up_to(level)):
        level += 1
    return level


def _check_dice(state: ChestState) -> None:
    on_level = _dice_on_level(state)
    _need(on_level <= state.level, "dungeon", f"level {state.level} has at most {state.level} dice, not {on_level}")
    everywhere = on_level + state.lair
    _need(everywhere <= DUNGEON_DICE, "lair", f"there are {DUNGEON_DICE} dungeon dice, not {everywhere}")
    most = _dice_up_to(state.level)
    _need(everywhere <= most, "lair", f"on level {state.level} no more than {most} dice can be out, not {everywhere}")


def _check_companions(state: ChestState) -> None:
    hero = state.setup.heroes[state.adventurer]
    has_hero = 2 * hero != NO_HERO
    _need(has_hero or not state.exhausted, "exhausted", "there is no hero")
    for kind in range(3):
        number = count(state.temporary, kind)
        if not number:
            continue
        name, most = COMPANION_NAMES[FIRST_TEMPORARY + kind], 0
        for side in range(2 * hero, state.side + 1):  # a novice has done nothing as a master yet
            if SIDES[side].summons == FIRST_TEMPORARY + kind:
                most = SIDES[side].power
            if kind == HERO - FIRST_TEMPORARY and SIDES[side].ultimate == Ultimate.COMPANION:
                most = 1
        title = HEROES[hero] if has_hero else "nobody"
        _need(number <= most, "companions", f"{title} can have made {most} of {name!r}, not {number}")
        _need(state.exhausted, "exhausted", f"{name!r} came by the ultimate, so it was used")


def _check_phase(state: ChestState) -> None:
    if state.phase == Phase.FORMATION:
        _need(
            SIDES[state.side].rerolls_party, "phase", "only the mercenary's novice side decides something at formation"
        )
        fresh = state.level == 1 and not state.graveyard and not state.dungeon and not state.lair
        _need(fresh and not state.temporary, "phase", f"at formation {PARTY_DICE} dice are active and no level is cast")
        _need(not state.exhausted, "exhausted", "the hero is ready again at formation")
        _need(state.task == Task.REROLL, "task", "at formation there is only the re-roll")
    elif state.phase == Phase.LOOT:
        _need(not state.monsters, "phase", "the loot phase begins when no monster is left")
        _need(
            state.dungeon != 0 or state.task != Task.NONE, "phase", "without a chest or potion there is no loot phase"
        )
    elif state.phase == Phase.DRAGON:
        _need(not state.dungeon, "dungeon", "loot goes back before the dragon phase")
        _need(state.lair >= DRAGON_WAKES, "lair", f"the dragon wakes with {DRAGON_WAKES} dice in the lair")
    elif state.phase == Phase.REGROUP:
        _need(not state.dungeon, "dungeon", "at regroup the level is empty")
        _need(state.lair < DRAGON_WAKES, "lair", f"with {state.lair} dice in the lair the dragon must be faced first")
        _need(state.level < LEVELS, "level", f"on level {LEVELS} there is no choice at regroup, the adventurer rests")
        only_hero = state.temporary >> 4 * (HERO - FIRST_TEMPORARY) << 4 * (HERO - FIRST_TEMPORARY)
        _need(state.temporary == only_hero, "companions", "summoned companions leave before regroup")


def _check_task(state: ChestState) -> None:
    if state.task == Task.REVIVE:
        _check_revival(state)
    elif state.task == Task.REROLL:
        _check_reroll(state)
    elif state.task == Task.DRAGON:
        _check_band(state)
    elif state.task in (Task.STRIKE, Task.CHARM):
        _need(state.phase == Phase.MONSTERS and state.monsters != 0, "task", "it needs monsters in the monster phase")
        is_extra = state.task == Task.STRIKE and SIDES[state.side].extra >= 0 and state.left == 1
        _need(exhausted_by_task(state) or is_extra, "task", "the adventurer's hero cannot have begun this")
        if exhausted_by_task(state):
            _need(state.exhausted, "exhausted", "the ultimate that began this task was used")
            _need(
                state.left <= SIDES[state.side].power, "task", f"the ultimate takes {SIDES[state.side].power} at most"
            )
        if state.task == Task.CHARM and state.left < SIDES[state.side].power:
            _need(count(state.dungeon, Target.POTION) > 0, "task", "the first monster has become a potion by now")


def _check_revival(state: ChestState) -> None:
    """Checks the dice to revive: an elixir brings one back; more need potions, which were dice of this level."""
    _need(state.left <= state.graveyard, "task", f"only {state.graveyard} dice are in the graveyard")
    if state.left == 1:
        return
    drinks_early = SIDES[state.side].loots_early or (
        SIDES[state.side].ultimate == Ultimate.INTERVENTION and state.exhausted
    )
    is_time = state.phase == Phase.LOOT or (state.phase == Phase.MONSTERS and drinks_early)
    _need(is_time, "task", "only one die is revived here: potions are drunk in the loot phase")
    potions = state.level - _dice_on_level(state)
    _need(state.left <= potions, "task", f"no more than {potions} potions can have been drunk on level {state.level}")


def _check_reroll(state: ChestState) -> None:
    dice = state.party | state.dungeon << 4 * PARTY_FACES
    for die in range(DICE):
        _need(count(state.picked, die) <= count(dice, die), "task", "more dice are picked than are there")
    if state.phase in (Phase.LOOT, Phase.DRAGON):
        by_ultimate = SIDES[state.side].ultimate == Ultimate.REROLL and state.exhausted
        _need(by_ultimate or state.setup.scrolls_anywhere, "task", "scrolls are read in the monster phase")
    _need(state.phase != Phase.REGROUP, "task", "nothing is re-rolled at regroup")


def _check_band(state: ChestState) -> None:
    needs = SIDES[state.side].dragon_needs
    picked = size(state.picked)
    _need(state.phase == Phase.DRAGON, "task", "the dragon is fought in the dragon phase")
    forces = state.forces()
    for companion in range(len(COMPANION_NAMES)):
        enough = count(state.picked, companion) <= count(forces, companion)
        _need(enough, "task", f"more of {COMPANION_NAMES[companion]!r} are picked than are there")
    _need(0 < picked < needs, "task", f"{needs} companions are needed; {picked} cannot be picked so far")
    _need(state.spread(state.picked) == picked, "task", "companions against a dragon are of different types")
    state.left = needs - picked
