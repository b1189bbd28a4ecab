"""Bots by level: a view in, a move out, and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import undercroft as uc
from tests.conftest import some
from undercroft.bots import LEVELS, YARDSTICKS, Bot, bots_of, levels_of, make_bot
from undercroft.bots.levels import strength_of
from undercroft.bots.playout import GameResult, contest
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded

EVERY = some([(game, level) for game in uc.games() for level in (*YARDSTICKS, *levels_of(game))], 5)
QUICK = 0.02  # of the thinking of a level: these tests ask what it does, not how well
MANY = 50  # rounds
ASKED = 30  # times in a match: thinking takes its time, and common sense can play on


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_every_level_plays_whole_games_legally(game: str, level: str) -> None:
    is_thinker = level not in YARDSTICKS
    counts = find_game(game).seats
    for seats in counts if uc.compiled else counts[:1] if is_thinker else counts[-1:]:
        match = uc.deal(game, seats=seats, seed=1)
        bots = [make_bot(level, game, seat, scale=QUICK) for seat in range(seats)]
        sensible = [make_bot("greedy", game, seat) for seat in range(seats)]
        pick = random.Random(1)
        while match.turn:
            seat = match.turn[-1]
            asked = bots if not is_thinker or pick.random() < ASKED / (ASKED + len(match.steps)) else sensible
            # What a bot gets and gives may travel to another machine: it is JSON.
            view = msgspec.json.decode(msgspec.json.encode(match.view(seat)))
            move = msgspec.json.decode(msgspec.json.encode(asked[seat].choose(view)))
            assert move in view["moves"]
            match.play(seat, move["text"])
        assert match.result is not None


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_the_same_seed_and_views_give_the_same_moves(game: str, level: str) -> None:
    """A level that thinks for a number of rounds is tested; one that uses up its time depends on the machine."""
    mind = find_game(game).mind()
    if level in LEVELS:
        assert mind is not None
        if not 0 < strength_of(mind, level, 60, QUICK).rounds <= MANY:
            pytest.skip("limited by time")

    def moves() -> list[str]:
        match = uc.deal(game, seed=3)
        bot = make_bot(level, game, 8, seconds=3000, scale=QUICK)
        while match.turn and (level in YARDSTICKS or len(match.steps) < ASKED):
            seat = match.turn[0]
            match.play(seat, bot.choose(match.view(seat))["text"])
        return [step.move for step in match.steps]

    assert moves() == moves()


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_bot_does_not_change_its_view(game: str, level: str) -> None:
    match = uc.deal(game, seed=4)
    seat = match.turn[0]
    view = match.view(seat)
    before = json.dumps(view)
    make_bot(level, game, 1, scale=QUICK).choose(view)
    assert json.dumps(view) == before


@pytest.mark.usefixtures("stranger")
def test_contest_gives_each_bot_only_its_own_view() -> None:
    seen: list[tuple[int, Any]] = []

    class Spy(Bot):
        def __init__(self, seat: int) -> None:
            self.seat = seat

        def choose(self, view: dict[str, Any]) -> dict[str, Any]:
            seen.append((self.seat, view))
            move: dict[str, Any] = view["moves"][0]
            return move

    game = find_game("toy")
    chance = Seeded(1)
    position = game.deal(3, game.read(3, {}), chance)
    decisions = contest(position, [Spy(seat) for seat in range(3)], chance)
    assert decisions == len(seen) == 12
    for seat, view in seen:
        assert type(view) is dict and view["seat"] == seat
        assert view["table"]["charms"] is None  # the others' charms are secret until the end
    assert sum(GameResult(position, decisions).shares) == pytest.approx(1)


@pytest.mark.usefixtures("stranger")
def test_illegal_move_of_a_bot_is_refused() -> None:
    class Cheat(Bot):
        def choose(self, view: dict[str, Any]) -> dict[str, Any]:
            return {"verb": "stake", "args": {"coins": 9}, "text": "stake 9"}

    game = find_game("toy")
    chance = Seeded(1)
    with pytest.raises(uc.IllegalMove, match="seat 0 chose `stake 9`"):
        contest(game.deal(1, game.read(1, {}), chance), [Cheat()], chance)


def test_an_unknown_level_is_refused_by_name() -> None:
    game = uc.games()[0]
    with pytest.raises(uc.UndercroftError, match=f"{game} has no bots of level 'genius'; the levels are: "):
        make_bot("genius", game, 1)


@pytest.mark.usefixtures("stranger")
def test_game_without_a_mind_has_the_random_bot() -> None:
    assert levels_of("toy") == bots_of("toy") == ("random",)
    for level in ("greedy", "master"):
        with pytest.raises(uc.UndercroftError, match=f"toy has no bots of level '{level}'"):
            make_bot(level, "toy", 1)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(uc.UndercroftError, match="there is no game 'chess'"):
        make_bot("random", "chess", 1)
