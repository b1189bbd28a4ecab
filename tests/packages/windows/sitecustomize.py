"""Makes Python look like Python on Windows, as far as that can be done elsewhere. It is run when a process starts whose
PYTHONPATH names this folder, and in the processes that that one starts.

Modules and names that Windows lacks are taken away, those it has besides are put in. Whatever is not ours is imported
before: it has taken its choice by the real system. A file that our code opens without naming an encoding is an error.
"""

from __future__ import annotations

import asyncio
import ctypes
import errno
import fcntl
import mimetypes
import os
import shutil
import signal
import socket
import sys
import types
import warnings
from importlib import import_module
from importlib.abc import MetaPathFinder
from typing import Any

NOT_OURS = (
    "locale", "logging.handlers", "multiprocessing.popen_fork", "sqlite3", "subprocess", "tempfile", "webbrowser",
    "argon2", "fluent.runtime", "msgspec", "rich.console", "rich.live", "rich.status", "segno",
    "starlette.applications", "starlette.routing", "starlette.staticfiles", "uvicorn",
    "uvicorn.protocols.http.httptools_impl", "uvicorn.protocols.websockets.websockets_sansio_impl",
    "websockets.sync.client",
)  # fmt: skip
MODULES = {"fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop"}
SIGNALS = ("ITIMER_PROF", "ITIMER_REAL", "SIGALRM", "SIGHUP", "SIGPROF", "SIGUSR1", "SIGUSR2", "alarm", "setitimer")
CALLS = ("chown", "fork", "getloadavg", "getpgid", "getuid", "killpg", "mkfifo", "nice", "sched_getaffinity", "setsid")
ENGLISH = 0x0409


class Missing(MetaPathFinder):
    def find_spec(self, fullname: str, path: Any, target: Any = None) -> None:
        if fullname in MODULES:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)


def locking(handle: int, mode: int, size: int) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise PermissionError(errno.EACCES, "Permission denied") from None


def add_signal_handler(*_: Any) -> None:
    raise NotImplementedError


def open_no_folder(path: Any, flags: int, *rest: Any, **named: Any) -> int:
    if os.path.isdir(path):  # noqa: PTH112
        raise PermissionError(errno.EACCES, "Permission denied", path)
    return real_open(path, flags, *rest, **named)


for name in NOT_OURS:
    import_module(name)
for name in MODULES:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Missing())
real_open = os.open
TAKEN_AWAY: tuple[tuple[Any, tuple[str, ...]], ...] = ((signal, SIGNALS), (os, CALLS))
for owner, names in TAKEN_AWAY:
    for name in names:
        delattr(owner, name)
msvcrt: Any = types.ModuleType("msvcrt")
msvcrt.LK_NBLCK, msvcrt.locking = 2, locking
sys.modules["msvcrt"] = msvcrt
kernel32 = types.SimpleNamespace(GetUserDefaultUILanguage=lambda: int(os.environ.get("UI_LANGUAGE", ENGLISH)))
PUT_IN: tuple[tuple[Any, str, Any], ...] = (
    (asyncio.SelectorEventLoop, "add_signal_handler", add_signal_handler),
    (ctypes, "windll", types.SimpleNamespace(kernel32=kernel32)),
    (os, "open", open_no_folder),
    (shutil, "_use_fd_functions", False),  # it opens folders where it can
    (signal, "SIGBREAK", signal.SIGQUIT),
    (socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR),
)
for owner, name, value in PUT_IN:
    setattr(owner, name, value)
mimetypes.add_type("text/plain", ".js")  # as the registry of some machines says
sys.platform = "win32"
warnings.filterwarnings("error", category=EncodingWarning, module=r"undercroft\b")
