"""Views in words, and a seat at a table of this process."""

from __future__ import annotations

import random

import pytest

import undercroft as uc
from undercroft.agents.rulebook import rulebook_of
from undercroft.agents.seat import OwnTable, names_of
from undercroft.agents.words import MOST_TOKENS, Words, tokens
from undercroft.games import OURS, find_game
from undercroft.kernel.errors import IllegalMove, NoUndo
from undercroft.kernel.texts import LANGUAGES

LONG = {"chest": 1, "raiders": 4, "doggies": 9, "serpent": 25}  # decisions between two looks


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_view_is_short_and_names_every_legal_move(game: str, language: str) -> None:
    rules, pick = find_game(game), random.Random(3)
    seats = rules.seats[-1]
    match, words = uc.deal(game, seats, seed=3), Words(rules, language, names_of(rules, seats, language))
    for number in range(500):
        if match.result is not None:
            break
        seat = match.turn[0]
        if number % LONG[game] == 0:
            view = match.view(seat)
            text = words.look(view)
            assert tokens(text) <= MOST_TOKENS, text
            for move in view["moves"]:
                assert move["text"].removeprefix(f"{move['verb']} ") in text
        match.play(seat, pick.choice(match.moves(seat)))


def test_news_hold_only_what_changed() -> None:
    table = OwnTable(find_game("chest"), {1: "random"}, 0, "en", seed=7)
    whole = table.look()
    assert table.news().splitlines() == [line for line in whole.splitlines() if line.startswith(("  ", "? "))]
    table.play("Cleric -> goblin")
    news = table.news()
    assert "• " in news and "Ultimate " not in news and "Ultimate " in table.look()


def test_a_move_that_showed_nothing_is_taken_back() -> None:
    table = OwnTable(find_game("chest"), {1: "random"}, 0, "en", seed=7)
    before = table.view()
    table.play("Cleric -> goblin")
    table.take_back()
    assert table.view() == before
    with pytest.raises(NoUndo):
        table.take_back()
    with pytest.raises(IllegalMove, match=r"\(rules: \w+ – "):
        table.play("descend")
    assert str(table.why("Cleric -> goblin")) == "Cleric -> goblin is legal now."


@pytest.mark.parametrize("game", OURS)
def test_the_rules_are_read_by_section(game: str) -> None:
    for language in LANGUAGES:
        rules = rulebook_of(find_game(game), language)
        assert len(rules.sections) > 5 and all(
            section.text and "piece:" not in section.text for section in rules.sections
        )
