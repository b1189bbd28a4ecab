"""What a walk leaves behind, packed into small ints so that copies of a walk are cheap.

A *claim* is a room with the dog's paw and the card won there; a *put* is anything else that now lies on a room; a
*tool* is a card that can disarm a trap; an *entry* is a room of the trail. They are packed and read only here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# How a room was entered.
BY_STEP: Final[i64] = 0
BY_PORTAL: Final[i64] = 1
BY_PUNCH: Final[i64] = 2

EARLIER: Final[i64] = -1  # the slot of a tool that was won in an earlier round


# -- claims: the slot in seven bits, the mark on it in five, the card held -----------------------------


def claim_of(slot: i64, mark: i64, holding: i64) -> i64:
    return slot | mark << 7 | holding << 12


def claim_slot(claim: i64) -> i64:
    return claim & 127


def claim_mark(claim: i64) -> i64:
    return claim >> 7 & 31


def claim_holding(claim: i64) -> i64:
    return claim >> 12


# -- puts: the slot in seven bits, the mark ------------------------------------------------------------


def put_of(slot: i64, mark: i64) -> i64:
    return slot | mark << 7


def put_slot(put: i64) -> i64:
    return put & 127


def put_mark(put: i64) -> i64:
    return put >> 7


# -- tools: the card held in eight bits, the slot where this walk claimed it ---------------------------


def tool_of(holding: i64, slot: i64) -> i64:
    return holding | slot + 1 << 8


def tool_holding(tool: i64) -> i64:
    return tool & 255


def tool_slot(tool: i64) -> i64:
    return (tool >> 8) - 1


# -- entries: the slot in seven bits, how it was entered -----------------------------------------------


def entry_of(slot: i64, how: i64) -> i64:
    return slot | how << 7


def entry_slot(entry: i64) -> i64:
    return entry & 127


def entry_how(entry: i64) -> i64:
    return entry >> 7
