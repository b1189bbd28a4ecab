"""Files of a simulation: rows stored as they arrive, so that a job can resume, and tables for other programs."""

from __future__ import annotations

import csv
import os
import tempfile
from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec

from undercroft.kernel.errors import BadOption, UndercroftError
from undercroft.lab.sim.job import Job, Row

FORMATS: Final = (".csv", ".json", ".jsonl", ".parquet")

SUFFIX: Final = ".part"
GROUP: Final = 1000  # games in a row group of a Parquet file


def check_format(path: Path) -> None:
    """Refuses, before the first game, a file that could not be written after the last."""
    if path.suffix not in FORMATS:
        raise BadOption(f"--out {path}: expected a .csv, .jsonl, .json or .parquet file")
    if not path.parent.is_dir():
        raise BadOption(f"--out {path}: there is no folder {path.parent}")
    if path.suffix == ".parquet":
        _pyarrow()


def write(path: Path, job: Job, rows: Sequence[Row]) -> None:
    """Writes a file atomically."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=path.suffix)
    os.close(handle)
    part = Path(name)
    try:
        if path.suffix == ".csv":
            with part.open("w", encoding="utf-8", newline="") as file:
                table = csv.DictWriter(file, list(flattened(job, rows[0])))
                table.writeheader()
                table.writerows([flattened(job, row) for row in rows])
        elif path.suffix == ".parquet":
            _write_parquet(part, job, rows)
        elif path.suffix == ".json":
            flat = [flattened(job, row) for row in rows]
            part.write_bytes(msgspec.json.format(msgspec.json.encode(flat), indent=1) + b"\n")
        else:
            with part.open("wb") as lines:
                lines.writelines(msgspec.json.encode(flattened(job, row)) + b"\n" for row in rows)
        part.chmod(0o644)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def flattened(job: Job, row: Row) -> dict[str, Any]:
    """Returns plain columns: those that identify the job, those of the game, then a few for each seat."""
    rules = job.rules()
    columns: dict[str, Any] = {
        "game": job.game,
        "rules": rules.version,
        "cards": rules.digest,
        "seats": job.seats,
        "number": row.number,
        "seed": row.seed,
        "decisions": row.decisions,
    }
    for seat in range(job.seats):
        columns[f"bot_{seat + 1}"] = row.bots[seat]
        columns[f"share_{seat + 1}"] = row.shares[seat]
        columns[f"score_{seat + 1}"] = row.scores[seat]
    if row.record is not None:
        columns["record"] = row.record
    return columns


def _write_parquet(path: Path, job: Job, rows: Sequence[Row]) -> None:
    """Writes groups of a fixed size, so that the same games give the same bytes, whatever their number."""
    arrow, parquet = _pyarrow()
    about = {"undercroft": msgspec.json.encode(job, order="sorted").decode()}
    groups = (rows[start : start + GROUP] for start in range(0, len(rows), GROUP))
    tables = (arrow.Table.from_pylist([flattened(job, row) for row in group]) for group in groups)
    first = next(tables)
    schema = first.schema.with_metadata(about)
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for table in chain([first], tables):
            writer.write_table(table.replace_schema_metadata(about))


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise UndercroftError(
            "Parquet files need pyarrow, which is not installed: pip install 'undercroft[parquet]'"
        ) from None
    return pyarrow, pyarrow.parquet


class Kept:
    """A file beside the output: the id of the job, then one row per line. A half-written last line is ignored."""

    def __init__(self, job: Job, path: Path) -> None:
        self.path: Path = path.with_name(path.name + SUFFIX)
        self._job = job
        self._write = msgspec.json.Encoder()

    def rows(self) -> list[Row]:
        """Returns the rows of an earlier run of the same job, for the games requested now."""
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
