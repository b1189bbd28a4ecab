"""The laws of `undercroft/conformance/laws/outcomes.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import tests_of
from undercroft.conformance.laws import outcomes

globals().update(tests_of(outcomes))
