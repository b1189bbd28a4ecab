"""The mind of Raiders: it knows no more than its seat, sees what is beyond doubt, mixes, and gives true reasons."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.raiders.plays import enter, lay, party
from tests.reasons import reason
from undercroft.bots.mixing import SETTLED, Mixing, search_of
from undercroft.bots.reasons import reason_for
from undercroft.games.raiders import GAME
from undercroft.games.raiders.bot.mind import MIND
from undercroft.games.raiders.dungeon import ROOMS
from undercroft.games.raiders.raider import NAMES
from undercroft.games.raiders.rooms import Cache
from undercroft.kernel.seats import SEATS_IN
from undercroft.kernel.texts import Texts

ROUNDS = 300


def search(match: uc.Match, seat: int = 0, rounds: int = ROUNDS, seconds: float = 60.0) -> Any:
    found = search_of(MIND, GAME.imagine(match.view(seat), uc.Seeded(1)), seat, uc.Seeded(2))
    found.think(rounds, seconds)
    return found


def best(match: uc.Match, seat: int = 0) -> str:
    name: str = NAMES[search(match, seat).findings()[0].move]
    return name


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_same_view_gets_the_same_advice_whatever_is_hidden(seats: int) -> None:
    chance = uc.Seeded(seats)
    raid = GAME.deal(seats, GAME.read(seats, {}), chance)
    compared = 0
    while raid.waiting:
        for seat in SEATS_IN[raid.waiting]:
            twin = raid.copy()
            MIND.redeal(twin, seat, chance)
            assert twin.view(seat) == raid.view(seat)
            if compared % 7 == 0:  # common sense is slow on the pure build
                assert MIND.greedy_move(raid, seat, uc.Seeded(5)) == MIND.greedy_move(twin, seat, uc.Seeded(5))
            assert MIND.quick(raid, seat, uc.Seeded(5)) == MIND.quick(twin, seat, uc.Seeded(5))
            assert MIND.candidates(raid, seat) == MIND.candidates(twin, seat)
            compared += 1
        seat = SEATS_IN[raid.waiting][-1]
        moves = raid.moves(seat)
        raid.play(seat, moves[chance.below(len(moves))], chance)
    assert compared > 50


def test_search_takes_the_chest_cheaply_after_a_ball() -> None:
    hands = party(3, items=[{"ball": 1}, {}, {}])
    match = enter("treasure-4", hands, floor_card="UUUUD", rooms=["treasure-4", "treasure-4-2", "dragon", "dragon"])
    lay(match, "ball", "3", "2")
    assert best(match) == "4"


def test_search_flees_from_the_megadragon_when_a_wound_would_lose() -> None:
    me = {"hand": ["1"], "items": {"key": 1}, "coins": 9, "wounds": 3}
    assert best(enter("megadragon", [me, {"wounds": 4}, {"wounds": 4}])) == "flee"


HUNTED: list[dict[str, Any]] = [
    {"hand": ["1", "5"], "items": {}, "coins": 9, "wounds": 0},
    {"hand": ["2"], "items": {}, "coins": 8, "wounds": 2},
    {"hand": ["2"], "items": {}, "coins": 1, "wounds": 4},
]


def test_a_leader_does_not_pay_the_taxman() -> None:
    """The taxman takes from the lowest card what would be the victory; a 5 is not the lowest."""
    assert best(enter("taxman", HUNTED)) == "5"


def test_choices_that_must_not_be_foreseen_are_mixed() -> None:
    """The last treasure and the taxman: whatever all three do, one of them would rather have done otherwise."""
    hands = [
        {"hand": hand, "items": {}, "coins": coins, "wounds": wounds}
        for hand, coins, wounds in ((["2", "3"], 4, 4), (["1", "3"], 5, 4), (["4", "5"], 9, 5))
    ]
    rooms = [None, None, None, "treasure-4-2", "taxman"]
    match = enter("treasure-4-2", hands, floor=5, number=4, floor_card="UUDDU", rooms=rooms)
    found = search(match, seat=1)
    assert isinstance(found, Mixing)
    chosen = [NAMES[found.choice()] for _ in range(60)]
    assert 10 < chosen.count("1") < 50 and set(chosen) == {"1", "3"}


def test_a_clearly_best_card_is_found_quickly() -> None:
    """The leader of the taxman above."""
    match = enter("taxman", HUNTED)
    found = search_of(MIND, GAME.imagine(match.view(0), uc.Seeded(1)), 0, uc.Seeded(2))
    found.think(20 * ROUNDS, 60.0, MIND.strengths()[-1].price)
    assert isinstance(found, Mixing) and SETTLED <= found.rounds < 5 * ROUNDS
    assert NAMES[found.choice()] == "5"


def test_search_without_time_plays_the_most_promising_card() -> None:
    match = enter("treasure-4-2", party(3))
    found = search(match, seconds=0.0)
    assert found.choice() == MIND.candidates(match.position, 0)[0]


def test_search_lets_others_choose_again_what_they_have_laid() -> None:
    match = enter("treasure-4-2", party(3))
    match.play(1, "play 5")
    opened = GAME.imagine(match.view(0), uc.Seeded(1))
    assert opened.waiting == 0b101
    MIND.reopen(opened, 0)
    assert opened.waiting == 0b111
    assert isinstance(search(match, rounds=2), Mixing)


def test_chances_sum_to_one_and_are_exact_at_the_end() -> None:
    raid = GAME.deal(4, GAME.read(4, {}), uc.Seeded(1))
    assert sum(MIND.worth(raid, seat) for seat in range(4)) == pytest.approx(1)
    over = uc.load({"game": "raiders", "over": True, "players": [{"coins": 9, "wounds": 4}, {"coins": 7, "wounds": 1}]})
    assert [MIND.worth(over.position, seat) for seat in range(3)] == [0.0, 1.0, 0.0]


# -- reasons -------------------------------------------------------------------------------------------------


def figures(match: uc.Match, *cards: str) -> uc.Message | None:
    """The figure that tells the first card from the second."""
    best, second = (NAMES.index(card) for card in cards)
    return reason_for(MIND, match.position, 0, best, second, uc.Seeded(1), 60.0)


def told(match: uc.Match, *cards: str) -> tuple[str, int, int]:
    message = figures(match, *cards)
    assert message is not None
    for language in ("ru", "en"):
        assert "{" not in Texts.of(GAME, language).say(message)
    return message.id.removeprefix("raiders-reason-"), message.args["value"], message.args["other"]


def test_a_reason_names_the_chances_that_the_room_has() -> None:
    """The result is certain: both others have shown less than 4."""
    match = enter("treasure-4", party(3, items=[{"ball": 1}, {}, {}]))
    lay(match, "ball", "3", "2")
    assert told(match, "4", "1") == ("coins", 100, 0)
    assert figures(match, "4", "5") is None or told(match, "4", "5")[0].startswith("floor")


def test_a_reason_names_the_chance_to_be_wounded() -> None:
    match = enter("dragon", party(3, items=[{"ball": 1}, {}, {}]))
    lay(match, "ball", "3", "2")
    assert told(match, "4", "1") == ("wounds", 0, 100)


def test_a_cache_tells_which_item_is_got_by_a_card() -> None:
    hands: list[dict[str, Any]] = [{"hand": hand, "items": {}} for hand in (["1", "3"], ["5"], ["5"])]
    room = next(
        room
        for room in ROOMS
        if isinstance(room, Cache) and [room.gift(power).get("item") for power in (0, 2)] == ["torch", "key"]
    )
    match = enter(room.id, hands, number=5, floor_card="UUDDU")
    assert told(match, "3", "1") == ("key", 100, 0)
    assert told(match, "1", "3") == ("torch-found", 100, 0)


def test_a_card_that_does_worse_here_is_told_by_what_the_floor_brings() -> None:
    match = enter("treasure-4", party(3, items=[{"ball": 1}, {}, {}]))
    lay(match, "ball", "3", "2")
    message = figures(match, "1", "5")
    assert message is None or message.id.startswith(("raiders-reason-floor", "raiders-reason-worst"))


def test_a_torch_tells_how_many_rooms_it_lights() -> None:
    match = enter("treasure-4", party(3, items=[{"torch": 1}, {}, {}]), number=1, floor_card="UDDUD")
    dark = sum(not room["lit"] for room in match.view(0)["table"]["rooms"])
    assert reason(match, "torch", "play 5") is not None
    assert reason(match, "torch", "play 5").args == {"count": dark}  # type: ignore[union-attr]
    assert reason(match, "play 5", "torch") is None
