"""Records: broken ones are refused saying where, and forged ones are found out."""

from __future__ import annotations

import copy
import json
from hashlib import sha256
from typing import Any

import pytest

import undercroft as uc
from tests.kernel.conftest import finished
from undercroft.games import find_game
from undercroft.kernel.errors import OtherRules
from undercroft.kernel.record import Record, read_record


@pytest.fixture(params=[7, None], ids=["seeded", "sealed"])
def data(request: pytest.FixtureRequest) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(finished(request.param).record.dumps())
    return record


def test_the_text_of_a_record_reads_back(data: dict[str, Any]) -> None:
    record = read_record(data)
    assert read_record(record.dumps()) == record
    assert json.loads(record.dumps()) == data
    assert uc.verify(record.dumps()).data()["fingerprint"] == data["steps"][-1]["mark"]


def test_sealed_records_are_fair_and_seeded_ones_are_not(data: dict[str, Any]) -> None:
    assert uc.verify(data).is_fair == ("commitment" in data["dice"])


# -- broken -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "it is not JSON"),
        ("{", "it is not JSON"),
        ("[]", "the field 'undercroft' is missing"),
        ("{}", "the field 'undercroft' is missing"),
        ('{"undercroft": 99}', "record format 99 is not known; this program reads format 1"),
        ('{"undercroft": 1}', "the field 'game' is missing"),
    ],
)
def test_text_that_is_not_a_record_is_refused(text: str, error: str) -> None:
    with pytest.raises(uc.BadRecord, match=error):
        uc.verify(text)


@pytest.mark.parametrize("field", ["game", "rules", "seats", "options", "dice", "deal", "steps"])
def test_a_record_with_a_missing_or_mistyped_field_is_refused(data: dict[str, Any], field: str) -> None:
    broken = {**data, field: 1.5}
    with pytest.raises(uc.BadRecord, match=f"the field '{field}' should be"):
        uc.verify(broken)
    del broken[field]
    with pytest.raises(uc.BadRecord, match=f"the field '{field}' is missing"):
        uc.verify(broken)


@pytest.mark.parametrize(
    ("field", "value", "error"),
    [
        ("seat", "0", "step 3: the field 'seat' should be int"),
        ("move", None, "step 3: the field 'move' should be str"),
        ("chance", "six", "step 3: chance: outcomes are a list of names"),
        ("chance", [6], "step 3: chance: outcomes are a list of names"),
        ("skipped", -1, "step 3: skipped: this should be a number of outcomes, not -1"),
        ("skipped", "1", "step 3: skipped"),
        ("skipped", 10**20, "step 3: skipped"),
    ],
)
def test_a_record_with_a_malformed_step_is_refused(data: dict[str, Any], field: str, value: Any, error: str) -> None:
    data["steps"][2][field] = value
    with pytest.raises(uc.BadRecord, match=error):
        uc.verify(data)


def test_a_lone_surrogate_is_refused(data: dict[str, Any]) -> None:
    data["steps"][2]["move"] = "stake \ud800"
    with pytest.raises(uc.BadRecord, match="cannot be written as JSON"):
        uc.verify(json.dumps(data))


def test_a_record_of_an_unknown_game_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(uc.BadRecord, match="there is no game 'chess'"):
        uc.verify(remarked({**data, "game": "chess"}))


@pytest.mark.parametrize("rules", [0, 2])
def test_record_of_other_rules_is_refused_with_one_sentence(data: dict[str, Any], rules: int) -> None:
    message = f"made under rules {rules} of toy; this release plays rules 1. Open it with the release that made it"
    with pytest.raises(OtherRules, match=message):
        uc.verify(remarked({**data, "rules": rules}))


@pytest.mark.parametrize("cards", [None, "0" * 12])
def test_record_of_other_cards_is_refused(cards: str | None) -> None:
    record = uc.deal("chest", 2, seed=1).record
    assert record.cards == find_game("chest").digest
    record.cards = cards
    with pytest.raises(OtherRules, match="made with other cards of chest: their digest is"):
        uc.replay(record)


# -- edited by hand: the marks tell -----------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize(
    ("field", "value"), [("seat", 3), ("move", "stake 3"), ("chance", ["two", "two"]), ("skipped", 2), ("chosen", True)]
)
def test_an_edited_step_is_named(data: dict[str, Any], number: int, field: str, value: Any) -> None:
    data["steps"][number - 1][field] = value
    with pytest.raises(uc.BadRecord, match=f"step {number} or something before it was changed"):
        uc.verify(data)


@pytest.mark.parametrize("number", range(1, 9))
def test_an_edited_mark_is_named(data: dict[str, Any], number: int) -> None:
    data["steps"][number - 1]["mark"] = "000000000000"
    with pytest.raises(uc.BadRecord, match=f"step {number} or something before it"):
        uc.verify(data)


@pytest.mark.parametrize("number", range(1, 8))
def test_a_missing_step_is_named(data: dict[str, Any], number: int) -> None:
    del data["steps"][number - 1]
    with pytest.raises(uc.BadRecord, match=f"step {number} or something before it"):
        uc.verify(data)


def test_a_cut_record_is_found_by_its_result(data: dict[str, Any]) -> None:
    del data["steps"][-1]
    with pytest.raises(uc.BadRecord, match="the moves do not lead to the result in the record"):
        uc.verify(data)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rules", 2),
        ("seats", 3),
        ("options", {"rounds": 3, "charms": True}),
        ("dice", {"seed": 8}),
        ("deal", ["sun"]),
        ("start", {"game": "toy", "seats": 2}),
    ],
)
def test_an_edited_start_is_found_at_the_first_step(data: dict[str, Any], field: str, value: Any) -> None:
    assert data[field] != value
    with pytest.raises(uc.BadRecord, match="step 1 or something before it was changed"):
        uc.verify({**data, field: value})


def test_an_edited_result_is_found(data: dict[str, Any]) -> None:
    data["result"]["scores"][0] += 1
    with pytest.raises(uc.BadRecord, match="the moves do not lead to the result in the record"):
        uc.verify(data)


# -- edited by somebody who makes new marks: the rules and the dice tell -----------------------------


def remarked(data: dict[str, Any]) -> dict[str, Any]:
    """The record with marks that fit it."""
    forged = copy.deepcopy(data)
    forged["steps"] = [{key: value for key, value in row.items() if key != "mark"} for row in forged["steps"]]
    record: Record = read_record(forged, check_marks=False)
    return record.data()


def last_roll(data: dict[str, Any]) -> dict[str, Any]:
    row: dict[str, Any] = data["steps"][-1]
    return row


def test_verify_finds_a_forged_roll(data: dict[str, Any]) -> None:
    last_roll(data)["chance"] = ["six" if last_roll(data)["chance"] == ["one"] else "one"]
    with pytest.raises(uc.BadRecord, match=r"step 8 .*the outcome is not what the dice gave: written .* proven"):
        uc.verify(remarked(data))


def test_verify_finds_a_forged_move(data: dict[str, Any]) -> None:
    data["steps"][2]["move"] = "guess low"
    with pytest.raises(uc.BadRecord, match=r"step 3 \(seat 1, `guess low`\): `guess low` is not legal now"):
        uc.verify(remarked(data))


def test_verify_finds_a_forged_seat(data: dict[str, Any]) -> None:
    data["steps"][4]["seat"] = 9
    with pytest.raises(uc.BadRecord, match="step 5 .*there is no seat 9"):
        uc.verify(remarked(data))


def test_verify_finds_a_forged_deal(data: dict[str, Any]) -> None:
    data["deal"] = ["moon" if name == "sun" else "sun" for name in data["deal"]]
    with pytest.raises(uc.BadRecord, match="before step 1: the deal is not what the dice gave"):
        uc.verify(remarked(data))


def test_verify_finds_forged_options(data: dict[str, Any]) -> None:
    with pytest.raises(uc.BadRecord, match="before step 1: option 'rounds' = 77"):
        uc.verify(remarked({**data, "options": {"rounds": 77}}))


def test_verify_finds_a_forged_start(data: dict[str, Any]) -> None:
    with pytest.raises(uc.BadRecord, match="before step 1: field players: 5 players at a table of 2 seats"):
        uc.verify(remarked({**data, "start": {"game": "toy", "seats": 2, "players": [{}] * 5}}))


@pytest.mark.parametrize("forged", [{"seats": 3}, {"options": {"rounds": 3, "charms": True}}])
def test_verify_finds_a_start_from_another_table(forged: dict[str, Any]) -> None:
    data = uc.load({"game": "toy", "seats": 2}, seed=7).record.data()
    with pytest.raises(uc.BadRecord, match="before step 1: the start has another game, number of seats or options"):
        uc.verify(remarked({**data, **forged}))


def test_verify_lists_outcomes_chosen_by_hand() -> None:
    match = uc.deal("toy", 1)
    while match.turn:
        chance = uc.Chosen(["six"]) if match.moves(0)[0].verb == "guess" else None
        match.play(0, match.moves(0)[0], chance=chance)
    verdict = uc.verify(match.record)
    assert verdict.by_hand == [2, 4]
    assert not verdict.is_fair


def test_verify_finds_a_swapped_secret() -> None:
    data = finished(None).record.data()
    data["dice"]["secret"] = "ab" * 32
    with pytest.raises(uc.BadRecord, match="not the one committed to at the start"):
        uc.verify(remarked(data))


@pytest.mark.parametrize(
    ("dice", "error"),
    [
        ({}, "neither a seed nor a commitment"),
        ({"seed": "7"}, "neither a seed nor a commitment"),
        (
            {"seed": 7, "commitment": sha256(b"\1" * 32).hexdigest(), "secret": "01" * 32},
            "both a seed and a commitment",
        ),
        ({"commitment": "ab", "secret": "xyz"}, "not 64 hexadecimal digits"),
        ({"commitment": "ab", "secret": "abcd"}, "not 64 hexadecimal digits"),
        ({"commitment": "ab", "secret": 5}, "not 64 hexadecimal digits"),
    ],
)
def test_verify_refuses_dice_without_commitment(data: dict[str, Any], dice: dict[str, Any], error: str) -> None:
    with pytest.raises(uc.BadRecord, match=error):
        uc.verify(remarked({**data, "dice": dice}))


def test_verify_proves_skipped_numbers() -> None:
    """The count shows when somebody pretends that dice were taken back to reach a better roll."""
    data = finished(None).record.data()
    last_roll(data)["skipped"] = 1
    try:
        verdict = uc.verify(remarked(data))
    except uc.BadRecord as error:
        assert "the outcome is not what the dice gave" in str(error)
    else:
        assert verdict.taken_back == 1


def test_a_record_of_an_unfinished_match_is_open() -> None:
    match = uc.deal("toy", 1)
    verdict = uc.verify(match.record)
    assert verdict.is_open
    assert not verdict.is_fair


def test_a_match_loaded_by_hand_is_not_fair() -> None:
    match = uc.load({"game": "toy", "players": [{"coins": 50}]})
    while match.turn:
        match.play(0, match.moves(0)[0])
    verdict = uc.verify(match.record.dumps())
    assert not verdict.is_fair
    assert not verdict.was_dealt
