"""The table: all there is to know about a game in progress, and the small things that every rule needs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.serpent.box.book import (
    ADVENTURE_DECK,
    CARDS,
    ENTRANCE,
    FIRST_LEVEL,
    HEROIC_PACK,
    LEGENDARY_PACK,
    PLACES,
    QUEST_DECK,
    QUESTS,
)
from undercroft.games.serpent.box.words import (
    BOON,
    BOONS,
    HEALTH,
    LEVEL,
    M_ENEMY,
    M_FORBID,
    M_IMMUNE,
    M_LIMIT,
    M_ROLL,
    M_STAT,
    M_UPKEEP,
    TREASURE,
    TREASURES,
    Op,
)
from undercroft.games.serpent.table.agreed import Variants
from undercroft.games.serpent.table.aim import Aim
from undercroft.games.serpent.table.battle import Battle
from undercroft.games.serpent.table.bounds import MOST
from undercroft.games.serpent.table.changes import SORTS_OF, limits, matching
from undercroft.games.serpent.table.decks import BOTH, GLORY, KINDS_IN, PERIL, lift, some
from undercroft.games.serpent.table.exits import Gate
from undercroft.games.serpent.table.hero import Hero
from undercroft.games.serpent.table.map import Chart
from undercroft.games.serpent.table.piece import CURSING, LAID, PREPARED, SERVING, Piece
from undercroft.games.serpent.table.plan import Encounter
from undercroft.games.serpent.table.quest import Finished, Quest
from undercroft.games.serpent.table.step import Course, Question, Rolled, Step, name_of
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import EVERYONE
from undercroft.kernel.position import Position

HAND: Final = 5  # cards a hand is filled up to
QUESTS_TO_WIN: Final = 3
MOST_SEATS: Final = 4


def clockwise(count: int, first: int, seats: int) -> tuple[int, ...]:
    """The seats of a bit set in the order of turns, from one seat on."""
    order = [(first + step) % count for step in range(count)]
    return tuple([seat for seat in order if seats >> seat & 1])


# By number of seats, first seat and set of seats. Rules ask this all the time: a table spares them a new list.
CLOCKWISE: Final = [
    [[clockwise(count, first, seats) for seats in range(1 << count)] for first in range(count)]
    for count in range(MOST_SEATS + 1)
]


@mypyc_attr(acyclic=True)
class Table(Position):
    """The state and its helpers; the rules are functions on it, one noun per file."""

    __slots__ = (
        "variants",
        "round",
        "active",
        "starter",
        "pack",
        "tokens",
        "has_event",
        "nakari_wounds",
        "nakari_sent",
        "deck",
        "gone",
        "places_left",
        "quests_left",
        "places_under",
        "quests_under",
        "heroes_left",
        "chart",
        "heroes",
        "pieces",
        "quests",
        "battles",
        "draft",
        "declared",
        "opened",
        "shut",
        "stack",
        "options",
        "die",
        "passed",
        "penalty",
        "is_over",
        "winners",
        "phase",
        "solo_drawn",
        "ended",
        "finished",
        "fitted",
        "has_fit",
    )

    def __init__(self, seats: i64, variants: Variants, chart: Chart) -> None:
        super().__init__(seats)
        self.variants = variants
        self.round = 1
        self.active = 0
        self.starter = 0
        self.pack = HEROIC_PACK if variants.combined else LEGENDARY_PACK
        self.phase = 0
        self.tokens = 0
        self.has_event = not variants.combined
        self.nakari_wounds = 0
        self.nakari_sent = False
        self.deck: list[int] = []  # how many of each kind are left; made when the decks are filled
        self.gone: list[int] = []
        self.places_left: list[int] = []
        self.quests_left: list[int] = []
        self.places_under: list[int] = []  # put under the deck: drawn when `places_left` is used up
        self.quests_under: list[int] = []
        self.heroes_left = 0  # heroes nobody has, as bits
        self.chart = chart
        self.heroes: list[Hero] = []
        self.pieces: list[Piece] = []
        self.quests: list[Quest] = []
        self.battles: list[Battle] = []
        self.draft: list[Encounter] = []  # planned in the villainy phase, known to its seat alone
        self.declared: list[int] = []  # monsters declared this turn
        self.opened: list[int] = []  # exits passed by test this turn, as exits.py numbers them
        self.shut: list[Gate] = []  # that dropped this turn
        self.stack: list[Step] = []  # what is still to be done, the next last
        self.options: tuple[int, ...] = ()
        self.die = 0
        self.passed = False
        self.penalty = 0
        self.is_over = False
        self.winners = 0
        self.ended = False  # the active hero was felled: its turn is over
        self.finished: list[Finished] = []
        self.fitted: Chart | None = None  # the map that `has_fit` was found for
        self.has_fit = False
        self.solo_drawn: list[int] = []  # peril cards drawn and not yet resolved

    # -- what is to be done ------------------------------------------------------------------------------

    def then(self, first: Step, second: Step | None = None) -> None:
        """Do this next, and then the second, before everything that was still to be done."""
        if second is not None:
            self.stack.append(second)
        self.stack.append(first)

    def then_all(self, steps: list[Step]) -> None:
        """Do these next, in this order. A function of its own: star arguments are slow, compiled."""
        if steps:
            self.stack.extend(steps[::-1])

    def then_course(self, course: Course) -> None:
        """Do the steps of a course next."""
        self.stack.extend(course.last_first)

    def go_on(self, chance: Chance) -> None:
        """Do what is to be done until a seat has a choice or the game is over."""
        while not self.is_over and not self.waiting:
            self.stack.pop().run(self, chance)
        if self.is_over:
            self.options = ()

    def asked(self) -> Question:
        """The question that waits for an answer."""
        question = self.stack[-1]
        assert isinstance(question, Question), f"{name_of(question)} is no question"
        return question

    def rolled_for(self) -> Rolled:
        """What the running roll is made for."""
        depth = len(self.stack) - 1
        while True:
            step = self.stack[depth]
            if isinstance(step, Rolled):
                return step
            depth -= 1

    def carry_out(self, op: Op, you: int, seat: int, aim: Aim, source: int, chance: Chance) -> None:
        """One thing that an effect does. It needs all the rules, so the top of them does it: see rules.py."""
        raise NotImplementedError

    # -- seats ------------------------------------------------------------------------------------------

    def next_living(self, seat: int) -> int:
        """The next living seat to the left; itself if there is no other."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if not self.heroes[other].is_out:
                return int(other)
        return seat

    def living(self) -> int:
        count = 0
        for hero in self.heroes:
            if not hero.is_out:
                count += 1
        return count

    def alive_from(self, seat: int) -> tuple[int, ...]:
        """The living seats, clockwise from a seat."""
        bit = 1
        found = 0
        for hero in self.heroes:
            if not hero.is_out:
                found |= bit
            bit += bit
        return CLOCKWISE[len(self.heroes)][seat][found]

    def rivals(self, seat: int) -> tuple[int, ...]:
        """The living rivals, clockwise."""
        bit = 1
        found = 0
        for other, hero in enumerate(self.heroes):
            if other != seat and not hero.is_out:
                found |= bit
            bit += bit
        return CLOCKWISE[len(self.heroes)][seat][found]

    def heroes_at(self, place: int, first: int) -> tuple[int, ...]:
        """The living heroes in a location, clockwise from a seat."""
        bit = 1
        found = 0
        for hero in self.heroes:
            if hero.place == place and not hero.is_out:
                found |= bit
            bit += bit
        return CLOCKWISE[len(self.heroes)][first][found]

    # -- cards in play ----------------------------------------------------------------------------------

    def piece(self, id: int) -> Piece | None:
        for piece in self.pieces:
            if piece.id == id:
                return piece
        return None

    def quest(self, id: int) -> Quest | None:
        for quest in self.quests:
            if quest.id == id:
                return quest
        return None

    def card_of(self, id: int) -> str:
        """The name of a card in play."""
        piece = self.piece(id)
        return CARDS[piece.kind].id if piece is not None else "nothing"

    def quest_card(self, id: int) -> str:
        """The name of a quest on the table."""
        quest = self.quest(id)
        return QUESTS[quest.kind].id if quest is not None else "nothing"

    def new_piece(self, kind: int, seat: int, owner: int, zone: int) -> Piece:
        id = 0
        while self.piece(id) is not None:
            id += 1
        piece = Piece(id, kind, seat, owner, zone)
        self.pieces.append(piece)
        return piece

    def new_quest(self, kind: int, seat: int) -> Quest:
        """A number that a battle still names is not given again: what was hunted is not the quest that follows it."""
        id = 0
        while self.quest(id) is not None or self.is_hunted(id):
            id += 1
        quest = Quest(id, kind, seat)
        self.quests.append(quest)
        return quest

    def is_hunted(self, id: int) -> bool:
        """Does a battle go on for the quest of this number?"""
        return any(battle.quest == id for battle in self.battles)

    def discard_piece(self, piece: Piece) -> None:
        """To the discard, with everything attached."""
        self.drop_attached(piece)
        self.pieces.remove(piece)
        self.put_away(piece.kind)

    def return_piece(self, piece: Piece) -> None:
        """To the hand of the seat that played it; to the discard if that seat is out."""
        self.drop_attached(piece)
        self.pieces.remove(piece)
        if self.heroes[piece.owner].is_out:
            self.put_away(piece.kind)
        else:
            self.give(piece.owner, piece.kind)

    def drop_attached(self, piece: Piece) -> None:
        for under in piece.attached:
            self.put_away(under.card)
        piece.attached = ()

    def put_away(self, kind: int) -> None:
        """To the discard; cards of a pack that is over go into the box."""
        if CARDS[kind].pack == self.pack:
            self.gone[kind] += 1

    def give(self, seat: int, kind: int) -> None:
        """Into a hand, which is kept in order."""
        hand = self.heroes[seat].hand
        place = 0
        while place < len(hand) and hand[place] < kind:
            place += 1
        hand.insert(place, kind)

    # -- what cards in play change ----------------------------------------------------------------------

    def bonus(self, seat: int, verb: int, roll: int, form: int, source: int, kinds: int) -> int:
        """The sum of everything that changes a value or roll of a seat's hero."""
        hero = self.heroes[seat]
        total = matching(hero.face.mods, verb, roll, form, source, kinds)
        for piece in self.pieces:
            if piece.seat == seat and SORTS_OF[piece.kind] >> verb & 1 and piece.zone in (PREPARED, CURSING):
                total += matching(CARDS[piece.kind].mods, verb, roll, form, source, kinds)
        for quest in self.quests:
            if quest.seat == seat and (quest.is_done or quest.is_carried):
                face = QUESTS[quest.kind]
                total += matching(face.kept if quest.is_done else face.carried, verb, roll, form, source, kinds)
        return total

    def value(self, seat: int, stat: int) -> int:
        """A hero's present value, never under 0."""
        hero = self.heroes[seat]
        if stat == LEVEL:
            return hero.level
        if stat == HEALTH:
            return hero.health
        return max(0, hero.face.value(hero.level, stat) + self.bonus(seat, M_STAT, 0, stat, 0, 0))

    def roll_bonus(self, seat: int, roll: int, form: int, source: int, kinds: int) -> int:
        return self.bonus(seat, M_ROLL, roll, form, source, kinds)

    def enemy_bonus(self, seat: int, form: int, kinds: int) -> int:
        """What changes the attacks of some kinds of monsters on a hero, its location included."""
        total = self.bonus(seat, M_ENEMY, 1, form, 0, kinds)
        return total + matching(PLACES[self.heroes[seat].place].mods, M_ENEMY, 1, form, 0, kinds)

    def is_immune(self, seat: int) -> bool:
        """To losing levels or actions."""
        return self.has_mod(seat, M_IMMUNE)

    def is_warpable(self, seat: int) -> bool:
        return not self.has_mod(seat, M_FORBID)

    def has_mod(self, seat: int, verb: int) -> bool:
        for piece in self.pieces:
            if piece.seat == seat and SORTS_OF[piece.kind] >> verb & 1 and piece.zone == PREPARED:
                return True
        for quest in self.quests:
            if quest.seat == seat and quest.is_carried:
                for mod in QUESTS[quest.kind].carried:
                    if mod.verb == verb:
                        return True
        return False

    def upkeep(self, piece: Piece) -> int:
        """What a card costs to keep, rust included."""
        total = CARDS[piece.kind].upkeep
        for under in piece.attached:
            total += matching(CARDS[under.card].mods, M_UPKEEP, 0, 0, 0, 0)
        return total

    def limit(self, seat: int, which: int) -> int:
        """Places for permanent boons or treasures."""
        hero = self.heroes[seat]
        total = hero.face.boons if which == BOONS else hero.face.treasures
        for piece in self.pieces:
            if piece.seat == seat and SORTS_OF[piece.kind] >> M_LIMIT & 1 and piece.zone == PREPARED:
                total += limits(CARDS[piece.kind].mods, which)
        for quest in self.quests:
            if quest.seat == seat and quest.is_done:
                total += limits(QUESTS[quest.kind].kept, which)
        return total

    def load_of(self, seat: int, which: int) -> int:
        """Permanent boons or treasures in the inventory; a minion is a treasure, so is a potion kept for later."""
        count = 0
        for piece in self.pieces:
            if piece.seat != seat:
                continue
            if piece.zone == SERVING:
                count += which == TREASURES
            elif piece.zone == PREPARED:
                count += CARDS[piece.kind].sort == (BOON if which == BOONS else TREASURE)
        return count

    # -- points -----------------------------------------------------------------------------------------

    def add_glory(self, seat: int, n: int) -> None:
        hero = self.heroes[seat]
        before = hero.glory
        hero.glory = min(MOST, max(0, hero.glory + n))
        if self.told is not None and hero.glory != before:
            id = "serpent-event-glory" if hero.glory > before else "serpent-event-glory-lost"
            self.tell(id, {"who": seat, "count": abs(hero.glory - before)})

    def add_peril(self, seat: int, n: int) -> None:
        if self.variants.is_solo:
            return
        hero = self.heroes[seat]
        before = hero.peril
        hero.peril = min(MOST, max(0, hero.peril + n))
        if self.told is not None and hero.peril != before:
            id = "serpent-event-peril" if hero.peril > before else "serpent-event-peril-lost"
            self.tell(id, {"who": seat, "count": abs(hero.peril - before)})

    def heal(self, seat: int, n: int) -> None:
        hero = self.heroes[seat]
        before = hero.health
        hero.health = min(hero.face.health, hero.health + n)
        if self.told is not None and hero.health != before:
            self.tell("serpent-event-healed", {"who": seat, "count": hero.health - before})

    def can_act(self, seat: int) -> bool:
        """Has the seat an action point it could spend on anything but standing up?"""
        hero = self.heroes[seat]
        if hero.free:
            return True
        if hero.fallen:
            return False
        return (hero.actions if seat == self.active else hero.saved) > 0

    def spend_action(self, seat: int) -> None:
        hero = self.heroes[seat]
        if hero.free:
            hero.free = 0
        elif seat == self.active:
            hero.actions -= 1
        else:
            hero.saved -= 1

    def add_token(self, n: int, most: int) -> None:
        if not self.has_event:
            return
        before = self.tokens
        self.tokens = min(most, max(0, self.tokens + n))
        if self.told is not None and self.tokens != before:
            self.tell("serpent-event-tokens", {"change": self.tokens - before, "tokens": self.tokens})

    # -- decks ------------------------------------------------------------------------------------------

    def deck_of(self, which: int) -> list[int]:
        """What is left of the glory or peril deck, or of the one deck of both."""
        if which == BOTH:
            return self.deck
        left = self.deck.copy()
        for kind in KINDS_IN[PERIL if which == GLORY else GLORY]:
            left[kind] = 0
        return left

    def refill(self, which: int) -> bool:
        """Shuffle the discard if the deck is used up; is there a card to draw now?"""
        kinds = KINDS_IN[which]
        if any(self.deck[kind] for kind in kinds):
            return True
        is_refilled = False
        for kind in kinds:
            if self.gone[kind]:
                self.deck[kind] += self.gone[kind]
                self.gone[kind] = 0
                is_refilled = True
        if is_refilled and self.told is not None:
            self.tell("serpent-event-shuffled", {})
        return is_refilled

    def draw_card(self, which: int, chance: Chance) -> int:
        """One card off a deck that is not empty."""
        kind = chance.draw(ADVENTURE_DECK, self.deck_of(which))
        self.deck[kind] -= 1
        return kind

    def draw_quest(self, seat: int, chance: Chance) -> Quest | None:
        """Turn up a quest for a seat (-1: shared); None when there is none left."""
        if not some(self.quests_left):
            lift(self.quests_left, self.quests_under)
            if not some(self.quests_left):
                return None
        kind = chance.draw(QUEST_DECK, self.quests_left)
        self.quests_left[kind] -= 1
        quest = self.new_quest(kind, seat)
        if self.told is not None:
            if seat < 0:
                self.tell("serpent-event-shared-quest", {"quest": QUESTS[kind].id})
            else:
                self.tell("serpent-event-personal-quest", {"who": seat, "quest": QUESTS[kind].id})
        return quest

    # -- places -----------------------------------------------------------------------------------------

    def trap_at(self, place: int) -> Piece | None:
        for piece in self.pieces:
            if piece.zone == LAID and piece.place == place:
                return piece
        return None

    def is_entrance(self, place: int) -> bool:
        return PLACES[place].kind == ENTRANCE

    def first_level(self) -> int:
        """Level never falls below the first of the stage."""
        return FIRST_LEVEL[self.pack]

    # -- the end ----------------------------------------------------------------------------------------

    def win(self, seats: int) -> None:
        """The game is over; `seats` is the set of the winners."""
        self.is_over = True
        self.winners = seats
        self.stack = []
        self.battles = []
        if self.told is not None:
            self.tell("serpent-event-over", {})

    def told_hand(self, seat: int, kinds: list[int]) -> None:
        """Cards come into a hand: its seat sees them, the others their number."""
        if self.told is None or not kinds:
            return
        for kind in kinds:
            self.tell("serpent-event-drew-card", {"who": seat, "card": CARDS[kind].id}, 1 << seat)
        self.tell("serpent-event-drew", {"who": seat, "count": len(kinds)}, EVERYONE & ~(1 << seat))
