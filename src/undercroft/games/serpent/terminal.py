"""The table of Serpent in the terminal: the map, the heroes and their cards, the quests, the battle, the own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.drawing.drawing import Drawing
from undercroft.drawing.pen import Pen
from undercroft.drawing.sketch import Cell
from undercroft.games.serpent.box.book import CARD_NUMBER, CARDS
from undercroft.games.serpent.table.battle import FIGHTERS
from undercroft.kernel.position import Data
from undercroft.kernel.texts import Texts

SIDES: Final = ("north", "east", "south", "west")
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
ARROWS: Final = ("↑", "→", "↓", "←")
# The ways out of a location as one sign: bits for north, east, south and west.
WAYS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
EXIT_STYLES: Final = {"blocked": "yellow", "trap": "red"}
ZONE_STYLES: Final = {
    "prepared": "black on bright_yellow",
    "curse": "bright_white on magenta",
    "lair": "bright_white on red",
    "minion": "black on bright_green",
    "battle": "bold bright_white on red",
    "waiting": "bright_white on magenta",
}
CELL: Final = 4
GAP: Final = 2  # between the map and the names
LOW: Final = 30  # lines of a terminal without room for the things of rivals, or for a line per row
TRACKS: Final = ("place", "level", "health", "glory", "peril", "actions", "melee", "magic", "speed", "quests", "cards")


class SerpentDrawing(Drawing):
    openers: ClassVar[frozenset[str]] = frozenset({"serpent-event-turn"})

    def headline(self, view: Data, pen: Pen) -> str:
        table = view["table"]
        if table["is_over"]:
            return pen.texts("serpent-title")
        where = pen.texts("serpent-headline", round=table["round"], phase=table["phase"], tokens=table["tokens"])
        return f"{pen.name(table['active'])} · {where}"

    def draw(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        table = view["table"]
        yield from _map(table, pen)
        yield _heroes(table, pen)
        rows = [[Text(label, "dim"), *parts] for label, parts in _rows(view, pen)]
        if pen.console.height <= LOW:
            rows = [[part for row in rows for part in row]]
        for row in rows:
            yield pen.flow(row, min(pen.width, pen.console.width))

    def told(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        table = view["table"]
        yield from (_hero(hero, table, pen) for hero in table["heroes"])
        yield pen.rows([(_owner(label, table, pen), parts) for label, parts in _rows(view, pen)])
        yield from (_place(place, table, pen) for place in table["map"])

    def sketch(self, view: Data, texts: Texts) -> list[Cell]:
        """Returns the map; locations with heroes glow and have their marks."""
        heroes = {hero["place"]: _mark(hero) for hero in view["table"]["heroes"] if not hero["is_out"]}
        return [
            Cell(
                place["x"], place["y"], "ember" if place["place"] in heroes else "plain", heroes.get(place["place"], "")
            )
            for place in view["table"]["map"]
        ]

    def details(self, view: Data, pen: Pen) -> Iterator[tuple[str, str]]:
        """Yields the own hand, the cards in play, the quests and the hero's location."""
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
    """Returns a hero's name and the abilities of its present side."""
    id = f"serpent-hero-{hero['hero']}"
    return pen.texts(id), pen.texts(f"{id}-heroic-rule" if hero["grade"] == "heroic" else f"{id}-rule")


def _card_id(pen: Pen, card: str) -> str:
    return f"serpent-card-{card}" if pen.texts.has(f"serpent-card-{card}") else f"serpent-monster-{card}"


def _map(table: Data, pen: Pen) -> Iterator[Table | Text]:
    """Draws locations as numbers with the ways between them; their names stand beside the map, and go on below it."""
    cells = {(place["x"], place["y"]): number for number, place in enumerate(table["map"])}
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    drawn = Text()
    for y in range(min(y for _, y in cells), max(y for _, y in cells) + 1):
        drawn.append("\n" if drawn else "")
        for x in range(left, right + 1):
            drawn.append_text(_cell(cells.get((x, y)), table, pen))
    size, width = (right - left + 1) * CELL, min(pen.width, pen.console.width)
    names = [_name(number, place, pen) for number, place in enumerate(table["map"], 1)]
    beside, count = Text(), 0
    while count < len(names) and _height(further := pen.flow(names[: count + 1], width - size - GAP, "  ")) <= _height(
        drawn
    ):
        beside, count = further, count + 1
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True, width=size)
    grid.add_row(drawn, beside)
    yield grid
    if count < len(names):
        yield pen.flow(names[count:], width, "  ")


def _height(text: Text) -> int:
    return text.plain.count("\n") + 1


def _cell(number: int | None, table: Data, pen: Pen) -> Text:
    """Draws a location's number, its ways, a trap, and who is there."""
    if number is None:
        return Text(" " * CELL)
    place = table["map"][number]
    ways = sum(1 << side for side, exit in enumerate(place["exits"]) if exit["kind"] != "wall")
    cell = Text(f"{number + 1:>2}", "bold").append(WAYS[ways], "green")
    if any(piece["zone"] == "laid" and piece["place"] == place["place"] for piece in table["pieces"]):
        cell.append("×", "bold red")
    for hero in table["heroes"]:
        if hero["place"] == place["place"] and not hero["is_out"] and len(cell) < CELL:
            cell.append("↓" if hero["fallen"] else _mark(hero), pen.seat_style(hero["seat"]))
    cell.pad_right(CELL - len(cell))
    return cell


def _name(number: int, place: Data, pen: Pen) -> Text:
    """Returns a location's number and name, and the tests at its exits."""
    name = Text(f"{number} ", "bold").append(pen.texts(f"serpent-location-{place['place']}"), "default")
    for side, exit in enumerate(place["exits"]):
        kind = exit.get("now", exit["kind"])
        if kind in EXIT_STYLES:
            name.append(f" {ARROWS[side]}{exit['number']}", EXIT_STYLES[kind])
    return name


def _heroes(table: Data, pen: Pen) -> Table:
    """Draws the tracks of all heroes, a line each."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, max_width=20)
    for _ in TRACKS:
        grid.add_column(justify="right", no_wrap=True)
    grid.add_row("", *(pen("serpent-track", "dim", track=track) for track in TRACKS))
    numbers = {place["place"]: number for number, place in enumerate(table["map"], 1)}
    for hero in table["heroes"]:
        name = Text(f"{_mark(hero)} ", pen.seat_style(hero["seat"])).append_text(pen.name(hero["seat"]))
        if hero["is_out"]:
            grid.add_row(name, pen("serpent-label-out", "dim"))
            continue
        figures = {**hero, **hero["values"], "cards": hero["hand_size"], "place": numbers[hero["place"]]}
        figures["quests"] = f"{hero['quests']}/{table['quests_to_win']}"
        grid.add_row(name, *(str(figures[track]) for track in TRACKS))
    return grid


def _hero(hero: Data, table: Data, pen: Pen) -> Text:
    """Returns a hero's figures as a sentence."""
    if hero["is_out"]:
        return pen("serpent-told-out", name=pen.name(hero["seat"]).plain)
    shown = ("level", "health", "glory", "peril", "actions")
    return pen(
        "serpent-told-hero",
        name=pen.name(hero["seat"]).plain,
        hero=pen.texts(f"serpent-hero-{hero['hero']}"),
        place=pen.texts(f"serpent-location-{hero['place']}"),
        quests=hero["quests"],
        needed=table["quests_to_win"],
        cards=hero["hand_size"],
        **{figure: hero[figure] for figure in shown},
        **hero["values"],
    )


def _owner(label: str, table: Data, pen: Pen) -> str:
    """Returns the name of the player whose mark labels a row; other labels as they are."""
    return next((pen.name(hero["seat"]).plain for hero in table["heroes"] if _mark(hero) == label), label)


def _place(place: Data, table: Data, pen: Pen) -> Text:
    """Returns a location, where its ways lead, and a trap that lies there."""
    names = {(other["x"], other["y"]): pen.texts(f"serpent-location-{other['place']}") for other in table["map"]}
    ways = []
    for side, (x, y), exit in zip(SIDES, STEPS, place["exits"], strict=True):
        if exit["kind"] == "wall":
            continue
        kind = exit.get("now", exit["kind"])
        beyond = names.get((place["x"] + x, place["y"] + y), "")
        number = exit["number"] if kind in EXIT_STYLES else 0
        way = pen.texts("serpent-told-way", side=side, kind=kind, number=number)
        ways.append(f"{way} – {beyond}" if beyond else way)
    traps = [piece for piece in table["pieces"] if piece["zone"] == "laid" and piece["place"] == place["place"]]
    ways += [pen.texts(_card_id(pen, piece["card"])) for piece in traps]
    return Text(f"{names[place['x'], place['y']]}: {'; '.join(ways)}")


def _rows(view: Data, pen: Pen) -> Iterator[tuple[str, list[Text]]]:
    table, me = view["table"], view["seat"]
    fights = [_fight(fight, table, pen) for battle in table["battles"] for fight in battle["fights"]]
    if fights:
        yield pen.texts("serpent-label-battle"), fights
    seats = [hero["seat"] for hero in table["heroes"]] if pen.console.height > LOW else [me]
    for seat in seats:
        things = [_piece(piece, pen) for piece in table["pieces"] if piece["seat"] == seat and piece["zone"] != "laid"]
        quests = [_quest(quest, table, pen) for quest in table["quests"] if quest["seat"] == seat]
        if seat is not None and things + quests:
            yield _mark(table["heroes"][seat]), quests + things
    shared = [_quest(quest, table, pen) for quest in table["quests"] if quest["seat"] < 0]
    yield pen.texts("serpent-label-shared"), shared or [Text("–", "dim")]
    if me is not None:
        hand = Counter(table["heroes"][me]["hand"] or [])
        cards = [_card(card, count, pen) for card, count in hand.items()]
        yield pen.texts("serpent-label-hand"), cards or [Text("–", "dim")]


def _card(card: str, count: int, pen: Pen) -> Text:
    """Draws cards of the own hand with their price."""
    face = CARDS[CARD_NUMBER[card]]
    price = pen.texts(
        "serpent-price", cost=face.cost if face.cost >= 0 else "X", kind="glory" if face.is_glory else "peril"
    )
    return pen.chip(f"{pen.texts(_card_id(pen, card))} {price}", "black on bright_white", count)


def _mark(hero: Data) -> str:
    """Returns a hero's mark on the map."""
    return "ABCDEF"[hero["seat"]]


def _piece(piece: Data, pen: Pen) -> Text:
    wounds = f" −{piece['wounds']}" if piece["wounds"] else ""
    return pen.chip(pen.texts(_card_id(pen, piece["card"])) + wounds, ZONE_STYLES[piece["zone"]])


def _quest(quest: Data, table: Data, pen: Pen) -> Text:
    """Draws a quest with what is done of it and, for the own hero, how far its place is."""
    done = "✓ " if quest["is_done"] else ""
    steps = f" {quest['steps']}" if quest["steps"] else ""
    ahead = [one["steps"] for one in table.get("prospects", ()) if one["quest"] == quest["id"]]
    way = f" →{ahead[0]}" if ahead and ahead[0] is not None else ""
    return pen.chip(done + pen.texts(f"serpent-quest-{quest['quest']}") + steps + way, "black on cyan")


def _fight(fight: Data, table: Data, pen: Pen) -> Text:
    """Returns attacker and target, with the totals once they are rolled."""
    attack = "?" if fight["attack"] < 0 else str(fight["attack"])
    counter = "?" if fight["counter"] < 0 else str(fight["counter"])
    line = Text(_fighter(fight["attacker"], table, pen), "bold").append(f" {attack} : {counter} ")
    line.append(_fighter(fight["target"], table, pen), "bold")
    return line.append(f" ({pen.texts('serpent-form', form=fight['form'])})", "dim")


def _fighter(number: int, table: Data, pen: Pen) -> str:
    """Returns the name of a seat's hero, a card in play, the monster of a quest, or Nakari."""
    fighter = FIGHTERS[number]
    if fighter.is_hero:
        return pen.name(fighter.seat).plain
    if fighter.is_nakari:
        return pen.texts("serpent-monster-nakari")
    if not fighter.is_piece:
        quests = [quest for quest in table["quests"] if quest["id"] == fighter.quest]
        return pen.texts(f"serpent-quest-{quests[0]['quest']}") if quests else "–"
    pieces = [piece for piece in table["pieces"] if piece["id"] == fighter.piece]
    return pen.texts(_card_id(pen, pieces[0]["card"])) if pieces else "–"


DRAWING: Final = SerpentDrawing()
