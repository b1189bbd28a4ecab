"""Boxes with other figures: a corrected or invented cards file is played, and never mixes with the printed cards."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from undercroft.bots import make_bot
from undercroft.games import OURS, find_game
from undercroft.games.card_sets import open_card_set

# Of every game a change that a short course of play shows.
CHANGES: dict[str, dict[str, Any]] = {
    "chest": {"cards": {"adventures": 2, "dragon_wakes": 2}},
    "raiders": {"cards": {"coin_cap": 3, "monster": {"zombie": {"wounds": 5}}}},
    "doggies": {"cards": {"rounds": 4, "base_paws": 9}},
    "serpent": {"cards": {"hero": {"roderick": {"health": 9}}}},
}


def course(match: uc.Match, moves: int = 40) -> str:
    """Plays some moves, chosen by the seed alone, and returns where they lead."""
    chance = uc.Seeded(4)
    for _ in range(moves):
        if not match.turn:
            break
        legal = match.moves(match.turn[0])
        match.play(match.turn[0], legal[int(chance.below(len(legal)))])
    return match.record.dumps()


@pytest.mark.parametrize("game", OURS)
def test_matches_with_different_cards_do_not_mix(game: str) -> None:
    printed, other = course(uc.deal(game, seed=5)), course(uc.deal(game, seed=5, cards=CHANGES[game]))
    assert printed != other
    first, second = uc.deal(game, seed=5), uc.deal(game, seed=5, cards=CHANGES[game])
    steps = [iter(record) for record in (uc.walk(printed), uc.walk(other))]
    for _ in range(20):  # turn and turn about
        for step in steps:
            next(step, None)
    assert course(second) == other
    assert course(first) == printed
    assert uc.deal(game, seed=5).view(0) == find_game(game).deal(first.seats, first.options, uc.Seeded(5)).view(0)


@pytest.mark.parametrize("game", OURS)
def test_a_record_with_other_cards_is_whole(game: str) -> None:
    """The record holds what differs, so a program that never saw the file can replay and verify it."""
    record = course(uc.deal(game, seed=5, cards=CHANGES[game]))
    found = uc.replay(record)
    assert found.game.changes == CHANGES[game]
    assert found.record.cards == found.view(None)["cards"] == found.save()["cards"] != find_game(game).digest
    program = "import sys, undercroft as uc; uc.verify(text := sys.stdin.read()); print(len(uc.replay(text).steps))"
    told = subprocess.run([sys.executable, "-c", program], input=record, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == str(len(found.steps))
    with pytest.raises(uc.BadRecord):
        uc.verify(record.replace(str(found.record.cards), "0" * 12))


@pytest.mark.parametrize("game", OURS)
def test_a_box_is_kept_by_saves_views_and_copies(game: str) -> None:
    match = uc.deal(game, seed=2, cards=CHANGES[game])
    assert uc.load(match.save()).game is match.game
    assert uc.imagine(match.view(0), uc.Seeded(1)).view(0) == match.view(0)
    assert pickle.loads(pickle.dumps(match.position)).data() == match.save()
    assert pickle.loads(pickle.dumps(match)).game is match.game
    assert match.copy().game is match.game
    assert "cards" not in uc.deal(game, seed=2).view(0)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("level", ["greedy", "squire"])
def test_bots_play_with_other_cards(game: str, level: str) -> None:
    match = uc.deal(game, seed=3, cards=CHANGES[game])
    bot = make_bot(level, match.game, 1, scale=0.1)
    for _ in range(12):
        if match.turn:
            match.play(match.turn[0], bot.choose(match.view(match.turn[0]))["text"])
    assert match.steps


def test_a_figure_of_a_file_is_played(tmp_path: Path) -> None:
    path = tmp_path / "poor.toml"
    text = (find_game("raiders").folder / "cards.toml").read_text("utf-8")
    path.write_text("# poor raiders\n" + text.replace("coin_cap = 20", "coin_cap = 3"), "utf-8")
    match = uc.deal("raiders", seed=1, cards=path)
    while match.turn:
        match.play(match.turn[0], match.moves(match.turn[0])[-1])
    assert match.result is not None and max(match.result.scores) == 3
    assert match.record.changes == {"cards": {"coin_cap": 3}}
    assert uc.deal("raiders", seed=1, cards=str(tmp_path)).game is match.game


def test_the_printed_figures_in_another_file_are_the_printed_game(tmp_path: Path) -> None:
    text = (find_game("chest").folder / "cards.toml").read_text("utf-8")
    (tmp_path / "same.toml").write_text(text.replace('grade = "A"', 'grade = "C"'), "utf-8")
    assert uc.deal("chest", cards=tmp_path / "same.toml").game is find_game("chest")


def test_cards_may_be_left_out_and_bots_still_know_the_others() -> None:
    """Weights that bots have learned for a room go by its name, not by its number."""
    rows = [row for row in find_game("raiders").figures["cards"]["treasure"] if row["id"] != "treasure-3"]
    box = open_card_set("raiders", {"cards": {"treasure": rows}})
    policy = box.part("bot.policy")
    ids = [room.id for room in policy.ROOMS]
    assert "treasure-3" not in ids
    assert [policy.LEARNED_IDS[number] for number in policy.LEARNED_AS] == ids
    assert [row["id"] for row in uc.cards("raiders", box.changes)["treasure"]] == [row["id"] for row in rows]


def test_chest_with_more_levels_is_played_by_its_tables() -> None:
    box = open_card_set("chest", {"cards": {"levels": 12, "dragon_wakes": 5}})
    floor, place = box.part("bot.outlook").EARLY.floor, box.part("bot.values").place_of
    assert floor(0, 0, 12) == floor(0, 0, 10) > floor(0, 0, 9) > 0
    assert place(0, 0) == place(1, 0) == place(2, 0) < place(3, 0)  # two dice or fewer missing tell more


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"cards": {"coin_cap": 0}}, "coin_cap: expected a number from 1 to 99"),
        ({"cards": {"coin_cap": 2}}, "character 'explorer': field 'coins': nobody holds more than 2"),
        ({"heroes": {}}, "raiders has no cards file 'heroes'"),
        ({"cards": {"monster": {"elf": {"wounds": 1}}}}, "there is no monster 'elf'"),
        ({"cards": {"gold": 1}}, "unknown table or figure 'gold'"),
        ({"cards": {"monster": {"troll": {"wounds": "many"}}}}, "field 'wounds'"),
        ({"cards": 5}, "changes of cards are by table"),
    ],
)
def test_changes_that_cannot_be_are_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(uc.BadCards, match=why):
        uc.deal("raiders", cards=changes)
    assert uc.deal("raiders", seed=1).game is find_game("raiders")


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("coin_cap = 3", "utf-8")
    with pytest.raises(uc.BadCards, match="mine.toml: there are no"):
        uc.deal("raiders", cards=tmp_path / "mine.toml")
    with pytest.raises(uc.BadCards, match="no such file"):
        uc.deal("raiders", cards=tmp_path / "yours.toml")


def test_a_save_of_cards_that_nobody_opened_is_refused() -> None:
    save = {**uc.deal("chest", seed=1).save(), "cards": "0123456789ab"}
    with pytest.raises(uc.BadCards, match="open them first"):
        uc.load(save)
