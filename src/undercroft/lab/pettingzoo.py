"""Environments for PettingZoo: `env` for every game, one seat at a time; `parallel_env` for Raiders.

from undercroft.lab import pettingzoo as zoo
env = zoo.env("chest", seats=2)

Agents are called `seat_0`, `seat_1`, … An observation is a dict as in PettingZoo's classic games: `observation` are the
bytes of the encoder, `action_mask` is 1 for what is legal; the mask stands in `infos` too. An agent that is not asked
has an empty mask. Rewards come at the end: the share of the victory, alone the score.
"""

from __future__ import annotations

import secrets
from functools import cache
from typing import Any

from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadOption, IllegalMove
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF, SEATS_IN
from undercroft.lab.encoders import encoder_of
from undercroft.lab.encoders.decision import Decision, mask_of, observed, seen
from undercroft.lab.missing import missing
from undercroft.lab.picture import picture

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("undercroft.lab.pettingzoo", "pettingzoo", error) from error

RENDER_MODES = ["ansi", "human"]
Observation = dict[str, Any]


def env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """An environment in which one agent moves at a time; illegal actions end the game, as in PettingZoo's own."""
    made = wrappers.TerminateIllegalWrapper(RawEnv(game, seats, render_mode, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def parallel_env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """An environment in which all seats that owe a decision choose at once: Raiders."""
    return RawParallelEnv(game, seats, render_mode, **options)


class Table:
    """What both kinds of environments are made of: a game, its seats and spaces, and the luck of its matches."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Any]) -> None:
        self.game = find_game(game)
        self.encoder = encoder_of(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.agree(self.seats, options)
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.chance = Seeded(secrets.randbits(64))

    def deal(self, seed: int | None) -> Position:
        """A seed fixes this match and those after it."""
        if seed is not None:
            self.chance = Seeded(seed)
        return self.game.deal(self.seats, self.options, self.chance)

    @cache  # noqa: B019 - an agent's space must be one object, and lives as long as the table
    def observation_space(self, agent: str) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (int(self.encoder.size),), np.uint8),
                "action_mask": spaces.Box(0, 1, (int(self.encoder.actions),), np.int8),
            }
        )

    @cache  # noqa: B019 - as above
    def action_space(self, agent: str) -> Any:
        return spaces.Discrete(int(self.encoder.actions))

    def observation(self, position: Position, seat: int, asked: Decision | None) -> Observation:
        """What a seat sees; `asked` is its decision, if it owes one."""
        row = observed(self.encoder, position, seat) if asked is None else seen(asked)
        mask = self.encoder.no_actions if asked is None else mask_of(asked)
        return {"observation": np.frombuffer(row, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def render(self, position: Position, mode: str | None) -> str | None:
        if mode is None:
            return None
        text = picture(position)
        if mode == "ansi":
            return text
        print(text)
        return None


def metadata(game: str, is_parallel: bool) -> dict[str, Any]:
    return {"name": f"undercroft_{game}_v{encoder_of(game).version}", "render_modes": RENDER_MODES,
            "is_parallelizable": is_parallel}  # fmt: skip


class RawEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo is not there when types are checked
    """One agent at a time."""

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, game, seats, render_mode, **options)
        super().__init__()
        self.metadata = metadata(game, False)
        self.render_mode = render_mode
        self.at = Table(game, seats, options)
        self.possible_agents = self.at.agents[:]

    def observation_space(self, agent: str) -> Any:
        return self.at.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.at.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.position = self.at.deal(seed)
        self.ask()

    def ask(self) -> None:
        """The next decision; of several seats that owe one, that of the first."""
        seat = FIRST_OF[self.position.waiting]
        self.asked = Decision(self.at.encoder, self.position, seat)
        self.agent_selection = self.possible_agents[seat]
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": np.frombuffer(mask_of(self.asked), np.int8)}

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        is_asked = self.position.waiting and agent == self.agent_selection
        return self.at.observation(self.position, seat, self.asked if is_asked else None)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove("None is for agents whose game is over; this one is asked")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        move = self.asked.say(int(action))
        if move >= 0:
            self.position.play(self.asked.seat, move, self.at.chance)
        if not self.position.waiting:
            self.end()
        elif move >= 0:
            self.ask()
        else:
            self.infos[self.agent_selection] = {"action_mask": np.frombuffer(mask_of(self.asked), np.int8)}
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        returns, scores = self.at.encoder.returns(self.position), self.position.result().scores
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = returns[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"score": scores[seat]}

    def render(self) -> str | None:
        return self.at.render(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class RawParallelEnv(ParallelEnv, EzPickle):  # type: ignore[misc]  # as above
    """All agents that owe a decision at once; what others say is not heard."""

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, game, seats, render_mode, **options)
        if game != "raiders":
            raise BadOption(f"in {game} seats move in turn: take `env`; `parallel_env` is for raiders")
        self.metadata = metadata(game, True)
        self.render_mode = render_mode
        self.at = Table(game, seats, options)
        self.possible_agents = self.at.agents[:]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.at.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.at.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.agents = self.possible_agents[:]
        self.position = self.at.deal(seed)
        return self.look()

    def look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What all agents see, and their masks once more."""
        asked = [Decision(self.at.encoder, self.position, seat) for seat in SEATS_IN[self.position.waiting]]
        self.asked = {int(decision.seat): decision for decision in asked}
        seen = {
            agent: self.at.observation(self.position, seat, self.asked.get(seat))
            for seat, agent in enumerate(self.possible_agents)
        }
        return seen, {agent: {"action_mask": row["action_mask"]} for agent, row in seen.items()}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        moves = {seat: decision.say(int(actions[f"seat_{seat}"])) for seat, decision in self.asked.items()}
        for seat, move in moves.items():  # none can change what another may do before all have chosen
            self.position.play(seat, move, self.at.chance)
        is_over = not self.position.waiting
        observations, infos = self.look()
        if is_over:
            scores = self.position.result().scores
            infos = {agent: {"score": scores[seat]} for seat, agent in enumerate(self.possible_agents)}
        returns = self.at.encoder.returns(self.position)
        rewards = {agent: returns[seat] for seat, agent in enumerate(self.possible_agents)}
        terminations = dict.fromkeys(self.possible_agents, is_over)
        if is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, dict.fromkeys(self.possible_agents, False), infos

    def render(self) -> str | None:
        return self.at.render(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
