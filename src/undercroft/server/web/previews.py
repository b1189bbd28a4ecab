"""What others see of a link before they follow it: the game, who plays, how it ended. Messengers run no scripts, so it
stands in the head of the page (the Open Graph protocol). Of a table there is a picture, drawn when it is asked for."""

from __future__ import annotations

import asyncio
import html
from typing import Final

import msgspec
from starlette.requests import HTTPConnection

from undercroft.games import OURS
from undercroft.server.protocol.tables import Summary
from undercroft.server.refusal import Refusal
from undercroft.server.store import Store, StoreFailure
from undercroft.server.web.address import Address
from undercroft.server.web.games import game_infos
from undercroft.server.web.pictures import Line, picture
from undercroft.server.web.requests import language_of

WORDS: Final = {
    "en": {
        "about": "Dungeon games at an open table",
        "free": "Free seats: {}",
        "bot": "bot",
        "open": "About to begin",
        "playing": "Being played",
        "over": "The end",
        "closed": "Called off",
    },
    "ru": {
        "about": "Игры о подземельях за открытым столом",
        "free": "Свободных мест: {}",
        "bot": "бот",
        "open": "Скоро начало",
        "playing": "Игра идёт",
        "over": "Игра окончена",
        "closed": "Игра отменена",
    },
}
SHOWN: Final = ("table", "replay")


class Previews:
    """Made of the summaries of tables, which everybody may read who has the link."""

    def __init__(self, store: Store, address: Address) -> None:
        self._store = store
        self._address = address

    async def head(self, path: str, connection: HTTPConnection) -> str:
        """The title of a page and what its preview shows."""
        language = known(language_of(connection))
        base = self._address.base(connection)
        place = path.strip("/.")  # of the first page it is a dot
        kind, _, id = place.partition("/")
        title, about, image = "Undercroft", WORDS[language]["about"], "og/undercroft.jpg"
        summary = await self._summary(id) if kind in SHOWN else None
        if summary is not None:
            title = f"{await asyncio.to_thread(title_of, summary.game, language)} · Undercroft"
            about = about_of(summary, language)
            if summary.game in OURS:
                # Messengers keep a picture for long: what comes next has another address.
                image = f"api/tables/{id}/picture?language={language}&step={summary.steps}-{summary.phase}"
        rows = {
            "og:type": "website",
            "og:site_name": "Undercroft",
            "og:title": title,
            "og:description": about,
            "og:url": f"{base}/{place}",
            "og:image": f"{base}/{image}",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:locale": "ru_RU" if language == "ru" else "en_GB",
        }
        tags = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in rows.items()]
        card = '<meta name="twitter:card" content="summary_large_image" />'
        return "\n    ".join([f"<title>{html.escape(title)}</title>", *tags, card])

    async def picture(self, id: str, language: str) -> bytes:
        """A PNG of a table, or of the match that ended there."""
        summary = await self._summary(id)
        drawn = None if summary is None else await asyncio.to_thread(picture_of, summary, known(language))
        if drawn is None:
            raise Refusal("unknown_table", "there is no such table, or no picture of its game")
        return drawn

    async def _summary(self, id: str) -> Summary | None:
        try:
            found = await self._store.summary(id)
        except StoreFailure:  # the page comes all the same, and says so itself
            return None
        return None if found is None else msgspec.json.decode(found, type=Summary)


def title_of(game: str, language: str) -> str:
    """What a game is called; the name of one that is not here any more."""
    found = next((info.titles for info in game_infos() if info.name == game), {})
    return found.get(language, game)


def known(language: str) -> str:
    return language if language in WORDS else "en"


def picture_of(summary: Summary, language: str) -> bytes | None:
    words = WORDS[language]
    free = free_seats(summary)
    below = words["free"].format(free) if free else words[summary.phase]
    return picture(summary.game, title_of(summary.game, language), lines_of(summary, language), below)


def lines_of(summary: Summary, language: str) -> list[Line]:
    """Who plays, in the order of the seats; with scores once it is over."""
    result = summary.result
    lines: list[Line] = []
    for seat, taken in enumerate(summary.seats):
        if taken.player is None and taken.bot is None:
            continue
        name = WORDS[language]["bot"] if taken.player is None else taken.player.name
        score = str(result.scores[seat]) if result is not None and seat < len(result.scores) else ""
        lines.append(Line(name, score, result is not None and seat in result.winners))
    return lines


def free_seats(summary: Summary) -> int:
    """That somebody may still take."""
    if summary.phase != "open":
        return 0
    return sum(1 for taken in summary.seats if taken.player is None and taken.bot is None)


def about_of(summary: Summary, language: str) -> str:
    """Who plays, with scores once it is over; and how many seats are free."""
    people = [f"{line.name} – {line.score}" if line.score else line.name for line in lines_of(summary, language)]
    free = free_seats(summary)
    return "; ".join([", ".join(people), *([WORDS[language]["free"].format(free)] if free else [])])
