"""Ways as a reason: what lies where a hero goes, and where a new location brings it."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.bot.habits import SHREWD
from undercroft.games.serpent.bot.heroics import Plan
from undercroft.games.serpent.bot.odds import FAR, chance_of, goals, percent, price_of_try
from undercroft.games.serpent.bot.outlook import is_open_to
from undercroft.games.serpent.bot.reasons.chances import twin_of
from undercroft.games.serpent.bot.reasons.quests import saving, unlikely_try, wanted
from undercroft.games.serpent.bot.ways import Ways
from undercroft.games.serpent.box.book import CARDS, NAKARI, NAKARIS_LAIR, PITTED, PLACES, QUESTS, SPIKED
from undercroft.games.serpent.box.words import O_HEAL, ON_HEROIC, PIT, PROGRAMS, SPIKES, THREAT, Effect
from undercroft.games.serpent.notation import GO, LAY, LAY_TURNED, first_of, second_of, verb_of
from undercroft.games.serpent.table.exits import exit_at
from undercroft.games.serpent.table.map import cell_at
from undercroft.games.serpent.table.table import QUESTS_TO_WIN, Table
from undercroft.games.serpent.ways.exploring import leads_to
from undercroft.games.serpent.ways.growth import to_lay
from undercroft.games.serpent.ways.walking import way_to, ways_from
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data

NEAR: Final = 4  # steps


def journey(table: Table, seat: int, move: int, other: int) -> Message | None:
    """Why to go there."""
    place = first_of(move)
    told = nearer(table, seat, place)
    if told is None:
        told = unlikely_try(table, seat, other)
    if told is not None:
        return told
    if place == NAKARIS_LAIR and table.has_event:
        return Message("serpent-reason-nakari", {"count": CARDS[NAKARI].health - table.nakari_wounds})
    way = walk(table, seat, place)
    rivalling = walk(table, seat, first_of(other)) if verb_of(other) == GO else []
    told = gained(table, seat, way, rivalling)
    if told is not None:
        return told
    told = spring(table, seat, place)
    if told is None:
        told = towards(table, seat, place)
    if told is not None:
        return told
    if rivalling and not ill_chance(table, seat, way):
        chance = ill_chance(table, seat, rivalling)
        if chance:
            return Message("serpent-reason-obstacle", {"chance": chance, "place": PLACES[rivalling[-1]].id})
    count = ways_on(table, seat, place)
    is_better = not rivalling or count > ways_on(table, seat, rivalling[-1])
    return Message("serpent-reason-onward", {"count": count}) if count and is_better else None


def nearer(table: Table, seat: int, place: int) -> Message | None:
    """How far it is from there to the quest the hero is heading for; alone with all of them done, home."""
    plan = Plan(table, seat, SHREWD)
    if place not in plan.way:
        return None
    count = len(plan.way) - 1 - plan.way.index(place)
    if plan.quest is None:
        return Message("serpent-reason-home", {"count": count})
    args: Data = {"quest": QUESTS[plan.quest.kind].id, "count": count}
    return Message("serpent-reason-arrival" if count == 0 else "serpent-reason-way", args)


def towards(table: Table, seat: int, place: int) -> Message | None:
    """How far it is from there to a quest that the glory does not suffice for yet, if that is nearer than here."""
    quest = wanted(table, seat)
    if quest is None:
        return None
    twin = twin_of(table)
    twin.heroes[seat].place = place
    here, there = Ways(table, seat), Ways(twin, seat)
    best, before = FAR, FAR
    goal = -1
    for site in goals(table, seat, quest):
        before = min(before, here.cost[site])
        if there.cost[site] < best:
            best, goal = there.cost[site], site
    if goal < 0 or best >= before:
        return None
    return Message("serpent-reason-towards", {**saving(table, seat, quest), "count": len(there.to(goal))})


def walk(table: Table, seat: int, place: int) -> list[int]:
    """The locations on the way, the goal last."""
    if table.chart.side_to(table.heroes[seat].place, place) >= 0:
        return [place]
    return way_to(ways_from(table, seat, place), place)


def gain_of(table: Table, seat: int, way: list[int]) -> tuple[int, int]:
    """Glory and peril of the locations on a way that are new this turn."""
    seen = table.heroes[seat].seen
    new = [PLACES[place] for place in way if not seen >> place & 1]
    return sum([face.glory for face in new]), sum([face.peril for face in new])


def gained(table: Table, seat: int, way: list[int], rivalling: list[int]) -> Message | None:
    """What new locations bring, unless the next best way brings more of it for less."""
    glory, peril = gain_of(table, seat, way)
    if not glory:
        return None
    new = [place for place in way if not table.heroes[seat].seen >> place & 1]
    args: Data = {"glory": glory, "peril": peril, "count": len(new)}
    is_solo = table.variants.is_solo
    if rivalling:
        more, worse = gain_of(table, seat, rivalling)
        if more >= glory and worse <= peril and (more, worse) != (glory, peril):
            return None
        if more >= glory and worse > peril and not is_solo:
            return Message("serpent-reason-safer", {"glory": glory, "peril": peril, "other": worse})
    quest = wanted(table, seat)
    if quest is not None and price_of_try(table, seat, quest) > table.heroes[seat].glory:
        args.update(saving(table, seat, quest))
        return Message("serpent-reason-gain-alone-for" if is_solo else "serpent-reason-gain-for", args)
    return Message("serpent-reason-gain-alone" if is_solo else "serpent-reason-gain", args)


def spring(table: Table, seat: int, place: int) -> Message | None:
    """A location that heals a wounded hero who can pay for it."""
    hero = table.heroes[seat]
    effect = healing_at(place)
    missing = hero.face.health - hero.health
    if effect is None or effect.index in hero.used or not missing or hero.glory < effect.pay:
        return None
    args: Data = {"count": min(missing, PROGRAMS[effect.do][0].n), "price": effect.pay}
    return Message("serpent-reason-spring", {**args, "health": hero.health, "full": hero.face.health})


def healing_at(place: int) -> Effect | None:
    for effect in PLACES[place].effects:
        if effect.when == ON_HEROIC and effect.do >= 0 and PROGRAMS[effect.do][0].verb == O_HEAL:
            return effect
    return None


def ill_chance(table: Table, seat: int, way: list[int]) -> int:
    """The chance, in percent, to fall prey to the obstacle at the end of a way."""
    face = PLACES[way[-1]]
    if face.obstacle not in (SPIKED, PITTED):
        return 0
    source = SPIKES if face.obstacle == SPIKED else PIT
    have = table.value(seat, face.obstacle_stat) + table.roll_bonus(seat, THREAT, face.obstacle_stat, source, 0)
    return percent(1.0 - chance_of(face.obstacle_number - have))


def ways_on(table: Table, seat: int, place: int) -> int:
    """Neighbours of a location that the hero has not been to this turn."""
    seen = table.heroes[seat].seen
    near = [table.chart.near[exit_at(place, side)] for side in range(4)]
    return len({other for other in near if other >= 0 and not seen >> other & 1})


# -- new locations -----------------------------------------------------------------------------------------


def found_location(table: Table, seat: int) -> Message | None:
    """The location of a quest may turn up; alone with three done there is nothing to look for."""
    if table.variants.is_solo and table.heroes[seat].quests >= QUESTS_TO_WIN:
        return None
    for quest in table.quests:
        if is_open_to(quest, seat) and not QUESTS[quest.kind].is_nakari and not goals(table, seat, quest):
            return Message("serpent-reason-missing", {"quest": QUESTS[quest.kind].id, "count": to_lay(table)})
    if table.variants.impartial_placement:  # a neighbour may lay it
        return None
    return Message("serpent-reason-explore", {"count": to_lay(table)})


def laid(table: Table, seat: int, place: int, move: int, other: int) -> Message | None:
    """How far away a location is laid: one's own goal near by, that of a rival far from it, else for its glory."""
    steps = distances(table, place, move)
    if steps[seat] < 0:
        return None
    args: Data = {"count": steps[seat]}
    further = distances(table, place, other) if verb_of(other) in (LAY, LAY_TURNED) else []
    is_nearer = not further or steps[seat] <= further[seat]
    for quest in table.quests:
        is_goal = QUESTS[quest.kind].places >> place & 1 == 1 and not quest.is_carried
        if is_nearer and is_goal and is_open_to(quest, seat):
            return Message("serpent-reason-lay-goal", {**args, "quest": QUESTS[quest.kind].id})
    for rival in table.rivals(seat):
        if further and leads_to(table, rival, place) and steps[rival] > further[rival] >= 0:
            return Message("serpent-reason-lay-far", {"count": steps[rival], "whom": rival})
    if not is_nearer or steps[seat] > NEAR:
        return None
    return Message("serpent-reason-lay-glory", {**args, "glory": PLACES[place].glory})


def distances(table: Table, place: int, move: int) -> list[int]:
    """By seat: the steps of its cheapest way to a location once that is laid; -1 for who is out or finds none."""
    twin = twin_of(table)
    cell = cell_at(first_of(move) - 64, second_of(move) - 64)
    twin.chart = table.chart.lay(place, cell, verb_of(move) == LAY_TURNED)
    found: list[int] = []
    for seat, hero in enumerate(table.heroes):
        way = [] if hero.is_out else Ways(twin, seat).to(place)
        found.append(len(way) if way else -1)
    return found
