"""The dice of a finished match, one by one, so that a browser can work each of them out from the secret."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.chance import Chance, Outcomes, Sealed
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.match import Match, deal, load
from undercroft.kernel.record import Record
from undercroft.server.protocol.replays import Dice, Rolled


class Witness(Chance):
    """Sealed dice that note what each of them could have shown."""

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
    """Plays the match again. BadRecord if it is not one of sealed dice from its beginning, or not as it was."""
    record = match.private_record()
    secret = record.dice.get("secret")
    if secret is None or any(step.chosen for step in record.steps) or record.dice.get("deal") == "chosen":
        raise BadRecord("not all outcomes of this match come from sealed dice")
    witness = Witness(Sealed(bytes.fromhex(secret)))
    again = _beginning(match, record, witness)
    for witness.step, step in enumerate(record.steps, 1):
        witness.sealed.used += step.skipped
        again.play(step.seat, step.move, witness)
    names = list(witness.kinds)
    shown = [names[rolled.kind][rolled.shown] for rolled in witness.rolled]
    if shown != [*record.deal, *(name for step in record.steps for name in step.chance)]:
        raise BadRecord("the match played again has other outcomes")
    return Dice(record.dice["commitment"], secret, [list(kind) for kind in names], witness.rolled)


def _beginning(match: Match, record: Record, witness: Witness) -> Match:
    if record.start is not None:
        return load(match.game, record.start, 0)
    return deal(match.game, record.seats, None, witness, record.options)
