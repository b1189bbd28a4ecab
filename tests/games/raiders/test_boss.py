"""ПРОХОЖДЕНИЕ БОССА"""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.raiders.plays import (
    BOSSES,
    coins,
    enter,
    events,
    held,
    lay,
    notations,
    party,
    players,
    supply,
    table,
    wounds,
)


def test_a_boss_waits_in_the_last_room_of_the_last_floor() -> None:
    hands = [{**player, "hand": ["4", "5"]} for player in party(3)]
    match = enter("zombie", hands, floor=5, number=4, floor_card="UDUDD")
    lay(match, "5", "5", "5", chance=uc.Chosen(["vampire"]))
    assert match.turn == ()  # the last cards were laid by themselves
    assert table(match)["rooms"][4]["card"]["kind"] == "boss"


def test_a_boss_is_fought_like_a_monster_with_the_strength_of_the_table() -> None:
    strengths = {"taxman": (11, 14, 18), "vampire": (14, 18, 23), "necromancer": (14, 18, 23), "golem": (None,) * 3}
    for boss, expected in strengths.items():
        for seats, strength in zip((3, 4, 5), expected, strict=True):
            assert table(enter(boss, party(seats)))["rooms"][4]["card"]["strength"] == strength


@pytest.mark.parametrize("boss", [boss for boss in BOSSES if boss not in ("megadragon", "golem", "mummy")])
def test_a_beaten_boss_attacks_nobody(boss: str) -> None:
    match = enter(boss, party(3, coins=[5, 5, 5]))
    lay(match, "5", "5", "4")
    assert wounds(match) == [0, 0, 0]
    assert min(coins(match)) == 5
    assert players(match, "out") == [None, None, None]


def test_a_sword_counts_as_5() -> None:
    match = enter("vampire", party(3, items=[{"sword": 1}, {}, {}]))
    lay(match, "sword", "5", "4")
    assert wounds(match) == [0, 0, 0]


class TestTaxman:
    """Налоговик"""

    def test_takes_3_coins_and_deals_no_wounds(self) -> None:
        match = enter("taxman", party(4, coins=[9, 9, 2, 9]))
        lay(match, "1", "2", "1", "3")
        assert coins(match) == [6, 9, 0, 9]
        assert wounds(match) == [0, 0, 0, 0]


class TestMedusa:
    """Медуза"""

    def test_the_attacked_are_out_and_cannot_win(self) -> None:
        match = enter("medusa", party(4, coins=[9, 1, 5, 3], wounds=[0, 1, 2, 3]))
        lay(match, "1", "2", "2", "3")
        assert players(match, "out") == ["stone", None, None, "fallen"]
        assert match.result is not None
        assert match.result.winners == (2,)

    def test_ruling_10_stone_takes_no_part_in_most_wounds(self) -> None:
        match = enter("medusa", party(4, wounds=[9, 1, 2, 1]))
        lay(match, "1", "2", "2", "3")
        assert players(match, "out") == ["stone", None, "fallen", None]

    def test_if_all_are_out_all_have_lost(self) -> None:
        match = enter("medusa", party(3, coins=[1, 2, 3]))
        lay(match, "2", "2", "2")
        assert players(match, "out") == ["stone"] * 3
        assert match.result is not None
        assert (match.result.winners, match.result.scores) == ((), (0, 0, 0))
        assert events(match, None)[-1] == "raiders-event-nobody"


class TestVampire:
    """Вампир"""

    def test_one_wound_and_two_coins(self) -> None:
        match = enter("vampire", party(3, coins=[5, 5, 1]))
        lay(match, "1", "2", "1")
        assert (coins(match), wounds(match)) == ([3, 5, 0], [1, 0, 1])


@pytest.mark.parametrize(("boss", "hurt", "prize"), [("sphinx", 2, 2), ("minotaur", 1, 1)])
class TestSphinxAndMinotaur:
    """Сфинкс, минотавр"""

    def test_the_lowest_is_wounded_the_highest_is_paid(self, boss: str, hurt: int, prize: int) -> None:
        match = enter(boss, party(3))
        lay(match, "1", "2", "3")
        assert (coins(match), wounds(match)) == ([0, 0, prize], [hurt, 0, 0])

    def test_all_on_the_highest_are_paid_in_full(self, boss: str, hurt: int, prize: int) -> None:
        match = enter(boss, party(4))
        lay(match, "1", "3", "3", "2")
        assert coins(match) == [0, prize, prize, 0]

    def test_all_equal_and_not_beaten_nobody_is_paid(self, boss: str, hurt: int, prize: int) -> None:
        match = enter(boss, party(3))
        lay(match, "3", "3", "3")
        assert (coins(match), wounds(match)) == ([0] * 3, [hurt] * 3)

    def test_ruling_9_the_highest_is_paid_for_a_victory_too_even_if_all_are_equal(
        self, boss: str, hurt: int, prize: int
    ) -> None:
        match = enter(boss, party(3))
        lay(match, "5", "5", "5")
        assert (coins(match), wounds(match)) == ([prize] * 3, [0] * 3)

    def test_the_cap_holds(self, boss: str, hurt: int, prize: int) -> None:
        match = enter(boss, party(3, coins=[0, 0, 20]))
        lay(match, "1", "2", "3")
        assert coins(match) == [0, 0, 20]


class TestWolves:
    """Волчья стая"""

    def test_with_a_torch_one_flees_and_is_not_attacked(self) -> None:
        match = enter("wolves", party(3, items=[{"torch": 1}, {}, {}]))
        lay(match, "flee torch", "1", "2")
        assert wounds(match) == [0, 2, 0]
        assert (held(match, "torch"), supply(match, "torch")) == ([0, 0, 0], 6)

    def test_who_flees_adds_nothing_and_the_strength_stays(self) -> None:
        match = enter("wolves", party(3, items=[{"torch": 1}, {}, {}]))
        lay(match, "flee torch", "5", "5")  # 10 against 11
        assert wounds(match) == [0, 2, 2]

    def test_ruling_9_if_everybody_flees_nothing_happens(self) -> None:
        match = enter("wolves", party(3, items=[{"torch": 1}] * 3))
        lay(match, "flee torch", "flee torch", "flee torch")
        assert wounds(match) == [0, 0, 0]
        assert "raiders-event-deserted" in events(match, None)
        assert "raiders-event-attacks" not in events(match, None)

    def test_without_a_torch_there_is_no_flight(self) -> None:
        match = enter("wolves", party(3))
        with pytest.raises(uc.IllegalMove, match="You have no torch"):
            match.play(0, "flee torch")

    def test_after_a_ball_one_may_still_flee(self) -> None:
        match = enter("wolves", party(3, items=[{"torch": 1, "ball": 1}, {}, {}]))
        lay(match, "ball", "1", "2")
        match.play(0, "flee torch")
        assert wounds(match) == [0, 2, 0]


class TestNecromancer:
    """Некромант"""

    def test_with_a_ball_one_flees(self) -> None:
        match = enter("necromancer", party(3, items=[{"ball": 1}, {}, {}]))
        lay(match, "flee ball", "5", "4")
        assert wounds(match) == [0, 0, 2]
        assert supply(match, "ball") == 6

    def test_ruling_9_or_looks_as_usual_it_is_chosen_when_laid(self) -> None:
        match = enter("necromancer", party(3, items=[{"ball": 1}, {}, {}]))
        assert notations(match, 0)[-2:] == ["play ball", "flee ball"]
        lay(match, "ball", "5", "4")
        assert match.turn == (0,)
        match.play(0, "play 5")
        assert wounds(match) == [0, 0, 0]

    def test_ruling_14_flight_or_look_is_secret_until_the_reveal(self) -> None:
        sights = []
        for move in ("flee ball", "play ball", "play 1"):
            match = enter("necromancer", party(3, items=[{"ball": 1}, {}, {}]))
            match.play(0, move)
            sights.append([match.view(1), match.view(None), events(match, 2)])
        assert sights[0] == sights[1] == sights[2]

    def test_ruling_14_the_second_card_is_no_ball_not_even_to_flee(self) -> None:
        match = enter("necromancer", party(3, items=[{"ball": 2}, {}, {}]))
        lay(match, "ball", "5", "4")
        assert notations(match, 0) == ["play 1", "play 2", "play 3", "play 4", "play 5"]
        with pytest.raises(uc.IllegalMove, match="two balls in a row"):
            match.play(0, "flee ball")

    def test_option_chained_balls_allows_to_flee_with_the_second(self) -> None:
        match = enter("necromancer", party(3, items=[{"ball": 2}, {}, {}]), {"chained_balls": True})
        lay(match, "ball", "5", "4")
        match.play(0, "flee ball")
        assert wounds(match) == [0, 0, 2]


class TestMegadragon:
    """Мегадракон"""

    def test_cannot_be_beaten(self) -> None:
        match = enter("megadragon", party(5))
        lay(match, "5", "5", "5", "5", "4")
        assert wounds(match) == [0, 0, 0, 0, 3]
        assert "raiders-event-unbeatable" in events(match, None)

    def test_with_a_key_one_flees(self) -> None:
        match = enter("megadragon", party(3, items=[{"key": 1}, {}, {}]))
        with pytest.raises(uc.IllegalMove, match="a key only lets you flee"):
            match.play(0, "play key")
        lay(match, "flee key", "2", "3")
        assert wounds(match) == [0, 3, 0]
        assert supply(match, "key") == 6


class TestGolem:
    """Голем"""

    def test_cannot_be_beaten_and_hits_the_lowest(self) -> None:
        match = enter("golem", party(3))
        lay(match, "4", "3", "2")
        assert wounds(match) == [0, 0, 3]

    def test_fives_and_swords_count_as_ones(self) -> None:
        match = enter("golem", party(4, items=[{"sword": 1}, {}, {}, {}]))
        lay(match, "sword", "5", "1", "2")
        assert wounds(match) == [3, 3, 3, 0]


class TestMummy:
    """Мумия"""

    def test_cannot_be_beaten_and_hits_the_highest(self) -> None:
        match = enter("mummy", party(4, items=[{"sword": 1}, {}, {}, {}]))
        lay(match, "sword", "5", "1", "4")
        assert wounds(match) == [3, 3, 0, 0]
        assert table(match)["rooms"][4]["card"]["strikes"] == "highest"
