"""Chest: every move that somebody might try, and what each reason for a refusal claims, from the rulebook alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import undercroft as uc
from tests.refusals.case import Case, Rule

FACES = ("warrior", "cleric", "mage", "thief", "champion", "scroll")
MONSTERS = ("goblin", "skeleton", "ooze")
LOOT = ("chest", "potion")
SERVING = {"sword": "warrior", "talisman": "cleric", "staff": "mage", "tools": "thief", "scroll-token": "scroll"}
TOKENS = (*SERVING, "ring", "scale", "elixir", "bait", "portal")
SUMMONED = {"skeleton-warrior": "warrior", "goblin-thief": "thief", "hero": "warrior"}
COMPANIONS = (*FACES, *SERVING, *SUMMONED)
KINDS = {
    "companion": COMPANIONS,
    "monster": MONSTERS,
    "die": (*FACES, *MONSTERS, *LOOT, "dragon"),
    "face": FACES,
    "token": TOKENS,
}
WORDS = {word for words in KINDS.values() for word in words}
OWN = {"warrior": "goblin", "cleric": "skeleton", "mage": "ooze", "thief": "chest"}  # taken in any number
# The sides of the hero cards: what the rulings say of each.
PAIRS = {
    **dict.fromkeys(("spellsword", "battlemage"), ("warrior", "mage")),
    **dict.fromkeys(("occultist", "necromancer"), ("cleric", "mage")),
    **dict.fromkeys(("minstrel", "bard"), ("thief", "mage")),
    **dict.fromkeys(("crusader", "paladin"), ("warrior", "cleric")),
}
SCROLLS_SERVE = ("enchantress", "beguiler")
LOOTS_EARLY = ("half-goblin", "chieftain")
ULTIMATES = {
    "spellsword": "companion", "battlemage": "fury", "mercenary": "strike", "commander": "reroll",
    "occultist": "summon", "necromancer": "summon", "knight": "cry", "dragon-slayer": "cry", "minstrel": "ballad",
    "bard": "ballad", "crusader": "companion", "paladin": "intervention", "half-goblin": "summon",
    "chieftain": "summon", "enchantress": "charm", "beguiler": "charm",
}  # fmt: skip
WON_OVER = {"occultist": "skeleton", "necromancer": "skeleton", "half-goblin": "goblin", "chieftain": "goblin"}
TAKES_TWO = ("mercenary", "necromancer", "chieftain", "beguiler")
WAKES, NEEDS = 3, 3
USES = ("fight", "open", "drink")
LEAVING = ("proceed", "flee", "rest", "descend")
STEPS = {
    "reroll": ("reroll", "roll", "keep"),
    "revive": ("revive",),
    "dragon": ("slay",),
    "strike": ("strike", "enough"),
    "charm": ("charm", "enough"),
}


def interest(view: dict[str, Any]) -> float:
    """Returns how likely a position is examined: most are monster phases."""
    table = view["table"]
    return 1 / 6 if table["phase"] == "monsters" and table["task"] is None else 1 / 2


def near(view: dict[str, Any]) -> set[str]:
    """The verbs that fit the question: where no choice in several steps has begun, most do."""
    task = view["table"]["task"]
    free = {*USES, *LEAVING, "slay", "scroll", "scroll-token", "use", "pay", "summon", "ultimate"}
    return set(STEPS[task["kind"]]) if task else free


def moves(match: uc.Match, seat: int, pick: random.Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every verb with every word that could stand there, and some that could not."""
    for verb in ("scroll", "scroll-token", "ultimate", "roll", "keep", "enough", "proceed", "flee", "rest", "descend"):
        yield verb, {}
    for companion in (*COMPANIONS, "goblin", "dwarf"):
        yield "slay", {"companion": companion}
        for count in (0, 1, 2, 3, 4, 7, 8):
            for monster in (*MONSTERS, "dragon", "troll"):
                yield "fight", {"companion": companion, "monster": monster, "count": count}
            yield "open", {"companion": companion, "count": count}
            yield "drink", {"companion": companion, "count": count}
    for verb, name, others in (
        ("reroll", "die", ("sword", "d20")),
        ("revive", "face", ("goblin", "bard")),
        ("strike", "monster", ("chest", "dragon", "orc")),
        ("charm", "monster", ("potion", "orc")),
        ("use", "token", ("mage", "gem")),
        ("pay", "token", ("mage", "gem")),
    ):
        for word in (*KINDS[name], *others):
            yield verb, {name: word}
    for count in range(4):
        yield "summon", {"count": count}


# -- what the rulebook says ---------------------------------------------------------------------------


def player(case: Case) -> dict[str, Any]:
    found: dict[str, Any] = case.table["players"][case.table["adventurer"]]
    return found


def title(case: Case) -> str:
    return player(case)["title"] or ""


def held(case: Case) -> dict[str, int]:
    """Counts the companions of each name."""
    table, tokens = case.table, player(case)["tokens"]
    return {**table["party"], **{token: tokens[token] for token in SERVING}, **table["companions"]}


def face_of(companion: str) -> str:
    return {**SERVING, **SUMMONED}.get(companion, companion)


def standing(case: Case) -> int:
    return sum(case.table["dungeon"][monster] for monster in MONSTERS)


def target(case: Case) -> str:
    return {"open": "chest", "drink": "potion"}.get(case.verb) or str(case.args["monster"])


def takes_many(case: Case, companion: str, what: str) -> bool:
    faces = {face_of(companion)}
    if faces <= set(PAIRS.get(title(case), ())):
        faces = set(PAIRS[title(case)])
    if "scroll" in faces and title(case) in SCROLLS_SERVE:
        faces = set(FACES)
    return what == "potion" or "champion" in faces or any(OWN.get(face) == what for face in faces)


def drinkable(case: Case) -> int:
    """A used die lies in the graveyard before its effect."""
    table = case.table
    return min(int(table["dungeon"]["potion"]), int(table["graveyard"]) + (case.args["companion"] in FACES))


def types(case: Case, companions: list[str]) -> int:
    """Counts the different companions that these can stand for against the dragon."""
    may_be: list[tuple[str, ...]] = []
    for companion in companions:
        face = face_of(companion)
        if face in PAIRS.get(title(case), ()):
            may_be.append(PAIRS[title(case)])
        elif face != "scroll":
            may_be.append((face,))
        elif title(case) in SCROLLS_SERVE:
            may_be.append(FACES[:5])
    best, reached = 0, [frozenset[str]()]
    for faces in may_be:
        reached = list({one | {face} for one in reached for face in faces} | set(reached))
        best = max([best, *map(len, reached)])
    return best


def needed(case: Case) -> int:
    return 2 if title(case) == "dragon-slayer" else NEEDS


def band(case: Case) -> list[str]:
    """The companions sent so far."""
    task = case.table["task"]
    picked = task["picked"] if task and task["kind"] == "dragon" else {}
    return [name for name, number in picked.items() for _ in range(number)]


def everybody(case: Case) -> list[str]:
    return [name for name, number in held(case).items() for _ in range(number)]


def dice(case: Case) -> dict[str, int]:
    """The dice that a re-roll may take, party first."""
    return {**case.table["party"], **case.table["dungeon"]}


def picked(case: Case) -> dict[str, int]:
    task = case.table["task"]
    found: dict[str, int] = task["picked"] if task and task["kind"] == "reroll" else {}
    return found


def is_asked(case: Case, kind: str) -> bool:
    return case.table["task"] is not None and case.table["task"]["kind"] == kind


def may_fail(case: Case, ultimate: str) -> bool:
    """Tells whether the ultimate would change nothing."""
    table = case.table
    everything = sum(table["dungeon"].values()) + table["lair"]
    return {
        "companion": False,
        "fury": not everything,
        "strike": not standing(case),
        "charm": not standing(case),
        "cry": not standing(case),
        "ballad": not table["lair"],
        "reroll": not sum(dice(case).values()),
        "summon": not table["dungeon"][WON_OVER.get(title(case), "goblin")],
        "intervention": not (everything - table["dungeon"]["potion"])
        and not (table["dungeon"]["potion"] and table["graveyard"]),
    }[ultimate]


def begun(case: Case) -> str:
    """The choice that comes first: what still has to be said of it."""
    table = case.table
    kind: str = table["task"]["kind"]
    if table["phase"] == "formation" and not table["task"]["picked"]:
        return "formation"
    if kind not in ("strike", "charm"):
        return kind
    is_ultimate = ULTIMATES[title(case)] == kind
    is_first = is_ultimate and table["task"]["left"] == (2 if title(case) in TAKES_TWO else 1)
    return kind if is_first else f"{kind}-more"


def is_of_the_ultimate(case: Case, ultimate: str) -> bool:
    """Tells whether this verb calls an ultimate of that kind."""
    return {"summon": "summon", "intervention": "pay"}.get(ultimate, "ultimate") == case.verb


# -- what each reason claims ------------------------------------------------------------------------------

CHOICES = {verb: {kind for kind, verbs in STEPS.items() if verb in verbs} for verbs in STEPS.values() for verb in verbs}


def named(case: Case, argument: str) -> bool:
    """Tells whether the reason is about what the move names."""
    return bool(case.said[argument] == case.args.get(argument))


def is_phase(case: Case, *phases: str) -> bool:
    return case.table["phase"] in phases


RULES: dict[str, Rule] = {
    "unknown": lambda case: case.said["word"] in case.args.values() and case.said["word"] not in WORDS,
    "wrong-kind": lambda case: (
        case.args.get(case.said["kind"]) == case.said["word"]
        and case.said["word"] in WORDS
        and case.said["word"] not in KINDS[case.said["kind"]]
    ),
    "at-least-one": lambda case: case.args["count"] < 1,
    "task": lambda case: case.said["task"] == begun(case) and case.verb not in STEPS[case.table["task"]["kind"]],
    "no-task": lambda case: case.verb in CHOICES and case.table["task"] is None,
    "phase-over": lambda case: (
        case.verb in USES
        and not is_phase(case, "monsters", "loot")
        and case.said["target"] == target(case)
        and bool(case.said["early"]) == (title(case) in LOOTS_EARLY)
    ),
    "loot-later": lambda case: (
        case.verb in ("open", "drink") and is_phase(case, "monsters") and title(case) not in LOOTS_EARLY
    ),
    "no-companion": lambda case: (
        (case.verb == case.said["companion"] or named(case, "companion")) and not held(case)[case.said["companion"]]
    ),
    "no-monsters": lambda case: case.verb == "fight" and not standing(case),
    "no-target": lambda case: (
        case.said["target"] == target(case)
        and case.said["count"] == case.table["dungeon"][target(case)]
        and case.args.get("count", 1) > case.said["count"]
    ),
    "scroll-serves-not": lambda case: (
        case.verb in ("fight", "open", "slay")
        and face_of(case.args["companion"]) == "scroll"
        and title(case) not in SCROLLS_SERVE
    ),
    "graveyard": lambda case: (
        (case.verb == "drink" and case.args["count"] > drinkable(case) == case.said["count"])
        or (case.args.get("token") == "elixir" and case.said["count"] == case.table["graveyard"] == 0)
    ),
    "only-one": lambda case: (
        named(case, "companion")
        and case.said["target"] == target(case)
        and case.args["count"] > 1
        and not takes_many(case, case.args["companion"], target(case))
    ),
    "dragon-phase": lambda case: (
        case.verb == "slay" and not is_phase(case, "dragon") and case.said["count"] == WAKES > case.table["lair"]
    ),
    "dragon-stirs": lambda case: (
        case.verb == "slay" and is_phase(case, "monsters", "loot") and case.table["lair"] >= WAKES
    ),
    "dragon-needs": lambda case: (
        case.verb == "slay" and case.said["count"] == needed(case) > types(case, everybody(case))
    ),
    "dragon-sent": lambda case: (
        case.verb == "slay"
        and named(case, "companion")
        and band(case).count(case.said["companion"]) == held(case)[case.said["companion"]] > 0
    ),
    "dragon-twice": lambda case: (
        case.verb == "slay"
        and named(case, "companion")
        and types(case, [*band(case), case.said["companion"]]) == types(case, band(case))
    ),
    "scroll-phase": lambda case: (
        case.verb in ("scroll", "scroll-token")
        and is_phase(case, case.said["phase"])
        and not is_phase(case, "monsters")
        and not (case.options["scrolls_anywhere"] and is_phase(case, "loot", "dragon"))
    ),
    "no-dice": lambda case: (
        case.verb in ("scroll", "scroll-token") and sum(dice(case).values()) == (case.verb == "scroll")
    ),
    "pick-first": lambda case: case.verb == "roll" and is_asked(case, "reroll") and not picked(case),
    "keep-formation": lambda case: case.verb == "keep" and is_asked(case, "reroll") and not is_phase(case, "formation"),
    "keep-unpicked": lambda case: case.verb == "keep" and is_phase(case, "formation") and bool(picked(case)),
    "lair-stays": lambda case: case.verb == "reroll" and case.args["die"] == "dragon",
    "pick-order": lambda case: (
        case.verb == "reroll"
        and dice(case)[case.args["die"]] > picked(case).get(case.args["die"], 0)
        and any(list(dice(case)).index(die) > list(dice(case)).index(case.args["die"]) for die in picked(case))
    ),
    "no-die": lambda case: (
        case.verb == "reroll"
        and named(case, "die")
        and dice(case)[case.args["die"]] == picked(case).get(case.args["die"], 0)
    ),
    "no-hero": lambda case: case.verb in ("ultimate", "summon", "pay") and not title(case),
    "exhausted": lambda case: case.verb in ("ultimate", "summon", "pay") and case.table["exhausted"],
    "ultimate-phase": lambda case: (
        case.verb in ("ultimate", "summon", "pay") and is_phase(case, "formation", "regroup")
    ),
    "other-ultimate": lambda case: (
        case.verb in ("ultimate", "summon", "pay")
        and case.said["ultimate"] == ULTIMATES[title(case)]
        and not is_of_the_ultimate(case, case.said["ultimate"])
    ),
    "name-one": lambda case: case.verb == "enough" and begun(case) in ("strike", "charm"),
    "summon-most": lambda case: (
        case.verb == "summon"
        and case.args["count"]
        > case.said["count"]
        == min(2 if title(case) in TAKES_TWO else 1, case.table["dungeon"][WON_OVER[title(case)]])
        > 0
    ),
    "ultimate-idle": lambda case: (
        is_of_the_ultimate(case, ULTIMATES[title(case)]) and may_fail(case, ULTIMATES[title(case)])
    ),
    "no-token": lambda case: (
        case.verb in ("use", "pay") and named(case, "token") and not player(case)["tokens"][case.said["token"]]
    ),
    "bait-phase": lambda case: case.args.get("token") == "bait" and not is_phase(case, "monsters"),
    "bait-idle": lambda case: (
        case.args.get("token") == "bait"
        and not (standing(case) if case.options["bait_monsters_only"] else sum(case.table["dungeon"].values()))
    ),
    "ring-idle": lambda case: case.args.get("token") == "ring" and not case.table["lair"],
    "token-serves": lambda case: case.verb == "use" and named(case, "token") and case.said["token"] in SERVING,
    "scale-waits": lambda case: case.verb == "use" and case.args["token"] == "scale",
    "flee-safe": lambda case: (
        case.verb == "flee" and not standing(case) and not is_phase(case, "dragon") and case.table["lair"] < WAKES
    ),
    "flee-stirs": lambda case: (
        case.verb == "flee"
        and not standing(case)
        and is_phase(case, "monsters", "loot")
        and case.table["lair"] >= WAKES
        and case.table["stirs"]
        and not case.table["awake"]
    ),
    "monsters-left": lambda case: (
        case.verb in ("proceed", "rest", "descend") and 0 < case.said["count"] == standing(case)
    ),
    "dragon-awake": lambda case: (
        case.verb in ("proceed", "rest", "descend") and is_phase(case, "dragon") and case.table["awake"]
    ),
    "not-yet": lambda case: (
        case.verb in ("rest", "descend") and is_phase(case, "monsters", "loot") and not standing(case)
    ),
    "regrouped": lambda case: case.verb == "proceed" and is_phase(case, "regroup"),
}
