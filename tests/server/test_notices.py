"""Messages to people whose browser is closed: what is sent, to whom, when, and how often."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from examples.turn_bot.turn_bot import is_genuine, request_for
from tests.server.guest import Guest
from tests.server.serving import Place, Served, run, serving
from undercroft.server.notices import outside
from undercroft.server.notices.channels import Offer
from undercroft.server.notices.hours import end_of_quiet
from undercroft.server.refusal import Refusal

SLOW = {"clock": {"kind": "days", "time": 86400}}
Later = Callable[[float], None]


class Post:
    """A local server that notes what is posted to it, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 201

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = {key.lower(): value for key, value in re.findall(r"([\w-]+): (.*)\r\n", head)}
        self.got.append((headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {self.status} \r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()


@asynccontextmanager
async def posting() -> AsyncIterator[tuple[Post, str]]:
    post = Post()
    server = await asyncio.start_server(post.handle, "127.0.0.1", 0)
    async with server:
        yield post, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/here"


class Mailbox:
    """The handler of a real SMTP server: refuses one name, keeps the rest."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, str]] = []  # receiver and whole message

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        import email.policy

        message = email.message_from_bytes(envelope.original_content or b"", policy=email.policy.default)
        heads = "".join(f"{name}: {value}\n" for name, value in message.items())
        self.mails.append((envelope.rcpt_tos[0], f"{heads}\n{message.get_content()}"))
        return "250 OK"


@asynccontextmanager
async def mailing() -> AsyncIterator[tuple[Mailbox, Offer]]:
    box = Mailbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    async with server:
        yield box, Offer(mail=f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}?from=table@undercroft.test")


async def slow_table(ann: Guest, bob: Guest) -> str:
    """Starts a slow match; whoever is asked sees no page of it."""
    table = await ann.create("toy", ["me", "open"], **SLOW)
    await bob.sit(table, 1)
    await ann.join(table)
    await ann.do("start", table=table)
    for guest in (ann, bob):
        await guest.do("leave", table=table)
    return table


async def add(guest: Guest, **channel: Any) -> dict[str, Any]:
    answer = await guest.http.post("/api/me/notices/channels", json=channel)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def sent(served: Served) -> None:
    await served.server.outbox.send_due()


def test_turn_is_mailed_once_after_the_address_is_confirmed_until_it_is_muted(place: Place, later: Later) -> None:
    async def scenario() -> None:
        async with (
            mailing() as (box, offer),
            serving(place, notices=offer) as served,
            serving(place, notices=offer) if place.database else serving_nothing() as other,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Bob") as bob,
        ):
            found = await add(ann, kind="mail", address="ann@home.test", language="ru")
            assert found["channels"][0]["state"] == "asked"
            table = await slow_table(ann, bob)
            later(61)
            await sent(served)
            assert [to for to, _ in box.mails] == ["ann@home.test"], "only the question whether the address is hers"
            confirm = re.search(r"/confirm/(\S+)", box.mails.pop()[1])
            assert confirm is not None
            assert (await bob.http.post(f"/api/notices/mute/{confirm[1]}")).json()["code"] == "bad_link"
            assert (await bob.http.post(f"/api/notices/confirm/{confirm[1]}")).status_code == 200

            table = await slow_table(ann, bob)
            await sent(served)
            assert box.mails == [], "whoever answers within a minute needs no message"
            later(61)
            await asyncio.gather(*(sent(one) for one in (served, other) if one is not None))
            await sent(served)
            (to, text), *rest = box.mails
            assert to == "ann@home.test" and not rest
            assert f"/table/{table}\n" in text and "ваш ход" in text
            secret = served.server.tables._live[table].table.secret  # type: ignore[union-attr]
            assert secret is not None and secret not in text

            mute = re.search(r"List-Unsubscribe: <http://[^/]+(/api/notices/mute/\S+)>", text)
            assert mute is not None and "List-Unsubscribe=One-Click" in text
            form = {"List-Unsubscribe": "One-Click"}
            assert (await bob.http.post(mute[1], data=form)).status_code == 200
            (channel,) = (await ann.http.get("/api/me/notices")).json()["channels"]
            assert channel["state"] == "off"
            await slow_table(ann, bob)
            later(61)
            await sent(served)
            assert len(box.mails) == 1

    run(scenario())


@asynccontextmanager
async def serving_nothing() -> AsyncIterator[None]:
    yield None


def test_message_waits_for_quiet_hours_and_for_people_at_the_table(
    place: Place, monkeypatch: pytest.MonkeyPatch, later: Later
) -> None:
    async def scenario() -> None:
        offer = Offer(has_hooks=True, is_anywhere=True)
        async with (
            posting() as (post, url),
            serving(place, notices=offer) as served,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Bob") as bob,
        ):
            secret = (await add(ann, kind="hook", address=url))["channels"][0]["secret"]
            table = await slow_table(ann, bob)
            await ann.join(table)
            later(61)
            await sent(served)
            assert post.got == [], "she looks at the table"
            await ann.do("leave", table=table)
            later(301)
            quiet = {"zone": "Asia/Yekaterinburg", "since": 0, "until": 1439}
            assert (await ann.http.put("/api/me/notices", json={"quiet": quiet})).json()["quiet"] == quiet
            wrong = {"quiet": {**quiet, "zone": "Moon/Crater"}}
            assert (await ann.http.put("/api/me/notices", json=wrong)).json()["code"] == "bad_message"
            await sent(served)
            assert post.got == [], "she sleeps"
            (due,) = await served.server.store.column("SELECT due FROM outbox WHERE kind = 'turn'")
            later(due / 1000 - system_seconds() + 1)
            await ann.http.put("/api/me/notices", json={"quiet": None})
            post.status = 500
            await sent(served)
            later(61)
            post.status = 204
            await sent(served)
            kinds = [json.loads(body)["kind"] for _, body in post.got]
            assert kinds[:2] == ["turn", "turn"] and kinds.count("turn") == 2, "sent again after a failure"
            headers, body = post.got[1]
            signature = headers["undercroft-signature"]
            assert is_genuine(body, signature, secret, system_seconds())
            assert not is_genuine(body + b" ", signature, secret, system_seconds())
            assert not is_genuine(body, signature, secret, system_seconds() + 301)
            assert json.loads(body)["link"].endswith(f"/table/{table}")
            later(86_400 * 0.75)
            await sent(served)
            assert json.loads(post.got[-1][1])["kind"] == "reminder"

    run(scenario())


def system_seconds() -> float:
    from undercroft.server.system import now_ms

    return now_ms() / 1000


def test_answered_question_needs_no_message(folder: Place, later: Later) -> None:
    async def scenario() -> None:
        offer = Offer(has_hooks=True, is_anywhere=True)
        async with (
            posting() as (post, url),
            serving(folder, notices=offer) as served,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Bob") as bob,
        ):
            await add(ann, kind="hook", address=url)
            table = await slow_table(ann, bob)
            found = await ann.join(table)
            while 0 in found.view["turn"]:
                await ann.play(table)
            await ann.do("leave", table=table)
            later(61)
            await sent(served)
            assert post.got == []
            assert (await served.server.store.value("SELECT count(*) FROM outbox WHERE kind = 'turn'")) == 0

    run(scenario())


def test_push_is_readable_for_its_browser_alone(folder: Place, later: Later) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = bytes(range(16))

    async def scenario() -> None:
        offer = Offer(has_push=True, is_anywhere=True)
        async with (
            posting() as (post, url),
            serving(folder, notices=offer) as served,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Bob") as bob,
        ):
            bad = {"kind": "push", "address": url, "keys": {"p256dh": "AAAA", "auth": text_of(auth)}}
            assert (await ann.http.post("/api/me/notices/channels", json=bad)).json()["code"] == "bad_message"
            found = await add(ann, kind="push", address=url, keys={"p256dh": text_of(point), "auth": text_of(auth)})
            table = await slow_table(ann, bob)
            later(61)
            await sent(served)
            (headers, body), *_ = post.got
            assert json.loads(opened(browser, point, auth, body))["path"] == f"/table/{table}"
            token, key = re.fullmatch(r"vapid t=(\S+), k=(\S+)", headers["authorization"]).groups()  # type: ignore[union-attr]
            assert key == found["push_key"]
            check_token(token, key, url)
            post.status = 410
            await slow_table(ann, bob)
            later(61)
            await sent(served)
            assert (await ann.http.get("/api/me/notices")).json()["channels"] == [], "the browser has unsubscribed"

    run(scenario())


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "==")


def opened(browser: ec.EllipticCurvePrivateKey, point: bytes, auth: bytes, body: bytes) -> bytes:
    """Decrypts a message as a browser does (RFC 8291)."""
    salt, sender, code = body[:16], body[21:86], body[86:]
    shared = browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    key = HKDF(SHA256(), 32, auth, b"WebPush: info\0" + point + sender).derive(shared)
    cipher = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
    return AESGCM(cipher).decrypt(nonce, code, None).rstrip(b"\x02")


def check_token(token: str, key: str, url: str) -> None:
    signed, _, mark = token.rpartition(".")
    claim = json.loads(data_of(signed.partition(".")[2]))
    assert url.startswith(f"{claim['aud']}/")
    numbers = data_of(mark)
    signature = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data_of(key))
    public.verify(signature, signed.encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://[::ffff:10.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://169.254.169.254/latest/meta-data",
        "https://[fd00::1]/",
        "ftp://example.org/",
        "http://user\n@example.org/",
        "http://example.org:0/",
    ],
)
def test_private_addresses_are_refused(url: str) -> None:
    with pytest.raises(Refusal, match="public|full address"):
        outside.Outside().check(url)


def test_name_of_a_private_address_is_not_called() -> None:
    async def scenario() -> None:
        async with posting() as (post, url):
            client = outside.Outside()
            with pytest.raises(outside.Unreachable, match="not a public address"):
                await client.post(url.replace("127.0.0.1", "localhost"), b"", {})
            client.close()
            assert post.got == []

    run(scenario())


def test_nothing_is_offered_by_default_and_channels_are_private(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            assert (await ann.http.get("/api/me/notices")).json()["offered"] == []
            refused = await ann.http.post("/api/me/notices/channels", json={"kind": "hook", "address": "https://a.b/"})
            assert refused.json()["code"] == "bad_option"
        async with (
            mailing() as (box, offer),
            serving(folder, notices=offer) as served,
            Guest(served.url) as ann,
            Guest(served.url) as bob,
        ):
            channel = (await add(ann, kind="mail", address="ann@home.test"))["channels"][0]["id"]
            path = f"/api/me/notices/channels/{channel}"
            assert (await bob.http.put(path, json={"is_on": True})).json()["channels"] == []
            await bob.http.delete(path)
            await ann.http.put(path, json={"is_on": True})
            assert [row["state"] for row in (await ann.http.get("/api/me/notices")).json()["channels"]] == ["asked"]
            refusals = []
            for address in ("ann@home.test\nBcc: bob@home.test", "nobody@home.test", *["ann@home.test"] * 3):
                asked = {"kind": "mail", "address": address}
                refusals.append((await bob.http.post("/api/me/notices/channels", json=asked)).json().get("code"))
            assert refusals == ["bad_address", "bad_address", None, None, "too_fast"]
            assert {to for to, _ in box.mails} == {"ann@home.test"}

    run(scenario())


@pytest.mark.parametrize("chat", ["telegram", "max", "vk"])
def test_example_bot_passes_the_text_on(chat: str) -> None:
    request = request_for(chat, "key", "12", "your turn")
    assert request.full_url.startswith("https://") and isinstance(request.data, bytes)
    assert b"your" in request.data and "12" in request.full_url + request.data.decode()


def test_quiet_hours_follow_the_time_zone_and_its_changes() -> None:
    hours = ("Europe/Berlin", 22 * 60, 8 * 60)
    before_change = 1_774_735_200_000  # 2026-03-28 23:00 in Berlin, the night that loses an hour
    end = end_of_quiet(hours, before_change)
    assert end is not None and (end - before_change) / 3_600_000 == 8
    assert end_of_quiet(hours, end) is None and end_of_quiet(None, before_change) is None
