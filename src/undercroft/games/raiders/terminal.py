"""The table of Raiders in the terminal: the rooms of the floor, and every raider's coins, wounds and cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.drawing.drawing import Drawing, Past
from undercroft.drawing.pen import Pen
from undercroft.drawing.sketch import Cell, Tone
from undercroft.kernel.match import Match
from undercroft.kernel.position import Data
from undercroft.kernel.texts import Texts

KIND_STYLES: Final = {"treasure": "yellow", "monster": "red", "cache": "green", "trap": "magenta", "boss": "bold red"}
HEADS: Final = (
    "shell-raiders-head-raider",
    "shell-raiders-head-coins",
    "shell-raiders-head-wounds",
    "shell-raiders-head-hand",
    "shell-raiders-head-items",
    "shell-raiders-head-card",
)
GIFTS: Final = {"coins": "shell-raiders-gift-coins", "potion": "shell-raiders-gift-potion"}
OUT: Final = {"stone": "shell-raiders-out-stone", "fallen": "shell-raiders-out-fallen"}
SHOWN: Final = "bright_white on blue"
HIGHEST_POWER: Final = 5
MARK_WIDTH, GAP = 4, 2  # of the columns of a floor


class RaidersDrawing(Drawing):
    # The last column marks raiders who have played a card.
    untold: ClassVar[frozenset[str]] = frozenset({"raiders-event-laid", "raiders-event-laid-own"})
    openers: ClassVar[frozenset[str]] = frozenset({"raiders-event-floor", "raiders-event-enter"})

    def headline(self, view: Data, pen: Pen) -> str:
        table = view["table"]
        if table["phase"] == "over":
            return pen.texts("raiders-title")
        return pen.texts("shell-raiders-where", floor=table["floor"], room=table["room"])

    def draw(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        table = view["table"]
        if table["phase"] != "over":
            yield _floor(table["rooms"], pen)
            yield ""
        yield _party(table, pen)

    def sketch(self, view: Data, texts: Texts) -> list[Cell]:
        """Returns the rooms of the floor; the present one glows."""
        tones: dict[str, Tone] = {"passed": "faint", "current": "ember"}
        rooms = view["table"]["rooms"]
        return [Cell(x, 0, tones.get(room["state"], "plain"), str(x + 1)) for x, room in enumerate(rooms)]

    def details(self, view: Data, pen: Pen) -> Iterator[tuple[str, str]]:
        """Yields the room the party is in, and the items that raiders hold."""
        table, text = view["table"], pen.texts
        for room in table["rooms"]:
            if room["state"] == "current":
                kind, id = room["card"]["kind"], room["card"]["id"]
                yield text(f"raiders-{kind}-{id}"), text(f"raiders-kind-{kind}-rule")
                if text.has(f"raiders-{kind}-{id}-rule"):
                    yield "", text(f"raiders-{kind}-{id}-rule")
        for item in table["supply"]:
            if any(player["items"][item] for player in table["players"]):
                yield text(f"raiders-item-{item}"), text(f"raiders-item-{item}-rule")

    def ending(self, match: Match, humans: Sequence[int], past: Past, pen: Pen) -> Iterator[RenderableType]:
        """Yields each raider's wounds, which decide falls and ties."""
        yield _party(match.view(None)["table"], pen)
        yield ""

    def keys(self, moves: Sequence[Data]) -> list[str]:
        """Returns the power as the key of a power card; everything else is numbered from there."""
        keys, after = [], HIGHEST_POWER
        for move in moves:
            card = str(move["args"].get("card", ""))
            if not card.isdigit():
                after += 1
            keys.append(card if card.isdigit() else str(after))
        return keys


def _floor(rooms: list[Data], pen: Pen) -> Table:
    """Yields one line per room: passed ones are dim, the present one has the arrow, dark ones are hidden."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    room_width = pen.width - MARK_WIDTH - max(_name(room["card"], pen).cell_len for room in rooms) - 2 * GAP
    for number, room in enumerate(rooms, 1):
        is_passed, is_current = room["state"] == "passed", room["state"] == "current"
        mark = Text(f" > {number}" if is_current else f"   {number}", "bold yellow" if is_current else "dim")
        card = room["card"]
        if card is None:
            grid.add_row(mark, _name(card, pen), "")
            continue
        name = _name(card, pen)
        name.style = "dim" if is_passed else KIND_STYLES[card["kind"]]
        figures = Text() if is_passed else _listed(_figures(card, pen), room_width, pen)
        figures.style = "" if is_current else "dim"
        if card["kind"] == "boss" and not is_passed:
            figures.append("\n").append(pen.texts(f"raiders-boss-{card['id']}-rule"))
        if not room["lit"]:
            figures.append("  ").append_text(pen("shell-raiders-torch-lit", "italic cyan"))
        grid.add_row(mark, name, figures)
    return grid


def _name(card: Data | None, pen: Pen) -> Text:
    return pen("shell-raiders-dark", "dim") if card is None else pen(f"raiders-{card['kind']}-{card['id']}")


def _listed(parts: Iterable[str], width: int, pen: Pen) -> Text:
    """Joins parts with commas, never breaking a line inside one."""
    words = list(parts)
    return pen.flow([Text(word if word is words[-1] else f"{word},") for word in words], width)


def _figures(card: Data, pen: Pen) -> Iterator[str]:
    """Returns the figures printed on a room card."""
    text = pen.texts
    kind = card["kind"]
    if kind == "treasure":
        yield text("shell-raiders-chest", coins=card["chests"][0])
        for coins in card["chests"][1:]:
            yield text("shell-raiders-small-chest", coins=coins)
    elif kind == "cache":
        for power, gift in enumerate(card["gifts"], 1):
            yield f"{power} – {_gift(gift, pen)}"
    elif kind == "trap":
        # Gifts for the highest card 1 to 5; `cards` explains them.
        amounts = "/".join(str(amount) for amount in card["amounts"])
        yield text("shell-raiders-trap", loss=card["loss"], amounts=amounts)
    else:
        if card["strength"] is not None:  # a boss's rule says that it cannot be beaten
            yield text("shell-raiders-strength", strength=card["strength"])
        if card["wounds"]:
            yield text("shell-raiders-wounds", count=card["wounds"])
        if kind == "boss":
            yield from _boss(card, pen)


def _boss(card: Data, pen: Pen) -> Iterator[str]:
    text = pen.texts
    if card["coins"]:
        yield text("shell-raiders-robs", count=card["coins"])
    if card["prize"]:
        yield text("shell-raiders-prize", count=card["prize"])


def _gift(gift: dict[str, Any], pen: Pen) -> str:
    if gift["kind"] == "item":
        return pen.texts("shell-raiders-item", item=gift["item"])
    return pen.texts(GIFTS[gift["kind"]], count=gift["count"])


def _party(table: Data, pen: Pen) -> Table:
    """Yields one line per raider; the scroll marks the first player of the tactical variant."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
    for id in HEADS:
        grid.add_column(pen.texts(id), justify="right" if id.endswith(("-coins", "-wounds")) else "left")
    for player in table["players"]:
        seat = player["seat"]
        name = pen.name(seat).append(", ", "dim").append(pen.texts(f"raiders-character-{player['character']}"), "dim")
        if table["scroll"] == seat:
            name.append_text(pen("shell-raiders-scroll", "yellow"))
        grid.add_row(
            name,
            Text(str(player["coins"]), "bold yellow"),
            Text(str(player["wounds"]), "bold red"),
            _hand(player),
            _items(player["items"], pen),
            _card(player, pen),
        )
    return grid


def _hand(player: Data) -> Text:
    """Returns all five power cards, with a gap for those already played on this floor."""
    hand = Text()
    for power in ("1", "2", "3", "4", "5"):
        hand.append(f"{power} " if power in player["hand"] else "· ", "bold" if power in player["hand"] else "dim")
    return hand


def _items(items: dict[str, int], pen: Pen) -> Text:
    held = [(pen.texts("shell-raiders-item", item=item), count) for item, count in items.items() if count]
    return Text(", ".join(name if count == 1 else f"{name} ×{count}" for name, count in held))


def _card(player: Data, pen: Pen) -> Text:
    """Returns the card before the raider in this room."""
    if player["out"] is not None:
        return pen(OUT[player["out"]], "red")
    lying = player["shown"] or player["laid"]
    if lying is not None:
        return pen.chip(_card_name(lying, pen), SHOWN)
    return pen("shell-raiders-laid", "dim") if player["has_laid"] else Text("")


def _card_name(card: str, pen: Pen) -> str:
    if card == "flee":
        return pen.texts("shell-raiders-flees")
    return card if card.isdigit() else pen.texts("shell-raiders-item", item=card)


DRAWING: Final = RaidersDrawing()
