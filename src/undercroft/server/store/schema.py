"""The schema of the store: the statements of `schema.sql`, and its version."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

VERSION: Final = 2  # a store of another version is refused
SCHEMA: Final = files(__package__).joinpath("schema.sql").read_text("utf-8").rstrip().removesuffix(";").split(";\n")
