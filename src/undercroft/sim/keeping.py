"""Rows are kept while they come in: a job that was interrupted goes on where it was."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from undercroft.kernel.errors import BadOption
from undercroft.sim.job import Job, Row

SUFFIX: Final = ".part"


class Kept:
    """A file beside the one asked for: the id of the job, then a row a line. What is half written at its end, when a
    machine goes down, is left out."""

    def __init__(self, job: Job, path: Path) -> None:
        self.path = path.with_name(path.name + SUFFIX)
        self._job = job
        self._write = msgspec.json.Encoder()

    def rows(self) -> list[Row]:
        """Those of an earlier run of the same job, of the games that are asked for now."""
        if not self.path.exists():
            self.path.write_bytes(self._job.id.encode() + b"\n")
            return []
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            self.path.write_bytes(whole)
        head, *lines = whole.splitlines() or [b""]
        if head.decode() != self._job.id:
            raise BadOption(
                f"{self.path} holds games of another job: other bots, seed, options or cards. "
                "Finish that one with its own command, or remove the file"
            )
        read = msgspec.json.Decoder(Row)
        found = {row.number: row for row in map(read.decode, lines)}
        return [row for number, row in found.items() if number < self._job.games]

    def add(self, rows: Iterable[Row]) -> None:
        with self.path.open("ab") as file:
            file.write(b"".join([self._write.encode(row) + b"\n" for row in rows]))

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)
