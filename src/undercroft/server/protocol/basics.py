"""What all messages and bodies are made of: ids, times, versions, texts, people."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

MsgId = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the client; repeated when re-sent")]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
PersonId = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNo = Annotated[int, Meta(ge=0, le=63)]
Version = Annotated[int, Meta(ge=0, description="how many things have happened at the table")]
Milliseconds = int
Outcomes = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=200, description="by name, in order")]


class Text(Struct, frozen=True):
    """A Fluent message: its id and what goes into it. `who` and `whom` are seats."""

    id: str
    args: dict[str, Any]


class Player(Struct, frozen=True):
    """A person as others see them."""

    id: str
    name: str
    avatar: str
