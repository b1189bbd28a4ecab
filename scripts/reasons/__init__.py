"""Checks of what advice says, independent of the code that says it: see scripts/check_reasons.py."""
