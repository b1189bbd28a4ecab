"""Runs an image as compose.yaml does: a root that is read-only, /tmp in memory, no capabilities, an ordinary user."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

PORT: Final = 8765
URL: Final = f"http://127.0.0.1:{PORT}"
PATIENCE: Final = 60.0
GRACE: Final = 15.0  # seconds to stop in, as compose.yaml says
DATA: Final = "/var/lib/undercroft"
SET: Final = ("bounding", "effective", "inheritable", "permitted", "ambient")
# crun knows no machine on which both kinds of control groups are mounted: it gets its own view of them.
OWN_GROUPS: Final = 'umount -R /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup; exec crun "$@"'


class Failed(Exception):
    """A property that the running image lacks."""


def crun(*words: str) -> list[str]:
    given = ["--cgroup-manager=disabled", *words]
    if Path("/sys/fs/cgroup/unified").exists():
        return ["unshare", "--mount", "sh", "-c", OWN_GROUPS, "crun", *given]
    return ["crun", *given]


class Container:
    """A running container of an image that is mounted at `root`."""

    def __init__(self, root: Path, image: dict[str, Any], volume: Path, name: str, more: Sequence[str] = ()) -> None:
        self.name = name
        self._bundle = Path(tempfile.mkdtemp(prefix="bundle-"))
        self._config = image
        spec = self._spec(root, [*image["Entrypoint"], *image["Cmd"], *more], volume)
        (self._bundle / "config.json").write_text(json.dumps(spec))
        self._process = subprocess.Popen(crun("run", name), cwd=self._bundle)

    def _spec(self, root: Path, words: list[str], volume: Path) -> dict[str, Any]:
        subprocess.run(crun("spec"), cwd=self._bundle, check=True)
        spec: dict[str, Any] = json.loads((self._bundle / "config.json").read_text())
        user = int(self._config["User"])
        spec["root"] = {"path": str(root), "readonly": True}
        spec["process"] |= {
            "terminal": False,
            "user": {"uid": user, "gid": user},
            "args": words,
            "env": self._config["Env"],
            "capabilities": {name: [] for name in SET},
            "noNewPrivileges": True,
        }
        tmpfs = {"destination": "/tmp", "type": "tmpfs", "source": "tmpfs", "options": ["nosuid", "nodev"]}
        bind = {"destination": DATA, "type": "bind", "source": str(volume), "options": ["rbind", "rw"]}
        spec["mounts"] = [mount for mount in spec["mounts"] if mount["type"] != "cgroup"] + [tmpfs, bind]
        spec["linux"]["namespaces"] = [{"type": kind} for kind in ("pid", "ipc", "uts", "mount")]
        spec["linux"]["resources"] = {}
        return spec

    def inside(self, *words: str) -> subprocess.CompletedProcess[str]:
        given = ["--user", self._config["User"], *(f"--env={variable}" for variable in self._config["Env"])]
        return subprocess.run(crun("exec", *given, self.name, *words), capture_output=True, text=True)

    def await_health(self) -> None:
        """Waits until the image's own check of its health succeeds."""
        check = self._config["Healthcheck"]["Test"][1:]
        end = time.monotonic() + PATIENCE
        while self.inside(*check).returncode:
            if time.monotonic() > end or self._process.poll() is not None:
                raise Failed("it does not become healthy")
            time.sleep(0.2)

    def stop(self) -> float:
        """Asks it to end and returns the seconds that takes."""
        started = time.monotonic()
        subprocess.run(crun("kill", self.name, "TERM"), check=True)
        code = self._process.wait(GRACE)
        if code != 0:
            raise Failed(f"asked to end, it exits with code {code}")
        return time.monotonic() - started

    def remove(self) -> None:
        subprocess.run(crun("delete", "--force", self.name), capture_output=True)
        self._process.wait(GRACE)
        shutil.rmtree(self._bundle)


def fetch(path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """Returns the answer and the cookie it brings."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(URL + path, data, {"Content-Type": "application/json", "Cookie": cookie})
    with urlopen(request, timeout=PATIENCE) as answer:
        return json.loads(answer.read()), str(answer.headers.get("Set-Cookie", "")).partition(";")[0]


def demand(is_so: bool, else_what: str) -> None:
    if not is_so:
        raise Failed(else_what)


def try_image(root: Path, inspected: str) -> None:
    """Starts the image twice with one volume: what the first has kept, the second finds."""
    image: dict[str, Any] = json.loads(inspected)["Docker"]["config"]
    with tempfile.TemporaryDirectory() as name:
        volume = Path(name)
        os.chown(volume, int(image["User"]), int(image["User"]))
        first = Container(root, image, volume, "undercroft-first")
        try:
            first.await_health()
            _, cookie = fetch("/api/me")
            table, _ = fetch("/api/tables", {"game": "raiders", "seats": ["me", "random", "random"]}, cookie)
            check_limits(first)
            seconds = first.stop()
        finally:
            first.remove()
        second = Container(root, image, volume, "undercroft-second")
        try:
            second.await_health()
            mine, _ = fetch("/api/me/tables", None, cookie)
            demand(table["id"] in json.dumps(mine), "a new container does not find the table of the old one")
            second.stop()
        finally:
            second.remove()
    print(f"container: healthy, confined, ends in {seconds:.1f} s, a new one plays on", flush=True)


def check_limits(container: Container) -> None:
    told = container.inside("undercroft", "--version").stdout
    demand("(compiled)" in told, f"it is not the compiled build: {told}")
    write = container.inside("python", "-c", "open('/opt/x', 'w')")
    demand("Read-only file system" in write.stderr, f"its root can be written: {write.stderr}")
    status = container.inside("python", "-c", "print(open('/proc/1/status').read())").stdout
    fields = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
    demand(fields["Uid"].split()[0] == "10001", f"it runs as user {fields['Uid']}")
    demand(int(fields["CapEff"], 16) == int(fields["CapBnd"], 16) == 0, "it has capabilities")
    demand(fields["NoNewPrivs"] == "1", "it may gain privileges")
    kept = container.inside("python", "-c", f"import os; print(os.listdir({DATA!r}))").stdout
    demand("undercroft.sqlite3" in kept, f"its tables are not in the volume: {kept}")
