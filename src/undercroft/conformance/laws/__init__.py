"""The laws, a file for each thing they are about."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Final

from undercroft.conformance.tables import Table

Law = Callable[[Table], None]

FILES: Final = (
    "play", "copies", "saves", "views", "same_from_outside", "records", "notation", "outcomes", "events", "minds",
    "what_is_handed_out",
)  # fmt: skip


def laws_of(module: ModuleType) -> dict[str, Law]:
    """The laws of a file by name: its own functions of a table that give nothing."""
    found: dict[str, Law] = {}
    for name, value in vars(module).items():
        if inspect.isfunction(value) and value.__module__ == module.__name__:
            signature = inspect.signature(value)
            if list(signature.parameters) == ["table"] and signature.return_annotation == "None":
                found[name] = value
    return found


def every_law() -> dict[str, Law]:
    """All laws by name, in the order in which a game under construction breaks them."""
    return {
        name: law
        for file in FILES
        for name, law in laws_of(import_module(f"undercroft.conformance.laws.{file}")).items()
    }
