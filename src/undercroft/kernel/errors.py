"""What can be refused, and why. Nothing has changed when one of these is raised."""

from __future__ import annotations

from undercroft.kernel.message import Message


class UndercroftError(ValueError):
    """Every refusal of the package; the text says what is wrong and what to do."""


class IllegalMove(UndercroftError):
    """The move is not among the legal ones. `reason`, where known, names the rule broken."""

    def __init__(self, text: str, reason: Message | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class WrongSeat(UndercroftError):
    """The seat owes no decision now, or there is no such seat."""


class MatchOver(UndercroftError):
    """The match has ended; nothing more can be played."""


class NoUndo(UndercroftError):
    """The last move showed something, bound somebody, or was another seat's."""


class BadOption(UndercroftError):
    """An option is unknown, has a wrong value, or contradicts another one."""


class BadPosition(UndercroftError):
    """A position written by hand cannot be: the text says which field and why."""


class BadView(UndercroftError):
    """Something that is not a view of this game, or a view that no position has."""


class BadRecord(UndercroftError):
    """A record that cannot be read or replayed: the text says where."""


class BadCards(UndercroftError):
    """A cards file with a mistake: the text names the file, the card and the field."""


class BadOutcome(UndercroftError):
    """A chance outcome put in by hand that the die or deck asked for cannot show."""


class BadText(UndercroftError):
    """A text file with a mistake, or a message that is not there."""
