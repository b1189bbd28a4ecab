"""Every refusal names the rule, in both languages."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.raiders.plays import enter, lay, party
from undercroft.games import find_game
from undercroft.kernel.texts import LANGUAGES, Texts

EVERYTHING = {"torch": 1, "ball": 2, "key": 1, "sword": 1}


@pytest.mark.parametrize(
    ("room", "items", "move", "reason"),
    [
        ("dragon", EVERYTHING, "play key", "raiders-why-key"),
        ("megadragon", EVERYTHING, "play key", "raiders-why-flee-with"),
        ("treasure-4", EVERYTHING, "play sword", "raiders-why-sword"),
        ("dragon", {}, "play sword", "raiders-why-no-item"),
        ("dragon", {}, "play ball", "raiders-why-no-item"),
        ("dragon", EVERYTHING, "play torch", "raiders-why-torch-card"),
        ("wolves", EVERYTHING, "play torch", "raiders-why-torch-card"),
        ("dragon", {}, "torch", "raiders-why-no-item"),
        ("wolves", EVERYTHING, "torch", "raiders-why-torch-lit"),
        ("dragon", EVERYTHING, "flee torch", "raiders-why-flee"),
        ("wolves", EVERYTHING, "flee key", "raiders-why-flee-item"),
        ("wolves", {}, "flee torch", "raiders-why-no-item"),
        ("dragon", {}, "play 9", "raiders-why-unknown"),
        ("dragon", {}, "play flee", "raiders-why-unknown"),
    ],
)
def test_a_refusal_names_the_rule(room: str, items: dict[str, int], move: str, reason: str) -> None:
    match = enter(room, party(3, items=[items, {}, {}]))
    assert refusal(match, 0, move) == reason


def test_a_second_torch_on_a_floor_is_refused() -> None:
    match = enter("dragon", party(3, items=[{"torch": 2}, {}, {}]), floor_card="UDDDU")
    match.play(0, "torch")
    assert refusal(match, 0, "torch") == "raiders-why-torch-twice"


def test_a_card_already_played_is_refused() -> None:
    match = enter("dragon", party(3))
    lay(match, "5", "5", "5")
    assert refusal(match, 0, "play 5") == "raiders-why-played"


def test_a_second_ball_is_refused() -> None:
    match = enter("dragon", party(3, items=[{"ball": 2}, {}, {}]))
    lay(match, "ball", "5", "5")
    assert refusal(match, 0, "play ball") == "raiders-why-ball-again"


def refusal(match: uc.Match, seat: int, move: str) -> str:
    """The id of the reason; nothing has changed, and it can be said in every language."""
    before = match.save()
    with pytest.raises(uc.IllegalMove) as caught:
        match.play(seat, move)
    assert match.save() == before
    reason = caught.value.reason
    assert reason is not None
    for language in LANGUAGES:
        assert Texts.of(find_game("raiders"), language).say(reason)
    return reason.id
