"""The mind of Raiders: it knows no more than its seat, sees what is beyond doubt, mixes, and gives true reasons."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.raiders.plays import enter, lay, party
from undercroft.bots.mixing import SETTLED, Mixing, search_of
from undercroft.games.raiders import GAME
from undercroft.games.raiders.deck import ROOMS
from undercroft.games.raiders.hand import NAMES
from undercroft.games.raiders.rooms import Cache
from undercroft.kernel.mind import Finding
from undercroft.kernel.seats import SEATS_IN
from undercroft.kernel.texts import Texts

MIND = GAME.mind()
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
                assert MIND.advise(raid, seat, uc.Seeded(5)) == MIND.advise(twin, seat, uc.Seeded(5))
            assert MIND.quick(raid, seat, uc.Seeded(5)) == MIND.quick(twin, seat, uc.Seeded(5))
            assert MIND.candidates(raid, seat) == MIND.candidates(twin, seat)
            compared += 1
        seat = SEATS_IN[raid.waiting][-1]
        moves = raid.moves(seat)
        raid.play(seat, moves[chance.below(len(moves))], chance)
    assert compared > 50


def test_after_a_ball_it_takes_the_chest_as_cheaply_as_it_can() -> None:
    hands = party(3, items=[{"ball": 1}, {}, {}])
    match = enter("treasure-4", hands, floor_card="UUUUD", rooms=["treasure-4", "treasure-4-2", "dragon", "dragon"])
    lay(match, "ball", "3", "2")
    assert best(match) == "4"


def test_it_flees_from_the_megadragon_when_a_wound_would_cost_the_game() -> None:
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


def test_where_one_must_not_be_foreseen_the_choice_is_mixed() -> None:
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


def test_a_card_that_is_clearly_best_takes_little_of_its_time() -> None:
    """The leader of the taxman above."""
    match = enter("taxman", HUNTED)
    found = search_of(MIND, GAME.imagine(match.view(0), uc.Seeded(1)), 0, uc.Seeded(2))
    found.think(20 * ROUNDS, 60.0, MIND.strengths()[-1].price)
    assert isinstance(found, Mixing) and SETTLED <= found.rounds < 5 * ROUNDS
    assert NAMES[found.choice()] == "5"


def test_without_time_it_plays_the_most_promising_card() -> None:
    match = enter("treasure-4-2", party(3))
    found = search(match, seconds=0.0)
    assert found.choice() == MIND.candidates(match.position, 0)[0]


def test_what_others_have_laid_is_chosen_again_in_thought() -> None:
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


def reason(match: uc.Match, *cards: str) -> uc.Message:
    """Why the first card is better than the others."""
    findings = [Finding(NAMES.index(card), 1, 0.5 - 0.1 * n, 0.0, 0.0, 0.0) for n, card in enumerate(cards)]
    said = MIND.reason(match.position, 0, findings)
    assert said is not None
    for language in ("ru", "en"):
        assert Texts.of(GAME, language).say(said)
    return said


def test_a_reason_names_the_chances_that_the_room_has() -> None:
    match = enter("treasure-4", party(3, items=[{"ball": 1}, {}, {}]))
    lay(match, "ball", "3", "2")
    assert reason(match, "4").data() == {"id": "raiders-reason-coins", "args": {"card": "4", "percent": 100}}
    assert reason(match, "1").data() == {
        "id": "raiders-reason-keep", "args": {"card": "1", "percent": 0, "other": "5", "others": 100},
    }  # fmt: skip
    assert reason(match, "5").data() == {"id": "raiders-reason-coins", "args": {"card": "5", "percent": 100}}


def test_they_fight_over_the_big_chest_if_the_small_one_comes_more_often() -> None:
    """Both others must show a 5: a third one would leave nothing to share, a 4 takes the small chest alone."""
    hands = [{"hand": hand, "items": {}} for hand in (["4", "5"], ["5"], ["5"])]
    match = enter("treasure-2-1", hands, number=5, floor_card="UUDDU")
    assert reason(match, "4").data() == {
        "id": "raiders-reason-fight", "args": {"card": "4", "percent": 100, "other": "5", "others": 0},
    }  # fmt: skip


def test_a_reason_tells_how_often_one_gets_away_unhurt() -> None:
    match = enter("dragon", party(3, items=[{"ball": 1}, {}, {}]))
    lay(match, "ball", "3", "2")
    assert MIND.reason(match.position, 0, [Finding(NAMES.index("1"), 1, 0.5, 0.0, 0.0, 0.0)]) is None
    assert reason(match, "1", "4").data() == {
        "id": "raiders-reason-bear", "args": {"card": "1", "percent": 0, "other": "4", "others": 100},
    }  # fmt: skip
    assert reason(match, "4").data() == {"id": "raiders-reason-unhurt", "args": {"card": "4", "percent": 100}}


def test_a_strong_card_is_not_kept_for_a_later_room_that_is_not_there() -> None:
    hands = [{"hand": hand, "items": {}} for hand in (["1", "5"], ["3"], ["3"])]
    match = enter("treasure-4", hands, number=5, floor_card="UUDDU")
    assert MIND.reason(match.position, 0, [Finding(NAMES.index("1"), 1, 0.5, 0.0, 0.0, 0.0)]) is None
    assert reason(match, "5").args == {"card": "5", "percent": 100}


def test_where_no_card_brings_coins_that_is_said() -> None:
    hands = [{"hand": hand, "items": {}} for hand in (["1", "2"], ["5"], ["5"])]
    match = enter("treasure-4", hands, number=5, floor_card="UUDDU")
    assert reason(match, "1", "2").data() == {"id": "raiders-reason-nothing", "args": {"card": "1"}}
    hands[0]["hand"] = ["1", "5"]
    match = enter("treasure-4", hands, number=5, floor_card="UUDDU")
    assert MIND.reason(match.position, 0, [Finding(NAMES.index("1"), 1, 0.5, 0.0, 0.0, 0.0)]) is None


@pytest.mark.parametrize(
    ("kind", "count", "percent", "ru", "en"),
    [
        ("item", 0, 100, "достанется ключ.", "brings you a key."),
        ("coins", 3, 60, "достанутся 3 монеты в 60 % попыток.", "brings you 3 coins in 60 % of the tries."),
        ("coins", 1, 100, "достанется 1 монета.", "brings you 1 coin."),
        ("potion", 2, 100, "удастся залечить до 2 ран.", "heals up to 2 wounds."),
    ],
)
def test_a_gift_is_told_as_it_is_printed(kind: str, count: int, percent: int, ru: str, en: str) -> None:
    told = {"card": "3", "percent": percent, "kind": kind, "item": "key", "count": count}
    message = uc.Message("raiders-reason-gift", told)
    assert Texts.of(GAME, "ru").say(message) == f"Если сыграть карту силы 3, в тайнике {ru}"
    assert Texts.of(GAME, "en").say(message) == f"In this cache power 3 {en}"


def test_in_a_cache_the_gift_of_the_card_is_named() -> None:
    room = next(room for room in ROOMS if isinstance(room, Cache))
    match = enter(room.id, party(3, wounds=[9, 9, 9]))
    for power in range(5):
        said = MIND.reason(match.position, 0, [Finding(power, 1, 0.5, 0.0, 0.0, 0.0)])
        if said is not None:
            assert said.args["kind"] == room.gift(power)["kind"]
            assert said.args["item"] == room.gift(power).get("item", "")
            assert said.args["count"] == room.gift(power).get("count", 0)
