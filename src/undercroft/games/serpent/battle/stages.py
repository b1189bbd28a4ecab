"""Battle: how it starts, and its stages in the order of the booklet.

I response · II attack rolls · III counter rolls · IV comparison and V strike, attack by attack (all in exchange.py and
strikes.py) · VI challenge (challenge.py) · VII lair · VIII reward (aftermath.py).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.aftermath import BattleEnd, Lair, Reward
from undercroft.games.serpent.battle.challenge import Challenge
from undercroft.games.serpent.battle.exchange import AttackRolls, Comparisons, CounterRolls, Response
from undercroft.games.serpent.battle.fighters import extra_of, face_of
from undercroft.games.serpent.box.book import Face
from undercroft.games.serpent.box.words import FORMS
from undercroft.games.serpent.cards.effects import UseEffect
from undercroft.games.serpent.notation import FORM, code, first_of
from undercroft.games.serpent.table.battle import DUEL, GODDESS, HUNTED, QUEST, WRATH, Battle, Fight
from undercroft.games.serpent.table.step import Course, Question, Step
from undercroft.games.serpent.table.table import MOST_SEATS, Table
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message


def stages_of(target: int) -> Course:
    """The stages of a battle against the hero of a seat."""
    return Course([
        Response(target),
        AttackRolls(),
        CounterRolls(),
        Comparisons(),
        Challenge(target),
        Lair(),
        Reward(),
        BattleEnd(),
    ])  # fmt: skip


STAGES: Final = [stages_of(seat) for seat in range(MOST_SEATS)]


def fight_out(table: Table, battle: Battle) -> None:
    """The stages of the battle on top."""
    table.then_course(STAGES[battle.target])


# -- monsters of the villainy phase --------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Raid(Step):
    """All monsters on one hero: bought threats come first, then the stages."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        fight_out(table, battle)
        for fight in reversed(battle.fights):
            if fight.has_threat:
                fight.has_threat = False
                extra = extra_of(face_of(table, fight.attacker))
                if extra is not None and not table.heroes[battle.target].is_out:
                    table.then(UseEffect(extra.index, battle.owner, battle.target))


A_RAID: Final = Raid()


# -- the monster of a quest, or Nakari -----------------------------------------------------------------


def hunt(table: Table, seat: int, fighter: int) -> None:
    """It attacks: the seat to the left picks its form and rolls for it."""
    if table.variants.is_solo:
        start_hunt(table, seat, fighter, best_attack(table, seat, face_of(table, fighter)))
    else:
        table.then(Form(table.next_living(seat), seat, fighter))


def best_attack(table: Table, seat: int, face: Face) -> int:
    """The round form with the greatest lead over the hero; ties: melee, magic, speed."""
    best = -1
    most = -99
    for form in range(3):
        lead = face.values[form] - table.value(seat, form)
        if face.attacks >> form & 1 and lead > most:
            best, most = form, lead
    return best


@final
@mypyc_attr(acyclic=True)
class Form(Question):
    """The round forms: who chooses may also go easy on the hero."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "whom", "fighter")
    __slots__ = ("whom", "fighter")

    def __init__(self, seat: int, whom: int, fighter: int) -> None:
        self.seat = seat
        self.whom = whom  # the hero that is attacked
        self.fighter = fighter

    def options(self, table: Table) -> list[int]:
        face = face_of(table, self.fighter)
        return [code(FORM, form) for form in range(3) if face.attacks >> form & 1]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        start_hunt(table, self.whom, self.fighter, first_of(move))

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-form", {"whom": self.whom, "monster": fighter_name(table, self.fighter)})


def fighter_name(table: Table, fighter: int) -> str:
    """The monster by its own name, or that of its quest."""
    if fighter == GODDESS:
        return "nakari"
    if fighter >= QUEST:
        return table.quest_card(fighter - QUEST)
    return face_of(table, fighter).id


def start_hunt(table: Table, seat: int, fighter: int, form: int) -> None:
    cause = WRATH if fighter == GODDESS else HUNTED
    battle = Battle(cause, table.next_living(seat), seat, table.heroes[seat].place)
    battle.quest = fighter - QUEST if QUEST <= fighter < GODDESS else -1
    battle.fights.append(Fight(fighter, seat, form))
    table.battles.append(battle)
    if table.told is not None:
        args = {"who": seat, "monster": face_of(table, fighter).id, "form": FORMS[form]}
        table.tell("serpent-event-hunted", args)
    fight_out(table, battle)


# -- hero against hero ---------------------------------------------------------------------------------


def start_duel(table: Table, seat: int, target: int, form: int) -> None:
    """The action is paid."""
    battle = Battle(DUEL, seat, target, table.heroes[target].place)
    battle.fights.append(Fight(seat, target, form))
    table.battles.append(battle)
    if table.told is not None:
        table.tell("serpent-event-duel", {"who": seat, "whom": target, "form": FORMS[form]})
    fight_out(table, battle)
