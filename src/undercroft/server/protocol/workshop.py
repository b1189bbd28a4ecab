"""The workshop: changed figures of a game, and what they do to it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Figures = dict[str, Any]  # changes of the printed figures: by file, table, card and field, as in a record


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures to compare with the printed ones, at a number of seats."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    changes: Figures


class Effect(Struct, frozen=True):
    """A figure with the changed cards and its difference from the printed ones, each give or take a 95 % reach.

    `id` is `score` or `length` for the whole table; otherwise a trait such as `seat:1` or `hero:knight`, and the figure
    is the share of the win, in a solo game the points, of seats with that trait.
    """

    id: str
    value: float
    reach: float
    change: float
    change_reach: float
    games: int


class Usage(Struct, frozen=True):
    """The use of a card: how often it is held and used in a game, with the changed and with the printed cards."""

    id: str
    held: float
    used: float
    was_held: float
    was_used: float


class Share(Struct, frozen=True):
    """The share of the win of a hero, a character or a dog, give or take a 95 % reach."""

    id: str
    value: float
    reach: float


class Evened(Struct, frozen=True):
    """Figures with which all win about equally often, as far as they are found. `is_checked`: on fresh deals."""

    changes: Figures
    shares: list[Share]
    is_even: bool
    is_checked: bool
    is_done: bool
    fault: str | None = None


class Comparison(Struct, frozen=True):
    """The effects found on a number of deals, or the fault that makes the figures unplayable."""

    games: int
    effects: list[Effect]
    cards: list[Usage]
    is_done: bool
    fault: str | None = None
