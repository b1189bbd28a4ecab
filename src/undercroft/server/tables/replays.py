"""Replays: a match step by step as a seat saw it, and the dice of a finished match.

The dice are listed so that a browser can recompute each one from the secret.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft.kernel.chance import Chance, Outcomes, Sealed
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.match import Match, deal, load, walk
from undercroft.kernel.record import Record
from undercroft.server.protocol.basics import Move, View
from undercroft.server.protocol.tables import Dice, Moment, Rolled
from undercroft.server.tables.table import Table
from undercroft.server.tables.views import texts_of


def moments_of(table: Table, seat: int | None, is_open: bool) -> list[Moment]:
    """Returns every step of a match as a seat saw it; with `is_open`, including the choices of others. Slow: call it in
    a worker.
    """
    if table.match is None:
        return []
    moments: list[Moment] = []
    record = table.match.private_record()
    for number, then in enumerate(walk(table.match.game, record)):
        step = record.steps[number - 1] if number else None
        is_known = step is not None and (is_open or step.seat == seat)
        moments.append(
            Moment(
                number,
                None if step is None else step.seat,
                msgspec.convert(then.game.notation.parse(step.move).data(), Move)
                if step is not None and is_known
                else None,
                texts_of(then.told(seat, number), seat),
                msgspec.convert(then.view(seat), View),
            )
        )
    return moments


class RecordedDice(Chance):
    """Sealed dice that record the possible outcomes of each roll."""

    def __init__(self, sealed: Sealed) -> None:
        super().__init__()
        self.sealed = sealed
        self.step = 0
        self.kinds: dict[tuple[str, ...], int] = {}
        self.rolled: list[Rolled] = []

    def below(self, n: int) -> int:
        return self.sealed.below(n)

    def roll(self, die: Outcomes) -> int:
        number = self.sealed.used
        face = super().roll(die)
        self._note(number, die, [1] * die.size, face)
        return face

    def draw(self, deck: Outcomes, left: Sequence[int]) -> int:
        number, counts = self.sealed.used, list(left)
        kind = super().draw(deck, left)
        self._note(number, deck, counts, kind)
        return kind

    def _note(self, number: int, outcomes: Outcomes, counts: list[int], shown: int) -> None:
        kind = self.kinds.setdefault(outcomes.names, len(self.kinds))
        self.rolled.append(Rolled(self.step, number, kind, counts, shown))


def dice_of(match: Match) -> Dice:
    """Replays a match and returns its dice. Raises BadRecord unless all of them are sealed and as recorded."""
    record = match.private_record()
    secret = record.dice.get("secret")
    if secret is None or any(step.chosen for step in record.steps) or record.dice.get("deal") == "chosen":
        raise BadRecord("not all outcomes of this match come from sealed dice")
    recorded = RecordedDice(Sealed(bytes.fromhex(secret)))
    again = _beginning(match, record, recorded)
    for recorded.step, step in enumerate(record.steps, 1):
        recorded.sealed.used += step.skipped
        again.play(step.seat, step.move, recorded)
    names = list(recorded.kinds)
    shown = [names[rolled.kind][rolled.shown] for rolled in recorded.rolled]
    if shown != [*record.deal, *(name for step in record.steps for name in step.chance)]:
        raise BadRecord("the replayed match has other outcomes")
    return Dice(record.dice["commitment"], secret, [list(kind) for kind in names], recorded.rolled)


def _beginning(match: Match, record: Record, recorded: RecordedDice) -> Match:
    if record.start is not None:
        return load(match.game, record.start, 0)
    return deal(match.game, record.seats, None, recorded, record.options)
