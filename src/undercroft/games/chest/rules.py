"""The rules of Chest, in the order of the rulebook: formation, monsters, loot, dragon, regroup, the end."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.chest.cards import HEROES, TOKENS
from undercroft.games.chest.components import (
    ADVENTURES,
    ALL_TOKENS,
    BAIT,
    CHEST,
    COMPANION_NAMES,
    DRAGON_EXPERIENCE,
    DRAGON_NEEDS,
    DRAGON_WAKES,
    DUNGEON_DICE,
    ELIXIR,
    EXTRA,
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    HERO,
    HERO_CARDS,
    LEVELS,
    PARTY_DICE,
    PARTY_DIE,
    PARTY_FACES,
    POTION,
    REROLLS_PARTY,
    RING,
    SCROLL,
    SCROLL_TOKEN,
    SCROLLS_BECOME,
    SERVES,
    TARGETS,
    count,
    one,
    size,
)
from undercroft.games.chest.deeds import Deeds, party_faces
from undercroft.games.chest.notation import (
    CHARM_ONE,
    DESCEND,
    ENOUGH,
    FLEE,
    KEEP,
    MOVES,
    PAY,
    PROCEED,
    READ_SCROLL,
    READ_TOKEN,
    REROLL_DIE,
    REST,
    REVIVE,
    ROLL,
    SLAY,
    STRIKE_AT,
    SUMMON_MANY,
    USE_TOKEN,
    USE_ULTIMATE,
    USES,
)
from undercroft.games.chest.objections import objection
from undercroft.games.chest.offers import baited, offers
from undercroft.games.chest.save import save
from undercroft.games.chest.scoring import result
from undercroft.games.chest.state import (
    DRAGON_PHASE,
    DRAGON_TASK,
    FORMATION,
    LOOT_PHASE,
    MONSTER_PHASE,
    NO_TASK,
    OVER,
    REGROUP,
    REROLL_TASK,
    REVIVE_TASK,
    STRIKE_TASK,
    Setup,
)
from undercroft.games.chest.view import header, prompt, table
from undercroft.games.chest.view_types import Table as View
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Event, Message
from undercroft.kernel.move import Move
from undercroft.kernel.position import Data
from undercroft.kernel.result import Result


@final
@mypyc_attr(acyclic=True)
class Chest(Deeds):
    """A game in progress. Only the adventurer decides; the dungeon lord merely rolls."""

    __slots__ = ()

    def moves(self, seat: i64) -> tuple[int, ...]:
        return self.offered if self.waiting >> seat & 1 else ()

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        self.carry_out(move, chance)
        self.go_on(chance)

    def go_on(self, chance: Chance) -> None:
        """On to the next question: phases end by themselves, and a question with one answer is not asked."""
        self.end_phases(chance)
        self.offered = offers(self)
        while len(self.offered) == 1:
            self.carry_out(self.offered[0], chance)
            self.end_phases(chance)
            self.offered = offers(self)

    def carry_out(self, move: i64, chance: Chance) -> None:
        if move < USES:
            self.use_companion(move // 8 // TARGETS, move // 8 % TARGETS, move % 8, chance)
        elif move < REROLL_DIE:
            self.send_against_dragon(move - SLAY, chance)
        elif move < REVIVE:
            self.picked += one(move - REROLL_DIE)
        elif move < STRIKE_AT:
            self.revive(move - REVIVE)
        elif move < CHARM_ONE:
            self.strike(move - STRIKE_AT)
        elif move < USE_TOKEN:
            self.charm(move - CHARM_ONE)
        elif move < PAY:
            self.use_token(move - USE_TOKEN, chance)
        elif move < SUMMON_MANY:
            self.intervene(move - PAY, chance)
        elif move < READ_SCROLL:
            self.summon(move - SUMMON_MANY + 1)
        elif move == PROCEED:
            self.proceed()
        elif move == FLEE:
            self.flee(chance)
        elif move == REST:
            self.rest(chance)
        elif move == DESCEND:
            self.descend(chance)
        elif move == READ_SCROLL:
            self.read_scroll(SCROLL)
        elif move == READ_TOKEN:
            self.read_scroll(FIRST_TOKEN + SCROLL_TOKEN)
        elif move == ROLL:
            self.reroll(chance)
        elif move == USE_ULTIMATE:
            self.use_ultimate()
        elif move == ENOUGH:
            self.task = NO_TASK
        elif move == KEEP:
            self.form(chance)

    # -- formation ----------------------------------------------------------------------------------

    def begin_adventure(self, chance: Chance) -> None:
        """Roll the party; a mercenary may re-roll it once, before the first level is cast."""
        self.side = self.side_of(self.adventurer)
        self.exhausted = False
        self.level = 1
        self.graveyard = 0
        self.temporary = 0
        self.dungeon = 0
        self.lair = 0
        self.party = 0
        for _ in range(PARTY_DICE):
            self.party += one(chance.roll(PARTY_DIE))
        if self.told is not None:
            number = self.done // self.seats + 1
            self.tell("chest-event-adventure", {"who": self.adventurer, "number": number, "of": ADVENTURES})
        if REROLLS_PARTY[self.side]:
            self.phase = FORMATION
            self.start(REROLL_TASK, 1)
            self.tell_party("chest-event-party")
        else:
            self.form(chance)

    def form(self, chance: Chance) -> None:
        """The party stands. A knight's scrolls become champions; then the first level is cast."""
        self.task = NO_TASK
        face: i64 = SCROLLS_BECOME[self.side]
        scrolls = count(self.party, SCROLL)
        if face >= 0 and scrolls:
            self.tell_party("chest-event-party")
            self.party += scrolls * (one(face) - one(SCROLL))
        self.tell_party("chest-event-formed")
        self.cast_level(chance)

    def cast_level(self, chance: Chance) -> None:
        """As many dungeon dice as the level says, or as many as are not in the lair."""
        self.phase = MONSTER_PHASE
        free = DUNGEON_DICE - self.lair
        dice = min(free, self.level)
        if self.told is not None:
            active = size(self.party)
            self.tell("chest-event-level", {"who": self.adventurer, "level": self.level, "party": active})
        self.cast(dice, chance)

    # -- monsters and loot --------------------------------------------------------------------------

    def use_companion(self, companion: i64, target: i64, number: i64, chance: Chance) -> None:
        """The companion is spent first, then its effect resolves."""
        self.spend(companion)
        self.dungeon -= number << 4 * target
        if self.told is not None:
            self.tell_use(companion, target, number)
        if target == CHEST:
            self.open_chests(number, chance)
        elif target == POTION:
            self.start(REVIVE_TASK, number)
        elif SERVES[companion] == EXTRA[self.side] and self.monsters:
            self.start(STRIKE_TASK, 1)

    def reroll(self, chance: Chance) -> None:
        """Roll what was picked: party dice first, then dungeon dice. New dragons go to the lair."""
        picked = self.picked
        self.picked = 0
        self.task = NO_TASK
        fallen: i64 = 0
        for die in range(PARTY_FACES):
            number = count(picked, die)
            self.party -= number << 4 * die
            for _ in range(number):
                fallen += one(chance.roll(PARTY_DIE))
        self.party += fallen
        if self.told is not None and fallen:
            self.tell("chest-event-party", {"who": self.adventurer, **party_faces(fallen)})
        targets = picked >> 4 * PARTY_FACES
        self.dungeon -= targets
        self.cast(size(targets), chance)
        if self.phase == FORMATION:
            self.form(chance)

    def proceed(self) -> None:
        """Leave the monster or the loot phase; loot that is left goes back before the dragon phase."""
        if self.phase == MONSTER_PHASE:
            self.phase = LOOT_PHASE
        else:
            self.dungeon = 0

    def end_phases(self, chance: Chance) -> None:
        """Phases that have nothing in them are passed; monsters in the loot phase bring the monster phase back."""
        if self.task != NO_TASK:
            return
        if self.phase == LOOT_PHASE:
            if self.monsters:
                self.phase = MONSTER_PHASE
            elif not self.dungeon:
                self.phase = DRAGON_PHASE
                if self.told is not None and self.lair >= DRAGON_WAKES:
                    self.tell("chest-event-dragon-wakes", {"who": self.adventurer, "count": self.lair})
        if self.phase == DRAGON_PHASE and self.lair < DRAGON_WAKES:
            self.regroup(chance)

    # -- tokens -------------------------------------------------------------------------------------

    def use_token(self, token: i64, chance: Chance) -> None:
        """A used token is back in the chest before its effect resolves."""
        self.return_token(token)
        if self.told is not None:
            self.tell("chest-event-used", {"who": self.adventurer, "token": TOKENS[token], "level": self.level})
        if token == RING:
            self.lair = 0
        elif token == ELIXIR:
            self.start(REVIVE_TASK, 1)
        elif token == BAIT:
            turned = baited(self)
            self.dungeon -= turned
            self.lair += size(turned)
        else:  # the portal: the level's experience, cleared or not
            self.gain(self.level)
            self.end_adventure(chance)

    # -- dragon -------------------------------------------------------------------------------------

    def send_against_dragon(self, companion: i64, chance: Chance) -> None:
        """The dragon falls to the last companion needed; none is spent before."""
        if self.task != DRAGON_TASK:
            self.start(DRAGON_TASK, DRAGON_NEEDS[self.side])
        self.picked += one(companion)
        self.left -= 1
        if self.told is not None:
            self.tell("chest-event-against", {"who": self.adventurer, "companion": COMPANION_NAMES[companion]})
        if not self.left:
            self.beat_dragon(chance)

    def beat_dragon(self, chance: Chance) -> None:
        self.task = NO_TASK
        companion: i64 = 0
        while self.picked:
            for _ in range(self.picked & 15):
                self.spend(companion)
            self.picked >>= 4
            companion += 1
        self.lair = 0
        if self.told is not None:
            self.tell("chest-event-dragon-beaten", {"who": self.adventurer})
        self.draw_treasure(chance)
        self.gain(DRAGON_EXPERIENCE)

    # -- regroup ------------------------------------------------------------------------------------

    def regroup(self, chance: Chance) -> None:
        """Summoned companions leave. On the last level the adventurer has to rest."""
        self.phase = REGROUP
        self.temporary &= 15 << 4 * (HERO - FIRST_TEMPORARY)
        if self.told is not None:
            self.tell("chest-event-cleared", {"who": self.adventurer, "level": self.level})
        if self.level == LEVELS:
            self.rest(chance)

    def rest(self, chance: Chance) -> None:
        if self.told is not None:
            self.tell("chest-event-rested", {"who": self.adventurer, "level": self.level})
        self.gain(self.level)
        self.end_adventure(chance)

    def descend(self, chance: Chance) -> None:
        self.level += 1
        self.cast_level(chance)

    def flee(self, chance: Chance) -> None:
        """The level's experience is lost, nothing else."""
        if self.told is not None:
            self.tell("chest-event-fled", {"who": self.adventurer, "level": self.level})
        self.end_adventure(chance)

    # -- the end ------------------------------------------------------------------------------------

    def end_adventure(self, chance: Chance) -> None:
        """The dice go to the left; after three adventures each the game is over."""
        self.done += 1
        self.adventurer = (self.setup.first + self.done) % self.seats
        if self.done < ADVENTURES * self.seats:
            self.waiting = 1 << self.adventurer
            self.begin_adventure(chance)
        else:
            self.end_game()

    def end_game(self) -> None:
        self.phase = OVER
        self.waiting = 0
        self.is_final = True
        self.side = self.side_of(self.adventurer)
        self.exhausted = False
        self.party = 0
        self.graveyard = PARTY_DICE
        self.temporary = 0
        self.dungeon = 0
        self.lair = 0
        if self.told is not None:
            self.tell("chest-event-over", {})

    # -- the rest of a position ---------------------------------------------------------------------

    def copy(self) -> Chest:
        twin = Chest(self.seats, self.setup, self.xp[:], self.tokens[:])
        twin.waiting = self.waiting
        twin.supply = self.supply
        twin.done = self.done
        twin.adventurer = self.adventurer
        twin.side = self.side
        twin.exhausted = self.exhausted
        twin.level = self.level
        twin.phase = self.phase
        twin.party = self.party
        twin.graveyard = self.graveyard
        twin.temporary = self.temporary
        twin.dungeon = self.dungeon
        twin.lair = self.lair
        twin.task = self.task
        twin.left = self.left
        twin.picked = self.picked
        twin.offered = self.offered
        return twin

    def describe(self, seat: i64, move: i64) -> Move:
        return MOVES[move]

    def prompt(self, seat: int | None) -> Message:
        return prompt(self, seat)

    def table(self, seat: int | None) -> View:
        return table(self)

    def save(self) -> Data:
        return save(self)

    def result(self) -> Result:
        return result(self)

    def objection(self, seat: int, move: Move) -> Message | None:
        return objection(self, move)

    def header(self) -> Data:
        return header(self)


def fresh(setup: Setup, seats: int, chance: Chance, told: list[Event] | None) -> Chest:
    """A new game, dealt and rolled up to the first question."""
    game = Chest(seats, setup, [0] * seats, [0] * seats)
    game.told = told
    if told is not None:
        for seat, hero in enumerate(setup.heroes):
            if hero < HERO_CARDS:
                game.tell("chest-event-hero", {"who": seat, "hero": HEROES[hero]})
    game.supply = ALL_TOKENS
    game.adventurer = setup.first
    game.waiting = 1 << setup.first
    game.begin_adventure(chance)
    game.go_on(chance)
    return game
