"""ХОД ИГРЫ – entering, laying cards, crystal balls, leaving the room and the floor."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.raiders.plays import coins, enter, events, held, lay, notations, party, players, supply, table

BALLS = [{"ball": 1}, {"ball": 2}, {}]


class TestEntering:
    """1. Вход в комнату"""

    def test_a_dark_room_is_turned_up_when_entered(self) -> None:
        match = enter("zombie", party(3), floor_card="UDDUD")
        lay(match, "1", "2", "3", chance=uc.Chosen(["dragon"]))
        assert table(match)["room"] == 2
        assert table(match)["rooms"][1]["lit"]
        assert table(match)["rooms"][1]["card"]["id"] == "dragon"

    def test_a_lit_room_is_entered_without_a_draw(self) -> None:
        match = enter("zombie", party(3), floor_card="UUDDU", rooms=["zombie", "dragon"])
        lay(match, "1", "2", "3", chance=uc.Chosen([]))
        assert table(match)["rooms"][1] == {
            "state": "current",
            "lit": True,
            "known": True,
            "card": {"id": "dragon", "grade": "A", "kind": "monster", "strength": 14, "wounds": 3},
        }


class TestLaying:
    """2. Розыгрыш карт"""

    def test_all_owe_a_card_at_once(self) -> None:
        match = enter("zombie", party(4))
        assert list(match.turn) == [0, 1, 2, 3]
        match.play(2, "play 5")
        assert list(match.turn) == [0, 1, 3]

    def test_others_see_that_a_card_lies_there_not_which(self) -> None:
        sights = []
        for card in ("1", "2", "3", "4", "5", "ball", "sword"):
            match = enter("zombie", party(3, items=[{"ball": 1, "sword": 1}, {}, {}]))
            match.play(0, f"play {card}")
            assert table(match, 0)["players"][0]["laid"] == card
            sights.append([match.view(seat) for seat in (1, 2, None)] + [events(match, seat) for seat in (1, None)])
            assert table(match, 1)["players"][0]["has_laid"]
            assert events(match, 1) == ["raiders-event-laid"]
        assert all(sight == sights[0] for sight in sights)

    def test_the_owner_is_told_what_was_laid(self) -> None:
        match = enter("zombie", party(3))
        match.play(0, "play 4")
        assert [event.data() for event in match.told(0)] == [
            {"id": "raiders-event-laid-own", "args": {"who": 0, "card": "4"}}
        ]

    def test_ruling_13_a_laid_card_is_final(self) -> None:
        match = enter("zombie", party(3))
        match.play(0, "play 4")
        with pytest.raises(uc.NoUndo):
            match.undo()
        with pytest.raises(uc.WrongSeat, match="owes no decision"):
            match.play(0, "play 5")

    def test_cards_are_turned_up_together(self) -> None:
        match = enter("zombie", party(3))
        lay(match, "4", "3", "2")
        assert events(match, None)[:4] == ["raiders-event-laid", *["raiders-event-shows"] * 3]

    def test_ruling_1_what_may_be_played_where(self) -> None:
        items = [{"torch": 1, "ball": 1, "key": 1, "sword": 1}, {}, {}]
        powers = ["play 1", "play 2", "play 3", "play 4", "play 5", "play ball"]
        for room, more in {
            "treasure-3": ["play key"],
            "dragon": ["play sword"],
            "cache-items": [],
            "lava": [],
            "taxman": ["play sword"],
            "wolves": ["play sword", "flee torch"],
            "necromancer": ["play sword", "flee ball"],
            "megadragon": ["play sword", "flee key"],
        }.items():
            match = enter(room, party(3, items=items))
            assert [move for move in notations(match, 0) if move != "torch"] == powers + more

    def test_ruling_11_hands_are_public(self) -> None:
        match = enter("zombie", [{"hand": ["2", "4", "5"], "items": {"key": 2}}, {}, {}], number=3)
        for seat in (0, 1, None):
            player = table(match, seat)["players"][0]
            assert (player["hand"], player["played"], player["items"]["key"]) == (["2", "4", "5"], ["1", "3"], 2)


class TestCrystalBall:
    """Использование кристального шара"""

    def test_its_owner_chooses_again_knowing_the_cards_of_the_others(self) -> None:
        match = enter("treasure-4-2", party(3, items=BALLS))
        lay(match, "ball", "3", "5")
        assert match.turn == (0,)
        assert players(match, "shown") == ["ball", "3", "5"]
        assert table(match)["phase"] == "again"
        match.play(0, "play 4")
        assert coins(match) == [2, 0, 4]

    def test_a_ball_goes_back_to_the_supply_at_once(self) -> None:
        match = enter("treasure-4-2", party(3, items=BALLS))
        assert supply(match, "ball") == 3
        lay(match, "ball", "3", "5")
        assert (supply(match, "ball"), held(match, "ball")) == (4, [0, 2, 0])

    def test_several_owners_choose_at_once_and_in_secret(self) -> None:
        match = enter("treasure-4-2", party(3, items=BALLS))
        lay(match, "ball", "ball", "2")
        assert list(match.turn) == [0, 1]
        match.play(0, "play 3")
        assert list(match.turn) == [1]
        player = table(match, 1)["players"][0]
        assert (player["has_laid"], player["laid"], player["shown"]) == (True, None, "ball")
        match.play(1, "play 4")
        assert coins(match) == [2, 4, 0]

    def test_ruling_3_the_second_card_is_no_ball(self) -> None:
        match = enter("treasure-4-2", party(3, items=BALLS))
        lay(match, "1", "ball", "2")
        assert notations(match, 1) == ["play 1", "play 2", "play 3", "play 4", "play 5"]
        with pytest.raises(uc.IllegalMove, match="two balls in a row"):
            match.play(1, "play ball")

    def test_ruling_3_the_second_card_may_be_an_item_of_the_room(self) -> None:
        match = enter("treasure-4-2", party(3, items=[{"ball": 1, "key": 1, "sword": 1}, {}, {}]))
        lay(match, "ball", "3", "4")
        assert notations(match, 0) == ["play 1", "play 2", "play 3", "play 4", "play 5", "play key"]

    def test_option_chained_balls_the_second_card_may_be_another_ball(self) -> None:
        match = enter("treasure-4-2", party(3, items=BALLS), {"chained_balls": True})
        lay(match, "ball", "ball", "2")
        match.play(1, "play ball")
        match.play(0, "play 4")
        assert match.turn == (1,)
        assert players(match, "shown") == ["4", "ball", "2"]
        match.play(1, "play 5")
        assert coins(match) == [2, 4, 0]

    def test_ruling_3_a_returned_ball_can_be_found_in_the_same_cache(self) -> None:
        items = [{"ball": 6}, {}, {}]
        match = enter("cache-items", party(3, items=items))
        lay(match, "ball", "2", "3")
        match.play(0, "play 5")
        assert held(match, "ball") == [5, 1, 0]


class TestLeaving:
    """4. Сброс комнаты, прохождение этажа"""

    def test_played_cards_stay_on_the_table_until_the_floor_is_done(self) -> None:
        match = enter("zombie", party(3), floor_card="UUUUD")
        lay(match, "5", "2", "3")
        lay(match, "1", "1", "1")
        assert players(match, "played") == [["1", "5"], ["1", "2"], ["1", "3"]]
        assert players(match, "hand") == [["2", "3", "4"], ["3", "4", "5"], ["2", "4", "5"]]

    def test_a_room_is_passed_once(self) -> None:
        match = enter("zombie", party(3), floor_card="UUUUD")
        lay(match, "5", "2", "3")
        assert [room["state"] for room in table(match)["rooms"]] == ["passed", "current", "ahead", "ahead", "ahead"]

    def test_after_the_fifth_room_all_take_their_power_cards_back(self) -> None:
        match = enter("zombie", [{"hand": ["5"], "items": {"key": 1}}, {"hand": ["4"]}, {"hand": ["3"]}], number=5)
        lay(match, "5", "4", "3")
        assert (table(match)["floor"], table(match)["room"]) == (2, 1)
        assert players(match, "hand") == [["1", "2", "3", "4", "5"]] * 3
        assert held(match, "key")[0] == 1  # unused items stay

    def test_a_card_that_is_the_only_one_is_laid_by_itself(self) -> None:
        hands = [
            {**player, "hand": hand}
            for player, hand in zip(party(3), (["1", "5"], ["1", "4"], ["1", "3"]), strict=True)
        ]
        match = enter("zombie", hands, number=4, floor_card="UUUUD")
        lay(match, "1", "1", "1", chance=uc.Chosen(["treasure-3-2", "UUDDU", "lava", "snake", "goblin"]))
        assert coins(match) == [3, 2, 0]
        assert table(match)["floor"] == 2

    def test_who_has_an_item_to_play_is_asked_in_the_fifth_room_too(self) -> None:
        items: list[dict[str, int]] = [{"key": 1}, {}, {}]
        hands = [{**player, "hand": ["1", "5"]} for player in party(3, items=items)]
        match = enter("zombie", hands, number=4, floor_card="UUUUD")
        lay(match, "5", "5", "5", chance=uc.Chosen(["treasure-3-2"]))
        assert match.turn == (0,)
        assert players(match, "has_laid") == [False, True, True]
        match.play(0, "play key")
        assert coins(match) == [3, 1, 1]

    def test_the_last_room_of_the_last_floor_ends_the_game(self) -> None:
        match = enter("mummy", party(3))
        lay(match, "5", "4", "3")
        assert match.turn == ()
        assert match.result is not None
        with pytest.raises(uc.MatchOver):
            match.play(0, "play 1")
