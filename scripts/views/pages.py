"""The tables of fields in docs/games/*.md, written from what the games declare in their `view_types.py`.

    python scripts/views/pages.py            write what has changed
    python scripts/views/pages.py --check    only tell what is out of date

A page says where they stand and from which typed dictionaries they come:

    <!-- fields: Table Room -->
    …
    <!-- end of fields -->
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, is_typeddict

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from scripts.views.declared import Declaration, Shape, declarations, is_union, members  # noqa: E402

PART = re.compile(r"(<!-- fields: ([\w ]+) -->\n).*?(<!-- end of fields -->)", re.DOTALL)
PLAIN = {int: "number", str: "text", bool: "true or false", type(None): "null"}


def page_of(game: str) -> Path:
    return ROOT / "docs/games" / f"{game}.md"


def renewed(text: str, declared: Declaration) -> str:
    """A page with its tables rewritten."""

    def tables(found: re.Match[str]) -> str:
        shapes = [_shape(declared, name) for name in found[2].split()]
        lines = [line for shape in shapes for line in table_of(declared, shape)]
        return found[1] + "\n".join(lines) + "\n\n" + found[3]

    return PART.sub(tables, text)


def untold(text: str, declared: Declaration) -> list[str]:
    """Typed dictionaries that a page leaves out, though something that it tells leads to them."""
    told = {name for found in PART.finditer(text) for name in found[2].split()}
    ahead: list[str] = [name for name in ("Table", "Faces") if name in declared.shapes]
    reached: set[str] = set()
    while ahead:
        name = ahead.pop()
        if name not in reached:
            reached.add(name)
            ahead += [other for field in declared.shapes[name].fields for other in _shapes_in(field.type)]
    return sorted(reached - told)


def _shape(declared: Declaration, name: str) -> Shape:
    if name not in declared.shapes:
        raise SystemExit(f"{declared.path}: there is no {name}; there are: {', '.join(declared.shapes)}")
    return declared.shapes[name]


def _shapes_in(hint: Any) -> Iterator[str]:
    if is_typeddict(hint):
        yield hint.__name__
    for part in get_args(hint) if get_origin(hint) is not Literal else ():
        yield from _shapes_in(part)


def table_of(declared: Declaration, shape: Shape) -> Iterator[str]:
    yield ""
    yield f"**{shape.name}.** {shape.text}"
    yield ""
    yield "| field | type | what it is |"
    yield "|---|---|---|"
    for field in shape.fields:
        kind = told(declared, field.type) + (", may be left out" if field.is_optional else "")
        yield f"| `{field.name}` | {kind} | {field.text} |"


def told(declared: Declaration, hint: Any) -> str:
    """A type in words."""
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


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the tables of fields in docs/games.")
    parser.add_argument("--check", action="store_true", help="only tell what is out of date")
    is_check = parser.parse_args().check
    stale = 0
    for game, declared in declarations().items():
        page = page_of(game)
        before = page.read_text("utf-8")
        after = renewed(before, declared)
        if left_out := untold(before, declared):
            raise SystemExit(f"{page}: nothing is told of {', '.join(left_out)}")
        if before != after:
            stale += 1
            print(f"{page.relative_to(ROOT)}: {'out of date' if is_check else 'written'}")
            if not is_check:
                page.write_text(after, "utf-8")
    return 1 if is_check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
