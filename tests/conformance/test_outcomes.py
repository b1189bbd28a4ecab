"""The laws of `undercroft/conformance/laws/outcomes.py`, at every setup."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import outcomes

globals().update(trials_of(outcomes))
