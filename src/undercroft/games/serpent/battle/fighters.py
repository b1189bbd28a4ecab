"""Fighters: heroes by seat, monsters, minions, hunted monsters and Nakari."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, NAKARI, QUESTS, Face
from undercroft.games.serpent.box.words import COUNTER, ON_ATTACK, PRIESTESS, Effect
from undercroft.games.serpent.table.battle import Fight, Fighter
from undercroft.games.serpent.table.piece import FIGHTING, LAIR, SERVING, Piece
from undercroft.games.serpent.table.step import Step
from undercroft.games.serpent.table.table import Table


@mypyc_attr(acyclic=True)
class FightStep(Step):
    """A step of one attack of the running battle."""

    FIELDS: ClassVar[tuple[str, ...]] = ("fight",)

    def __init__(self, fight: int) -> None:
        self.fight: int = fight


def face_of(table: Table, fighter: Fighter) -> Face:
    """Returns the card of a monster, minion, hunted monster or Nakari."""
    if fighter.is_piece:
        piece = table.piece(fighter.piece)
        return CARDS[piece.kind] if piece is not None else CARDS[NAKARI]
    quest = table.quest(fighter.quest)
    return QUESTS[quest.kind].monster if quest is not None else CARDS[NAKARI]


def kinds_of(table: Table, fighter: Fighter) -> int:
    return 0 if fighter.is_hero else face_of(table, fighter).kinds


def is_there(table: Table, fighter: Fighter) -> bool:
    """Returns whether a fighter can still fight: a hero not felled, a monster not taken away."""
    if fighter.is_hero:
        return not table.heroes[fighter.seat].is_out
    if fighter.is_piece:
        piece = table.piece(fighter.piece)
        return piece is not None and piece.zone in (FIGHTING, SERVING)
    return table.has_event if fighter.is_nakari else table.quest(fighter.quest) is not None


def is_shot(table: Table, fight: Fight) -> bool:
    """Returns whether a hero attacks another one from afar: only a fighter in the attacker's location strikes back."""
    if not fight.attacker.is_hero or not fight.target.is_hero:
        return False
    return table.heroes[fight.attacker.seat].place != table.heroes[fight.target.seat].place


def minions(table: Table, seat: int) -> list[Piece]:
    """Returns minions that have neither countered nor attacked since their owner's recovery."""
    return [piece for piece in table.pieces if piece.seat == seat and piece.zone == SERVING and not piece.acted]


def lair_of(table: Table, seat: int) -> list[Piece]:
    return [piece for piece in table.pieces if piece.seat == seat and piece.zone == LAIR]


def survivors(table: Table) -> list[Piece]:
    """Returns the monsters of this battle that are still fighting."""
    found: list[Piece] = []
    for fight in table.battles[-1].fights:
        if fight.attacker.is_piece:
            piece = table.piece(fight.attacker.piece)
            if piece is not None and piece.zone == FIGHTING and piece not in found:
                found.append(piece)
    return found


def extra_of(face: Face) -> Effect | None:
    """Returns what may be bought for an attack with the target's peril."""
    for effect in face.effects:
        if effect.when == ON_ATTACK and effect.pay:
            return effect
    return None


def attack_lead(table: Table, face: Face, seat: int, form: int) -> int:
    """Returns by how much a monster's attack exceeds a hero's counter."""
    lead = face.values[form] + table.enemy_bonus(seat, form, face.kinds) - table.value(seat, form)
    lead -= table.roll_bonus(seat, COUNTER, form, 0, face.kinds)
    if face.kinds & PRIESTESS and table.has_event:
        lead += table.tokens
    return lead


# -- leaving a battle ----------------------------------------------------------------------------------


def leave_battle(table: Table, piece: Piece) -> None:
    """Takes a monster out: its attacks are void and it no longer counts as attacking this turn."""
    for battle in table.battles:
        for fight in battle.fights:
            if fight.attacker.piece == piece.id or fight.target.piece == piece.id:
                fight.is_void = True
    if piece.zone == FIGHTING and piece.kind in table.declared:
        table.declared.remove(piece.kind)


def make_minion(table: Table, seat: int, piece: Piece) -> None:
    """Turns the monster into a minion: a permanent treasure without a type."""
    leave_battle(table, piece)
    table.drop_attached(piece)
    piece.seat = seat
    piece.owner = seat
    piece.zone = SERVING
    piece.acted = False
    piece.from_lair = False
    table.tell_who("serpent-event-minion", seat, "card", CARDS[piece.kind].id)


# -- for the log ---------------------------------------------------------------------------------------


def named_fighters(table: Table, fight: Fight) -> dict[str, object]:
    """Returns the attacker and the target: seats as `who` and `whom`, monsters by name."""
    args: dict[str, object] = {}
    if fight.attacker.is_hero:
        args["who"] = fight.attacker.seat
        args["attacker"] = "hero"
    else:
        args["who"] = 0
        args["attacker"] = face_of(table, fight.attacker).id
    if fight.target.is_hero:
        args["whom"] = fight.target.seat
        args["target"] = "hero"
    else:
        args["whom"] = 0
        args["target"] = face_of(table, fight.target).id
    return args
