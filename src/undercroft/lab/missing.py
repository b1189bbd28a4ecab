"""What to say when a package of others is needed and not there."""

from __future__ import annotations


def missing(module: str, extra: str, error: ImportError) -> ImportError:
    """The error of a module of the lab whose extra was not installed."""
    return ImportError(f"{module} needs packages that are not installed: pip install 'undercroft[{extra}]' ({error})")
