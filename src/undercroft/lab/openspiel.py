"""Games for OpenSpiel: after `register()`, `pyspiel.load_game("undercroft_raiders(players=3)")` works, and so do the
other three.

Every option of a game is a parameter; lists join names with a plus sign. `position` (written by `start_of`) starts a
game there, which gives instances small enough for CFR and exploitability. Seats that choose at once are asked one
after the other without seeing each other's choice. Dice of one throw are one chance node.
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
from undercroft.lab import missing
from undercroft.lab.picture import picture

try:
    import numpy as np
    import pyspiel

    from undercroft.lab.encoders import Encoder, encoder_of
    from undercroft.lab.encoders.decision import observed, seen
    from undercroft.lab.moment import MEMORY, Moment, Rules, first
    from undercroft.lab.outcomes import Question
except ImportError as _error:
    raise missing("undercroft.lab.openspiel", "openspiel", _error) from _error

MOST_CHANCE = {"chest": 792, "raiders": 32, "doggies": 64, "serpent": 128}  # maximum outcomes of a chance node
WORDS = 4  # maximum words of a move
MOST_POINTS = 999.0  # maximum points of a solo game
NOT_GIVEN = -1  # a numeric option that may be left out


def register() -> None:
    """Registers the games with OpenSpiel. Further calls do nothing."""
    for kind in (ChestGame, RaidersGame, DoggiesGame, SerpentGame):
        if f"undercroft_{kind.name}" not in pyspiel.registered_names():
            pyspiel.register_game(_type_of(kind.name), kind)


def start_of(position: Position | uc.Match) -> str:
    """Returns the parameter `position` that starts a game at a position."""
    data = position.save() if isinstance(position, uc.Match) else position.data()
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(data).encode())).decode().rstrip("=")


# -- the declaration -----------------------------------------------------------------------------------------


def _parameters(game: Game) -> dict[str, Any]:
    """Returns every parameter with its default in OpenSpiel's types: a list is a string, None is a negative number."""
    found: dict[str, Any] = {"players": game.seats[0], "position": ""}
    for option, default in game.options().data().items():
        found[option] = "" if isinstance(default, list) else NOT_GIVEN if default is None else default
    return found


def _options(game: Game, params: dict[str, Any]) -> dict[str, Any]:
    """Returns the given parameters as options of the game."""
    defaults, given = game.options().data(), {}
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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class UndercroftGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not there when types are checked
    """A game with its number of players and options. OpenSpiel keeps the class until Python has shut down."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, name = dict(params or {}), self.name
        game = find_game(name)
        start: Position | None = None
        if code := given.get("position"):
            text = zlib.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)))
            start = uc.load(json.loads(text)).position
        seats = int(start.seats) if start is not None else int(given.get("players", game.seats[0]))
        options = game.read(seats, start.header()["options"] if start is not None else _options(game, given))
        self.first: Moment = first(Rules(game, seats, options, start))
        self.encoder: Encoder = encoder_of(name)
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
    """A moment of a game as an OpenSpiel state."""

    def __init__(self, game: UndercroftGame, moment: Moment) -> None:
        super().__init__(game)
        self.moment: Moment = moment

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
        """Returns a state that the player cannot distinguish. Hidden parts are dealt uniformly, not by likelihood."""
        state = self.clone()
        state.moment = self.moment.imagine(player, Seeded(int(sampler() * (1 << 62))))
        return state  # type: ignore[no-any-return]  # as above

    def __str__(self) -> str:
        if self.moment.position is None:
            return f"before the deal {self.moment.path}"
        pending = f"\n{self.moment.words} {self.moment.move} {self.moment.path}" if self.moment.words else ""
        return picture(self.moment.position) + pending


class UndercroftObserver:
    """Observations: the encoder's bytes as floats, and the view as a string. With perfect recall, the string is a
    digest of everything the player has seen and said, and the tensor has its bits after the observation.
    """

    def __init__(self, game: str, is_recalled: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters; given are {params}")
        self.encoder: Encoder = encoder_of(game)
        self.is_recalled = is_recalled
        size = int(self.encoder.size)
        self.tensor: Any = np.zeros(size + 8 * MEMORY if is_recalled else size, np.float32)
        self.dict: dict[str, Any] = {
            field.name: self.tensor[field.start : field.start + int(np.prod(field.shape))].reshape(field.shape)
            for field in self.encoder.fields.rows
        }
        if is_recalled:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: UndercroftState, player: int) -> None:
        moment = state.moment
        self.tensor.fill(0)
        if moment.position is None:
            return
        is_asked = state.current_player() == player
        row = seen(moment.decision()) if is_asked else observed(self.encoder, moment.position, player)
        self.tensor[: len(row)] = np.frombuffer(row, np.uint8)
        if self.is_recalled:
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(moment.memory(player), np.uint8))

    def string_from(self, state: UndercroftState, player: int) -> str:
        moment = state.moment
        if self.is_recalled:
            return f"seat {player} remembers {moment.memory(player).hex()}"
        if moment.position is None:
            return "before the deal"
        said = moment.words if state.current_player() == player else ()
        return json.dumps([moment.position.view(player), said])
