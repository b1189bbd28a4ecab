"""Counters that enforce the limits: so many a second, so many at once."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final


class Bucket:
    """So many at once, and so many more each second."""

    __slots__ = ("rate", "size", "level", "at")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


MOST_ADDRESSES: Final = 10_000  # that are remembered; the ones seen longest ago are forgotten


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.size)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()

    def give_back(self, key: str) -> None:
        """What was taken last does not count."""
        if key in self._buckets:
            self._buckets[key].level += 1


class Counts:
    """How many of something each key has open now."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        number = self._open.get(key, 0)
        if number >= self.most:
            return False
        self._open[key] = number + 1
        return True

    def leave(self, key: str) -> None:
        number = self._open[key] - 1
        if number:
            self._open[key] = number
        else:
            del self._open[key]
