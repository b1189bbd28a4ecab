"""Objections: the rule that a refused move breaks, and those to answers in battle, on the map and in the last phase."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.battle.aftermath import Settle
from undercroft.games.serpent.battle.fighters import minions
from undercroft.games.serpent.box.book import CARD_NUMBER, CARDS
from undercroft.games.serpent.box.words import FORMS, T_ROLL
from undercroft.games.serpent.cards.dice import Slick
from undercroft.games.serpent.cards.timing import IN_AWAY, IN_DUEL, IN_ENTER, IN_HEROIC, IN_RESCUE, IN_RESPONSE
from undercroft.games.serpent.notation import VERBS, first_of, verb_of
from undercroft.games.serpent.objections.cards import DRINKS, PLAYS, USES, ability_objection, card_objection
from undercroft.games.serpent.objections.deeds import deed_objection, quest_objection, whom_objection
from undercroft.games.serpent.objections.villainy import piece_named, villainy_objection
from undercroft.games.serpent.table.map import STEP, cell_at
from undercroft.games.serpent.table.step import name_of
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.telling import NAMES
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move

KINDS: Final = {verb: figures for verb, _, figures in VERBS}
DEEDS: Final = ("go", "explore", "attack", "stand", "lie", "done")
QUEST_VERBS: Final = ("try", "try-with", "search", "take", "take-with", "deliver", "drop")
ENCOUNTERS: Final = ("send", "loose", "set", "boost", "rouse")
CURSES: Final = ("curse", "curse-for", "rust", "bless")
# Verbs that can answer a question, besides those of its legal moves.
ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "heroic": (*DEEDS, *QUEST_VERBS, *PLAYS, "stow", *DRINKS, *USES),
    "villainy": (*ENCOUNTERS, *CURSES, "unleash", "recall", "done"),
    "enter": (*PLAYS, "pass"),
    "response": (*PLAYS, *USES, "pass"),
    "rescue": (*PLAYS, *DRINKS, "pass"),
    "away": (*PLAYS, "pass"),
    "duel": (*PLAYS, "attack", "pass"),
    "treasure": (*PLAYS, "pass"),
    "slick": ("curse", "pass"),
    "lay": ("lay", "lay-turned"),
    "discard": ("discard", "scrap", "banish", "pass"),
    "upkeep": ("retain", "done"),
    "dodge": ("dodge", "risk"),
    "reroll": ("reroll", "keep"),
    "stand-in": ("stand-in", "counter"),
    "hit": ("pay", "decline"),
    "spoils": ("wound", "steal"),
    "tame": ("tame", "decline"),
    "challenge": ("challenge", "duel", "order", "pass"),
    "settle": ("to-hand", "to-lair", "banish", "all-to-lair"),
}
WINDOWS: Final = {
    "heroic": IN_HEROIC,
    "enter": IN_ENTER,
    "response": IN_RESPONSE,
    "rescue": IN_RESCUE,
    "away": IN_AWAY,
    "duel": IN_DUEL,
}


def objection(table: Table, seat: int, move: Move) -> Message | None:
    """Returns the rule an illegal move breaks, where it can be told."""
    strange = stranger(move)
    if strange is not None:
        return strange
    question = name_of(table.asked())
    verb = move.verb
    legal = [table.describe(seat, code).verb for code in table.moves(seat)]
    if verb not in legal and verb not in ANSWERS.get(question, ()):
        return Message("serpent-why-moment")
    if question == "villainy":
        return villainy_objection(table, seat, move)
    if verb in DEEDS:
        return deed_objection(table, seat, move)
    if verb in QUEST_VERBS:
        return quest_objection(table, seat, move)
    if question in WINDOWS and (verb in PLAYS or verb == "stow" or verb in DRINKS):
        return card_objection(table, seat, move, WINDOWS[question])
    if question in WINDOWS and verb in USES:
        return ability_objection(table, seat, move, WINDOWS[question])
    return answer_objection(table, seat, move)


def stranger(move: Move) -> Message | None:
    """Returns a word that names nothing in this game."""
    for name, kind in KINDS[move.verb]:
        word, sort = str(move.args[name]), "card" if kind == "piece" else kind
        if sort in NAMES and word not in NAMES[sort]:
            return Message("serpent-why-unknown", {"word": word, "kind": sort})
    return None


FARTHEST: Final = 60  # cells from the entrance, east or south
OF_A_CARD: Final = ("scrap", "banish", "shed", "retain", "offer", "to-hand", "to-lair", "stand-in")  # of one in play


def answer_objection(table: Table, seat: int, move: Move) -> Message | None:
    """Returns objections to answers that have no file of their own."""
    verb = move.verb
    if verb in ("lay", "lay-turned"):
        return lay_objection(table, int(move.args["x"]), int(move.args["y"]))
    if verb in OF_A_CARD and verb != "stand-in":
        return piece_objection(table, seat, move)
    if verb == "peril":
        return whom_objection(table, seat, int(move.args["whom"])) or Message("serpent-why-give-peril")
    if verb in ("duel", "challenge", "order"):
        return challenge_objection(table, seat, move)
    if verb == "curse":
        return slick_objection(table, seat, move)
    if verb == "discard" and CARD_NUMBER[str(move.args["card"])] not in table.heroes[seat].hand:
        return Message("serpent-why-not-in-hand")
    if verb == "pass":
        return Message("serpent-why-must-discard")
    if verb == "all-to-lair":
        return Message("serpent-why-lair-room")
    return Message("serpent-why-form") if verb == "form" else None


def lay_objection(table: Table, x: int, y: int) -> Message:
    if max(abs(x), abs(y)) > FARTHEST:
        return Message("serpent-why-lay-apart")
    cell = cell_at(x, y)
    if cell in table.chart.at:
        return Message("serpent-why-lay-taken")
    is_beside = any([cell + step in table.chart.at for step in STEP])
    return Message("serpent-why-lay-fit" if is_beside else "serpent-why-lay-apart")


def piece_objection(table: Table, seat: int, move: Move) -> Message:
    """Objects to a card in play that is not asked about, or not in this way."""
    piece = piece_named(table, move, "card")
    if piece is None:
        return Message("serpent-why-not-in-play")
    asked = [first_of(code) for code in table.moves(seat) if VERBS[verb_of(code)][0] in OF_A_CARD]
    if piece.id not in asked:
        return Message("serpent-why-not-asked")
    if isinstance(table.asked(), Settle):
        return Message("serpent-why-wounded" if move.verb == "to-hand" else "serpent-why-unwounded")
    return Message("serpent-why-zone")


def challenge_objection(table: Table, seat: int, move: Move) -> Message | None:
    if move.verb == "duel":
        wrong = whom_objection(table, seat, int(move.args["whom"]))
        if wrong is None and table.heroes[int(move.args["whom"])].place != table.heroes[seat].place:
            return Message("serpent-why-not-here")
        return wrong
    if move.verb == "challenge":
        return None
    piece = piece_named(table, move, "card")
    if piece is None or piece not in minions(table, seat):
        return Message("serpent-why-no-minion")
    return None if CARDS[piece.kind].attacks >> FORMS.index(str(move.args["form"])) & 1 else Message("serpent-why-form")


def slick_objection(table: Table, seat: int, move: Move) -> Message | None:
    """Objects to a card that spoils another's roll."""
    question = table.asked()
    kind = CARD_NUMBER[str(move.args["card"])]
    if not isinstance(question, Slick):
        return None
    if kind not in table.heroes[seat].hand:
        return Message("serpent-why-not-in-hand")
    if CARDS[kind].target != T_ROLL:
        return Message("serpent-why-no-spoiler")
    if int(move.args["whom"]) != question.roller:
        return Message("serpent-why-not-rolling")
    return Message("serpent-why-peril", {"whom": question.roller})
