"""What is told of a move, and how likely things really are: every throw is played."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import Dice
from undercroft.games import find_game
from undercroft.games.serpent.rules import Serpent
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.texts import Texts

GAME = find_game("serpent")
NAMES = {"ru": ["Аня", "Боря", "Вера", "Гена"], "en": ["Ann", "Bob", "Cid", "Dan"]}


def position_of(match: uc.Match) -> Serpent:
    position = match.position
    assert isinstance(position, Serpent)
    return position


def code(position: Serpent, seat: int, text: str) -> int:
    return next(move for move in position.moves(seat) if str(position.describe(seat, move)) == text)


def thought(match: uc.Match, *moves: tuple[str, float], seat: int = 0) -> Message | None:
    position, mind = position_of(match), GAME.mind()
    assert mind is not None
    findings = [Finding(code(position, seat, text), 9, worth, 0.1, 0.0, 0.0) for text, worth in moves]
    return mind.reason(position, seat, findings)


def reason(match: uc.Match, *moves: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """Why the first of the moves is the best: the message without its prefix, and its arguments."""
    told = thought(match, *[(text, 0.9 - 0.1 * number) for number, text in enumerate(moves)], seat=seat)
    assert told is not None
    return told.id.removeprefix("serpent-reason-"), told.args


def sentence(match: uc.Match, language: str, *moves: str, seat: int = 0) -> str:
    told = thought(match, *[(text, 0.9 - 0.1 * number) for number, text in enumerate(moves)], seat=seat)
    assert told is not None
    return Texts.of(GAME, language).say(told, NAMES[language])


def likely(match: uc.Match, text: str, happened: Callable[[Serpent], bool], seat: int = 0, dice: int = 1) -> int:
    """The chance in percent that something happens by a move, over all throws of its first dice."""
    position = position_of(match)
    move = code(position, seat, text)
    count = 0
    for faces in product(range(1, 7), repeat=dice):
        after = position.copy()
        after.play(seat, move, Dice(*faces))
        count += happened(after)
    return round(100 * count / float(6**dice))
