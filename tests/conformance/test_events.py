"""The laws of `undercroft/conformance/laws/events.py`, at every setup."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import events

globals().update(trials_of(events))
