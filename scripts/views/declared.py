"""The typed dictionaries that games declare in their `view_types.py`, read from the sources.

The files are read by path, so that building the client needs no package, and from the sources even when a compiled copy
is tested, because mypyc does not keep annotations.
"""

from __future__ import annotations

import importlib.util
import sys
import types
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).resolve().parents[2]
GAMES = "src/undercroft/games"


@dataclass(frozen=True)
class Field:
    """A field of a typed dictionary, and what is said of it."""

    name: str
    type: Any
    text: str
    is_optional: bool


@dataclass(frozen=True)
class Shape:
    """A typed dictionary."""

    name: str
    text: str
    fields: tuple[Field, ...]


class Declaration:
    """The `view_types.py` of a game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.module = _load(path)
        own = {name: value for name, value in vars(self.module).items() if not name.startswith("_")}
        self.shapes = {
            name: _shape(value, self.module)
            for name, value in own.items()
            if is_typeddict(value) and value.__module__ == self.module.__name__
        }
        self.names = {name: get_args(value) for name, value in own.items() if get_origin(value) is Literal}
        self.unions = {name: set(members(value)) for name, value in own.items() if is_union(value)}


@cache
def declarations(root: Path = ROOT) -> dict[str, Declaration]:
    """All games that declare their view, by name."""
    return {path.parent.name: Declaration(path) for path in sorted((root / GAMES).glob("*/view_types.py"))}


def is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def members(hint: Any) -> tuple[Any, ...]:
    """The types of a union, or the one type there is."""
    return get_args(hint) if is_union(hint) else (hint,)


def _load(path: Path) -> types.ModuleType:
    name = f"declared_{path.parent.name}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise SystemExit(f"{path} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _shape(kind: Any, module: types.ModuleType) -> Shape:
    hints = get_type_hints(kind, vars(module), include_extras=True)
    text = " ".join((kind.__doc__ or "").split())
    return Shape(kind.__name__, text, tuple(_field(name, hint) for name, hint in hints.items()))


def _field(name: str, hint: Any) -> Field:
    is_optional = get_origin(hint) is NotRequired
    if is_optional:
        (hint,) = get_args(hint)
    text = ""
    if get_origin(hint) is Annotated:
        hint, text = get_args(hint)
    return Field(name, hint, text, is_optional)
