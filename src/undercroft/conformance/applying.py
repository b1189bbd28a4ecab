"""Laws that do not apply, and numbers that are the same but for rounding."""

from __future__ import annotations

import math
from collections.abc import Sequence


class DoesNotApply(Exception):
    """The game has nothing that the law is about; why."""


def is_about(numbers: Sequence[float], wanted: Sequence[float]) -> bool:
    """Whether numbers are those wanted, but for rounding."""
    pairs = zip(numbers, wanted, strict=True)
    return all([math.isclose(number, other, rel_tol=1e-6, abs_tol=1e-9) for number, other in pairs])
