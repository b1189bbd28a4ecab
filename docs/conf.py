"""Configures the documentation site. `make docs` builds it with Sphinx from the Markdown files of the repository."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from pygments.lexers.special import TextLexer

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import undercroft  # noqa: E402  # the source of this checkout, not an installed package

project = "Undercroft"
author = "the Undercroft developers"
copyright = "the Undercroft developers, MIT licence"
release = version = undercroft.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
# The source folder is the repository, so a link between pages works here as it does in the repository.
include_patterns = ["*.md", "docs/**.md", "bench/results/*.md", "web/rules/*.md"]
exclude_patterns = [".*", "build", "**/node_modules"]
root_doc = "docs/README"

myst_heading_anchors = 4
autodoc_member_order = "bysource"
suppress_warnings = ["toc.not_included"]  # scripts/check_docs.py finds pages that no link leads to

html_theme = "furo"
html_title = "Undercroft"
html_copy_source = False
html_show_sourcelink = False

CONTENTS = (root_doc, "docs/decisions/README")
PIECE = re.compile(r"!\[[^\]]*\]\(piece:[\w-]+\) ?")
LINK = re.compile(r"\]\(([^)#:]+)\.md\)")


def prepare(_app: Any, page: str, source: list[str]) -> None:
    """Makes the links of a page of contents the tree of the site. Leaves out pictures that only the client draws."""
    source[0] = PIECE.sub("", source[0])
    if page in CONTENTS:
        _, *sections = source[0].split("\n## ")
        for section in sections or source:
            caption = f":caption: {section.partition(chr(10))[0]}\n" if sections else ""
            pages = "\n".join(LINK.findall(section))
            source[0] += f"\n```{{toctree}}\n:hidden:\n{caption}\n{pages}\n```\n"


def add_index(app: Any, error: Exception | None) -> None:
    """Leads from the address of the site to its first page."""
    if error is None:
        first = f"{root_doc}.html"
        page = f'<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url={first}">'
        (Path(app.outdir) / "index.html").write_text(f'{page}\n<a href="{first}">Undercroft</a>\n', "utf-8")


def setup(app: Any) -> None:
    app.add_lexer("ftl", TextLexer)
    app.connect("source-read", prepare)
    app.connect("build-finished", add_index)
