"""Every figure of every card, changed: the cards file is refused, or the card plays differently.

Of each game one box has all the changes of a figure that are accepted; a probe plays scenes about a single card with
the printed box and with that one. What the view says of the printed figures does not count, only what comes of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest

import undercroft as uc
from tests.conftest import some
from tests.games.doggies import scenes as dogs
from tests.games.raiders import plays
from undercroft.games import find_game
from undercroft.games.card_sets import _applied, open_card_set
from undercroft.kernel.cards import read_as
from undercroft.kernel.errors import BadCards
from undercroft.kernel.game import Game

Row = dict[str, Any]
Other = Callable[[Row], Any]


def more(field: str) -> Other:
    """Returns a figure one higher."""
    return lambda row: row.get(field, 0) + 1


def toggled(field: str) -> Other:
    return lambda row: not row.get(field, False)


class Trial(NamedTuple):
    """A figure of the cards of a table, and what it is changed to."""

    table: str
    field: str
    other: Other

    def __str__(self) -> str:
        return f"{self.table}.{self.field}"


def changed(game: str, trial: Trial) -> dict[str, Any]:
    """The cards whose changed figure is accepted, with it."""
    found = find_game(game)
    path = found.folder / "cards.toml"
    accepted: dict[str, Any] = {}
    for row in found.figures["cards"][trial.table]:
        value = trial.other(row)
        if value == row.get(trial.field, type(value)()):
            continue
        change = {trial.table: {row["id"]: {trial.field: value}}}
        with read_as({path: _applied(game, "cards", found.figures["cards"], change)}):
            try:
                found.check_cards(path)
            except BadCards as error:
                assert row["id"] in str(error) and trial.field in str(error), f"{error} names no {trial.field}"
                continue
        accepted[row["id"]] = {trial.field: value}
    return accepted


def check(game: str, trial: Trial, probe: Callable[[Game, str, str], Any]) -> None:
    accepted = changed(game, trial)
    if not accepted:
        return
    printed = find_game(game)
    try:
        boxes = dict.fromkeys(accepted, open_card_set(game, {"cards": {trial.table: accepted}}))
    except BadCards:  # not all at once
        boxes = {id: open_card_set(game, {"cards": {trial.table: {id: accepted[id]}}}) for id in list(accepted)[::4]}
    alike = [id for id in boxes if probe(printed, trial.table, id) == probe(boxes[id], trial.table, id)]
    assert alike == [], f"{trial.field} of these is accepted and makes no difference"


def loaded(game: Game, match: Callable[..., uc.Match], *args: Any, **fields: Any) -> uc.Match:
    """A scene played with the cards of a game."""
    return match(*args, **fields, **({"cards": game.digest} if game.changes else {}))


# -- Raiders ---------------------------------------------------------------------------------------------

RAIDERS = [
    Trial("item", "count", more("count")),
    Trial("character", "coins", more("coins")),
    Trial("character", "wounds", more("wounds")),
    Trial("character", "items", lambda row: [*row["items"], "key"]),
    *[Trial(kind, "count", more("count")) for kind in ("treasure", "monster", "cache", "trap")],
    Trial("treasure", "chests", lambda row: [3]),
    Trial("monster", "strength", lambda row: [5, 5, 5]),
    Trial("monster", "wounds", more("wounds")),
    Trial("cache", "gifts", lambda row: row["gifts"][1:] + row["gifts"][:1]),
    Trial("trap", "loss", lambda row: "wounds" if row["loss"] == "coins" else "coins"),
    Trial("trap", "amounts", lambda row: [1, 3, 4, 5, 6]),
    Trial("boss", "strength", lambda row: [5, 5, 5]),
    Trial("boss", "wounds", more("wounds")),
    Trial("boss", "coins", more("coins")),
    Trial("boss", "prize", more("prize")),
    *[Trial("boss", "flight", lambda row, item=item: item) for item in ("torch", "ball", "key", "sword")],  # type: ignore[misc]
]


def raid(game: Game, table: str, id: str) -> Any:
    if table in ("item", "character"):
        return [uc.load(match.save()).view(None)["table"]["players"] for match in deals(game)], [
            match.view(None)["table"]["supply"] for match in deals(game)
        ]
    hands = {"torch": 1, "ball": 1, "key": 1, "sword": 1}
    party = plays.party(3, coins=[3, 9, 9], wounds=[1, 1, 4], items=[hands, hands, hands])
    match = loaded(game, plays.enter, id, party)
    found: list[Any] = [[str(move) for move in match.moves(0)], match.view(None)["table"]["unseen"].get(id)]
    for cards in product(("1", "2", "5"), repeat=3):
        match = loaded(game, plays.enter, id, party)
        plays.lay(match, *cards)
        seen = match.view(None)["table"]["players"]
        found.append([(row["coins"], row["wounds"], row["items"], row["out"]) for row in seen])
    return found


def deals(game: Game) -> Iterator[uc.Match]:
    for seed in range(3):
        yield uc.deal("raiders", 5, seed, cards=game.changes)


@pytest.mark.parametrize("trial", some(RAIDERS, 4), ids=str)
def test_card_faces_show_the_figures_of_raiders(trial: Trial) -> None:
    check("raiders", trial, raid)


# -- Doggies ---------------------------------------------------------------------------------------------

FEWER = {"NESW": "NEW", "NEW": "NS", "NS": "NE", "NE": "NS"}
DOGGIES = [
    Trial("room", "copies", more("copies")),
    Trial("room", "exits", lambda row: FEWER[row["exits"]]),
    Trial("room", "door", lambda row: "" if row.get("door") else row["exits"][0]),
    Trial("room", "monster", lambda row: "efreet" if row.get("monster") != "efreet" else "mimic"),
    Trial("room", "needs", lambda row: "SB" if row.get("needs") not in ("SB", "S") else "F"),
    Trial("room", "damage", more("damage")),
    Trial("room", "trophy", lambda row: "K" if row.get("trophy") != "K" else "S"),
    Trial("room", "trophy", lambda row: "S" if row.get("trophy") not in ("S", "SS") else "B"),
    Trial("room", "coins", more("coins")),
    Trial("room", "pair", lambda row: "SB" if row.get("pair") != "SB" else "SF"),
    Trial("room", "single", lambda row: "S" if row.get("single") != "S" else "B"),
    Trial("room", "proud", lambda row: row.get("proud", False) == is_within(row.get("needs", ""), "SSB")),
    Trial("dog", "attack", lambda row: row["attack"] + "S"),
    Trial("dog", "defence", more("defence")),
    Trial("dog", "keys", more("keys")),
    *[Trial("dog", "ability", lambda row, to=to: to) for to in ("none", "smite", "punch", "turn", "jump")],  # type: ignore[misc]
    Trial("quest", "monster", lambda row: "mimic" if row.get("monster") != "mimic" else "efreet"),
    Trial("quest", "symbol", lambda row: "B" if row.get("symbol") != "B" else "S"),
    Trial("quest", "coins", more("coins")),
    Trial("potion", "copies", more("copies")),
]
DOGS = ("joan", "bonk", "ruta", "sharik", "pluto", "robin")


def is_within(needs: str, attack: str) -> bool:
    """Tells whether Joan beats it anyway, so that her ability is never asked for."""
    return all(needs.count(letter) <= attack.count(letter) for letter in needs)


def walks(game: Game, table: str, id: str) -> Any:
    if table == "potion":
        return uc.deal("doggies", 4, 1, cards=game.changes).save()["supply"], supply(game)
    if table == "dog":
        return around(game, [id], ["mimic-bow", "trap-bow", "cat-eye", "two-coins-door"])
    if table == "quest":
        return counted(game, id)
    if id.startswith("start"):
        return [loaded(game, dogs.scene, "ruta", seats=seats).view(0)["table"]["pile"] for seats in (2, 4)], around(
            game, ["ruta", "pluto"], ["coin"]
        )
    return around(game, DOGS, [id]), held(game, id)


def supply(game: Game) -> Any:
    """Returns the rooms at the start of the first turn."""
    match = uc.deal("doggies", 2, 3, cards=game.changes)
    for seat in (0, 1):
        match.play(seat, match.moves(seat)[0])
    return match.view(None)["table"]["supply"]


def around(game: Game, breeds: Any, rooms: list[str]) -> Any:
    """Walks of these dogs through each room, and where it could be laid."""
    found: list[Any] = []
    for breed, room in product(breeds, rooms):
        rows = [dogs.room(0, 1, room, turn=turn) for turn in (0, 1, 2, 3)]
        shield = {"loot": ["cat-eye", "cat-eye", "cerberus"], "potions": {"sword": 1}}
        for row, mine in product(rows, ({}, shield)):
            try:
                match = loaded(game, dogs.scene, breed, row, dogs.room(0, 2, "coin", 1), mine=mine)
            except uc.BadPosition:
                found.append("no such turn")
                continue
            found.append((match.view(0)["table"]["pile"], dogs.legal(match), steps(match)))
    return found


def steps(match: uc.Match) -> Any:
    """Returns the outcome of leaving: all moves of the walk, two questions deep."""
    if "leave" not in dogs.legal(match):
        return None
    found = []
    dogs.do(match, "leave")
    for move in dogs.legal(match)[:9]:
        twin = match.copy()
        dogs.do(twin, move)
        found.append((move, figures(twin), after(twin) if dogs.walk(twin) else None))
    return found


def after(match: uc.Match) -> Any:
    found = []
    for move in dogs.legal(match)[:9]:
        twin = match.copy()
        dogs.do(twin, move)
        found.append((move, figures(twin)))
    return found


def figures(match: uc.Match) -> Any:
    """The dog's figures where it stands, not those of cards."""
    walk = dogs.walk(match)
    if walk is None:
        return dogs.player(match)["coins"], dogs.table(match)["map"][1:]
    names = ("x", "y", "damage", "paws", "attack", "lent", "defence", "keys", "coins", "potions")
    return [walk[name] for name in names]


def held(game: Game, room: str) -> Any:
    """Returns the worth of a card to its owner; a vagabond has sides."""
    quests = [row["id"] for row in find_game("doggies").figures["cards"]["quest"]]
    sides = ("-pair", "-paw") if room.startswith("vagabond") else ("",)
    found = []
    for side in sides:
        mine = {"loot": [room + side], "quest": quests[11]}
        try:
            match = loaded(game, dogs.scene, "pluto", mine=mine, quests=quests[:2])
        except uc.BadPosition:
            return "never held"
        player = dogs.player(match)
        pairs = [quests[0:2], quests[2:4], quests[4:6], quests[6:8], quests[8:10], quests[9:11]]
        kills = [loaded(game, dogs.scene, "pluto", mine=mine, quests=pair) for pair in pairs]
        found.append(
            (
                [player[name] for name in ("attack", "lent", "defence", "keys", "trophies", "coins")],
                [dogs.table(each)["standings"] for each in kills],
            )
        )
    return found


def counted(game: Game, quest: str) -> Any:
    """The count of a game that ends now, with everything a quest may ask for."""
    others = [row["id"] for row in find_game("doggies").figures["cards"]["quest"] if row["id"] != quest]
    loot = ["efreet-sword", "efreet-fire", "efreet-bow", "mimic-fire", "mimic-sword", "giga-tick-sword", "cerberus",
            "skeledog-fire", "gelatinous-cat-fire", "chocolate-golem", "cat-eye", "zombie-squirrel-sword", "excalibark",
            "magic-collar"]  # fmt: skip
    mine = {"dog": "ruta", "loot": loot, "quest": quest}
    rival = {"dog": "joan", "quest": others[0], "state": "asleep", "loot": ["frisbow", "giga-tick-bow", "mimic-bow"]}
    match = loaded(game, dogs.scene, "ruta", players=[mine, rival], quests=others[1:3], round=3)
    dogs.do(match, "sleep")
    return match.result and match.result.scores


@pytest.mark.long
@pytest.mark.parametrize("trial", some(DOGGIES, 4), ids=str)
def test_card_faces_show_the_figures_of_doggies(trial: Trial) -> None:
    check("doggies", trial, walks)


# -- Chest -----------------------------------------------------------------------------------------------

TARGETS = ["goblin", "skeleton", "ooze", "chest", "potion"]
ULTIMATES = ("companion", "fury", "strike", "reroll", "summon", "cry", "ballad", "intervention", "charm")
CHEST = [
    Trial("party", "takes_all", lambda row: [name for name in TARGETS if name not in row["takes_all"]]),
    *[
        Trial("party", "takes_all", lambda row, name=name: [one for one in row["takes_all"] if one != name])  # type: ignore[misc]
        for name in TARGETS
    ],
    Trial("token", "points", more("points")),
    Trial("token", "pair", more("pair")),
    Trial("token", "serves_as", lambda row: "champion"),
    Trial("companion", "serves_as", lambda row: "champion"),
    Trial("companion", "made_of", lambda row: "ooze"),
    Trial("hero", "master_at", more("master_at")),
    *[Trial("side", "ultimate", lambda row, to=to: to) for to in ULTIMATES],  # type: ignore[misc]
    Trial("side", "power", lambda row: 3 - row.get("power", 1)),
    *[Trial("side", "summons", lambda row, to=to: to) for to in ("goblin-thief", "skeleton-warrior")],  # type: ignore[misc]
    Trial("side", "either", lambda row: ["cleric", "champion"]),
    *[Trial("side", "extra", lambda row, to=to: to) for to in ("mage", "scroll")],  # type: ignore[misc]
    Trial("side", "scroll_serves", toggled("scroll_serves")),
    *[Trial("side", "scrolls_become", lambda row, to=to: to) for to in ("mage", "scroll")],  # type: ignore[misc]
    Trial("side", "dragon_needs", lambda row: 4),
    Trial("side", "loots_early", toggled("loots_early")),
    Trial("side", "rerolls_party", toggled("rerolls_party")),
    Trial("rank", "points", more("points")),
]
PARTY = {"warrior": 1, "cleric": 1, "mage": 1, "champion": 1, "scroll": 2}
SCENES: list[Row] = [
    {"level": 6, "party": PARTY, "dungeon": {"goblin": 2, "skeleton": 2, "ooze": 2}, "tokens": {"ring": 1}, "lair": 1},
    {"level": 6, "party": PARTY, "dungeon": {"goblin": 2, "chest": 2, "potion": 2}, "tokens": {"elixir": 1}},
    {"level": 6, "party": {"thief": 1, "mage": 2}, "phase": "loot", "dungeon": {"chest": 2, "potion": 2}, "lair": 2},
    {"level": 6, "party": PARTY, "phase": "dragon", "lair": 3, "tokens": {"sword": 1}},
    {"level": 6, "party": {"scroll": 3, "mage": 1}, "phase": "dragon", "lair": 3, "tokens": {"portal": 1}},
    {"level": 6, "party": {"warrior": 2, "mage": 2}, "phase": "dragon", "lair": 3, "tokens": {"portal": 1}},
    {
        "level": 6,
        "party": {"cleric": 1, "thief": 1, "champion": 1},
        "phase": "dragon",
        "lair": 3,
        "tokens": {"ring": 1},
    },
]


def quest_in_the_chest(game: Game, table: str, id: str) -> Any:
    rows = find_game("chest").figures["cards"]
    if table == "rank":
        over = {"game": "chest", "seats": 1, "done": 3, **({"cards": game.digest} if game.changes else {})}
        return [uc.load({**over, "xp": points}).view(0)["table"]["rank"] for points in range(45)]
    heroes = [row["id"] for row in rows["hero"]]
    if table == "side":
        heroes = [row["id"] for row in rows["hero"] if id in (row["id"], row["master"])]
    if table == "hero":
        heroes = [id]
    levels = (0, 5) if table != "side" else (5,) if id not in heroes else (0,)
    found: list[Any] = []
    for hero, xp in product(heroes, levels):
        found.append(dealt(game, hero, xp))
        for scene in SCENES:
            tokens = {"tokens": {**scene.get("tokens", {}), id: 2}} if table == "token" else {}
            found.append(tried(game, {"heroes": hero, "xp": xp, **scene, **tokens}))
    return found


def dealt(game: Game, hero: str, xp: int) -> Any:
    """Returns how a party forms."""
    data = {"game": "chest", "seats": 1, "heroes": hero, "xp": xp, "done": 1, "phase": "regroup", "level": 3}
    match = uc.load({**data, **({"cards": game.digest} if game.changes else {})}, seed=2)
    match.play(0, "rest")
    return stand(match)


def tried(game: Game, fields: Row) -> Any:
    """Every move of a scene, and what is possible after it."""
    data = {"game": "chest", "seats": 1, **fields, **({"cards": game.digest} if game.changes else {})}
    try:
        match = uc.load(data, seed=1)
    except uc.BadPosition:
        return "cannot be"
    found = [stand(match)]
    for move in match.moves(0):
        twin = match.copy()
        twin.play(0, move)
        found.append(stand(twin))
    return found


def stand(match: uc.Match) -> Any:
    table = match.view(0)["table"]
    names = ("phase", "party", "graveyard", "companions", "dungeon", "lair")
    return [str(move) for move in match.moves(0)], [table[name] for name in names], table["players"][0]["score"]


@pytest.mark.parametrize("trial", some(CHEST, 4), ids=str)
def test_card_faces_show_the_figures_of_chest(trial: Trial) -> None:
    check("chest", trial, quest_in_the_chest)
