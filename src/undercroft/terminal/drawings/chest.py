"""The table of Chest: the party, the level, the lair, and every player's hero and treasure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from undercroft.games.chest.cards import BOX
from undercroft.kernel.match import Match
from undercroft.kernel.position import Data
from undercroft.terminal.drawing import Drawing, Past
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
DICE: Final = (*PARTY, *DUNGEON)
DRAGON: Final = "bold bright_red on grey23"
TOKEN: Final = "black on bright_yellow"
COMPANION: Final = "black on bright_green"


class ChestDrawing(Drawing):
    openers = frozenset({"chest-event-adventure", "chest-event-level"})
    leading = ("rest", "descend")  # the question of regroup; tokens that could be used there come after

    def headline(self, view: Data, pen: Pen) -> str:
        """Whose adventure it is, which, and how deep."""
        table = view["table"]
        if table["phase"] == "over":
            return pen.texts("chest-title")
        seat = table["adventurer"]
        done = table["players"][seat]["done"]
        where = pen.texts("shell-chest-where", adventure=done + 1, level=table["level"], phase=table["phase"])
        return where if view["seats"] == 1 else f"{pen.name(seat)} · {where}"

    def draw(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        yield pen.rows(_rows(view["table"], pen))

    def details(self, view: Data, pen: Pen) -> Iterator[tuple[str, str]]:
        """The hero of this adventure, the faces that lie there, the tokens at hand."""
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
        """Dice to re-roll keep their numbers from pick to pick, however many are still offered; 0 ends the picking."""
        if all(move["verb"] != "reroll" for move in moves):
            return super().keys(moves)
        return [str(DICE.index(move["args"]["die"]) + 1) if move["verb"] == "reroll" else "0" for move in moves]

    def ending(self, match: Match, humans: Sequence[int], past: Past, pen: Pen) -> Iterator[RenderableType]:
        """The rank of a solo game, and the achievements of everybody at this keyboard."""
        from undercroft.games.chest.achievements import earned, leads_guild

        rank = match.view(None)["table"]["rank"]
        if rank is not None:
            yield pen("shell-chest-rank", "bold", rank=pen.texts(f"chest-rank-{rank}"))
        record = match.record
        for seat in humans:
            honours = list(earned(record, seat))
            if len(humans) == 1 and leads_guild([*past, (record, seat)]):
                honours.append("guild-head")
            if honours:
                yield pen("shell-chest-achievements", name=pen.name(seat).plain, count=len(honours))
            for id in honours:
                title, how = pen(f"chest-achievement-{id}", "bold yellow"), pen(f"chest-achievement-{id}-how", "dim")
                yield Text("  * ").append_text(title).append("  ").append_text(how)


def _rows(table: Data, pen: Pen) -> Iterator[tuple[str, list[Text]]]:
    """First what one faces, then what one has, then who one is."""
    if table["phase"] != "over":
        yield from _level(table, pen)
        yield from _party(table, pen)
    if table["task"] is not None and table["phase"] != "formation":
        return  # a choice in several steps: what does not change meanwhile need not be read again
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
        if table["lair"] >= BOX.dragon_wakes:
            dragon.append(pen("shell-chest-awake" if table["phase"] == "dragon" else "shell-chest-stirs", "bold red"))
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
    """Hero, experience and what the score would be now."""
    parts = [] if player["title"] is None else [pen(f"chest-hero-{player['title']}", "bold")]
    parts.append(pen("shell-chest-xp", "cyan", xp=player["xp"]))
    parts.append(pen("shell-chest-score", "yellow", score=player["score"]))
    return Text(" · ").join(parts)


def _hero(title: str, table: Data, pen: Pen) -> Iterator[tuple[str, list[Text]]]:
    """What the hero of this adventure can do: the card may turn in the middle of it. A used ultimate is not told."""
    yield pen.texts("shell-chest-skill"), [pen(f"chest-hero-{title}-skill")]
    ultimate = pen("shell-chest-used", "dim") if table["exhausted"] else pen(f"chest-hero-{title}-ultimate")
    yield pen.texts("shell-chest-ultimate"), [ultimate]


def _bag(bag: dict[str, int], kind: str, style: str, pen: Pen) -> list[Text]:
    return [pen.chip(pen.texts(f"chest-{kind}-{id}"), style, count) for id, count in bag.items() if count]


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


DRAWING: Final = ChestDrawing()
