"""The table: the complete state of a game, and the small helpers that every rule needs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.serpent.box import words
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
from undercroft.games.serpent.box.words import Op
from undercroft.games.serpent.table.agreed import Variants
from undercroft.games.serpent.table.aim import Aim, Encounter
from undercroft.games.serpent.table.battle import Battle
from undercroft.games.serpent.table.changes import SORTS_OF, limits, matching, sum_attached
from undercroft.games.serpent.table.decks import BOTH, GLORY, KINDS_IN, PERIL, lift, some
from undercroft.games.serpent.table.hero import MAX_VALUE, Hero
from undercroft.games.serpent.table.map import Chart, Gate
from undercroft.games.serpent.table.piece import CURSING, LAID, PREPARED, SERVING, Finished, Piece, Quest
from undercroft.games.serpent.table.step import LastRoll, Question, Rolled, Step, name_of
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import EVERYONE
from undercroft.kernel.position import Position

HAND: Final = 5  # cards to which a hand is filled up
MOST_SEATS: Final = 4


IN_SETUP: Final = 0
IN_RECOVERY: Final = 1
IN_VILLAINY: Final = 2
IN_LOCATION: Final = 3
IN_HEROICS: Final = 4
IN_LAST: Final = 5
PHASES: Final = ("setup", "recovery", "villainy", "location", "heroic", "last")


def clockwise(count: int, first: int, seats: int) -> tuple[int, ...]:
    """Returns the seats of a bit set in the order of turns, starting from one seat."""
    order = [(first + step) % count for step in range(count)]
    return tuple([seat for seat in order if seats >> seat & 1])


# Indexed by number of seats, first seat and set of seats; rules ask for this so often that new lists would be slow.
CLOCKWISE: Final = [
    [[clockwise(count, first, seats) for seats in range(1 << count)] for first in range(count)]
    for count in range(MOST_SEATS + 1)
]


@mypyc_attr(acyclic=True)
class Table(Position):
    """The state and its helpers. The rules are functions on it, one noun per file."""

    __slots__ = (
        "variants", "round", "active", "starter", "pack", "tokens", "has_event", "nakari_wounds", "nakari_sent", "deck",
        "gone", "places_left", "quests_left", "places_under", "quests_under", "heroes_left", "chart", "heroes",
        "pieces", "quests", "battles", "draft", "declared", "opened", "shut", "stack", "coming", "options", "last_roll",
        "is_over", "winners", "phase", "solo_drawn", "ended", "finished", "fitted", "has_fit",
    )  # fmt: skip

    def __init__(self, seats: i64, variants: Variants, chart: Chart) -> None:
        super().__init__(seats)
        self.variants: Variants = variants
        self.round: int = 1
        self.active: int = 0
        self.starter: int = 0
        self.pack = HEROIC_PACK if variants.combined else LEGENDARY_PACK
        self.phase: int = 0
        self.tokens: int = 0
        self.has_event: bool = not variants.combined
        self.nakari_wounds: int = 0
        self.nakari_sent: bool = False
        self.deck: list[int] = []  # how many of each kind are left; made when the decks are filled
        self.gone: list[int] = []
        self.places_left: list[int] = []
        self.quests_left: list[int] = []
        self.places_under: list[int] = []  # put under the deck: drawn when `places_left` is used up
        self.quests_under: list[int] = []
        self.heroes_left: int = 0  # heroes nobody has, as bits
        self.chart: Chart = chart
        self.heroes: list[Hero] = []
        self.pieces: list[Piece] = []
        self.quests: list[Quest] = []
        self.battles: list[Battle] = []
        self.draft: list[Encounter] = []  # planned in the villainy phase, known to its seat alone
        self.declared: list[int] = []  # monsters declared this turn
        self.opened: list[int] = []  # exits passed by test this turn, as map.py numbers them
        self.shut: list[Gate] = []  # that dropped this turn
        self.stack: list[Step] = []  # what is still to be done, the next last
        self.coming: list[Step] = []  # what the running step adds, in the order it happens; empty between steps
        self.options: tuple[int, ...] = ()
        self.last_roll: LastRoll = LastRoll()
        self.is_over: bool = False
        self.winners: int = 0
        self.ended: bool = False  # the active hero was felled: its turn is over
        self.finished: list[Finished] = []
        self.fitted: Chart | None = None  # the map that `has_fit` was found for
        self.has_fit: bool = False
        self.solo_drawn: list[int] = []  # peril cards drawn and not yet resolved

    # -- what is to be done ------------------------------------------------------------------------------

    def then(self, first: Step, second: Step | None = None) -> None:
        """Adds a step, or two, to what the running one brings. Steps are added in the order they happen; all of them
        come before everything that was pending already.
        """
        self.coming.append(first)
        if second is not None:
            self.coming.append(second)

    def then_all(self, steps: list[Step]) -> None:
        """Adds several steps. Star arguments are slow when compiled, so this is a function of its own."""
        self.coming.extend(steps)

    def go_on(self, chance: Chance) -> None:
        """Runs steps until a seat has a choice or the game is over."""
        self._stack_up()
        while not self.is_over and not self.waiting:
            self.stack.pop().run(self, chance)
            self._stack_up()
        if self.is_over:
            self.stack = []
            self.options = ()

    def _stack_up(self) -> None:
        """Puts the coming steps on the stack, the first on top."""
        coming = self.coming
        while coming:
            self.stack.append(coming.pop())

    def asked(self) -> Question:
        """Returns the question that waits for an answer."""
        question = self.stack[-1]
        assert isinstance(question, Question), f"{name_of(question)} is no question"
        return question

    def rolled_for(self) -> Rolled:
        """Returns the purpose of the running roll."""
        depth = len(self.stack) - 1
        while True:
            step = self.stack[depth]
            if isinstance(step, Rolled):
                return step
            depth -= 1

    # -- copies -----------------------------------------------------------------------------------------

    def sharing(self) -> Table:
        """Returns a table with the same parts, to ask what would be if one of them were another. Replace parts of it,
        never change them.
        """
        raise NotImplementedError

    def with_hand(self, seat: int, hand: list[int]) -> Table:
        """Returns this table as it would be with another hand of a seat, only to be asked."""
        twin = self.sharing()
        twin.heroes = self.heroes.copy()
        twin.heroes[seat] = self.heroes[seat].copy()
        twin.heroes[seat].hand = hand
        return twin

    def share_with(self, twin: Table) -> None:
        twin.waiting = self.waiting
        twin.round = self.round
        twin.active = self.active
        twin.starter = self.starter
        twin.pack = self.pack
        twin.phase = self.phase
        twin.tokens = self.tokens
        twin.has_event = self.has_event
        twin.nakari_wounds = self.nakari_wounds
        twin.nakari_sent = self.nakari_sent
        twin.deck = self.deck
        twin.gone = self.gone
        twin.places_left = self.places_left
        twin.quests_left = self.quests_left
        twin.places_under = self.places_under
        twin.quests_under = self.quests_under
        twin.heroes_left = self.heroes_left
        twin.heroes = self.heroes
        twin.pieces = self.pieces
        twin.quests = self.quests
        twin.battles = self.battles
        twin.draft = self.draft
        twin.declared = self.declared
        twin.opened = self.opened
        twin.shut = self.shut
        twin.stack = self.stack
        twin.options = self.options
        twin.last_roll = self.last_roll
        twin.is_over = self.is_over
        twin.winners = self.winners
        twin.ended = self.ended
        twin.finished = self.finished
        twin.fitted = self.fitted
        twin.has_fit = self.has_fit
        twin.solo_drawn = self.solo_drawn

    def own_parts(self) -> None:
        """Copies every part that the rules change."""
        self.deck = self.deck.copy()
        self.gone = self.gone.copy()
        self.places_left = self.places_left.copy()
        self.quests_left = self.quests_left.copy()
        self.places_under = self.places_under.copy()
        self.quests_under = self.quests_under.copy()
        self.heroes = [hero.copy() for hero in self.heroes]
        self.pieces = [piece.copy() for piece in self.pieces]
        self.quests = [quest.copy() for quest in self.quests]
        self.battles = [battle.copy() for battle in self.battles]
        self.draft = self.draft.copy()
        self.declared = self.declared.copy()
        self.opened = self.opened.copy()
        self.shut = self.shut.copy()
        self.stack = self.stack.copy()
        self.last_roll = self.last_roll.copy()
        self.finished = self.finished.copy()
        self.solo_drawn = self.solo_drawn.copy()

    def carry_out(self, op: Op, you: int, seat: int, aim: Aim, source: int, chance: Chance) -> None:
        """Carries out one operation of an effect. It needs all the rules, so rules.py overrides it."""
        raise NotImplementedError

    # -- seats ------------------------------------------------------------------------------------------

    def next_living(self, seat: int) -> int:
        """Returns the next living seat to the left; the seat itself if there is no other."""
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
        """Returns the living seats, clockwise from a seat."""
        bit = 1
        found = 0
        for hero in self.heroes:
            if not hero.is_out:
                found |= bit
            bit += bit
        return CLOCKWISE[len(self.heroes)][seat][found]

    def rivals(self, seat: int) -> tuple[int, ...]:
        """Returns the living rivals, clockwise."""
        bit = 1
        found = 0
        for other, hero in enumerate(self.heroes):
            if other != seat and not hero.is_out:
                found |= bit
            bit += bit
        return CLOCKWISE[len(self.heroes)][seat][found]

    def heroes_at(self, place: int, first: int) -> tuple[int, ...]:
        """Returns the living heroes in a location, clockwise from a seat."""
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
        """Returns the name of a card in play."""
        piece = self.piece(id)
        return CARDS[piece.kind].id if piece is not None else "nothing"

    def quest_card(self, id: int) -> str:
        """Returns the name of a quest on the table."""
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
        """Returns a free quest number. A number that a battle still refers to is not reused."""
        id = 0
        while self.quest(id) is not None or self.is_hunted(id):
            id += 1
        quest = Quest(id, kind, seat)
        self.quests.append(quest)
        return quest

    def is_hunted(self, id: int) -> bool:
        """Returns whether a battle for the quest of this number goes on."""
        return any(battle.quest == id for battle in self.battles)

    def discard_piece(self, piece: Piece) -> None:
        """Discards a card with everything attached."""
        self.drop_attached(piece)
        self.pieces.remove(piece)
        self.put_away(piece.kind)

    def return_piece(self, piece: Piece) -> None:
        """Returns a card to the hand of the seat that played it; to the discard if that seat is out."""
        self.drop_attached(piece)
        self.pieces.remove(piece)
        if self.heroes[piece.owner].is_out:
            self.put_away(piece.kind)
        else:
            self.give(piece.owner, piece.kind)

    def drop_attached(self, host: Piece | Quest) -> None:
        for under in host.attached:
            self.put_away(under.card)
        host.attached = ()

    def artefacts(self, seat: int) -> list[Quest]:
        """Returns the completed artefacts of a seat."""
        return [quest for quest in self.quests if quest.seat == seat and quest.is_done]

    def prepared(self, seat: int) -> list[Piece]:
        """Returns the boons, treasures and kept potions in an inventory, without minions."""
        return [piece for piece in self.pieces if piece.seat == seat and piece.zone == PREPARED]

    def put_away(self, kind: int) -> None:
        """Discards a card; cards of a pack that is over go into the box."""
        if CARDS[kind].pack == self.pack:
            self.gone[kind] += 1

    def give(self, seat: int, kind: int) -> None:
        """Adds a card to a hand, which stays sorted."""
        hand = self.heroes[seat].hand
        place = 0
        while place < len(hand) and hand[place] < kind:
            place += 1
        hand.insert(place, kind)

    # -- what cards in play change ----------------------------------------------------------------------

    def bonus(self, seat: int, verb: int, roll: int, form: int, source: int, kinds: int) -> int:
        """Returns the sum of everything that changes a value or roll of a seat's hero."""
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
        """Returns a hero's present value, at least 0."""
        hero = self.heroes[seat]
        if stat == words.LEVEL:
            return hero.level
        if stat == words.HEALTH:
            return hero.health
        return max(0, hero.face.value(hero.level, stat) + self.bonus(seat, words.M_STAT, 0, stat, 0, 0))

    def roll_bonus(self, seat: int, roll: int, form: int, source: int, kinds: int) -> int:
        return self.bonus(seat, words.M_ROLL, roll, form, source, kinds)

    def enemy_bonus(self, seat: int, form: int, kinds: int) -> int:
        """Returns the change to attacks of some kinds of monsters on a hero, including its location's."""
        total = self.bonus(seat, words.M_ENEMY, 1, form, 0, kinds)
        return total + matching(PLACES[self.heroes[seat].place].mods, words.M_ENEMY, 1, form, 0, kinds)

    def is_immune(self, seat: int) -> bool:
        """Returns whether a hero cannot lose levels or actions."""
        return self.has_mod(seat, words.M_IMMUNE)

    def is_warpable(self, seat: int) -> bool:
        return not self.has_mod(seat, words.M_FORBID)

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
        """Returns the upkeep of a card, including rust."""
        return CARDS[piece.kind].upkeep + sum_attached(piece.attached, words.M_UPKEEP)

    def limit(self, seat: int, which: int) -> int:
        """Returns the places for permanent boons or treasures."""
        hero = self.heroes[seat]
        total = hero.face.boons if which == words.BOONS else hero.face.treasures
        for piece in self.pieces:
            if piece.seat == seat and SORTS_OF[piece.kind] >> words.M_LIMIT & 1 and piece.zone == PREPARED:
                total += limits(CARDS[piece.kind].mods, which)
        for quest in self.quests:
            if quest.seat == seat and quest.is_done:
                total += limits(QUESTS[quest.kind].kept, which)
        return total

    def load_of(self, seat: int, which: int) -> int:
        """Returns the permanent boons or treasures in the inventory; minions and kept potions are treasures."""
        count = 0
        for piece in self.pieces:
            if piece.seat != seat:
                continue
            if piece.zone == SERVING:
                count += which == words.TREASURES
            elif piece.zone == PREPARED:
                count += CARDS[piece.kind].sort == (words.BOON if which == words.BOONS else words.TREASURE)
        return count

    # -- points -----------------------------------------------------------------------------------------

    def add_glory(self, seat: int, n: int) -> None:
        hero = self.heroes[seat]
        before = hero.glory
        hero.glory = min(MAX_VALUE, max(0, hero.glory + n))
        if self.events is not None and hero.glory != before:
            id = "serpent-event-glory" if hero.glory > before else "serpent-event-glory-lost"
            self.tell(id, {"who": seat, "count": abs(hero.glory - before)})

    def add_peril(self, seat: int, n: int) -> None:
        if self.variants.is_solo:
            return
        hero = self.heroes[seat]
        before = hero.peril
        hero.peril = min(MAX_VALUE, max(0, hero.peril + n))
        if self.events is not None and hero.peril != before:
            id = "serpent-event-peril" if hero.peril > before else "serpent-event-peril-lost"
            self.tell(id, {"who": seat, "count": abs(hero.peril - before)})

    def heal(self, seat: int, n: int) -> None:
        hero = self.heroes[seat]
        before = hero.health
        hero.health = min(hero.face.health, hero.health + n)
        if self.events is not None and hero.health != before:
            self.tell("serpent-event-healed", {"who": seat, "count": hero.health - before})

    def can_act(self, seat: int) -> bool:
        """Returns whether the seat has an action for anything but standing up."""
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
        if self.events is not None and self.tokens != before:
            self.tell("serpent-event-tokens", {"change": self.tokens - before, "tokens": self.tokens})

    # -- decks ------------------------------------------------------------------------------------------

    def deck_of(self, which: int) -> list[int]:
        """Returns the rest of the glory or peril deck, or of the single deck of both."""
        if which == BOTH:
            return self.deck
        left = self.deck.copy()
        for kind in KINDS_IN[PERIL if which == GLORY else GLORY]:
            left[kind] = 0
        return left

    def refill(self, which: int) -> bool:
        """Shuffles the discard into a used-up deck; returns whether there is a card to draw now."""
        kinds = KINDS_IN[which]
        if any(self.deck[kind] for kind in kinds):
            return True
        is_refilled = False
        for kind in kinds:
            if self.gone[kind]:
                self.deck[kind] += self.gone[kind]
                self.gone[kind] = 0
                is_refilled = True
        if is_refilled and self.events is not None:
            self.tell("serpent-event-shuffled", {})
        return is_refilled

    def draw_card(self, which: int, chance: Chance) -> int:
        """Draws a card from a deck that is not empty."""
        kind = chance.draw(ADVENTURE_DECK, self.deck_of(which))
        self.deck[kind] -= 1
        return kind

    def draw_quest(self, seat: int, chance: Chance) -> Quest | None:
        """Draws a quest for a seat (-1: shared); returns None if none is left."""
        if not some(self.quests_left):
            lift(self.quests_left, self.quests_under)
            if not some(self.quests_left):
                return None
        kind = chance.draw(QUEST_DECK, self.quests_left)
        self.quests_left[kind] -= 1
        quest = self.new_quest(kind, seat)
        if self.events is not None:
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
        """Returns the first level of the stage, below which no level falls."""
        return FIRST_LEVEL[self.pack]

    # -- events -----------------------------------------------------------------------------------------

    def tell_who(self, id: str, seat: int, field: str = "", value: object = None) -> None:
        """Tells what a hero did or met, with one figure or name that belongs to it."""
        if self.events is not None:
            self.tell(id, {"who": seat, field: value} if field else {"who": seat})

    # -- the end ----------------------------------------------------------------------------------------

    def win(self, seats: int) -> None:
        """Ends the game; `seats` is the set of the winners."""
        self.is_over = True
        self.winners = seats
        self.battles = []
        if self.events is not None:
            self.tell("serpent-event-over", {})

    def told_hand(self, seat: int, kinds: list[int]) -> None:
        """Reports cards that come into a hand: its seat sees them, the others their number."""
        if self.events is None or not kinds:
            return
        for kind in kinds:
            self.tell("serpent-event-drew-card", {"who": seat, "card": CARDS[kind].id}, 1 << seat)
        self.tell("serpent-event-drew", {"who": seat, "count": len(kinds)}, EVERYONE & ~(1 << seat))
