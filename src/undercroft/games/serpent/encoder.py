"""The encoder of Serpent: the map, the heroes and their cards. encoder_words.py holds the words."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from undercroft.games.serpent.box.book import CARDS, HEROES, PLACES, QUESTS
from undercroft.games.serpent.box.words import FORMS
from undercroft.games.serpent.data.steps import CLASSES, EFFECT_LABELS, QUESTIONS
from undercroft.games.serpent.encoder_words import (
    FIGURE,
    IS_JOINED,
    NO_KIND,
    WORDS,
    figure_of,
    value_of,
    value_of_fighter,
    word_of,
)
from undercroft.games.serpent.notation import VERBS, verb_of
from undercroft.games.serpent.rules import Serpent
from undercroft.games.serpent.table.agreed import Variants
from undercroft.games.serpent.table.aim import SOURCES
from undercroft.games.serpent.table.battle import CAUSES
from undercroft.games.serpent.table.decks import GLORY, PERIL
from undercroft.games.serpent.table.map import x_of, y_of
from undercroft.games.serpent.table.piece import ZONES
from undercroft.games.serpent.table.step import Question
from undercroft.games.serpent.table.table import MOST_SEATS, PHASES
from undercroft.kernel.chance import total
from undercroft.kernel.encoder import Encoder, Fields, add_one, flag, from_seat, mark, put, put_bits
from undercroft.kernel.position import Position

VERSION: Final = 1
MIDDLE: Final[i64] = 64  # added to what may be negative
SHOWN_PIECES: Final = 60  # cards in play with higher numbers are not shown; no game has come near it
SHOWN_QUESTS: Final = 24
SHOWN_FIGHTS: Final = 12
SHOWN_PLANS: Final = 12
SHOWN_ATTACHED: Final = 3

FIELDS: Final = Fields()
PLACE_LIST: Final = ", ".join([face.id for face in PLACES])
CARD_LIST: Final = ", ".join([face.id for face in CARDS])
QUEST_LIST: Final = ", ".join([face.id for face in QUESTS])
HERO_LIST: Final = ", ".join([face.id for face in HEROES[0]])
QUESTION_NAMES: Final = sorted(QUESTIONS)
QUESTION_NUMBER: Final[dict[type, int]] = {CLASSES[name]: number for number, name in enumerate(QUESTION_NAMES)}
ABOUT: Final = (  # subjects of questions, by the names of their fields
    "whom", "place", "laid", "first", "piece", "fight", "count", "number", "worth", "most", "steps", "stat", "dice",
)  # fmt: skip
ABOUT_IN: Final[dict[type, list[int]]] = {
    CLASSES[name]: [number for number, field in enumerate(ABOUT) if field in CLASSES[name].FIELDS] for name in QUESTIONS
}
OPTIONS: Final = (
    "no_white_spots", "resurrection", "hero_choice", "optional_discard", "impartial_placement", "nothing_personal",
    "limited_movement", "dodging_spikes", "separate_decks", "solo_lair", "combined", "lair_heals", "nakari_peril",
    "free_minion", "try_per_quest", "ask_all",
)  # fmt: skip
OF_TABLE: Final = (
    "round", "tokens on the event", "1: the event is in play", "wounds of Nakari", "1: Nakari was sent in this turn",
    "the last roll", "1: the last test was passed", "penalty to the running roll + 64",
    "1: the active hero's turn was cut short", "1: legendary stage, 0 heroic", "locations left", "quests left",
    "cards in the deck, of two in the glory deck", "cards in the peril deck, where there are two",
)  # fmt: skip
OF_HERO: Final = (
    "level", "health", "glory", "peril", "actions", "saved", "location + 1", "1: fallen", "1: out", "rise",
    "quests done", "points", "cards in hand", "location cards in hand", "1: moved", "tries", "1: fought",
    "next actions + 64", "1: dropped", "1: lain", "free", "1: muted", "rounds at the top",
    "exit it waits at: 4 * location + side + 1",
    "1: legendary side",
)  # fmt: skip
OF_PLACE: Final = (
    "1: on the map", "x + 64", "y + 64", "1: turned", "location + 1 beyond: north", "east", "south", "west",
    "1: opened in this turn: north", "east", "south", "west", "number of the test where a gate dropped",
)  # fmt: skip
OF_PIECE: Final = (
    "card + 1 (0: none)", "before which player + 1", "who played it, player + 1", "where + 1: " + ", ".join(ZONES),
    "wounds", "1: used", "1: acted", "1: disarmed", "1: from the lair", "1: attacked", "1: asleep", "location + 1",
    "first attached card + 1", "second", "third",
)  # fmt: skip
OF_QUEST: Final = (
    "quest + 1 (0: none)", "whose: 0 shared, player + 1", "steps done", "wounds", "1: done", "1: carried", "1: fresh",
    "1: used", "location of the token + 1", "location of what was found + 1", "cards attached",
)  # fmt: skip
OF_BATTLE: Final = (
    "cause + 1 (0: no battle): " + ", ".join(CAUSES), "owner, player + 1", "target, player + 1", "location + 1",
    "first fight of the exchange", "1: the challenge is on", "wounds dealt", "peril earned", "quest + 1 of a hunt",
)  # fmt: skip
OF_FIGHT: Final = (
    "attacker + 1: as in the words `fighter`", "target + 1", "form + 1", "answer + 1", "attack + 1", "counter + 1",
    "bonus + 64", "extra + 64", "1: a threat is to come", "riposte + 64", "card in play + 1 that stands in", "1: void",
)  # fmt: skip
OF_PLAN: Final = (
    "source + 1 (0: none): " + ", ".join(SOURCES), "card + 1", "card in play + 1", "player + 1", "form + 1",
    "location + 1", "1: bought",
)  # fmt: skip


def put_row(out: BytesWriter, at: i64, values: list[int]) -> None:
    """Writes counts and flags, one after the other."""
    for value in values:
        put(out, at, value)
        at += 1


def row_of(*parts: str) -> str:
    return "; ".join(parts)


PLACES_THERE: Final[i64] = len(PLACES)
KINDS_OF_CARDS: Final[i64] = len(CARDS)
KINDS_OF_QUESTS: Final[i64] = len(QUESTS)
EFFECTS_THERE: Final[i64] = len(EFFECT_LABELS)
HEROES_THERE: Final[i64] = len(HEROES[0])
HERO_ROW: Final[i64] = len(OF_HERO)
PLACE_ROW: Final[i64] = len(OF_PLACE)
PIECE_ROW: Final[i64] = len(OF_PIECE)
QUEST_ROW: Final[i64] = len(OF_QUEST)
FIGHT_ROW: Final[i64] = len(OF_FIGHT)
PLAN_ROW: Final[i64] = len(OF_PLAN)

BEGUN_VERB: Final[i64] = FIELDS.add("begun_verb", (len(VERBS),), "one-hot: the verb of a move that has begun")
BEGUN: Final[i64] = FIELDS.add("begun", (3,), "its figures that are said already, value + 1")
OPTION: Final[i64] = FIELDS.add("options", (len(OPTIONS),), "1: on: " + ", ".join(OPTIONS))
PHASE: Final[i64] = FIELDS.add("phase", (len(PHASES),), "one-hot: " + ", ".join(PHASES))
ACTIVE: Final[i64] = FIELDS.add("active", (MOST_SEATS,), "one-hot by player: whose turn it is")
STARTER: Final[i64] = FIELDS.add("starter", (MOST_SEATS,), "one-hot by player: who began")
ASKED: Final[i64] = FIELDS.add("asked", (MOST_SEATS,), "one-hot by player: who is asked")
QUESTION: Final[i64] = FIELDS.add("question", (len(QUESTION_NAMES),), "one-hot: " + ", ".join(QUESTION_NAMES))
ASKED_ABOUT: Final[i64] = FIELDS.add("about", (len(ABOUT),), "what the question is about, + 1: " + ", ".join(ABOUT))
TABLE: Final[i64] = FIELDS.add("table", (len(OF_TABLE),), row_of(*OF_TABLE))
HAND: Final[i64] = FIELDS.add("hand", (KINDS_OF_CARDS,), "cards in the own hand: " + CARD_LIST)
OWN_PLACES: Final[i64] = FIELDS.add("own_places", (PLACES_THERE,), "1: location card in the own hand: " + PLACE_LIST)
DISCARD: Final[i64] = FIELDS.add("discard", (KINDS_OF_CARDS,), "cards in the discard; as in `hand`")
DECLARED: Final[i64] = FIELDS.add("declared", (KINDS_OF_CARDS,), "monsters declared in this turn; as in `hand`")
DRAWN: Final[i64] = FIELDS.add("drawn", (KINDS_OF_CARDS,), "alone: peril cards drawn; as in `hand`")
SPARE: Final[i64] = FIELDS.add("spare_heroes", (HEROES_THERE,), "1: nobody has this hero: " + HERO_LIST)
FINISHED: Final[i64] = FIELDS.add("finished", (KINDS_OF_QUESTS,), "who completed it, player + 1: " + QUEST_LIST)
UNDER: Final[i64] = FIELDS.add("quests_under", (KINDS_OF_QUESTS,), "quests under the deck; as in `finished`")
IS_THERE: Final[i64] = FIELDS.add("player", (MOST_SEATS,), "by player, 1: there is such a seat; the own is the first")
WHO: Final[i64] = FIELDS.add("hero", (MOST_SEATS, HEROES_THERE), "by player, one-hot: " + HERO_LIST)
VALUES: Final[i64] = FIELDS.add("values", (MOST_SEATS, len(FORMS)), "by player: " + ", ".join(FORMS))
FIGURES: Final[i64] = FIELDS.add("figures", (MOST_SEATS, HERO_ROW), "by player: " + row_of(*OF_HERO))
SEEN: Final[i64] = FIELDS.add("seen", (MOST_SEATS, PLACES_THERE), "by player, 1: the location is not new")
TRIED: Final[i64] = FIELDS.add("tried", (MOST_SEATS, KINDS_OF_QUESTS), "by player, 1: the quest was tried in this turn")
USED: Final[i64] = FIELDS.add("used", (MOST_SEATS, EFFECTS_THERE), "by player, 1: used up: " + ", ".join(EFFECT_LABELS))
MAP: Final[i64] = FIELDS.add("map", (PLACES_THERE, PLACE_ROW), "by location: " + row_of(*OF_PLACE))
PIECES: Final[i64] = FIELDS.add("pieces", (SHOWN_PIECES, PIECE_ROW), "by number: " + row_of(*OF_PIECE))
ON_TABLE: Final[i64] = FIELDS.add("quests", (SHOWN_QUESTS, QUEST_ROW), "by number: " + row_of(*OF_QUEST))
BATTLE: Final[i64] = FIELDS.add("battle", (len(OF_BATTLE),), "the battle on top: " + row_of(*OF_BATTLE))
FIGHTS: Final[i64] = FIELDS.add("fights", (SHOWN_FIGHTS, FIGHT_ROW), "of the exchange: " + row_of(*OF_FIGHT))
PLANS: Final[i64] = FIELDS.add("draft", (SHOWN_PLANS, PLAN_ROW), "the own plan: " + row_of(*OF_PLAN))


@final
class SerpentEncoder(Encoder):
    __slots__ = ()

    def ids(self, position: Position, seat: i64, moves: tuple[int, ...], depth: i64) -> list[int]:
        assert isinstance(position, Serpent)
        chart, seats = position.chart, position.seats
        return [word_of(chart, move, seat, seats, depth) for move in moves]

    def write_begun(self, position: Position, seat: i64, move: i64, depth: i64, out: BytesWriter, at: i64) -> None:
        verb = verb_of(move)
        mark(out, at + BEGUN_VERB + verb)
        for number in range(3):
            kind: i64 = FIGURE[3 * verb + number]
            said_at = number if IS_JOINED[verb] else number + 1  # the depth of its word
            if kind != NO_KIND and said_at < depth:
                put(out, at + BEGUN + number, value_of(kind, figure_of(move, number), seat, position.seats) + 1)

    def write(self, position: Position, seat: i64, out: BytesWriter, at: i64) -> None:
        assert isinstance(position, Serpent)
        self.write_table(position, seat, out, at)
        self.write_cards(position, seat, out, at)
        for other in range(position.seats):
            self.write_hero(position, other, from_seat(seat, other, position.seats), out, at)
        self.write_map(position, out, at)
        self.write_pieces(position, seat, out, at)
        self.write_quests(position, seat, out, at)
        if position.battles:
            self.write_battle(position, seat, out, at)
        if seat == position.active:
            self.write_plan(position, seat, out, at)

    def write_table(self, table: Serpent, seat: i64, out: BytesWriter, at: i64) -> None:
        seats, agreed = table.seats, table.variants
        self.write_options(agreed, out, at + OPTION)
        mark(out, at + PHASE + table.phase)
        mark(out, at + ACTIVE + from_seat(seat, table.active, seats))
        mark(out, at + STARTER + from_seat(seat, table.starter, seats))
        if table.waiting:
            question = table.asked()
            mark(out, at + ASKED + from_seat(seat, question.seat, seats))
            self.write_question(question, seat, seats, out, at)
        row = at + TABLE
        put_row(out, row, [
            table.round, table.tokens, table.has_event, table.nakari_wounds, table.nakari_sent, table.last_roll.die,
            table.last_roll.passed, table.last_roll.penalty + MIDDLE, table.ended, table.pack == 0,
            total(table.places_left) + len(table.places_under), total(table.quests_left) + len(table.quests_under),
        ])  # fmt: skip
        if agreed.separate_decks or agreed.is_solo:
            put(out, row + 12, total(table.deck_of(GLORY)))
            put(out, row + 13, total(table.deck_of(PERIL)))
        else:
            put(out, row + 12, total(table.deck))

    def write_options(self, agreed: Variants, out: BytesWriter, at: i64) -> None:
        put_row(out, at, [
            agreed.no_white_spots, agreed.resurrection, agreed.hero_choice, agreed.optional_discard,
            agreed.impartial_placement, agreed.nothing_personal, agreed.limited_movement, agreed.dodging_spikes,
            agreed.separate_decks, agreed.solo_lair, agreed.combined, agreed.lair_heals, agreed.nakari_peril,
            agreed.free_minion, agreed.try_per_quest, agreed.ask_all,
        ])  # fmt: skip

    def write_question(self, question: Question, seat: i64, seats: i64, out: BytesWriter, at: i64) -> None:
        kind = type(question)
        mark(out, at + QUESTION + QUESTION_NUMBER[kind])
        for number in ABOUT_IN[kind]:
            value: int = getattr(question, ABOUT[number])
            put(out, at + ASKED_ABOUT + number, (from_seat(seat, value, seats) if number == 0 else value) + 1)

    def write_cards(self, table: Serpent, seat: i64, out: BytesWriter, at: i64) -> None:
        own = table.heroes[seat]
        for kind in own.hand:
            add_one(out, at + HAND + kind)
        for place in own.places:
            mark(out, at + OWN_PLACES + place)
        for kind, number in enumerate(table.gone):
            if number:
                put(out, at + DISCARD + kind, number)
        for kind in table.declared:
            add_one(out, at + DECLARED + kind)
        for kind in table.solo_drawn:
            add_one(out, at + DRAWN + kind)
        put_bits(out, at + SPARE, table.heroes_left)
        for done in table.finished:
            put(out, at + FINISHED + done.quest, from_seat(seat, done.seat, table.seats) + 1)
        for kind in table.quests_under:
            add_one(out, at + UNDER + kind)

    def write_hero(self, table: Serpent, other: i64, player: i64, out: BytesWriter, at: i64) -> None:
        hero = table.heroes[other]
        mark(out, at + IS_THERE + player)
        mark(out, at + WHO + player * HEROES_THERE + hero.hero)
        for form in range(len(FORMS)):
            put(out, at + VALUES + player * len(FORMS) + form, table.value(other, form))
        put_row(out, at + FIGURES + player * HERO_ROW, [
            hero.level, hero.health, hero.glory, hero.peril, hero.actions, hero.saved, hero.place + 1, hero.fallen,
            hero.is_out, hero.rise, hero.quests, hero.points, len(hero.hand), len(hero.places), hero.moved, hero.tries,
            hero.fought, hero.next_actions + MIDDLE, hero.dropped, hero.lain, hero.free, hero.muted, hero.top_rounds,
            hero.waits + 1, hero.pack == 0,
        ])  # fmt: skip
        put_bits(out, at + SEEN + player * PLACES_THERE, hero.seen)
        put_bits(out, at + TRIED + player * KINDS_OF_QUESTS, hero.tried)
        for effect in hero.used:
            mark(out, at + USED + player * EFFECTS_THERE + effect)

    def write_map(self, table: Serpent, out: BytesWriter, at: i64) -> None:
        chart = table.chart
        cells, near = chart.cells, chart.near
        turned: i64 = chart.turned
        for number in chart.placed:
            place: i64 = number
            row = at + MAP + place * PLACE_ROW
            cell = cells[place]
            mark(out, row)
            put(out, row + 1, x_of(cell) + MIDDLE)
            put(out, row + 2, y_of(cell) + MIDDLE)
            flag(out, row + 3, turned >> place & 1 != 0)
            put(out, row + 4, near[4 * place] + 1)
            put(out, row + 5, near[4 * place + 1] + 1)
            put(out, row + 6, near[4 * place + 2] + 1)
            put(out, row + 7, near[4 * place + 3] + 1)
        for exit in table.opened:
            mark(out, at + MAP + exit // 4 * PLACE_ROW + 8 + exit % 4)
        for gate in table.shut:
            put(out, at + MAP + gate.place * PLACE_ROW + 12, gate.number)

    def write_pieces(self, table: Serpent, seat: i64, out: BytesWriter, at: i64) -> None:
        seats = table.seats
        for piece in table.pieces:
            if piece.id >= SHOWN_PIECES:
                continue
            row = at + PIECES + piece.id * PIECE_ROW
            put_row(out, row, [
                piece.kind + 1, from_seat(seat, piece.seat, seats) + 1, from_seat(seat, piece.owner, seats) + 1,
                piece.zone + 1, piece.wounds, piece.used, piece.acted, piece.disarmed, piece.from_lair, piece.attacked,
                piece.asleep, piece.place + 1,
            ])  # fmt: skip
            for number, under in enumerate(piece.attached):
                if number < SHOWN_ATTACHED:
                    put(out, row + 12 + number, under.card + 1)

    def write_quests(self, table: Serpent, seat: i64, out: BytesWriter, at: i64) -> None:
        for quest in table.quests:
            if quest.id >= SHOWN_QUESTS:
                continue
            put_row(out, at + ON_TABLE + quest.id * QUEST_ROW, [
                quest.kind + 1, 0 if quest.seat < 0 else from_seat(seat, quest.seat, table.seats) + 1, quest.steps,
                quest.wounds, quest.is_done, quest.is_carried, quest.is_fresh, quest.used, quest.token + 1,
                quest.found + 1, len(quest.attached),
            ])  # fmt: skip

    def write_battle(self, table: Serpent, seat: i64, out: BytesWriter, at: i64) -> None:
        battle, seats = table.battles[-1], table.seats
        row = at + BATTLE
        put_row(out, row, [
            battle.cause + 1, from_seat(seat, battle.owner, seats) + 1 if battle.owner >= 0 else 0,
            from_seat(seat, battle.target, seats) + 1, battle.place + 1, battle.first, battle.is_answered, battle.dealt,
            battle.earned, battle.quest + 1,
        ])  # fmt: skip
        row = at + FIGHTS
        for number in range(battle.first, min(len(battle.fights), battle.first + SHOWN_FIGHTS)):
            fight = battle.fights[number]
            put_row(out, row, [
                value_of_fighter(fight.attacker, seat, seats) + 1, value_of_fighter(fight.target, seat, seats) + 1,
                fight.form + 1, fight.answer + 1, fight.attack + 1, fight.counter + 1, fight.bonus + MIDDLE,
                fight.extra + MIDDLE, fight.has_threat, fight.riposte + MIDDLE, fight.stand_in + 1, fight.is_void,
            ])  # fmt: skip
            row += FIGHT_ROW

    def write_plan(self, table: Serpent, seat: i64, out: BytesWriter, at: i64) -> None:
        row = at + PLANS
        for planned in table.draft[:SHOWN_PLANS]:
            put_row(out, row, [
                planned.source + 1, planned.card + 1, planned.piece + 1,
                from_seat(seat, planned.whom, table.seats) + 1 if planned.whom >= 0 else 0, planned.form + 1,
                planned.place + 1, planned.has_extra,
            ])  # fmt: skip
            row += PLAN_ROW


ENCODER: Final = SerpentEncoder("serpent", VERSION, WORDS, FIELDS)
