"""A game: its declaration, and the functions that create its positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from undercroft.kernel.cards import digest, printed
from undercroft.kernel.chance import Chance
from undercroft.kernel.errors import BadCards, BadOption, BadPosition, BadView
from undercroft.kernel.message import Event
from undercroft.kernel.mind import Mind
from undercroft.kernel.move import Notation
from undercroft.kernel.options import Options, read_options
from undercroft.kernel.position import GAMES, Data, Position
from undercroft.kernel.values import shown
from undercroft.kernel.views import check_same, read_header

if TYPE_CHECKING:
    from undercroft.kernel.encoder import Encoder
    from undercroft.kernel.match import Match


class DailyPlan(NamedTuple):
    """The table of a game's daily dungeon: the person sits first, `rivals` bots follow."""

    rivals: int
    options: Mapping[str, Any] = {}


class ReportEvents(NamedTuple):
    """Names the events a balance report reads, each without its prefix `GAME-event-`."""

    traits: tuple[str, ...]  # give a seat a hero, a dog, a character
    first: str | None  # names the seat that begins
    drawn: tuple[str, ...]  # a card comes into the game
    played: tuple[str, ...]  # a card is used


class Game(ABC):
    """A rulebook. Subclasses declare what the game is at the top of their file.

    Modules of the game's package serve without being declared: `bot.mind` holds its `MIND`, `encoder` its `ENCODER`,
    `terminal` its `DRAWING`, `cards` the class `Cards`, and `achievements` what seats and people can achieve.
    """

    name: ClassVar[str]
    version: ClassVar[int]  # version of the rules; raised by any change an old record would notice
    seats: ClassVar[range]  # allowed numbers of seats
    is_simultaneous: ClassVar[bool]  # whether several seats may owe a decision at once
    has_secrets: ClassVar[bool]  # whether anything is hidden from some seat
    longest: ClassVar[int]  # upper bound on decisions in a game; a law enforces it
    options: ClassVar[type[Options]]
    notation: ClassVar[Notation]
    folder: ClassVar[Path]  # holds cards.toml, ru.ftl, en.ftl and puzzles.json
    daily: ClassVar[DailyPlan | None] = None  # None: the game has no daily dungeon
    report_events: ClassVar[ReportEvents | None] = None  # None: a report counts every event with a card as played

    def __init__(self) -> None:
        GAMES[self.name, None] = self

    def __repr__(self) -> str:
        return f"<game {self.name}, rules version {self.version}, {self.seats[0]} to {self.seats[-1]} seats>"

    @abstractmethod
    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event] | None = None) -> Position:
        """Deals a fresh game. If `events` is a list, the events of the deal are appended to it."""

    @abstractmethod
    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> Position:
        """Reads a position from the game's own part of `match.save()`. Missing fields are as in a fresh game;
        impossible ones raise BadPosition, naming the field.
        """

    def part(self, name: str) -> Any:
        """Imports a module of the game's package on demand, such as `bot.mind`; None if the package has none.

        A plain import would always return the module with the printed cards, even in a game with corrected ones.
        """
        if name not in self._parts:
            self._parts[name] = _module(f"{type(self).__module__}.{name}")
        return self._parts[name]

    @cached_property
    def _parts(self) -> dict[str, Any]:
        return {}

    @cached_property
    def changes(self) -> Data:
        """Returns the figures that differ from the printed ones (see `games/card_sets.py`)."""
        return {}

    @cached_property
    def figures(self) -> Data:
        """Returns every figure in play: by file, then by table."""
        return printed(self.folder)

    @cached_property
    def digest(self) -> str | None:
        """Identifies the card set: a digest over its figures; None for a game without cards files."""
        return digest(self.figures) if self.figures else None

    @cached_property
    def made_by(self) -> tuple[Any, ...]:
        """Returns the function and arguments that recreate this game, for pickling."""
        return type(self), ()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.made_by

    def imagine(self, view: Data, chance: Chance) -> Position:
        """Returns a whole position that agrees with a view: `imagine(v).view(seat) == v`.

        It may fail in any way on data that is no view; `uc.imagine` turns every failure into BadView.
        """
        options = read_header(self, view)
        try:
            position = self.load(self.known(view, chance), view["seats"], options)
        except BadPosition as error:
            raise BadView(f"this is no view of {self.name}: {error}") from None
        check_same(position, view)
        return position

    def known(self, view: Data, chance: Chance) -> Data:
        """Returns a view in the form that `load` reads, with dealt cards in place of hidden ones."""
        raise NotImplementedError

    def read(self, seats: int, given: Mapping[str, Any]) -> Options:
        """Checks the options of a table and returns them as a struct."""
        if type(seats) is not int or seats not in self.seats:  # True and 2.0 are in a range too
            least, most = self.seats[0], self.seats[-1]
            raise BadOption(f"{self.name} is for {least} to {most} seats, not {shown(seats)}")
        return read_options(self.options, given, seats)

    def among_people(self) -> dict[str, Any]:
        """Returns options for every match of a person against others, so that nobody learns more than the
        rules tell.
        """
        return {}

    def check_cards(self, path: Path) -> None:
        """Reads a corrected cards file and raises BadCards if it has a mistake, naming file, card and field."""
        cards = self.part("cards")
        if cards is None:
            raise BadCards(f"{self.name} has no cards file to correct")
        cards.Cards(path)

    def faces(self) -> Mapping[str, Any]:
        """Returns the printed content of cards, for clients that draw them. Empty where views hold all figures."""
        return {}

    def mind(self) -> Mind | None:
        """Returns the game's knowledge of good play; None if bots can only play at random."""
        part = self.part("bot.mind")
        mind: Mind | None = part and part.MIND
        return mind

    def encoder(self) -> Encoder | None:
        """Returns the game's action and observation encoding for learners; None if it has none."""
        part = self.part("encoder")
        encoder: Encoder | None = part and part.ENCODER
        return encoder

    def drawing(self) -> object:
        """Returns the `undercroft.drawing.Drawing` of the terminal; None draws the view's plain data."""
        part = self.part("terminal")
        return part and part.DRAWING

    def table_traits(self, events: Sequence[Event]) -> list[str]:
        """Returns traits of a whole game for balance reports, such as `boss:medusa`."""
        return []

    def honours(self, match: Match, seat: int) -> tuple[str, ...]:
        """Returns a seat's achievements in a finished match: ids of texts, each with an `ID-how`."""
        part = self.part("achievements")
        return () if part is None or match.result is None else tuple(part.judged(match, seat))

    def career(self, heroes: Collection[str]) -> tuple[str, ...]:
        """Returns a person's achievements over all matches, given the heroes played in them: ids as in `honours`."""
        part = self.part("achievements")
        return () if part is None else tuple(part.career(heroes))

    def achievements(self) -> tuple[str, ...]:
        """Returns every achievement that `honours` and `career` can give, in the order shown."""
        part = self.part("achievements")
        return () if part is None else part.IDS

    def hero(self, view: Data, seat: int) -> str | None:
        """Returns the text id of a seat's hero, dog or character, read from a view; None if it has none."""
        return None

    def message_ids(self) -> set[str]:
        """Returns text ids that code builds from names (cards, faces, parts of scores), so tests can check them."""
        return {f"{id}{end}" for id in self.achievements() for end in ("", "-how")}


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise  # the module is there, but not what it imports
        return None
