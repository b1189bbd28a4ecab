"""The mind of Doggies: what the search of the bots asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.doggies.bot.common_sense import sensible_move
from undercroft.games.doggies.bot.laying import Laying
from undercroft.games.doggies.bot.outlook import coins, expected_share, nearly_won
from undercroft.games.doggies.bot.quick import Quick
from undercroft.games.doggies.bot.reasons import reason_for
from undercroft.games.doggies.bot.wants import Tastes, Wants
from undercroft.games.doggies.components import QUEST_DECK, QUEST_NAMES
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import CHOOSING_DOGS, CHOOSING_QUESTS, LAYING, TURN_BEGINS
from undercroft.kernel.chance import Chance, Seeded
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding, Mind, Strength
from undercroft.kernel.position import Position

PLACES: Final = 12  # to lay a card that are thought through
# As the fitted weights of the outlook price them: each against a coin, by rounds to come. What a symbol is worth in the
# first and the last round was found by shaking the figures in games of the quick policy against itself.
WANTS: Final = Wants(
    [
        Tastes(symbol=52, defence=34, paw=20, potion=38, key=90, chest=55, symbol_quest=110),
        Tastes(symbol=52, defence=34, paw=20, potion=38, key=90, chest=55, symbol_quest=90),
        Tastes(symbol=40, defence=34, paw=20, potion=38, key=90, chest=55, symbol_quest=90),
    ]
)


@final
class DoggiesMind(Mind):
    """A try goes to the end of the round, where the outlook judges it; in the last one to the count."""

    __slots__ = ("_quick",)

    def __init__(self) -> None:
        super().__init__(1)
        self._quick = Quick(WANTS)

    def advise(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Doggies)
        return sensible_move(position, seat, chance)

    def quick(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Doggies)
        return self._quick.move(position, seat, chance)

    def redeal(self, position: Position, seat: i64, chance: Chance) -> None:
        """The quests of the others: any that the seat has not seen."""
        assert isinstance(position, Doggies)
        if position.phase != CHOOSING_DOGS:
            redeal_quests(position, seat, chance)

    def candidates(self, position: Position, seat: i64) -> Sequence[int]:
        assert isinstance(position, Doggies)
        if position.phase == LAYING:
            return Laying(position, seat, WANTS, position.legal[0]).ranked()[:PLACES]
        legal = self._quick.worth_a_thought(position, seat) if position.phase == TURN_BEGINS else position.moves(seat)
        first = self._quick.move(position, seat, Seeded(0))
        return [first, *[move for move in legal if move != first]]

    def clock(self, position: Position) -> i64:
        assert isinstance(position, Doggies)
        return position.round

    def worth(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Doggies)
        return expected_share(position, seat)

    def outcome(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Doggies)
        return expected_share(position, seat) if position.waiting else nearly_won(position, seat)

    def points(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Doggies)
        return float(coins(position, seat))

    def strengths(self) -> Sequence[Strength]:
        return STRENGTHS

    def reason(self, position: Position, seat: i64, findings: Sequence[Finding]) -> Message | None:
        assert isinstance(position, Doggies)
        return reason_for(position, seat, findings, WANTS)


# Tries tell little: a beginner makes few and often takes what looks nearly as good. The master has some sixty choices a
# game, each of which counts: it stops later than in games of many small ones.
STRENGTHS: Final = (
    Strength(2, 1.0, 0.25),
    Strength(4, 1.0, 0.1),
    Strength(6, 1.0, 0.05),
    Strength(10, 1.0, 0.015),
    Strength(0, 1.0, price=0.001),
)


def redeal_quests(position: Doggies, seat: i64, chance: Chance) -> None:
    mine = position.dogs[seat]
    left = [1] * len(QUEST_NAMES)
    for quest in position.shared:
        left[quest] = 0
    if position.phase == CHOOSING_QUESTS:
        for quest in mine.quests_in_hand():
            left[quest] = 0
    else:
        left[mine.quest] = 0
    for other, dog in enumerate(position.dogs):
        if other == seat:
            continue
        first = chance.draw(QUEST_DECK, left)
        left[first] = 0
        if position.phase != CHOOSING_QUESTS:
            dog.quest = first
            continue
        second = chance.draw(QUEST_DECK, left)
        left[second] = 0
        dog.take_quests(first, second)
        if dog.quest >= 0:
            dog.quest = first
