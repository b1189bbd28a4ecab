"""Packed ints: what goes in comes out, for everything that the box allows."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from undercroft.games.doggies import dungeon, notation
from undercroft.games.doggies.bot import scout
from undercroft.games.doggies.cards import MOST_QUESTS, MOST_ROOMS
from undercroft.games.doggies.components import (
    DEFENCE,
    DOORS,
    EXITS,
    FARTHEST,
    HOLDINGS,
    KEYS,
    LENDS,
    SHOWN,
    bag_of,
    count,
    lie_of,
    one,
    place_at,
    x_of,
    y_of,
)
from undercroft.games.doggies.dog import Dog, owned_of, symbol_of
from undercroft.games.doggies.walk import bit
from undercroft.games.doggies.way_out import best_way

SLOTS = st.integers(0, MOST_ROOMS - 1)
CARDS = st.integers(0, HOLDINGS - 1)
FOUR = st.integers(0, 3)
FAR = st.integers(-FARTHEST, FARTHEST)
QUESTS = st.integers(0, MOST_QUESTS - 1)
POTIONS = st.integers(0, 15)


@given(SLOTS, st.integers(0, dungeon.Mark.GAP_OF_TWO), CARDS)
def test_a_claim_unpacks(slot: int, mark: int, holding: int) -> None:
    claim = notation.claim_of(slot, mark, holding)
    assert (notation.slot_of(claim), notation.claim_mark(claim), notation.claim_holding(claim)) == (slot, mark, holding)


@given(SLOTS, st.integers(0, dungeon.Mark.CARD + HOLDINGS - 1))
def test_a_put_unpacks(slot: int, mark: int) -> None:
    put = notation.put_of(slot, mark)
    assert (notation.slot_of(put), notation.put_mark(put)) == (slot, mark)


@given(CARDS, st.one_of(SLOTS, st.just(int(notation.EARLIER))))
def test_a_tool_unpacks(holding: int, slot: int) -> None:
    tool = notation.tool_of(holding, slot)
    assert (notation.tool_holding(tool), notation.tool_slot(tool)) == (holding, slot)


@given(SLOTS, st.sampled_from([int(notation.BY_STEP), int(notation.BY_PORTAL), int(notation.BY_PUNCH)]))
def test_an_entry_of_the_trail_unpacks(slot: int, how: int) -> None:
    entry = notation.entry_of(slot, how)
    assert (notation.slot_of(entry), notation.entry_how(entry)) == (slot, how)


@given(st.lists(st.integers(-1, MOST_ROOMS), min_size=4, max_size=4))
def test_the_rooms_beside_a_room_unpack(slots: list[int]) -> None:
    beside = sum([dungeon.beside_of(slot, side) for side, slot in enumerate(slots)])
    assert [dungeon.beside_at(beside, side) for side in range(4)] == slots


@given(SLOTS, st.integers(1, 10_000))
def test_a_prize_unpacks(slot: int, worth: int) -> None:
    prize = best_way.prize_of(slot, worth)
    assert (best_way.prize_slot(prize), best_way.prize_worth(prize)) == (slot, worth)


@given(st.lists(st.tuples(FOUR, st.integers(1, MOST_ROOMS)), max_size=4))
def test_rooms_entered_one_after_the_other_unpack(entered: list[tuple[int, int]]) -> None:
    rooms, found = 0, []
    for side, slot in reversed(entered):
        rooms = scout.before_others(side, slot, rooms)
    while rooms:
        found.append((scout.first_side(rooms), scout.first_slot(rooms)))
        rooms = scout.other_rooms(rooms)
    assert found == entered


@given(st.integers(0, 61))
def test_a_bit_is_a_power_of_two(number: int) -> None:
    assert bit(number) == 1 << number


@given(st.lists(st.integers(0, 2047), min_size=5, max_size=5))
def test_symbols_of_a_dog_unpack(figures: list[int]) -> None:
    dog = Dog()
    dog.owned = owned_of(*figures)
    assert [symbol_of(dog.owned, symbol) for symbol in range(5)] == figures


@given(CARDS, st.integers(0, MOST_ROOMS))
def test_trophies_of_a_card_are_added_and_removed(holding: int, times: int) -> None:
    dog = Dog()
    for _ in range(times + 1):
        dog.count_trophy(holding, 1)
    dog.count_trophy(holding, -1)
    shown = [0, 0, 0] if LENDS[holding] >= 0 else [shown[holding] for shown in SHOWN]
    assert [symbol_of(dog.owned, symbol) for symbol in range(3)] == [times * number for number in shown]
    assert [dog.defence, dog.keys] == [times * DEFENCE[holding], times * KEYS[holding]]
    assert dog.lent == (times * one(LENDS[holding]) if LENDS[holding] >= 0 else 0)


@given(SLOTS, FOUR)
def test_an_edge_unpacks(slot: int, side: int) -> None:
    edge = dungeon.edge_of(slot, side)
    assert (dungeon.edge_slot(edge), dungeon.edge_side(edge)) == (slot, side)


@given(FAR, FAR, FOUR)
def test_a_placement_unpacks(x: int, y: int, turn: int) -> None:
    placement = dungeon.placement_of(place_at(x, y), turn)
    place = dungeon.placement_place(placement)
    assert (x_of(place), y_of(place), dungeon.placement_turn(placement)) == (x, y, turn)


@given(FOUR, FOUR)
def test_a_turn_of_sharik_unpacks(side: int, turn: int) -> None:
    move = notation.turning(side, turn)
    assert notation.Code.TURN <= move < notation.Code.PASS
    assert (notation.side_of_turning(move), notation.turn_of_turning(move)) == (side, turn)


@given(POTIONS, POTIONS, POTIONS)
def test_a_bag_of_potions_unpacks(swords: int, bows: int, fires: int) -> None:
    bag = bag_of(swords, bows, fires)
    assert [count(bag, symbol) for symbol in range(3)] == [swords, bows, fires]


@given(QUESTS, QUESTS)
def test_a_hand_of_quests_unpacks(first: int, second: int) -> None:
    dog = Dog()
    dog.take_quests(first, second)
    assert dog.quests_in_hand() == (first, second)


def test_every_lie_of_a_card_is_different() -> None:
    lies = [lie_of(kind, turn) for kind in range(len(EXITS) // 4) for turn in range(4)]
    assert lies == list(range(len(EXITS))) == list(range(len(DOORS)))
