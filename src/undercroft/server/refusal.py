"""A request refused: a code for the client, a text for people who read logs, and the rule broken where there is one."""

from __future__ import annotations

from undercroft.kernel.errors import BadOption, BadRecord, IllegalMove, MatchOver, NoUndo, UndercroftError, WrongSeat
from undercroft.kernel.message import Message
from undercroft.server.protocol.basics import Text
from undercroft.server.protocol.refusals import Code


class Refusal(Exception):
    """Nothing has changed when one of these is raised."""

    def __init__(self, code: Code, text: str, reason: Text | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.reason = reason

    @staticmethod
    def of(error: UndercroftError) -> Refusal:
        """A refusal of the rules, as the protocol tells it."""
        return Refusal(_code_of(error), str(error), _text_of(error.reason) if isinstance(error, IllegalMove) else None)


def _code_of(error: UndercroftError) -> Code:
    match error:
        case IllegalMove():
            return "illegal_move"
        case WrongSeat():
            return "not_your_turn"
        case MatchOver():
            return "wrong_phase"
        case NoUndo():
            return "no_undo"
        case BadOption():
            return "bad_option"
        case BadRecord():
            return "bad_record"
    return "bad_message"


def _text_of(reason: Message | None) -> Text | None:
    return None if reason is None else Text(reason.id, reason.args)
