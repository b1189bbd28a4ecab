"""The laws of `undercroft/conformance/laws/play.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import tests_of
from undercroft.conformance.laws import play

globals().update(tests_of(play))
