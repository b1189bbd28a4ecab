"""Comparisons of changed figures with the printed ones, on the same deals."""

from __future__ import annotations

from itertools import islice
from typing import Any

from msgspec.structs import replace

from undercroft.lab.comparison import LENGTH, SCORE, Tally, compare
from undercroft.lab.sim.job import Job, checked, play_game

PRINTED = Job(game="raiders", seats=3, bots=["quick"], games=60, facts=True)
RICH_KNIGHT = {"cards": {"character": {"knight": {"coins": 9}}}}


def tally_of(changes: dict[str, Any], games: int = 60) -> Tally:
    printed, changed = checked(PRINTED), checked(replace(PRINTED, changes=changes))
    tally = Tally(3)
    for number in range(games):
        tally.add(play_game(printed, number), play_game(changed, number))
    return tally


def test_the_same_cards_change_nothing() -> None:
    effects = {effect.id: effect for effect in tally_of({}).effects()}
    assert {SCORE, LENGTH, "seat:1", "character:knight"} <= set(effects)
    assert all(effect.change == effect.change_reach == 0 for effect in effects.values())
    shares = [effect.value for id, effect in effects.items() if id.startswith("seat:")]
    assert abs(sum(shares) - 1) < 1e-9


def test_coins_make_a_character_win_more_often() -> None:
    effects = {effect.id: effect for effect in tally_of(RICH_KNIGHT).effects()}
    knight = effects["character:knight"]
    assert knight.change > knight.change_reach > 0
    assert knight.value > 1 / 3 + knight.reach


def test_effects_agree_with_the_games() -> None:
    """The knight's share, counted once more from the rows."""
    changed = checked(replace(PRINTED, changes=RICH_KNIGHT))
    rows = [play_game(changed, number) for number in range(60)]
    shares = [
        share
        for row in rows
        if row.facts
        for share, traits in zip(row.shares, row.facts.traits, strict=True)
        if "character:knight" in traits
    ]
    [knight] = [effect for effect in tally_of(RICH_KNIGHT).effects() if effect.id == "character:knight"]
    assert abs(knight.value - sum(shares) / len(shares)) < 1e-9


def test_cards_are_counted_per_game() -> None:
    cards = {card.id: card for card in tally_of({}, 20).cards()}
    assert all(card.held == card.was_held and card.used == card.was_used for card in cards.values())
    assert any(card.used > 0 for card in cards.values())


def test_a_solo_game_is_told_in_points() -> None:
    solo = checked(Job(game="chest", seats=1, bots=["quick"], games=30, facts=True))
    tally = Tally(1)
    for number in range(30):
        tally.add(play_game(solo, number), play_game(solo, number))
    effects = {effect.id: effect for effect in tally.effects()}
    assert effects[SCORE].value > 5
    assert not any(id.startswith("seat:") for id in effects)


def test_results_come_while_games_are_played() -> None:
    printed = checked(replace(PRINTED, games=100_000))
    games = [tally.games for tally in islice(compare(printed, printed, 1.2), 2)]
    assert 0 < games[0] < games[1] < 100_000
