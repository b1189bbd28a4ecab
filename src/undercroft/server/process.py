"""The process of a server: its port, its log, its start and its end."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn
from msgspec.structs import replace

from undercroft.kernel.errors import BadOption, UndercroftError
from undercroft.server import logs
from undercroft.server.app import Config, Server
from undercroft.server.limits import Limits, read_limits
from undercroft.server.system import files_allowed
from undercroft.server.web.address import Address, listen, qr
from undercroft.server.web.connections import WebConfig
from undercroft.server.web.door import Door
from undercroft.server.web.networks import network_of

METRICS_VARIABLE: Final = "UNDERCROFT_METRICS"
LEAVE_SECONDS: Final = 3  # that open requests have when the server is stopped
# An idle connection must outlive the patience of the other end, a minute in most proxies. The side that closes
# first may close just as a request comes, and then the request is lost.
IDLE_SECONDS: Final = 75
SPARE_FILES: Final = 200  # that are not connections: the store, bots, pages


class QuietServer(uvicorn.Server):
    """Stops on a signal without raising it again: the store is still to be closed."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if sys.platform == "win32":  # its loop takes no handlers, and looks here ten times a second
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGBREAK):
                signal.signal(number, self.handle_exit)
        else:
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def serve(arguments: argparse.Namespace) -> None:
    """Until Ctrl-C or SIGTERM."""
    # There psycopg needs another loop than the one that starts processes.
    if arguments.database and sys.platform == "win32":
        raise BadOption(
            "--database: on Windows the server keeps tables in a folder (--data); run it elsewhere to use PostgreSQL"
        )
    logs.set_up()
    with listen(arguments.host, arguments.port) as listener:
        port = listener.getsockname()[1]
        if arguments.port not in (0, port):
            print(f"Port {arguments.port} is taken; using {port}.")
        config = Config(
            data=arguments.data,
            address=Address(arguments.host, port, arguments.url),
            database=arguments.database or None,
            announce=arguments.announce,
            budget=arguments.budget,
            think=arguments.think,
            pause=arguments.pause,
            forecast=arguments.forecast,
            workers=arguments.workers,
            metrics=os.environ.get(METRICS_VARIABLE) or None,
            cards=arguments.cards,
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
        server.pulse.take_over_garbage()
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
        Door(server.config.limits, server.metrics, proxies),
        ws_max_size=server.config.limits.message_bytes,
        ws_per_message_deflate=False,  # states are small; a compressor for each socket is not
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
    """A connection is an open file: as many as the system allows, and never so many that the store has none left."""
    allowed = files_allowed(limits.connections + SPARE_FILES)
    return replace(limits, connections=max(1, allowed - SPARE_FILES))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed: half as much again in messages a second."""
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
    """Whether every sign is there; a QR code of question marks is none."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
