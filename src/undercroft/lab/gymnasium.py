"""Environments for Gymnasium: a learner holds one seat, a bot the others.

    import gymnasium
    import undercroft.lab.gymnasium                          # registers the ids

    env = gymnasium.make("undercroft/Raiders-v0", seats=4, rivals="novice")
    envs = gymnasium.make_vec("undercroft/Chest-v0", num_envs=256)

`undercroft/Chest-v0`, `undercroft/Raiders-v0`, `undercroft/Doggies-v0` and `undercroft/Serpent-v0` play at the smallest
table, alone where the game allows it. An observation has the encoder's bytes and the mask of legal actions, and
`action_masks()` returns the mask alone, as MaskablePPO wants it. The reward comes at the end: the share of the win, or
the score of a solo game. An illegal action ends the game with the reward -1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undercroft.games import OURS
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadOption
from undercroft.kernel.mind import Mind
from undercroft.kernel.position import Position
from undercroft.lab import missing
from undercroft.lab.sim.job import player, policy_of

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space

    from undercroft.lab.encoders.batch import Batch, Rivals, Rows
    from undercroft.lab.encoders.decision import Decision
    from undercroft.lab.environment import ILLEGAL, RENDER_MODES, Array, Environment, Observation
except ImportError as _error:
    raise missing("undercroft.lab.gymnasium", "gymnasium", _error) from _error

SEED_BITS: Final = 62


def rivals_of(at: Environment, name: str, own: int, seed: int) -> Rivals:
    """Returns the players of all other seats: any bot that `undercroft sim` knows."""
    return Rivals(own, policy_of(name), at.game.mind() or Mind(0), player(name, at.game, seed, None), Seeded(seed))


def check_seat(at: Environment, seat: int | None) -> None:
    if seat is not None and seat not in range(at.seats):
        raise BadOption(f"seat {seat}: the seats are numbered from 0 to {at.seats - 1}")


class OneSeat(gymnasium.Env):  # type: ignore[misc]  # Gymnasium is not there when types are checked
    """One game at a time. Without a `seat` the learner draws one for every game."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        rivals: str = "greedy",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.at: Environment = Environment(game, seats, options, can_wait=False)
        check_seat(self.at, seat)
        self.fixed_seat = seat
        self.rivals_name = rivals
        rivals_of(self.at, rivals, 0, 0)  # refuses an unknown bot
        self.render_mode = render_mode
        self.observation_space: Any = self.at.observation_space
        self.action_space: Any = self.at.action_space
        self.position: Position
        self.asked: Decision | None = None
        self.seat = 0
        self._is_seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or not self._is_seeded:
            self.at.seed(self._draw(1 << SEED_BITS))
            self._is_seeded = True
        while True:  # a game that ends before the learner is asked is dealt again
            self.seat = self._draw(self.at.seats) if self.fixed_seat is None else self.fixed_seat
            self.rivals: Rivals = rivals_of(self.at, self.rivals_name, self.seat, self._draw(1 << SEED_BITS))
            self.position = self.at.deal()
            self._go_on()
            if self.asked is not None:
                return self._look()

    def _draw(self, below: int) -> int:
        return int(self.np_random.integers(below))

    def _go_on(self) -> None:
        """Lets the rivals play until the learner is asked or the game is over."""
        self.rivals.play(self.position, self.at.chance)
        self.asked = Decision(self.at.encoder, self.position, self.seat) if self.position.waiting else None

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.at.observation(self.position, self.seat, self.asked)
        info: dict[str, Any] = {"seat": self.seat, "action_mask": seen["action_mask"].copy()}
        if not self.position.waiting:
            info["score"] = self.position.result().scores[self.seat]
        if self.render_mode == "human":
            self.render()
        return seen, info

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.asked is None:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        if int(action) not in self.asked.ids:
            self.asked = None
            seen, info = self._look()
            return seen, ILLEGAL, True, False, {**info, "illegal": int(action)}
        move = self.asked.say(int(action))
        if move >= 0:
            self.position.play(self.seat, move, self.at.chance)
            self._go_on()
        reward = self.at.encoder.returns(self.position)[self.seat]
        seen, info = self._look()
        return seen, reward, self.asked is None, False, info

    def action_masks(self) -> Array:
        """Returns the mask of legal actions."""
        return self.at.mask(self.asked).astype(bool)

    def render(self) -> str | None:
        return self.at.render(self.position, self.render_mode)


class ManySeats(GymnasiumVectorEnv):  # type: ignore[misc]  # as above
    """Many games at once, the loop over games compiled. The learner sits at seat k mod seats of game k, or always at
    `seat`. A finished game is dealt again in the same step; `infos` then has its last observation.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        rivals: str = "greedy",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.at: Environment = Environment(game, seats, options, can_wait=False)
        check_seat(self.at, seat)
        self.own: Array = np.arange(num_envs) % self.at.seats if seat is None else np.full(num_envs, seat)
        self.rivals_name = rivals
        self.single_observation_space = self.at.observation_space
        self.single_action_space = self.at.action_space
        self.observation_space: Any = batch_space(self.at.observation_space, num_envs)
        self.action_space: Any = spaces.MultiDiscrete([self.at.actions] * num_envs)
        self._numbers: Array = np.arange(num_envs)
        self._batch: Batch | None = None
        self._masks: Array

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, int) or self._batch is None:
            self._luck: Array = np.random.default_rng(seed if isinstance(seed, int) else None)
        seeds: list[int] = self._luck.integers(1 << SEED_BITS, size=self.num_envs).tolist()
        if isinstance(seed, Sequence):
            seeds = [drawn if given is None else given for drawn, given in zip(seeds, seed, strict=True)]
        players = [
            rivals_of(self.at, self.rivals_name, int(own), seed ^ 1) for own, seed in zip(self.own, seeds, strict=True)
        ]
        self._batch = Batch(self.at.encoder, self.at.game, self.at.seats, self.at.options, seeds, players)
        seen = self._arrays(self._batch.look())
        return seen, {"action_mask": seen["action_mask"].copy()}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        if self._batch is None:
            raise gymnasium.error.ResetNeeded("call reset before the first step")
        words = np.asarray(actions, np.int64)
        inside = (words >= 0) & (words < self.at.actions)
        is_legal = inside & (self._masks[self._numbers, np.where(inside, words, 0)] != 0)
        rows = self._batch.step(np.where(is_legal, words, -1).tolist())
        returns = np.frombuffer(rows.rewards, np.float32).reshape(self.num_envs, -1)
        rewards = np.where(is_legal, returns[self._numbers, self.own], ILLEGAL).astype(np.float64)
        dones = np.frombuffer(rows.dones, np.bool_).copy()
        seen = self._arrays(rows)
        infos: dict[str, Any] = {
            "action_mask": seen["action_mask"].copy(),
            "_action_mask": np.full(self.num_envs, True),
        }
        if dones.any():
            infos.update(self._last(dones, is_legal))
        return seen, rewards, dones, np.zeros(self.num_envs, np.bool_), infos

    def _last(self, dones: Array, is_legal: Array) -> dict[str, Any]:
        """Returns the last observations and scores of the games that ended."""
        assert self._batch is not None
        seen, scores = np.full(self.num_envs, None, object), np.zeros(self.num_envs, np.int64)
        for number, position in self._batch.ended.items():
            seen[number] = self.at.observation(position, int(self.own[number]), None)
            if is_legal[number]:
                scores[number] = position.result().scores[self.own[number]]
        played = dones & is_legal
        last = {"score": scores, "_score": played, "illegal": dones & ~is_legal, "_illegal": dones & ~is_legal}
        return {"final_obs": seen, "_final_obs": dones, "final_info": last, "_final_info": dones.copy()}

    def _arrays(self, rows: Rows) -> Observation:
        self._masks = np.frombuffer(rows.masks, np.int8).reshape(self.num_envs, -1)
        seen = np.frombuffer(rows.observations, np.uint8).reshape(self.num_envs, -1)
        return {"observation": seen.copy(), "action_mask": self._masks.copy()}


for _game in OURS:
    gymnasium.register(
        f"undercroft/{_game.capitalize()}-v0",
        entry_point=f"{__name__}:OneSeat",
        vector_entry_point=f"{__name__}:ManySeats",
        kwargs={"game": _game},
    )
