"""Serpent: the map, the heroes, and what lies before them. The words are in serpent_words.py."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from undercroft.games.serpent.box.book import CARDS, HEROES, PLACES, QUESTS
from undercroft.games.serpent.box.words import FORMS
from undercroft.games.serpent.data.steps import CLASSES, EFFECT_LABELS, QUESTIONS
from undercroft.games.serpent.notation import VERBS, verb_of
from undercroft.games.serpent.rules import Serpent
from undercroft.games.serpent.table.agreed import Variants
from undercroft.games.serpent.table.battle import CAUSES, PIECE
from undercroft.games.serpent.table.decks import GLORY, PERIL
from undercroft.games.serpent.table.map import x_of, y_of
from undercroft.games.serpent.table.phases import PHASES
from undercroft.games.serpent.table.piece import ZONES
from undercroft.games.serpent.table.plan import SOURCES
from undercroft.games.serpent.table.step import Question
from undercroft.games.serpent.table.table import MOST_SEATS
from undercroft.kernel.chance import total
from undercroft.kernel.position import Position
from undercroft.lab.encoders.encoder import Encoder, Fields, add_one, flag, from_seat, mark, put, put_bits
from undercroft.lab.encoders.serpent_words import (
    FIGHTER_KIND,
    FIGURE,
    IS_JOINED,
    NO_KIND,
    WORDS,
    figure_of,
    value_of,
    word_of,
)

VERSION: Final = 1
MIDDLE: Final[i64] = 64  # added to what may be negative
SHOWN_PIECES: Final = 60  # cards in play with numbers above are not shown; no game has come near it
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
ABOUT: Final = (  # what questions are about, by the names of their fields
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
        put(out, row, table.round)
        put(out, row + 1, table.tokens)
        flag(out, row + 2, table.has_event)
        put(out, row + 3, table.nakari_wounds)
        flag(out, row + 4, table.nakari_sent)
        put(out, row + 5, table.die)
        flag(out, row + 6, table.passed)
        put(out, row + 7, table.penalty + MIDDLE)
        flag(out, row + 8, table.ended)
        flag(out, row + 9, table.pack == 0)
        put(out, row + 10, total(table.places_left) + len(table.places_under))
        put(out, row + 11, total(table.quests_left) + len(table.quests_under))
        if agreed.separate_decks or agreed.is_solo:
            put(out, row + 12, total(table.deck_of(GLORY)))
            put(out, row + 13, total(table.deck_of(PERIL)))
        else:
            put(out, row + 12, total(table.deck))

    def write_options(self, agreed: Variants, out: BytesWriter, at: i64) -> None:
        flag(out, at, agreed.no_white_spots)
        flag(out, at + 1, agreed.resurrection)
        flag(out, at + 2, agreed.hero_choice)
        flag(out, at + 3, agreed.optional_discard)
        flag(out, at + 4, agreed.impartial_placement)
        flag(out, at + 5, agreed.nothing_personal)
        flag(out, at + 6, agreed.limited_movement)
        flag(out, at + 7, agreed.dodging_spikes)
        flag(out, at + 8, agreed.separate_decks)
        flag(out, at + 9, agreed.solo_lair)
        flag(out, at + 10, agreed.combined)
        flag(out, at + 11, agreed.lair_heals)
        flag(out, at + 12, agreed.nakari_peril)
        flag(out, at + 13, agreed.free_minion)
        flag(out, at + 14, agreed.try_per_quest)
        flag(out, at + 15, agreed.ask_all)

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
        row = at + FIGURES + player * HERO_ROW
        put(out, row, hero.level)
        put(out, row + 1, hero.health)
        put(out, row + 2, hero.glory)
        put(out, row + 3, hero.peril)
        put(out, row + 4, hero.actions)
        put(out, row + 5, hero.saved)
        put(out, row + 6, hero.place + 1)
        flag(out, row + 7, hero.fallen)
        flag(out, row + 8, hero.is_out)
        put(out, row + 9, hero.rise)
        put(out, row + 10, hero.quests)
        put(out, row + 11, hero.points)
        put(out, row + 12, len(hero.hand))
        put(out, row + 13, len(hero.places))
        flag(out, row + 14, hero.moved)
        put(out, row + 15, hero.tries)
        flag(out, row + 16, hero.fought)
        put(out, row + 17, hero.next_actions + MIDDLE)
        flag(out, row + 18, hero.dropped)
        flag(out, row + 19, hero.lain)
        put(out, row + 20, hero.free)
        flag(out, row + 21, hero.muted)
        put(out, row + 22, hero.top_rounds)
        put(out, row + 23, hero.waits + 1)
        flag(out, row + 24, hero.pack == 0)
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
            put(out, row, piece.kind + 1)
            put(out, row + 1, from_seat(seat, piece.seat, seats) + 1)
            put(out, row + 2, from_seat(seat, piece.owner, seats) + 1)
            put(out, row + 3, piece.zone + 1)
            put(out, row + 4, piece.wounds)
            flag(out, row + 5, piece.used)
            flag(out, row + 6, piece.acted)
            flag(out, row + 7, piece.disarmed)
            flag(out, row + 8, piece.from_lair)
            flag(out, row + 9, piece.attacked)
            flag(out, row + 10, piece.asleep)
            put(out, row + 11, piece.place + 1)
            for number, under in enumerate(piece.attached):
                if number < SHOWN_ATTACHED:
                    put(out, row + 12 + number, under.card + 1)

    def write_quests(self, table: Serpent, seat: i64, out: BytesWriter, at: i64) -> None:
        for quest in table.quests:
            if quest.id >= SHOWN_QUESTS:
                continue
            row = at + ON_TABLE + quest.id * QUEST_ROW
            put(out, row, quest.kind + 1)
            put(out, row + 1, 0 if quest.seat < 0 else from_seat(seat, quest.seat, table.seats) + 1)
            put(out, row + 2, quest.steps)
            put(out, row + 3, quest.wounds)
            flag(out, row + 4, quest.is_done)
            flag(out, row + 5, quest.is_carried)
            flag(out, row + 6, quest.is_fresh)
            flag(out, row + 7, quest.used)
            put(out, row + 8, quest.token + 1)
            put(out, row + 9, quest.found + 1)
            put(out, row + 10, len(quest.attached))

    def write_battle(self, table: Serpent, seat: i64, out: BytesWriter, at: i64) -> None:
        battle, seats = table.battles[-1], table.seats
        row = at + BATTLE
        put(out, row, battle.cause + 1)
        put(out, row + 1, from_seat(seat, battle.owner, seats) + 1 if battle.owner >= 0 else 0)
        put(out, row + 2, from_seat(seat, battle.target, seats) + 1 if 0 <= battle.target < PIECE else 0)
        put(out, row + 3, battle.place + 1)
        put(out, row + 4, battle.first)
        flag(out, row + 5, battle.is_answered)
        put(out, row + 6, battle.dealt)
        put(out, row + 7, battle.earned)
        put(out, row + 8, battle.quest + 1)
        row = at + FIGHTS
        for number in range(battle.first, min(len(battle.fights), battle.first + SHOWN_FIGHTS)):
            fight = battle.fights[number]
            put(out, row, value_of(FIGHTER_KIND, fight.attacker, seat, seats) + 1)
            put(out, row + 1, value_of(FIGHTER_KIND, fight.target, seat, seats) + 1)
            put(out, row + 2, fight.form + 1)
            put(out, row + 3, fight.answer + 1)
            put(out, row + 4, fight.attack + 1)
            put(out, row + 5, fight.counter + 1)
            put(out, row + 6, fight.bonus + MIDDLE)
            put(out, row + 7, fight.extra + MIDDLE)
            flag(out, row + 8, fight.has_threat)
            put(out, row + 9, fight.riposte + MIDDLE)
            put(out, row + 10, fight.stand_in + 1)
            flag(out, row + 11, fight.is_void)
            row += FIGHT_ROW

    def write_plan(self, table: Serpent, seat: i64, out: BytesWriter, at: i64) -> None:
        row = at + PLANS
        for planned in table.draft[:SHOWN_PLANS]:
            put(out, row, planned.source + 1)
            put(out, row + 1, planned.card + 1)
            put(out, row + 2, planned.piece + 1)
            put(out, row + 3, from_seat(seat, planned.whom, table.seats) + 1 if planned.whom >= 0 else 0)
            put(out, row + 4, planned.form + 1)
            put(out, row + 5, planned.place + 1)
            flag(out, row + 6, planned.has_extra)
            row += PLAN_ROW


ENCODER: Final = SerpentEncoder("serpent", VERSION, WORDS, FIELDS)
