"""The views that the games declare → web/gen/GAME.ts, and web/gen/tables.ts, which says whose table is whose."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, is_typeddict

from scripts.views.declared import Declaration, Shape, declarations, is_union, members

PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null"}


def generate(root: Path) -> None:
    folder = root / "web/gen"
    folder.mkdir(exist_ok=True)
    games = declarations(root)
    for game, declared in games.items():
        (folder / f"{game}.ts").write_text(module_of(declared), "utf-8")
    (folder / "tables.ts").write_text(tables_of(games), "utf-8")


def tables_of(games: dict[str, Declaration]) -> str:
    """Returns the module that maps each game to its table and its faces."""
    lines = ["// Generated from the games by scripts/web/views.py."]
    lines += [f"import type * as {game} from './{game}';" for game in games]
    lines += ["", "/** The table of each game's view. */", "export interface Tables {"]
    lines += [f"  {game}: {game}.TableView;" for game in games]
    lines += ["}", "", "/** What is printed on the cards of a game, where its view only names them. */"]
    lines += ["export interface Faces {"]
    lines += [f"  {game}: {game}.Faces;" for game, declared in games.items() if "Faces" in declared.shapes]
    return "\n".join([*lines, "}", ""])


def module_of(declared: Declaration) -> str:
    lines = [f"// Generated from {declared.path.parent.name}/view_types.py by scripts/web/views.py."]
    for name, values in declared.names.items():
        lines += ["", f"export const {constant(name)} = [{', '.join(map(quoted, values))}] as const;"]
        lines += [f"export type {name} = (typeof {constant(name)})[number];"]
    for name, union in declared.unions.items():
        kinds = [shape for shape in declared.shapes if getattr(declared.module, shape) in union]
        lines += ["", f"export type {name} = {' | '.join(kinds)};"]
    for shape in declared.shapes.values():
        lines += ["", *type_of(declared, shape)]
    return "\n".join([*lines, ""])


def type_of(declared: Declaration, shape: Shape) -> list[str]:
    """A type, not an interface: only types can stand for plain data."""
    lines = [f"/** {shape.text} */", f"export type {shape.name} = {{"]
    for field in shape.fields:
        if field.text:
            lines.append(f"  /** {field.text[0].upper()}{field.text[1:]}. */")
        lines.append(f"  {field.name}{'?' if field.is_optional else ''}: {written(declared, field.type)};")
    return [*lines, "};"]


def written(declared: Declaration, hint: Any) -> str:
    if is_union(hint):
        return _union(declared, hint)
    if is_typeddict(hint):
        return str(hint.__name__)
    if get_origin(hint) is Literal:
        names = [name for name, values in declared.names.items() if values == get_args(hint)]
        return names[0] if names else " | ".join(map(quoted, get_args(hint)))
    if get_origin(hint) is list:
        (item,) = get_args(hint)
        text = written(declared, item)
        return f"({text})[]" if " " in text and is_union(item) else f"{text}[]"
    if get_origin(hint) is dict:
        keys, values = get_args(hint)
        return f"Record<{written(declared, keys)}, {written(declared, values)}>"
    return PLAIN[hint]


def _union(declared: Declaration, hint: Any) -> str:
    kinds = [kind for kind in members(hint) if kind is not type(None)]
    named = [name for name, union in declared.unions.items() if union == set(kinds)]
    texts = named or [written(declared, kind) for kind in kinds]
    return " | ".join([*texts, *(["null"] if len(kinds) < len(members(hint)) else [])])


def quoted(value: str) -> str:
    return f"'{value}'"


def constant(name: str) -> str:
    """The list of the names that a type stands for: `PartyFace` → `PARTY_FACES`."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    return f"{words[:-1]}IES" if words.endswith("Y") else f"{words}ES" if words.endswith("S") else f"{words}S"
