"""The laws of `undercroft/conformance/laws/copies.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import tests_of
from undercroft.conformance.laws import copies

globals().update(tests_of(copies))
