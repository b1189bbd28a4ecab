"""The laws of `undercroft/conformance/laws/records.py`, at every setup."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import records

globals().update(trials_of(records))
