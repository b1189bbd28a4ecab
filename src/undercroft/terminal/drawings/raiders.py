"""The table of Raiders: the rooms of the floor, and every raider's purse, wounds and cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.kernel.position import Data
from undercroft.terminal.pen import Pen

KIND_STYLES: Final = {
    "treasure": "bright_yellow",
    "monster": "bright_red",
    "cache": "bright_green",
    "trap": "bright_magenta",
    "boss": "bold bright_red",
}
POWER: Final = "black on bright_white"
ITEM: Final = "black on bright_yellow"
SHOWN: Final = "bright_white on blue"


def headline(view: Data, pen: Pen) -> str:
    table = view["table"]
    title = pen.texts("raiders-title")
    if table["phase"] == "over":
        return title
    return f"{title} · {pen.texts('shell-raiders-where', floor=table['floor'], room=table['room'])}"


def draw(view: Data, pen: Pen) -> Iterator[RenderableType]:
    table = view["table"]
    if table["phase"] != "over":
        for number, room in enumerate(table["rooms"], 1):
            yield _room(number, room, pen)
        yield ""
    yield _party(table, pen)


def _room(number: int, room: Data, pen: Pen) -> Text:
    """One line a room: passed ones are quiet, the current one has the arrow, dark ones hide."""
    is_passed, is_current = room["state"] == "passed", room["state"] == "current"
    line = Text(" > " if is_current else "   ", "bold yellow")
    line.append(f"{number}  ", "dim")
    card = room["card"]
    if card is None:
        line.append_text(pen("shell-raiders-dark", "dim"))
        return line
    line.append(pen.texts(f"raiders-{card['kind']}-{card['id']}"), "dim" if is_passed else KIND_STYLES[card["kind"]])
    if not is_passed:
        figures = ", ".join(_figures(card, pen))
        line.append(f"  {figures}", "" if is_current else "dim")
    if not room["lit"]:
        line.append("  ").append_text(pen("shell-raiders-torch-lit", "italic cyan"))
    return line


def _figures(card: Data, pen: Pen) -> Iterator[str]:
    """What is printed on a room card."""
    text = pen.texts
    kind = card["kind"]
    if kind == "treasure":
        yield text("shell-raiders-chests", chests=" + ".join(str(coins) for coins in card["chests"]))
    elif kind == "cache":
        yield ", ".join(f"{power} – {_gift(gift, pen)}" for power, gift in enumerate(card["gifts"], 1))
    elif kind == "trap":
        amounts = " ".join(str(amount) for amount in card["amounts"])
        yield text("shell-raiders-trap", loss=card["loss"], amounts=amounts)
    else:
        strength = card["strength"]
        yield (
            text("shell-raiders-unbeatable") if strength is None else text("shell-raiders-strength", strength=strength)
        )
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
    if card["flight"] is not None:
        yield text("shell-raiders-flight", item=text(f"raiders-item-{card['flight']}"))
    if card["strikes"] == "highest":
        yield text("shell-raiders-strikes-highest")


def _gift(gift: dict[str, Any], pen: Pen) -> str:
    if gift["kind"] == "item":
        return pen.texts(f"raiders-item-{gift['item']}")
    return pen.texts(f"shell-raiders-gift-{gift['kind']}", count=gift["count"])


def _party(table: Data, pen: Pen) -> Table:
    """A line a raider; the scroll marks the first player of the tactical variant."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
    for id in ("raider", "coins", "wounds", "hand", "items", "card"):
        grid.add_column(pen.texts(f"shell-raiders-head-{id}"), justify="right" if id in ("coins", "wounds") else "left")
    for player in table["players"]:
        seat = player["seat"]
        name = pen.name(seat).append(", ", "dim").append(pen.texts(f"raiders-character-{player['character']}"), "dim")
        if table["scroll"] == seat:
            name.append_text(pen("shell-raiders-scroll", "yellow"))
        grid.add_row(
            name,
            Text(str(player["coins"]), "bold bright_yellow"),
            Text(str(player["wounds"]), "bold red"),
            _hand(player, pen),
            _items(player["items"], pen),
            _card(player, pen),
        )
    return grid


def _hand(player: Data, pen: Pen) -> Text:
    """All five power cards; those already played on this floor leave a gap."""
    hand = Text()
    for power in ("1", "2", "3", "4", "5"):
        hand.append(f"{power} " if power in player["hand"] else "· ", "bold" if power in player["hand"] else "dim")
    return hand


def _items(items: dict[str, int], pen: Pen) -> Text:
    held = [(pen.texts(f"raiders-item-{item}"), count) for item, count in items.items() if count]
    return Text(", ".join(name if count == 1 else f"{name} ×{count}" for name, count in held))


def _card(player: Data, pen: Pen) -> Text:
    """What lies before the raider in this room."""
    if player["out"] is not None:
        return pen(f"shell-raiders-out-{player['out']}", "red")
    lying = player["shown"] or player["laid"]
    if lying is not None:
        return pen.chip(_card_name(lying, pen), SHOWN)
    return pen("shell-raiders-laid", "dim") if player["has_laid"] else Text("")


def _card_name(card: str, pen: Pen) -> str:
    if card == "flee":
        return pen.texts("shell-raiders-flees")
    return card if card.isdigit() else pen.texts(f"raiders-item-{card}")
