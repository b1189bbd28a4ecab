"""The table of Serpent: the map, the heroes and what lies before them, the quests, the battle, the own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.kernel.position import Data
from undercroft.terminal.drawing import Drawing
from undercroft.terminal.pen import Pen

ARROWS: Final = ("↑", "→", "↓", "←")
EXIT_STYLES: Final = {"open": "green", "blocked": "yellow", "trap": "red"}
ZONE_STYLES: Final = {
    "prepared": "black on bright_yellow",
    "curse": "bright_white on magenta",
    "lair": "bright_white on red",
    "minion": "black on bright_green",
    "battle": "bold bright_white on red",
    "waiting": "bright_white on magenta",
}
CELL: Final = 16


class SerpentDrawing(Drawing):
    openers = frozenset({"serpent-event-turn"})

    def headline(self, view: Data, pen: Pen) -> str:
        table = view["table"]
        if table["is_over"]:
            return pen.texts("serpent-title")
        where = pen.texts("serpent-headline", round=table["round"], phase=table["phase"], tokens=table["tokens"])
        return f"{pen.name(table['active'])} · {where}"

    def draw(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        table = view["table"]
        yield _map(table, pen)
        yield pen.rows(_rows(view, pen))

    def details(self, view: Data, pen: Pen) -> Iterator[tuple[str, str]]:
        """The own hand, the cards in play, the quests and the location one stands in."""
        table = view["table"]
        ids = [_card_id(pen, piece["card"]) for piece in table["pieces"]]
        ids += [f"serpent-quest-{quest['quest']}" for quest in table["quests"]]
        for hero in table["heroes"]:
            yield _side(pen, hero)
            if hero["seat"] == view["seat"]:
                ids += [_card_id(pen, card) for card in hero["hand"] or []]
                ids.append(f"serpent-location-{hero['place']}")
        for id in dict.fromkeys(ids):
            yield pen.texts(id), pen.texts(f"{id}-rule")


def _side(pen: Pen, hero: Data) -> tuple[str, str]:
    """A hero's name, and what the side it plays with now can do."""
    id = f"serpent-hero-{hero['hero']}"
    return pen.texts(id), pen.texts(f"{id}-heroic-rule" if hero["grade"] == "heroic" else f"{id}-rule")


def _card_id(pen: Pen, card: str) -> str:
    return f"serpent-card-{card}" if pen.texts.has(f"serpent-card-{card}") else f"serpent-monster-{card}"


def _map(table: Data, pen: Pen) -> Table:
    """Locations as they lie, with the ways out of them and who stands there; moves name cells by column and row."""
    cells = {(place["x"], place["y"]): place for place in table["map"]}
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    grid = Table.grid(padding=(0, 1))
    grid.add_row("", *(Text(str(x), "dim") for x in range(left, right + 1)))
    for y in range(min(y for _, y in cells), max(y for _, y in cells) + 1):
        row = [_cell(cells.get((x, y)), table, pen) for x in range(left, right + 1)]
        grid.add_row(Text(str(y), "dim"), *row)
    return grid


def _cell(place: dict[str, Any] | None, table: Data, pen: Pen) -> Text:
    if place is None:
        return Text(" " * CELL)
    name = pen.texts(f"serpent-location-{place['place']}")
    cell = Text(name[:CELL].ljust(CELL), "bold")
    cell.append("\n")
    for side, exit in enumerate(place["exits"]):
        if exit["kind"] != "wall":
            kind = exit.get("now", exit["kind"])
            mark = ARROWS[side] + (str(exit["number"]) if kind in ("blocked", "trap") else "")
            cell.append(mark + " ", f"{EXIT_STYLES[kind]}{'' if exit['way'] else ' dim'}")
    for hero in table["heroes"]:
        if hero["place"] == place["place"] and not hero["is_out"]:
            cell.append(_number(hero), pen.seat_style(hero["seat"]))
            cell.append("↓" if hero["fallen"] else "")
    if any(piece["zone"] == "laid" and piece["place"] == place["place"] for piece in table["pieces"]):
        cell.append(" ×", "bold red")
    return cell


def _rows(view: Data, pen: Pen) -> Iterator[tuple[str, list[Text]]]:
    table = view["table"]
    for hero in table["heroes"]:
        yield f"{_number(hero)} {pen.name(hero['seat']).plain}", [_hero(hero, pen)]
        chips = [
            _piece(piece, pen) for piece in table["pieces"] if piece["seat"] == hero["seat"] and piece["zone"] != "laid"
        ]
        quests = [_quest(quest, pen) for quest in table["quests"] if quest["seat"] == hero["seat"]]
        if chips or quests:
            yield "", chips + quests
    shared = [_quest(quest, pen) for quest in table["quests"] if quest["seat"] < 0]
    yield pen.texts("serpent-label-shared"), shared or [Text("–", "dim")]
    for battle in table["battles"]:
        yield pen.texts("serpent-label-battle"), [_fight(fight, table, pen) for fight in battle["fights"]]
    if view["seat"] is not None:
        hand = table["heroes"][view["seat"]]["hand"] or []
        yield (
            pen.texts("serpent-label-hand"),
            [pen.chip(pen.texts(_card_id(pen, card)), "black on bright_white") for card in hand] or [Text("–", "dim")],
        )


def _hero(hero: Data, pen: Pen) -> Text:
    line = pen(f"serpent-hero-{hero['hero']}", pen.seat_style(hero["seat"]))
    if hero["is_out"]:
        return line.append(" ").append_text(pen("serpent-label-out", "dim"))
    figures = {key: hero[key] for key in ("level", "health", "glory", "peril", "actions")}
    return line.append(" · ").append_text(pen("serpent-label-hero", "", **figures, **hero["values"]))


def _number(hero: Data) -> str:
    """How a hero is marked on the map."""
    return f"({hero['seat'] + 1})"


def _piece(piece: Data, pen: Pen) -> Text:
    wounds = f" −{piece['wounds']}" if piece["wounds"] else ""
    return pen.chip(pen.texts(_card_id(pen, piece["card"])) + wounds, ZONE_STYLES[piece["zone"]])


def _quest(quest: Data, pen: Pen) -> Text:
    done = "✓ " if quest["is_done"] else ""
    steps = f" {quest['steps']}" if quest["steps"] else ""
    return pen.chip(done + pen.texts(f"serpent-quest-{quest['quest']}") + steps, "black on cyan")


def _fight(fight: Data, table: Data, pen: Pen) -> Text:
    """Who strikes at whom, with the totals once they are rolled."""
    attack = "?" if fight["attack"] < 0 else str(fight["attack"])
    counter = "?" if fight["counter"] < 0 else str(fight["counter"])
    line = Text(_fighter(fight["attacker"], table, pen), "bold").append(f" {attack} : {counter} ")
    line.append(_fighter(fight["target"], table, pen), "bold")
    return line.append(f" ({pen.texts('serpent-form', form=fight['form'])})", "dim")


def _fighter(code: int, table: Data, pen: Pen) -> str:
    """A seat, a card in play, the monster of a quest, or Nakari."""
    if code < 8:
        return pen.name(code).plain
    if code == 255:
        return pen.texts("serpent-monster-nakari")
    if code >= 128:
        quests = [quest for quest in table["quests"] if quest["id"] == code - 128]
        return pen.texts(f"serpent-quest-{quests[0]['quest']}") if quests else "–"
    pieces = [piece for piece in table["pieces"] if piece["id"] == code - 8]
    return pen.texts(_card_id(pen, pieces[0]["card"])) if pieces else "–"


DRAWING: Final = SerpentDrawing()
