"""The laws of `undercroft/conformance/laws/records.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import tests_of
from undercroft.conformance.laws import records

globals().update(tests_of(records))
