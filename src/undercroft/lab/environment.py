"""The part shared by the environments of Gymnasium and PettingZoo: a game, its spaces, observations and deals."""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.options import Options
from undercroft.kernel.position import Position
from undercroft.lab.encoders import Encoder, encoder_of
from undercroft.lab.encoders.decision import Decision, mask_of, observed, seen
from undercroft.lab.picture import picture

RENDER_MODES: Final = ["ansi", "human"]
ILLEGAL: Final = -1.0  # the reward of an agent whose action is illegal; its game is over, the others get 0
Array = Any  # numpy's
Observation = dict[str, Array]


class Environment:
    """A game at a number of seats. `can_wait` adds an action: the no-op of an agent that is not asked."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Any], can_wait: bool) -> None:
        self.game: Game = find_game(game)
        self.encoder: Encoder = encoder_of(game)
        self.seats: int = self.game.seats[0] if seats is None else seats
        self.options: Options = self.game.read(self.seats, options)
        self.chance: Seeded = Seeded(secrets.randbits(64))
        self.actions: int = int(self.encoder.actions) + can_wait
        self._waiting: Array = np.zeros(self.actions, np.int8)
        self._waiting[self.encoder.actions :] = 1

    def seed(self, seed: int | None) -> None:
        """Fixes the next match and those after it; None leaves them to chance."""
        if seed is not None:
            self.chance = Seeded(seed)

    def deal(self) -> Position:
        return self.game.deal(self.seats, self.options, self.chance)

    @cached_property
    def action_space(self) -> Any:
        return spaces.Discrete(self.actions)

    @cached_property
    def observation_space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (int(self.encoder.size),), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def observation(self, position: Position, seat: int, asked: Decision | None) -> Observation:
        """Returns a seat's observation; `asked` is its decision, if it owes one. The arrays are the caller's."""
        row = observed(self.encoder, position, seat) if asked is None else seen(asked)
        return {"observation": np.frombuffer(row, np.uint8).copy(), "action_mask": self.mask(asked)}

    def mask(self, asked: Decision | None) -> Array:
        """Returns the legal actions: of an agent that is not asked the no-op, where there is one."""
        if asked is None:
            return self._waiting.copy()
        mask = np.zeros(self.actions, np.int8)
        mask[: self.encoder.actions] = np.frombuffer(mask_of(asked), np.int8)
        return mask

    def state(self, position: Position) -> Array:
        """Returns all that the seats know together: their observations, one after the other."""
        rows = [observed(self.encoder, position, seat) for seat in range(self.seats)]
        return np.frombuffer(b"".join(rows), np.uint8).copy()

    def render(self, position: Position, mode: str | None) -> str | None:
        if mode is None:
            return None
        text = picture(position)
        if mode == "ansi":
            return text
        print(text)
        return None
