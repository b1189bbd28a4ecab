"""Odd cases: torches and balls at odd moments, everybody fleeing, empty supplies and purses, bosses in turn."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.raiders.plays import coins, enter, events, held, lay, notations, party, players, supply, table, wounds

TACTICAL = {"tactical": True}


class TestTorch:
    """A torch at each moment of a room."""

    def test_at_the_last_dark_room_of_a_floor(self) -> None:
        match = enter("lava", party(3, items=[{"torch": 1}, {}, {}]), number=4, floor_card="UUUUD")
        match.play(0, "torch", uc.Chosen(["snake"]))
        assert table(match, 0)["rooms"][4]["card"]["id"] == "snake"

    def test_by_each_of_two_owners_of_balls_while_they_choose_again(self) -> None:
        both = {"torch": 1, "ball": 1}
        match = enter("treasure-1", party(3, items=[both, both, {"torch": 1}]), floor_card="UUUUD")
        lay(match, "ball", "ball", "3")
        with pytest.raises(uc.WrongSeat):
            match.play(2, "torch")  # has shown a card and owes none
        match.play(0, "torch", uc.Chosen(["snake"]))
        match.play(0, "play 4")
        match.play(1, "torch", uc.Chosen([]))
        assert table(match, 1)["rooms"][4]["card"]["id"] == "snake"
        assert table(match, 2)["rooms"][4]["card"] is None
        match.play(1, "play 1")
        assert coins(match) == [1, 0, 0]

    def test_it_is_told_without_what_it_showed(self) -> None:
        match = enter("treasure-1", party(3, items=[{"torch": 1}, {}, {}]), floor_card="UUUUD")
        match.play(0, "torch", uc.Chosen(["snake"]))
        assert [event.args for event in match.told(1, len(match.events) - 1)] == [{"who": 0}]

    def test_the_looker_is_told_which_room_is_what(self) -> None:
        match = enter("treasure-1", party(3, items=[{"torch": 1}, {}, {}]), floor_card="UUDDU")
        match.play(0, "torch", uc.Chosen(["snake", "lava"]))
        told = [event.args for event in match.told(0, len(match.events) - 1) if event.id == "raiders-event-seen"]
        assert told == [{"number": 3, "room": "snake"}, {"number": 4, "room": "lava"}]

    def test_it_cannot_be_taken_back(self) -> None:
        match = enter("treasure-1", party(3, items=[{"torch": 1}, {"torch": 1}, {}]), floor_card="UUUUD")
        match.play(0, "torch", uc.Chosen(["snake"]))
        match.play(1, "torch", uc.Chosen([]))  # draws nothing, and yet it has shown something
        with pytest.raises(uc.NoUndo):
            match.undo()

    def test_a_card_that_nobody_has_seen_can_be_changed(self) -> None:
        match = enter("treasure-1", party(3))
        match.play(0, "play 1")
        match.play(1, "play 2")
        before = match.view(1)
        assert str(match.undo(0)) == "play 1"
        assert match.turn == (0, 2)
        assert [(step.seat, step.move) for step in match.steps] == [(1, "play 2")]
        match.play(0, "play 3")
        assert {**match.view(1), "step": 0} == {**before, "step": 0}
        match.play(2, "play 4", uc.Seeded(1))
        assert match.why_no_undo(0) is not None

    def test_what_was_seen_stays_secret_after_the_lookers_card(self) -> None:
        match = enter("treasure-1", party(3, items=[{"torch": 1}, {}, {}]), floor_card="UDDDU")
        match.play(0, "torch", uc.Chosen(["snake", "lava", "goblin"]))
        lay(match, "1", "2", "3", chance=uc.Chosen([]))
        seen = [room["card"] and room["card"]["id"] for room in table(match, 1)["rooms"][1:4]]
        assert seen == ["snake", None, None]
        assert table(match, 1)["unseen"]["goblin"] == 2
        assert table(match, 0)["unseen"]["goblin"] == 1


class TestItems:
    def test_an_item_found_can_be_played_in_the_next_room(self) -> None:
        match = enter("cache-items", party(3), rooms=["cache-items", "treasure-4"], floor_card="UUUUD")
        lay(match, "1", "2", "3")
        assert "torch" in notations(match, 0)
        assert "play ball" in notations(match, 1)
        assert "play key" in notations(match, 2)

    def test_the_last_of_its_kind_is_gone_when_it_is_played(self) -> None:
        match = enter("dragon", party(3, items=[{"sword": 1}, {"sword": 2}, {}]), rooms=["dragon", "troll"])
        lay(match, "sword", "sword", "4")
        assert [("play sword" in notations(match, seat)) for seat in (0, 1)] == [False, True]
        assert (held(match, "sword"), supply(match, "sword")) == ([0, 1, 0], 5)

    def test_nothing_of_an_empty_supply_is_handed_out(self) -> None:
        match = enter("cache-items", party(3, items=[{"key": 6}, {}, {}]))
        lay(match, "5", "3", "1")
        assert (held(match, "key"), held(match, "torch")) == ([6, 0, 0], [0, 0, 1])

    def test_each_item_of_a_cache_is_counted_by_itself(self) -> None:
        match = enter("cache-items", party(5, items=[{"key": 5, "sword": 5}, {}, {}, {}, {}]))
        lay(match, "1", "3", "3", "4", "2")
        assert held(match, "key") == [5, 0, 0, 0, 0]  # one for two
        assert held(match, "sword") == [5, 0, 0, 1, 0]
        assert held(match, "ball") == [0, 0, 0, 0, 1]

    def test_two_keys_and_a_five_share_the_big_chest(self) -> None:
        match = enter("treasure-4-2", party(4, items=[{"key": 1}, {"key": 1}, {}, {}]))
        lay(match, "key", "key", "5", "4")
        assert coins(match) == [1, 1, 1, 2]
        assert supply(match, "key") == 6

    def test_a_key_after_a_ball_counts_in_the_order_of_chests(self) -> None:
        match = enter("treasure-3-2", party(3, items=[{"key": 1, "ball": 1}, {}, {}]))
        lay(match, "ball", "4", "3")
        match.play(0, "play key")
        assert coins(match) == [3, 2, 0]
        assert (supply(match, "key"), supply(match, "ball")) == (6, 6)


class TestPurses:
    @pytest.mark.parametrize("trap", ["lava", "magnet"])
    def test_where_nobody_has_a_coin_all_are_richest_and_lose_nothing(self, trap: str) -> None:
        match = enter(trap, party(3))
        lay(match, "5", "1", "1")
        assert coins(match) == [0, 0, 0]
        assert events(match, None).count("raiders-event-loses") == 3

    def test_the_smaller_chest_may_pay_more(self) -> None:
        match = enter("treasure-2-1", party(4))
        lay(match, "5", "5", "5", "2")
        assert coins(match) == [0, 0, 0, 1]

    def test_taxman_and_vampire_leave_no_debts(self) -> None:
        match = enter("taxman", party(3, coins=[0, 5, 5]))
        lay(match, "1", "2", "3")
        assert (coins(match), wounds(match)) == ([0, 5, 5], [0, 0, 0])


class TestFlight:
    @pytest.mark.parametrize(("boss", "item"), [("wolves", "torch"), ("necromancer", "ball"), ("megadragon", "key")])
    def test_if_everybody_flees_nothing_happens(self, boss: str, item: str) -> None:
        match = enter(boss, party(3, coins=[1, 2, 3], items=[{item: 1}] * 3))
        lay(match, *[f"flee {item}"] * 3)
        assert (wounds(match), coins(match)) == ([0, 0, 0], [1, 2, 3])
        assert supply(match, item) == 6
        assert match.result is not None
        assert match.result.winners == (2,)

    def test_those_who_stay_may_win_without_the_runner(self) -> None:
        match = enter("wolves", party(4, items=[{"torch": 1}, {}, {}, {}]))
        lay(match, "flee torch", "5", "5", "4")
        assert wounds(match) == [0, 0, 0, 0]
        assert "raiders-event-beaten" in events(match, None)

    def test_the_lowest_is_sought_among_those_who_stay(self) -> None:
        match = enter("necromancer", party(4, items=[{"ball": 1}, {"ball": 1}, {}, {}]))
        lay(match, "flee ball", "flee ball", "2", "3")
        assert wounds(match) == [0, 0, 2, 0]

    def test_a_ball_to_flee_with_lies_there_while_another_looks(self) -> None:
        match = enter("necromancer", party(3, items=[{"ball": 1}, {"ball": 1}, {}]))
        lay(match, "flee ball", "ball", "3")
        assert (match.turn, supply(match, "ball")) == ((1,), 5)
        loaded = uc.load(match.save())
        assert loaded.view(1) == match.view(1)
        loaded.play(1, "play 4")
        assert supply(loaded, "ball") == 6

    def test_a_key_after_a_ball_flees_from_the_megadragon(self) -> None:
        match = enter("megadragon", party(3, items=[{"ball": 1, "key": 1}, {}, {}]))
        lay(match, "ball", "2", "3")
        assert notations(match, 0)[-1] == "flee key"
        match.play(0, "flee key")
        assert wounds(match) == [0, 3, 0]

    def test_a_torch_helps_against_wolves_alone(self) -> None:
        for boss in ("golem", "necromancer", "megadragon"):
            match = enter(boss, party(3, items=[{"torch": 1}, {}, {}]))
            assert not [move for move in notations(match, 0) if "torch" in move]


class TestBossesInTurn:
    """The tactical variant against bosses: flight and look are open."""

    def test_who_flees_is_seen_by_those_who_follow(self) -> None:
        match = enter("necromancer", party(3, items=[{"ball": 1}, {}, {}]), TACTICAL)
        match.play(0, "flee ball")
        assert (players(match, "shown")[0], match.turn) == ("flee", (1,))
        assert supply(match, "ball") == 5  # it lies there until the room is resolved
        assert supply(uc.load(match.save()), "ball") == 5
        match.play(1, "play 5")
        match.play(2, "play 4")
        assert (wounds(match), supply(match, "ball")) == ([0, 0, 2], 6)

    def test_or_looks_and_plays_after_the_others(self) -> None:
        match = enter("necromancer", party(3, items=[{"ball": 1}, {}, {}]), TACTICAL)
        for seat, card in ((0, "ball"), (1, "5"), (2, "4")):
            match.play(seat, f"play {card}")
        assert match.turn == (0,)
        assert notations(match, 0) == ["play 1", "play 2", "play 3", "play 4", "play 5"]
        match.play(0, "play 5")
        assert wounds(match) == [0, 0, 0]

    def test_the_second_cards_are_chosen_when_all_have_played(self) -> None:
        match = enter("dragon", party(3, items=[{"ball": 1}, {}, {}]), TACTICAL)
        phases = []
        for seat, card in ((0, "ball"), (1, "5"), (2, "4")):
            phases.append(table(match)["phase"])
            match.play(seat, f"play {card}")
        assert [*phases, table(match)["phase"]] == ["choose", "choose", "choose", "again"]

    def test_a_table_is_imagined_with_its_scroll_and_room(self) -> None:
        match = enter("dragon", party(4), TACTICAL, number=3, scroll=2)
        match.play(2, "play 4")
        for seat in (0, 2, None):
            twin = uc.imagine(match.view(seat), uc.Seeded(1))
            assert (twin.save()["scroll"], twin.save()["turn"], twin.save()["room"]) == (2, 3, 3)
            assert twin.view(seat) == match.view(seat)

    def test_a_torch_before_the_second_card_keeps_the_turn(self) -> None:
        items: list[dict[str, int]] = [{"ball": 1, "torch": 1}, {}, {}]
        match = enter("treasure-1", party(3, items=items), TACTICAL, floor_card="UUUUD")
        for seat, card in ((0, "ball"), (1, "5"), (2, "4")):
            match.play(seat, f"play {card}")
        match.play(0, "torch", uc.Chosen(["snake"]))
        assert match.turn == (0,)

    def test_the_scroll_stays_where_it_is_after_the_last_room(self) -> None:
        match = enter("mummy", party(3), TACTICAL, scroll=1)
        for seat in (1, 2, 0):
            match.play(seat, f"play {seat + 1}")
        assert match.turn == ()
        assert table(match)["scroll"] == 1
        assert "raiders-event-scroll" not in events(match, None)


class TestStone:
    def test_a_finished_table_is_imagined_with_its_statues(self) -> None:
        match = enter("medusa", party(4, coins=[9, 1, 5, 3], wounds=[9, 1, 2, 3]))
        lay(match, "1", "2", "2", "3")
        for seat in (0, 1, None):
            view = match.view(seat)
            twin = uc.imagine(view, uc.Seeded(1))
            assert twin.view(seat) == view
            assert [player["is_stone"] for player in twin.save()["players"]] == [True, False, False, False]


class TestFigures:
    """A view shows the figures of a room's card for this table."""

    @pytest.mark.parametrize(
        ("room", "figures"),
        [
            ("treasure-3-2", {"kind": "treasure", "grade": "A", "chests": [3, 2]}),
            ("dragon", {"kind": "monster", "grade": "A", "strength": 18, "wounds": 3}),
            ("magnet", {"kind": "trap", "grade": "A", "loss": "coins", "amounts": [0, 1, 1, 2, 2]}),
            ("boulder", {"kind": "trap", "grade": "A", "loss": "wounds", "amounts": [0, 1, 1, 1, 2]}),
        ],
    )
    def test_of_each_kind(self, room: str, figures: dict[str, Any]) -> None:
        assert table(enter(room, party(4)))["rooms"][0]["card"] == {"id": room, **figures}

    def test_of_a_cache(self) -> None:
        gifts = [table(enter(room, party(3)))["rooms"][0]["card"]["gifts"] for room in ("cache-items", "cache-coins")]
        items = [{"kind": "item", "item": item} for item in ("torch", "ball", "key", "sword")]
        assert gifts[0] == [*items, {"kind": "potion", "count": 1}]
        pairs = [("coins", 1), ("coins", 2), ("potion", 1), ("coins", 3), ("potion", 2)]
        assert gifts[1] == [{"kind": kind, "count": count} for kind, count in pairs]

    def test_of_a_boss(self) -> None:
        assert table(enter("wolves", party(5)))["rooms"][4]["card"] == {
            "id": "wolves", "kind": "boss", "grade": "C", "strength": 18, "wounds": 2, "coins": 0, "prize": 0,
            "flight": "torch", "strikes": "lowest",
        }  # fmt: skip


class TestOptions:
    @pytest.mark.parametrize(
        ("options", "reason"),
        [
            ({"tactic": True}, "unknown option 'tactic'; the options are: tactical, chained_balls"),
            ({"tactical": 1}, "option 'tactical' = 1"),
            ({"chained_balls": "yes"}, "option 'chained_balls' = 'yes'"),
        ],
    )
    def test_what_is_no_option_is_refused_by_name(self, options: dict[str, Any], reason: str) -> None:
        with pytest.raises(uc.BadOption, match=reason):
            uc.deal("raiders", seats=3, **options)
        with pytest.raises(uc.BadOption, match=reason):
            uc.load({"game": "raiders", "options": options})


class TestPrompts:
    """Questions, and the seats that are asked."""

    def test_a_card_of_all_who_owe_one(self) -> None:
        match = enter("dragon", party(3), floor=2, number=3)
        where = {"floor": 2, "number": 3, "room": "dragon"}
        match.play(0, "play 1")
        asked = [match.view(seat)["prompt"] for seat in (0, 1, 2, None)]
        ids = [f"raiders-prompt-{kind}" for kind in ("wait", "choose", "choose", "wait")]
        assert asked == [{"id": id, "args": where} for id in ids]

    def test_a_second_one_of_owners_of_balls(self) -> None:
        match = enter("dragon", party(3, items=[{"ball": 1}, {}, {}]))
        lay(match, "ball", "1", "2")
        asked = [match.view(seat)["prompt"]["id"] for seat in (0, 1, None)]
        assert asked == ["raiders-prompt-again", "raiders-prompt-wait", "raiders-prompt-wait"]

    def test_nothing_at_the_end(self) -> None:
        match = enter("mummy", party(3))
        lay(match, "1", "2", "3")
        assert {match.view(seat)["prompt"]["id"] for seat in (0, 1, 2, None)} == {"raiders-prompt-over"}


class TestStory:
    """Events, and their audience."""

    def test_without_the_variant_no_scroll_is_told_of(self) -> None:
        match = enter("dragon", party(3))
        lay(match, "1", "2", "3")
        assert "raiders-event-scroll" not in events(match, None)

    def test_the_deal_tells_characters_the_scroll_and_the_floor(self) -> None:
        deal = ["wizard", "knight", "thief", "seat 2", "UUDDU", "dragon", "lava", "cache-items"]
        match = uc.deal("raiders", seats=3, chance=uc.Chosen(deal), tactical=True)
        assert [(event.id, event.args) for event in match.told(None)] == [
            ("raiders-event-character", {"who": 0, "character": "wizard"}),
            ("raiders-event-character", {"who": 1, "character": "knight"}),
            ("raiders-event-character", {"who": 2, "character": "thief"}),
            ("raiders-event-scroll", {"who": 2}),
            ("raiders-event-floor", {"floor": 1, "dark": 2}),
            ("raiders-event-enter", {"floor": 1, "number": 1, "room": "dragon"}),
        ]

    @pytest.mark.parametrize("card", ["1", "5", "ball", "sword"])
    def test_a_laid_card_is_told_to_its_owner_alone(self, card: str) -> None:
        match = enter("dragon", party(3, items=[{"ball": 1, "sword": 1}, {}, {}]))
        match.play(0, f"play {card}")
        assert [(event.id, event.args) for event in match.told(0, 1)] == [
            ("raiders-event-laid-own", {"who": 0, "card": card})
        ]
        for seat in (1, 2, None):
            assert [(event.id, event.args) for event in match.told(seat, 1)] == [("raiders-event-laid", {"who": 0})]

    def test_a_fight_is_told_with_its_figures(self) -> None:
        match = enter("dragon", party(4))
        lay(match, "5", "4", "3", "3")
        told: dict[str, Any] = {event.id: event.args for event in match.told(None, len(match.events) - 1)}
        assert told["raiders-event-attacks"] == {"room": "dragon", "total": 15, "strength": 18}
        assert told["raiders-event-wounded"] == {"who": 3, "count": 3}

    def test_a_full_purse_is_told_with_what_it_still_took(self) -> None:
        match = enter("treasure-4-2", party(3, coins=[18, 20, 0]))
        lay(match, "5", "4", "1")
        assert told(match, "full") == [{"who": 0, "count": 2, "cap": 20}, {"who": 1, "count": 0, "cap": 20}]

    def test_what_a_purse_gains_and_loses_is_told(self) -> None:
        match = enter("treasure-4-2", party(3, coins=[1, 2, 3]))
        lay(match, "5", "4", "1")
        assert told(match, "gains") == [{"who": 0, "count": 4}, {"who": 1, "count": 2}]
        match = enter("lava", party(3, coins=[9, 2, 3]))
        lay(match, "5", "4", "1")
        assert told(match, "loses") == [{"who": 0, "count": 3}]

    def test_a_potion_is_told_with_the_wounds_it_heals(self) -> None:
        match = enter("cache-coins", party(3, wounds=[5, 1, 0]))
        lay(match, "5", "5", "1")
        assert told(match, "heals") == [{"who": 0, "count": 2}, {"who": 1, "count": 1}]

    def test_who_turns_to_stone_is_told(self) -> None:
        match = enter("medusa", party(3))
        lay(match, "1", "2", "1")
        assert told(match, "stone") == [{"who": 0}, {"who": 2}]


def told(match: uc.Match, event: str) -> list[dict[str, Any]]:
    """Returns the events of this kind of the last move."""
    return [told.args for told in match.told(None, len(match.events) - 1) if told.id == f"raiders-event-{event}"]
