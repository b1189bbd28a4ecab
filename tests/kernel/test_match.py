"""The match: playing, refusing, taking back. Whatever is refused changes nothing."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import undercroft as uc
from tests.kernel.conftest import finished


@contextmanager
def refused(match: uc.Match, error: type[Exception], text: str) -> Iterator[None]:
    """The error is raised, says so, and the match is as it was, dice included."""
    before = match.save(), match.private_record().dumps(), match.told(0), match.turn
    twin = uc.replay(match.private_record())
    with pytest.raises(error, match=text):
        yield
    assert (match.save(), match.private_record().dumps(), match.told(0), match.turn) == before
    for one in (match, twin):
        while one.turn:
            one.play(one.turn[0], one.moves(one.turn[0])[0])
    assert match.private_record().dumps() == twin.private_record().dumps()


@pytest.fixture(params=[7, None], ids=["seeded", "sealed"])
def match(request: pytest.FixtureRequest) -> uc.Match:
    """Two seats; seat 0 has staked, seat 1 has guessed."""
    match = uc.deal("toy", 2, request.param)
    match.play(1, "stake 2")
    match.play(1, "guess high")
    match.play(0, "stake 1")
    return match


def test_turn_is_the_set_of_seats_that_owe_a_decision(match: uc.Match) -> None:
    assert match.turn == (0,)
    assert [str(move) for move in match.moves(0)] == ["guess low", "guess high"]
    assert match.moves(1) == ()
    assert match.result is None


def test_an_illegal_move_names_the_rule_and_the_legal_moves() -> None:
    match = uc.deal("toy", 2, 7)
    with refused(match, uc.IllegalMove, "not legal now. Stake first, then guess. Legal moves: `stake 1`, `stake 2`"):
        match.play(0, "guess low")


def test_an_illegal_move_carries_its_reason_as_data() -> None:
    match = uc.deal("toy", 2, 7)
    with pytest.raises(uc.IllegalMove) as caught:
        match.play(0, "guess high")
    assert caught.value.reason is not None
    assert caught.value.reason.data() == {"id": "toy-why-no-stake", "args": {}}


def test_text_in_no_known_notation_is_refused(match: uc.Match) -> None:
    with refused(match, uc.IllegalMove, "'dance' is not a move in this game's notation; moves look like `stake"):
        match.play(0, "dance")


@pytest.mark.parametrize("move", [5, None, {"verb": "stake", "args": {"coins": 1}, "text": "stake 1"}])
def test_a_value_that_is_not_a_move_is_refused(match: uc.Match, move: Any) -> None:
    with refused(match, uc.IllegalMove, r"a move is one of `moves\(0\)`, or its notation; not "):
        match.play(0, move)


def test_a_seat_that_owes_no_decision_cannot_move(match: uc.Match) -> None:
    with refused(match, uc.WrongSeat, "seat 1 owes no decision now; waited for: seat 0"):
        match.play(1, "stake 1")


@pytest.mark.parametrize("seat", [-1, 2, "0", None])
def test_an_unknown_seat_is_refused(match: uc.Match, seat: int) -> None:
    with refused(match, uc.WrongSeat, "there is no seat .*: seats are 0 to 1"):
        match.play(seat, "guess low")


def test_a_move_after_the_end_is_refused() -> None:
    match = finished()
    with refused(match, uc.MatchOver, "the match is over"):
        match.play(0, "stake 1")


def test_an_error_in_a_game_changes_nothing(match: uc.Match, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(position: uc.Position, seat: int, move: int, chance: uc.Chance) -> None:
        chance.below(6)
        raise IndexError("a mistake of the game")

    with refused(match, IndexError, "a mistake"), monkeypatch.context() as broken:
        broken.setattr(type(match.position), "play", stumble)
        match.play(0, match.moves(0)[0])


def test_impossible_outcomes_are_refused(match: uc.Match) -> None:
    with refused(match, uc.BadOutcome, "a die shows one, two, three, four, five, six; not 'seven'"):
        match.play(0, "guess low", chance=uc.Chosen(["seven"]))


def test_too_many_outcomes_are_refused(match: uc.Match) -> None:
    with refused(match, uc.BadOutcome, "left over: six"):
        match.play(0, "guess low", chance=uc.Chosen(["six", "six"]))


def test_too_few_outcomes_change_nothing(match: uc.Match) -> None:
    with refused(match, uc.BadOutcome, "outcome 1 is missing"):
        match.play(0, "guess low", chance=uc.Chosen([]))


def test_a_refused_move_uses_up_no_outcomes(match: uc.Match) -> None:
    outcomes = uc.Chosen(["six", "six"])
    for _ in range(2):
        with pytest.raises(uc.BadOutcome, match="2 outcomes were given but only 1 needed"):
            match.play(0, "guess low", chance=outcomes)
    charms = uc.Chosen(["sun", "moon"])
    for _ in range(2):
        with pytest.raises(uc.BadOutcome, match="2 outcomes were given but only 1 needed"):
            uc.deal("toy", 1, chance=charms)


def test_a_value_that_is_not_a_chance_is_refused(match: uc.Match) -> None:
    with refused(match, uc.BadOutcome, r"such as uc.Chosen\(\[...\]\); not \['six'\]"):
        match.play(0, "guess low", chance=["six"])  # type: ignore[arg-type]  # what people hand in


def test_a_move_takes_the_outcomes_it_is_given(match: uc.Match) -> None:
    match.play(0, "guess low", chance=uc.Chosen(["six"]))
    assert match.view(None)["table"]["coins"] == [0, 2]
    assert match.steps[-1].chosen


def test_a_deal_takes_the_outcomes_it_is_given() -> None:
    match = uc.deal("toy", 3, chance=uc.Chosen(["sun", "moon", "sun"]))
    assert [row["charm"] for row in match.save()["players"]] == [0, 1, 0]
    with pytest.raises(uc.BadOutcome, match="left over"):
        uc.deal("toy", 1, chance=uc.Chosen(["sun", "moon"]))


# -- taking back ------------------------------------------------------------------------------------


def test_a_seat_undoes_its_own_moves_that_revealed_nothing(match: uc.Match) -> None:
    assert str(match.undo(0)) == "stake 1"
    assert [str(move) for move in match.moves(0)] == ["stake 1", "stake 2"]


def test_no_undo_past_another_seats_decision(match: uc.Match) -> None:
    match.undo()
    with refused(match, uc.NoUndo, "the last move stands"):
        match.undo()


def test_no_undo_of_another_seats_move(match: uc.Match) -> None:
    with refused(match, uc.NoUndo, "the last move was not made by seat 1"):
        match.undo(1)


def test_no_undo_past_a_roll(match: uc.Match) -> None:
    match.play(0, "guess low")
    with refused(match, uc.NoUndo, "it rolled or drew something"):
        match.undo()


def test_no_undo_before_the_first_move() -> None:
    match = uc.deal("toy", 2, 7)
    with refused(match, uc.NoUndo, "there is no move"):
        match.undo()


def test_take_back_past_a_roll_keeps_the_proof() -> None:
    """Sealed dice that were seen never come again, and the record tells how many were skipped."""
    match = uc.deal("toy", 1)
    match.play(0, "stake 1")
    match.play(0, "guess low")
    match.take_back(1)
    assert match.turn == (0,)
    assert len(match.steps) == 1
    match.play(0, "guess high")
    assert match.steps[-1].skipped == 1
    match.take_back(2)
    match.play(0, "stake 2")
    match.play(0, "guess high")
    assert match.steps[-1].skipped == 2
    while match.turn:
        match.play(0, match.moves(0)[0])
    verdict = uc.verify(match.record.dumps())
    assert verdict.is_fair
    assert verdict.taken_back == 2


def test_seen_dice_do_not_return_after_a_restart() -> None:
    match = uc.deal("toy", 1)
    match.play(0, "stake 1")
    match.play(0, "guess low")
    match.take_back(1)
    twin = uc.replay(match.private_record().dumps())
    for one in (match, twin):
        while one.turn:
            one.play(0, one.moves(0)[0])
    assert twin.record.dumps() == match.record.dumps()
    assert uc.verify(twin.record).taken_back == 1


def test_take_back_with_seeded_dice_repeats_the_roll() -> None:
    match = uc.deal("toy", 1, 3)
    match.play(0, "stake 1")
    match.play(0, "guess low")
    before = match.record.dumps()
    match.take_back(2)
    match.play(0, "stake 1")
    match.play(0, "guess low")
    assert match.record.dumps() == before


@pytest.mark.parametrize("steps", [0, -1, 4])
def test_take_back_of_more_moves_than_were_made_is_refused(match: uc.Match, steps: int) -> None:
    with refused(match, uc.NoUndo, "3 moves were made"):
        match.take_back(steps)


# -- who hears what ---------------------------------------------------------------------------------


def test_events_reach_their_audience_only(match: uc.Match) -> None:
    assert [event.id for event in match.told(0)] == ["toy-event-guessed", "toy-event-staked"]
    assert [event.id for event in match.told(1)] == ["toy-event-staked", "toy-event-guessed"]
    assert [event.id for event in match.told(None)] == ["toy-event-guessed"]
    assert [event.id for event in match.told(0, since=3)] == ["toy-event-staked"]


def test_a_view_of_an_unknown_seat_is_refused(match: uc.Match) -> None:
    for seat in (2, -1, "0", 0.5):
        with pytest.raises(uc.WrongSeat, match="there is no seat"):
            match.view(seat)  # type: ignore[arg-type]  # what people hand in
        with pytest.raises(uc.WrongSeat, match="there is no seat"):
            match.told(seat)  # type: ignore[arg-type]
    with pytest.raises(uc.WrongSeat, match="None is a spectator"):
        match.position.view(2)


def test_the_secret_is_in_the_record_only_after_the_end() -> None:
    match = uc.deal("toy", 1)
    assert set(match.record.dice) == {"commitment"}
    assert set(match.private_record().dice) == {"commitment", "secret"}
    over = finished(None)
    assert set(over.record.dice) == {"commitment", "secret"}


def test_a_match_without_its_secret_is_read_only() -> None:
    match = uc.deal("toy", 1)
    match.play(0, "stake 2")
    seen = uc.replay(match.record.dumps())
    assert seen.view(0) == match.view(0)
    with pytest.raises(uc.BadRecord, match="viewed, not played"):
        seen.play(0, "guess low")
    with pytest.raises(uc.NoUndo, match="without its secret"):
        seen.take_back(1)


def test_a_match_has_a_readable_repr(match: uc.Match) -> None:
    assert repr(match) == "<match of toy, 2 seats, 3 moves, waiting for [0]>"
    assert "winners" in repr(finished())
    assert repr(finished().record).startswith("<record of toy, 2 seats, 8 moves, finished, ")


# -- copies -----------------------------------------------------------------------------------------


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("copied", [uc.Match.copy, copy.copy, copy.deepcopy, pickled])
def test_a_copy_is_independent(match: uc.Match, copied: Callable[[uc.Match], uc.Match]) -> None:
    before = match.private_record().dumps(), match.save(), match.turn
    twin = copied(match)
    assert (twin.private_record().dumps(), twin.save(), twin.turn) == before
    assert twin.why_no_undo() == match.why_no_undo()
    while twin.turn:
        twin.play(twin.turn[0], twin.moves(twin.turn[0])[0])
    assert (match.private_record().dumps(), match.save(), match.turn) == before
    while match.turn:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    assert match.record == twin.record  # the dice of both stood at the same place


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_parts_of_a_match_can_be_copied(match: uc.Match, copied: Callable[[Any], Any]) -> None:
    over = finished()
    for thing in (over.record, over.result, match.moves(0)[0]):
        assert copied(thing) == thing
    event = over.told(None)[0]
    assert (copied(event).data(), copied(event).seats) == (event.data(), event.seats)
    for dice in (uc.Seeded(5), uc.Sealed(bytes(32))):
        dice.below(6)
        twin = copied(dice)
        assert [twin.below(100) for _ in range(5)] == [dice.below(100) for _ in range(5)]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_position_copies_itself(copied: Callable[[uc.Position], uc.Position]) -> None:
    position = uc.deal("chest", 2, seed=7).position
    twin = copied(position)
    twin.play(0, twin.moves(0)[0], uc.Seeded(1))
    assert twin.view(0) != position.view(0) == uc.deal("chest", 2, seed=7).view(0)
