"""Texts: found by id, with names for seats; what is missing is an error."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from undercroft.games import find_game
from undercroft.kernel.message import Message
from undercroft.kernel.texts import Texts


def test_the_same_message_in_both_languages() -> None:
    message = Message("toy-event-charm", {"who": 1, "charm": "sun"})
    assert Texts.of(find_game("toy"), "en").say(message, ["Anna", "Boris"]) == "Boris holds the sun."
    assert Texts.of(find_game("toy"), "ru").say(message.data(), ["Анна", "Борис"]) == "Борис: солнце."


def test_unnamed_seats_are_shown_by_number() -> None:
    assert "3" in Texts.of(find_game("toy"), "en").say(Message("toy-event-guessed", {"who": 2}), ["Anna"])


def test_unknown_languages_and_messages_are_refused() -> None:
    with pytest.raises(uc.BadText, match="no texts in 'xx'; there are: ru, en"):
        Texts.of(find_game("toy"), "xx")
    with pytest.raises(uc.BadText, match="no message 'toy-nothing' in en"):
        Texts.of(find_game("toy"), "en")("toy-nothing")


def test_missing_arguments_are_refused() -> None:
    with pytest.raises(uc.BadText, match="message 'toy-event-rolled' in en"):
        Texts.of(find_game("toy"), "en")("toy-event-rolled")


def test_a_message_without_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("empty =\n    .label = something\n", "utf-8")
    with pytest.raises(uc.BadText, match="message 'empty' has no text in en"):
        Texts("en", [tmp_path])("empty")


def test_a_game_without_texts_is_told_how_to_add_them(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("toy-title = Toy\n", "utf-8")
    with pytest.raises(uc.BadText, match=r"there is no .*ru\.ftl: a game needs ru\.ftl and en\.ftl"):
        Texts("ru", [tmp_path])
