"""Toy: the smallest game with everything the kernel knows. It is written as a stranger would, in another package.

Everybody draws a secret charm. In each round all seats at once and in secret stake one or two coins and guess
whether a die will be low (1-3) or high (4-6); then it is rolled. In the end a sun is worth a coin more.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from undercroft.kernel.chance import Chance, Outcomes
from undercroft.kernel.errors import BadOption, BadView
from undercroft.kernel.game import Game
from undercroft.kernel.message import EVERYONE, Event, Message
from undercroft.kernel.mind import Mind, Strength, share
from undercroft.kernel.move import Move, Notation
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data, Position
from undercroft.kernel.reader import Reader
from undercroft.kernel.result import Result
from undercroft.kernel.seats import everyone

DIE = Outcomes("die", ["one", "two", "three", "four", "five", "six"])
CHARMS = Outcomes("charm", ["sun", "moon"])
DECK = (3, 2)
HALVES = ("low", "high")
NOTATION = Notation({"stake": "stake {coins:int}", "guess": "guess {half}"})
STAKES, GUESSES = (1, 2), (3, 4)  # the ints of the moves


class ToyOptions(Options, frozen=True):
    """`rounds` to play; `charms` are dealt."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    charms: bool = True

    def check(self, seats: int) -> None:
        if not self.charms and self.rounds == 1:
            raise BadOption("option 'rounds' = 1: without 'charms' there are two rounds at least")


class Player:
    """A seat: its charm (-1: none), its stake and guess of this round (0: not yet), its coins."""

    def __init__(self, charm: int, stake: int = 0, guess: int = 0, coins: int = 0) -> None:
        self.charm = charm
        self.stake = stake
        self.guess = guess
        self.coins = coins

    def copy(self) -> Player:
        return Player(self.charm, self.stake, self.guess, self.coins)


class ToyPosition(Position):
    def __init__(self, players: list[Player], options: ToyOptions, round: int = 1) -> None:
        super().__init__(len(players))
        self.players = players
        self.options = options
        self.round = round
        self.waiting = 0
        if round <= options.rounds:
            self.waiting = sum(1 << seat for seat, player in enumerate(players) if not player.guess)

    def moves(self, seat: int) -> tuple[int, ...]:
        if not self.waiting >> seat & 1:
            return ()
        return GUESSES if self.players[seat].stake else STAKES

    def play(self, seat: int, move: int, chance: Chance) -> None:
        player = self.players[seat]
        if move in STAKES:
            player.stake = move
            if self.events is not None:
                self.tell("toy-event-staked", {"coins": move}, 1 << seat)
            return
        player.guess = move - 2
        self.waiting &= ~(1 << seat)
        if self.events is not None:
            self.tell("toy-event-guessed", {"who": seat})
        if not self.waiting:
            self.end_round(chance)

    def end_round(self, chance: Chance) -> None:
        face = chance.roll(DIE)
        if self.events is not None:
            self.tell("toy-event-rolled", {"face": face + 1})
        for seat, player in enumerate(self.players):
            if player.guess == face // 3 + 1:
                player.coins += player.stake
                if self.events is not None:
                    self.tell("toy-event-won", {"who": seat, "coins": player.stake})
            player.stake = player.guess = 0
        self.round += 1
        if self.round <= self.options.rounds:
            self.waiting = everyone(self.seats)
        elif self.options.charms and self.events is not None:
            for seat, player in enumerate(self.players):
                self.tell("toy-event-charm", {"who": seat, "charm": CHARMS.names[player.charm]}, EVERYONE)

    def copy(self) -> ToyPosition:
        return ToyPosition([player.copy() for player in self.players], self.options, self.round)

    def describe(self, seat: int, move: int) -> Move:
        return NOTATION.move("stake", coins=move) if move in STAKES else NOTATION.move("guess", half=HALVES[move - 3])

    def prompt(self, seat: int | None) -> Message:
        if not self.waiting:
            return Message("toy-prompt-over")
        if seat is None or not self.waiting >> seat & 1:
            return Message("toy-prompt-wait")
        return Message("toy-prompt-guess" if self.players[seat].stake else "toy-prompt-stake")

    def objection(self, seat: int, move: Move) -> Message | None:
        return Message("toy-why-no-stake") if move.verb == "guess" else None

    def table(self, seat: int | None) -> Data:
        own = None if seat is None else self.players[seat]
        return {
            "round": self.round,
            "coins": [player.coins for player in self.players],
            "own": None if own is None else {"charm": own.charm, "stake": own.stake, "guess": own.guess},
            "charms": None if self.waiting else [player.charm for player in self.players],
        }

    def save(self) -> Data:
        rows = [{"charm": p.charm, "stake": p.stake, "guess": p.guess, "coins": p.coins} for p in self.players]
        return {"round": self.round, "players": rows}

    def result(self) -> Result:
        charms = [1 if player.charm == 0 else 0 for player in self.players]
        scores = tuple(player.coins + charm for player, charm in zip(self.players, charms, strict=True))
        parts = [
            [("toy-part-guesses", p.coins), ("toy-part-charm", c)] for p, c in zip(self.players, charms, strict=True)
        ]
        return Result(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), scores, parts)

    def header(self) -> Data:
        return {"game": "toy", "rules": Toy.version, "options": self.options.data()}


class Toy(Game):
    name = "toy"
    version = 1
    seats = range(1, 5)
    is_simultaneous = True
    has_secrets = True
    longest = 32
    options = ToyOptions
    notation = NOTATION
    folder = Path(__file__).parent

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event] | None = None) -> ToyPosition:
        assert isinstance(options, ToyOptions)
        return ToyPosition([Player(charm) for charm in draw_charms(seats, list(DECK), options, chance)], options)

    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> ToyPosition:
        assert isinstance(options, ToyOptions)
        fresh = 0 if options.charms else -1
        reader = Reader(data, "", ("players", "round"))
        players = []
        for row in reader.per_seat("players", seats, ("charm", "stake", "guess", "coins")):
            charm = row.number("charm", -1, len(DECK) - 1, fresh)
            stake, guess = row.number("stake", 0, 2, 0), row.number("guess", 0, 2, 0)
            if guess and not stake:
                raise row.fail("guess", "is set but 'stake' is not")
            players.append(Player(charm, stake, guess, row.number("coins", -999, 999, 0)))
        return ToyPosition(players, options, reader.number("round", 1, options.rounds + 1, 1))

    def imagine(self, view: Data, chance: Chance) -> ToyPosition:
        if view.get("game") != "toy":
            raise BadView("this is not a view of toy")
        options = msgspec.convert(view["options"], ToyOptions)
        table, seats, seat = view["table"], view["seats"], view["seat"]
        charms = table["charms"] or self.guess_charms(view, options, chance)
        players = [Player(charm, coins=coins) for charm, coins in zip(charms, table["coins"], strict=True)]
        for other in range(seats) if table["round"] <= options.rounds else ():
            if other == seat:
                players[other].stake, players[other].guess = table["own"]["stake"], table["own"]["guess"]
            elif other not in view["turn"]:
                players[other].stake, players[other].guess = chance.below(2) + 1, chance.below(2) + 1
        return ToyPosition(players, options, table["round"])

    def mind(self) -> Mind | None:
        """Returns a mind only where a test asks for it: most other packages bring none."""
        return MINDS.get(os.environ.get("TOY_MIND", ""))

    def guess_charms(self, view: Data, options: ToyOptions, chance: Chance) -> list[int]:
        left, seat = list(DECK), view["seat"]
        if seat is None or not options.charms:
            return draw_charms(view["seats"], left, options, chance)
        own = view["table"]["own"]["charm"]
        left[own] -= 1
        charms = draw_charms(view["seats"] - 1, left, options, chance)
        return [*charms[:seat], own, *charms[seat:]]


def draw_charms(number: int, left: list[int], options: ToyOptions, chance: Chance) -> list[int]:
    if not options.charms:
        return [-1] * number
    charms = []
    for _ in range(number):
        charm = chance.draw(CHARMS, left)
        left[charm] -= 1
        charms.append(charm)
    return charms


class ToyMind(Mind):
    """The smallest mind, for five levels of bots and advice: stake high; a guess is a guess."""

    def greedy_move(self, position: Position, seat: int, chance: Chance) -> int:
        moves = position.moves(seat)
        return moves[-1] if position.prompt(seat).id == "toy-prompt-stake" else moves[chance.below(len(moves))]

    def redeal(self, position: Position, seat: int, chance: Chance) -> None:
        assert isinstance(position, ToyPosition)
        left = list(DECK)
        own = position.players[seat]
        if own.charm >= 0:
            left[own.charm] -= 1
        for player in position.players:
            if player is own:
                continue
            if own.charm >= 0:
                player.charm = chance.draw(CHARMS, left)
                left[player.charm] -= 1
            if player.guess:
                player.stake, player.guess = chance.below(2) + 1, chance.below(2) + 1
            elif player.stake:
                player.stake = chance.below(2) + 1

    def worth(self, position: Position, seat: int) -> float:
        return self.points(position, seat) if position.seats == 1 else share(position, seat)

    def points(self, position: Position, seat: int) -> float:
        return float(position.result().scores[seat])

    def strengths(self) -> Sequence[Strength]:
        return [Strength(rounds, 0.5, slack) for rounds, slack in ((2, 0.5), (4, 0.2), (8, 0.1), (16, 0.0), (32, 0.0))]


class SlowMind(ToyMind):
    """Uses up all the time it gets."""

    def quick(self, position: Position, seat: int, chance: Chance) -> int:
        time.sleep(0.02)
        return self.greedy_move(position, seat, chance)

    def strengths(self) -> Sequence[Strength]:
        return [Strength(1_000_000, 2.0)] * 5  # with rounds to do nobody gives up early


MINDS = {"yes": ToyMind(1), "slow": SlowMind(1)}
GAME = Toy()
