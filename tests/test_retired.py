"""Rules that are played no more: kept whole, and able to tell the matches of their time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import undercroft as uc
from tests.server.upgrade import as_if_changed
from tests.terminal.conftest import data_home, keyboard
from tests.terminal.keyboard import Keyboard
from undercroft.cli import main
from undercroft.games import OURS, find_game
from undercroft.kernel.cards import digest
from undercroft.kernel.record import read_record
from undercroft.retired import NewerRules, NotKept, Past, edition_of, is_played_here, renewed
from undercroft.retired.editions import archive_of, archives
from undercroft.retired.sources import cards_of, digest_of, laid_out, packed, taken, unpacked, with_cards
from undercroft.retired.tellers import surroundings

__all__ = ["data_home", "keyboard"]
RECORDS = Path(__file__).parent / "records"
OLD = RECORDS / "chest" / "1" / "sealed-greedy-4.json"
PLAY = """
import undercroft as uc
match = uc.deal("chest", 2)
while match.turn:
    match.play(match.turn[0], match.moves(match.turn[0])[-1])
print(match.record.dumps())
"""


@pytest.mark.parametrize("name", OURS)
def test_the_version_before_is_kept(name: str) -> None:
    """Who bumps the version of a game's rules keeps the ones before: scripts/retire.py."""
    for version in range(1, find_game(name).version):
        assert archive_of(name, version) is not None, f"{name} {version}: python scripts/retire.py COMMIT keeps it"


def test_an_archive_is_what_its_index_says() -> None:
    for archive in archives():
        sources = unpacked(archive.path)
        assert packed(sources) == archive.path.read_bytes()  # the same files, the same bytes
        for game, edition in archive.editions.items():
            assert digest_of(cards_of(sources, game)) == edition.cards


def test_digests_tell_cards_apart_by_what_is_played() -> None:
    game = find_game("chest")
    text = cards_of(taken(), "chest")["cards.toml"]
    assert digest_of({"cards.toml": text}) == game.digest
    assert digest_of({"cards.toml": "# corrected\n" + text.replace('grade = "A"', 'grade = "B"')}) == game.digest
    assert digest_of({"cards.toml": text.replace("levels = 10", "levels = 9")}) != game.digest
    assert digest({"cards": {"a": 1, "b": 2}}) == digest({"cards": {"b": 2, "a": 1}})


def test_a_record_says_which_cards_it_was_played_with() -> None:
    match = uc.deal("chest", 2, seed=1)
    assert match.record.cards == find_game("chest").digest
    other = json.loads(match.record.dumps().replace(match.record.cards or "", "0" * 12))
    with pytest.raises(uc.BadRecord, match="played with other cards of chest: their digest is '?000000000000"):
        uc.replay(other)
    old = read_record(OLD.read_text("utf-8"))
    assert old.cards is None and edition_of(old).cards == digest_of(cards_of(unpacked(archives()[-1].path), "chest"))


def played_with(cards: str) -> str:
    """A record of a match of Chest with another cards file, by a program that has it."""
    folder = laid_out(with_cards(taken(), "chest", {"cards.toml": cards}))
    return subprocess.check_output([sys.executable, "-P", "-c", PLAY], text=True, env=surroundings(folder))


def test_a_match_of_corrected_cards_is_told_with_them() -> None:
    cards = cards_of(taken(), "chest")["cards.toml"].replace("adventures = 3 ", "adventures = 2 ")
    text = played_with(cards)
    record = read_record(text)
    assert not is_played_here(record)
    with pytest.raises(NotKept, match="played with other cards of chest, which are not kept here"):
        Past(record)
    past = Past(record, find_cards={str(record.cards): {"cards.toml": cards}}.get)
    assert past.verdict()["fair"] and past.record.result == record.result
    # The same position under the cards of today.
    match = renewed(past.save_after(3))
    assert match.game.digest == match.record.cards != record.cards


def test_a_record_of_the_future_is_not_judged(keyboard: Keyboard, tmp_path: Path) -> None:
    record = read_record(OLD.read_text("utf-8"))
    record.rules = 99
    with pytest.raises(NewerRules):
        is_played_here(record)
    file = tmp_path / "record.json"
    file.write_text(record.dumps(), "utf-8")
    screen = keyboard.type(f"verify {file} --lang en")
    assert "Nothing can be said" in screen and "newer Undercroft" in screen and "broken" not in screen
    assert json.loads(keyboard.type(f"verify {file} --json"))["verdict"] == "unknown"


@pytest.mark.parametrize("name", OURS)
def test_the_commands_read_old_records(
    name: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    as_if_changed(monkeypatch)
    seats = find_game(name).seats[0]
    file = RECORDS / name / "1" / f"sealed-greedy-{seats}.json"
    assert main(["verify", str(file), "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["verdict"] == "fair"
    assert main(["replay", str(file), "--lang", "ru"]) == 0
    assert len(capfd.readouterr().out.splitlines()) > len(read_record(file.read_text("utf-8")).steps)


def test_a_bent_record_of_old_rules_is_bent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    as_if_changed(monkeypatch)
    data = json.loads(OLD.read_text("utf-8"))
    data["steps"][3]["move"] = "flee"
    record = read_record(data, check_marks=False)
    file = tmp_path / "record.json"
    file.write_text(record.dumps(), "utf-8")  # its marks are right
    assert main(["verify", str(file), "--json"]) == 1
    with pytest.raises(uc.BadRecord, match="step 4"):
        Past(record)


def test_a_match_kept_by_the_terminal_goes_on(
    keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_if_changed(monkeypatch)
    old = read_record((RECORDS / "chest" / "1" / "sealed-greedy-1.json").read_text("utf-8")).until(20)
    file = tmp_path / "chest-old.json"
    text = json.dumps({**old.data(), "table": {"players": ["human"], "names": []}})
    file.write_text(text, "utf-8")
    screen = keyboard.type(f"play --resume {file} --lang en", "q")
    assert "The rules or cards of this game have changed" in screen
    assert file.read_text("utf-8") == text  # it can still be watched and proven
    again = keyboard.type("play chest --resume --lang en", "q")
    assert keyboard.code == 0 and "have changed" not in again
