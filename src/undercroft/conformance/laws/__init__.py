"""The laws, one file per subject."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Final

from undercroft.conformance.setups import GameSetup

Law = Callable[[GameSetup], None]

FILES: Final = (
    "play", "saves", "views", "same_from_outside", "records", "outcomes", "events", "minds", "aliasing",
)  # fmt: skip


def laws_of(module: ModuleType) -> dict[str, Law]:
    """Returns the laws of a file by name: its own functions of a setup that return nothing."""
    found: dict[str, Law] = {}
    for name, value in vars(module).items():
        if inspect.isfunction(value) and value.__module__ == module.__name__:
            signature = inspect.signature(value)
            if list(signature.parameters) == ["setup"] and signature.return_annotation == "None":
                found[name] = value
    return found


def every_law() -> dict[str, Law]:
    """Returns all laws by name, in the order in which a game under construction tends to break them."""
    return {
        name: law
        for file in FILES
        for name, law in laws_of(import_module(f"undercroft.conformance.laws.{file}")).items()
    }
