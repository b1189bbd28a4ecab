"""The table of Doggies in the terminal: the dungeon as a map of boxes, then every dog's board, quests and supply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.drawing.drawing import Drawing
from undercroft.drawing.pen import KEY_STYLE, Pen
from undercroft.drawing.sketch import Cell, Tone
from undercroft.drawing.spoken import SpokenPen
from undercroft.games.doggies.cards import CARDS, RoomCard
from undercroft.kernel.position import Data
from undercroft.kernel.texts import Texts

SYMBOLS: Final = ("sword", "bow", "fire")
CARDS_BY_ID: Final = {card.id: card for card in CARDS.rooms + CARDS.starts}

# A room is a box of this size; this many fit beside the ruler into 80 columns and above the boards.
WIDE: Final = 7
HIGH: Final = 4
COLUMNS: Final = 10
ROWS: Final = 6
LEAST: Final = 3  # rows on the smallest screen while a card is laid
BESIDE: Final = 11  # lines of the card in its turns, the question and its answers
MARGIN: Final = 4

SORT_STYLES: Final = {"monster": "red", "coins": "yellow", "chest": "yellow", "trap": "magenta", "potion": "green"}
HEADS: Final = (
    "doggies-terminal-head-dog",
    "doggies-terminal-head-paws",
    "doggies-terminal-head-attack",
    "doggies-terminal-head-defence",
    "doggies-terminal-head-potions",
    "doggies-terminal-head-coins",
    "doggies-terminal-head-state",
)

Spot = tuple[int, int]


class DoggiesDrawing(Drawing):
    # The card is laid at once, and that is told.
    untold: ClassVar[frozenset[str]] = frozenset({"doggies-event-explore"})
    openers: ClassVar[frozenset[str]] = frozenset({"doggies-event-token"})

    def headline(self, view: Data, pen: Pen) -> str:
        table = view["table"]
        if table["phase"] == "over":
            return pen.texts("doggies-title")
        figures = {"round": table["round"], "rounds": table["rounds"], "pile": table["pile"]}
        if table["countdown"] is not None:
            return pen.texts("doggies-terminal-countdown", **figures | {"pile": table["countdown"]})
        return pen.texts("doggies-terminal-where", **figures)

    def draw(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        # The map comes last, next to the question: on a small screen the rest scrolls away.
        table = view["table"]
        yield _boards(table, pen)
        yield pen.rows(_rows(view, pen))
        if table["phase"] not in ("dogs", "quests", "over"):
            map = Map(table, pen)
            yield ""
            yield map.drawn()
            if table["drawn"] is not None:
                yield map.turns(table["drawn"])

    def told(self, view: Data, pen: Pen) -> Iterator[RenderableType]:
        table = view["table"]
        yield from (_dog(seat, table, pen) for seat in range(view["seats"]))
        yield pen.rows(row for row in _rows(view, pen) if row[0])
        if table["phase"] not in ("dogs", "quests", "over"):
            yield from (_room(row, table, pen) for row in table["map"])
            if table["drawn"] is not None:
                yield pen("doggies-told-drawn", room=pen.texts(f"doggies-room-{table['drawn']['card']}"))

    def sketch(self, view: Data, texts: Texts) -> list[Cell]:
        """Returns the map: claimed rooms with their seat, the walker's room glowing."""
        table = view["table"]
        walk = table["walk"]
        at = None if walk is None else (walk["x"], walk["y"])
        cells = []
        for row in table["map"]:
            tone: Tone = "ember" if (row["x"], row["y"]) == at else "faint" if row["gap"] else "plain"
            mark = "" if row["paws"] is None else str(row["paws"]["seat"] + 1)
            cells.append(Cell(row["x"], -row["y"], tone, mark))
        return cells

    def shorter(self, moves: Sequence[Data], keys: Sequence[str], pen: Pen) -> Iterator[Text]:
        """Yields the places for a card, a line for each of its turns."""
        if moves[0]["verb"] != "lay":
            return
        places: dict[int, list[Text]] = {}
        for move, key in zip(moves, keys, strict=True):
            args = move["args"]
            place = Text().append(f"{key:>3} ", KEY_STYLE).append(f"{args['x']},{args['y']}")
            places.setdefault(args["turn"], []).append(place)
        for turn in sorted(places):
            label = Text(f"{pen.texts('doggies-terminal-turn', turn=turn)}:", "dim")
            yield pen.flow([label, *places[turn]], pen.width)

    def details(self, view: Data, pen: Pen) -> Iterator[tuple[str, str]]:
        """Yields the dogs at the table, and the sorts of rooms on the map."""
        table, text = view["table"], pen.texts
        for player in table["players"]:
            if player["dog"] is not None:
                yield text(f"doggies-dog-{player['dog']}"), text(f"doggies-dog-{player['dog']}-skill")
        for sort in dict.fromkeys(CARDS_BY_ID[row["card"]].sort for row in table["map"][1:]):
            yield text(f"doggies-sort-{sort}"), text(f"doggies-sort-{sort}-rule")


def _dog(seat: int, table: Data, pen: Pen) -> Text:
    """Returns a dog's figures as a sentence."""
    player, walk = table["players"][seat], table["walk"]
    now = player if walk is None or walk["seat"] != seat else {**player, **walk}
    lent = [" / ".join(_symbol(symbol, pen) for symbol in pair) for pair in now["lent"]]
    return pen(
        "doggies-told-dog",
        name=pen.name(seat).plain,
        dog=0 if player["dog"] is None else pen.texts(f"doggies-dog-{player['dog']}"),
        state=player["state"],
        paws=now["paws"],
        attack=", ".join([_told_counts(now["attack"], pen), *lent]),
        defence=now["defence"],
        damage=now.get("damage", 0),
        potions=_told_counts(now["potions"], pen),
        keys=now["keys"],
        coins=player["coins"],
    )


def _room(row: Data, table: Data, pen: Pen) -> Text:
    """Returns a room of the map: where it lies, its ways, and who has claimed it or stands there."""
    text, walk = pen.texts, table["walk"]
    marks = [
        text("doggies-told-exit", side=side, kind="door" if side in row["doors"] else "open") for side in row["exits"]
    ]
    marks += [text("doggies-told-exit", side=side, kind="punched") for side in row["punched"]]
    if row["paws"] is not None:
        marks.append(text("doggies-told-paws", name=pen.name(row["paws"]["seat"]).plain, count=row["paws"]["count"]))
    if row["cover"] is not None:
        marks.append(text("doggies-told-disarmed"))
    if walk is not None and (walk["x"], walk["y"]) == (row["x"], row["y"]):
        marks.append(text("doggies-told-here", name=pen.name(walk["seat"]).plain))
    room = text("doggies-told-gap") if row["gap"] else text(f"doggies-room-{row['card']}")
    return Text(f"{row['x']}, {row['y']} – {room}: {'; '.join(marks)}")


def _symbol(symbol: str, pen: Pen) -> str:
    return pen.texts("doggies-told-symbol", symbol=symbol)


def _told_counts(counts: dict[str, int], pen: Pen) -> str:
    found = [(_symbol(symbol, pen), counts[symbol]) for symbol in SYMBOLS if counts[symbol]]
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in found) or "–"


class Map:
    """The map, cropped around the walking dog, the places to choose from, or the last card."""

    def __init__(self, table: Data, pen: Pen) -> None:
        self.pen = pen
        self.letters: str = pen.texts("doggies-terminal-letters")
        self.rooms: dict[Spot, Data] = {(row["x"], row["y"]): row for row in table["map"]}
        self.walk: Any = table["walk"]
        self.path: list[Spot] = [] if self.walk is None else [(step["x"], step["y"]) for step in self.walk["path"]]
        drawn = table["drawn"]
        self.ghosts: list[Spot] = [] if drawn is None else [(place["x"], place["y"]) for place in drawn["places"]]
        last = table["map"][-1]
        focus = self.path[-1] if self.path else (last["x"], last["y"])
        spots = [*self.rooms, *self.ghosts]
        self.left, self.right = _window([x for x, _ in spots], focus[0], COLUMNS)
        fitting = (pen.console.height - BESIDE) // HIGH
        self.bottom, self.top = _window([y for _, y in spots], focus[1], ROWS if drawn is None else max(LEAST, fitting))

    def drawn(self) -> Text:
        lines = [] if self.ghosts else [self.ruler()]  # free places are marked by their numbers
        for y in range(self.top, self.bottom - 1, -1):
            rows = [Text(" " * MARGIN) for _ in range(HIGH)]
            rows[1] = Text(f"{y:>3} ", "dim")
            for x in range(self.left, self.right + 1):
                for row, part in zip(rows, self.cell(x, y), strict=True):
                    row.append_text(part)
            lines += rows
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines)

    def ruler(self) -> Text:
        return Text(" " * MARGIN + "".join(f"{x:^{WIDE}}" for x in range(self.left, self.right + 1)), "dim")

    def cell(self, x: int, y: int) -> list[Text]:
        """Returns the four lines of a place."""
        if (x, y) in self.rooms:
            return self.room(x, y)
        blank = [Text(" " * WIDE) for _ in range(HIGH)]
        if (x, y) in self.ghosts:
            blank[1] = Text(f"{f'{x},{y}':^{WIDE}}", "bold green")
            blank[2] = Text(f"{'+':^{WIDE}}", "bold green")
        return blank

    def room(self, x: int, y: int) -> list[Text]:
        row = self.rooms[x, y]
        card = CARDS_BY_ID[row["card"]]
        style = "dim" if row["gap"] or row["cover"] else SORT_STYLES.get(card.sort, "")
        frame = "bold cyan" if (x, y) in self.path else "dim"
        name = Text(f"{self.name(row, card):^5.5}", style)
        return _box(row, frame, name, self.figures(x, y, row, card))

    def turns(self, drawn: Data) -> Table:
        """Returns the card to be laid in each of its turns, under the words of the moves."""
        card = CARDS_BY_ID[drawn["card"]]
        name = Text(f"{self.name({'gap': False}, card):^5.5}", SORT_STYLES.get(card.sort, ""))
        turns = {turn["turn"]: turn for place in drawn["places"] for turn in place["turns"]}
        grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column(" " * MARGIN)
        boxes: list[RenderableType] = [""]
        for turn in sorted(turns):
            grid.add_column(self.pen.texts("doggies-terminal-turn", turn=turn), no_wrap=True)
            lines = _box({"punched": [], **turns[turn]}, "", name, Text(f"{self.price(card):^5.5}"))
            boxes.append(Text("\n").join(lines))
        grid.add_row(*boxes)
        return grid

    def name(self, row: Data, card: RoomCard) -> str:
        if row["gap"]:
            return ""
        return self.pen.texts("doggies-terminal-room", room=card.monster or card.sort)

    def figures(self, x: int, y: int, row: Data, card: RoomCard) -> Text:
        """Returns a room's marks: who claimed it, where the walker stands, or what it takes and brings."""
        if self.path and (x, y) == self.path[-1]:
            return Text(f"{'@':^5}", "bold white on blue")
        if row["paws"] is not None:
            seat = row["paws"]["seat"]
            paws = "•" * row["paws"]["count"]
            return Text(f"{f'{paws}{seat + 1}':^5}", self.pen.seat_style(seat))
        if row["cover"] is not None:
            return Text(f"{'×':^5}", "dim")
        return Text(f"{self.price(card):^5.5}")

    def price(self, card: RoomCard) -> str:
        if card.sort == "monster":
            gain = self.shown(card.trophy) or f"{card.coins}$"
            needs = self.shown(card.needs) if len(card.needs) < 4 else "∗"
            return f"{needs}›{gain}"
        if card.sort == "vagabond":
            return f"{self.shown(card.pair)}/{self.shown(card.single)}"
        if card.sort == "coins":
            return f"{card.coins}$"
        return self.shown(card.needs or card.trophy)

    def shown(self, symbols: str) -> str:
        """Returns symbols as letters of the language."""
        return "".join(self.letters["SBFDK".index(symbol)] for symbol in symbols)


def _box(row: Data, frame: str, name: Text, figures: Text) -> list[Text]:
    """Draws a card: an exit is a gap in the frame, a door is shaded, a punched edge starred."""
    north, south = (_opening(row, side, "─", "▒", "*") for side in ("north", "south"))
    west, east = (_opening(row, side, "│", "▒", "*") for side in ("west", "east"))
    return [
        Text(f"┌─{north * 3}─┐", frame),
        Text(west, frame) + name + Text(east, frame),
        Text(west, frame) + figures + Text(east, frame),
        Text(f"└─{south * 3}─┘", frame),
    ]


def _opening(row: Data, side: str, wall: str, door: str, punched: str) -> str:
    if side in row["punched"]:
        return punched
    if side in row["doors"]:
        return door
    return " " if side in row["exits"] else wall


def _window(values: list[int], focus: int, size: int) -> tuple[int, int]:
    """Returns the visible part of a range: all of it if it fits, else the part around the focus."""
    least, most = min(values), max(values)
    if most - least < size:
        return least, most
    first = min(max(focus - size // 2, least), most - size + 1)
    return first, first + size - 1


# --- The boards --------------------------------------------------------------------------------------------


def _boards(table: Data, pen: Pen) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in HEADS:
        grid.add_column(pen.texts(head), no_wrap=True)
    walk = table["walk"]
    for seat, player in enumerate(table["players"]):
        now = player if walk is None or walk["seat"] != seat else {**player, **walk}
        dog = "" if player["dog"] is None else " · " + pen.texts(f"doggies-dog-{player['dog']}")
        name = pen.name(seat).append(dog, "")
        attack = _counts(now["attack"], pen)
        if now["lent"]:
            attack += " +" + " +".join(_pair(pair, pen) for pair in now["lent"])
        damage = f" −{now['damage']}" if "damage" in now else ""
        keys = pen.texts("doggies-terminal-letters")[4] * now["keys"]
        grid.add_row(
            name,
            f"{now['paws']}",
            attack,
            f"{now['defence']}{damage} {keys}".strip(),
            _counts(now["potions"], pen),
            f"{player['coins']}" + (f" +{now['coins']}" if "damage" in now else ""),
            pen.texts("doggies-terminal-state", state=player["state"]),
        )
    return grid


def _counts(counts: dict[str, int], pen: Pen) -> str:
    letters = pen.texts("doggies-terminal-letters")
    return "".join(letters[index] * counts[symbol] for index, symbol in enumerate(SYMBOLS)) or "–"


def _pair(pair: list[str], pen: Pen) -> str:
    letters = pen.texts("doggies-terminal-letters")
    return "/".join(letters[SYMBOLS.index(symbol)] for symbol in pair)


def _rows(view: Data, pen: Pen) -> Iterator[tuple[str, list[Text]]]:
    """Yields quests, the supply, and the meaning of the letters."""
    table: Data = view["table"]
    seat = view["seat"]
    own: Any = None if seat is None else table["players"][seat]["quest"]
    if own is not None:
        yield pen.texts("doggies-terminal-own"), [pen(f"doggies-quest-{own}")]
    if table["quests"]:
        yield pen.texts("doggies-terminal-shared"), [pen(f"doggies-quest-{quest}") for quest in table["quests"]]
    letters = _told_counts if isinstance(pen, SpokenPen) else _counts
    yield pen.texts("doggies-terminal-supply"), [Text(letters(table["supply"], pen))]
    yield "", [pen("doggies-terminal-legend", "dim")]


DRAWING: Final = DoggiesDrawing()
