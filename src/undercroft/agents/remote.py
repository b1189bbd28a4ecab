"""A seat at a table of a server, joined by its link, over HTTP."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import urlsplit
from uuid import uuid4

from undercroft.agents.seat import Seat, names_of
from undercroft.games.card_sets import open_card_set
from undercroft.kernel.errors import IllegalMove, NoUndo, UndercroftError
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data

WAIT: Final = 20  # seconds that the server may wait for news
PATIENCE: Final = 30.0  # seconds for an answer beyond that
TABLE: Final = "/table/"
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


class Server:
    """A server's HTTP interface. Without a token it is used as a guest, by the cookie that it gives."""

    def __init__(self, address: str, token: str | None) -> None:
        self.address: str = address.rstrip("/")
        self._headers = {"Content-Type": "application/json"}
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"

    def call(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self._headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=WAIT + PATIENCE) as answer:
                cookie = answer.headers.get("Set-Cookie")
                if cookie is not None:
                    self._headers["Cookie"] = cookie.partition(";")[0]
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise _refusal(error) from None
        except (OSError, json.JSONDecodeError) as error:
            raise UndercroftError(f"the server {self.address} does not answer: {error}") from None

    def state(self, table: str, version: int = 0, seat: int | None = None, wait: int = 0) -> Data:
        own = "" if seat is None else f"&seat={seat}"
        found: Data = self.call("GET", f"/api/tables/{table}/state?version={version}&wait={wait}{own}")
        return found

    def ask(self, type: str, **fields: Any) -> Data:
        """Sends a request of the socket."""
        done: Data = self.call("POST", "/api/requests", {"type": type, "id": uuid4().hex, **fields})
        return done


class Refused(UndercroftError):
    """The server refused a request. `code` says why, and `reason` names the rule, where there is one."""

    def __init__(self, code: str, text: str, reason: Message | None) -> None:
        super().__init__(text)
        self.code = code
        self.reason = reason


def _refusal(error: urllib.error.HTTPError) -> Refused:
    try:
        failure = json.load(error)
        reason = failure["reason"]
        told = None if reason is None else Message(reason["id"], reason["args"])
        return Refused(str(failure["code"]), str(failure["text"]), told)
    except (ValueError, KeyError, TypeError):
        return Refused("unavailable", f"the server answered with status {error.code}", None)


def table_of(link: str, servers: Sequence[str]) -> tuple[str, str]:
    """Returns the server and the table of a link. Only servers of this machine and those named are joined."""
    parts = urlsplit(link)
    address = f"{parts.scheme}://{parts.netloc}"
    if parts.scheme not in ("http", "https") or not parts.path.startswith(TABLE):
        raise UndercroftError(f"{link!r} is no link of a table, such as https://example.org/table/k3v9qz7m2w4x")
    if parts.hostname not in LOCAL and address not in [server.rstrip("/") for server in servers]:
        raise UndercroftError(f"{address} is not a known server: start this program with --server {address}")
    return address, parts.path.removeprefix(TABLE).strip("/")


class RemoteTable(Seat):
    """A table of a server. It waits for the other players, but never longer than one answer of the server."""

    def __init__(self, server: Server, table: str, language: str, seat: int | None = None) -> None:
        self.server = server
        self.table = table
        server.call("GET", "/api/me")  # gives a guest their cookie
        self.state: Data = server.state(table)
        if not self.state["yours"]:
            self._sit(seat)
        own: list[int] = self.state["yours"]
        if seat is not None and seat not in own:
            raise UndercroftError(f"seat {seat} is not yours; yours are: {', '.join(map(str, own))}")
        settings: Data = self.state["settings"]
        game = open_card_set(settings["game"], settings["changes"])
        at = own[0] if seat is None else seat
        super().__init__(game, at, language, names_of(game, len(self.state["seats"]), language))
        self._events: list[Message] = []
        self._heard = 0  # the version up to which events have been taken
        self._refresh(0)

    def _sit(self, seat: int | None) -> None:
        seats = self.state["seats"]
        free = [number for number, each in enumerate(seats) if not each["player"] and not each["bot"]]
        if self.state["phase"] != "open" or (seat is None and not free):
            raise UndercroftError("this table has no free seat")
        self.server.ask("sit", table=self.table, seat=free[0] if seat is None else seat)
        self.state = self.server.state(self.table)

    def _refresh(self, wait: int) -> None:
        """Reads the state; while the seat is not asked, waits for news, at most `wait` seconds."""
        end = time.monotonic() + wait
        while True:
            left = max(0, round(end - time.monotonic()))
            self.state = self.server.state(self.table, self._heard, self.seat, left)
            for told in self.state["told"]:
                if told["version"] > self._heard:
                    self._events += [Message(each["id"], each["args"]) for each in told["events"]]
            self._heard = self.state["version"]
            if self._is_asked or left == 0:
                return

    @property
    def _is_asked(self) -> bool:
        view = self.state["view"]
        return self.state["phase"] in ("over", "closed") or (
            view is not None and bool(view["moves"]) and not self.state.get("answered")
        )

    @property
    def has_started(self) -> bool:
        return self.state["view"] is not None

    def view(self) -> Data:
        if not self._is_asked:
            self._refresh(WAIT)
        view: Data | None = self.state["view"]
        if view is None:
            raise UndercroftError(f"the match has not started (the table is {self.state['phase']}): look again later")
        return view

    def story(self) -> Sequence[Message]:
        found, self._events = self._events, []
        return found

    def play(self, move: str) -> None:
        try:
            self.server.ask("play", table=self.table, seat=self.seat, move=move, version=self.state["version"])
        except Refused as refused:
            self._refresh(0)
            if refused.code == "illegal_move":
                raise IllegalMove(str(self.why(move)), refused.reason) from None
            raise UndercroftError(f"{refused} Look again before you move.") from None
        self._refresh(WAIT)

    def take_back(self) -> None:
        try:
            self.server.ask("undo", table=self.table, seat=self.seat, version=self.state["version"])
        except Refused as refused:
            raise NoUndo(str(self._told_reason(refused.reason, str(refused)))) from None
        self._refresh(0)

    def record(self) -> Data:
        if self.state["phase"] == "over":
            record: Data = self.server.call("GET", f"/api/tables/{self.table}/record")
            return record
        told: Data = self.server.call("GET", f"/api/tables/{self.table}/replay?seat={self.seat}")
        return told
