"""Phrases that no native speaker would use, as far as a machine can see them, in every text of client and games."""

from __future__ import annotations

import re
import subprocess
from typing import Final

import pytest

from tests.texts.ftl import ROOT

COMPANIONS: Final = "воином|клириком|магом|вором|стражем|героем|скелетом|гоблином|талисманом|жезлом"
# By language: what to say, and what a text must not match.
UNSAID: Final = {
    "ru": {
        "a mark, or «к северо-востоку от входа»": r"на \{[^}]*\} (северн|южн|восточн|западн)ее|клетк[аиуе]\b",
        "«п. п.»: the difference of two percentages": r"шанс.* на \{[^}]*\} %|потеря\w+ \{[^}]*\} %",
        "«Воин побеждает гоблина»": (
            rf"(побежда[ею]т|атаку[ею]т|вернуть|возвращается|бьёт|выпить|открыть) .*\b({COMPANIONS})\b"
        ),
        "«второй по силе ход»: the next one comes after this one": r"следующ(ий|его|им) ход(ом|а)?\b(?! игрока)",
        "a figure with its noun": r"(славы|риска|монет|очков|карт|ран|локаций): \{[^}]*\}, |на \{[^}]*\} славы меньше",
        "the words of the game": (
            r"единиц[уы] урона|очк[аио]в? риска|пробных продолжени|за кого$|чего можно было ждать|силы равны"
            r"|объявляется сразу|больше думать не о чем|пока их не сыграют|, цель – "
        ),
        "a dash «–» and an ellipsis «…»": r" - |\.\.\.",
    },
    "en": {
        "a mark, or “north-east of the entrance”": r"\} (north|south|east|west) of the (start|entrance)|turned at",
        "40%": r"\} %",
        "percentage points": r"\b(costs?|by|loses?) \{[^}]*\}% of",
        "what an English edition says": (
            r"to whom goes|who is removed|let us see what comes|can be bent|it can be borne|is no step to|in service\b"
            r"|about as good as the next|what was to be expected|what shall|that is me\b|have won!"
        ),
        "plain modern English": r"\b(oneself|thereof|whilst|lest|reckon\w*|dearer)\b",
        "the published names": r"chest of adventures|doggies and dungeons",
        "a dash – and an ellipsis …": r" - |\.\.\.",
    },
}


def texts(language: str) -> list[tuple[str, str]]:
    """Every line of a text of the repository, with its place."""
    listed = subprocess.run(
        ["git", "ls-files", f"*{language}.ftl"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    lines = [
        (f"{file}:{number}", re.sub(r"^[\w-]+ =", "", line))
        for file in listed.stdout.split()
        for number, line in enumerate((ROOT / file).read_text("utf-8").splitlines(), 1)
        if line and not line.startswith("#")
    ]
    assert len(lines) > 3000
    return lines


@pytest.mark.parametrize("language", UNSAID)
def test_no_text_says_what_a_native_would_not(language: str) -> None:
    wrong = [
        f"{place}: {line.strip()} – say {instead}"
        for place, line in texts(language)
        for instead, pattern in UNSAID[language].items()
        if re.search(pattern, line, re.IGNORECASE)
    ]
    assert not wrong, "\n".join(wrong)


def test_players_read_no_advice_for_operators() -> None:
    for language in UNSAID:
        assert not [place for place, line in texts(language) if place.startswith("web/") and "--host" in line]
