"""A game as the rest of the package knows it: its declaration, and how its positions come to be."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.kernel.cards import digest, printed
from undercroft.kernel.chance import Chance
from undercroft.kernel.errors import BadCards, BadOption
from undercroft.kernel.given import shown
from undercroft.kernel.message import Event
from undercroft.kernel.mind import Mind
from undercroft.kernel.move import Notation
from undercroft.kernel.options import Options, read_options
from undercroft.kernel.position import GAMES, Data, Position

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Game(ABC):
    """One rulebook. Subclasses declare what the game is, at the top of their file."""

    name: ClassVar[str]
    version: ClassVar[int]  # of the rules; a change that an old record would notice bumps it
    seats: ClassVar[range]  # numbers of seats it is played with
    is_simultaneous: ClassVar[bool]  # may several seats owe a decision at once?
    has_secrets: ClassVar[bool]  # is anything hidden from some seat?
    longest: ClassVar[int]  # decisions no game exceeds; the conformance tests hold it to that
    options: ClassVar[type[Options]]
    notation: ClassVar[Notation]
    folder: ClassVar[Path]  # holds cards.toml, ru.ftl, en.ftl

    def __init__(self) -> None:
        GAMES[self.name, None] = self

    def __repr__(self) -> str:
        return f"<game {self.name}, rules version {self.version}, {self.seats[0]} to {self.seats[-1]} seats>"

    @abstractmethod
    def deal(self, seats: int, options: Options, chance: Chance, told: list[Event] | None = None) -> Position:
        """A fresh game. What the deal shows is told as moves are: the position's `told` is the list given here."""

    @abstractmethod
    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> Position:
        """A position from the game's own part of `match.save()`. What is left out is as in a fresh game;
        what cannot be is refused with BadPosition, naming the field."""

    def part(self, name: str) -> Any:
        """A module of the game's package that is imported only when it is asked for: `bot.mind`, for example.

        A plain import would find that of the printed cards, also in a box with others.
        """
        found = self._parts.get(name)
        return import_module(f"{type(self).__module__}.{name}") if found is None else found

    @cached_property
    def _parts(self) -> dict[str, Any]:
        return {}

    @cached_property
    def changes(self) -> Data:
        """By what the figures it is played with differ from the printed ones: see `games/boxes.py`."""
        return {}

    @cached_property
    def figures(self) -> Data:
        """Every figure that it is played with: by file, then by table."""
        return printed(self.folder)

    @cached_property
    def digest(self) -> str | None:
        """Tells one box of cards from another: over the figures of the cards files; None where there are none."""
        return digest(self.figures) if self.figures else None

    @cached_property
    def made_by(self) -> tuple[Any, ...]:
        """A function and its arguments that give this game, in another process too: how it is pickled."""
        return type(self), ()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.made_by

    @abstractmethod
    def imagine(self, view: Data, chance: Chance) -> Position:
        """A whole position that agrees with a view: `imagine(v).view(seat) == v`.

        What is no view of this game may fail in any way: `uc.imagine` makes a BadView of it.
        """

    def renew(self, data: Mapping[str, Any], rules: int) -> Data:
        """The game's own part of a save written under older rules, as these rules would write it;
        BadPosition where that cannot be."""
        return dict(data)

    def renew_view(self, view: Data, rules: int) -> Data:
        """A view of older rules with the fields that its table has had since: boards of today read them."""
        return view

    def read(self, seats: int, given: Mapping[str, Any]) -> Options:
        """The options of a table, checked."""
        if type(seats) is not int or seats not in self.seats:  # True and 2.0 are in a range too
            least, most = self.seats[0], self.seats[-1]
            raise BadOption(f"{self.name} is for {least} to {most} seats, not {shown(seats)}")
        return read_options(self.options, given, seats)

    def among_people(self) -> dict[str, Any]:
        """Options that a match of several people has, who sit at screens of their own."""
        return {}

    def agree(self, seats: int, given: Mapping[str, Any]) -> Options:
        """The options of a match that begins now. `read` takes those of matches that began before a limit was set."""
        options = self.read(seats, given)
        options.check_new()
        return options

    def check_cards(self, path: Path) -> None:
        """Read a corrected cards file as this game would; a mistake is refused, named by file, card and field."""
        raise BadCards(f"{self.name} has no cards file to correct")

    def faces(self) -> Mapping[str, Any]:
        """What is printed on the cards, as the rules have read it, for clients that draw them: a view only names
        cards. Empty where a view tells all figures."""
        return {}

    def mind(self) -> Mind | None:
        """What the game knows about playing it well; None where bots can only play at random."""
        return None

    def honours(self, match: Match, seat: int) -> tuple[str, ...]:
        """What a seat has earned in a finished match beside its score: ids of texts, each with an `ID-how`."""
        return ()

    def career(self, heroes: Collection[str]) -> tuple[str, ...]:
        """What a person has earned over all finished matches, who has played these heroes in them: ids as of
        `honours`."""
        return ()

    def achievements(self) -> tuple[str, ...]:
        """Everything that `honours` and `career` can give, in the order in which it is told."""
        return ()

    def hero(self, view: Data, seat: int) -> str | None:
        """Whom a seat plays (a hero, a dog, a character), told by a view: the id of a text. None if nobody in
        particular."""
        return None

    def message_ids(self) -> set[str]:
        """Ids of texts that the code builds from names (cards, faces, parts of scores), for the text tests."""
        return set()
