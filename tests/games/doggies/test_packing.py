"""Packed ints: what goes in comes out, for everything that the box allows."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from undercroft.games.doggies import claims, dungeon, trophies, walk_moves
from undercroft.games.doggies.bot import scout
from undercroft.games.doggies.cards import MOST_QUESTS, MOST_ROOMS
from undercroft.games.doggies.components import (
    BOWS,
    DEFENCE,
    DOORS,
    EXITS,
    FARTHEST,
    FIRES,
    HOLDINGS,
    KEYS,
    LENDS,
    SWORDS,
    bag_of,
    count,
    lie_of,
    one,
    place_at,
    x_of,
    y_of,
)
from undercroft.games.doggies.dog import Dog
from undercroft.games.doggies.walk import bit

SLOTS = st.integers(0, MOST_ROOMS - 1)
CARDS = st.integers(0, HOLDINGS - 1)
FOUR = st.integers(0, 3)
FAR = st.integers(-FARTHEST, FARTHEST)
QUESTS = st.integers(0, MOST_QUESTS - 1)
POTIONS = st.integers(0, 15)


@given(SLOTS, st.integers(0, dungeon.GAP_OF_TWO), CARDS)
def test_a_claim(slot: int, mark: int, holding: int) -> None:
    claim = claims.claim_of(slot, mark, holding)
    assert (claims.claim_slot(claim), claims.claim_mark(claim), claims.claim_holding(claim)) == (slot, mark, holding)


@given(SLOTS, st.integers(0, dungeon.CARD_ON + HOLDINGS - 1))
def test_what_is_put_on_a_room(slot: int, mark: int) -> None:
    put = claims.put_of(slot, mark)
    assert (claims.put_slot(put), claims.put_mark(put)) == (slot, mark)


@given(CARDS, st.one_of(SLOTS, st.just(int(claims.EARLIER))))
def test_a_tool(holding: int, slot: int) -> None:
    tool = claims.tool_of(holding, slot)
    assert (claims.tool_holding(tool), claims.tool_slot(tool)) == (holding, slot)


@given(SLOTS, st.sampled_from([int(claims.BY_STEP), int(claims.BY_PORTAL), int(claims.BY_PUNCH)]))
def test_an_entry_of_the_trail(slot: int, how: int) -> None:
    entry = claims.entry_of(slot, how)
    assert (claims.entry_slot(entry), claims.entry_how(entry)) == (slot, how)


@given(st.lists(st.integers(-1, MOST_ROOMS), min_size=4, max_size=4))
def test_the_rooms_beside_a_room(slots: list[int]) -> None:
    beside = sum([dungeon.beside_of(slot, side) for side, slot in enumerate(slots)])
    assert [dungeon.beside_at(beside, side) for side in range(4)] == slots


@given(SLOTS, st.integers(1, 10_000))
def test_a_prize(slot: int, worth: int) -> None:
    prize = scout.prize_of(slot, worth)
    assert (scout.prize_slot(prize), scout.prize_worth(prize)) == (slot, worth)


@given(st.lists(st.tuples(FOUR, st.integers(1, MOST_ROOMS)), max_size=4))
def test_rooms_that_are_entered_one_after_the_other(entered: list[tuple[int, int]]) -> None:
    rooms, found = 0, []
    for side, slot in reversed(entered):
        rooms = scout.before_others(side, slot, rooms)
    while rooms:
        found.append((scout.first_side(rooms), scout.first_slot(rooms)))
        rooms = scout.other_rooms(rooms)
    assert found == entered


@given(st.integers(0, 61))
def test_a_bit(number: int) -> None:
    assert bit(number) == 1 << number


@given(st.lists(st.integers(0, 2047), min_size=5, max_size=5))
def test_what_a_dog_owns(figures: list[int]) -> None:
    dog = Dog(-1)
    dog.owned = trophies.owned_of(*figures)
    assert [dog.swords, dog.bows, dog.fires, dog.defence, dog.keys] == figures


@given(CARDS, st.integers(0, MOST_ROOMS))
def test_the_trophies_of_a_card(holding: int, times: int) -> None:
    dog = Dog(-1)
    for _ in range(times + 1):
        dog.count_trophy(holding, 1)
    dog.count_trophy(holding, -1)
    shown = [0, 0, 0] if LENDS[holding] >= 0 else [SWORDS[holding], BOWS[holding], FIRES[holding]]
    assert [dog.swords, dog.bows, dog.fires] == [times * number for number in shown]
    assert [dog.defence, dog.keys] == [times * DEFENCE[holding], times * KEYS[holding]]
    assert dog.lent == (times * one(LENDS[holding]) if LENDS[holding] >= 0 else 0)


@given(SLOTS, FOUR)
def test_an_edge(slot: int, side: int) -> None:
    edge = dungeon.edge_of(slot, side)
    assert (dungeon.edge_slot(edge), dungeon.edge_side(edge)) == (slot, side)


@given(FAR, FAR, FOUR)
def test_a_placement(x: int, y: int, turn: int) -> None:
    placement = dungeon.placement_of(place_at(x, y), turn)
    place = dungeon.placement_place(placement)
    assert (x_of(place), y_of(place), dungeon.placement_turn(placement)) == (x, y, turn)


@given(FOUR, FOUR)
def test_a_turn_of_sharik(side: int, turn: int) -> None:
    move = walk_moves.turning(side, turn)
    assert walk_moves.TURN <= move < walk_moves.PASS
    assert (walk_moves.side_of_turning(move), walk_moves.turn_of_turning(move)) == (side, turn)


@given(POTIONS, POTIONS, POTIONS)
def test_a_bag_of_potions(swords: int, bows: int, fires: int) -> None:
    bag = bag_of(swords, bows, fires)
    assert [count(bag, symbol) for symbol in range(3)] == [swords, bows, fires]


@given(QUESTS, QUESTS)
def test_a_hand_of_quests(first: int, second: int) -> None:
    dog = Dog(0)
    dog.take_quests(first, second)
    assert dog.quests_in_hand() == (first, second)


def test_a_card_as_it_lies() -> None:
    lies = [lie_of(kind, turn) for kind in range(len(EXITS) // 4) for turn in range(4)]
    assert lies == list(range(len(EXITS))) == list(range(len(DOORS)))
