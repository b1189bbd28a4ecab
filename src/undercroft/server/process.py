"""The server process: its port, log, startup and shutdown."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn
from msgspec.structs import replace

from undercroft.kernel.errors import BadOption, UndercroftError
from undercroft.server.app import Config, Server
from undercroft.server.limits import Limits, read_limits
from undercroft.server.notices.channels import Offer
from undercroft.server.system import files_allowed
from undercroft.server.web.address import Address, listen, network_of, qr
from undercroft.server.web.connections import ConnectionLimit, WebConfig

METRICS_VARIABLE: Final = "UNDERCROFT_METRICS"
LEAVE_SECONDS: Final = 3  # time for open requests when the server is stopped
# An idle connection must outlive the timeout of the other end, a minute in most proxies. If the server closes first, a
# request may arrive at that moment and be lost.
IDLE_SECONDS: Final = 75
SPARE_FILES: Final = 200  # open files besides connections: the store, bots, pages


class QuietServer(uvicorn.Server):
    """Stops on a signal without raising it again, because the store still has to be closed."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if sys.platform == "win32":  # its loop supports no signal handlers, and polls ten times a second
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGBREAK):
                signal.signal(number, self.handle_exit)
        else:
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def serve(arguments: argparse.Namespace) -> None:
    """Serves until Ctrl-C or SIGTERM."""
    # On Windows, psycopg needs another event loop than subprocesses do.
    if arguments.database and sys.platform == "win32":
        raise BadOption("--database: PostgreSQL is not supported on Windows; keep tables in a folder (--data)")
    set_up_log()
    with listen(arguments.host, arguments.port) as listener:
        port = listener.getsockname()[1]
        if arguments.port not in (0, port):
            print(f"Port {arguments.port} is taken; using {port}.")
        config = Config(
            data=arguments.data,
            address=Address(arguments.host, port, arguments.url, arguments.allow_host),
            database=arguments.database or None,
            announce=arguments.announce,
            budget=arguments.budget,
            think=arguments.seconds,
            pause=arguments.pause,
            forecast=arguments.forecast,
            workers=arguments.jobs,
            metrics=os.environ.get(METRICS_VARIABLE) or None,
            cards=arguments.cards,
            frame_origins=arguments.frame_origin,
            notices=Offer(arguments.mail or None, arguments.push, bool(arguments.hooks), arguments.hooks == "any"),
            limits=_affordable(read_limits(arguments.limit)),
        )
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(config, listener, arguments.proxy, arguments.open))


async def _serve(config: Config, listener: socket.socket, proxy: str | None, open_page: bool) -> None:
    try:
        server = Server(config)
        await server.open()
    except OSError as error:
        raise UndercroftError(
            f"the folder {config.data} cannot be used: {error.strerror}; choose another with --data"
        ) from None
    try:
        server.loop_monitor.take_over_garbage()
        _announce(config.address)
        if open_page:
            await asyncio.to_thread(webbrowser.open, config.address.local)
        await QuietServer(web_settings(server, proxy)).serve(sockets=[listener])
    finally:
        await server.close()


def web_settings(server: Server, proxy: str | None = None) -> WebConfig:
    proxies = frozenset() if proxy is None else frozenset(network_of(name.strip()) for name in proxy.split(","))
    return WebConfig(
        server.app,
        ConnectionLimit(server.config.limits, server.metrics, proxies),
        ws_max_size=server.config.limits.message_bytes,
        ws_per_message_deflate=False,  # states are small, a compressor per socket is not
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=LEAVE_SECONDS,
    )


def _affordable(limits: Limits) -> Limits:
    """Returns the number of connections that the open-file limit allows, leaving some files for the store."""
    allowed = files_allowed(limits.connections + SPARE_FILES)
    return replace(limits, connections=max(1, allowed - SPARE_FILES))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Returns uvloop's loop factory if installed, which handles half as many messages per second more."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def _announce(address: Address) -> None:
    print(f"Undercroft is open at {address.local}")
    if address.shared is not None:
        print(f"For others: {address.shared}")
        if _can_print(code := qr(address.shared)):
            print(code, end="")
    print("Stop it with Ctrl-C.", flush=True)


def _can_print(text: str) -> bool:
    """Returns whether the terminal can print every character. A QR code of question marks is useless."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


MAX_LINES: Final = 10  # lines of one kind
SECONDS: Final = 60.0  # window in which they are counted
KINDS: Final = 1000  # kinds to remember


class RepeatFilter(logging.Filter):
    """Drops repeated lines, which differ only in their arguments. A later line says how many were dropped."""

    def __init__(self, most: int = MAX_LINES) -> None:
        super().__init__()
        self._most = most
        self._kinds: dict[tuple[str, int, str], tuple[float, int]] = {}  # start of the window, and lines in it

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, str(record.msg))
        now = time.monotonic()
        since, number = self._kinds.pop(kind, (now, 0))
        if now - since >= SECONDS:
            left_out = number - self._most
            since, number = now, 0
            if left_out > 0:
                record.msg = f"{record.getMessage()} ({left_out} more like this were left out)"
                record.args = None
        self._kinds[kind] = (since, number + 1)
        if len(self._kinds) > KINDS:
            del self._kinds[next(iter(self._kinds))]
        return number < self._most


def set_up_log() -> None:
    """Sends the log of this process to stderr, unless another log is configured."""
    handler = logging.StreamHandler()
    handler.addFilter(RepeatFilter())
    form = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    logging.basicConfig(level=logging.INFO, format=form, handlers=[handler])
