"""The mind of Doggies: what the search of the bots asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.doggies.bot.common_sense import sensible_move
from undercroft.games.doggies.bot.guess import likelihoods
from undercroft.games.doggies.bot.laying import Laying
from undercroft.games.doggies.bot.outlook import coins, expected_share, nearly_won
from undercroft.games.doggies.bot.quick import Quick
from undercroft.games.doggies.bot.wants import Tastes, Wants
from undercroft.games.doggies.components import QUEST_DECK, QUEST_NAMES
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.scoring import card_coins, shared_coins, trophy_symbols
from undercroft.games.doggies.state import Phase
from undercroft.kernel.chance import Chance, Seeded
from undercroft.kernel.mind import Figure, Mind, Strength
from undercroft.kernel.position import Position

FIGURES: Final = (
    Figure("doggies-reason-loot", 0.1, is_chance=True),
    Figure("doggies-reason-coins", 0.3),
    Figure("doggies-reason-rivals", 0.3, is_less_better=True),
    Figure("doggies-reason-symbols", 0.3),
    Figure("doggies-reason-cards", 0.3),
)

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
        super().__init__(1, 0.0, STRENGTHS, FIGURES)
        self._quick = Quick(WANTS)

    def greedy_move(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Doggies)
        return sensible_move(position, seat, chance)

    def quick(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Doggies)
        return self._quick.move(position, seat, chance)

    def redeal(self, position: Position, seat: i64, chance: Chance) -> None:
        """Deals the others any quests that the seat has not seen. What they have taken tells which are likely."""
        assert isinstance(position, Doggies)
        if position.phase == Phase.DOGS:
            return
        mine = position.dogs[seat]
        left = [1] * len(QUEST_NAMES)
        for quest in position.shared:
            left[quest] = 0
        for quest in mine.quests_in_hand() if position.phase == Phase.QUESTS else (int(mine.quest),):
            left[quest] = 0
        for other, dog in enumerate(position.dogs):
            if other == seat:
                continue
            if position.phase == Phase.QUESTS:
                first = chance.take(QUEST_DECK, left)
                dog.take_quests(first, chance.take(QUEST_DECK, left))
                if dog.quest >= 0:
                    dog.quest = first
                continue
            likely = likelihoods(position, other)
            dog.quest = chance.draw(QUEST_DECK, [part * likely[quest] for quest, part in enumerate(left)])
            left[dog.quest] = 0

    def candidates(self, position: Position, seat: i64) -> Sequence[int]:
        assert isinstance(position, Doggies)
        if position.phase == Phase.LAY:
            return Laying(position, seat, WANTS, position.legal[0]).ranked()[:PLACES]
        legal = self._quick.worth_a_thought(position, seat) if position.phase == Phase.TURN else position.moves(seat)
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

    def measure(self, before: Position, after: Position, seat: i64) -> Sequence[float]:
        assert isinstance(before, Doggies) and isinstance(after, Doggies)
        richest: i64 = -99
        for other in range(after.seats):
            if other != seat:
                richest = max(richest, card_coins(after.dogs[other]) + shared_coins(other, after.dogs, after.shared))
        symbols: i64 = 0
        for symbol in range(3):
            symbols += trophy_symbols(after.dogs[seat], symbol)
        cards = len(after.dogs[seat].loot) - len(before.dogs[seat].loot)
        return [float(cards > 0), float(coins(after, seat)), float(richest), float(symbols), float(cards)]


# Tries tell little: a beginner makes few and often takes what looks nearly as good. The master has some sixty choices a
# game, each of which counts: it stops later than in games of many small ones.
STRENGTHS: Final = (
    Strength(8, 1.0, 0.25),
    Strength(8, 1.0, 0.14),
    Strength(8, 1.0, 0.08),
    Strength(16, 1.0, 0.035),
    Strength(0, 1.0, price=0.001),
)


MIND: Final = DoggiesMind()
