"""The decoders: what reads bytes from outside. Each may refuse them with the errors named here, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NamedTuple

import msgspec

import undercroft as uc
from undercroft.games.card_sets import open_card_set
from undercroft.kernel.record import read_record
from undercroft.server.people.passwords import check_password
from undercroft.server.protocol.games import Solve
from undercroft.server.protocol.messages import ClientMsg
from undercroft.server.protocol.people import Credentials, NewBot, Rename
from undercroft.server.protocol.tables import NewTable
from undercroft.server.refusal import Refusal
from undercroft.server.store.announcer import read_announcement
from undercroft.server.store.lookalikes import pattern, skeleton
from undercroft.server.tables.entries import read_entry, read_header
from undercroft.server.web.address import Address, network_of
from undercroft.server.web.requests import decoded

BODIES = (Credentials, NewBot, NewTable, Rename, Solve)
ADDRESS = Address("127.0.0.1", 8765, "https://games.example")


class Target(NamedTuple):
    decode: Callable[[bytes], object]
    errors: tuple[type[Exception], ...]


def message(data: bytes) -> None:
    msgspec.json.decode(data.decode("utf-8", "replace"), type=ClientMsg)  # sockets check the encoding


def body(data: bytes) -> None:
    """Decodes the body of a request: the first byte says which."""
    decoded(data[1:], BODIES[data[0] % len(BODIES) if data else 0])


def entry(data: bytes) -> None:
    (read_entry if data[:1] == b"0" else read_header)(data[1:].decode("utf-8", "replace"))


def record(data: bytes) -> None:
    uc.replay(read_record(data))


def save(data: bytes) -> None:
    loaded = uc.load(json.loads(data))
    for seat in range(loaded.seats):
        loaded.view(seat)


def view(data: bytes) -> None:
    uc.imagine(json.loads(data), uc.Seeded(1))


def cards(data: bytes) -> None:
    """Reads changes of a card set; the first byte says of which game."""
    game = sorted(uc.games())[data[0] % 4 if data else 0]
    changes = json.loads(data[1:])
    if isinstance(changes, dict):
        open_card_set(game, changes)


def announcement(data: bytes) -> None:
    read_announcement(data.decode("utf-8", "replace"))


def head(data: bytes) -> None:
    text = data.decode("latin-1")
    ADDRESS.goes_by(text)
    network_of(text)


def login(data: bytes) -> None:
    text = data.decode("utf-8", "replace")
    assert skeleton(skeleton(text)) == skeleton(text)
    assert len(pattern(text)) >= len(text)
    check_password(text, text[:3])


JSON = (msgspec.DecodeError, RecursionError)
LOADED = (uc.UndercroftError, ValueError, RecursionError)  # ValueError: not JSON
TARGETS = {
    "message": Target(message, JSON),
    "body": Target(body, (Refusal,)),
    "entry": Target(entry, JSON),
    "record": Target(record, (uc.UndercroftError,)),
    "save": Target(save, LOADED),
    "view": Target(view, LOADED),
    "cards": Target(cards, LOADED),
    "announcement": Target(announcement, ()),
    "head": Target(head, ()),
    "login": Target(login, (Refusal,)),
}


def refuses_or_reads(target: Target, data: bytes) -> None:
    """Decodes bytes; any error but a refusal passes through."""
    try:
        target.decode(data)
    except target.errors:
        return
