"""Rows as files that other programs read: CSV, JSON lines, Parquet. One row a game, in the order of the games."""

from __future__ import annotations

import csv
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from undercroft.kernel.errors import BadOption, UndercroftError
from undercroft.sim.job import Job, Row

FORMATS: Final = (".csv", ".json", ".jsonl", ".parquet")


def check_format(path: Path) -> None:
    """Refuse, before the first game, a file that could not be written after the last."""
    if path.suffix not in FORMATS:
        raise BadOption(f"--out {path}: files are called .csv, .jsonl (or .json, a list) or .parquet")
    if not path.parent.is_dir():
        raise BadOption(f"--out {path}: there is no folder {path.parent}")
    if path.suffix == ".parquet":
        _pyarrow()


def write(path: Path, job: Job, rows: Sequence[Row]) -> None:
    """All at once: the file is whole or not there."""
    flat = [flattened(job, row) for row in rows]
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=path.suffix)
    os.close(handle)
    part = Path(name)
    try:
        if path.suffix == ".csv":
            with part.open("w", encoding="utf-8", newline="") as file:
                table = csv.DictWriter(file, list(flat[0]))
                table.writeheader()
                table.writerows(flat)
        elif path.suffix == ".parquet":
            arrow, parquet = _pyarrow()
            parquet.write_table(arrow.Table.from_pylist(flat), part)
        elif path.suffix == ".json":
            part.write_bytes(msgspec.json.format(msgspec.json.encode(flat), indent=1) + b"\n")
        else:
            part.write_bytes(b"".join([msgspec.json.encode(row) + b"\n" for row in flat]))
        part.chmod(0o644)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def flattened(job: Job, row: Row) -> dict[str, Any]:
    """Plain columns: those of the job that tell runs apart, those of the game, then a few for each seat."""
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
    return columns


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise UndercroftError(
            "Parquet files need pyarrow, which is not installed: pip install 'undercroft[parquet]'"
        ) from None
    return pyarrow, pyarrow.parquet
