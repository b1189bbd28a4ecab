"""A move: a verb, its arguments, and one line of notation.

Inside the engine a move is a small int that means something to one position. Outside it is a `Move`: `{verb, args}`
and a readable line (`warrior > goblin×3`) that parses back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from undercroft.kernel.errors import IllegalMove
from undercroft.kernel.values import shown

Arg = str | int


class Move:
    """A decision a seat may make. `str(move)` is its notation.

    A move is immutable, so a game may share one table of moves between all matches; `args` returns a copy.
    """

    __slots__ = ("_verb", "_args", "_text")

    def __init__(self, verb: object, args: object, text: object = "") -> None:
        if not isinstance(verb, str) or not isinstance(args, (dict, Mapping)) or not isinstance(text, str):
            given = f"{shown(verb)}, {shown(args)}, {shown(text)}"
            raise IllegalMove(f"a move has a verb, arguments by name and a notation; not {given}")
        self._verb = verb
        self._args: dict[str, Any] = dict(args)
        self._text = text

    @property
    def verb(self) -> str:
        return self._verb

    @property
    def args(self) -> dict[str, Any]:
        return self._args.copy()

    @property
    def text(self) -> str:
        return self._text

    def data(self) -> dict[str, Any]:
        return {"verb": self._verb, "args": self._args.copy(), "text": self._text}

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (self._verb, self._args, self._text)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<move {self._text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self._verb == other._verb and self._args == other._args

    def __hash__(self) -> int:
        return hash(self._text)


# Spellings people type instead of the notation's signs; \u0445 is the Cyrillic letter that looks like x.
SPELLINGS: Final = {"*": "×", "\u0445": "×", "->": ">", "=>": ">", "→": ">"}
FIELD: Final = re.compile(r"\{(\w+)(:int)?\}")
COUNT: Final = re.compile(r"×\{(\w+):int\}$")
DIGITS: Final = 9  # digits of a number, so that it fits a machine word
MAX_NUMBER: Final = 10**DIGITS - 1


def tidy(text: str) -> str:
    """Normalises a line: lower case, single spaces, `×` for `x` before a number."""
    text = text.strip().casefold()
    for spelling, sign in SPELLINGS.items():
        text = text.replace(spelling, sign)
    text = re.sub(r"\s+x\s*(?=\d+\b)", "×", text)
    return re.sub(r"\s+", " ", text)


class Notation:
    """The notation of a game: one template per verb, `{name}` for a word, `{name:int}` for a number.

    A final count of one may be left out: `warrior > goblin` reads as `warrior > goblin×1`. Where the shorter line is
    a verb of its own (`ultimate` and `ultimate×1`), it has two readings.

    >>> notation = Notation({"fight": "{companion} > {monster}×{count:int}", "flee": "flee"})
    >>> str(notation.move("fight", companion="warrior", monster="goblin", count=2))
    'warrior > goblin×2'
    >>> notation.parse("Warrior > goblin x2").args
    {'companion': 'warrior', 'monster': 'goblin', 'count': 2}
    """

    def __init__(self, templates: Mapping[str, str]) -> None:
        self.templates: dict[str, str] = dict(templates)
        self._plain = {verb: FIELD.sub(r"{\1}", template) for verb, template in templates.items()}
        self._fields = {
            verb: {name: bool(is_number) for name, is_number in FIELD.findall(template)}
            for verb, template in templates.items()
        }
        self._patterns = [(verb, *_pattern(template)) for verb, template in templates.items()]
        self._singles = [
            (verb, count[1], *_pattern(template[: count.start()]))
            for verb, template in templates.items()
            if (count := COUNT.search(template))
        ]

    def move(self, verb: str, **args: Arg) -> Move:
        return Move(verb, args, self._plain[verb].format(**args))

    def parse(self, text: object) -> Move:
        """Parses a line of notation. The position decides whether the move is legal."""
        return self.readings(text)[0]

    def readings(self, text: object) -> list[Move]:
        """Returns every move that a line may mean, the one written out in full first."""
        line = tidy(text) if isinstance(text, str) else ""
        moves: list[Move] = []
        for verb, pattern, numbers in self._patterns:
            if found := pattern.fullmatch(line):
                moves.append(self.move(verb, **_args(found, numbers)))
                break
        for verb, count, pattern, numbers in self._singles:
            if found := pattern.fullmatch(line):
                moves.append(self.move(verb, **_args(found, numbers), **{count: 1}))
        if not moves:
            verbs = ", ".join(f"`{plain}`" for plain in self._plain.values())
            raise IllegalMove(f"{shown(text)} is not a move in this game's notation; moves look like {verbs}")
        return moves

    def fields(self, verb: str) -> dict[str, bool]:
        """Returns a verb's arguments by name, and whether each is a number."""
        return self._fields[verb].copy()

    def fit(self, move: Move) -> Move:
        """Checks a move built by hand and returns it; refuses one whose form differs from its verb's template."""
        fields = self._fields.get(move.verb)
        if fields is None:
            raise IllegalMove(f"there is no move {shown(move.verb)} in this game; its verbs: {', '.join(self._plain)}")
        args = move.args
        if args.keys() != fields.keys():
            names = ", ".join(fields) or "none"
            raise IllegalMove(f"`{move.verb}` has the arguments {names}; not {shown(args)}")
        for name, is_number in fields.items():
            if type(args[name]) is not int if is_number else not isinstance(args[name], str):
                kind = "a whole number" if is_number else "a word"
                raise IllegalMove(f"the argument {name!r} of `{move.verb}` is {kind}; not {shown(args[name])}")
            if is_number and abs(args[name]) > MAX_NUMBER:
                raise IllegalMove(f"the argument {name!r} of `{move.verb}` has {DIGITS} digits at most")
        return self.move(move.verb, **args)


def _args(found: re.Match[str], numbers: frozenset[str]) -> dict[str, Arg]:
    return {name: int(word) if name in numbers else word for name, word in found.groupdict().items()}


def _pattern(template: str) -> tuple[re.Pattern[str], frozenset[str]]:
    numbers = frozenset(name for name, is_number in FIELD.findall(template) if is_number)
    pattern, end = "", 0
    for field in FIELD.finditer(template):
        pattern += _literal(template[end : field.start()])
        # A word of the notation has letters, digits and -_.,:+/'&| but no space.
        pattern += f"(?P<{field[1]}>-?\\d{{1,{DIGITS}}})" if field[2] else f"(?P<{field[1]}>[\\w.,:+/'&|-]+)"
        end = field.end()
    return re.compile(pattern + _literal(template[end:])), numbers


def _literal(text: str) -> str:
    """Returns a pattern for literal text, in which spaces around signs are optional, as in `goblinx2`."""
    signs = {">": r"\s*>\s*", "×": r"\s*(?:×|x(?=\d))\s*"}
    parts = re.split(r"\s*([>×])\s*", text.casefold())
    return "".join(signs.get(part) or re.sub(r"(\\ )+", r"\\s+", re.escape(part)) for part in parts)
