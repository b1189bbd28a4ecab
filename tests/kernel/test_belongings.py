"""Data that a match returns belongs to the caller; data passed to it stays the caller's."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import undercroft as uc
from tests.kernel.conftest import finished
from undercroft.kernel.record import read_record
from undercroft.kernel.seats import FIRST_OF

GAMES = ("toy", "chest", "raiders", "doggies", "serpent")


def spoil(thing: Any) -> None:
    """Change in place whatever can be changed."""
    if isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing["spoilt"] = 1
    elif isinstance(thing, list | tuple):
        for value in thing:
            spoil(value)
        if isinstance(thing, list):
            thing.reverse()
            thing.append(99)


def begun(game: str, moves: int = 8) -> uc.Match:
    match = uc.deal(game, seats=3, seed=7)
    for _ in range(moves):
        if match.turn:
            match.play(match.turn[0], match.moves(match.turn[0])[-1])
    return match


def account(match: uc.Match) -> Any:
    """All there is to know of a match, fresh."""
    whole = [
        match.private_record().data(),
        [[event.data() for event in events] for events in match.events],
        [move.data() for seat in range(match.seats) for move in match.moves(seat)],
        match.options.data(),
        None if match.result is None else match.result.data(),
        match.position.header(),
        {key: value for key, value in match.view(None).items() if key != "table"},
    ]
    return copy.deepcopy(whole)


@pytest.mark.parametrize("moves", [8, 4000])
@pytest.mark.parametrize("game", GAMES)
def test_the_aliasing_check_finds_a_planted_alias(game: str, moves: int) -> None:
    """Views' own tables are the games' and the law's; this is what the kernel puts around them."""
    match = begun(game, moves if game != "serpent" else 8)
    before = account(match)
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        del view["table"]
        spoil(view)
        for event in match.told(seat):
            spoil(event.args)
            spoil(event.data())
        spoil(match.public_record(seat))
        for move in match.moves(seat) if seat is not None else ():
            spoil(move.args)
            spoil(move.data())
    spoil(match.events)
    spoil(match.steps)
    spoil(match.save()["options"])
    for value in vars(type(match.options)).get("__struct_fields__", ()):
        spoil(getattr(match.options, value))
    for record in (match.record, match.private_record()):
        spoil(record.data())
        for field in ("options", "dice", "start", "deal", "steps", "result"):
            spoil(getattr(record, field))
    if match.result is not None:
        spoil(match.result.parts)
        spoil(match.result.ties)
        spoil(match.result.data())
    assert account(match) == before


def test_moves_messages_steps_and_results_are_immutable() -> None:
    match = finished()
    result = match.result
    assert result is not None
    for thing, field in (
        (begun("toy", 0).moves(0)[0], "args"),
        (match.told(None)[0], "args"),
        (match.told(None)[0], "seats"),
        (match.steps[0], "chance"),
        (result, "scores"),
    ):
        with pytest.raises(AttributeError):
            setattr(thing, field, None)


def test_playing_on_the_position_does_not_change_the_match() -> None:
    match = begun("chest")
    before = match.save()
    position = match.position
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        position.play(seat, position.moves(seat)[0], uc.Seeded(1))
    assert match.save() == before


def test_arguments_are_copied() -> None:
    data = begun("toy").save()
    kept = copy.deepcopy(data)
    match = uc.load(data, seed=1)
    spoil(data)
    assert match.save() == kept == match.record.start
    record = match.record.data()
    twin, read = uc.replay(record), read_record(record)
    spoil(record)
    assert twin.record == match.record == read
    whole = match.record
    twin = uc.replay(whole)
    spoil(whole.start)
    spoil(whole.dice)
    assert twin.record == match.record


# -- copies and pickles ---------------------------------------------------------------------------------


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("copied", [uc.Match.copy, copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("seed", [7, None], ids=["seeded", "sealed"])
def test_copies_undo_and_take_back_independently(seed: int | None, copied: Callable[[uc.Match], uc.Match]) -> None:
    match = uc.deal("toy", 2, seed)
    for seat, move in ((1, "stake 2"), (1, "guess high"), (0, "stake 1"), (0, "guess low"), (0, "stake 2")):
        match.play(seat, move)
    before, events = match.private_record().dumps(), [event.data() for event in match.told(0)]
    twin = copied(match)
    assert twin.options == match.options
    assert [event.data() for event in twin.told(0)] == events
    twin.undo(0)
    assert len(twin.steps) == 4
    assert match.private_record().dumps() == before
    twin.take_back(2)
    twin.play(0, "stake 2")
    assert match.private_record().dumps() == before
    assert [event.data() for event in match.told(0)] == events
    match.undo(0)
    match.take_back(3)
    assert [step.move for step in twin.steps] == ["stake 2", "guess high", "stake 2"]
    for one in (match, twin):
        while one.turn:
            one.play(one.turn[0], one.moves(one.turn[0])[0])
        assert uc.verify(one.record).is_fair == (seed is None)


def test_a_read_only_match_can_be_copied() -> None:
    match = uc.deal("toy", 2)
    match.play(0, "stake 1")
    seen = uc.replay(match.record).copy()
    assert seen.view(0) == match.view(0)
    with pytest.raises(uc.BadRecord, match="viewed, not played"):
        seen.play(0, "guess low")


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("game", GAMES)
def test_positions_can_be_copied_and_pickled(game: str, copied: Callable[[uc.Position], uc.Position]) -> None:
    position = begun(game).position
    position.events = []
    twin = copied(position)
    assert type(twin) is type(position)
    assert twin.data() == position.data()
    assert [twin.view(seat) for seat in (None, 0, 1, 2)] == [position.view(seat) for seat in (None, 0, 1, 2)]
    assert twin.events is None
    seat = FIRST_OF[position.waiting]
    before = position.data()
    twin.play(seat, twin.moves(seat)[0], uc.Seeded(1))
    assert position.data() == before


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
def test_every_kind_of_chance_can_be_pickled(copied: Callable[[uc.Chance], uc.Chance]) -> None:
    from tests.kernel.test_chance import DIE

    for chance in (
        uc.Seeded(5),
        uc.Sealed(bytes(32)),
        uc.Chosen(["six", "one", "two"]),
        uc.Recorded(["six", "one", "two"]),
        uc.Chosen(["six"], then=uc.Seeded(3)),
    ):
        chance.roll(DIE)
        twin = copied(chance)
        assert [twin.roll(DIE), twin.roll(DIE)] == [chance.roll(DIE), chance.roll(DIE)]


# -- what may be shown ----------------------------------------------------------------------------------


def test_a_public_record_holds_no_secrets() -> None:
    match = uc.deal("toy", 2, 7)
    match.play(1, "stake 2")
    match.play(1, "guess high")
    match.play(0, "stake 1")
    public = match.public_record()
    assert public["steps"] == [
        {"seat": 1, "events": []},
        {"seat": 1, "events": [{"id": "toy-event-guessed", "args": {"who": 1}}]},
        {"seat": 0, "events": []},
    ]
    assert "7" not in str(public)  # the seed would tell every charm and roll
    assert (public["commitment"], public["result"]) == (None, None)
    own = match.public_record(1)["steps"]
    assert [step.get("move") for step in own] == ["stake 2", "guess high", None]
    assert match.record.dice == {"seed": 7}  # the whole truth, for the one who keeps the match


def test_a_public_record_is_complete_when_nothing_is_hidden() -> None:
    match = finished(None)
    public = match.public_record()
    assert [step["move"] for step in public["steps"]] == [step.move for step in match.steps]
    assert public["commitment"] == match.record.dice["commitment"]
    assert match.result is not None
    assert public["result"] == match.result.data()
    assert begun("chest").public_record()["steps"][0]["move"]


# -- a match from a position, cards, names ------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_position_can_be_loaded_and_saved(game: str) -> None:
    match = begun(game)
    imagined = uc.imagine(match.view(0), uc.Seeded(5))
    table = uc.load(imagined, seed=3)
    assert table.view(0) == match.view(0)
    assert uc.load(table.save()).save() == table.save() == imagined.data()
    seat = table.turn[0]
    table.play(seat, table.moves(seat)[0])
    assert uc.replay(table.record.dumps()).record == table.record
    assert uc.imagine(match.view(0), uc.Seeded(5)).data() == imagined.data()


def test_cards_are_plain_data_with_their_grades_fresh_each_time() -> None:
    for game in GAMES[1:]:
        tables = uc.cards(game)
        assert tables
        assert all(row["id"] and row["grade"] in "ABCR" for rows in tables.values() for row in rows)
        kept = copy.deepcopy(tables)
        spoil(tables)
        assert uc.cards(game) == kept
    assert uc.cards("toy") == {}


def test_a_game_can_be_imported_under_another_name() -> None:
    import undercroft.games.doggies as dogs

    assert dogs.GAME.name == "doggies"
    assert uc.games() == ("chest", "raiders", "doggies", "serpent", "toy")


def test_values_have_a_readable_repr() -> None:
    match = begun("toy", 4)
    assert repr(match.position) == "<position of toy, 3 seats, waiting for [2]>"
    assert repr(finished().position) == "<position of toy, 2 seats, over>"
    assert repr(uc.Seeded(7)).startswith("<Seeded, state 0x")
    assert repr(uc.Sealed(bytes(32))) == "<Sealed, commitment 66687aadf862…, 0 numbers spent>"
    assert repr(uc.Chosen(["six"], then=uc.Recorded([]))) == "<Chosen ['six'], then <Recorded []>>"
    assert repr(match.told(0)[-1]) == "Event('toy-event-guessed', {'who': 1}, to all)"
    assert repr(match.told(0)[0]) == "Event('toy-event-staked', {'coins': 2}, to seats [0])"
    assert repr(match.steps[0]) == "<step of seat 0: stake 2>"
    assert repr(finished().steps[-1]).startswith("<step of seat 1: guess high; chance: ")
    assert repr(uc.verify(finished(None).record)) == "<verdict on a record of toy: fair, 8 moves, 4 outcomes>"
    assert repr(match.game) == "<game toy, rules version 1, 1 to 4 seats>"
    assert repr(match.options) == "ToyOptions(rounds=2, charms=True)"
