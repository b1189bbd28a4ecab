"""The laws of `undercroft/conformance/laws/minds.py`, at every setup."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import minds

globals().update(trials_of(minds))
