"""The laws of `undercroft/conformance/laws/what_is_handed_out.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import what_is_handed_out

globals().update(trials_of(what_is_handed_out))
