"""Makes messages from their types: of the right form, with values that mean something at the tables there are.

Nothing here names a message or a field of today's but what the fields of the same name mean (`Forger.known`): a new
message of the protocol is forged as soon as there is one.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import inspect

from tests.server.guest import Json

WORDS: Final = ["x", "стол", "' OR 1=1 --", "<img src=x>", "../../etc/passwd", "{seat}%s%n", "\u202e", "🎲", "a\u0000b"]
SENSE: Final = 0.85  # how often a field has a value that means something, where one is known
SPOILT: Final = 0.04  # how often a field is of another type or beyond its bounds


class Forger:
    """`known` are values that mean something, by the name of the field."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.known: dict[str, Sequence[Any]] = {}

    def message(self, kind: type[msgspec.Struct], **given: Any) -> Json:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        made: Json = {} if info.tag_field is None else {info.tag_field: info.tag}
        for field in info.fields:
            if field.encode_name in given:
                made[field.encode_name] = given[field.encode_name]
            elif field.required or self.chance.random() < 0.5:
                made[field.encode_name] = self._field(field.encode_name, field.type)
        return made

    def _field(self, name: str, info: inspect.Type) -> Any:
        if self.chance.random() < SPOILT:
            return self._spoilt(info)
        if name in self.known and self.chance.random() < SENSE:
            return self.chance.choice(self.known[name])
        return self._value(info)

    def _value(self, info: inspect.Type) -> Any:
        """Any value of the type."""
        chance = self.chance
        match info:
            case inspect.Metadata(type=inner):
                return self._value(inner)
            case inspect.BoolType():
                return chance.random() < 0.5
            case inspect.IntType(ge=least, le=most):
                low = 0 if least is None else least
                high = 1 << 62 if most is None else most
                return chance.choice([low, low + 1, chance.randint(low, high), high])
            case inspect.FloatType():
                return chance.choice([0.0, 0.5, -1.0, 1e300])
            case inspect.StrType(min_length=least, max_length=most):
                word = chance.choice([*WORDS, "y" * (most or 100)])
                return word.ljust(least or 0, "z")[:most]
            case inspect.LiteralType(values=values):
                return chance.choice(list(values))
            case inspect.UnionType(types=types):
                return self._value(chance.choice(list(types)))
            case inspect.ListType(item_type=item, min_length=least, max_length=most):
                length = chance.randint(least or 0, min(most or 4, 4))
                return [self._value(item) for _ in range(max(length, least or 0))]
            case inspect.DictType():
                return {chance.choice(WORDS): self._value(inspect.IntType()) for _ in range(chance.randint(0, 2))}
            case inspect.StructType(cls=cls):
                return self.message(cls)
            case inspect.NoneType() | inspect.AnyType():
                return None
        raise TypeError(f"the forger does not know {info}: teach it")

    def _spoilt(self, info: inspect.Type) -> Any:
        """Returns a value of another type, or one just beyond the limit."""
        beyond: list[Any] = [None, [], {}, -1, 1 << 70, 0.5, "", "y" * 5000, [[]], {"a": 1}, True]
        match info:
            case inspect.IntType(le=int(most)):
                beyond.append(most + 1)
            case inspect.StrType(max_length=int(most)):
                beyond.append("y" * (most + 1))
        return self.chance.choice(beyond)


def kinds_of(union: Any) -> Mapping[str, type[msgspec.Struct]]:
    """The messages of a union, by what they are called on the line."""
    return {str(kind.__struct_config__.tag): kind for kind in union.__args__}
