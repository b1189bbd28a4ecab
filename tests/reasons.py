"""Claims that tell two moves of a position apart, for tests of all games."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from undercroft.bots.reasons import only_claim, told_apart
from undercroft.games import find_game
from undercroft.kernel.mind import Mind
from undercroft.kernel.texts import Texts

NAMES = {"ru": ["Аня", "Боря", "Вера", "Гена"], "en": ["Ann", "Bob", "Cid", "Dan"]}


def mind_of(match: uc.Match) -> Mind:
    mind = find_game(match.game.name).mind()
    assert mind is not None
    return mind


def code(match: uc.Match, seat: int, text: str) -> int:
    position = match.position
    return next(move for move in position.moves(seat) if str(position.describe(seat, move)) == text)


def reason(match: uc.Match, best: str, second: str | None = None) -> uc.Message | None:
    """The claim that speaks for one move and not for another; without another, for none of all the others."""
    seat, mind, position = match.turn[0], mind_of(match), match.position
    if second is None:
        return only_claim(mind, position, seat, code(match, seat, best))
    moves = [code(match, seat, text) for text in (best, second)]
    return told_apart(*[mind.claims(position, seat, move) for move in moves])


def told(match: uc.Match, best: str, second: str | None = None) -> tuple[str, dict[str, Any]] | None:
    """Returns the id of the reason without the prefix, and its arguments."""
    message = reason(match, best, second)
    return None if message is None else (message.id.partition("-reason-")[2], message.args)


def said(match: uc.Match, language: str, best: str, second: str | None = None) -> str:
    message = reason(match, best, second)
    assert message is not None
    return Texts.of(match.game, language).say(message, NAMES[language])
