"""What was found out about levels before: games that are thought through come to the same ones over and over."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MOST_KNOWN: Final = 1 << 15  # values that are kept, a few megabytes of them


@final
@mypyc_attr(acyclic=True)
class Page:
    """What the rest of a level is worth: by who is left after the fights, and by who and what is left in them."""

    __slots__ = ("looted", "struck")

    def __init__(self) -> None:
        self.looted: dict[int, float] = {}
        self.struck: dict[tuple[int, int], float] = {}


@final
@mypyc_attr(acyclic=True)
class Memory:
    """Pages by all that their values depend on. Values come from nothing else, so advice is the same without them."""

    __slots__ = ("_pages", "_size")

    def __init__(self) -> None:
        self._pages: dict[tuple[int, int], dict[int, Page]] = {}
        self._size = 0

    def pages(self, tokens: i64, standing: i64) -> dict[int, Page]:
        """Those of one who holds such tokens, beside those that serve, and stands so; by what lies on the level."""
        key = (int(tokens), int(standing))
        found = self._pages.get(key)
        if found is None:
            found = {}
            self._pages[key] = found
        return found

    def add(self) -> None:
        """One more value was found."""
        self._size += 1
        if self._size >= MOST_KNOWN:
            self.forget()

    def forget(self) -> None:
        """All at once; who still holds a page goes on with it."""
        self._pages.clear()
        self._size = 0


MEMORY: Final = Memory()
