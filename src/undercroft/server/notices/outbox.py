"""Sends the messages of the outbox: each once, by one process, if it is still true and its reader is not here."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from undercroft.games import find_game
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.texts import title
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.metrics import Metrics
from undercroft.server.notices import hook, push, words
from undercroft.server.notices.channels import Channels
from undercroft.server.notices.hours import end_of_quiet
from undercroft.server.notices.mail import MailRefused
from undercroft.server.notices.outside import Unreachable
from undercroft.server.protocol.notices import PushKeys
from undercroft.server.protocol.tables import Summary
from undercroft.server.store import StoreFailure
from undercroft.server.store.notices import Message
from undercroft.server.system import now_ms

LOOK: Final = 5.0  # seconds between two looks at the outbox
LONGEST_WAIT: Final = 60.0  # the same after failures
MAX_MESSAGES: Final = 100  # per look
AT_ONCE: Final = 8
LATER: Final = 300_000  # milliseconds until a message for somebody who is at the table is looked at again
RETRY: Final = 60_000  # milliseconds until the second attempt; each further wait is twice as long
MAX_TRIES: Final = 6
GONE: Final = (404, 410)  # the browser has ended its subscription, or there is no such hook

log: Final = logging.getLogger(__name__)


class Outbox:
    """Sends what is due."""

    def __init__(self, channels: Channels, tables: LiveTables, metrics: Metrics) -> None:
        self._channels = channels
        self._rows = channels.rows
        self._tables = tables
        self._metrics = metrics
        self._room = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Runs for ever."""
        wait = LOOK
        while True:
            await asyncio.sleep(wait)
            try:
                await self.send_due()
                wait = LOOK
            except StoreFailure as failure:
                log.warning("messages are sent later: %s", failure)
                self._metrics.failed()
                wait = min(LONGEST_WAIT, 2 * wait)
            except Exception:
                log.exception("the outbox failed")
                self._metrics.errors.add()
                wait = min(LONGEST_WAIT, 2 * wait)

    async def send_due(self) -> None:
        found = await self._rows.due(now_ms(), MAX_MESSAGES)
        await asyncio.gather(*(self._handle(message) for message in found))

    async def _handle(self, message: Message) -> None:
        async with self._room:
            now = now_ms()
            if not is_true(message):
                await self._rows.claim(message)
            elif (end := end_of_quiet(message.quiet, now)) is not None:
                await self._rows.postpone(message, end)
            elif message.kind != "invite" and await self._tables.is_here(message.table, message.channel.person):
                await self._rows.postpone(message, now + LATER)
            elif await self._rows.claim(message):
                await self._send(message)

    async def _send(self, message: Message) -> None:
        """Sends a claimed message. A failure puts it back, unless trying again is useless."""
        kind = message.channel.kind
        try:
            status = await self._deliver(message)
        except (Unreachable, MailRefused, ValueError) as error:
            is_final = isinstance(error, ValueError) or (isinstance(error, MailRefused) and error.is_final)
            status = 400 if is_final else 0
            log.warning("a message by %s could not be sent: %s", kind, error)
        if 200 <= status < 300:
            self._metrics.notices.add(kind, "sent")
            return
        self._metrics.notices.add(kind, "failed")
        if status in GONE:
            await self._rows.drop_channel(message.channel.id)
        elif status == 400 and kind == "mail":
            await self._rows.set_state(message.channel.id, "off")
        elif message.tries + 1 < MAX_TRIES:
            await self._rows.put_back(message, now_ms() + RETRY * 2**message.tries)

    async def _deliver(self, message: Message) -> int:
        """Sends a message and returns the status of the answer."""
        channel = message.channel
        game = msgspec.json.decode(message.summary, type=Summary).game
        name = title_of(game, channel.language)
        text = words.say(channel.language, message.kind, game=name, sender=message.sender)
        link = self._channels.link(f"/table/{message.table}")
        now = now_ms()
        if channel.kind == "mail":
            mute = self._channels.token("mute", channel.id)
            go = words.say(channel.language, "go", link=link)
            end = words.say(channel.language, "mute", link=self._channels.link(f"/mute/{mute}"))
            one_click = self._channels.link(f"/api/notices/mute/{mute}")
            await self._channels.mailer.send(channel.address, text, f"{text}.\n\n{go}\n\n{end}\n", one_click)
            return 200
        if channel.kind == "push":
            body = msgspec.json.encode(
                {"title": name, "body": text, "tag": message.table, "path": f"/table/{message.table}"}
            )
            code = push.encrypted(body, msgspec.json.decode(channel.secret, type=PushKeys))
            headers = push.headers_of(channel.address, await self._channels.private_key(), self._channels.link(""), now)
            return await self._channels.outside.post(channel.address, code, headers)
        body = hook.body_of(message.kind, game, name, text, link)
        return await self._channels.outside.post(channel.address, body, hook.headers_of(body, channel.secret, now))


def is_true(message: Message) -> bool:
    """Returns whether what a message says still holds: the person is asked, or the invitation is open."""
    summary = msgspec.json.decode(message.summary, type=Summary)
    own = [
        number for number, seat in enumerate(summary.seats) if seat.player and seat.player.id == message.channel.person
    ]
    if message.kind == "invite":
        return summary.phase == "open" and (
            bool(own) or any(not seat.player and not seat.bot for seat in summary.seats)
        )
    return summary.phase == "playing" and any(seat in summary.turn and not summary.seats[seat].bot for seat in own)


def title_of(game: str, language: str) -> str:
    try:
        return title(find_game(game), words.known(language))
    except UndercroftError:
        return game  # the game is not installed any more
