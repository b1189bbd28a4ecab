"""Files of the games for the client: texts, and the figures printed on cards.

Browsers keep them, and ask each time whether they are still the same.
"""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from undercroft.games import find_game, games
from undercroft.games.boxes import game_of
from undercroft.kernel.game import Game
from undercroft.kernel.texts import LANGUAGES
from undercroft.retired.editions import archive_of
from undercroft.retired.sources import unpacked
from undercroft.server.refusal import Refusal


class GameFile:
    """A file; its mark changes with what is in it."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.body = body
        self.kind = kind
        self.mark = f'"{hashlib.sha256(body).hexdigest()[:32]}"'

    def answer(self, request: Request) -> Response:
        headers = {"ETag": f"W/{self.mark}", "Cache-Control": "no-cache"}
        known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
        if self.mark in known:
            return Response(status_code=304, headers=headers)
        return Response(self.body, media_type=self.kind, headers=headers)


@cache
def texts(game: str, language: str, rules: int | None = None) -> GameFile:
    """The Fluent texts of a game, as they lie beside its rules; under rules of another time, those of then. Nothing
    where that are the rules of today, or none that are kept."""
    if language not in LANGUAGES:
        raise Refusal("bad_message", f"no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
    if rules is not None:
        archive = None if rules == known(game).version else archive_of(game, rules)
        body = b"" if archive is None else unpacked(archive.path)[f"games/{game}/{language}.ftl"]
        return GameFile(body, "text/plain")
    return GameFile((known(game).folder / f"{language}.ftl").read_bytes(), "text/plain")


@cache
def figures(game: str) -> GameFile:
    """What is printed on the cards of a game: a corrected cards file is seen by everybody once the server has it."""
    return GameFile(msgspec.json.encode(known(game).figures), "application/json")


@cache
def faces(game: str, cards: str | None = None) -> GameFile:
    """The same figures as the rules have read them, for boards to draw the cards from. With `cards`, a digest, those of
    other cards that tables are played with here."""
    rules = known(game) if cards is None else game_of({"game": game, "cards": cards})
    return GameFile(msgspec.json.encode(rules.faces()), "application/json")


def known(name: str) -> Game:
    """A game of this server, by name."""
    if name not in games():
        raise Refusal("unknown_game", f"there is no game {name!r}; the games are: {', '.join(games())}")
    return find_game(name)
