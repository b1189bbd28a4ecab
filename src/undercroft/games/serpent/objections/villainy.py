"""Objections to curses and encounters."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.battle.fighters import extra_of
from undercroft.games.serpent.box.book import (
    CARD_NUMBER,
    CARDS,
    LEGENDARY_LEVEL,
    NAKARI,
    NAKARIS_LAIR,
    PLACE_NUMBER,
    Face,
)
from undercroft.games.serpent.box.words import ATTACHMENT, FORMS, H_RIVAL_TREASURE, MONSTER, PERMANENT, TRAP, VILLAINY
from undercroft.games.serpent.box.words import CURSE as CURSE_SORT
from undercroft.games.serpent.objections.deeds import whom_objection
from undercroft.games.serpent.table.aim import AS_NAKARI, AS_TRAP, FROM_HAND, FROM_LAIR
from undercroft.games.serpent.table.piece import CURSING, LAID, LAIR, Piece
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.turn.planning import is_legal_for, is_loosed, payers, planned_from_hand
from undercroft.games.serpent.turn.villainy import Villainy
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move

ENCOUNTERS: Final = ("send", "loose", "set", "boost", "rouse")
SORTS: Final = {"send": (MONSTER,), "set": (TRAP,)}


def villainy_objection(table: Table, seat: int, move: Move) -> Message | None:
    question = table.asked()
    assert isinstance(question, Villainy)
    verb = move.verb
    if verb in ENCOUNTERS:
        if question.is_declared:
            return Message("serpent-why-declared")
        return encounter_objection(table, seat, move)
    if verb in ("unleash", "recall"):
        if not table.draft:
            return Message("serpent-why-no-plan")
        return Message("serpent-why-recalled") if verb == "recall" and question.was_recalled else None
    if table.draft:
        return Message("serpent-why-plan-open")
    return curse_objection(table, seat, move)


# -- encounters --------------------------------------------------------------------------------------------


def encounter_objection(table: Table, seat: int, move: Move) -> Message | None:
    verb = move.verb
    if verb == "boost":
        return boost_objection(table, int(move.args["count"]))
    wrong = whom_objection(table, seat, int(move.args["whom"]))
    if wrong is not None:
        return wrong
    if verb == "rouse":
        return rouse_objection(table, int(move.args["whom"]))
    kind = CARD_NUMBER[str(move.args["card"])]
    wrong = lair_objection(table, seat, move) if verb == "loose" else hand_objection(table, seat, kind, SORTS[verb])
    return wrong or target_objection(table, kind, move)


def hand_objection(table: Table, seat: int, kind: int, sorts: tuple[int, ...]) -> Message | None:
    hand = table.heroes[seat].hand
    if kind not in hand:
        return Message("serpent-why-not-in-hand")
    if CARDS[kind].is_glory:
        return Message("serpent-why-glory-card")
    if CARDS[kind].sort not in sorts:
        return Message("serpent-why-other-sort")
    return Message("serpent-why-planned") if 0 < hand.count(kind) <= planned_from_hand(table, kind) else None


def lair_objection(table: Table, seat: int, move: Move) -> Message | None:
    piece = piece_named(table, move, "card")
    if piece is None or piece.seat != seat or piece.zone != LAIR:
        return Message("serpent-why-not-in-lair")
    if piece.attacked:
        return Message("serpent-why-attacked")
    return Message("serpent-why-planned") if is_loosed(table, piece.id) else None


def piece_named(table: Table, move: Move, name: str) -> Piece | None:
    """Returns the card in play that a move names by its word and number."""
    for piece in table.pieces:
        if piece.id == move.args["copy"] and CARDS[piece.kind].id == move.args[name]:
            return piece
    return None


def target_objection(table: Table, kind: int, move: Move) -> Message | None:
    """Objects to the target or payer of a monster or trap that could be played."""
    face, whom = CARDS[kind], int(move.args["whom"])
    if not is_legal_for(table, face, whom):
        return Message("serpent-why-legendary-target", {"level": LEGENDARY_LEVEL})
    source = {"send": FROM_HAND, "loose": FROM_LAIR, "set": AS_TRAP}[move.verb]
    if not payers(table, source, kind) >> whom & 1:
        return Message("serpent-why-peril", {"whom": whom})
    if move.verb == "set":
        return set_objection(table, PLACE_NUMBER[str(move.args["place"])])
    return None if face.attacks >> FORMS.index(str(move.args["form"])) & 1 else Message("serpent-why-form")


def set_objection(table: Table, place: int) -> Message | None:
    if table.chart.cells[place] < 0:
        return Message("serpent-why-set-off-map")
    if table.is_entrance(place):
        return Message("serpent-why-set-entrance")
    is_taken = any([piece.zone == LAID and piece.place == place for piece in table.pieces])
    is_planned = any([encounter.source == AS_TRAP and encounter.place == place for encounter in table.draft])
    if is_taken or is_planned:
        return Message("serpent-why-set-trap")
    return Message("serpent-why-set-hero") if table.heroes_at(place, 0) else None


def rouse_objection(table: Table, whom: int) -> Message | None:
    if not table.variants.nakari_peril:
        return Message("serpent-why-rouse-variant")
    if not table.has_event:
        return Message("serpent-why-rouse-gone")
    if table.nakari_sent or any([encounter.source == AS_NAKARI for encounter in table.draft]):
        return Message("serpent-why-rouse-once")
    if table.heroes[whom].place != NAKARIS_LAIR:
        return Message("serpent-why-rouse-place")
    is_paid = payers(table, AS_NAKARI, NAKARI) >> whom & 1
    return None if is_paid else Message("serpent-why-peril", {"whom": whom})


def boost_objection(table: Table, number: int) -> Message | None:
    """Objects to extras bought for an encounter of the plan."""
    if not 1 <= number <= len(table.draft):
        return Message("serpent-why-boost-none")
    encounter = table.draft[number - 1]
    if encounter.has_extra:
        return Message("serpent-why-boosted")
    extra = extra_of(encounter.face) if encounter.source in (FROM_HAND, FROM_LAIR) else None
    if extra is None or not extra.forms >> encounter.form & 1:
        return Message("serpent-why-no-boost")
    return Message("serpent-why-peril", {"whom": encounter.whom})


# -- curses ------------------------------------------------------------------------------------------------


def curse_objection(table: Table, seat: int, move: Move) -> Message | None:
    kind = CARD_NUMBER[str(move.args["card"])]
    face = CARDS[kind]
    wrong = hand_objection(table, seat, kind, (CURSE_SORT,))
    if wrong is not None:
        return wrong
    if face.timing != VILLAINY:
        return Message("serpent-why-spoils-rolls")
    how = cursed_with(face)
    if how != move.verb:
        return Message("serpent-why-how", {"how": how})
    if move.verb in ("rust", "bless"):
        return attached_objection(table, seat, face, move)
    whom = int(move.args["whom"])
    wrong = whom_objection(table, seat, whom)
    if wrong is not None:
        return wrong
    if not is_legal_for(table, face, whom):
        return Message("serpent-why-legendary-target", {"level": LEGENDARY_LEVEL})
    peril = table.heroes[whom].peril
    if move.verb == "curse-for":
        return None if 1 <= int(move.args["count"]) <= peril else Message("serpent-why-peril", {"whom": whom})
    if face.cost > peril:
        return Message("serpent-why-peril", {"whom": whom})
    is_cursed = face.duration == PERMANENT and any(
        [piece.kind == kind and piece.seat == whom and piece.zone == CURSING for piece in table.pieces]
    )
    return Message("serpent-why-cursed" if is_cursed else "serpent-why-idle")


def cursed_with(face: Face) -> str:
    """Returns the verb with which a curse is played."""
    if face.duration == ATTACHMENT:
        return "rust" if face.host == H_RIVAL_TREASURE else "bless"
    return "curse-for" if face.cost < 0 else "curse"


def attached_objection(table: Table, seat: int, face: Face, move: Move) -> Message | None:
    """Objects to a curse's host: a rival's treasure, or the player's own monster or trap."""
    piece = piece_named(table, move, "target")
    if piece is None:
        return Message("serpent-why-not-in-play")
    if move.verb == "rust":
        return None if piece.seat != seat else Message("serpent-why-host-treasure")
    if piece.owner != seat or piece.zone not in (LAIR, LAID):
        return Message("serpent-why-host-monster")
    return whom_objection(table, seat, int(move.args["whom"]))
