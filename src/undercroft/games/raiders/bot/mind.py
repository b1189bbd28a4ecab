"""The mind of Raiders. A try goes to the end of the floor, where the hands are full again, and is judged there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.raiders.bot.policy import Policy
from undercroft.games.raiders.bot.prospects import Prospects
from undercroft.games.raiders.bot.reasons import why
from undercroft.games.raiders.bot.sense import is_dark_enough, sensible
from undercroft.games.raiders.cards import FOLDER
from undercroft.games.raiders.hand import LOOK, MOVES_IN, NOTHING
from undercroft.games.raiders.imagine import deal_hidden
from undercroft.games.raiders.rules import Raid
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding, Mind, Strength, share
from undercroft.kernel.position import Position

FLOORS_AHEAD: Final[i64] = 1  # a try ends with the floor
STRENGTHS: Final = (
    Strength(rounds=4, seconds=0.1, slack=0.15),
    Strength(rounds=8, seconds=0.1, slack=0.085),
    Strength(rounds=16, seconds=0.2, slack=0.05),
    Strength(rounds=40, seconds=0.5, slack=0.02),
    Strength(rounds=0, seconds=1.0),
)


@final
class RaidersMind(Mind):
    __slots__ = ("policy", "prospects")

    def __init__(self, policy: list[float], prospects: list[float]) -> None:
        super().__init__(FLOORS_AHEAD)
        self.policy = Policy(policy)
        self.prospects = Prospects(prospects)

    def advise(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Raid)
        return sensible(position, seat, chance)

    def quick(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Raid)
        cards = offered(position, seat)
        return LOOK if cards == 1 << LOOK else self.policy.pick(position, seat, cards, chance)

    def redeal(self, position: Position, seat: i64, chance: Chance) -> None:
        assert isinstance(position, Raid)
        deal_hidden(position, seat, chance)

    def reopen(self, position: Position, seat: i64) -> None:
        assert isinstance(position, Raid)
        for raider in position.party:
            if raider.laid != NOTHING and raider.seat != seat:
                raider.laid = NOTHING
                position.waiting |= 1 << raider.seat

    def candidates(self, position: Position, seat: i64) -> Sequence[int]:
        """Cards, the likeliest first; a torch goes before them where it shows much."""
        assert isinstance(position, Raid)
        moves = list(MOVES_IN[offered(position, seat)])
        self.policy.look(position, seat)
        scores = [self.policy.score(move) for move in moves]
        return [moves[index] for index in sorted(range(len(moves)), key=scores.__getitem__, reverse=True)]

    def clock(self, position: Position) -> i64:
        assert isinstance(position, Raid)
        return position.floor

    def worth(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Raid)
        return self.prospects.shares(position)[seat] if position.waiting else share(position, seat)

    def points(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Raid)
        return float(position.party[seat].coins)

    def strengths(self) -> Sequence[Strength]:
        return STRENGTHS

    def reason(self, position: Position, seat: i64, findings: Sequence[Finding]) -> Message | None:
        assert isinstance(position, Raid)
        return why(self, position, seat, findings)


def offered(raid: Raid, seat: i64) -> i64:
    """The set of moves worth a thought: a torch is used at once where much is dark, and else not at all."""
    choices = raid.choices(raid.party[seat])
    if not choices >> LOOK & 1:
        return choices
    return 1 << LOOK if is_dark_enough(raid) else choices & ~(1 << LOOK)


def learned() -> RaidersMind:
    """With the weights of `scripts/train_raiders.py`."""
    data = json.loads((FOLDER / "bot" / "weights.json").read_text("utf-8"))
    return RaidersMind(data["policy"], data["prospects"])


MIND: Final = learned()
