"""The laws of `undercroft/conformance/laws/aliasing.py`, at every setup."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import aliasing

globals().update(trials_of(aliasing))
