"""The schema of the store: the statements of `schema.sql`, and its version."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

VERSION: Final = 2  # a newer store is refused; an older one gets the tables that were added since
SCHEMA: Final = files(__package__).joinpath("schema.sql").read_text("utf-8").rstrip().removesuffix(";").split(";\n")
