"""Doggies: every move that somebody might try, and what each reason for a refusal claims, from the rulebook alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import undercroft as uc
from tests.games.doggies.reference import (
    BACK,
    BEYOND,
    BOARDS,
    MONSTERS,
    SIDES,
    SYMBOLS,
    VAGABONDS,
    Reference,
    exits_of,
    monster_of,
    place_of,
    trophies,
    turns_of,
)
from tests.refusals.case import Case, Rule
from tests.refusals.ways import gets_out, is_walled_in, name_of, setting_out, walking

POTIONS = tuple(SYMBOLS.values())
VERBS = {
    "dogs": ("choose",),
    "quests": ("keep",),
    "turn": ("explore", "leave", "sleep"),
    "lay": ("lay",),
    "step": ("step", "out", "portal", "punch", "turn"),
    "room": ("pass", "claim", "take", "hire", "fight", "brew", "smite", "disarm", "spare", "pour"),
}
HUNTED = [f"hunt-{name}" for name in MONSTERS if not name.startswith("dragon")]
QUESTS = [*HUNTED, "most-sword", "most-bow", "most-fire"]
ENDLESS = 99  # defence that no way out takes


def interest(view: dict[str, Any]) -> float:
    """Returns how likely a position is examined: walks are rare, and ask most."""
    return {"room": 1.0, "step": 1.0, "turn": 1 / 8, "lay": 1 / 24}.get(view["table"]["phase"], 1 / 4)


def near(view: dict[str, Any]) -> set[str]:
    """The verbs that fit the question."""
    return set(VERBS[view["table"]["phase"]])


def moves(match: uc.Match, seat: int, pick: random.Random) -> Iterator[tuple[str, dict[str, Any]]]:
    table = match.view(seat)["table"]
    for verb in ("explore", "leave", "sleep", "out", "pass", "claim", "fight", "smite", "pour"):
        yield verb, {}
    for verb, name, words in (
        ("choose", "dog", (*BOARDS, "rex")),
        ("keep", "quest", (*QUESTS, "hunt-dragon")),
        ("step", "side", (*SIDES, "up")),
        ("punch", "side", (*SIDES, "up")),
        ("take", "potion", (*POTIONS, "beer")),
        ("hire", "side", ("pair", "paw", "single")),
    ):
        for word in words:
            yield verb, {name: word}
    for side, turn in product((*SIDES, "up"), range(5)):
        yield "turn", {"side": side, "turn": turn}
    for brew in product(range(3), repeat=3):
        names = [name for name, number in zip(POTIONS, brew, strict=True) for _ in range(number)]
        if names:
            yield "brew", {"potions": "-".join(names)}
            yield "brew", {"potions": "-".join(reversed(names))}
    yield "brew", {"potions": "beer"}
    yield from _places(table)
    for card in _cards(table):
        yield "disarm", {"card": card}


def _places(table: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Places of the map and round it."""
    rooms = [place_of(row) for row in table["map"]]
    near = {(x + dx, y + dy) for x, y in rooms for dx, dy in BEYOND.values()}
    for x, y in sorted({*rooms, *near, (90, 90), (500, -500)}):
        yield "portal", {"x": x, "y": y}
        yield "spare", {"x": x, "y": y}
        for turn in range(5) if table["phase"] == "lay" else (0,):
            yield "lay", {"x": x, "y": y, "turn": turn}


def _cards(table: dict[str, Any]) -> list[str]:
    """Cards that anybody holds or could, as notation writes them."""
    held = {name_of(card) for player in table["players"] for card in player["loot"]}
    lying = {row["card"] for row in table["map"]}
    sides = {f"{card}-{side}" for card in VAGABONDS for side in ("pair", "paw", "single")}
    return sorted({*held, *lying, *sides, "excalibark", "mimic-bow", "sausage"})


# -- what the rulebook says ---------------------------------------------------------------------------


def dog(case: Case) -> Reference:
    """The dog where it stands."""
    if case.table["walk"] is None:
        return setting_out(case.table, case.seat)
    return walking(case.table, case.table["phase"] == "room")


def notation(case: Case) -> str:
    args = case.args
    if case.verb in ("portal", "spare"):
        return f"{case.verb} {args['x']},{args['y']}"
    return " ".join([case.verb, *map(str, args.values())])


def spot(case: Case) -> tuple[int, int]:
    """The place that the move names."""
    return case.args["x"], case.args["y"]


def rooms(case: Case) -> dict[tuple[int, int], dict[str, Any]]:
    return {place_of(row): row for row in case.table["map"]}


def ahead(case: Case) -> tuple[int, int]:
    """The place where a step, a punch or a portal would lead."""
    if case.verb == "portal":
        return spot(case)
    (x, y), (dx, dy) = dog(case).at, BEYOND[case.args["side"]]
    return x + dx, y + dy


def edge(case: Case) -> str:
    return dog(case).edge(case.args["side"], ahead(case))


def is_passable(case: Case) -> bool:
    """Tells whether only what lies in the room ahead is in the way."""
    if case.verb == "portal":
        return here(case) == "portal" == rooms(case).get(spot(case), {}).get("card")
    if case.args["side"] not in SIDES:
        return False
    if case.verb == "punch":
        return dog(case).dog == "bonk" and dog(case).paws > 0 and edge(case) != "open"
    return edge(case) == "open" or (edge(case) == "door" and dog(case).number("K") > 0)


def row_ahead(case: Case) -> dict[str, Any]:
    return rooms(case).get(ahead(case), {"paws": None, "cover": None, "gap": False})


def here(case: Case) -> str:
    """The card of the room where the dog is."""
    one = dog(case)
    return str(one.cards[one.at])


def monster(case: Case) -> str:
    return monster_of(here(case))


def symbol(case: Case) -> str:
    """Returns what disarms the trap."""
    return here(case)[len("trap-")].upper()


def facing(case: Case, place: tuple[int, int]) -> set[str]:
    """The sides of an empty place at which an exit of a room would meet a card laid there."""
    found = set()
    for side, (dx, dy) in BEYOND.items():
        row = rooms(case).get((place[0] + dx, place[1] + dy))
        if row is not None and not row["gap"] and not row["cover"]:
            back = BACK[side]
            if back in exits_of(row["card"], row["turn"]) or back in row["punched"]:
                found.add(side)
    return found


def ways_to_the_table(case: Case) -> set[str]:
    """Returns the kinds of sides of the dog's room that lead to an empty place, without walls."""
    one, found = dog(case), set()
    for side, (dx, dy) in BEYOND.items():
        there = (one.at[0] + dx, one.at[1] + dy)
        if there not in one.cards:
            found.add(one.edge(side, there))
    return found - {"wall"}


def claimed(case: Case) -> list[str]:
    """The cards with an own paw of this walk at the place that the move names."""
    return [held for place, held, _ in dog(case).claims if place == spot(case)]


def brew(case: Case) -> tuple[int, ...]:
    words = case.args["potions"].split("-")
    return tuple(words.count(name) for name in POTIONS)


def is_well_named(case: Case) -> bool:
    words: list[str] = case.args["potions"].split("-")
    return [name for name, number in zip(POTIONS, brew(case), strict=True) for _ in range(number)] == words


def has_spare(case: Case) -> bool:
    """Tells whether one of the potions is not needed."""
    fewer = [
        tuple(number - (which == other) for other, number in enumerate(brew(case)))
        for which in range(3)
        if brew(case)[which]
    ]
    return any(dog(case).beats(monster(case), less) for less in fewer)


def turns_said(case: Case) -> str:
    return ", ".join(map(str, turns_of(case.said["card"])))


def fits(case: Case) -> bool:
    """Tells whether this is what a dog with paws does in such a room."""
    card = here(case)
    if case.verb == "hire":
        return card in VAGABONDS
    if case.verb == "take":
        return card == "potion-room"
    return not monster_of(card) and card not in VAGABONDS and card not in ("portal", "start-cross", "start-tee")


# -- what each reason claims ------------------------------------------------------------------------------


def walled_in(case: Case) -> bool:
    return case.verb == "leave" and is_walled_in(dog(case))


def too_few(case: Case) -> bool | None:
    out = gets_out(dog(case), ENDLESS)
    return None if out is None else case.verb == "leave" and not out


def too_dear(case: Case) -> bool | None:
    """Tells whether so much defence suffices and one less does not."""
    left = dog(case).number("D")
    if case.verb != "leave" or case.said["defence"] != left or case.said["need"] <= left:
        return False
    enough = gets_out(dog(case), case.said["need"] - left)
    too_little = gets_out(dog(case), case.said["need"] - left - 1)
    return None if None in (enough, too_little) else bool(enough and not too_little)


def lost(case: Case) -> bool | None:
    """The move is in order, but no way out would be left."""
    if notation(case) not in dog(case).thinkable():
        return False
    out = gets_out(dog(case).after(notation(case)))
    return None if out is None else not out


def in_the_way(case: Case, what: bool) -> bool:
    return case.verb in ("step", "punch", "portal") and is_passable(case) and what


RULES: dict[str, Rule] = {
    "moment": lambda case: case.verb not in VERBS[case.table["phase"]],
    "dog": lambda case: case.args["dog"] not in case.table["dogs"],
    "hand": lambda case: case.args["quest"] not in case.table["players"][case.seat]["hand"],
    "walled-in": walled_in,
    "too-few-paws": too_few,
    "too-dear": too_dear,
    "countdown": lambda case: case.verb == "explore" and case.table["countdown"] == 0,
    "pile": lambda case: case.verb == "explore" and not case.table["pile"] and case.table["countdown"] is None,
    "no-exit": lambda case: (
        case.verb == "explore"
        and not any(
            facing(case, (x + dx, y + dy))
            for x, y in rooms(case)
            for dx, dy in BEYOND.values()
            if (x + dx, y + dy) not in rooms(case)
        )
    ),
    "taken": lambda case: case.verb == "lay" and spot(case) in rooms(case),
    "no-meeting": lambda case: case.verb == "lay" and not facing(case, spot(case)),
    "alike": lambda case: (
        case.args["turn"] not in turns_of(case.said["card"])
        and case.said["turns"] == turns_said(case)
        and case.said["card"]
        == (
            case.table["drawn"]["card"]
            if case.verb == "lay"
            else rooms(case).get(BEYOND[case.args["side"]], {}).get("card")
        )
    ),
    "turn": lambda case: (
        case.verb == "lay" and not facing(case, spot(case)) & exits_of(case.table["drawn"]["card"], case.args["turn"])
    ),
    "not-sharik": lambda case: case.verb == "turn" and dog(case).dog != "sharik",
    "turn-late": lambda case: case.verb == "turn" and len(dog(case).path) > 1,
    "turn-none": lambda case: case.verb == "turn" and BEYOND[case.args["side"]] not in rooms(case),
    "turned": lambda case: case.verb == "turn" and case.args["side"] in dog(case).turned,
    "turn-closed": lambda case: (
        case.verb == "turn"
        and bool(rooms(case)[BEYOND[case.args["side"]]]["gap"] or rooms(case)[BEYOND[case.args["side"]]]["cover"])
    ),
    "turn-same": lambda case: (
        case.verb == "turn" and rooms(case)[BEYOND[case.args["side"]]]["turn"] == case.args["turn"]
    ),
    "side": lambda case: case.verb in ("step", "punch", "turn") and case.args["side"] not in SIDES,
    "no-portal": lambda case: case.verb == "portal" and here(case) != "portal",
    "portal": lambda case: case.verb == "portal" and rooms(case).get(spot(case), {}).get("card") != "portal",
    "not-out": lambda case: case.verb == "out" and not ways_to_the_table(case),
    "out-door": lambda case: case.verb == "out" and ways_to_the_table(case) == {"door"} and not dog(case).number("K"),
    "door": lambda case: case.verb == "step" and edge(case) == "door" and not dog(case).number("K"),
    "wall": lambda case: case.verb == "step" and edge(case) == "wall",
    "say-out": lambda case: case.verb == "step" and is_passable(case) and ahead(case) not in rooms(case),
    "seen": lambda case: in_the_way(case, ahead(case) in dog(case).path),
    "covered": lambda case: in_the_way(case, bool(row_ahead(case)["cover"])),
    "gap": lambda case: in_the_way(
        case, row_ahead(case)["gap"] and row_ahead(case)["paws"]["seat"] == case.said["whom"]
    ),
    "paw": lambda case: in_the_way(
        case,
        not row_ahead(case)["gap"]
        and row_ahead(case)["paws"] is not None
        and row_ahead(case)["paws"]["seat"] == case.said["whom"],
    ),
    "open": lambda case: case.verb == "punch" and edge(case) == "open",
    "paws": lambda case: case.verb not in ("step", "portal", "out", "turn", "pass") and not dog(case).paws,
    "not-bonk": lambda case: case.verb == "punch" and dog(case).dog != "bonk",
    "lost": lost,
    "trap": lambda case: case.verb == "pass" and here(case).startswith("trap") and dog(case).dog != "robin",
    "damage": lambda case: (
        case.verb == "pass"
        and case.said["damage"] == MONSTERS[monster(case)][1]
        and case.said["damage"] >= case.said["defence"] == dog(case).number("D") - dog(case).damage
    ),
    "disarm": lambda case: (
        here(case).startswith("trap")
        and case.verb in ("disarm", "spare")
        and all(
            symbol(case) not in trophies(card)
            for card in (claimed(case) if case.verb == "spare" else [case.args["card"]])
        )
        and bool(claimed(case) if case.verb == "spare" else case.args["card"] in dog(case).held)
    ),
    "pour": lambda case: case.verb == "pour" and not dog(case).potions["SBF".index(symbol(case))],
    "not-held": lambda case: case.verb == "disarm" and case.args["card"] not in dog(case).held,
    "not-claimed": lambda case: case.verb == "spare" and not claimed(case),
    "no-trap": lambda case: case.verb in ("disarm", "spare", "pour") and not here(case).startswith("trap"),
    "no-monster": lambda case: case.verb in ("fight", "brew", "smite") and not monster(case),
    "other-room": lambda case: (
        case.verb in ("claim", "take", "hire") and case.said["card"] == here(case) and not fits(case)
    ),
    "supply": lambda case: (
        case.verb == "take"
        and here(case) == "potion-room"
        and not case.table["walk"]["supply"].get(case.args["potion"])
    ),
    "name-potion": lambda case: case.verb == "claim" and here(case) == "potion-room" and any(dog(case).supply),
    "hire": lambda case: case.verb == "hire" and case.args["side"] not in ("pair", "paw"),
    "not-joan": lambda case: case.verb == "smite" and dog(case).dog != "joan",
    "proud": lambda case: case.verb == "smite" and case.said["card"] == here(case) == "dragon",
    "smite-beaten": lambda case: case.verb == "smite" and dog(case).beats(monster(case)),
    "two-paws": lambda case: case.verb == "smite" and dog(case).paws < 2,
    "spare-potions": lambda case: case.verb == "brew" and dog(case).beats(monster(case)),
    "potion-names": lambda case: case.verb == "brew" and not is_well_named(case),
    "no-potions": lambda case: (
        case.verb == "brew" and any(wanted > has for wanted, has in zip(brew(case), dog(case).potions, strict=True))
    ),
    "brew": lambda case: case.verb == "brew" and not dog(case).beats(monster(case), brew(case)),
    "brew-spare": lambda case: case.verb == "brew" and dog(case).beats(monster(case), brew(case)) and has_spare(case),
    "symbols": lambda case: (
        case.verb == "fight" and case.said["card"] == here(case) and not dog(case).beats(monster(case))
    ),
}
