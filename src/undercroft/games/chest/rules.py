"""The rules of Chest, in the order of the rulebook: formation, monsters, loot, dragon, regroup, the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.chest.cards import HEROES, OTHER_CARDS, TOKENS
from undercroft.games.chest.components import (
    ADVENTURES,
    ALL_TOKENS,
    COMPANION_NAMES,
    DRAGON_EXPERIENCE,
    DRAGON_WAKES,
    DUNGEON_DICE,
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    HERO,
    HERO_CARDS,
    LEVELS,
    PARTY_DICE,
    PARTY_DIE,
    PARTY_FACES,
    SERVES,
    SIDES,
    TARGETS,
    Face,
    Target,
    Token,
    count,
    one,
    size,
)
from undercroft.games.chest.notation import MOVES, USES, Code
from undercroft.games.chest.objections import objection
from undercroft.games.chest.offers import baited, offers
from undercroft.games.chest.save import save
from undercroft.games.chest.scoring import result
from undercroft.games.chest.state import Deeds, Phase, Setup, Task, party_faces
from undercroft.games.chest.view import prompt, table
from undercroft.games.chest.view_types import TableView
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Event, Message
from undercroft.kernel.move import Move
from undercroft.kernel.position import Data
from undercroft.kernel.result import Result

VERSION: Final = 1


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
        """Continues to the next question. Phases end by themselves, and a question with one answer is not asked."""
        self.end_phases(chance)
        self.offered = offers(self)
        while len(self.offered) == 1:
            self.carry_out(self.offered[0], chance)
            self.end_phases(chance)
            self.offered = offers(self)

    def carry_out(self, move: i64, chance: Chance) -> None:
        if move >= Code.READ_SCROLL:
            self.carry_out_plain(move, chance)
        elif move < USES:
            self.use_companion(move // 8 // TARGETS, move // 8 % TARGETS, move % 8, chance)
        elif move < Code.REROLL:
            self.send_against_dragon(move - Code.SLAY, chance)
        elif move < Code.REVIVE:
            self.picked += one(move - Code.REROLL)
        elif move < Code.STRIKE:
            self.revive(move - Code.REVIVE)
        elif move < Code.CHARM:
            self.strike(move - Code.STRIKE)
        elif move < Code.USE:
            self.charm(move - Code.CHARM)
        elif move < Code.PAY:
            self.use_token(move - Code.USE, chance)
        elif move < Code.SUMMON:
            self.intervene(move - Code.PAY, chance)
        else:
            self.summon(move - Code.SUMMON + 1)

    def carry_out_plain(self, move: i64, chance: Chance) -> None:
        """Carries out a move that is only a verb."""
        if move == Code.PROCEED:
            self.proceed()
        elif move == Code.FLEE:
            self.flee(chance)
        elif move == Code.REST:
            self.rest(chance)
        elif move == Code.DESCEND:
            self.descend(chance)
        elif move == Code.READ_SCROLL:
            self.read_scroll(Face.SCROLL)
        elif move == Code.READ_TOKEN:
            self.read_scroll(FIRST_TOKEN + Token.SCROLL)
        elif move == Code.ROLL:
            self.reroll(chance)
        elif move == Code.ULTIMATE:
            self.use_ultimate()
        elif move == Code.ENOUGH:
            self.task = Task.NONE
        elif move == Code.KEEP:
            self.form(chance)

    # -- formation ----------------------------------------------------------------------------------

    def begin_adventure(self, chance: Chance) -> None:
        """Rolls the party. A mercenary may re-roll it once, before the first level is rolled."""
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
        if self.events is not None:
            number = self.done // self.seats + 1
            self.tell("chest-event-adventure", {"who": self.adventurer, "number": number, "of": ADVENTURES})
        if SIDES[self.side].rerolls_party:
            self.phase = Phase.FORMATION
            self.start(Task.REROLL, 1)
            self.tell_party("chest-event-party")
        else:
            self.form(chance)

    def form(self, chance: Chance) -> None:
        """Forms the party: a knight's scrolls become champions. Then the first level is rolled."""
        self.task = Task.NONE
        face: i64 = SIDES[self.side].scrolls_become
        scrolls = count(self.party, Face.SCROLL)
        if face >= 0 and scrolls:
            self.tell_party("chest-event-party")
            self.party += scrolls * (one(face) - one(Face.SCROLL))
        self.tell_party("chest-event-formed")
        self.cast_level(chance)

    def cast_level(self, chance: Chance) -> None:
        """Rolls as many dungeon dice as the level says, or as many as are not in the lair."""
        self.phase = Phase.MONSTERS
        free = DUNGEON_DICE - self.lair
        dice = min(free, self.level)
        if self.events is not None:
            active = size(self.party)
            self.tell("chest-event-level", {"who": self.adventurer, "level": self.level, "party": active})
        self.cast(dice, chance)

    # -- monsters and loot --------------------------------------------------------------------------

    def use_companion(self, companion: i64, target: i64, number: i64, chance: Chance) -> None:
        """Spends the companion first, then resolves its effect."""
        self.spend(companion)
        self.dungeon -= number << 4 * target
        if self.events is not None:
            self.tell_use(companion, target, number)
        if target == Target.CHEST:
            self.open_chests(number, chance)
        elif target == Target.POTION:
            self.start(Task.REVIVE, number)
        elif SERVES[companion] == SIDES[self.side].extra and self.monsters:
            self.start(Task.STRIKE, 1)

    def reroll(self, chance: Chance) -> None:
        """Rolls the picked dice: party dice first, then dungeon dice. New dragons go to the lair."""
        picked = self.picked
        self.picked = 0
        self.task = Task.NONE
        fallen: i64 = 0
        for die in range(PARTY_FACES):
            number = count(picked, die)
            self.party -= number << 4 * die
            for _ in range(number):
                fallen += one(chance.roll(PARTY_DIE))
        self.party += fallen
        if self.events is not None and fallen:
            self.tell("chest-event-party", {"who": self.adventurer, **party_faces(fallen)})
        targets = picked >> 4 * PARTY_FACES
        self.dungeon -= targets
        self.cast(size(targets), chance)
        if self.phase == Phase.FORMATION:
            self.form(chance)

    def proceed(self) -> None:
        """Leaves the monster or the loot phase. Remaining loot goes back before the dragon phase."""
        if self.phase == Phase.MONSTERS:
            self.phase = Phase.LOOT
        else:
            self.dungeon = 0

    def end_phases(self, chance: Chance) -> None:
        """Skips empty phases. Monsters in the loot phase bring the monster phase back."""
        if self.task != Task.NONE:
            return
        if self.phase == Phase.LOOT:
            if self.monsters:
                self.phase = Phase.MONSTERS
            elif not self.dungeon:
                self.phase = Phase.DRAGON
                if self.events is not None and self.lair >= DRAGON_WAKES:
                    self.tell("chest-event-dragon-wakes", {"who": self.adventurer, "count": self.lair})
        if self.phase == Phase.DRAGON and self.lair < DRAGON_WAKES:
            self.regroup(chance)

    # -- tokens -------------------------------------------------------------------------------------

    def use_token(self, token: i64, chance: Chance) -> None:
        """Returns the token to the chest, then resolves its effect."""
        self.return_token(token)
        if self.events is not None:
            self.tell("chest-event-used", {"who": self.adventurer, "token": TOKENS[token], "level": self.level})
        if token == Token.RING:
            self.lair = 0
        elif token == Token.ELIXIR:
            self.start(Task.REVIVE, 1)
        elif token == Token.BAIT:
            turned = baited(self)
            self.dungeon -= turned
            self.lair += size(turned)
        else:  # the portal: the level's experience, cleared or not
            self.gain(self.level)
            self.end_adventure(chance)

    # -- dragon -------------------------------------------------------------------------------------

    def send_against_dragon(self, companion: i64, chance: Chance) -> None:
        """Picks a companion for the band; the last one needed beats the dragon, and none is spent before."""
        if self.task != Task.DRAGON:
            self.start(Task.DRAGON, SIDES[self.side].dragon_needs)
        self.picked += one(companion)
        self.left -= 1
        if self.events is not None:
            self.tell("chest-event-against", {"who": self.adventurer, "companion": COMPANION_NAMES[companion]})
        if not self.left:
            self.beat_dragon(chance)

    def beat_dragon(self, chance: Chance) -> None:
        self.task = Task.NONE
        companion: i64 = 0
        while self.picked:
            for _ in range(self.picked & 15):
                self.spend(companion)
            self.picked >>= 4
            companion += 1
        self.lair = 0
        if self.events is not None:
            self.tell("chest-event-dragon-beaten", {"who": self.adventurer})
        self.draw_treasure(chance)
        self.gain(DRAGON_EXPERIENCE)

    # -- regroup ------------------------------------------------------------------------------------

    def regroup(self, chance: Chance) -> None:
        """Sends summoned companions away. On the last level the adventurer has to rest."""
        self.phase = Phase.REGROUP
        self.temporary &= 15 << 4 * (HERO - FIRST_TEMPORARY)
        if self.events is not None:
            self.tell("chest-event-cleared", {"who": self.adventurer, "level": self.level})
        if self.level == LEVELS:
            self.rest(chance)

    def rest(self, chance: Chance) -> None:
        if self.events is not None:
            self.tell("chest-event-rested", {"who": self.adventurer, "level": self.level})
        self.gain(self.level)
        self.end_adventure(chance)

    def descend(self, chance: Chance) -> None:
        self.level += 1
        self.cast_level(chance)

    def flee(self, chance: Chance) -> None:
        """Flees: the level's experience is lost, nothing else."""
        if self.events is not None:
            self.tell("chest-event-fled", {"who": self.adventurer, "level": self.level})
        self.end_adventure(chance)

    # -- the end ------------------------------------------------------------------------------------

    def end_adventure(self, chance: Chance) -> None:
        """Passes the dice to the left; after three adventures each the game is over."""
        self.done += 1
        self.adventurer = (self.setup.first + self.done) % self.seats
        if self.done < ADVENTURES * self.seats:
            self.waiting = 1 << self.adventurer
            self.begin_adventure(chance)
        else:
            self.end_game()

    def end_game(self) -> None:
        self.phase = Phase.OVER
        self.waiting = 0
        self.is_final = True
        self.side = self.side_of(self.adventurer)
        self.exhausted = False
        self.party = 0
        self.graveyard = PARTY_DICE
        self.temporary = 0
        self.dungeon = 0
        self.lair = 0
        if self.events is not None:
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

    def table(self, seat: int | None) -> TableView:
        return table(self)

    def save(self) -> Data:
        return save(self)

    def result(self) -> Result:
        return result(self)

    def objection(self, seat: int, move: Move) -> Message | None:
        return objection(self, move)

    def header(self) -> Data:
        return {"game": "chest", "rules": VERSION, **OTHER_CARDS, "options": self.setup.options.data()}


def fresh(setup: Setup, seats: int, chance: Chance, events: list[Event] | None) -> Chest:
    """Returns a new game, dealt and rolled up to the first question."""
    game = Chest(seats, setup, [0] * seats, [0] * seats)
    game.events = events
    if events is not None:
        for seat, hero in enumerate(setup.heroes):
            if hero < HERO_CARDS:
                game.tell("chest-event-hero", {"who": seat, "hero": HEROES[hero]})
    game.supply = ALL_TOKENS
    game.adventurer = setup.first
    game.waiting = 1 << setup.first
    game.begin_adventure(chance)
    game.go_on(chance)
    return game
