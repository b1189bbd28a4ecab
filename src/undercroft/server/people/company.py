"""Company: friends by link or after a game, calls to people on line, blocks and mutes that follow a person."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

import msgspec
from itsdangerous import BadSignature, TimestampSigner

from undercroft.server.limits import Buckets
from undercroft.server.people.accounts import Accounts
from undercroft.server.protocol import friends as body
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.tables import Summary
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account, Store, StoreFailure
from undercroft.server.store.bonds import ASKED, BLOCKED, FRIEND, MUTED, Bonds, CallRow
from undercroft.server.store.notices import messages_for
from undercroft.server.system import now_ms

LOOK: Final = 1.0  # seconds between two looks for calls from other processes
OVERLAP: Final = 5_000  # milliseconds by which the clocks of processes may differ
RECENT: Final = 3_600_000  # milliseconds for which an invitation is shown
LINK_SECONDS: Final = 30 * 86_400
MARK: Final = "~"  # between the parts of a link, as in other signed links
MOST_BONDS: Final = 300  # per person
CALLS_PER_MINUTE: Final = 20  # per sender

log: Final = logging.getLogger(__name__)


class Company:
    """Runs friendships and calls. `tell` passes a call to the open pages of a person at this process."""

    def __init__(self, store: Store, accounts: Accounts, keys: Sequence[bytes]) -> None:
        self.tell: Callable[[str, body.Called], None] = lambda person, called: None
        self.here: Callable[[], Collection[str]] = lambda: ()  # people on line through this process
        self._store = store
        self._rows = Bonds(store)
        self._accounts = accounts
        self._signer = TimestampSigner(
            [*reversed(keys)], salt="undercroft friend", sep=MARK, digest_method=hashlib.sha256
        )
        self._senders = Buckets(CALLS_PER_MINUTE / 60, CALLS_PER_MINUTE)
        self._told: dict[CallRow, int] = {}  # calls passed on here, and when

    # -- friends ------------------------------------------------------------------------------------

    async def of(self, person: str, base: str) -> body.Friends:
        """Returns the company of a person. `base` is the address of this server as the person's browser knows it."""
        bonds = await self._rows.of(person)
        by_kind = {kind: [other for other, found in bonds if found == kind] for kind in (FRIEND, ASKED, BLOCKED, MUTED)}
        online = await self._online(by_kind[FRIEND])
        blocked = set(by_kind[BLOCKED])
        calls = [row for row in await self._rows.calls_to(person, now_ms() - RECENT) if row.sender not in blocked]
        called = [await self._called(row) for row in calls if row.kind != "friend"]
        return body.Friends(
            friends=[body.Friend(await self._player(other), other in online) for other in by_kind[FRIEND]],
            asking=[await self._player(other) for other in await self._rows.asking(person)],
            asked=[await self._player(other) for other in by_kind[ASKED]],
            blocked=[await self._player(other) for other in by_kind[BLOCKED]],
            muted=[await self._player(other) for other in by_kind[MUTED]],
            link=f"{base}/friend/{self._signer.sign(person).decode()}",
            calls=[call for call in called if call is not None],
        )

    async def friends(self, person: str) -> list[str]:
        return [other for other, kind in await self._rows.of(person) if kind == FRIEND]

    async def behind(self, token: str) -> Player:
        """Returns the person who gave a link away."""
        try:
            return await self._player(self._signer.unsign(token, LINK_SECONDS).decode())
        except BadSignature:
            raise Refusal("bad_link", "this link is not valid any more; ask for a new one") from None

    async def add(self, me: Account, asked: body.NewFriend) -> None:
        """Makes friends by link; asks a person at a common table, or answers their question with yes."""
        if len(await self._rows.of(me.id)) >= MOST_BONDS:
            raise Refusal("bad_option", f"you have {MOST_BONDS} friends and blocks; remove some first")
        other = (await self.behind(asked.token)).id if asked.token is not None else asked.person
        if other is None or other == me.id:
            raise Refusal("bad_message", "name another person, or the token of their link")
        if await self._rows.has(me.id, other, BLOCKED):
            raise Refusal("bad_option", "you have blocked this person; unblock them first")
        is_blocked = await self._rows.has(other, me.id, BLOCKED)
        is_wanted = asked.token is not None or await self._rows.has(other, me.id, ASKED)
        if is_wanted and not is_blocked:
            await self._rows.befriend(me.id, other, now_ms())
            return
        if asked.token is None and not await self._rows.share_a_table(me.id, other):
            raise Refusal("unknown_person", "you can ask people with whom you have sat at a table")
        self._limit(me.id)
        await self._rows.set(me.id, other, ASKED, True, now_ms())
        if not is_blocked:
            await self._call(CallRow(other, me.id, "friend", "", now_ms()))

    async def change(self, person: str, other: str, asked: body.BondChange) -> None:
        if other == person:
            raise Refusal("bad_message", "name another person")
        if asked.kind == "friend":
            if asked.on:
                raise Refusal("bad_message", "ask with POST /api/friends")
            await self._rows.part(person, other)
            return
        if asked.on and len(await self._rows.of(person)) >= MOST_BONDS:
            raise Refusal("bad_option", f"you have {MOST_BONDS} friends and blocks; remove some first")
        await self._rows.set(person, other, asked.kind, asked.on, now_ms())

    # -- blocks and mutes ---------------------------------------------------------------------------

    async def hidden(self, person: str) -> frozenset[str]:
        """Returns the people whose words a person does not see."""
        return frozenset(other for other, kind in await self._rows.of(person) if kind in (BLOCKED, MUTED))

    async def check_seat(self, person: str, people: Iterable[str]) -> None:
        """Refuses a seat beside somebody who has blocked the person."""
        if await self._rows.blockers(person, [*people]):
            raise Refusal("blocked", "somebody at this table does not play with you")

    # -- calls --------------------------------------------------------------------------------------

    async def invite(self, me: Player, other: str, summary: Summary) -> None:
        """Invites a friend to an open table of one's own. A friend who is not on line gets a message."""
        is_mine = summary.host.id == me.id or any(seat.player and seat.player.id == me.id for seat in summary.seats)
        if not is_mine or summary.phase != "open" or summary.hot_seat:
            raise Refusal("wrong_phase", "you can invite to an open table at which you sit")
        if not await self._rows.has(other, me.id, FRIEND):
            raise Refusal("unknown_person", "you can invite friends")
        self._limit(me.id)
        is_new = await self._call(CallRow(other, me.id, "invite", summary.id, now_ms()))
        if is_new and not await self._online([other]):
            message = messages_for(other, summary.id, 0, [("invite", now_ms())], me.name)
            await self._store.write(message)

    async def call_again(self, me: str, people: Iterable[str], table: str) -> None:
        """Tells the others of a rematch."""
        others = {other for other in people if other != me}
        for other in sorted(others - await self._rows.blockers(me, [*others])):
            await self._call(CallRow(other, me, "rematch", table, now_ms()))

    async def run(self) -> None:
        """Passes on the calls of other processes, for ever."""
        since = now_ms()
        while True:
            await asyncio.sleep(LOOK)
            try:
                now = now_ms()
                for row in await self._rows.calls(since - OVERLAP):
                    await self._pass_on(row)
                since = now
                self._told = {row: at for row, at in self._told.items() if at > now - 2 * OVERLAP}
            except StoreFailure as failure:
                log.warning("calls are passed on later: %s", failure)
            except Exception:
                log.exception("calls could not be passed on")

    async def _call(self, row: CallRow) -> bool:
        is_new = await self._rows.call(row)
        if is_new:
            await self._pass_on(row)
        return is_new

    async def _pass_on(self, row: CallRow) -> None:
        if row in self._told or row.person not in self.here():
            return
        self._told[row] = now_ms()
        if (
            not await self._rows.has(row.person, row.sender, BLOCKED)
            and (called := await self._called(row)) is not None
        ):
            self.tell(row.person, called)

    async def _called(self, row: CallRow) -> body.Called | None:
        """Returns a call as shown; None if its table does not wait for players any more."""
        kind: body.CallKind = "invite" if row.kind == "invite" else "rematch" if row.kind == "rematch" else "friend"
        sender = await self._player(row.sender)
        if kind == "friend":
            return body.Called(kind, sender, row.at)
        summary = msgspec.json.decode(await self._store.summary(row.table) or "null", type=Summary | None)
        if summary is None or summary.phase != "open":
            return None
        return body.Called(kind, sender, row.at, row.table, summary.game)

    def _limit(self, person: str) -> None:
        if not self._senders.take(person):
            raise Refusal("too_fast", "too many calls in a minute; wait a moment")

    async def _online(self, people: Collection[str]) -> set[str]:
        return {*(set(people) & set(self.here())), *await self._store.online(people)}

    async def _player(self, id: str) -> Player:
        account = await self._accounts.someone(id)
        return Player(account.id, account.name, account.avatar, account.owner is not None)
