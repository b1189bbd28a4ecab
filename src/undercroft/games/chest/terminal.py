"""The table of Chest in the terminal: the party, the level, the lair, and every player's hero and treasure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from undercroft.drawing.drawing import Drawing, Past
from undercroft.drawing.pen import Pen
from undercroft.drawing.sketch import Cell, Tone
from undercroft.kernel.match import Match, replay
from undercroft.kernel.position import Data
from undercroft.kernel.texts import Texts

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
DICE: Final = (*PARTY, *DUNGEON)
DRAGON: Final = "bold bright_red on grey23"
TOKEN: Final = "black on bright_yellow"
COMPANION: Final = "black on bright_green"


class ChestDrawing(Drawing):
    openers: ClassVar[frozenset[str]] = frozenset({"chest-event-adventure", "chest-event-level"})
    leading: ClassVar[tuple[str, ...]] = ("rest", "descend")  # the question of regroup; usable tokens come after

    def headline(self, view: Data, pen: Pen) -> str:
        """Returns whose adventure it is, which one, and how deep."""
        table = view["table"]
        if table["phase"] == "over":
            return pen.texts("chest-title")
        seat = table["adventurer"]
        done = table["players"][seat]["done"]
        where = pen.texts("shell-chest-where", adventure=done + 1, level=table["level"], phase=table["phase"])
        return where if view["seats"] == 1 else f"{pen.name(seat)} · {where}"

    def draw(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        yield pen.rows(_rows(view["table"], pen))

    def sketch(self, view: Data, texts: Texts) -> list[Cell]:
        """Returns the dice of the level, then those of the party."""
        table = view["table"]
        rows: tuple[tuple[dict[str, int], Tone], ...] = ((table["dungeon"], "ember"), (table["party"], "plain"))
        cells: list[Cell] = []
        for y, (bag, tone) in enumerate(rows):
            faces = [texts(f"chest-face-{face}")[0] for face, count in bag.items() for _ in range(count)]
            cells += [Cell(x, y, tone, face) for x, face in enumerate(faces)]
        return cells

    def details(self, view: Data, pen: Pen) -> Iterator[tuple[str, str]]:
        """Yields the hero of this adventure, the faces on the table, and the tokens at hand."""
        table, text = view["table"], pen.texts
        player = table["players"][table["adventurer"]]
        if player["title"] is not None:
            yield text(f"chest-hero-{player['title']}"), text(f"chest-hero-{player['title']}-skill")
            yield text("shell-chest-ultimate"), text(f"chest-hero-{player['title']}-ultimate")
        lair = {"dragon": table["lair"]}
        for kind, bag in (("face", table["dungeon"] | lair | table["party"]), ("token", player["tokens"])):
            for id, count in bag.items():
                if count:
                    yield text(f"chest-{kind}-{id}"), text(f"chest-{kind}-{id}-rule")

    def keys(self, moves: Sequence[Data]) -> list[str]:
        """Returns a fixed number for each die to re-roll, however many are still offered; 0 ends the picking."""
        if all(move["verb"] != "reroll" for move in moves):
            return super().keys(moves)
        return [str(DICE.index(move["args"]["die"]) + 1) if move["verb"] == "reroll" else "0" for move in moves]

    def ending(self, match: Match, humans: Sequence[int], past: Past, pen: Pen) -> Iterator[RenderableType]:
        """Yields the rank of a solo game, and the achievements of everyone at this keyboard."""
        rank = match.view(None)["table"]["rank"]
        if rank is not None:
            yield pen("shell-chest-rank", "bold", rank=pen.texts(f"chest-rank-{rank}"))
        game = match.game
        for seat in humans:
            honours = game.honours(match, seat)
            if len(humans) == 1:
                finished = [(match, seat), *[(replay(game, record), played) for record, played in past]]
                honours += game.career({game.hero(each.view(None), played) or "" for each, played in finished} - {""})
            if honours:
                yield pen("shell-chest-achievements", name=pen.name(seat).plain, count=len(honours))
            for id in honours:
                yield Text("  * ").append_text(pen(id, "bold yellow")).append("  ").append_text(pen(f"{id}-how", "dim"))


def _rows(table: Data, pen: Pen) -> Iterator[tuple[str, list[Text]]]:
    """Yields the enemies, then the adventurer's own dice, then the players."""
    if table["phase"] != "over":
        yield from _level(table, pen)
        yield from _party(table, pen)
    if table["task"] is not None and table["phase"] != "formation":
        return  # unchanged during a choice in several steps
    for seat, player in enumerate(table["players"]):
        is_adventurer = seat == table["adventurer"] and table["phase"] != "over"
        yield pen.name(seat).plain, [_player(player, pen)]
        if any(player["tokens"].values()):
            yield "", _bag(player["tokens"], "token", TOKEN, pen)
        if is_adventurer and player["title"] is not None:
            yield from _hero(player["title"], table, pen)


def _level(table: Data, pen: Pen) -> Iterator[tuple[str, list[Text]]]:
    text = pen.texts
    dungeon = [
        pen.chip(text(f"chest-face-{id}"), DUNGEON[id], count) for id, count in table["dungeon"].items() if count
    ]
    if dungeon or table["phase"] in ("monsters", "loot"):
        yield text("shell-chest-level"), dungeon or [pen("shell-chest-clear", "dim")]
    if table["lair"]:
        dragon = [pen.chip(text("chest-face-dragon"), DRAGON, table["lair"])]
        if table["stirs"] or table["awake"]:
            dragon.append(pen("shell-chest-awake" if table["awake"] else "shell-chest-stirs", "bold red"))
        yield text("shell-chest-lair"), dragon


def _party(table: Data, pen: Pen) -> Iterator[tuple[str, list[Text]]]:
    text = pen.texts
    party = [pen.chip(text(f"chest-face-{id}"), PARTY[id], count) for id, count in table["party"].items() if count]
    party += _bag(table["companions"], "companion", COMPANION, pen)
    yield text("shell-chest-party"), party or [Text("–", "dim")]
    if table["graveyard"]:
        yield text("shell-chest-graveyard"), [pen("shell-chest-dice", "dim", count=table["graveyard"])]
    if table["task"] is not None and table["task"].get("picked"):
        yield text("shell-chest-picked"), _picked(table["task"]["picked"], pen)


def _player(player: Data, pen: Pen) -> Text:
    """Returns a player's hero, experience and present score."""
    parts = [] if player["title"] is None else [pen(f"chest-hero-{player['title']}", "bold")]
    parts.append(pen("shell-chest-xp", "cyan", xp=player["xp"]))
    parts.append(pen("shell-chest-score", "yellow", score=player["score"]))
    return Text(" · ").join(parts)


def _hero(title: str, table: Data, pen: Pen) -> Iterator[tuple[str, list[Text]]]:
    """Yields the abilities of this adventure's hero, whose card may turn during it; a used ultimate is left out."""
    yield pen.texts("shell-chest-skill"), [pen(f"chest-hero-{title}-skill")]
    ultimate = pen("shell-chest-used", "dim") if table["exhausted"] else pen(f"chest-hero-{title}-ultimate")
    yield pen.texts("shell-chest-ultimate"), [ultimate]


def _bag(bag: dict[str, int], kind: str, style: str, pen: Pen) -> list[Text]:
    return [pen.chip(pen.texts(f"chest-{kind}-{id}"), style, count) for id, count in bag.items() if count]


def _picked(picked: dict[str, int], pen: Pen) -> list[Text]:
    """Returns the dice or companions marked so far, of the party or of the level."""
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


DRAWING: Final = ChestDrawing()
