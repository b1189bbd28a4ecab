"""Archives of older rules: files of the site, read when a match of theirs is opened, and handed on to helpers."""

from __future__ import annotations

import base64
import contextlib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.record import read_record
from undercroft.retired.editions import FOLDER, archive_for
from undercroft.server.live.reading import records_of
from undercroft.server.refusal import Refusal
from undercroft.server.tables.stored import Stored
from undercroft.server.work.jobs import Job, ReadRecord

Read = Callable[[str], Awaitable[str]]  # a file of the site by the name of its archive, in base64


class OldRules(Struct, frozen=True):
    """An archive on its way to a helper."""

    name: str
    body: str

    def put(self) -> None:
        path = FOLDER / self.name
        if not path.exists():
            path.write_bytes(base64.b64decode(self.body))


class Archives:
    """Those that were needed so far lie where the rules look for them."""

    def __init__(self, read: Read) -> None:
        self._read = read

    async def bring_for(self, table: Stored) -> None:
        """What the matches of a table were played by. Refused where that cannot be read now."""
        await self._bring(names_for(records_of(table.bodies)))

    async def bring_for_job(self, job: Job, tables: Sequence[Stored]) -> list[OldRules]:
        """The same for a job; in the form in which a helper takes it."""
        records = [record for table in tables for record in records_of(table.bodies)]
        names = names_for([*records, job.text] if isinstance(job, ReadRecord) else records)
        await self._bring(names)
        return [OldRules(name, base64.b64encode((FOLDER / name).read_bytes()).decode()) for name in names]

    async def _bring(self, names: Iterable[str]) -> None:
        for name in names:
            if not (FOLDER / name).exists():
                try:
                    body = await self._read(name)
                except Exception as error:
                    reason = f"the rules it was played by cannot be read now, try again with a network: {error}"
                    raise Refusal("unavailable", reason) from None
                OldRules(name, body).put()


def names_for(records: Iterable[dict[str, Any] | bytes]) -> list[str]:
    """Which archives tell of matches that began so."""
    names = set[str]()
    for record in records:
        with contextlib.suppress(UndercroftError):  # one that cannot be read needs none
            archive = archive_for(read_record(record))
            if archive is not None:
                names.add(archive.path.name)
    return sorted(names)
