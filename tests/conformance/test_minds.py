"""The laws of `undercroft/conformance/laws/minds.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import tests_of
from undercroft.conformance.laws import minds

globals().update(tests_of(minds))
