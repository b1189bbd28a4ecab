"""Variants: the worked examples of docs/designers/variants.md, over whichever build is tested."""

from __future__ import annotations

import inspect
import pickle

import pytest

import undercroft as uc
from examples.variants import BOLD, MERCIFUL, RACE, TRUCE, Truce
from undercroft.bots import make_bot
from undercroft.conformance import every_law
from undercroft.conformance.setups import GameSetup
from undercroft.games import _registered, find_game
from undercroft.games.card_sets import open_card_set
from undercroft.kernel.match import deal
from undercroft.kernel.texts import Texts
from undercroft.kernel.variant import Variant

VARIANTS = [MERCIFUL, RACE, BOLD, TRUCE]
LAWS = (
    "copies_are_equal_and_independent", "saved_positions_load_unchanged", "imagined_positions_look_the_same",
    "views_are_plain_data", "replay_gives_the_same_bytes", "options_are_recorded",
)  # fmt: skip


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    for variant in VARIANTS:
        monkeypatch.setitem(_registered, variant.name, variant)


class Brief(GameSetup):
    """A table at which few steps are looked at: variants are as slow as their games are, and a little more."""

    @property
    def courses(self) -> list[object]:  # type: ignore[override]
        return []


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_variant_is_ten_lines(variant: Variant) -> None:
    source = inspect.getsource(type(variant)).splitlines()
    assert len([line for line in source if line.strip()]) <= 10


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_variants_keep_the_laws(variant: Variant, law: str) -> None:
    every_law()[law](Brief(variant, max(2, variant.seats[0]), {}))


def played(variant: Variant, seed: int) -> uc.Match:
    match = deal(variant, variant.seats[0], seed, None, {})
    bot = make_bot("random", variant, seed)
    while match.turn:
        match.play(match.turn[0], bot.choose(match.view(match.turn[0]))["text"])
    return match


def test_nobody_collapses_in_merciful_raiders() -> None:
    """In some of six games the raider with the most wounds would have lost everything."""
    differ = 0
    for seed in range(6):
        match = played(MERCIFUL, seed)
        assert match.result is not None
        theirs = uc.load({**match.save(), "game": "raiders", "rules": find_game("raiders").version}).result
        assert theirs is not None
        coins = [row["coins"] for row in match.save()["players"]]
        assert list(match.result.scores) == coins and all(coins[seat] == max(coins) for seat in match.result.winners)
        differ += theirs.scores != match.result.scores
    assert differ


def test_a_race_ends_when_somebody_has_ten() -> None:
    match = played(RACE, 3)
    assert match.result is not None
    assert max(match.result.scores) >= 10 or not match.position.inner.waiting  # type: ignore[attr-defined]
    assert match.view(0)["result"] is not None and match.view(0)["moves"] == []


def test_bold_dogs_do_not_leave_while_they_may_explore() -> None:
    match = deal(BOLD, 2, 1, None, {})
    refused = 0
    bot = make_bot("random", BOLD, 1)
    for _ in range(40):
        for seat in match.turn:
            theirs = {move["verb"] for move in match.view(seat)["base"].get("moves", [])}
            own = {move.verb for move in match.moves(seat)}
            refused += "leave" in theirs - own
        if match.turn:
            match.play(match.turn[0], bot.choose(match.view(match.turn[0]))["text"])
    assert refused


def test_heroes_of_a_truce_attack_nobody() -> None:
    """In Serpent, heroes who meet could attack."""
    match = deal(TRUCE, 3, 1, None, {})
    bot = make_bot("random", TRUCE, 1)
    refused = 0
    while match.turn and not refused:
        seat = match.turn[0]
        theirs = {move["verb"] for move in match.view(seat)["base"].get("moves", [])}
        own = {move.verb for move in match.moves(seat)}
        assert not own & {"attack", "duel"}
        refused += "attack" in theirs
        match.play(seat, bot.choose(match.view(seat))["text"])
    assert refused


def test_a_variant_of_a_game_with_other_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    heroes = find_game("serpent").figures["cards"]["hero"]
    halved = {row["id"]: {"health": row["health"] // 2} for row in heroes}
    frail = Truce(open_card_set("serpent", {"cards": {"hero": halved}}))
    monkeypatch.setitem(_registered, frail.name, frail)
    assert [row["health"] // 2 for row in heroes] == [row["health"] for row in frail.figures["cards"]["hero"]]
    assert frail.digest != find_game("serpent").digest
    match = deal(frail, 1, 1, None, {})
    assert pickle.loads(pickle.dumps(match.position)).data() == match.save()


def test_variant_keeps_the_texts_of_its_game() -> None:
    texts = Texts.of(MERCIFUL, "en")
    assert texts("raiders-merciful-title") == Texts.of(find_game("raiders"), "en")("raiders-title")


@pytest.mark.parametrize("level", ["greedy", "squire"])
def test_bots_play_variants(level: str) -> None:
    match = deal(MERCIFUL, 3, 1, None, {})
    bot = make_bot(level, MERCIFUL, 1, scale=0.1)
    for _ in range(4):
        match.play(match.turn[0], bot.choose(match.view(match.turn[0]))["text"])
    assert pickle.loads(pickle.dumps(match.position)).data() == match.save()
