"""Checks of what is said in Serpent: from views, the cards files, and moves played by the rules."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from scripts.reasons.moment import Data, FigureCheck, Moment, claim
from undercroft.games import find_game
from undercroft.games.serpent.rules import Serpent
from undercroft.kernel.position import Position

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
TYPES: Final = {"weapon", "armour", "helmet", "ring", "boots", "belt"}


def stage(position: Position) -> object:
    assert isinstance(position, Serpent)
    return position.round, position.active


@cache
def rows(kind: str) -> dict[str, dict[str, Any]]:
    """Returns the rows of both cards files, by id."""
    found: dict[str, dict[str, Any]] = {}
    for file in ("heroic.toml", "cards.toml"):
        data = tomllib.loads(Path(find_game("serpent").folder, file).read_text("utf-8"))
        found.update({row["id"]: row for row in data.get(kind, [])})
    return found


def card(id: str) -> dict[str, Any]:
    return rows("card").get(id) or rows("monster")[id]


# -- figures -----------------------------------------------------------------------------------------


def own(name: str) -> Callable[[Data, Data, int], float]:
    def measure(before: Data, after: Data, seat: int) -> float:
        return float(after["heroes"][seat][name])

    return measure


def theirs(name: str) -> Callable[[Data, Data, int], float]:
    def measure(before: Data, after: Data, seat: int) -> float:
        return float(sum(hero[name] for hero in after["heroes"] if hero["seat"] != seat))

    return measure


def won(before: Data, after: Data, seat: int) -> float:
    return float(after["is_over"] and seat in after["winners"])


def quest_done(before: Data, after: Data, seat: int) -> float:
    return float(after["heroes"][seat]["quests"] > before["heroes"][seat]["quests"])


def step_done(before: Data, after: Data, seat: int) -> float:
    return float(bool(quest_done(before, after, seat)) or progress(after, seat) > progress(before, seat))


def progress(table: Data, seat: int) -> int:
    quests = [quest for quest in table["quests"] if quest["seat"] in (-1, seat)]
    return sum(
        quest["steps"] + quest["wounds"] + quest["is_carried"] + (quest["found"] is not None) for quest in quests
    )


def felled(before: Data, after: Data, seat: int) -> float:
    hero = after["heroes"][seat]
    return float(hero["is_out"] or hero["hero"] != before["heroes"][seat]["hero"])


def rival_quest(before: Data, after: Data, seat: int) -> float:
    pairs = zip(before["heroes"], after["heroes"], strict=True)
    return float(sum(now["quests"] - was["quests"] for was, now in pairs if now["seat"] != seat) > 0)


FIGURES: Final = {
    "serpent-reason-won": FigureCheck(won, True, is_near=True),
    "serpent-reason-quest": FigureCheck(quest_done, True, is_near=True),
    "serpent-reason-step": FigureCheck(step_done, True, is_near=True),
    "serpent-reason-felled": FigureCheck(felled, True, True),
    "serpent-reason-quest-soon": FigureCheck(quest_done, True),
    "serpent-reason-rival-quest": FigureCheck(rival_quest, True, True),
    "serpent-reason-health": FigureCheck(own("health"), is_near=True),
    "serpent-reason-glory": FigureCheck(own("glory"), is_near=True),
    "serpent-reason-rivals-health": FigureCheck(theirs("health"), is_less_better=True, is_near=True),
    "serpent-reason-health-soon": FigureCheck(own("health")),
    "serpent-reason-glory-soon": FigureCheck(own("glory")),
    "serpent-reason-rivals-health-soon": FigureCheck(theirs("health"), is_less_better=True),
    "serpent-reason-rivals-glory-soon": FigureCheck(theirs("glory"), is_less_better=True),
    "serpent-reason-peril": FigureCheck(own("peril"), is_less_better=True),
}


# -- ways --------------------------------------------------------------------------------------------


def distance(table: Data, start: str, ends: set[str]) -> int | None:
    """Returns the fewest steps on the map of a view."""
    at = {(place["x"], place["y"]): place for place in table["map"]}
    where = {place["place"]: (place["x"], place["y"]) for place in table["map"]}
    steps, rim = {where[start]: 0}, [where[start]]
    for cell in rim:
        if at[cell]["place"] in ends:
            return steps[cell]
        for (dx, dy), exit in zip(STEPS, at[cell]["exits"], strict=True):
            other = (cell[0] + dx, cell[1] + dy)
            if exit["way"] and other not in steps:
                steps[other] = steps[cell] + 1
                rim.append(other)
    return None


def arrival(moment: Moment, move: Data) -> str:
    """Returns the location of the hero after a move that goes as planned."""
    is_leap = move["verb"] in ("go", "play-at")
    return str(move["args"]["place"] if is_leap else moment.me["place"])


def places_of(moment: Moment, quest: Data) -> set[str]:
    """Returns the locations that a quest leads to now."""
    face = rows("quest")[quest["quest"]]
    if quest["is_carried"]:
        return {face["to"]}
    if quest["token"] is not None:
        return {quest["token"]}
    return set(face["places"])


def open_quests(moment: Moment) -> list[Data]:
    seats = (-1, moment.seat)
    return [quest for quest in moment.table["quests"] if quest["seat"] in seats and not quest["is_done"]]


def way(moment: Moment) -> None:
    quests = [quest for quest in open_quests(moment) if quest["quest"] == moment.args["quest"]]
    claim(bool(quests), "no such quest is open")
    check_steps(moment, places_of(moment, quests[0]))


def home(moment: Moment) -> None:
    claim(moment.seats == 1 and moment.me["quests"] >= moment.table["quests_to_win"], "quests are left")
    entrances = {id for id, row in rows("location").items() if row["kind"] == "entrance"}
    check_steps(moment, entrances)


def check_steps(moment: Moment, ends: set[str]) -> None:
    assert moment.second is not None
    here = distance(moment.table, arrival(moment, moment.best), ends)
    there = distance(moment.table, arrival(moment, moment.second), ends)
    claim((here, there) == (moment.args["other"], moment.args["value"]), f"it is {here} steps, and {there}")
    claim(here is not None and there is not None and here < there, "the other move leads as near")


def missing(moment: Moment) -> None:
    claim(moment.best["verb"] == "explore", "nothing is explored")
    claim(all(rival["verb"] != "explore" for rival in moment.rivals), "the other move explores too")
    quests = [quest for quest in open_quests(moment) if quest["quest"] == moment.args["quest"]]
    laid = {place["place"] for place in moment.table["map"]}
    claim(bool(quests) and not places_of(moment, quests[0]) & laid, "its place lies on the map")
    left = moment.table["locations_left"] + sum(hero["places_size"] for hero in moment.table["heroes"])
    claim(moment.args["count"] == left, f"{left} locations are left")


def laid(moment: Moment, move: Data, seat: int) -> int | None:
    after = moment.after(move).view(moment.seat)["table"]
    return distance(after, moment.table["heroes"][seat]["place"], {moment.table["asked"]["place"]})


def lay_goal(moment: Moment) -> None:
    assert moment.second is not None
    place = moment.table["asked"]["place"]
    quests = [quest for quest in open_quests(moment) if quest["quest"] == moment.args["quest"]]
    claim(any(place in rows("quest")[quest["quest"]]["places"] and not quest["is_carried"] for quest in quests), place)
    here, there = laid(moment, moment.best, moment.seat), laid(moment, moment.second, moment.seat)
    claim((here, there) == (moment.args["other"], moment.args["value"]), f"it is {here} steps, and {there}")
    claim(here is not None and there is not None and here < there, "the other place is as near")


def lay_far(moment: Moment) -> None:
    assert moment.second is not None
    place, whom = moment.table["asked"]["place"], moment.args["whom"]
    quests = [quest for quest in moment.table["quests"] if quest["seat"] == whom and not quest["is_done"]]
    claim(any(place in rows("quest")[quest["quest"]].get("places", []) for quest in quests), "no quest leads there")
    here, there = laid(moment, moment.best, whom), laid(moment, moment.second, whom)
    claim((here, there) == (moment.args["value"], moment.args["other"]), f"it is {here} steps, and {there}")
    claim(here is not None and there is not None and here > there, "the other place is as far")


# -- rivals ------------------------------------------------------------------------------------------


def target(moment: Moment, move: Data) -> int | None:
    if move["verb"] == "rust":
        pieces = [piece for piece in moment.table["pieces"] if piece["card"] == move["args"]["target"]]
        return int(pieces[0]["seat"]) if len(pieces) == 1 else None
    aimed = ("send", "loose", "rouse", "curse", "curse-for", "peril", "attack", "duel")
    return int(move["args"]["whom"]) if move["verb"] in aimed else None


def leader(moment: Moment) -> None:
    whom, heroes = moment.args["whom"], moment.table["heroes"]
    others = [hero["quests"] for hero in heroes if hero["seat"] != whom and not hero["is_out"]]
    claim(heroes[whom]["quests"] == moment.args["quests"] > max(others), "does not lead")
    claim(target(moment, moment.best) == whom, "the move is aimed at another hero")
    claim(all(target(moment, rival) != whom for rival in moment.rivals), "so is the other move")


def peril_pays(moment: Moment) -> None:
    def dearest(move: Data) -> int:
        """Returns the cost of the dearest card of the hand that a gift makes payable."""
        whom, count = move["args"]["whom"], move["args"]["count"]
        had = moment.table["heroes"][whom]["peril"]
        foes = [id for id in moment.me["hand"] if card(id).get("sort", "monster") in ("monster", "trap", "curse")]
        return max([card(id)["cost"] for id in foes if had < card(id)["cost"] <= had + count], default=0)

    args, best = moment.args, moment.best["args"]
    claim(args["whom"] == best["whom"], "another rival gets it")
    claim(args["peril"] == moment.table["heroes"][best["whom"]]["peril"] + best["count"], "not that much peril")
    claim(args["card"] in moment.me["hand"] and card(args["card"])["cost"] == args["price"], "no such card")
    claim(dearest(moment.best) == args["price"], f"the dearest is {dearest(moment.best)}")
    claim(
        all(rival["verb"] != "peril" or dearest(rival) < args["price"] for rival in moment.rivals), "so does the other"
    )


def rescue(moment: Moment) -> None:
    asked, args = moment.table["asked"], moment.args
    claim(asked["count"] == args["count"] and moment.me["health"] == args["health"], "other figures")
    claim(args["count"] >= args["health"], "the hero survives")
    claim(moment.best["verb"] != "pass", "nothing is healed")
    claim(all(rival["verb"] == "pass" for rival in moment.rivals), "the other move heals too")


# -- glory -------------------------------------------------------------------------------------------


@cache
def abilities() -> dict[str, int]:
    """Returns the price of every ability by its name."""
    found: dict[str, int] = {}
    for kind in ("hero", "location", "card", "monster", "quest", "event"):
        for row in rows(kind).values():
            for effect in [*row.get("effects", []), *row.get("kept_effects", [])]:
                if "id" in effect:
                    found[effect["id"]] = effect.get("pay", 0)
    return found


def price(moment: Moment, move: Data) -> int:
    """Returns the price of a move in glory, as it is printed: some locations make treasures cheaper."""
    verb, args = move["verb"], move["args"]
    if verb.startswith("use"):
        return abilities()[args["ability"]]
    if not verb.startswith(("play", "stow", "vow")):
        return 0
    face = card(args["card"])
    if face["cost"] == "X":
        return int(args["count"])
    printed = int(face["cost"])
    mods = rows("location")[moment.me["place"]].get("mods", [])
    less = sum(int(mod.split()[1]) for mod in mods if mod.startswith("cost") and mod.endswith("of " + face["sort"]))
    return max(min(1, printed), printed + less)


def check_price(moment: Moment) -> None:
    assert moment.second is not None
    args = moment.args
    claim(args["have"] == moment.me["glory"], "other glory")
    claim(price(moment, moment.second) == args["value"], f"it costs {price(moment, moment.second)}")
    claim(price(moment, moment.best) == args["other"] < args["value"], f"this costs {price(moment, moment.best)}")


def keep_potion(moment: Moment) -> None:
    """Checks that the potion heals more than is missing."""

    def potion(move: Data) -> str | None:
        is_played = move["verb"] in ("drink", "play")
        is_potion = is_played and "potion" in card(move["args"]["card"]).get("kinds", [])
        return str(move["args"]["card"]) if is_potion else None

    args, hero = moment.args, moment.me
    claim(moment.second is not None and potion(moment.second) == args["card"], "no such potion is drunk")
    claim(potion(moment.best) is None, "so is one by the best move")
    claim(hero["most_health"] - hero["health"] == args["lost"] < args["count"], "nothing is wasted")
    healing = [part for effect in card(args["card"])["effects"] for part in effect.get("do", [])]
    claim(f"heal {args['count']}" in healing, f"it does {healing}")


def save(moment: Moment) -> None:
    assert moment.second is not None
    args, face, have = moment.args, rows("quest")[moment.args["quest"]], moment.me["glory"]
    claim(max(face.get("fee", 0), face.get("price", 0)) == args["need"], "the quest takes something else")
    claim(any(quest["quest"] == args["quest"] for quest in open_quests(moment)), "no such quest is open")
    claim(price(moment, moment.second) == args["price"], f"it costs {price(moment, moment.second)}")
    claim(args["left"] == have - args["price"] < args["need"] <= have, "enough is left")
    claim(have - price(moment, moment.best) >= args["need"], "so does the best move")


# -- discards ----------------------------------------------------------------------------------------


def discarded(moment: Moment, is_flawed: Callable[[Moment, str], bool]) -> None:
    """Checks that the card of the best move has the flaw, and that of the other has not."""
    claim(moment.best["verb"] == "discard", "nothing is discarded")
    claim(is_flawed(moment, moment.best["args"]["card"]), "the card has no such flaw")
    for rival in moment.rivals:
        claim(rival["verb"] != "discard" or not is_flawed(moment, rival["args"]["card"]), "the other card has it too")


def named(moment: Moment) -> None:
    claim(moment.args["card"] == moment.best["args"]["card"], "another card is named")


def copy(moment: Moment) -> None:
    named(moment)
    discarded(moment, lambda moment, name: moment.me["hand"].count(name) > 1)


def no_host(moment: Moment) -> None:
    named(moment)
    discarded(moment, lambda moment, name: card(name).get("duration") == "attachment" and not has_host(moment, name))


def has_host(moment: Moment, id: str) -> bool:
    host, pieces = card(id)["host"], moment.table["pieces"]
    if host == "own-quest":
        return any(quest["seat"] == moment.seat and not quest["is_done"] for quest in moment.table["quests"])
    if host == "own-weapon":
        worn = [piece for piece in pieces if piece["seat"] == moment.seat and piece["zone"] == "prepared"]
        return any("weapon" in card(piece["card"]).get("kinds", []) for piece in worn)
    if host == "rival-treasure":
        theirs = [piece for piece in pieces if piece["seat"] != moment.seat]
        return any(
            piece["zone"] == "minion" or (piece["zone"] == "prepared" and card(piece["card"]).get("sort") == "treasure")
            for piece in theirs
        )
    return True


def worn(moment: Moment) -> None:
    def is_worn(moment: Moment, id: str) -> bool:
        kinds = TYPES & set(card(id).get("kinds", []))
        pieces = [piece for piece in moment.table["pieces"] if piece["seat"] == moment.seat]
        same = [
            piece
            for piece in pieces
            if piece["zone"] == "prepared" and kinds & set(card(piece["card"]).get("kinds", []))
        ]
        return bool(same) and card(id)["sort"] in ("boon", "treasure")

    claim(bool(TYPES & set(card(moment.args["card"])["kinds"]) & set(card(moment.best["args"]["card"])["kinds"])), "")
    discarded(moment, is_worn)


def no_room(moment: Moment) -> None:
    def is_full(moment: Moment, id: str) -> bool:
        face = card(id)
        if face.get("sort") not in ("boon", "treasure") or face["duration"] in ("instant", "attachment"):
            return False
        which = "boons" if face["sort"] == "boon" else "treasures"
        more = sum(int(mod.split()[-1]) for mod in face.get("mods", []) if mod.startswith(f"limit {which}"))
        return bool(moment.me["load"][which] >= moment.me["limits"][which] + more)

    named(moment)
    which = "boons" if card(moment.args["card"])["sort"] == "boon" else "treasures"
    claim(moment.me["limits"][which] == moment.args["count"], "another number of places")
    discarded(moment, is_full)


def too_dear(moment: Moment) -> None:
    named(moment)
    args = moment.args
    claim((args["price"], args["have"]) == (card(args["card"])["cost"], moment.me["glory"]), "other figures")
    discarded(
        moment,
        lambda moment, name: (
            card(name).get("sort") in ("boon", "treasure")
            and cost(name) > moment.me["glory"]
            and cost(name) >= args["price"]
        ),
    )


def cost(id: str) -> int:
    number = card(id).get("cost", 0)
    return number if isinstance(number, int) else -1


def unpaid(moment: Moment) -> None:
    def lack(moment: Moment, id: str) -> int:
        """Returns the price of a card for rivals that none of them can pay; 0 if one can."""
        if card(id).get("sort", "monster") not in ("monster", "trap", "curse"):
            return 0
        is_eased = "spawn" in card(id).get("kinds", []) and moment.table["has_event"]
        need = cost(id) - (min(cost(id), moment.table["tokens"]) if is_eased else 0)
        return need if need > most else 0

    named(moment)
    heroes = [hero for hero in moment.table["heroes"] if hero["seat"] != moment.seat and not hero["is_out"]]
    most = max(hero["peril"] for hero in heroes)
    args = moment.args
    claim((lack(moment, args["card"]), most) == (args["price"], args["have"]), "other figures")
    discarded(moment, lambda moment, name: lack(moment, name) >= args["price"])


CLAIMS: Final = {
    "serpent-reason-way": way,
    "serpent-reason-home": home,
    "serpent-reason-missing": missing,
    "serpent-reason-lay-goal": lay_goal,
    "serpent-reason-lay-far": lay_far,
    "serpent-reason-leader": leader,
    "serpent-reason-peril-pays": peril_pays,
    "serpent-reason-rescue": rescue,
    "serpent-reason-price": check_price,
    "serpent-reason-save": save,
    "serpent-reason-keep-potion": keep_potion,
    "serpent-reason-copy": copy,
    "serpent-reason-no-host": no_host,
    "serpent-reason-worn": worn,
    "serpent-reason-no-room": no_room,
    "serpent-reason-too-dear": too_dear,
    "serpent-reason-unpaid": unpaid,
}
