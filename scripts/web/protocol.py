"""The server's protocol structs → web/gen/protocol.ts, by way of JSON Schema."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from scripts.web import node

SOURCE = "src/undercroft/server/protocol.py"


def load(path: Path) -> ModuleType:
    """The structs by themselves: the build needs no server, only msgspec."""
    spec = importlib.util.spec_from_file_location("undercroft_protocol", path)
    if spec is None or spec.loader is None:
        raise SystemExit(f"web client: {path} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def generate(root: Path) -> None:
    source = load(root / SOURCE)
    # The bodies of HTTP are told apart by their address, so they are types one by one, not one tagged union.
    types = [source.ClientMsg, source.ServerMsg, *source.HTTP_TYPES]
    schemas, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    definitions.update(ClientMsg=schemas[0], ServerMsg=schemas[1])
    for definition in definitions.values():
        _tidy(definition)
    schema = {
        "title": "Protocol",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in definitions},
        "$defs": definitions,
    }
    folder = root / "web/gen"
    folder.mkdir(exist_ok=True)
    (folder / "protocol.schema.json").write_text(json.dumps(schema, indent=1), "utf-8")
    node.tool(
        root / "web",
        "json-schema-to-typescript/dist/src/cli.js",
        "--input=gen/protocol.schema.json",
        "--output=gen/protocol.ts",
        "--ignoreMinAndMaxItems",
        "--bannerComment=// Generated from the server's protocol by scripts/web/protocol.py.",
    )


def _tidy(definition: dict[str, Any]) -> None:
    """Structs are closed and a default is none of a type's business; plain dicts stay open."""
    if "properties" in definition:
        definition["additionalProperties"] = False
        for field in definition["properties"].values():
            field.pop("default", None)
