"""The channels of people: adding, confirming and muting them. Each kind is offered only if the operator allows it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec
from itsdangerous import BadSignature, Signer

from undercroft.server.limits import Buckets
from undercroft.server.notices import hook, push, words
from undercroft.server.notices.hours import zone_of
from undercroft.server.notices.mail import Mailer, MailRefused, is_address
from undercroft.server.notices.outside import Outside
from undercroft.server.protocol import notices as body
from undercroft.server.refusal import Refusal
from undercroft.server.store import Store
from undercroft.server.store.notices import ChannelRow, NoticeStore, new_channel_id
from undercroft.server.system import now_ms

MAX_CHANNELS: Final = 10  # per person
MAILS_PER_HOUR: Final = 10  # confirmations asked for from one network
MAILS_PER_DAY: Final = 3  # confirmations sent to one address, whoever asks
KEY: Final = "vapid"
MARK: Final = "~"  # between the parts of a signed link; a dot would make its address one of a file


class Offer(msgspec.Struct, frozen=True):
    """The kinds of channels that an operator offers. `mail` is the address of an SMTP server."""

    mail: str | None = None
    has_push: bool = False
    has_hooks: bool = False
    is_anywhere: bool = False  # allows web hooks and push services on private addresses

    @property
    def kinds(self) -> list[body.ChannelKind]:
        kinds: list[tuple[body.ChannelKind, bool]] = [
            ("mail", self.mail is not None),
            ("push", self.has_push),
            ("hook", self.has_hooks),
        ]
        return [kind for kind, is_offered in kinds if is_offered]


class Channels:
    """Manages channels. `base` is the address of this server in links; `keys` sign the links."""

    def __init__(self, store: Store, offer: Offer, keys: Sequence[bytes], base: str) -> None:
        self.rows: NoticeStore = NoticeStore(store)
        self.offered: list[body.ChannelKind] = offer.kinds
        self.outside: Outside = Outside(offer.is_anywhere)
        self._mailer = None if offer.mail is None else Mailer(offer.mail)
        self._signer = Signer([*reversed(keys)], salt="undercroft notices", sep=MARK, digest_method=hashlib.sha256)
        self._base = base
        self._networks = Buckets(MAILS_PER_HOUR / 3600, MAILS_PER_HOUR)
        self._addresses = Buckets(MAILS_PER_DAY / 86_400, MAILS_PER_DAY)
        self._key: str | None = None

    @property
    def mailer(self) -> Mailer:
        assert self._mailer is not None  # there are no e-mail channels on a server without e-mail
        return self._mailer

    def link(self, path: str) -> str:
        return f"{self._base}{path}"

    def token(self, act: str, channel: str) -> str:
        """Returns the signed part of a link that mutes or confirms a channel."""
        return self._signer.sign(f"{act}{MARK}{channel}").decode()

    async def private_key(self) -> str:
        """Returns the key with which all processes of this server sign web push."""
        self._key = self._key or await self.rows.key(KEY, push.new_private_key())
        return self._key

    # -- a person's own -----------------------------------------------------------------------------

    async def of(self, person: str) -> body.Notices:
        key = push.public_key(await self.private_key()) if "push" in self.offered else None
        quiet = await self.rows.quiet(person)
        channels = [_shown(row) for row in await self.rows.channels(person)]
        return body.Notices(self.offered, key, channels, None if quiet is None else body.Quiet(*quiet))

    async def set_quiet(self, person: str, quiet: body.Quiet | None) -> None:
        if quiet is not None and zone_of(quiet.zone) is None:
            raise Refusal("bad_message", f"there is no time zone {quiet.zone!r}")
        await self.rows.set_quiet(person, None if quiet is None else (quiet.zone, quiet.since, quiet.until))

    async def add(self, person: str, network: str, asked: body.NewChannel) -> None:
        """Adds a channel. An e-mail address is used after its owner has confirmed it."""
        if asked.kind not in self.offered:
            raise Refusal("bad_option", f"this server sends no messages by {asked.kind}")
        same = (asked.kind, asked.address)
        others = [row for row in await self.rows.channels(person) if (row.kind, row.address) != same]
        if len(others) >= MAX_CHANNELS:
            raise Refusal("bad_option", f"you have {MAX_CHANNELS} ways to be told; remove one first")
        secret = self._checked(asked)
        row = ChannelRow(
            id=new_channel_id(),
            person=person,
            kind=asked.kind,
            address=asked.address,
            secret=secret,
            language=words.known(asked.language),
            state="asked" if asked.kind == "mail" else "on",
            created=now_ms(),
        )
        if asked.kind == "mail":
            await self._confirm(row, network)
        await self.rows.add_channel(row)

    async def drop(self, person: str, id: str) -> None:
        if await self._own(person, id):
            await self.rows.drop_channel(id)

    async def switch(self, person: str, id: str, is_on: bool) -> None:
        """Turns a channel on or off. An unconfirmed one stays unconfirmed."""
        row = await self._own(person, id)
        if row is not None and row.state != "asked":
            await self.rows.set_state(id, "on" if is_on else "off")

    async def _own(self, person: str, id: str) -> ChannelRow | None:
        row = await self.rows.channel(id)
        return row if row is not None and row.person == person else None

    def _checked(self, asked: body.NewChannel) -> str:
        """Refuses a wrong address. Returns the secret to be stored."""
        if asked.kind == "mail":
            if not is_address(asked.address):
                raise Refusal("bad_address", "expected an e-mail address such as ann@example.org")
            return ""
        self.outside.check(asked.address)
        if asked.kind == "hook":
            return hook.new_secret()
        try:
            if asked.keys is None:
                raise ValueError("a browser has keys")
            push.check_keys(asked.keys)
        except ValueError:
            raise Refusal("bad_message", "the keys of the browser are missing or wrong") from None
        return msgspec.json.encode(asked.keys).decode()

    async def _confirm(self, row: ChannelRow, network: str) -> None:
        if not self._networks.take(network) or not self._addresses.take(row.address.casefold()):
            raise Refusal("too_fast", "too many confirmations were sent; try again later")
        link = self.link(f"/confirm/{self.token('confirm', row.id)}")
        try:
            text = words.say(row.language, "confirm-text", link=link)
            await self.mailer.send(row.address, words.say(row.language, "confirm"), f"{text}\n")
        except MailRefused:
            raise Refusal("bad_address", "the message to this address was not accepted") from None

    # -- by signed links ----------------------------------------------------------------------------

    async def follow(self, act: str, token: str) -> None:
        """Mutes or confirms the channel of a signed link; whoever has the link may do so."""
        try:
            signed, _, id = self._signer.unsign(token).decode().partition(MARK)
        except BadSignature:
            signed, id = "", ""
        row = await self.rows.channel(id) if signed == act or (signed, act) == ("mute", "unmute") else None
        if row is None:
            raise Refusal("bad_link", "this link is not valid any more")
        if act == "mute":
            await self.rows.set_state(id, "off")
        elif (act == "unmute" and row.state == "off") or (act == "confirm" and row.state == "asked"):
            await self.rows.set_state(id, "on")


def _shown(row: ChannelRow) -> body.Channel:
    state: body.ChannelState = "on" if row.state == "on" else "asked" if row.state == "asked" else "off"
    kind: body.ChannelKind = "mail" if row.kind == "mail" else "push" if row.kind == "push" else "hook"
    return body.Channel(row.id, kind, row.address, state, row.created, row.secret if kind == "hook" else None)
