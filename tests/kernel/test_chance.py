"""The four kinds of chance."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft as uc
from undercroft.kernel.chance import Outcomes

COIN = Outcomes("coin", ["heads", "tails"])
DIE = Outcomes("die", ["one", "two", "three", "four", "five", "six"])
SECRET = bytes(range(32))


def test_seeded_stream_is_pinned() -> None:
    """Records with a seed stay readable: these numbers must never change."""
    chance = uc.Seeded(7)
    assert [chance.below(1000) for _ in range(8)] == [408, 322, 489, 949, 321, 860, 427, 210]


def test_seeded_stream_is_that_of_plain_integers() -> None:
    """The generator, written again with Python's unbounded integers."""
    digest = hashlib.sha256(b"12345").digest()
    low, carry = int.from_bytes(digest[4:8], "big"), int.from_bytes(digest[:4], "big") % 0x76E15A87 + 1
    chance = uc.Seeded(12345)
    for _ in range(1000):
        carry, low = divmod(0x76E15A89 * low + carry, 2**32)
        assert chance.below(2**31 - 1) == (low ^ carry) * (2**31 - 1) >> 32


def test_sealed_stream_is_plain_hmac() -> None:
    """Anybody can compute the outcomes of a revealed secret: number k is HMAC-SHA256(secret, k)."""
    chance = uc.Sealed(SECRET)
    for k in range(100):
        number = int.from_bytes(hmac.new(SECRET, k.to_bytes(8, "big"), hashlib.sha256).digest()[:8], "big")
        assert chance.below(6) == number % 6
    assert chance.used == 100


def test_sealed_commitment_is_the_hash_of_the_secret() -> None:
    assert uc.Sealed(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()


def test_sealed_secret_has_32_bytes() -> None:
    with pytest.raises(uc.BadRecord, match="32 bytes, not 3"):
        uc.Sealed(b"abc")


@pytest.mark.parametrize("chance", [uc.Seeded(1), uc.Sealed(SECRET)], ids=["seeded", "sealed"])
@pytest.mark.parametrize("n", [2, 3, 6, 7, 36])
def test_below_draws_uniformly(chance: uc.Chance, n: int) -> None:
    """Chi-square over 20,000 numbers, far beyond the 99.9th percentile only if the dice are bent."""
    rolls = 20_000
    seen = Counter(chance.below(n) for _ in range(rolls))
    assert set(seen) == set(range(n))
    chi_square = sum((seen[k] - rolls / n) ** 2 / (rolls / n) for k in range(n))
    assert chi_square < (n - 1) + 4 * (2 * (n - 1)) ** 0.5 + 6


def test_successive_numbers_are_independent() -> None:
    chance = uc.Seeded(2)
    numbers = [chance.below(6) for _ in range(36_001)]
    pairs = Counter(itertools.pairwise(numbers))
    assert sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(6) for b in range(6)) < 80


@given(st.lists(st.integers(0, 5), min_size=1, max_size=8).filter(any), st.integers())
def test_draws_are_weighted_by_what_is_left(left: list[int], seed: int) -> None:
    deck = Outcomes("card", [str(kind) for kind in range(len(left))])
    chance, drawn = uc.Seeded(seed), [0] * len(left)
    rest = list(left)
    while any(rest):
        kind = chance.draw(deck, rest)
        rest[kind] -= 1
        drawn[kind] += 1
    assert drawn == left


def test_trace_records_outcome_names() -> None:
    for chance in (uc.Seeded(3), uc.Sealed(SECRET), uc.Chosen(["six", "tails"]), uc.Recorded(["six", "tails"])):
        trace: list[str] = []
        chance.trace = trace
        assert [DIE.names[chance.roll(DIE)], COIN.names[chance.draw(COIN, [1, 3])]] == trace


def test_chosen_returns_its_outcomes_in_order() -> None:
    chance = uc.Chosen(["six", "one"])
    assert [chance.roll(DIE), chance.roll(DIE)] == [5, 0]
    chance.finish()


def test_chosen_refuses_a_missing_outcome() -> None:
    chance = uc.Chosen(["six"])
    chance.roll(DIE)
    with pytest.raises(uc.BadOutcome, match="outcome 2 is missing; needed is one more coin: heads, tails"):
        chance.roll(COIN)


def test_chosen_refuses_a_leftover_outcome() -> None:
    chance = uc.Chosen(["six", "one", "two"])
    chance.roll(DIE)
    with pytest.raises(uc.BadOutcome, match="3 outcomes were given but only 1 needed; left over: one, two"):
        chance.finish()


def test_chosen_refuses_an_impossible_outcome() -> None:
    with pytest.raises(uc.BadOutcome, match="a coin shows heads, tails; not 'edge'"):
        uc.Chosen(["edge"]).roll(COIN)
    with pytest.raises(uc.BadOutcome, match="no 'heads' is left to draw as coin; left are tails"):
        uc.Chosen(["heads"]).draw(COIN, [0, 2])
    with pytest.raises(uc.BadOutcome, match="no 'edge' is left"):
        uc.Chosen(["edge"]).draw(COIN, [1, 2])
    with pytest.raises(uc.BadOutcome, match="bare number"):
        uc.Chosen(["heads"]).below(2)


def test_chosen_takes_a_list_of_names() -> None:
    with pytest.raises(uc.BadOutcome, match=r"outcomes are a list of names: \['heads'\], not 'heads'"):
        uc.Chosen("heads")


# -- named outcomes, then another chance ----------------------------------------------------------------


def test_chosen_continues_with_another_chance() -> None:
    chance, then = uc.Chosen(["six", "tails"], then=uc.Seeded(3)), uc.Seeded(3)
    trace: list[str] = []
    chance.trace = trace
    rolled = [chance.roll(DIE), chance.draw(COIN, [1, 3]), chance.roll(DIE), chance.draw(COIN, [1, 3])]
    assert rolled == [5, 1, then.roll(DIE), then.draw(COIN, [1, 3])]
    assert trace == ["six", "tails", DIE.names[rolled[2]], COIN.names[rolled[3]]]
    assert chance.below(100) == then.below(100)
    chance.finish()


def test_chosen_with_another_chance_refuses_leftover_names() -> None:
    chance = uc.Chosen(["six", "one"], then=uc.Seeded(3))
    chance.roll(DIE)
    with pytest.raises(uc.BadOutcome, match="2 outcomes were given but only 1 needed"):
        chance.finish()
    with pytest.raises(uc.BadOutcome, match="left over: six"):
        uc.Chosen([], then=uc.Chosen(["six"])).finish()


def test_chosen_with_another_chance_rewinds_both() -> None:
    chance = uc.Chosen(["six"], then=uc.Sealed(SECRET))
    mark = chance.mark()
    first = [chance.roll(DIE) for _ in range(4)]
    chance.rewind(mark)
    assert [chance.roll(DIE) for _ in range(4)] == first


def test_a_match_takes_named_outcomes_then_seeded_ones() -> None:
    match = uc.deal("toy", 2, 7, chance=uc.Chosen(["moon"], then=uc.Seeded(1)))
    assert match.save()["players"][0]["charm"] == 1
    for seat in (0, 1):
        match.play(seat, "stake 1")
    match.play(0, "guess high")
    dice = uc.Chosen(["six", "one"], then=uc.Seeded(1))
    with pytest.raises(uc.BadOutcome, match="left over: one"):
        match.play(1, "guess high", chance=dice)
    match.play(1, "guess high", chance=uc.Chosen([], then=uc.Seeded(1)))
    assert match.steps[-1].chosen
    assert match.steps[-1].chance == (DIE.names[uc.Seeded(1).roll(DIE)],)
    assert uc.replay(match.record.dumps()).record == match.record


@pytest.mark.parametrize(
    ("make", "error", "text"),
    [
        (lambda: uc.Chosen([1]), uc.BadOutcome, "outcomes are a list of names; 1 is none"),  # type: ignore[list-item]
        (lambda: uc.Chosen(5), uc.BadOutcome, "outcomes are a list of names, not 5"),  # type: ignore[arg-type]
        (lambda: uc.Chosen([], then=1), uc.BadOutcome, r"is a chance such as uc.Seeded\(1\), not 1"),
        (lambda: uc.Recorded(None), uc.BadRecord, "outcomes are a list of names, not None"),  # type: ignore[arg-type]
        (lambda: uc.Seeded("x"), uc.BadOption, "a seed is a whole number, not 'x'"),  # type: ignore[arg-type]
        (lambda: uc.Seeded(10**5000), uc.BadOption, "a seed has at most 4096 bits"),
        (lambda: uc.Sealed("x" * 32), uc.BadRecord, "a secret is 32 bytes, not 'x"),
        (lambda: uc.Sealed(SECRET, -1), uc.BadRecord, "expected a count of spent numbers, not -1"),
    ],
)
def test_an_object_that_is_not_a_chance_is_refused(
    make: Callable[[], uc.Chance], error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=text):
        make()


def test_a_record_names_its_kind_of_chance() -> None:
    """Also after one was seen as a chance: compiled classes under an ABC mixed them up."""
    kinds = (uc.Seeded, uc.Sealed, uc.Chosen)
    for chance in (uc.Seeded(1), uc.Sealed(SECRET), uc.Chosen([])):
        assert isinstance(chance, uc.Chance)
        assert [kind for kind in kinds if isinstance(chance, kind)] == [type(chance)]


def test_recorded_reports_a_bad_record() -> None:
    with pytest.raises(uc.BadRecord, match="outcome 1 is missing"):
        uc.Recorded([]).roll(DIE)
