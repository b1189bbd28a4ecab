"""The rules in the app: one text for each language, sections that answer every refusal and every card."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import undercroft as uc
from scripts.web.messages import read
from undercroft.games import OURS, find_game
from undercroft.kernel.texts import Texts

ROOT = Path(__file__).parents[2]
RULES = ROOT / "web/rules"
GAMES = sorted({path.name.partition(".")[0] for path in RULES.glob("*.md")})
SECTION = re.compile(r'^<a id="([^"]+)"></a>\s+## .+$', re.MULTILINE)


def anchors(game: str, language: str) -> list[str]:
    text = (RULES / f"{game}.{language}.md").read_text("utf-8")
    found = SECTION.findall(text)
    assert len(found) == text.count("\n## "), "every heading has an anchor"
    return found


def sections(game: str) -> dict[str, list[str]]:
    """The texts that each section is about, by its anchor."""
    about: dict[str, list[str]] = json.loads((RULES / f"{game}.json").read_text("utf-8"))
    return about


def is_claimed(id: str, patterns: list[str]) -> bool:
    return any(id.startswith(one[:-1]) if one.endswith("*") else id == one for one in patterns)


def test_every_game_has_rules() -> None:
    assert set(GAMES) == set(OURS)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_sections(game: str) -> None:
    assert anchors(game, "en") == anchors(game, "ru") == list(sections(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_and_every_card_has_a_section(game: str) -> None:
    patterns = [pattern for about in sections(game).values() for pattern in about]
    texts = set(read(ROOT / f"src/undercroft/games/{game}/en.ftl"))
    refusals = {id for id in texts if id.startswith(f"{game}-why-")}
    assert [id for id in sorted(refusals) if not is_claimed(id, patterns)] == []
    cards = {f"{game}-{kind}-{card['id']}" for kind, rows in uc.cards(game).items() for card in rows}
    assert [id for id in sorted(cards & texts) if not is_claimed(id, patterns)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_section_is_about_a_text_that_is_gone(game: str) -> None:
    texts = set(read(ROOT / f"src/undercroft/games/{game}/en.ftl"))
    for anchor, about in sections(game).items():
        for pattern in about:
            assert any(is_claimed(id, [pattern]) for id in texts), f"{anchor}: {pattern}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_piece_shown_is_one_of_the_game(game: str, language: str) -> None:
    folder = ROOT / f"web/src/games/{game}"
    drawn = (folder / "pieces.ts").read_text("utf-8") + (folder / "pictures.ts").read_text("utf-8")
    for name in re.findall(r"\(piece:([a-z-]+)\)", (RULES / f"{game}.{language}.md").read_text("utf-8")):
        assert re.search(rf"\b{name}\b", drawn), name


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_ranks_of_chest_are_those_of_the_cards(language: str) -> None:
    text = (RULES / f"chest.{language}.md").read_text("utf-8")
    say = Texts.of(find_game("chest"), language)
    rows = re.findall(r"^\|\D*(\d+)(?:–(\d+))?[^|]*\| ([^|]+?) +\|$", text, re.MULTILINE)
    told = [(int(last or first), name) for first, last, name in rows[-5:]]
    ranks = uc.cards("chest")["rank"]
    ends = [rank["points"] - 1 for rank in ranks[1:]] + [ranks[-1]["points"]]
    assert told == [(end, say(f"chest-rank-{rank['id']}")) for end, rank in zip(ends, ranks, strict=True)]
