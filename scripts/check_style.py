"""Check what ruff does not: docstrings that name their subject, functions that fit on a screen.

python scripts/check_style.py          the whole repository
python scripts/check_style.py --count  only the numbers
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST_FUNCTION: Final = 70  # lines
HEADLESS: Final = re.compile(
    r"(What|Whatever|Who|Whoever|Whom|Whose|Why|Of|How|Where|Those|Which|Whether|By what|From what|Else|And|Nobody|"
    r"Somebody|Someone|It|Has|Is|Does \w+ [^.]*\?|[^.:\n]*\?)(?!\w)"
)
PARTS: Final = ("src", "scripts", "bench", "tests", "examples", "hatch_build.py")


def python_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", *PARTS], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.splitlines() if name.endswith(".py") and (ROOT / name).exists()]


def faults(path: Path) -> Iterator[str]:
    """Yields one line for each docstring without a subject and each function that is too long."""
    name = path.relative_to(ROOT)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        line = getattr(node, "lineno", 1)
        docstring = ast.get_docstring(node) or ""
        if HEADLESS.match(docstring):
            yield f"{name}:{line}: docstring without a subject: {docstring.splitlines()[0]}"
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or line) - line + 1
            if length > LONGEST_FUNCTION:
                yield f"{name}:{line}: {node.name} has {length} lines, more than {LONGEST_FUNCTION}"


def main() -> int:
    found = [fault for path in python_files() for fault in faults(path)]
    if "--count" not in sys.argv:
        print(*found, sep="\n")
    print(f"{len(found)} faults of style" if found else "style: docstrings and lengths of functions are fine")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
