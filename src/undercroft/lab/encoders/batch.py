"""Many games of one kind, stepped at once: the inner loop of the vectorised environment."""

from __future__ import annotations

import gc
from typing import NamedTuple, final

from librt.strings import BytesWriter, write_f32_le, write_i32_le
from mypy_extensions import i32, i64, u8

from undercroft.kernel.chance import Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.mind import Mind
from undercroft.kernel.options import Options
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF
from undercroft.lab.encoders.decision import Decision
from undercroft.lab.encoders.encoder import Encoder


class Rows(NamedTuple):
    """What came of a step, a row for each game, as bytes."""

    observations: bytes  # of the seat that is asked
    masks: bytes  # of the words it may say
    seats: bytes  # which seat it is
    rewards: bytes  # of every seat, 32-bit floats; other than 0 only where a game has ended
    dones: bytes  # 1 where a game has ended and the next was dealt


@final
class Batch:
    """A game that is over is dealt anew at once, from the same luck: the rest of its row is of the next one."""

    __slots__ = ("encoder", "game", "seats", "options", "chances", "asked", "_observations", "_masks", "_asked_seats")

    def __init__(self, encoder: Encoder, game: Game, seats: int, options: Options, seeds: list[int]) -> None:
        self.encoder = encoder
        self.game = game
        self.seats = seats
        self.options = options
        self.chances = [Seeded(seed) for seed in seeds]
        self.asked: list[Decision] = []
        # Kept, so that they need not grow again.
        self._observations, self._masks, self._asked_seats = BytesWriter(), BytesWriter(), BytesWriter()
        for chance in self.chances:
            self.asked.append(self.ask(game.deal(seats, options, chance)))

    def ask(self, position: Position) -> Decision:
        """The next decision; of several seats that owe one, that of the first."""
        return Decision(self.encoder, position, FIRST_OF[position.waiting])

    def look(self) -> Rows:
        """The rows as they stand."""
        count = len(self.asked)
        self.begin_rows()
        for decision in self.asked:
            self.write_row(decision)
        return self.rows(bytes(4 * self.seats * count), bytes(count))

    def step(self, words: list[int]) -> Rows:
        """Every game hears a word, a legal one: `VectorEnv` looks at the masks first.

        Thousands of games are many objects, and none of them is in a cycle: to search them for garbage again and again
        took a quarter of the time of Serpent. So nothing is searched until the step is over.
        """
        was_on = gc.isenabled()
        gc.disable()
        try:
            return self.step_all(words)
        finally:
            if was_on:
                gc.enable()

    def step_all(self, words: list[int]) -> Rows:
        """Game by game: its row is written while the processor has it at hand."""
        rewards, dones = BytesWriter(), BytesWriter()
        self.begin_rows()
        for number in range(len(self.asked)):
            decision = self.asked[number]
            move = decision.say(words[number])
            is_over = False
            if move >= 0:
                position, chance = decision.position, self.chances[number]
                position.play(decision.seat, move, chance)
                if not position.waiting:
                    is_over = True
                    for value in self.encoder.returns(position):
                        write_f32_le(rewards, value)
                    position = self.game.deal(self.seats, self.options, chance)
                decision = self.ask(position)
                self.asked[number] = decision
            dones.append(u8(1 if is_over else 0))
            if not is_over:
                for _ in range(self.seats):
                    write_f32_le(rewards, 0.0)
            self.write_row(decision)
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
        """What has been written, with what came of the step."""
        seen, masks, seats = self._observations.getvalue(), self._masks.getvalue(), self._asked_seats.getvalue()
        return Rows(seen, masks, seats, rewards, dones)

    def advise(self, mind: Mind, chance: Seeded, is_quick: bool) -> bytes:
        """What the common sense of the game would say in each, as 32-bit integers."""
        words = BytesWriter()
        for decision in self.asked:
            position, seat = decision.position, decision.seat
            move = mind.quick(position, seat, chance) if is_quick else mind.advise(position, seat, chance)
            if move not in decision.moves:  # the words said so far lead elsewhere
                move = decision.moves[0]
            word: i64 = decision.ids[decision.moves.index(move)]
            write_i32_le(words, i32(word))
        return words.getvalue()

    def sample(self, chance: Seeded) -> bytes:
        """A random legal move for each game, the next word of it, as 32-bit integers."""
        words = BytesWriter()
        for decision in self.asked:
            word: i64 = decision.ids[chance.below(len(decision.ids))]
            write_i32_le(words, i32(word))
        return words.getvalue()
