"""Walking through a record: the match at its beginning and after each step."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.kernel.conftest import finished
from undercroft.kernel.record import Step, read_record


def look(match: uc.Match) -> tuple[Any, ...]:
    return match.save(), match.turn, match.public_record(0)


@pytest.mark.parametrize("seed", [7, None], ids=["seeded", "sealed"])
def test_each_replayed_position_equals_the_match(seed: int | None) -> None:
    record = finished(seed).record
    seen = [look(then) for then in uc.walk(record)]
    assert seen == [look(uc.replay(record.until(number))) for number in range(len(record.steps) + 1)]


def test_replay_plays_each_step_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished().record
    played = 0
    kind = type(uc.deal("toy").position)
    play = kind.play

    def counted(position: uc.Position, seat: int, move: int, chance: uc.Chance) -> None:
        nonlocal played
        played += 1
        play(position, seat, move, chance)

    monkeypatch.setattr(kind, "play", counted)
    for number, then in enumerate(uc.walk(record)):
        assert (len(then.steps), played) == (number, number)


def test_a_copied_replay_stays_at_its_step() -> None:
    record = finished().record
    kept = [then.copy() for then in uc.walk(record)]
    assert [len(then.steps) for then in kept] == list(range(len(record.steps) + 1))
    assert kept[-1].result == finished().result


def test_an_invalid_step_is_reported_when_reached() -> None:
    record = read_record(finished().record.data())
    record.steps[2] = Step(0, "stake 9")
    walked = uc.walk(record)
    assert [len(next(walked).steps) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(uc.BadRecord, match="step 3 .*stake 9"):
        next(walked)


def test_an_invalid_record_is_refused_at_once() -> None:
    with pytest.raises(uc.BadRecord, match="it is not JSON"):
        uc.walk("zzz")
