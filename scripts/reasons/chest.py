"""Checks of what is said in Chest: by views, by the cards file, and by playing fights to their end."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import undercroft as uc
from scripts.reasons.moment import FAINT, MORE, SURE, TRIALS, Data, FigureCheck, Moment, claim, code
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadPosition
from undercroft.kernel.position import Position

FACES: Final = ("warrior", "cleric", "mage", "thief", "champion", "scroll")
FIGHTERS: Final = FACES[:5]
MONSTERS: Final = ("goblin", "skeleton", "ooze")
HELPERS: Final = ("skeleton-warrior", "goblin-thief")  # they leave at regroup
KEPT: Final = ("sword", "talisman", "staff", "tools", "scroll-token", "ring", "elixir", "bait", "portal")
NONE: Final = 99  # fights that no number of companions wins


def stage(position: Position) -> object:
    return None  # nothing is measured earlier than the end of the level


@cache
def box() -> dict[str, Any]:
    return tomllib.loads(Path(find_game("chest").folder, "cards.toml").read_text("utf-8"))


def side(moment: Moment) -> dict[str, Any]:
    """Returns the row of the hero card, empty without a hero."""
    title = player(moment.table)["title"]
    return next((row for row in box()["side"] if row["id"] == title), {})


def player(table: Data) -> Data:
    row: Data = table["players"][table["adventurer"]]
    return row


def forces(table: Data) -> dict[str, int]:
    """Counts every companion: dice, tokens that serve, helpers."""
    serving = {row["id"] for row in box()["token"] if "serves_as" in row}
    found = {name: count for name, count in player(table)["tokens"].items() if name in serving}
    return {**table["party"], **found, **table["companions"]}


def face_of(companion: str) -> str:
    served = {
        row["id"]: row["serves_as"] for kind in ("token", "companion") for row in box()[kind] if "serves_as" in row
    }
    return str(served.get(companion, companion))


def types(moment: Moment, more: str | None = None) -> int:
    """Counts the different companions against the dragon, perhaps with one more die."""
    either, serves = set(side(moment).get("either", [])), side(moment).get("scroll_serves", False)
    faces = dict.fromkeys(FACES, 0)
    for companion, count in forces(moment.table).items():
        faces[face_of(companion)] += count
    if more is not None:
        faces[more] += 1
    number = sum(faces[face] > 0 for face in FIGHTERS if face not in either)
    number += min(2, sum(faces[face] for face in either))
    return min(len(FIGHTERS), number + (faces["scroll"] if serves else 0))


def dragon(moment: Moment, lair: int) -> str:
    if lair < moment.table["wakes"]:
        return "asleep"
    return "deadly" if types(moment) < needed(moment) else "beatable"


def needed(moment: Moment) -> int:
    return int(side(moment).get("dragon_needs", box()["dragon_needs"]))


def monsters(table: Data) -> int:
    return int(sum(table["dungeon"][monster] for monster in MONSTERS))


# -- figures -----------------------------------------------------------------------------------------


def reached(table: Data, seat: int) -> int:
    xp = int(table["players"][seat]["xp"])
    if table["phase"] == "over" or table["adventurer"] != seat:
        return xp
    return xp + int(table["level"]) - int(table["phase"] != "regroup")


def passed(before: Data, after: Data, seat: int) -> float:
    return float(before["phase"] != "regroup" and reached(after, seat) > reached(before, seat))


def points(before: Data, after: Data, seat: int) -> float:
    return float(reached(after, seat))


def companions(before: Data, after: Data, seat: int) -> float:
    is_over = after["phase"] == "over" or after["players"][seat]["done"] != before["players"][seat]["done"]
    return 0.0 if is_over else float(sum(forces(after).values()))


def treasures(before: Data, after: Data, seat: int) -> float:
    return float(sum(after["players"][seat]["tokens"].values()))


FIGURES: Final = {
    "chest-reason-passed": FigureCheck(passed, is_chance=True),
    "chest-reason-points": FigureCheck(points),
    "chest-reason-companions": FigureCheck(companions),
    "chest-reason-treasures": FigureCheck(treasures),
}


# -- the next level ----------------------------------------------------------------------------------


def survival(moment: Moment, trials: int) -> float:
    """Returns the part of new tries, in percent, in which the next level is left with its points."""
    descend = {"text": "descend"}
    level, xp = moment.table["level"], moment.me["xp"]
    good = 0
    for number in range(trials):
        position, luck = moment.imagined(number), Seeded(31 * number + 5)
        seat = moment.seat
        position.play(seat, code(position, seat, descend), luck)
        until = moment.mind.clock(position) + 1
        while position.waiting and moment.mind.clock(position) < until:
            position.play(seat, moment.mind.quick(position, seat, luck), luck)
        after = position.view(seat)["table"]
        is_same = after["phase"] == "regroup" and after["level"] == level + 1 and after["adventurer"] == seat
        good += is_same or after["players"][seat]["xp"] > xp + level
    return 100 * good / trials


def stairs(moment: Moment, is_risk: bool = False) -> None:
    args = moment.args
    down = moment.second if is_risk else moment.best
    other = moment.best if is_risk else moment.second
    claim(down is not None and down["text"] == "descend", "no stairs")
    claim(other is None or other["text"] != "descend", "both go down")
    claim(args["level"] == moment.table["level"] + 1, "another level")
    claim(args["value"] >= FAINT, "a faint chance")
    for trials in (TRIALS, MORE):
        chance = survival(moment, trials)
        told = 100 - args["value"] if is_risk else args["value"]
        part = (chance * trials / 100 + 2) / (trials + 4)
        error = 100 * (part * (1 - part) * (1 / trials + 1 / TRIALS)) ** 0.5
        if abs(chance - told) <= SURE * error + 0.5:
            return
    claim(False, f"the chance is {chance} %")


def risk(moment: Moment) -> None:
    stairs(moment, True)


# -- fights ------------------------------------------------------------------------------------------


def fewest(position: Position, seat: int, known: dict[str, int] | None = None) -> int:
    """Returns the fewest companions that beat all monsters, found by playing every fight."""
    known = {} if known is None else known
    table: Data = dict(position.view(seat)["table"])
    if not monsters(table):
        return 0
    key = str([table["party"], table["players"][seat]["tokens"], table["companions"], table["dungeon"], table["task"]])
    if key in known:
        return known[key]
    best = NONE
    for code_of in position.moves(seat):
        move = position.describe(seat, code_of)
        if move.verb not in ("fight", "strike", "enough"):
            continue
        fallen = {"fight": int(move.args.get("count", 0)), "strike": 1, "enough": 0}[move.verb]
        rest = 0
        if fallen < monsters(table):
            after = position.copy()
            after.play(seat, code_of, Seeded(0))
            # Where nobody is left to fight, the adventurer has fled by now.
            rest = NONE if is_gone(table, after, seat) else fewest(after, seat, known)
        best = min(best, rest + (move.verb == "fight"))
    known[key] = int(best)
    return known[key]


def is_gone(table: Data, after: Position, seat: int) -> bool:
    """Tells whether the adventure is over."""
    return bool(after.view(seat)["table"]["players"][seat]["done"] != table["players"][seat]["done"])


def fights_after(moment: Moment, move: Data) -> int:
    """Returns the fewest companions that beat all monsters, a move being the first thing that is done."""
    fallen = move["args"].get("count", 1)
    if fallen == monsters(moment.table):
        return int(move["verb"] == "fight")
    after = moment.after(move)
    rest = NONE if is_gone(moment.table, after, moment.seat) else fewest(after, moment.seat)
    return rest + int(move["verb"] == "fight")


def relative_fights(moment: Moment, verbs: tuple[str, ...]) -> None:
    assert moment.second is not None
    claim(moment.best["verb"] in verbs and moment.second["verb"] in verbs, "not such a move")
    here, there = fights_after(moment, moment.best), fights_after(moment, moment.second)
    claim((here, there) == (moment.args["other"], moment.args["value"]), f"it takes {here}, and {there}")
    claim(here < there < NONE, "the other move takes no more")


def enough(moment: Moment) -> None:
    relative_fights(moment, ("fight",))


def aim(moment: Moment) -> None:
    relative_fights(moment, ("strike", "charm"))


def only(moment: Moment) -> None:
    args = moment.args
    count = moment.table["dungeon"][args["monster"]]
    sweeps = {
        move["args"]["companion"]
        for move in moment.view["moves"]
        if move["verb"] == "fight" and move["args"]["monster"] == args["monster"] and move["args"]["count"] == count
    }
    claim(count == args["count"] > 1, f"there are {count}")
    claim(sweeps == {args["companion"]}, f"{sweeps} can do it")
    best = moment.best["args"]
    claim(
        (best["companion"], best["monster"], best["count"]) == (args["companion"], args["monster"], count), "not done"
    )
    for rival in moment.rivals:
        told = rival["args"]
        is_same = rival["verb"] == "fight" and (told["companion"], told["count"]) == (args["companion"], count)
        claim(not is_same or told["monster"] != args["monster"], "the other move does it too")


def is_lost(moment: Moment) -> bool:
    """Tells whether the monsters cannot be beaten, or the dragon cannot."""
    table = moment.table
    if monsters(table) and fewest(in_phase(moment, "monsters"), moment.seat) == NONE:
        return True
    return dragon(moment, table["lair"]) == "deadly" and not table["dungeon"]["potion"]


def in_phase(moment: Moment, phase: str, face: str | None = None) -> Position:
    """Returns the position in a phase, with no task, perhaps with one more die of a face from the graveyard."""
    data = moment.imagined(0).data()
    data["phase"], data["task"] = phase, None
    if face is not None:
        data["party"] = {**data["party"], face: data["party"].get(face, 0) + 1}
        data["graveyard"] = data["graveyard"] - 1
    return uc.load(data, seed=1).position


# -- who is spent ------------------------------------------------------------------------------------


def spent(move: Data) -> str | None:
    """Returns the companion or token that a move spends."""
    if move["verb"] in ("scroll", "scroll-token"):
        return str(move["verb"])
    named = move["args"].get("companion") or move["args"].get("token")
    return None if named is None else str(named)


def passing(moment: Moment) -> None:
    claim(spent(moment.best) == moment.args["companion"] and moment.args["companion"] in HELPERS, "it stays")
    claim(moment.table["companions"][moment.args["companion"]] > 0, "it is not there")
    claim(all(spent(rival) not in HELPERS for rival in moment.rivals), "the other one leaves too")


def spare(moment: Moment) -> None:
    companion, party = spent(moment.best), moment.table["party"]
    named = {name: count for name, count in moment.args.items() if name in FACES and count}
    claim(companion in party and named == {companion: party[companion]}, f"{named} are named")
    claim(party[str(companion)] > 1, "there is only one")
    for rival in moment.rivals:
        claim(party.get(spent(rival) or "", 0) < party[str(companion)] or spent(rival) == "scroll", "so many others")


def keep_champion(moment: Moment) -> None:
    claim(moment.second is not None and spent(moment.second) == "champion", "no champion is spent")
    claim(spent(moment.best) != "champion", "so it is by the best move")
    champion = next(row for row in box()["party"] if row["id"] == "champion")
    claim(set(MONSTERS) <= set(champion["takes_all"]), "a champion does not beat any group")


def keep(moment: Moment) -> None:
    other = moment.args["other"]
    claim(moment.second is not None and spent(moment.second) == other, f"{other} is not spent")
    claim(spent(moment.best) is None or spent(moment.best) not in (*KEPT, "scroll"), "the best move spends one too")
    held = moment.table["party"]["scroll"] if other == "scroll" else moment.me["tokens"][other]
    claim(held > 0, "it is not there")


# -- loot --------------------------------------------------------------------------------------------


def takes(verb: str, is_free: bool = False) -> Callable[[Moment], None]:
    """Checks the number of chests, or dice, for one companion."""

    def check(moment: Moment) -> None:
        count = moment.best["args"]["count"]
        claim(moment.best["verb"] == verb and moment.args["count"] == count, "another number")
        claim(is_free or count > 1, "only one")
        if verb == "drink":
            task = moment.after(moment.best).view(moment.seat)["table"]["task"]
            claim(task == {"kind": "revive", "left": count}, f"{task} comes back")
            claim((spent(moment.best) in FACES) != is_free, "it costs a die, or none")
        for rival in moment.rivals:
            is_alike = rival["verb"] == verb and (verb != "drink" or (spent(rival) in FACES) != is_free)
            claim(not is_alike or rival["args"]["count"] < count, "the other move takes as many")

    return check


def opens(moment: Moment) -> None:
    claim(moment.best["verb"] == "open", "no chest is opened")
    claim(all(rival["verb"] != "open" for rival in moment.rivals), "the other move opens one too")


def open_last(moment: Moment) -> None:
    opens(moment)
    table = moment.table
    claim(table["level"] == table["levels"] and table["lair"] < table["wakes"] and not monsters(table), "more comes")


def open_first(moment: Moment) -> None:
    opens(moment)
    claim(moment.table["dungeon"]["potion"] > 0, "there is no potion")
    after = moment.after(moment.best)
    verbs = {after.describe(moment.seat, move).verb for move in after.moves(moment.seat)}
    claim("drink" in verbs, "nobody can drink then")


# -- who comes back ----------------------------------------------------------------------------------


def revives(moment: Moment, face: str) -> None:
    claim(moment.best["text"] == f"revive {face}", f"{face} does not come back")
    claim(all(rival["text"] != f"revive {face}" for rival in moment.rivals), "so does it by the other move")


def sweepers(moment: Moment, phase: str, verb: str, target: str, face: str | None) -> set[str]:
    """Returns the companions that take all of a target, perhaps with one more die."""
    try:
        position = in_phase(moment, phase, face)
    except BadPosition:  # there is no choice, so nobody can take any
        return set()
    moves = [position.describe(moment.seat, move) for move in position.moves(moment.seat)]
    count = moment.table["dungeon"][target]
    return {
        str(move.args["companion"])
        for move in moves
        if move.verb == verb and move.args["count"] == count and move.args.get("monster", target) == target
    }


def revive_monsters(moment: Moment) -> None:
    args = moment.args
    revives(moment, args["face"])
    claim(moment.table["dungeon"][args["monster"]] == args["count"] > 1, "another number")
    claim(not sweepers(moment, "monsters", "fight", args["monster"], None), "somebody else can")
    claim(args["face"] in sweepers(moment, "monsters", "fight", args["monster"], args["face"]), "it cannot")
    for rival in moment.rivals:
        other = str(rival["args"].get("face"))
        is_able = other in sweepers(moment, "monsters", "fight", args["monster"], other) if other in FACES else False
        claim(not is_able, "the other one can too")


def revive_chests(moment: Moment) -> None:
    args = moment.args
    revives(moment, args["face"])
    claim(moment.table["dungeon"]["chest"] == args["count"] > 1, "another number")
    phase = "loot" if not monsters(moment.table) else "monsters"
    row = next(row for row in box()["party"] if row["id"] == args["face"])
    skilled = side(moment).get("either", [])
    names = skilled if args["face"] in skilled else [args["face"]]
    able = any("chest" in next(row for row in box()["party"] if row["id"] == name)["takes_all"] for name in names)
    claim(able or (row["id"] == "scroll" and side(moment).get("scroll_serves", False)), "it cannot")
    if phase == "loot":
        claim(not sweepers(moment, phase, "open", "chest", None), "somebody else can")


def revive_dragon(moment: Moment) -> None:
    die = moment.args["die"]
    revives(moment, die)
    claim(moment.args["needed"] == needed(moment), "another number is needed")
    claim(dragon(moment, moment.table["lair"]) == "deadly", "the dragon sleeps, or can be beaten")
    claim(types(moment, die) > types(moment), "it is none more")


def revive_champion(moment: Moment) -> None:
    revives(moment, "champion")
    champion = next(row for row in box()["party"] if row["id"] == "champion")
    claim({*MONSTERS, "chest"} <= set(champion["takes_all"]), "a champion cannot")


def revive_scroll(moment: Moment) -> None:
    revives(moment, "scroll")
    claim(not side(moment).get("scroll_serves", False), "a scroll does more")


def revive_anybody(moment: Moment) -> None:
    revives(moment, "scroll")
    claim(side(moment).get("scroll_serves", False), "a scroll does not serve")


def revive_missing(moment: Moment) -> None:
    face = moment.args["face"]
    revives(moment, face)
    claim(not any(count and face_of(one) == face for one, count in forces(moment.table).items()), "there is one")


# -- tokens and ultimates ------------------------------------------------------------------------------


def lair(moment: Moment) -> None:
    args, table = moment.args, moment.table
    claim((args["count"], args["wakes"]) == (table["lair"], table["wakes"]), "other dice")
    claim(args["dragon"] == dragon(moment, table["lair"]), "the dragon stands otherwise")
    empties(moment)
    claim(moment.best["text"] == ("use ring" if args["by"] == "ring" else "ultimate"), "not by that")


def empties(moment: Moment) -> None:
    """Checks that the lair is empty after the best move, and not after the other."""
    claim(lair_after(moment, moment.best) == 0, "the lair is not emptied")
    for rival in moment.rivals:
        claim(rival["text"] != "use ring" or rival == moment.best, "the other move empties it too")


def lair_after(moment: Moment, move: Data) -> int:
    after = moment.after(move).view(moment.seat)["table"]
    is_same = after["level"] == moment.table["level"] and after["adventurer"] == moment.seat
    return int(after["lair"]) if is_same else 0


def uses(text: str, more: Callable[[Moment], None] | None = None) -> Callable[[Moment], None]:
    """Checks that the best move is this one, and the other is not."""

    def check(moment: Moment) -> None:
        claim(moment.best["text"].startswith(text), f"{moment.best['text']} is not {text}")
        claim(all(not rival["text"].startswith(text) for rival in moment.rivals), "so is the other move")
        if more is not None:
            more(moment)

    return check


def roused(moment: Moment) -> None:
    """Checks how many dice of the level go to the lair."""
    table, args = moment.table, moment.args
    claim(args["dragon"] == dragon(moment, table["lair"] + args["count"]) != "deadly", "the dragon stands otherwise")
    turned = moment.imagined(0).view(moment.seat)["options"].get("bait_monsters_only", False)
    is_cry = moment.best["text"] == "ultimate"
    dice = monsters(table) if is_cry or turned else sum(table["dungeon"].values())
    claim(args["count"] == dice, f"{dice} dice are turned")


def revived_one(moment: Moment) -> None:
    claim(
        moment.after(moment.best).view(moment.seat)["table"]["task"] == {"kind": "revive", "left": 1}, "none comes back"
    )


def portal(moment: Moment) -> None:
    claim(moment.args["count"] == moment.table["level"], "another level")
    before = moment.me["xp"]
    after = moment.after(moment.best).view(moment.seat)["table"]["players"][moment.seat]["xp"]
    claim(after == before + moment.args["count"], f"it brings {after - before}")
    claim(is_lost(moment), "the level can be won")


def strikes(moment: Moment) -> None:
    power = side(moment).get("power", 1)
    claim(moment.args["count"] == min(power, monsters(moment.table)), "another number falls")
    after = moment.after(moment.best).view(moment.seat)["table"]
    claim(after["party"] == moment.table["party"], "a companion is spent")


def cleared(moment: Moment) -> None:
    after = moment.after(moment.best).view(moment.seat)["table"]
    is_same = after["level"] == moment.table["level"] and after["phase"] == "monsters"
    claim(not is_same or not monsters(after), "monsters are left")
    claim(lair_after(moment, moment.best) == 0, "the lair is not emptied")


def summoned(moment: Moment) -> None:
    count, monster = moment.args["count"], moment.args["monster"]
    after = moment.after(moment.best).view(moment.seat)["table"]
    claim(moment.best["args"]["count"] == count, "another number")
    is_same = after["level"] == moment.table["level"] and after["phase"] == "monsters"
    claim(not is_same or after["dungeon"][monster] == moment.table["dungeon"][monster] - count, "they stay")
    fewer = [rival for rival in moment.rivals if rival["verb"] == "summon"]
    claim(all(rival["args"]["count"] < count for rival in fewer), "the other move summons as many")


def joined(moment: Moment) -> None:
    after = moment.after(moment.best).view(moment.seat)["table"]
    claim(after["companions"]["hero"] == moment.table["companions"]["hero"] + 1, "no hero joins")


def charmed(moment: Moment) -> None:
    kind = side(moment)["ultimate"]
    claim(kind == "charm" and monsters(moment.table) > 0, "nothing is charmed")


# -- the level as it lies ------------------------------------------------------------------------------


CASTS: Final = ("scroll", "scroll-token", "ultimate")


def cast(check: Callable[[Moment], None]) -> Callable[[Moment], None]:
    def whole(moment: Moment) -> None:
        claim(moment.best["text"] in CASTS, "nothing is cast again")
        for rival in moment.rivals:
            is_cast = rival["text"] in ("scroll", "scroll-token") or (
                rival["text"] == "ultimate" and side(moment).get("ultimate") == "reroll"
            )
            claim(not is_cast, "the other move casts again too")
        check(moment)

    return whole


def costly(moment: Moment) -> None:
    args = moment.args
    claim(fewest(in_phase(moment, "monsters"), moment.seat) == args["count"], "they take another number")
    able = {name: count for name, count in forces(moment.table).items() if is_fighter(moment, name)}
    claim(sum(able.values()) == args["of"], f"there are {able}")


def is_fighter(moment: Moment, companion: str) -> bool:
    return face_of(companion) != "scroll" or bool(side(moment).get("scroll_serves", False))


def hopeless(moment: Moment) -> None:
    table = moment.table
    claim(monsters(table) > 0, "there are no monsters")
    claim(is_lost(moment), "they can be beaten")


def no_dragon(moment: Moment) -> None:
    claim(dragon(moment, moment.table["lair"]) == "deadly", "the dragon sleeps, or can be beaten")
    claim(moment.args.get("needed", needed(moment)) == needed(moment), "another number is needed")


def flight(check: Callable[[Moment], None]) -> Callable[[Moment], None]:
    return uses("flee", check)


CLAIMS: Final[dict[str, Callable[[Moment], None]]] = {
    "chest-reason-stairs": stairs,
    "chest-reason-risk": risk,
    "chest-reason-only": only,
    "chest-reason-passing": passing,
    "chest-reason-spare": spare,
    "chest-reason-keep-champion": keep_champion,
    "chest-reason-keep": keep,
    "chest-reason-enough": enough,
    "chest-reason-aim": aim,
    "chest-reason-open-all": takes("open"),
    "chest-reason-open-last": open_last,
    "chest-reason-open-first": open_first,
    "chest-reason-drink-many": takes("drink"),
    "chest-reason-drink-free": takes("drink", True),
    "chest-reason-revive-monsters": revive_monsters,
    "chest-reason-revive-dragon": revive_dragon,
    "chest-reason-revive-chests": revive_chests,
    "chest-reason-revive-champion": revive_champion,
    "chest-reason-revive-scroll": revive_scroll,
    "chest-reason-revive-anybody": revive_anybody,
    "chest-reason-revive-missing": revive_missing,
    "chest-reason-lair": lair,
    "chest-reason-elixir": uses("use elixir", revived_one),
    "chest-reason-bait": uses("use bait", roused),
    "chest-reason-cry": uses("ultimate", roused),
    "chest-reason-portal": uses("use portal", portal),
    "chest-reason-cast-costly": cast(costly),
    "chest-reason-cast-lost": cast(hopeless),
    "chest-reason-cast-dragon": cast(no_dragon),
    "chest-reason-hero": uses("ultimate", joined),
    "chest-reason-fury": uses("ultimate", cleared),
    "chest-reason-intervention": uses("pay", cleared),
    "chest-reason-strikes": uses("ultimate", strikes),
    "chest-reason-charms": uses("ultimate", charmed),
    "chest-reason-summon": summoned,
    "chest-reason-flee-monsters": flight(hopeless),
    "chest-reason-flee-dragon": flight(no_dragon),
}
