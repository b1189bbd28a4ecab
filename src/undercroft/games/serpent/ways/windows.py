"""The windows for leaving in another's turn: a card may take a hero elsewhere before something happens."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.cards.playing import play_shown
from undercroft.games.serpent.cards.plays import play_options
from undercroft.games.serpent.cards.timing import IN_AWAY
from undercroft.games.serpent.notation import PASS, code, second_of, verb_of
from undercroft.games.serpent.table.aim import NONE
from undercroft.games.serpent.table.step import Question
from undercroft.games.serpent.table.table import MOST_SEATS, Table
from undercroft.games.serpent.ways.lying import can_lie
from undercroft.kernel.chance import Chance


def ask_away(table: Table, laid: int = NONE, is_last: bool = False) -> None:
    """At the end of a phase in which something happened, others may play a card that takes them elsewhere.

    After the location phase only if it can take them to the location laid in it. Whose turn is next may want to begin
    it elsewhere, and who has an action to attack with may want to meet somebody. For all others the card can as well
    be played later: against attacks, traps and misfortunes of a quest it is asked for when they come.
    """
    for other in reversed(table.rivals(table.active)):
        if is_last and table.next_living(table.active) == other:
            table.then(ANYWHERE[other])
        elif not table.heroes[other].fought and (table.can_act(other) or can_lie(table, other)):
            table.then(Away(other, laid, is_last))


def ask_away_from(table: Table, seat: int) -> None:
    """Before a roll that can go ill for every hero in the location: the others there may leave in time."""
    for other in reversed(table.heroes_at(table.heroes[seat].place, seat)):
        if other != seat:
            table.then(ANYWHERE[other])


@final
@mypyc_attr(acyclic=True)
class Away(Question):
    """Does a hero slip away?"""

    BY_HAND: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "laid", "is_to_meet")
    __slots__ = ("laid", "is_to_meet")

    def __init__(self, seat: int, laid: int = NONE, is_to_meet: bool = False) -> None:
        self.seat = seat
        self.laid = laid  # the location that a way must lead to, if there is one
        self.is_to_meet = is_to_meet  # another hero must be there

    def hero(self) -> int:
        return self.seat

    def options(self, table: Table) -> list[int]:
        """Worked out when it is asked, so that nobody sees before who could slip away."""
        plays = play_options(table, self.seat, IN_AWAY)
        if self.laid != NONE and not any([second_of(move) == self.laid for move in plays]):
            return []
        if self.is_to_meet and not any([table.heroes_at(second_of(move), self.seat) for move in plays]):
            return []
        return [code(PASS), *plays]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) != PASS:
            play_shown(table, self.seat, move)


ANYWHERE: Final = [Away(seat) for seat in range(MOST_SEATS)]  # to leave for any location; made once for all tables
