"""The README as a package index shows it. There nothing lies beside it: relative links and pictures lead nowhere."""

from __future__ import annotations

import re
from typing import Final

LINK: Final = re.compile(r"(?<!!)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s]+)\)")
PICTURE: Final = re.compile(r"!\[([^\]]*)\]\((?![a-z]+:)([^)\s]+)\)")
# A line of pictures, with the line that makes it the head of a table.
PICTURES: Final = re.compile(r"^(\| )?!\[.*\]\(.*\)( \|)?\n(\|---.*\n)?", re.MULTILINE)


def for_index(text: str, address: str | None, version: str) -> str:
    """Returns the page with links and pictures at the project's address, as of the version; without them if there is no
    address."""
    if address is None:
        return re.sub(r"\n{3,}", "\n\n", LINK.sub(r"\1", PICTURES.sub("", text)))
    base = address.rstrip("/")
    text = PICTURE.sub(rf"![\1]({base}/raw/v{version}/\2)", text)
    return LINK.sub(rf"[\1]({base}/blob/v{version}/\2)", text)
