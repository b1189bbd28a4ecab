"""Refusals of requests: a code for the client, a text for logs, and the rule broken if there is one."""

from __future__ import annotations

from typing import Final

from undercroft.jobs import JobRefused
from undercroft.kernel import errors
from undercroft.server.protocol.basics import Code, Text

# A subclass stands before its base.
CODES: Final[dict[type[errors.UndercroftError], Code]] = {
    errors.IllegalMove: "illegal_move",
    errors.WrongSeat: "not_your_turn",
    errors.MatchOver: "wrong_phase",
    errors.NoUndo: "no_undo",
    errors.BadOption: "bad_option",
    errors.OtherRules: "other_rules",
    errors.BadRecord: "bad_record",
    errors.MissingOutcome: "needs_outcome",
}


class Refusal(JobRefused):
    """A refused request. Nothing has changed when it is raised."""

    def __init__(self, code: Code, text: str, reason: Text | None = None) -> None:
        super().__init__(code, text)
        self.code: Code = code
        self.reason = reason

    @staticmethod
    def of(error: errors.UndercroftError) -> Refusal:
        """Converts an error of the rules to a refusal in the protocol."""
        reason = error.reason if isinstance(error, errors.IllegalMove | errors.NoUndo) else None
        text = None if reason is None else Text(reason.id, reason.args)
        if isinstance(error, errors.MissingOutcome):
            text = Text("outcome", {"kind": error.kind, "names": list(error.names)})
        return Refusal(
            next((CODES[kind] for kind in CODES if isinstance(error, kind)), "bad_message"), str(error), text
        )
