"""Run in Pyodide by start.mjs: starts a table, and compiles what that has imported."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from types import CodeType
from typing import Any

PROGRAM = "/undercroft/"
LIBRARY = f"{sys.prefix}lib/python314.zip/" if sys.prefix.endswith("/") else f"{sys.prefix}/lib/python314.zip/"
NOWHERE = 0x80 | 15 << 3  # up to eight instructions without a line, in a table of lines
sys.path.insert(0, PROGRAM)


class EmptyJournal:
    async def read(self) -> str:
        return json.dumps({"snapshot": None, "upto": 0, "writes": []})

    async def append(self, number: int, write: str) -> None:
        """Keeps nothing."""

    replace = append


class OwnWorker:
    """A helper in this Python."""

    is_alive = True

    def __init__(self) -> None:
        from undercroft.browser.helpers import Helper

        self._helper = Helper()

    async def ask(self, kind: str, text: str) -> str:
        return self._helper.handle(kind, text)

    def kill(self) -> None:
        """Ends with this Python."""


async def start() -> None:
    """Plays the first moves of every game, with a hint."""
    import undercroft.browser.archives
    import undercroft.browser.units  # noqa: F401 – the page runs both by their files
    from undercroft import deal
    from undercroft.browser.table import StaticTable
    from undercroft.games import OURS
    from undercroft.server.work.thinking import Question

    table = StaticTable(EmptyJournal(), OwnWorker, "http://localhost/#", "en", 0.0)
    await table.open()
    said: list[str] = []
    socket = table.connect("/socket?protocol=1", said.append, print)
    for game in OURS:
        new = {"game": game, "seats": ["me", "novice", "novice"]}
        answer = json.loads(await table.fetch("POST", "/api/tables", json.dumps(new)))
        id = json.loads(answer["body"])["id"]
        socket.send(json.dumps({"type": "join", "id": "1", "table": id, "version": 0}))
        view = deal(game, seats=3, seed=1)
        asked = view.view(view.turn[0])
        for question in (Question("novice", game, asked, 1), Question("advice", game, asked, 1, 0.1, "advice")):
            assert question.run().error is None
        while not any(f'"table":"{id}"' in text and '"view"' in text for text in said):
            await pause()
    socket.close()
    await table.close()


async def pause() -> None:
    import asyncio

    await asyncio.sleep(0.01)


def write(library: str, sources: Sequence[str]) -> None:
    files = sorted({str(getattr(module, "__file__", "")) for module in list(sys.modules.values())})
    import zipfile  # which a start does not need

    with zipfile.ZipFile("/compiled.zip", "w") as archive:
        for file in files:
            name = file.removeprefix(PROGRAM).replace(LIBRARY, library)
            if name != file and file.endswith(".py") and name not in sources:
                archive.writestr(name, bytecode(name.removeprefix(library), text_of(file)))


def text_of(file: str) -> bytes:
    import zipfile

    found: Any = zipfile.Path(LIBRARY[:-1], file.removeprefix(LIBRARY)) if file.startswith(LIBRARY) else None
    if found is not None:
        return bytes(found.read_bytes())
    with open(file, "rb") as source:  # noqa: PTH123 – for what reads few names
        return source.read()


def bytecode(name: str, source: bytes) -> bytes:
    import importlib.util
    import marshal

    code = compile(source, name, "exec", dont_inherit=True)
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # never checked against a source
    return head + marshal.dumps(without_lines(code))


def without_lines(code: CodeType) -> CodeType:
    """Leaves the numbers of lines out, which are a quarter of the code."""
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([NOWHERE | 7]) * whole + bytes([NOWHERE | rest - 1] if rest else [])
    inner = [without_lines(const) if isinstance(const, CodeType) else const for const in code.co_consts]
    return code.replace(co_linetable=table, co_consts=tuple(inner))
