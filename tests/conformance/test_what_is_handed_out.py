"""The laws of `undercroft/conformance/laws/what_is_handed_out.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import tests_of
from undercroft.conformance.laws import what_is_handed_out

globals().update(tests_of(what_is_handed_out))
