"""A move as people and programs see it: a verb, its arguments, and one line of notation.

Inside, a move is a small int that means something to one position. Outside it is a `Move`:
`{verb, args}` and a line that reads (`warrior > goblin×3`) and parses back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from undercroft.kernel.errors import IllegalMove

Arg = str | int


class Move:
    """One thing a seat may do. `str(move)` is its notation."""

    __slots__ = ("verb", "args", "text")

    def __init__(self, verb: str, args: dict[str, Arg], text: str) -> None:
        self.verb = verb
        self.args = args
        self.text = text

    def data(self) -> dict[str, Any]:
        return {"verb": self.verb, "args": self.args, "text": self.text}

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (self.verb, self.args, self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<move {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.text)


# What people type instead of the signs of the notation; \u0445 is the Cyrillic letter that looks like x.
SPELLINGS: Final = {"*": "×", "\u0445": "×", "->": ">", "=>": ">", "→": ">"}
FIELD: Final = re.compile(r"\{(\w+)(:int)?\}")
COUNT: Final = re.compile(r"×\{(\w+):int\}$")


def tidy(text: str) -> str:
    """One spelling for all: lower case, single spaces, `×` for `x` before a number."""
    text = text.strip().casefold()
    for spelling, sign in SPELLINGS.items():
        text = text.replace(spelling, sign)
    text = re.sub(r"\s+x\s*(?=\d+\b)", "×", text)
    return re.sub(r"\s+", " ", text)


class Notation:
    """The notation of a game: one template per verb, `{name}` for a word, `{name:int}` for a number.

    A count at the end may be left out when it is one: `warrior > goblin` reads as `warrior > goblin×1`.

    >>> notation = Notation({"fight": "{companion} > {monster}×{count:int}", "flee": "flee"})
    >>> str(notation.move("fight", companion="warrior", monster="goblin", count=2))
    'warrior > goblin×2'
    >>> notation.parse("Warrior > goblin x2").args
    {'companion': 'warrior', 'monster': 'goblin', 'count': 2}
    """

    def __init__(self, templates: Mapping[str, str]) -> None:
        self.templates = dict(templates)
        self._plain = {verb: FIELD.sub(r"{\1}", template) for verb, template in templates.items()}
        self._patterns = [(verb, *_pattern(template)) for verb, template in templates.items()]
        self._singles = [
            (verb, count[1], *_pattern(template[: count.start()]))
            for verb, template in templates.items()
            if (count := COUNT.search(template))
        ]

    def move(self, verb: str, **args: Arg) -> Move:
        return Move(verb, dict(args), self._plain[verb].format(**args))

    def parse(self, text: str) -> Move:
        """The move written in `text`; whether it is legal is the position's to say."""
        line = tidy(text)
        for verb, pattern, numbers in self._patterns:
            if found := pattern.fullmatch(line):
                return self.move(verb, **_args(found, numbers))
        for verb, count, pattern, numbers in self._singles:
            if found := pattern.fullmatch(line):
                return self.move(verb, **_args(found, numbers), **{count: 1})
        verbs = ", ".join(f"`{plain}`" for plain in self._plain.values())
        raise IllegalMove(f"{text!r} is not a move in this game's notation; moves look like {verbs}")


def _args(found: re.Match[str], numbers: frozenset[str]) -> dict[str, Arg]:
    return {name: int(word) if name in numbers else word for name, word in found.groupdict().items()}


def _pattern(template: str) -> tuple[re.Pattern[str], frozenset[str]]:
    numbers = frozenset(name for name, is_number in FIELD.findall(template) if is_number)
    pattern, end = "", 0
    for field in FIELD.finditer(template):
        pattern += _literal(template[end : field.start()])
        # A word of the notation holds letters, digits and -_.,:+/ but no space; a number fits a machine word.
        pattern += f"(?P<{field[1]}>-?\\d{{1,9}})" if field[2] else f"(?P<{field[1]}>[\\w.,:+/'&|-]+)"
        end = field.end()
    return re.compile(pattern + _literal(template[end:])), numbers


def _literal(text: str) -> str:
    """Signs may stand with or without spaces around them, words need them; `goblinx2` has an x for a sign."""
    signs = {">": r"\s*>\s*", "×": r"\s*(?:×|x(?=\d))\s*"}
    parts = re.split(r"\s*([>×])\s*", text.casefold())
    return "".join(signs.get(part) or re.sub(r"(\\ )+", r"\\s+", re.escape(part)) for part in parts)
