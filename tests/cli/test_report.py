"""`undercroft report`: the balance of a game on one page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.keyboard import Keyboard
from undercroft.games import OURS, find_game
from undercroft.games.raiders.cards import BOSS_IDS
from undercroft.games.raiders.raider import CHARACTERS
from undercroft.kernel.texts import Texts
from undercroft.lab.sim.job import Job, checked, play_game


@pytest.mark.parametrize("game", OURS)
def test_rows_contain_seats_and_cards(game: str) -> None:
    rules = find_game(game)
    job = checked(Job(game=game, seats=rules.seats[-1], bots=["quick"], games=2, facts=True))
    facts = play_game(job, 0).facts
    assert facts is not None
    kinds = [{trait.partition(":")[0] for trait in seat} for seat in facts.traits]
    own = {"chest": "hero", "raiders": "character", "doggies": "dog", "serpent": "hero"}[game]
    assert all(own in seat for seat in kinds)
    events = rules.report_events
    assert events is not None
    if events.first is not None:
        orders = [trait for seat in facts.traits for trait in seat if trait.startswith("order:")]
        assert sorted(orders) == [f"order:{number + 1}" for number in range(job.seats)]
    assert facts.drawn and facts.played
    assert (game == "raiders") == any(fact.startswith("boss:") for fact in facts.table)


@pytest.mark.parametrize("game", OURS)
def test_report_reads_only_events_of_the_game(game: str) -> None:
    texts, reading = Texts.of(find_game(game), "en"), find_game(game).report_events
    assert reading is not None
    for name in (*reading.traits, *reading.drawn, *reading.played, *filter(None, [reading.first])):
        assert texts.has(f"{game}-event-{name}")


@pytest.mark.parametrize(("lang", "title"), [("en", "Dungeon Raiders: balance"), ("ru", "баланс")])
def test_report_page_is_self_contained(keyboard: Keyboard, tmp_path: Path, lang: str, title: str) -> None:
    out = tmp_path / "page.html"
    keyboard.type(f"report raiders --games 40 --jobs 1 --seats 4 --lang {lang} --out {out}")
    assert keyboard.code == 0
    page = out.read_text("utf-8")
    assert title in page
    assert page.count("<svg") >= 4
    assert not re.search(r"(src|href)=|url\(|@import|shell-", page)


def test_report_lists_wins_by_boss_and_character(keyboard: Keyboard, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    keyboard.type(f"report raiders --games 200 --jobs 1 --seats 5 --lang en --out {out}")
    page = out.read_text("utf-8")
    table = page[page.index("Wins by boss") :]
    head, *lines = re.findall(r"<tr>(.*?)</tr>", table[: table.index("</table>")])
    bosses = {re.match("<td>(.*?)</td>", line)[1] for line in lines}  # type: ignore[index]
    texts = Texts.of(find_game("raiders"), "en")
    assert bosses <= {texts(f"raiders-boss-{boss}") for boss in BOSS_IDS} and len(bosses) > 4
    assert head.count("<th>") == 1 + len(CHARACTERS)
    for line in lines:
        shares = [float(share) for share in re.findall(r"<td>([0-9.]+) ±", line)]
        assert sum(shares) / len(shares) == pytest.approx(20, abs=5), "of five seats one wins"


def test_cards_are_compared_on_the_same_deals(keyboard: Keyboard, tmp_path: Path) -> None:
    path, out = tmp_path / "poor.toml", tmp_path / "page.html"
    text = (find_game("raiders").folder / "cards.toml").read_text("utf-8")
    path.write_text(text.replace("coin_cap = 20", "coin_cap = 3"), "utf-8")
    keyboard.type(f"report raiders --games 30 --jobs 1 --lang en --cards {path} --against printed --out {out}")
    page = out.read_text("utf-8")
    assert "What the cards change" in page
    assert "<td>coin_cap</td><td>20</td><td>3</td>" in page
    assert re.search(r"Mean score</text>.*?\(d = -?[0-9.]+\)", page)
    assert 'class="tick"' in page
    best = re.search(r"Best score</text>.*?<text [^>]*>(-?[0-9.]+)", page)
    assert best is not None and float(best[1]) < -5
    keyboard.type(f"report raiders --games 30 --jobs 1 --against printed --out {out}")
    assert keyboard.code == 1 and "the same cards" in keyboard.errors
