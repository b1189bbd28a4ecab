"""Prints the fields of a game's view and card faces as Markdown tables, from the game's `view_types.py`.

python -m scripts.views.pages serpent
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, is_typeddict

from scripts.views.declared import Declaration, Shape, declarations, is_union, members

ROOTS = ("TableView", "Faces")  # every other typed dictionary is part of one of these
PLAIN = {int: "number", str: "text", bool: "true or false", type(None): "null"}


def page(declared: Declaration) -> str:
    """Returns a table for each typed dictionary that a view or the faces of the cards contain."""
    return "\n".join([line for shape in reachable(declared) for line in table_of(declared, shape)]).strip() + "\n"


def reachable(declared: Declaration) -> list[Shape]:
    """Returns the typed dictionaries reachable from `ROOTS`, each after one that refers to it."""
    ahead = [name for name in ROOTS if name in declared.shapes]
    found: dict[str, Shape] = {}
    while ahead:
        name = ahead.pop(0)
        if name not in found:
            found[name] = declared.shapes[name]
            ahead += [other for field in found[name].fields for other in _shapes_in(field.type)]
    return list(found.values())


def _shapes_in(hint: Any) -> Iterator[str]:
    if is_typeddict(hint):
        yield hint.__name__
    for part in get_args(hint) if get_origin(hint) is not Literal else ():
        yield from _shapes_in(part)


def table_of(declared: Declaration, shape: Shape) -> Iterator[str]:
    yield from ("", f"**{shape.name}.** {shape.text}", "", "| field | type | meaning |", "|---|---|---|")
    for field in shape.fields:
        kind = told(declared, field.type) + (", optional" if field.is_optional else "")
        yield f"| `{field.name}` | {kind} | {field.text} |"


def told(declared: Declaration, hint: Any) -> str:
    """Describes a type in words."""
    if is_union(hint):
        return " or ".join([told(declared, kind) for kind in members(hint)])
    if is_typeddict(hint):
        return str(hint.__name__)
    if get_origin(hint) is Literal:
        return " ".join([f"`{value}`" for value in get_args(hint)])
    if get_origin(hint) is list:
        return f"list of {told(declared, get_args(hint)[0])}"
    if get_origin(hint) is dict:
        keys, values = get_args(hint)
        return f"{told(declared, keys) if keys is not str else 'id'} → {told(declared, values)}"
    return PLAIN[hint]


def main() -> None:
    known = declarations()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=known)
    print(page(known[parser.parse_args().game]), end="")


if __name__ == "__main__":
    main()
