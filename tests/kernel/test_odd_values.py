"""Every public call, handed every kind of odd value: what is refused is refused with an UndercroftError, and the match
is as it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import undercroft as uc
from undercroft.bots import levels_of, make_bot, yardstick_of
from undercroft.bots.forecast import Forecast, moments
from undercroft.bots.player import RandomBot
from undercroft.bots.playout import GameResult, contest
from undercroft.games import find_game
from undercroft.kernel.record import read_record
from undercroft.kernel.texts import Texts


class Odd:
    """An object of another library, which cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("odd")

    def __iter__(self) -> Iterator[str]:
        raise RuntimeError("odd")

    def __index__(self) -> int:
        raise RuntimeError("odd")


def deep() -> list[Any]:
    rows: list[Any] = []
    for _ in range(100_000):
        rows = [rows]
    return rows


ODD: dict[str, Any] = {
    "none": None,
    "true": True,
    "minus": -1,
    "hundred": 100,
    "wide": 2**63,
    "wider": 2**70,
    "huge": 10**5000,
    "half": 0.5,
    "nan": float("nan"),
    "empty": "",
    "word": "zzz",
    "digit": "1",
    "surrogate": "\ud800",
    "zero": "\0",
    "long": "x" * 4000,
    "bytes": b"\xff",
    "list": [],
    "ones": [1],
    "names": ["zzz"],
    "dict": {},
    "keys": {1: 2, None: [3]},
    "fields": {"zzz": 1, "game": 5},
    "tuple": (1, 2),
    "set": {1},
    "type": int,
    "function": len,
    "odd": Odd(),
    "deep": deep(),
    "chance": uc.Seeded(1),
    "move": uc.Move("zzz", {}, ""),
}
GAMES = ("toy", "chest", "raiders", "doggies", "serpent")


@pytest.fixture(params=GAMES)
def match(request: pytest.FixtureRequest) -> uc.Match:
    """A few moves into a match."""
    match = uc.deal(request.param, seats=3, seed=7)
    for _ in range(6):
        match.play(match.turn[0], match.moves(match.turn[0])[-1])
    return match


@pytest.fixture(params=ODD)
def odd(request: pytest.FixtureRequest) -> Any:
    return ODD[request.param]


def tried(call: Callable[[], object]) -> None:
    """The call goes through, or is refused in the way all refusals are, in words."""
    try:
        call()
    except uc.UndercroftError as error:
        assert str(error)
        assert len(str(error)) < 8000


CALLS: dict[str, Callable[[uc.Match, Any], object]] = {
    "moves": lambda match, odd: match.moves(odd),
    "view": lambda match, odd: match.view(odd),
    "told": lambda match, odd: match.told(odd),
    "told since": lambda match, odd: match.told(0, odd),
    "play seat": lambda match, odd: match.play(odd, "zzz"),
    "play move": lambda match, odd: match.play(match.turn[0], odd),
    "play chance": lambda match, odd: (
        match.play(match.turn[0], match.moves(match.turn[0])[0], odd)
        if odd is not None and not isinstance(odd, uc.Chance)
        else None
    ),
    "undo": lambda match, odd: match.undo(odd) if odd is not None else None,
    "why_no_undo": lambda match, odd: match.why_no_undo(odd),
    "take_back": lambda match, odd: match.take_back(odd),
    "public_record": lambda match, odd: match.public_record(odd),
    "Position.view": lambda match, odd: match.position.view(odd),
    "Position.code_of seat": lambda match, odd: match.position.code_of(odd, match.moves(match.turn[0])[0]),
    "Position.code_of move": lambda match, odd: match.position.code_of(0, odd),
    "imagine chance": lambda match, odd: uc.imagine(match.view(0), odd),
    "load seed": lambda match, odd: uc.load(match.save(), seed=odd),
    "notation": lambda match, odd: match.game.notation.parse(odd),
    "contest": lambda match, odd: contest(odd, [RandomBot(1)] * 3, uc.Seeded(1)),
    "contest bots": lambda match, odd: contest(match.position, odd, uc.Seeded(1)),
    "contest a bot": lambda match, odd: contest(match.position, [odd] * 3, uc.Seeded(1)),
    "contest chance": lambda match, odd: (
        contest(match.position, [RandomBot(1)] * 3, odd) if not isinstance(odd, uc.Chance) else None
    ),
    "Tally": lambda match, odd: GameResult(odd, 3),
    "Forecast": lambda match, odd: Forecast(match.game.name, odd),
    "Forecast position": lambda match, odd: Forecast(match.game.name, [odd]),
    "Forecast game": lambda match, odd: Forecast(odd, [match.position]),
    "make_bot seed": lambda match, odd: make_bot(yardstick_of(match.game.name), match.game.name, odd),
    "make_bot level": lambda match, odd: make_bot(odd, match.game.name, 1),
    "make_bot seconds": lambda match, odd: make_bot("random", match.game.name, 1, odd),
    "make_bot scale": lambda match, odd: make_bot("random", match.game.name, 1, scale=odd),
    "RandomBot.choose": lambda match, odd: RandomBot(1).choose(odd),
    "Texts.of": lambda match, odd: Texts.of(match.game, odd),
    "Texts.say": lambda match, odd: Texts.of(match.game, "en").say(odd),
}


def test_a_match_refuses_bad_arguments(match: uc.Match, odd: Any) -> None:
    before = match.private_record().dumps(), match.save(), match.turn
    for name, call in CALLS.items():
        try:
            tried(partial(call, match.copy(), odd))
        except Exception as error:
            error.add_note(f"the call was: {name}")
            raise
        assert (match.private_record().dumps(), match.save(), match.turn) == before, name


@pytest.mark.parametrize("game", GAMES)
def test_deal_load_and_replay_refuse_bad_arguments(game: str, odd: Any) -> None:
    record = uc.deal(game, seats=3, seed=7).record.data()
    for call in (
        lambda: uc.deal(odd),
        lambda: uc.deal(game, seats=odd),
        lambda: uc.deal(game, seed=odd),
        lambda: uc.deal(game, seats=3, chance=odd),
        lambda: uc.deal(game, seats=3, zzz=odd),
        lambda: uc.load(odd),
        lambda: uc.load({"game": odd}),
        lambda: uc.load({"game": game, "zzz": odd}),
        lambda: uc.load({"game": game, "seats": odd}),
        lambda: uc.load({"game": game, "rules": odd}),
        lambda: uc.load({"game": game, "options": odd}),
        lambda: uc.replay(odd),
        lambda: list(uc.walk(odd)),
        lambda: uc.verify(odd),
        lambda: read_record(odd),
        lambda: uc.imagine(odd, uc.Seeded(1)),
        lambda: uc.imagine({"game": odd}, uc.Seeded(1)),
        lambda: uc.cards(odd),
        lambda: find_game(odd),
        lambda: levels_of(odd),
        lambda: make_bot("random", odd, 1),
        lambda: moments(odd),
        lambda: uc.Seeded(odd),
        lambda: uc.Sealed(odd),
        lambda: uc.Sealed(bytes(32), odd),
        lambda: uc.Chosen(odd),
        lambda: uc.Chosen([odd]),
        lambda: uc.Chosen([], then=odd),
        lambda: uc.Recorded(odd),
        lambda: uc.Move(odd, {}, ""),
        lambda: uc.Move("zzz", odd, ""),
        lambda: uc.Move("zzz", {}, odd),
    ):
        tried(call)
    for name in uc.deal(game, seats=3).options.data():
        tried(partial(uc.deal, game, seats=3, **{name: odd}))
    for field in record:
        tried(partial(uc.replay, {**record, field: odd}))
        broken = read_record(record)
        if field != "undercroft":
            setattr(broken, field, odd)
            tried(partial(uc.verify, broken))


@pytest.mark.parametrize("game", GAMES)
def test_saves_and_views_with_an_unexpected_field_are_refused(game: str, odd: Any) -> None:
    match = uc.deal(game, seats=3, seed=7)
    save, view = match.save(), match.view(0)
    for field in save:
        tried(partial(uc.load, {**save, field: odd}))
    for field in view:
        tried(partial(uc.imagine, {**view, field: odd}, uc.Seeded(1)))
    for field in view["table"]:
        tried(partial(uc.imagine, {**view, "table": {**view["table"], field: odd}}, uc.Seeded(1)))


# -- moves put together by hand -----------------------------------------------------------------------


def test_moves_can_be_built_by_hand(match: uc.Match, odd: Any) -> None:
    """Every verb with every argument odd, missing or of another kind."""
    seat = match.turn[0]
    for verb, template in match.game.notation.templates.items():
        fields = match.game.notation.fields(verb)
        words: dict[str, Any] = {name: 1 if is_number else "zzz" for name, is_number in fields.items()}
        made: list[dict[str, Any]] = [words, {}, {**words, "zzz": 1}]
        for name in fields:
            made.append({**words, name: odd})
            made.append({other: word for other, word in words.items() if other != name})
        for args in made:
            twin = match.copy()
            tried(partial(twin.play, seat, uc.Move(verb, args, template)))


def test_a_move_needs_no_notation(match: uc.Match) -> None:
    seat = match.turn[0]
    for legal in match.moves(seat):
        twin = match.copy()
        twin.play(seat, uc.Move(legal.verb, legal.args, "zzz"))
        assert twin.steps[-1].move == str(legal)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (uc.Move("zzz", {}, ""), "there is no move 'zzz' in this game; its verbs: stake, guess"),
        (uc.Move("stake", {}, ""), "`stake` has the arguments coins; not {}"),
        (uc.Move("stake", {"coins": "1"}, ""), "the argument 'coins' of `stake` is a whole number; not '1'"),
        (uc.Move("stake", {"coins": True}, ""), "the argument 'coins' of `stake` is a whole number; not True"),
        (uc.Move("stake", {"coins": 10**9}, ""), "the argument 'coins' of `stake` has 9 digits at most"),
        (uc.Move("guess", {"half": 1}, ""), "the argument 'half' of `guess` is a word; not 1"),
        (uc.Move("guess", {"half": "a b"}, ""), "'guess a b' is not a move in this game's notation"),
    ],
)
def test_an_invalid_move_is_refused_with_a_reason(move: uc.Move, text: str) -> None:
    with pytest.raises(uc.IllegalMove) as caught:
        uc.deal("toy", 2, 7).play(0, move)
    assert text in str(caught.value)


# -- whatever a stranger's game raises ------------------------------------------------------------------


@pytest.mark.parametrize(
    "error",
    [OverflowError, RecursionError, AssertionError, KeyError, ZeroDivisionError, NotImplementedError, uc.BadPosition],
)
def test_any_error_while_imagining_is_reported_as_a_bad_view(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(view: dict[str, Any], chance: uc.Chance) -> uc.Position:
        chance.below(6)
        raise error("a mistake")

    view = uc.deal("toy", 2, 7).view(0)
    with monkeypatch.context() as broken:
        broken.setattr(find_game("toy"), "imagine", stumble)
        dice = uc.Seeded(3)
        with pytest.raises(uc.BadView, match="this is no view of toy: "):
            uc.imagine(view, dice)
    assert dice.below(1000) == uc.Seeded(3).below(1000)  # not spent


def test_a_plugin_view_may_hold_large_numbers() -> None:
    view = json.loads(json.dumps(uc.deal("toy", 2, 7).view(0)))
    view["table"]["round"] = 2**70
    tried(lambda: uc.imagine(view, uc.Seeded(1)))
