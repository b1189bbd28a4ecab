"""The laws of `undercroft/conformance/laws/notation.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import tests_of
from undercroft.conformance.laws import notation

globals().update(tests_of(notation))
