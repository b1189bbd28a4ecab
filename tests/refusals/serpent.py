"""Serpent: moves that somebody might try, and what each reason for a refusal claims, from the rulebook alone.

What a card says is read from the cards files; what it means is worked out here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import undercroft as uc
from tests.refusals import chart
from tests.refusals.case import Case, Rule

Row = dict[str, Any]
FILES = uc.cards("serpent")
CARDS: dict[str, Row] = {row["id"]: row for row in FILES["card"]} | {
    row["id"]: {"sort": "monster", "timing": "villainy", "duration": "monster", **row} for row in FILES["monster"]
}
PLACES: dict[str, Row] = {row["id"]: row for row in FILES["location"]}
QUESTS: dict[str, Row] = {row["id"]: row for row in FILES["quest"]}
HEROES = {row["id"] for row in FILES["hero"]}
FORMS = ("melee", "magic", "speed")
STATS = (*FORMS, "level", "health")
SIDES = ("north", "east", "south", "west")
LEGENDARY_LEVEL = 7
FIRST_LEVELS = {"heroic": 1, "legendary": LEGENDARY_LEVEL}
NAKARI = 255  # her number as a fighter
TYPES = ("weapon", "armour", "helmet", "ring", "boots", "belt")


def effects_of(row: Row) -> list[Row]:
    """The effects of a card, each with its name."""
    every = [*row.get("effects", []), *row.get("kept_effects", [])]
    return [{"id": row["id"], "pay": 0, "target": "", "do": [], **effect} for effect in every]


ABILITIES = {effect["id"] for rows in FILES.values() for row in rows for effect in effects_of(row)}

PLAYS = ("play", "play-for", "play-at", "play-against", "play-on", "vow")
USES = ("use", "use-on", "use-at", "use-against")
TRIES = ("try", "try-with", "take", "take-with")
QUEST_VERBS = (*TRIES, "search", "deliver", "drop")
ENCOUNTERS = ("send", "loose", "set", "boost", "rouse")
CURSES = ("curse", "curse-for", "rust", "bless")
ANSWERS = {
    "heroic": (
        "go", "explore", "attack", "stand", "lie", *QUEST_VERBS, *PLAYS, "stow", "drink", *USES, "done",
    ),
    "villainy": (*ENCOUNTERS, *CURSES, "unleash", "recall", "done"),
    "enter": (*PLAYS, "pass"),
    "response": (*PLAYS, *USES, "pass"),
    "rescue": (*PLAYS, "drink", "pass"),
    "away": (*PLAYS, "pass"),
    "duel": (*PLAYS, "attack", "pass"),
    "treasure": (*PLAYS, "pass"),
    "slick": ("curse", "pass"),
    "lay": ("lay", "lay-turned"),
    "discard": ("discard", "scrap", "banish", "pass"),
    "hand": ("discard",),
    "limit": ("shed",),
    "upkeep": ("retain", "done"),
    "form": ("form",),
    "stat": ("test",),
    "dodge": ("dodge", "risk"),
    "victim": ("rob",),
    "reroll": ("reroll", "keep"),
    "stand-in": ("stand-in", "counter"),
    "hit": ("pay", "decline"),
    "spoils": ("wound", "steal"),
    "tame": ("tame", "decline"),
    "challenge": ("challenge", "duel", "order", "pass"),
    "settle": ("to-hand", "to-lair", "banish", "all-to-lair"),
    "crowd": ("banish",),
    "peril": ("peril",),
    "split": ("split",),
    "return": ("recover",),
    "warp": ("warp",),
    "swap": ("swap",),
    "turn-round": ("turn",),
    "tile": ("tile",),
    "offer": ("offer",),
    "choose-hero": ("hero",),
    "entrance": ("appear",),
}  # fmt: skip
MAY_BE_SILENT = True  # of some refusals no reason is given yet


def interest(view: dict[str, Any]) -> float:
    """Returns how likely a position is examined: most are heroic phases."""
    asked = view["table"]["asked"]["step"]
    return 1 / 5 if asked == "heroic" else 1 / 3 if asked == "villainy" else 1 / 8


def near(view: dict[str, Any]) -> set[str]:
    """The verbs that fit the question."""
    return set(ANSWERS.get(view["table"]["asked"]["step"], ()))


def moves(match: uc.Match, seat: int, pick: random.Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Verbs with words from the table, from the box, and from nowhere."""
    table = match.view(seat)["table"]
    words = words_at(table, seat, pick)
    for verb in match.game.notation.templates:
        fields = match.game.notation.fields(verb)
        if not fields:
            yield verb, {}
            continue
        for _ in range(12):
            args: dict[str, Any] = {}
            piece = pick.choice(words["piece"])
            quest = pick.choice(words["quest"])
            for name, is_number in fields.items():
                if name == "quest":
                    args[name], args["copy"] = quest
                elif name in ("card", "target", "source") and ("copy" in fields or "number" in fields):
                    args[name], number = piece
                    args.setdefault("copy" if "copy" in fields else "number", number)
                elif name not in args:
                    args[name] = pick.choice(words.get(name, [0, 1, 2, 5] if is_number else ["nothing"]))
            yield verb, {name: args[name] for name in fields}


def words_at(table: dict[str, Any], seat: int, pick: random.Random) -> dict[str, list[Any]]:
    """Returns names that a move could hold: those on the table more often than the rest of the box."""
    hand = 6 * (table["heroes"][seat]["hand"] or [])
    some = pick.sample(sorted(CARDS), 4)
    place = table["heroes"][seat]["place"]
    given = [PLACES[place], *[CARDS[piece["card"]] for piece in table["pieces"]], *FILES["hero"]]
    abilities = [effect["id"] for row in given for effect in effects_of(row)]
    pieces = [(piece["card"], piece["id"]) for piece in table["pieces"]]
    quests = [(quest["quest"], quest["id"]) for quest in table["quests"]]
    places = [place["place"] for place in table["map"]]
    return {
        "card": [*hand, *some, "dagger"],
        "target": ["hero", "nakari", *some],
        "piece": [*pieces, *pieces, *pieces, (pick.choice(some), 1), (pick.choice(some), 77), ("dagger", 1)],
        "quest": [
            *quests,
            *quests,
            *quests,
            (pick.choice(sorted(QUESTS)), 1),
            ("errand", 1),
            (pick.choice(quests)[0], 200),
        ],
        "place": [*places, *pick.sample(sorted(PLACES), 3), "attic"],
        "whom": [*4 * list(range(len(table["heroes"]))), 4, 9],
        "form": [*FORMS, *FORMS, *FORMS, "wrath"],
        "stat": [*STATS, "charm"],
        "side": [*SIDES, "up"],
        "ability": [*abilities, *abilities, *pick.sample(sorted(ABILITIES), 3), "whistle"],
        "hero": [*sorted(HEROES), "bob"],
        "count": [0, 1, 2, 3, 4, 9],
        "x": [-2, -1, 0, 1, 2, 30],
        "y": [-2, -1, 0, 1, 2, 30],
    }


# -- what lies there ------------------------------------------------------------------------------------


def me(case: Case) -> Row:
    found: Row = case.table["heroes"][case.seat]
    return found


def other(case: Case) -> Row:
    """The hero whom the move is about."""
    found: Row = case.table["heroes"][case.args["whom"]]
    return found


def asked(case: Case) -> str:
    return str(case.table["asked"]["step"])


def actions(case: Case) -> int:
    """The actions that can be spent now; another's turn leaves the saved one."""
    hero = me(case)
    return int(hero["free"] or hero["actions" if case.table["active"] == case.seat else "saved"])


def card(case: Case) -> Row:
    return CARDS[case.args["card"]]


def sort(case: Case) -> str:
    return str(card(case)["sort"])


def is_glory(case: Case) -> bool:
    return sort(case) in ("boon", "treasure")


def quest(case: Case) -> Row:
    """The quest on the table that the move names; empty if there is none."""
    for row in case.table["quests"]:
        if (row["quest"], row["id"]) == (case.args["quest"], case.args["copy"]):
            return {**QUESTS[row["quest"]], **row}
    return {}


def piece(case: Case, name: str = "card") -> Row:
    """The card in play that the move names; empty if there is none."""
    for row in case.table["pieces"]:
        if (row["card"], row["id"]) == (case.args.get(name), case.args.get("copy")):
            return dict(row)
    return {}


def mine(case: Case, *zones: str) -> list[Row]:
    return [row for row in case.table["pieces"] if row["seat"] == case.seat and row["zone"] in zones]


def is_site(row: Row, place: str) -> bool:
    return place in row.get("places", []) or (PLACES[place]["kind"] == row.get("place_kind"))


def is_free_try(case: Case) -> bool:
    if case.options["try_per_quest"]:
        return quest(case)["quest"] not in me(case)["tried"]
    return not me(case)["tries"]


def needs_action(case: Case) -> bool:
    """Tells whether what the move tries to do costs an action."""
    if case.verb in TRIES:
        return not is_free_try(case)
    if case.verb == "use-on":
        return any(effect["target"] == "hero-next" for effect, _ in named_effects(case))
    return case.verb in ("go", "explore", "attack", "search")


# -- ways -------------------------------------------------------------------------------------------------


BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))


def cells(case: Case) -> set[tuple[int, int]]:
    return {(row["x"], row["y"]) for row in case.table["map"]}


def ways(case: Case) -> dict[str, list[tuple[str, bool]]]:
    """Returns for each location the ways to others, and whether each asks for a test."""
    there = {(row["x"], row["y"]): row for row in case.table["map"]}
    found: dict[str, list[tuple[str, bool]]] = {}
    for (x, y), row in there.items():
        found[row["place"]] = [
            (there[x + dx, y + dy]["place"], exit.get("now", exit["kind"]) != "open")
            for (dx, dy), exit in zip(BESIDE, row["exits"], strict=True)
            if exit["way"]
        ]
    return found


def warped_to(case: Case) -> set[str]:
    """Returns the places the card can take the hero to: within its steps past every obstacle, or to a like location."""
    start, effect = me(case)["place"], effects_of(card(case))[0]
    reached = {start}
    for _ in range(effect["within"]):
        reached |= {there for place in reached for there, _ in ways(case)[place]}
    if effect.get("gloomy") and PLACES[start]["kind"] == "gloomy-tunnel":
        reached |= {place for place in ways(case) if PLACES[place]["kind"] == "gloomy-tunnel"}
    return reached - {start}


def is_in_reach(case: Case) -> bool:
    """Tells whether the actions lead there past one test at most."""
    start, goal = me(case)["place"], case.args["place"]
    reached = {(start, False)}
    for _ in range(actions(case)):
        reached |= {
            (there, is_tested or asks)
            for place, is_tested in reached
            for there, asks in ways(case)[place]
            if not (is_tested and asks)
        }
    return any(place == goal for place, _ in reached)


# -- cards and abilities ------------------------------------------------------------------------------------


def way_of_playing(row: Row) -> str:
    """The verb with which a glory card or a curse is played."""
    if row["duration"] == "attachment":
        return {"own-quest": "vow", "own-weapon": "play-on", "rival-treasure": "rust"}.get(row["host"], "bless")
    if row["sort"] == "curse":
        return "curse-for" if row["cost"] == "X" else "curse"
    if row["duration"] != "instant":
        return "play"
    if row["cost"] == "X":
        return "play-for"
    target = effects_of(row)[0]["target"]
    return {"place": "play-at", "monster": "play-against", "attack": "play-against"}.get(target, "play")


def way_of_using(effect: Row) -> str:
    target = effect["target"]
    return {"exit": "use-at", "attack": "use-against", "": "use"}.get(target, "use-on")


def owned_effects(case: Case) -> list[tuple[Row, bool]]:
    """The effects that the hero, its location, its cards and artefacts have, and whether each was used."""
    hero = me(case)
    grade = 0 if hero["grade"] == "legendary" else 1
    faces = [row for row in FILES["hero"] if row["id"] == hero["hero"]]
    if not faces:
        faces = [FILES["hero"][grade]]
    face = faces[-1] if grade and len(faces) > 1 else faces[0]
    own = [*effects_of(face), *effects_of(PLACES[hero["place"]])]
    found = [(effect, effect["id"] in hero["used"]) for effect in own]
    for row in mine(case, "prepared"):
        found += [(effect, row["used"]) for effect in effects_of(CARDS[row["card"]])]
    for row in case.table["quests"]:
        if row["is_done"] and row["seat"] == case.seat:
            found += [(effect, row["used"]) for effect in effects_of(QUESTS[row["quest"]])]
    return found


def named_effects(case: Case) -> list[tuple[Row, bool]]:
    return [(effect, used) for effect, used in owned_effects(case) if effect["id"] == case.args["ability"]]


def price(case: Case) -> list[int]:
    """Returns what the move may cost in glory."""
    if case.verb in QUEST_VERBS:
        return [max(quest(case).get("fee", 0), quest(case).get("price", 0))]
    if case.verb in USES:
        return [effect["pay"] for effect, _ in named_effects(case)]
    cost = card(case)["cost"]
    if cost == "X":
        return [1]
    in_armoury = sort(case) == "treasure" and "cost -1 of treasure" in PLACES[me(case)["place"]].get("mods", [])
    return [max(1, cost - 1) if in_armoury else cost]


def is_full(case: Case) -> bool:
    """No place for the card in the inventory, or another of its type there."""
    hero, kinds = me(case), set(card(case).get("kinds", [])) & set(TYPES)
    which = "boons" if sort(case) == "boon" else "treasures"
    own_limit = sum(
        int(mod.split()[-1]) for mod in card(case).get("mods", []) if mod.startswith("limit") and which[:-1] in mod
    )
    if case.verb == "stow":
        own_limit, kinds = 0, set()
    has_type = any(kinds & set(CARDS[row["card"]].get("kinds", [])) for row in mine(case, "prepared"))
    return hero["load"][which] >= hero["limits"][which] + own_limit or has_type


def is_idle(case: Case) -> bool | None:
    """Tells whether the ability or the curse would change nothing. None where that is hard to tell."""
    if case.verb in USES:
        deed = next(effect["do"][0] for effect, _ in named_effects(case) if effect["do"])
    else:
        played = [effect for effect in effects_of(card(case)) if effect["when"] == "play" and effect["do"]]
        deed = played[0]["do"][0] if played else ""
    verb, *rest = deed.split() or [""]
    hero = me(case)
    if verb == "heal":
        return bool(hero["health"] == hero["most_health"])
    if verb == "token":
        return case.table["tokens"] == 0 or not case.table["has_event"]
    if verb == "wound":
        return bool(hero["health"] <= int(rest[0]))
    if verb == "return":
        costs = [CARDS[name]["cost"] for name in case.table["discard"] if CARDS[name]["sort"] in ("boon", "treasure")]
        return not any(cost == "X" or cost <= int(rest[0]) for cost in costs)
    if verb == "explore":
        return is_full_grown(case)
    return case.verb in CURSES and is_idle_curse(case, deed)


def is_full_grown(case: Case) -> bool | None:
    """Tells whether no further location fits on the map."""
    can_grow = chart.can_grow(case.table)
    return None if can_grow is None else not can_grow


def is_idle_curse(case: Case, deed: str) -> bool:
    """Tells whether the curse would change nothing."""
    whom = other(case)
    if deed == "level -1":
        return whom["level"] == FIRST_LEVELS[case.table["stage"]] or keeps(case, "immune")
    if deed.startswith("warp"):
        return keeps(case, "forbid warp")
    if deed == "shift swap":
        return not chart.can_swap(case.table)
    taken = [hero["place"] for hero in case.table["heroes"] if not hero["is_out"]]
    return deed == "shift turn" and not chart.can_turn(case.table, taken)


def keeps(case: Case, mod: str) -> bool:
    """Tells whether something that the target has or carries protects it."""
    seat = case.args["whom"]
    prepared = [row for row in case.table["pieces"] if row["seat"] == seat and row["zone"] == "prepared"]
    carried = [row for row in case.table["quests"] if row["seat"] == seat and row["is_carried"]]
    mods = [mod for row in prepared for mod in CARDS[row["card"]].get("mods", [])]
    mods += [mod for row in carried for mod in QUESTS[row["quest"]].get("carried", [])]
    return any(one.startswith(mod) for one in mods)


def is_target(case: Case) -> bool:
    """Tells whether the ability could be used on something, as the move says."""
    target = named_effects(case)[0][0]["target"]
    if case.verb == "use-on":
        if not 0 <= case.args["whom"] < case.view["seats"] or other(case)["is_out"]:
            return False
        whom = other(case)
        if target == "hero-here":
            return bool(whom["place"] == me(case)["place"] and whom["health"] < whom["most_health"])
        if target == "rival":
            return bool(whom["seat"] != case.seat and me(case)["peril"] > 0)
        is_next = whom["place"] in [place for place, _ in ways(case)[me(case)["place"]]]
        return bool(is_next and actions(case) and not me(case)["fallen"] and not me(case)["fought"])
    if case.verb == "use-at":
        row = next(row for row in case.table["map"] if row["place"] == me(case)["place"])
        exit = row["exits"][SIDES.index(case.args["side"])]
        return bool(exit["way"] and exit.get("now", exit["kind"]) in ("blocked", "trap"))
    return case.verb == "use-against" and is_attack(case, named_effects(case)[0][0])


# -- the plan of villainy ---------------------------------------------------------------------------------


def bill(case: Case, plan: list[Row]) -> list[int]:
    """Returns the cost of each encounter of a plan."""
    tokens = case.table["tokens"] if case.table["has_event"] else 0
    prices = []
    for number, row in enumerate(plan):
        printed = CARDS[row["card"]]
        cost = 0 if printed["cost"] == "X" else printed["cost"]
        for place, leader in enumerate(plan):
            for mod in CARDS[leader["card"]].get("mods", []):
                if place != number and mod.startswith("lead") and mod.split()[-1] in printed.get("kinds", []):
                    cost -= int(mod.split()[1])
        cost = max(0, cost)
        if "spawn" in printed.get("kinds", []) and row["source"] != "nakari":
            spared = min(tokens, cost)
            tokens, cost = tokens - spared, cost - spared
        if row["extra"]:
            cost += bought(row)["pay"]
        prices.append(cost)
    return prices


def bought(row: Row) -> Row:
    """Returns what can be bought for an encounter; empty if nothing."""
    found = [effect for effect in effects_of(CARDS[row["card"]]) if effect["when"] == "attack" and effect["pay"]]
    return found[0] if found and row["source"] in ("hand", "lair") else {}


def is_payable(case: Case, plan: list[Row]) -> bool:
    left = [hero["peril"] for hero in case.table["heroes"]]
    for row, cost in zip(plan, bill(case, plan), strict=True):
        left[row["whom"]] -= cost
    return all(peril >= 0 for peril in left)


def is_dear(case: Case) -> bool:
    """Tells whether the target has too little peril for what the move adds."""
    plan, whom = case.table["draft"], case.said["whom"]
    if case.verb == "boost":
        row = plan[case.args["count"] - 1]
        more = [*plan[: case.args["count"] - 1], {**row, "extra": True}, *plan[case.args["count"] :]]
        return whom == row["whom"] and not is_payable(case, more)
    if whom != case.args["whom"]:
        return False
    if case.verb in CURSES:
        cost = case.args["count"] if case.verb == "curse-for" else card(case)["cost"]
        return bool(cost > other(case)["peril"] or cost < 1)
    name = "nakari" if case.verb == "rouse" else case.args["card"]
    source = {"send": "hand", "loose": "lair", "set": "trap", "rouse": "nakari"}[case.verb]
    return not is_payable(case, [*plan, {"card": name, "source": source, "whom": whom, "extra": False}])


def trapped(case: Case) -> bool:
    """Tells whether a trap lies there or is planned."""
    laid = [row["place"] for row in case.table["pieces"] if row["zone"] == "laid"]
    return case.args["place"] in laid + [row["place"] for row in case.table["draft"] if row["source"] == "trap"]


# -- what each reason claims ------------------------------------------------------------------------------

KNOWN = {
    "card": set(CARDS), "place": set(PLACES), "quest": set(QUESTS), "hero": HEROES, "ability": ABILITIES,
    "form": set(FORMS), "stat": set(STATS), "side": set(SIDES),
}  # fmt: skip


def is_quest(case: Case, holds: bool) -> bool:
    """The move is about a quest on the table, and so it stands with it."""
    return case.verb in QUEST_VERBS and bool(quest(case)) and holds


def wrong_time(case: Case) -> bool:
    timing = case.said["timing"]
    if case.verb in USES:
        when = {"heroic": "heroic", "respond": "response"}
        own = [when.get(effect["when"]) for effect, _ in named_effects(case)]
        return timing in own and asked(case) != {"heroic": "heroic", "response": "response"}[timing]
    is_now = {"heroic": asked(case) in ("heroic", "enter"), "response": asked(case) == "response"}
    return bool(timing == card(case)["timing"] and not is_now.get(timing, asked(case) == "heroic"))


def spent_otherwise(case: Case) -> bool:
    """Lying down gave a point, and the move would not spend it, or not so."""
    return bool(me(case)["free"]) and (case.verb in ("go", "stand") or not needs_action(case))


def attacks_on_me(case: Case) -> list[Row]:
    battle = case.table["battles"][-1] if case.table["battles"] else {"fights": []}
    return [fight for fight in battle["fights"] if fight["target"] == case.seat]


def attacker(case: Case) -> Row:
    """The monster that is to attack in the form named."""
    if case.verb != "form":
        return card(case)
    fighter = case.table["asked"]["fighter"]
    row = next((row for row in case.table["quests"] if row["id"] + 128 == fighter), None)
    return CARDS["nakari"] if row is None else QUESTS[row["quest"]]


def is_attack(case: Case, effect: Row) -> bool:
    """Tells whether the effect could be used against the named attack: on the hero, unrolled, of the right sort."""
    fighters = {f"{row['card']}.{row['id']}": row["id"] + 8 for row in case.table["pieces"]}
    fighters |= {f"{row['quest']}.{row['id']}": row["id"] + 128 for row in case.table["quests"]}
    fighters |= {f"hero.{hero['seat']}": hero["seat"] for hero in case.table["heroes"]} | {"nakari.0": NAKARI}
    number = fighters.get(f"{case.args['target']}.{case.args['copy']}")
    if not any(
        fight["attacker"] == number and fight["form"] in effect.get("forms", FORMS)
        for fight in attacks_on_me(case)
        if fight["attack"] < 0 and not fight["is_void"]
    ):
        return False
    deed = effect["do"][0].split()[0]
    if number == NAKARI:
        return effect["target"] == "attack" and deed not in ("cancel", "discard")
    if effect["target"] != "monster":
        return True
    load, limits = me(case)["load"]["treasures"], me(case)["limits"]["treasures"]
    is_card, face = number in range(8, 128), CARDS.get(case.args["target"], {})
    is_of = not effect.get("of") or bool(set(effect["of"]) & set(face.get("kinds", [])))
    is_weak = not face or face["cost"] == "X" or face["cost"] <= effect.get("most", 99)
    return is_card and is_of and is_weak and (deed != "minion" or load < limits)


RULES: dict[str, Rule] = {
    "moment": lambda case: case.verb not in ANSWERS[asked(case)],
    "unknown": lambda case: (
        case.said["word"] in map(str, case.args.values()) and case.said["word"] not in KNOWN[case.said["kind"]]
    ),
    "oneself": lambda case: case.args["whom"] == case.seat,
    "nobody": lambda case: not 0 <= case.args["whom"] < case.view["seats"] or other(case)["is_out"],
    "fallen": lambda case: me(case)["fallen"] and needs_action(case) and not me(case)["free"],
    "no-action": lambda case: not actions(case) and (needs_action(case) or case.verb == "stand"),
    "standing": lambda case: case.verb == "stand" and not me(case)["fallen"],
    "lying": spent_otherwise,
    "no-lying": lambda case: case.verb == "lie" and not case.options["limited_movement"],
    "lies": lambda case: case.verb == "lie" and me(case)["fallen"],
    "lain": lambda case: case.verb == "lie" and me(case)["lain"],
    "lying-idle": lambda case: (
        case.verb == "lie" and not case.verbs & {"explore", "attack", "search"} and case.options["limited_movement"]
    ),
    "off-map": lambda case: case.args["place"] not in ways(case),
    "there": lambda case: case.verb == "go" and case.args["place"] == me(case)["place"],
    "no-way": lambda case: case.verb == "go" and not is_in_reach(case),
    "step-by-step": lambda case: case.verb == "go" and is_in_reach(case),
    "fought": lambda case: case.verb == "attack" and me(case)["fought"],
    "not-here": lambda case: case.verb in ("attack", "duel") and other(case)["place"] != me(case)["place"],
    "map-full": lambda case: is_full_grown(case) if case.verb == "explore" and case.table["locations_left"] else False,
    "map-whole": lambda case: case.verb == "explore" and not case.table["locations_left"],
    "no-quest": lambda case: case.verb in QUEST_VERBS and not quest(case),
    "quest-done": lambda case: is_quest(case, quest(case)["is_done"]),
    "not-yours": lambda case: is_quest(case, quest(case)["seat"] not in (-1, case.seat)),
    "wrong-place": lambda case: is_quest(case, not is_site(quest(case), me(case)["place"])),
    "escort": lambda case: is_quest(
        case, quest(case)["category"] == "escort" and case.verb in ("try", "try-with", "search")
    ),
    "no-escort": lambda case: is_quest(
        case, quest(case)["category"] != "escort" and case.verb in ("take", "take-with", "deliver", "drop")
    ),
    "not-carried": lambda case: is_quest(case, not quest(case)["is_carried"] and case.verb in ("deliver", "drop")),
    "carried": lambda case: is_quest(case, quest(case)["is_carried"] and case.verb in ("take", "take-with")),
    "deliver": lambda case: is_quest(
        case, case.verb == "deliver" and case.said["place"] == quest(case)["to"] != me(case)["place"]
    ),
    "arrived": lambda case: is_quest(case, case.verb == "drop" and quest(case)["to"] == me(case)["place"]),
    "dropped": lambda case: is_quest(case, case.verb == "drop" and me(case)["dropped"]),
    "token": lambda case: is_quest(case, case.said["place"] == quest(case)["token"] != me(case)["place"]),
    "fresh": lambda case: is_quest(case, quest(case)["is_fresh"] and case.verb in ("take", "take-with")),
    "no-search": lambda case: is_quest(case, case.verb == "search" and quest(case)["category"] != "search"),
    "found": lambda case: is_quest(case, case.verb == "search" and quest(case)["found"] == me(case)["place"]),
    "not-found": lambda case: is_quest(
        case, quest(case)["category"] == "search" and quest(case)["found"] != me(case)["place"]
    ),
    "name-stat": lambda case: is_quest(
        case,
        case.said["stats"].split() == [test.split()[0] for test in quest(case)["test"]]
        and len(quest(case)["test"]) > 1
        and case.args.get("stat") not in case.said["stats"].split(),
    ),
    "no-stat": lambda case: is_quest(
        case, "stat" in case.args and (len(quest(case).get("test", [])) < 2 or quest(case)["token"] is not None)
    ),
    "give-cards": lambda case: is_quest(case, len(me(case)["hand"]) < case.said["count"] == quest(case)["hand"]),
    "give-health": lambda case: is_quest(
        case, me(case)["health"] <= case.said["count"] == QUESTS[quest(case)["quest"]]["wounds"]
    ),
    "give-worth": lambda case: is_quest(
        case,
        case.said["count"] == quest(case)["worth"]
        and sum(
            0 if CARDS[row["card"]]["cost"] == "X" else CARDS[row["card"]]["cost"] for row in mine(case, "prepared")
        )
        < case.said["count"],
    ),
    "glory": lambda case: me(case)["glory"] < case.said["count"] and case.said["count"] in price(case),
    "not-in-hand": lambda case: case.args["card"] not in me(case)["hand"],
    "peril-card": lambda case: case.verb in (*PLAYS, "stow") and not is_glory(case),
    "glory-card": lambda case: case.verb in (*ENCOUNTERS, *CURSES) and is_glory(case),
    "legendary": lambda case: (
        "legendary" in card(case).get("kinds", []) and me(case)["level"] < case.said["level"] == LEGENDARY_LEVEL
    ),
    "time": wrong_time,
    "entering": lambda case: asked(case) == "enter" and case.verb in PLAYS and card(case)["timing"] != "response",
    "how": lambda case: (
        case.verb != case.said["how"]
        and case.said["how"]
        in (
            [way_of_using(effect) for effect, _ in named_effects(case)]
            if case.verb in USES
            else [way_of_playing(card(case))]
        )
    ),
    "no-room": is_full,
    "alone-boon": lambda case: (
        case.view["seats"] == 1 and sort(case) == "boon" and PLACES[me(case)["place"]]["kind"] != "entrance"
    ),
    "alone-treasure": lambda case: case.view["seats"] == 1 and sort(case) == "treasure" and asked(case) != "treasure",
    "stow": lambda case: (
        case.verb == "stow"
        and (sort(case) != "treasure" or card(case)["duration"] != "instant" or asked(case) != "heroic")
    ),
    "unhurt": lambda case: me(case)["health"] == me(case)["most_health"],
    "saved": lambda case: case.table["active"] != case.seat and me(case)["saved"] == 1,
    "muted": lambda case: me(case)["muted"] and card(case)["timing"] == "response",
    "steps": lambda case: (
        case.verb == "play-for"
        and (case.args["count"] % case.said["count"] > 0 or not 0 < case.args["count"] <= me(case)["glory"])
    ),
    "held": lambda case: any(
        "forbid warp" in QUESTS[row["quest"]].get("carried", [])
        for row in case.table["quests"]
        if row["seat"] == case.seat and row["is_carried"]
    ),
    "too-far": lambda case: case.verb == "play-at" and case.args["place"] not in warped_to(case),
    "no-attack": lambda case: case.verb == "play-against" and not is_attack(case, effects_of(card(case))[0]),
    "host-quest": lambda case: (
        case.verb == "vow"
        and not (
            quest(case)
            and quest(case)["seat"] == case.seat
            and not quest(case)["is_done"]
            and case.args["card"] not in [under["card"] for under in quest(case)["attached"]]
        )
    ),
    "host-weapon": lambda case: (
        case.verb == "play-on"
        and not (
            piece(case, "target")
            and piece(case, "target")["seat"] == case.seat
            and piece(case, "target")["zone"] == "prepared"
            and "weapon" in CARDS[piece(case, "target")["card"]].get("kinds", [])
            and case.args["card"] not in [under["card"] for under in piece(case, "target")["attached"]]
        )
    ),
    "no-potion": lambda case: (
        case.verb == "drink"
        and not (
            piece(case)
            and piece(case)["seat"] == case.seat
            and piece(case)["zone"] == "prepared"
            and CARDS[piece(case)["card"]]["duration"] == "instant"
        )
    ),
    "no-ability": lambda case: case.verb in USES and not named_effects(case),
    "by-itself": lambda case: (
        case.verb in USES and all(effect["when"] not in ("heroic", "respond") for effect, _ in named_effects(case))
    ),
    "used": lambda case: case.verb in USES and all(used for _, used in named_effects(case)),
    "idle": is_idle,
    "target": lambda case: not is_target(case),
    "declared": lambda case: case.verb in ENCOUNTERS and case.table["asked"]["is_declared"],
    "no-plan": lambda case: case.verb in ("unleash", "recall") and not case.table["draft"],
    "plan-open": lambda case: case.verb in (*CURSES, "done") and bool(case.table["draft"]),
    "recalled": lambda case: case.verb == "recall" and case.table["asked"]["was_recalled"],
    "other-sort": lambda case: (
        sort(case) != {"send": "monster", "set": "trap"}.get(case.verb, "curse") and case.verb in (*ENCOUNTERS, *CURSES)
    ),
    "planned": lambda case: (
        [row["id"] for row in case.table["draft"]].count(case.args["copy"]) > 0
        if case.verb == "loose"
        else sum(row["card"] == case.args["card"] and row["source"] in ("hand", "trap") for row in case.table["draft"])
        >= me(case)["hand"].count(case.args["card"])
    ),
    "not-in-lair": lambda case: case.verb == "loose" and piece(case) not in mine(case, "lair"),
    "attacked": lambda case: case.verb == "loose" and piece(case)["attacked"],
    "legendary-target": lambda case: (
        "legendary" in card(case).get("kinds", []) and other(case)["level"] < case.said["level"] == LEGENDARY_LEVEL
    ),
    "peril": is_dear,
    "form": lambda case: case.args["form"] not in attacker(case)["attacks"],
    "set-off-map": lambda case: case.verb == "set" and case.args["place"] not in ways(case),
    "set-entrance": lambda case: case.verb == "set" and PLACES[case.args["place"]]["kind"] == "entrance",
    "set-trap": lambda case: case.verb == "set" and trapped(case),
    "set-hero": lambda case: (
        case.verb == "set"
        and case.args["place"] in [hero["place"] for hero in case.table["heroes"] if not hero["is_out"]]
    ),
    "rouse-variant": lambda case: case.verb == "rouse" and not case.options["nakari_peril"],
    "rouse-gone": lambda case: case.verb == "rouse" and not case.table["has_event"],
    "rouse-once": lambda case: (
        case.verb == "rouse"
        and (case.table["nakari_sent"] or "nakari" in [row["source"] for row in case.table["draft"]])
    ),
    "rouse-place": lambda case: case.verb == "rouse" and other(case)["place"] != "nakaris-lair",
    "boost-none": lambda case: case.verb == "boost" and not 1 <= case.args["count"] <= len(case.table["draft"]),
    "boosted": lambda case: case.verb == "boost" and case.table["draft"][case.args["count"] - 1]["extra"],
    "no-boost": lambda case: (
        case.verb == "boost"
        and case.table["draft"][case.args["count"] - 1]["form"]
        not in (
            bought(case.table["draft"][case.args["count"] - 1]).get("forms", FORMS)
            if bought(case.table["draft"][case.args["count"] - 1])
            else ()
        )
    ),
    "spoils-rolls": lambda case: case.verb in CURSES and card(case).get("target") == "roll",
    "cursed": lambda case: any(
        (row["card"], row["seat"], row["zone"]) == (case.args["card"], case.args["whom"], "curse")
        for row in case.table["pieces"]
    ),
    "not-in-play": lambda case: not piece(case, "target" if case.verb in ("rust", "bless") else "card"),
    "host-treasure": lambda case: case.verb == "rust" and piece(case, "target")["seat"] == case.seat,
    "lay-taken": lambda case: (case.args["x"], case.args["y"]) in cells(case),
    "lay-apart": lambda case: (
        case.verb in ("lay", "lay-turned")
        and not any((case.args["x"] + dx, case.args["y"] + dy) in cells(case) for dx, dy in BESIDE)
    ),
    "lay-fit": lambda case: case.verb in ("lay", "lay-turned") and (case.args["x"], case.args["y"]) not in cells(case),
    "not-asked": lambda case: (
        (case.args["card"], case.args["copy"])
        not in [(move["args"].get("card"), move["args"].get("copy")) for move in case.view["moves"]]
    ),
    "zone": lambda case: (
        asked(case) == "discard"
        and case.verb in ("scrap", "banish")
        and (piece(case)["zone"] == "lair") == (case.verb == "scrap")
    ),
    "wounded": lambda case: case.verb == "to-hand" and piece(case)["wounds"] > 0,
    "unwounded": lambda case: case.verb == "banish" and asked(case) == "settle" and not piece(case)["wounds"],
    "lair-room": lambda case: case.verb == "all-to-lair" and asked(case) == "settle",
    "must-discard": lambda case: case.verb == "pass" and asked(case) == "discard" and bool(me(case)["hand"]),
    "give-peril": lambda case: case.verb == "peril" and not 0 < case.args["count"] <= case.table["asked"]["count"],
    "no-minion": lambda case: (
        case.verb == "order"
        and not (piece(case) and piece(case)["zone"] == "minion" and piece(case)["seat"] == case.seat)
    ),
    "no-spoiler": lambda case: asked(case) == "slick" and card(case).get("target") != "roll",
    "not-rolling": lambda case: asked(case) == "slick" and case.args["whom"] != case.table["asked"]["roller"],
    "host-monster": lambda case: (
        case.verb == "bless"
        and (piece(case, "target")["owner"] != case.seat or piece(case, "target")["zone"] not in ("lair", "laid"))
    ),
}
