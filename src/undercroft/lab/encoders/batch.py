"""Steps many games at once: the inner loop of the vectorised environment."""

from __future__ import annotations

import gc
from typing import NamedTuple, final

from librt.strings import BytesWriter, write_f32_le, write_i32_le
from mypy_extensions import i32, i64, u8

from undercroft.bots.playout import BY_VIEW, choose_move, policy_move
from undercroft.kernel.chance import Chance, Seeded
from undercroft.kernel.encoder import Encoder
from undercroft.kernel.game import Game
from undercroft.kernel.mind import Bot, Mind
from undercroft.kernel.options import Options
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF
from undercroft.lab.encoders.decision import Decision


class Rows(NamedTuple):
    """The results of a step as bytes, one row per game."""

    observations: bytes  # of the seat that owes a decision
    masks: bytes  # of the legal words
    seats: bytes  # the seat itself
    rewards: bytes  # of every seat, 32-bit floats; nonzero only where a game has ended
    dones: bytes  # 1 where a game ended and the next was dealt


@final
class Rivals:
    """The players of all seats but `own`, where a learner plays alone: a policy that needs no view, or a bot."""

    def __init__(self, own: int, policy: int, mind: Mind, bot: Bot | None, luck: Seeded) -> None:
        self.own: i64 = own
        self.policy: i64 = policy
        self.mind: Mind = mind
        self.bot: Bot | None = bot
        self.luck: Seeded = luck

    def play(self, position: Position, chance: Chance) -> None:
        """Plays until nobody but `own` owes a decision, or the game is over."""
        others = ~(i64(1) << self.own)
        bot = self.bot
        while position.waiting & others:
            seat = FIRST_OF[position.waiting & others]
            if self.policy == BY_VIEW:
                assert bot is not None
                move = choose_move(bot, position, seat)
            else:
                move = policy_move(position, seat, self.policy, self.mind, self.luck)
            position.play(seat, move, chance)


@final
class Batch:
    """Games stepped together. A finished game is dealt again at once from the same stream, and the rest of its
    row shows the new game. With `rivals` only one seat of each game is asked, and they play the others.
    """

    def __init__(
        self,
        encoder: Encoder,
        game: Game,
        seats: int,
        options: Options,
        seeds: list[int],
        rivals: list[Rivals] | None = None,
    ) -> None:
        self.encoder: Encoder = encoder
        self.game: Game = game
        self.seats: int = seats
        self.options: Options = options
        self.chances: list[Seeded] = [Seeded(seed) for seed in seeds]
        self.asked: list[Decision] = []
        self.rivals: list[Rivals] = [] if rivals is None else rivals  # of each game; empty: all seats are asked
        self.ended: dict[int, Position] = {}  # among rivals: the games that the last step ended
        # Kept between steps so that they need not grow again.
        self._observations, self._masks, self._asked_seats = BytesWriter(), BytesWriter(), BytesWriter()
        for number in range(len(seeds)):
            self.asked.append(self.deal(number))

    def deal(self, number: int) -> Decision:
        """Deals a game's next match. One that ends before its seat is asked is dealt again."""
        while True:
            position = self.game.deal(self.seats, self.options, self.chances[number])
            decision = self.ask(number, position)
            if decision is not None:
                return decision

    def ask(self, number: int, position: Position) -> Decision | None:
        """Returns the next decision (the first seat's, if several owe one); None if the game is over."""
        if self.rivals:
            self.rivals[number].play(position, self.chances[number])
        if not position.waiting:
            return None
        return Decision(self.encoder, position, FIRST_OF[position.waiting])

    def look(self) -> Rows:
        """Returns the rows as they stand."""
        count = len(self.asked)
        self.begin_rows()
        for decision in self.asked:
            self.write_row(decision)
        return self.rows(bytes(4 * self.seats * count), bytes(count))

    def step(self, words: list[int]) -> Rows:
        """Plays one legal word in every game; callers check the masks first. Among rivals a negative word gives the
        game up.

        The garbage collector is off meanwhile, because the many objects of thousands of games have no cycles.
        """
        was_on = gc.isenabled()
        gc.disable()
        try:
            return self.step_all(words)
        finally:
            if was_on:
                gc.enable()

    def step_all(self, words: list[int]) -> Rows:
        """Plays game by game and writes each row at once, while its data is in the cache."""
        rewards, dones = BytesWriter(), BytesWriter()
        self.begin_rows()
        self.ended = {}
        for number in range(len(self.asked)):
            decision = self.asked[number]
            after: Decision | None = decision
            if words[number] < 0:
                after = None
            else:
                move = decision.say(words[number])
                if move >= 0:
                    decision.position.play(decision.seat, move, self.chances[number])
                    after = self.ask(number, decision.position)
            dones.append(u8(1 if after is None else 0))
            if after is None:
                for value in self.encoder.returns(decision.position):
                    write_f32_le(rewards, value)
                if self.rivals:
                    self.ended[number] = decision.position
                after = self.deal(number)
            else:
                for _ in range(self.seats):
                    write_f32_le(rewards, 0.0)
            self.asked[number] = after
            self.write_row(after)
        return self.rows(rewards.getvalue(), dones.getvalue())

    def begin_rows(self) -> None:
        self._observations.truncate(0)
        self._masks.truncate(0)
        self._asked_seats.truncate(0)

    def write_row(self, decision: Decision) -> None:
        decision.write(self._observations)
        decision.write_mask(self._masks)
        self._asked_seats.append(u8(decision.seat))

    def rows(self, rewards: bytes, dones: bytes) -> Rows:
        """Returns the rows written, with the results of the step."""
        seen, masks, seats = self._observations.getvalue(), self._masks.getvalue(), self._asked_seats.getvalue()
        return Rows(seen, masks, seats, rewards, dones)

    def advise(self, mind: Mind, chance: Seeded, is_quick: bool) -> bytes:
        """Returns the greedy bot's word in each game, as 32-bit integers."""
        words = BytesWriter()
        for decision in self.asked:
            position, seat = decision.position, decision.seat
            move = mind.quick(position, seat, chance) if is_quick else mind.greedy_move(position, seat, chance)
            if move not in decision.moves:  # the words said so far lead elsewhere
                move = decision.moves[0]
            word: i64 = decision.ids[decision.moves.index(move)]
            write_i32_le(words, i32(word))
        return words.getvalue()

    def sample(self, chance: Seeded) -> bytes:
        """Returns the next word of a random legal move in each game, as 32-bit integers."""
        words = BytesWriter()
        for decision in self.asked:
            word: i64 = decision.ids[chance.below(len(decision.ids))]
            write_i32_le(words, i32(word))
        return words.getvalue()
