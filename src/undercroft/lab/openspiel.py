"""Games for OpenSpiel: after `register()`, `pyspiel.load_game("undercroft_raiders(players=3)")` and the other three.

Every option of a game is a parameter; several heroes are named with a plus between them. `position` lets a game begin
there: `start_of` writes it, which makes instances small enough for CFR and exploitability. Seats that choose at once
are asked one after the other, and none sees what another has chosen. Dice of one throw are one chance node.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

import undercroft as uc
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.position import Position
from undercroft.lab.encoders import encoder_of
from undercroft.lab.encoders.decision import observed, seen
from undercroft.lab.missing import missing
from undercroft.lab.moment import Moment, Rules, first
from undercroft.lab.outcomes import Question
from undercroft.lab.picture import picture

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("undercroft.lab.openspiel", "openspiel", error) from error

MOST_CHANCE = {"chest": 792, "raiders": 32, "doggies": 64, "serpent": 128}  # outcomes of one chance node at most
WORDS = 4  # of a move at most
MOST_POINTS = 999.0  # of one who plays alone
NOT_GIVEN = -1  # an option that is a number and may be left out


def register() -> None:
    """Tell OpenSpiel of our games. Calling it again changes nothing."""
    for kind in (ChestGame, RaidersGame, DoggiesGame, SerpentGame):
        if f"undercroft_{kind.name}" not in pyspiel.registered_names():
            pyspiel.register_game(_type_of(kind.name), kind)


def start_of(position: Position | uc.Match) -> str:
    """The parameter `position` that lets a game begin at a position."""
    data = position.save() if isinstance(position, uc.Match) else position.data()
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(data).encode())).decode().rstrip("=")


def _position_at(start: str) -> Position:
    text = zlib.decompress(base64.urlsafe_b64decode(start + "=" * (-len(start) % 4)))
    return uc.load(json.loads(text)).position


# -- the declaration -----------------------------------------------------------------------------------------


def _parameters(game: Game) -> dict[str, Any]:
    """Every parameter with its default, as OpenSpiel knows them: a list is a string, None is a number below 0."""
    found: dict[str, Any] = {"players": game.seats[0], "position": ""}
    for option, default in game.options().every().items():
        found[option] = "" if isinstance(default, list) else NOT_GIVEN if default is None else default
    return found


def _options(game: Game, params: dict[str, Any]) -> dict[str, Any]:
    """The options that were given, as the game knows them."""
    defaults, given = game.options().every(), {}
    for option, default in defaults.items():
        value = params.get(option, default)
        if isinstance(value, str) and (isinstance(default, list) or "+" in value):
            value = [name for name in value.split("+") if name]
        given[option] = None if default is None and value == NOT_GIVEN else value
    return given


@cache
def _type_of(name: str) -> Any:
    game = find_game(name)
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"undercroft_{name}",
        long_name=f"Undercroft: {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if game.has_secrets else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class UndercroftGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not there when types are checked
    """One of our games, with its number of players and its options. Each is a class, which OpenSpiel keeps to the very
    end: a function would be freed when Python is gone already."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, name = dict(params or {}), self.name
        game = find_game(name)
        start = _position_at(given["position"]) if given.get("position") else None
        seats = int(start.seats) if start is not None else int(given.get("players", game.seats[0]))
        options = game.read(seats, start.header()["options"] if start is not None else _options(game, given))
        self.first = first(Rules(game, seats, options, start))
        self.encoder = encoder_of(name)
        is_for_points = seats == 1 and self.encoder.is_for_points()
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoder.actions),
            max_chance_outcomes=MOST_CHANCE[name],
            num_players=seats,
            min_utility=0.0,
            max_utility=MOST_POINTS if is_for_points else 1.0,
            max_game_length=WORDS * game.longest,
        )
        super().__init__(_type_of(name), info, given)

    def new_initial_state(self) -> UndercroftState:
        return UndercroftState(self, self.first)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UndercroftObserver:
        is_recalled = iig_obs_type is not None and iig_obs_type.perfect_recall
        return UndercroftObserver(self.encoder.game, is_recalled, params)


class ChestGame(UndercroftGame):
    name = "chest"


class RaidersGame(UndercroftGame):
    name = "raiders"


class DoggiesGame(UndercroftGame):
    name = "doggies"


class SerpentGame(UndercroftGame):
    name = "serpent"


class UndercroftState(pyspiel.State):  # type: ignore[misc]  # as above
    """A moment of a game."""

    def __init__(self, game: UndercroftGame, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        if self.moment.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.moment.is_over else self.moment.seat

    def is_terminal(self) -> bool:
        return self.moment.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.decision().legal() if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        answers = self._asked().answers()
        return [(number, probability) for number, (_, probability) in enumerate(answers)]

    def _asked(self) -> Question:
        assert self.moment.asked is not None
        return self.moment.asked

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.answer(action) if self.is_chance_node() else self.moment.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            question = self._asked()
            return f"{question.kind}: {question.say(question.answers()[action][0])}"
        return encoder_of(self.moment.rules.game.name).words[action]

    def returns(self) -> list[float]:
        if self.moment.position is None:
            return [0.0] * self.moment.rules.seats
        return encoder_of(self.moment.rules.game.name).returns(self.moment.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> UndercroftState:
        """A state that the player cannot tell from this one. What it cannot know is dealt as it may be dealt, not as
        likely as others would have played there."""
        state = self.clone()
        state.moment = self.moment.imagine(player, Seeded(int(sampler() * (1 << 62))))
        return state  # type: ignore[no-any-return]  # as above

    def __str__(self) -> str:
        if self.moment.position is None:
            return f"before the deal {self.moment.path}"
        pending = f"\n{self.moment.words} {self.moment.move} {self.moment.path}" if self.moment.words else ""
        return picture(self.moment.position) + pending


class UndercroftObserver:
    """Observations: the bytes of the encoder as floats, and the view as a string; with perfect recall a digest of all
    that the player has seen and said."""

    def __init__(self, game: str, is_recalled: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters; given are {params}")
        self.encoder = encoder_of(game)
        self.is_recalled = is_recalled
        self.tensor = np.zeros(int(self.encoder.size), np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + int(np.prod(field.shape))].reshape(field.shape)
            for field in self.encoder.fields.rows
        }

    def set_from(self, state: UndercroftState, player: int) -> None:
        moment = state.moment
        if moment.position is None:
            self.tensor.fill(0)
            return
        is_asked = state.current_player() == player
        row = seen(moment.decision()) if is_asked else observed(self.encoder, moment.position, player)
        self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: UndercroftState, player: int) -> str:
        moment = state.moment
        if self.is_recalled:
            return f"seat {player} remembers {moment.memory(player).hex()}"
        if moment.position is None:
            return "before the deal"
        said = moment.words if state.current_player() == player else ()
        return json.dumps([moment.position.view(player), said])
