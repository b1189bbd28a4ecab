"""The laws of `undercroft/conformance/laws/same_from_outside.py`, at every setup."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import same_from_outside

globals().update(trials_of(same_from_outside))
