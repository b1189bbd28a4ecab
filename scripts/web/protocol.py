"""The server's protocol structs → web/gen/protocol.ts, by way of JSON Schema."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from scripts.web import node

PACKAGE = "undercroft.server.protocol"


def generate(root: Path) -> None:
    folder = root / "web/gen"
    folder.mkdir(exist_ok=True)
    with by_itself(root):
        (folder / "protocol.schema.json").write_text(json.dumps(schema(), indent=1), "utf-8")
    node.tool(
        root / "web",
        "json-schema-to-typescript/dist/src/cli.js",
        "--input=gen/protocol.schema.json",
        "--output=gen/protocol.ts",
        "--ignoreMinAndMaxItems",
        "--bannerComment=// Generated from the server's protocol by scripts/web/protocol.py.",
    )


@contextmanager
def by_itself(root: Path) -> Iterator[None]:
    """Loads the protocol without the rest of the package: the build needs no rules and no server, only msgspec."""
    put_aside = _taken_out()
    for name in ("undercroft", "undercroft.server"):
        sys.modules[name] = ModuleType(name)
        sys.modules[name].__path__ = [str(root / "src" / name.replace(".", "/"))]
    try:
        yield
    finally:
        _taken_out()
        sys.modules.update(put_aside)


def _taken_out() -> dict[str, ModuleType]:
    """Unloads the modules of the package and returns them."""
    return {name: sys.modules.pop(name) for name in list(sys.modules) if name.split(".")[0] == "undercroft"}


def schema() -> dict[str, Any]:
    messages = import_module(f"{PACKAGE}.messages")
    # The bodies of HTTP are told apart by their address, so they are types one by one, not one tagged union.
    types = [messages.ClientMsg, messages.ServerMsg, *_bodies()]
    schemas, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    definitions.update(ClientMsg=schemas[0], ServerMsg=schemas[1])
    for definition in definitions.values():
        _tidy(definition)
    return {
        "title": "Protocol",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in definitions},
        "$defs": definitions,
    }


def _bodies() -> list[type]:
    """The structs of HTTP requests and answers, and their parts."""
    names = ("basics", "friends", "games", "notices", "people", "tables", "weekly", "workshop")
    modules = [import_module(f"{PACKAGE}.{name}") for name in names]
    found = [each for module in modules for each in vars(module).values() if isinstance(each, type)]
    return [each for each in found if issubclass(each, msgspec.Struct) and each is not msgspec.Struct]


def _tidy(definition: dict[str, Any]) -> None:
    """Structs are closed and a default is none of a type's business; plain dicts stay open."""
    if "properties" in definition:
        definition["additionalProperties"] = False
        for field in definition["properties"].values():
            field.pop("default", None)
