"""The refusals of the package. When one is raised, nothing has changed."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.message import Message


class UndercroftError(ValueError):
    """Base class of every refusal. The text says what is wrong and what to do."""


class _Explained(UndercroftError):
    """Base class of refusals whose `reason`, where known, is a text of the game."""

    def __init__(self, text: str, reason: Message | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class IllegalMove(_Explained):
    """The move is not legal. `reason`, where known, names the rule it breaks."""


class WrongSeat(UndercroftError):
    """The seat owes no decision now, or does not exist."""


class MatchOver(UndercroftError):
    """The match is over; nothing more can be played."""


class NoUndo(_Explained):
    """The last move cannot be undone: it revealed something, or binds or belongs to another seat. `reason` says so."""


class BadOption(UndercroftError):
    """An option is unknown, has a wrong value, or contradicts another option."""


class BadPosition(UndercroftError):
    """A hand-written position is impossible. The text names the field and the reason."""


class BadView(UndercroftError):
    """The data is not a view of this game, or no position has such a view."""


class BadRecord(UndercroftError):
    """A record cannot be read or replayed. The text says where."""


class OtherRules(BadRecord):
    """The record was made with rules or cards that this release does not play. It may still be sound."""


class BadCards(UndercroftError):
    """A cards file has a mistake. The text names the file, the card and the field."""


class BadOutcome(UndercroftError):
    """A named outcome is one that the die or deck cannot produce."""


class MissingOutcome(BadOutcome):
    """A roll or a draw has no named outcome. `kind` names the die or deck, `names` what it can show."""

    def __init__(self, text: str, kind: str, names: Sequence[str]) -> None:
        super().__init__(text)
        self.kind = kind
        self.names = names


class BadText(UndercroftError):
    """A text file has a mistake, or a message is missing."""
