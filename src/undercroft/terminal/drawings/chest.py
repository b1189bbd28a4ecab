"""The table of Chest: the party, the level, the lair, and every player's hero and treasure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from undercroft.kernel.position import Data
from undercroft.terminal.pen import Pen

# A companion has the colour of the monsters it beats in any number.
PARTY: Final = {
    "warrior": "black on green",
    "cleric": "black on bright_white",
    "mage": "bright_white on blue",
    "thief": "black on yellow",
    "champion": "bright_white on red",
    "scroll": "black on cyan",
}
DUNGEON: Final = {
    "goblin": "bold bright_green on grey23",
    "skeleton": "bold bright_white on grey23",
    "ooze": "bold bright_blue on grey23",
    "chest": "bold bright_yellow on grey23",
    "potion": "bold bright_magenta on grey23",
}
DRAGON: Final = "bold bright_red on grey23"
TOKEN: Final = "black on bright_yellow"
COMPANION: Final = "black on bright_green"


def headline(view: Data, pen: Pen) -> str:
    """The game, whose adventure it is, and how deep."""
    table = view["table"]
    title = pen.texts("chest-title")
    if table["phase"] == "over":
        return title
    player = table["players"][table["adventurer"]]
    where = pen.texts("shell-chest-where", adventure=player["done"] + 1, level=table["level"], phase=table["phase"])
    return f"{title} · {where}"


def draw(view: Data, pen: Pen) -> Iterator[RenderableType]:
    table = view["table"]
    yield pen.rows(_rows(view, table, pen))


def _rows(view: Data, table: Data, pen: Pen) -> Iterator[tuple[str, list[Text]]]:
    label = pen.texts
    for seat, player in enumerate(table["players"]):
        is_adventurer = seat == table["adventurer"]
        yield pen.names[seat] if seat < len(pen.names) else label("shell-seat", number=seat + 1), _player(player, pen)
        if is_adventurer and player["title"] is not None and table["phase"] != "over":
            yield from _hero(player["title"], table["exhausted"], pen)
        if any(player["tokens"].values()):
            yield "", _bag(player["tokens"], "chest-token", TOKEN, pen)
    if table["phase"] == "over":
        return
    party = [
        pen.chip(label(f"chest-face-{face}"), PARTY[face], count) for face, count in table["party"].items() if count
    ]
    party += _bag(table["companions"], "chest-companion", COMPANION, pen)
    yield label("shell-chest-party"), party or [Text("–", "dim")]
    if table["graveyard"]:
        yield label("shell-chest-graveyard"), [pen("shell-chest-dice", "dim", count=table["graveyard"])]
    dungeon = [
        pen.chip(label(f"chest-face-{face}"), DUNGEON[face], count) for face, count in table["dungeon"].items() if count
    ]
    yield label("shell-chest-level", level=table["level"]), dungeon or [pen("shell-chest-clear", "dim")]
    if table["lair"]:
        chip = pen.chip(label("chest-face-dragon"), DRAGON, table["lair"])
        is_awake = table["phase"] == "dragon"
        yield label("shell-chest-lair"), [chip, pen("shell-chest-awake", "bold red")] if is_awake else [chip]
    if table["task"] is not None and table["task"].get("picked"):
        yield label("shell-chest-picked"), _picked(table["task"]["picked"], pen)


def _player(player: Data, pen: Pen) -> list[Text]:
    """Hero, experience and what the score would be now."""
    hero = [] if player["title"] is None else [pen(f"chest-hero-{player['title']}", "bold")]
    return [
        *hero,
        pen("shell-chest-xp", "bright_cyan", xp=player["xp"]),
        pen("shell-chest-score", "bright_yellow", score=player["score"]),
    ]


def _hero(title: str, is_exhausted: bool, pen: Pen) -> Iterator[tuple[str, list[Text]]]:
    """What the hero of this adventure can do."""
    yield pen.texts("shell-chest-skill"), [pen(f"chest-hero-{title}-skill")]
    used = pen("shell-chest-used", "dim italic")
    ultimate = pen(f"chest-hero-{title}-ultimate", "dim" if is_exhausted else "")
    yield pen.texts("shell-chest-ultimate"), [used, ultimate] if is_exhausted else [ultimate]


def _bag(bag: dict[str, int], prefix: str, style: str, pen: Pen) -> list[Text]:
    return [pen.chip(pen.texts(f"{prefix}-{id}"), style, count) for id, count in bag.items() if count]


def _picked(picked: dict[str, int], pen: Pen) -> list[Text]:
    """Dice or companions marked so far, of the party or of the level."""
    chips = []
    for id, count in picked.items():
        if id in DUNGEON:
            chips.append(pen.chip(pen.texts(f"chest-face-{id}"), DUNGEON[id], count))
        elif id in PARTY:
            chips.append(pen.chip(pen.texts(f"chest-face-{id}"), PARTY[id], count))
        else:
            kind = "token" if pen.texts.has(f"chest-token-{id}") else "companion"
            chips.append(pen.chip(pen.texts(f"chest-{kind}-{id}"), COMPANION, count))
    return chips
