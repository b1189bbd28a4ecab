"""What others see of a link before they follow it: the game, who plays, how it ended. Messengers run no scripts, so it
stands in the head of the page (the Open Graph protocol). The pictures are files, one for each game."""

from __future__ import annotations

import asyncio
import html
from typing import Final

import msgspec
from starlette.requests import HTTPConnection

from undercroft.games import OURS
from undercroft.server.protocol.tables import Summary
from undercroft.server.store import Store, StoreFailure
from undercroft.server.web.address import Address
from undercroft.server.web.games import game_infos
from undercroft.server.web.requests import language_of

WORDS: Final = {
    "en": {"about": "Dungeon games at an open table", "free": "Free seats: {}", "bot": "bot"},
    "ru": {"about": "Игры о подземельях за открытым столом", "free": "Свободных мест: {}", "bot": "бот"},
}
SHOWN: Final = ("table", "replay")


class Previews:
    """Made of the summaries of tables, which everybody may read who has the link."""

    def __init__(self, store: Store, address: Address) -> None:
        self._store = store
        self._address = address

    async def head(self, path: str, connection: HTTPConnection) -> str:
        """The title of a page and what its preview shows."""
        asked = language_of(connection)
        language = asked if asked in WORDS else "en"
        place = path.strip("/.")  # of the first page it is a dot
        kind, _, id = place.partition("/")
        title, about, picture = "Undercroft", WORDS[language]["about"], "undercroft"
        summary = await self._summary(id) if kind in SHOWN else None
        if summary is not None:
            title = f"{await asyncio.to_thread(title_of, summary.game, language)} · Undercroft"
            about = about_of(summary, language)
            picture = summary.game if summary.game in OURS else picture
        base = self._address.base(connection)
        rows = {
            "og:type": "website",
            "og:site_name": "Undercroft",
            "og:title": title,
            "og:description": about,
            "og:url": f"{base}/{place}",
            "og:image": f"{base}/og/{picture}.jpg",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:locale": "ru_RU" if language == "ru" else "en_GB",
        }
        tags = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in rows.items()]
        card = '<meta name="twitter:card" content="summary_large_image" />'
        return "\n    ".join([f"<title>{html.escape(title)}</title>", *tags, card])

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


def about_of(summary: Summary, language: str) -> str:
    """Who plays, with scores once it is over; and how many seats are free."""
    words = WORDS[language]
    scores = summary.result.scores if summary.result is not None else []
    people: list[str] = []
    for seat, taken in enumerate(summary.seats):
        name = taken.player.name if taken.player is not None else words["bot"] if taken.bot is not None else None
        if name is not None:
            people.append(f"{name} – {scores[seat]}" if seat < len(scores) else name)
    free = sum(1 for taken in summary.seats if taken.player is None and taken.bot is None)
    return "; ".join([", ".join(people), *([words["free"].format(free)] if free and summary.phase == "open" else [])])
