"""Check the pages: every link to one of our files or headings leads somewhere, and every page can be reached.

Also looks through all committed files for package registries and paths of a developer's machine, which have
no place in them.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+\s+(.+?)\s*$", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
# Written so that this file does not find itself.
FOREIGN = re.compile(
    r"p[y]pi\.org|python[h]osted|npmj[s]\.|registr[y]\.npm|deb\.debia[n]|(?<![\w.])/(?:work|farm|root|home)/\w"
)


def tracked() -> list[Path]:
    """The files of the repository, or of the folder where there is none (an unpacked archive)."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True
    )
    if listed.returncode:
        return [path for path in ROOT.rglob("*") if path.is_file() and ".venv" not in path.parts]
    return [path for name in listed.stdout.decode().split("\0") if name and (path := ROOT / name).is_file()]


def anchor(heading: str) -> str:
    """The anchor that GitHub makes of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.replace("`", "")).strip().lower().replace(" ", "-")


def broken_links(page: Path) -> tuple[list[str], set[Path]]:
    """Returns the faults of a page and the files it links to."""
    text = FENCE.sub("", page.read_text("utf-8"))
    wrong, reached = [], set()
    for link in LINK.findall(text):
        if re.match(r"\w+:", link):
            continue
        name, _, part = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        where = f"{page.relative_to(ROOT)}: {link}"
        if not target.exists():
            wrong.append(f"{where}: there is no such file")
            continue
        reached.add(target)
        if part and target.suffix == ".md":
            headings = {anchor(heading) for heading in HEADING.findall(target.read_text("utf-8"))}
            if part not in headings:
                wrong.append(f"{where}: there is no such heading")
    return wrong, reached


def foreign_words(path: Path) -> list[str]:
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    found = [(number, word) for number, line in enumerate(lines, 1) if (word := FOREIGN.search(line))]
    return [f"{path.relative_to(ROOT)}:{number}: {word[0]!r} has no place here" for number, word in found]


def main() -> int:
    files = tracked()
    pages = {path for path in files if path.suffix == ".md"}
    problems = [problem for path in files for problem in foreign_words(path)]
    leads: dict[Path, set[Path]] = {}
    for page in sorted(pages):
        wrong, leads[page] = broken_links(page)
        problems += wrong
    seen, ahead = set(), {ROOT / "README.md"}
    while ahead:
        page = ahead.pop()
        seen.add(page)
        ahead |= (leads.get(page, set()) & pages) - seen
    docs = {page for page in pages if page.is_relative_to(ROOT / "docs")}
    problems += [f"{page.relative_to(ROOT)}: no page leads here from the README" for page in sorted(docs - seen)]
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"docs: {len(pages)} pages, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
