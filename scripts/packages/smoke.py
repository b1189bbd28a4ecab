"""Tries an installed package. Run it from anywhere with the interpreter that the package is installed in:

    python scripts/packages/smoke.py                  bots play, a game in the terminal, a move at a table of a server
    python scripts/packages/smoke.py --build compiled     and it is that build
    python scripts/packages/smoke.py --terminal           without the server, where the extra `server` is not installed
    python scripts/packages/smoke.py --page               the server offers the static table
    python scripts/packages/smoke.py --data FOLDER        in that folder, where an older version may have played

It knows nothing of this repository and uses only what the package and its extra bring along.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

UNDERCROFT: Final = [sys.executable, "-m", "undercroft"]
PATIENCE: Final = 300.0  # seconds after which something is taken to hang
MOVES: Final = "1\n" * 5  # then the input ends, which leaves the game
IS_WINDOWS: Final = os.name == "nt"


class Failed(Exception):
    """A part of the package that does not work."""


def ask(folder: Path, *words: str, given: str = "", code: int = 0) -> str:
    """Runs the command in English with a data folder of its own and returns its output."""
    done = subprocess.run(
        [*UNDERCROFT, *words],
        input=given.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=folder,
        env=surroundings(folder),
        timeout=PATIENCE,
    )
    said = done.stdout.decode(errors="replace")
    if done.returncode != code:
        raise Failed(f"{' '.join(words)}: exit code {done.returncode}, expected {code}\n{said}")
    return said


def surroundings(folder: Path) -> dict[str, str]:
    homes = {name: str(folder / name.lower()) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME")}
    return {**os.environ, **homes, "UNDERCROFT_LANG": os.environ.get("UNDERCROFT_LANG", "en")}


def try_terminal(folder: Path) -> None:
    kept_before = len(matches(folder))
    for game in ("chest", "raiders", "doggies", "serpent"):
        games = json.loads(ask(folder, "sim", game, "--games", "2", "--bots", "random", "--json"))["games"]
        demand(games == 2, f"sim {game} played {games} games")
    ask(folder, "play", "raiders", "--bots", "random", "--plain", given=MOVES)
    kept = matches(folder)
    demand(len(kept) == kept_before + 1, f"play kept {len(kept) - kept_before} matches")
    for path in kept:
        demand(json.loads(path.read_text("utf-8"))["steps"] != [], f"{path.name} holds no move")
    print("terminal: bots play, a match is played and kept")


def matches(folder: Path) -> list[Path]:
    return list((folder / "xdg_data_home/undercroft/matches").glob("*.json"))


def try_server(folder: Path, has_page: bool) -> None:
    left = folder / "table.json"  # by an older version
    with served(folder) as url:
        if left.exists():
            cookie, table, version = json.loads(left.read_text("utf-8"))
            found = version_of(url, cookie, table)
            demand(found >= version, f"the table of the older version has version {found}, not {version}")
        page, _ = fetch(url + "/")
        script = page.split('type="module"')[1].split('src="')[1].split('"')[0]
        with urlopen(url + script, timeout=PATIENCE) as answer:
            kind = answer.headers.get_content_type()
        demand(kind == "text/javascript", f"the page's script {script} is served as {kind}")
        if has_page:
            try_static_table(url)
        _, cookie = fetch(url + "/api/me")
        asked = {"game": "raiders", "seats": ["me", "random", "random"], "visibility": "private"}
        table = json.loads(fetch(url + "/api/tables", asked, cookie)[0])["id"]
        version = play(url, cookie, table)
        refused = ask(folder, "serve", "--port", "0", code=1)
        demand("another server uses" in refused, f"a second server on the folder was told: {refused}")
    with served(folder) as url:
        found = version_of(url, cookie, table)
        demand(found >= version, f"started again, the server has version {found} of the table, not {version}")
    left.write_text(json.dumps([cookie, table, found]), "utf-8")
    beside = " and the static table beside it" if has_page else ""
    print(f"server: the page is there{beside}, a move was played and kept")


def try_static_table(url: str) -> None:
    """Checks that everything a browser needs for it is served. Browser tests show that it plays there."""
    demand('id="app"' in fetch(url + "/alone/")[0], "/alone/ is not the page of the static table")
    for file in json.loads(fetch(url + "/alone/runtime.json")[0])["files"].values():
        with urlopen(f"{url}/alone/{file['name']}", timeout=PATIENCE) as answer:
            size = len(answer.read())
        demand(size == file["size"], f"{file['name']} of the static table has {size} bytes, not {file['size']}")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server on a free port; it must end as it should."""
    command = [*UNDERCROFT, "serve", "--port", "0", "--jobs", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=folder, env=surroundings(folder)) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline().decode(errors="replace")
            demand("http" in line, f"the server said {line!r} instead of its address")
            yield line.split()[-1]
            server.terminate()
            code = server.wait(PATIENCE)
            demand(IS_WINDOWS or code == 0, f"the server ended with exit code {code}")
        finally:
            server.kill()


def play(url: str, cookie: str, table: str) -> int:
    """Play the first legal move of the first seat; the version of the table after it."""
    with line_to(url, cookie) as socket:
        state = joined(socket, table)
        move = state["view"]["moves"][0]["text"]
        id = secrets.token_hex(8)  # one that was sent before would be answered again, and nothing done
        asked = {"type": "play", "id": id, "table": table, "seat": 0, "move": move, "version": state["version"]}
        socket.send(json.dumps(asked))
        done = until(socket, lambda message: message.get("id") == id)
        demand(done["type"] == "done", f"the move {move} was answered by {done}")
        return int(done["version"])


def version_of(url: str, cookie: str, table: str) -> int:
    with line_to(url, cookie) as socket:
        return int(joined(socket, table)["version"])


def line_to(url: str, cookie: str) -> Any:
    from websockets.sync.client import connect

    address = url.replace("http", "ws", 1) + "/socket?protocol=1"
    return connect(address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE)


def joined(socket: Any, table: str) -> dict[str, Any]:
    socket.send(json.dumps({"type": "join", "id": "1", "table": table, "version": 0}))
    return until(socket, lambda message: message["type"] == "state")


def until(socket: Any, is_it: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if is_it(message):
            return message


def fetch(url: str, body: Any = None, cookie: str = "") -> tuple[str, str]:
    """The text of an answer, and the cookie it brings."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urlopen(Request(url, data, headers), timeout=PATIENCE) as answer:
        return answer.read().decode(), str(answer.headers.get("Set-Cookie", "")).partition(";")[0]


def demand(is_so: bool, else_what: str) -> None:
    if not is_so:
        raise Failed(else_what)


def main() -> int:
    parser = argparse.ArgumentParser(description="Try an installed package.")
    parser.add_argument("--build", choices=("pure", "compiled"), help="the build that it must be")
    parser.add_argument("--terminal", action="store_true", help="do not try the server")
    parser.add_argument("--page", action="store_true", help="the static table is installed")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where to play, instead of a folder of its own")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="undercroft-") as name:
        folder = (chosen.data or Path(name)).resolve()
        try:
            version = ask(folder, "--version").strip()
            print(version)
            demand(chosen.build is None or f"({chosen.build}" in version, f"this is not the {chosen.build} build")
            try_terminal(folder)
            if not chosen.terminal:
                try_server(folder, chosen.page)
        except Failed as failed:
            print(f"smoke: {failed}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
