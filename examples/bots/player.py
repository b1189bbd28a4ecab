"""A bot for Undercroft in plain Python: no packages, and nothing of ours.

    UNDERCROFT_TOKEN=ID.SECRET python player.py http://localhost:8765/table/k3v9qz7m2w4x     takes a free seat there
    UNDERCROFT_TOKEN=ID.SECRET python player.py http://localhost:8765 raiders 3 veteran      sets up its own table

It reads the state of its table over HTTP and plays any legal move. Write a better `choose`.
"""

import json
import os
import random
import sys
import urllib.error
import urllib.request
from urllib.parse import urlsplit
from uuid import uuid4

WAIT = 20  # seconds that the server may wait for news before it answers


class Refused(Exception):
    """The server refused a request. `code` says why."""

    def __init__(self, code, text):
        super().__init__(f"{code}: {text}")
        self.code = code


class Server:
    """The HTTP interface, with the token of the bot account."""

    def __init__(self, address, token):
        self.address = address
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self.headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=WAIT + 20) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            failure = json.load(error)
            raise Refused(failure["code"], failure["text"]) from None

    def state(self, table, version=0):
        """Returns the state of a table as soon as there is one newer than `version`."""
        return self.call("GET", f"/api/tables/{table}/state?version={version}&wait={WAIT}")

    def ask(self, type, **fields):
        """Sends a request of the socket. It may be sent again with the same id: nothing is done twice."""
        return self.call("POST", "/api/requests", {"type": type, "id": uuid4().hex, **fields})


def choose(view):
    """Returns one of the legal moves of a view. `view["table"]` is all that this seat may know."""
    return random.choice(view["moves"])


def sit(server, table):
    """Takes a free seat, unless the bot has one."""
    state = server.state(table)
    if state["yours"]:
        return
    free = [number for number, seat in enumerate(state["seats"]) if not seat["player"] and not seat["bot"]]
    if not free:
        raise SystemExit("this table has no free seat")
    server.ask("sit", table=table, seat=free[0])


def play(server, table):
    """Plays until the match is over; returns the last state."""
    version = 0
    while True:
        state = server.state(table, version)
        version = state["version"]
        if state["phase"] in ("over", "closed"):
            return state
        view, seat = state["view"], state["seat"]
        if view is None or seat not in view["turn"] or not view["moves"] or state.get("answered"):
            continue
        try:
            server.ask("play", table=table, seat=seat, move=choose(view)["text"], version=version)
        except Refused as refused:
            if refused.code not in ("stale", "not_your_turn", "wrong_phase"):  # the table has moved on; look again
                raise
            version = 0


def main(words):
    parts = urlsplit(words[0])
    server = Server(f"{parts.scheme}://{parts.netloc}", os.environ["UNDERCROFT_TOKEN"])
    if parts.path.startswith("/table/"):
        table = parts.path.removeprefix("/table/")
        sit(server, table)
    else:
        game, seats, level = words[1], int(words[2]), words[3]
        made = server.call("POST", "/api/tables", {"game": game, "seats": ["me"] + [level] * (seats - 1)})
        table = made["id"]
        print(f"{server.address}/table/{table}", flush=True)
    state = play(server, table)
    if state["phase"] == "over":
        print("scores:", *state["view"]["result"]["scores"])


if __name__ == "__main__":
    main(sys.argv[1:])
