"""The specification of the table protocol holds for small bounds, and the exploration notices mistakes."""

from __future__ import annotations

from tests.simulation.spec import Bounds, Table, explore

SMALL = Bounds(requests=1, crashes=1, entries=3)


def test_no_reachable_state_breaks_a_promise() -> None:
    states, broken = explore(Bounds(requests=2, crashes=0, entries=3))
    assert broken is None
    assert states > 20_000
    assert explore(SMALL)[1] is None


def test_a_process_that_forgets_requests_does_one_twice() -> None:
    assert explore(SMALL, remembers=False)[1] == "a request was done twice"


def test_a_store_that_takes_any_number_breaks_the_order() -> None:
    assert explore(SMALL, checks=False)[1] == "entry 2 does not follow from those before it"


def test_only_asked_seats_answer_and_only_covered_ones_return() -> None:
    table = Table(2)
    course = [("sat", 0), ("sat", 1), ("started", 0), ("step", 0)]
    assert [table.wrong(kind, seat) for kind, seat in course] == [None] * 4
    assert table.wrong("asked", 0, [1]) is None
    assert table.wrong("answered", 0, (), True) is not None
    assert table.wrong("answered", 1, (), True) is None
    assert table.wrong("returned", 1) is not None
    assert table.wrong("covered", 1) is None
    assert table.wrong("returned", 1) is None
