"""A third language comes with its files alone; what they lack is in English."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.web import messages
from undercroft.games import find_game
from undercroft.kernel.texts import title

ROOT = Path(__file__).parents[2]
WORDS = "shell-seat = Spieler { $number }\nshell-no-rules = Keine Kurzregeln.\n"
CHEST = "chest-title = Der Schatz\nchest-face-goblin = Kobold\n"
ASK = """
import json
from undercroft.games import find_game
from undercroft.kernel.texts import Texts, languages
from undercroft.drawing.spoken import spoken
from undercroft.server.web import games, pages
from undercroft.terminal.commands.shared import add_language
import argparse, undercroft as uc
parser = argparse.ArgumentParser()
add_language(parser)
chest = find_game("chest")
texts, match = Texts.of(chest, "de"), uc.deal("chest", 1, seed=3)
print(json.dumps({
    "languages": languages(),
    "said": [texts("shell-seat", number=2), texts("chest-face-goblin"), texts("chest-face-ooze")],
    "titles": {info.name: info.titles["de"] for info in games.game_infos() if info.name in ("chest", "raiders")},
    "files": [len(pages.texts(game, "de").body) for game in ("chest", "raiders")],
    "asked": parser.parse_args(["--lang", "de"]).lang,
    "told": len(spoken(chest, "de", ["Ann"], match.view(0))),
}))
"""


def test_a_language_needs_nothing_but_its_files(tmp_path: Path) -> None:
    source = ROOT / "src/undercroft"
    shutil.copytree(source, tmp_path / "undercroft", ignore=shutil.ignore_patterns("static", "alone", "__pycache__"))
    (tmp_path / "undercroft/texts/de.ftl").write_text(WORDS, "utf-8")
    (tmp_path / "undercroft/games/chest/de.ftl").write_text(CHEST, "utf-8")
    surroundings = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    asked = subprocess.run([sys.executable, "-c", ASK], env=surroundings, capture_output=True, text=True)
    assert asked.returncode == 0, asked.stderr
    found = json.loads(asked.stdout)
    assert found.pop("told") > 3
    assert found == {
        "languages": ["ru", "en", "de"],
        "said": ["Spieler 2", "Kobold", "Ooze"],
        "titles": {"chest": "Der Schatz", "raiders": title(find_game("raiders"), "en")},
        "files": [len(CHEST.encode()), 0],
        "asked": "de",
    }


def test_the_client_learns_a_language_and_its_name_from_its_file(tmp_path: Path) -> None:
    for name in (messages.OWN, messages.BOTS, messages.BOARDS):
        for path in (ROOT / name).rglob("*.ftl"):
            copy = tmp_path / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    (tmp_path / messages.OWN / "de.ftl").write_text("language-name = Deutsch\nlanguage-short = Deu\n", "utf-8")
    messages.generate(tmp_path)
    made = (tmp_path / "web/gen/messages.ts").read_text("utf-8")
    assert "export const languages = ['ru', 'en', 'de'] as const;" in made
    assert '"de": ["Deutsch", "Deu"]' in made
    (tmp_path / messages.OWN / "de.ftl").write_text("langage = Deutsch\n", "utf-8")
    with pytest.raises(SystemExit, match=r"en\.ftl lacks langage"):
        messages.generate(tmp_path)
