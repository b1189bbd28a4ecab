"""The laws of `undercroft/conformance/laws/events.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import tests_of
from undercroft.conformance.laws import events

globals().update(tests_of(events))
