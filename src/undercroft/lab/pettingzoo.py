"""Environments for PettingZoo, for every game: `env`, one seat at a time, and `parallel_env`, all seats in every step.

    from undercroft.lab import pettingzoo as zoo
    env = zoo.env("chest", seats=2)

Agents are called `seat_0`, `seat_1`, … An observation is a dict as in PettingZoo's classic games: `observation`
holds the encoder's bytes, `action_mask` is 1 for legal actions; `infos` holds the mask too. The last action is the
no-op: the only one of an agent that is not asked. Rewards come at the end: the share of the win, or the score of a
solo game. An illegal action ends the game: its agent gets -1, the others 0.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF, SEATS_IN
from undercroft.lab import missing

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

    from undercroft.lab.encoders import encoder_of
    from undercroft.lab.encoders.decision import Decision
    from undercroft.lab.environment import ILLEGAL, RENDER_MODES, Array, Environment, Observation
except ImportError as _error:
    raise missing("undercroft.lab.pettingzoo", "pettingzoo", _error) from _error


def env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """Returns an environment in which one agent moves at a time."""
    made = RawEnv(game, seats, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def parallel_env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """Returns an environment in which every agent acts in every step; those that are not asked wait."""
    return RawParallelEnv(game, seats, render_mode, **options)


class Agents:
    """The base of both environments: agents, spaces, state and the end of a game."""

    def __init__(self, game: str, seats: int | None, render_mode: str | None, options: dict[str, Any]) -> None:
        self.metadata: dict[str, Any] = {
            "name": f"undercroft_{game}_v{encoder_of(game).version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.at: Environment = Environment(game, seats, options, can_wait=True)
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(self.at.seats)]
        self.agents: list[str] = []
        self.position: Position

    def observation_space(self, agent: str) -> Any:
        return self.at.observation_space

    def action_space(self, agent: str) -> Any:
        return self.at.action_space

    @cached_property
    def state_space(self) -> Any:
        return spaces.Box(0, 255, (self.at.seats * int(self.at.encoder.size),), np.uint8)

    def state(self) -> Array:
        """Returns all that the seats know together, for central critics."""
        return self.at.state(self.position)

    def returns(self, offender: str | None) -> dict[str, float]:
        """Returns the agents' rewards of a step; an offender has chosen an illegal action."""
        if offender is not None:
            return {agent: ILLEGAL if agent == offender else 0.0 for agent in self.possible_agents}
        return dict(zip(self.possible_agents, self.at.encoder.returns(self.position), strict=True))

    def last_infos(self, offender: str | None) -> dict[str, dict[str, Any]]:
        """Returns the infos of the end of a game: the scores, or who chose an illegal action."""
        if offender is not None:
            return {agent: {"illegal": offender} for agent in self.possible_agents}
        scores = self.position.result().scores
        return {agent: {"score": score} for agent, score in zip(self.possible_agents, scores, strict=True)}

    def render(self) -> str | None:
        return self.at.render(self.position, self.render_mode)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""


class RawEnv(Agents, AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo is not there when types are checked
    """Moves one agent at a time."""

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, game, seats, render_mode, **options)
        AECEnv.__init__(self)
        Agents.__init__(self, game, seats, render_mode, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.at.seed(seed)
        self.position = self.at.deal()
        self.ask()

    def ask(self) -> None:
        """Asks for the next decision; the first seat's, if several owe one."""
        seat = FIRST_OF[self.position.waiting]
        self.asked: Decision = Decision(self.at.encoder, self.position, seat)
        self.agent_selection: str = self.possible_agents[seat]
        self.show_masks()

    def show_masks(self) -> None:
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self.at.mask(self.asked if agent == self.agent_selection else None)}
            for agent in self.possible_agents
        }

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        is_asked = self.position.waiting and agent == self.agent_selection and not self.terminations[agent]
        return self.at.observation(self.position, seat, self.asked if is_asked else None)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if action is None or int(action) not in self.asked.ids:
            self.end(self.agent_selection)
        else:
            move = self.asked.say(int(action))
            if move >= 0:
                self.position.play(self.asked.seat, move, self.at.chance)
            if not self.position.waiting:
                self.end(None)
            elif move >= 0:
                self.ask()
            else:
                self.show_masks()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def end(self, offender: str | None) -> None:
        self.rewards = self.returns(offender)
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self.infos = self.last_infos(offender)


class RawParallelEnv(Agents, ParallelEnv, EzPickle):  # type: ignore[misc]  # as above
    """Takes an action of every agent in every step; those of agents that are not asked are ignored. Seats that choose
    at once are asked at once: their moves are played when the last of them has said its last word.
    """

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, game, seats, render_mode, **options)
        Agents.__init__(self, game, seats, render_mode, options)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.agents = self.possible_agents[:]
        self.at.seed(seed)
        self.position = self.at.deal()
        self.ask()
        return self.look()

    def ask(self) -> None:
        self.asked: dict[int, Decision] = {
            seat: Decision(self.at.encoder, self.position, seat) for seat in SEATS_IN[self.position.waiting]
        }
        self.chosen: dict[int, int] = {}

    def look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Returns all agents' observations, and their masks again."""
        seen = {
            agent: self.at.observation(self.position, seat, self.asked.get(seat))
            for seat, agent in enumerate(self.possible_agents)
        }
        return seen, {agent: {"action_mask": row["action_mask"].copy()} for agent, row in seen.items()}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        offender = self.offender(actions)
        if offender is None:
            self.say(actions)
        is_over = offender is not None or not self.position.waiting
        rewards = self.returns(offender)
        if is_over:
            self.asked, self.agents = {}, []
        observations, infos = self.look()
        if is_over:
            infos = self.last_infos(offender)
        if self.render_mode == "human":
            self.render()
        terminations = dict.fromkeys(self.possible_agents, is_over)
        return observations, rewards, terminations, dict.fromkeys(self.possible_agents, False), infos

    def offender(self, actions: dict[str, int]) -> str | None:
        """Returns the first agent that is asked and chose an illegal action."""
        for seat, decision in self.asked.items():
            if int(actions[self.possible_agents[seat]]) not in decision.ids:
                return self.possible_agents[seat]
        return None

    def say(self, actions: dict[str, int]) -> None:
        """Says a word for every seat that is asked; plays the moves when all are complete."""
        for seat in list(self.asked):
            move = int(self.asked[seat].say(int(actions[self.possible_agents[seat]])))
            if move >= 0:
                self.chosen[seat] = move
                del self.asked[seat]
        if self.asked:
            return
        for seat, move in self.chosen.items():
            if move in self.position.moves(seat):  # the move of another seat may have answered the question
                self.position.play(seat, move, self.at.chance)
        self.ask()
