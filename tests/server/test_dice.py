"""The dice of a finished match, as a browser verifies them, recomputed with Python's HMAC."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.games import OURS, find_game
from undercroft.kernel.errors import BadRecord
from undercroft.server.protocol.tables import Dice
from undercroft.server.tables.replays import dice_of


def worked_out(dice: Dice) -> list[str]:
    """The outcomes that the secret gives."""
    found = []
    for rolled in dice.rolled:
        size, number = sum(rolled.counts), rolled.number
        while True:
            digest = hmac.digest(bytes.fromhex(dice.secret), number.to_bytes(8, "big"), "sha256")
            value = int.from_bytes(digest[:8], "big")
            if value < 2**64 - 2**64 % size:
                break
            number += 1
        value %= size
        place = next(place for place in range(len(rolled.counts)) if value < sum(rolled.counts[: place + 1]))
        found.append(dice.kinds[rolled.kind][place])
    return found


@pytest.mark.parametrize("game", OURS)
def test_every_outcome_follows_from_the_secret(game: str) -> None:
    match, chance = uc.deal(game, seats=find_game(game).seats[0]), random.Random(3)
    for _ in range(60):
        if match.result is not None:
            break
        seat = match.turn[0]
        match.play(seat, chance.choice(match.moves(seat)))
    dice = dice_of(match)
    record = match.private_record()
    assert hashlib.sha256(bytes.fromhex(dice.secret)).hexdigest() == dice.commitment == record.dice["commitment"]
    assert worked_out(dice) == [*record.deal, *(name for step in record.steps for name in step.chance)]


def test_take_back_leaves_its_numbers_spent() -> None:
    match = uc.deal("chest", seats=1)
    match.play(0, match.moves(0)[0])
    while not match.steps[-1].chance:
        match.play(0, match.moves(0)[0])
    match.take_back(1)
    while not match.steps or not match.steps[-1].chance:
        match.play(0, match.moves(0)[0])
    dice = dice_of(match)
    numbers = [rolled.number for rolled in dice.rolled]
    assert numbers != list(range(len(numbers)))
    record = match.private_record()
    assert worked_out(dice) == [*record.deal, *(name for step in record.steps for name in step.chance)]


def test_outcomes_named_by_hand_are_not_proven() -> None:
    match = uc.deal("chest", seats=1, seed=1)
    with pytest.raises(BadRecord, match="sealed dice"):
        dice_of(match)


def test_dice_are_listed_only_after_the_match(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"], options={"rounds": 1})
            await ann.join(table)
            early = await ann.http.get(f"/api/tables/{table}/dice")
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            await ann.play_on(table)
            dice = (await ann.http.get(f"/api/tables/{table}/dice")).json()
            record = (await ann.http.get(f"/api/tables/{table}/record")).json()
            assert dice["commitment"] == record["dice"]["commitment"]
            assert [
                dice["kinds"][rolled["kind"]][rolled["shown"]] for rolled in dice["rolled"] if rolled["step"] == 0
            ] == (record["deal"])

    run(scenario())
