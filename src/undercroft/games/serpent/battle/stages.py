"""Battle: its start, and its stages as the booklet numbers them.

I attack (declared by the plan of villainy, or below) · II response · III attack rolls · IV counter rolls (exchange.py)
· V comparison, with the strike of each attack (strikes.py) · VI challenge · VII lair · VIII reward
(aftermath.py).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.aftermath import BattleEnd, Challenge, Lair, Reward
from undercroft.games.serpent.battle.exchange import AttackRolls, Comparisons, CounterRolls, Response
from undercroft.games.serpent.battle.fighters import extra_of, face_of
from undercroft.games.serpent.box.book import Face
from undercroft.games.serpent.box.words import FORMS
from undercroft.games.serpent.cards.effects import UseEffect
from undercroft.games.serpent.notation import FORM, code, first_of
from undercroft.games.serpent.table.battle import DUEL, HUNTED, WRATH, Battle, Fight, Fighter, hero_of
from undercroft.games.serpent.table.step import Question, Step
from undercroft.games.serpent.table.table import MOST_SEATS, Table
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message


def stages_of(target: int) -> list[Step]:
    """Returns the stages of a battle against the hero of a seat, after the attack."""
    return [
        Response(target),  # II
        AttackRolls(),  # III
        CounterRolls(),  # IV
        Comparisons(),  # V
        Challenge(target),  # VI
        Lair(),  # VII
        Reward(),  # VIII
        BattleEnd(),
    ]


STAGES: Final = [stages_of(seat) for seat in range(MOST_SEATS)]


def fight_out(table: Table, battle: Battle) -> None:
    """Fights the battle on top, from the response on."""
    table.then_all(STAGES[battle.target])


# -- monsters of the villainy phase --------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Raid(Step):
    """All monsters attack one hero: bought threats come first, then the stages."""

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        for fight in battle.fights:
            if fight.has_threat:
                fight.has_threat = False
                extra = extra_of(face_of(table, fight.attacker))
                if extra is not None and not table.heroes[battle.target].is_out:
                    table.then(UseEffect(extra.index, battle.owner, battle.target))
        fight_out(table, battle)


A_RAID: Final = Raid()


# -- the monster of a quest, or Nakari -----------------------------------------------------------------


def hunt(table: Table, seat: int, fighter: Fighter) -> None:
    """Lets the hunted monster attack: the seat to the left picks its form and rolls for it."""
    if table.variants.is_solo:
        start_hunt(table, seat, fighter, best_attack(table, seat, face_of(table, fighter)))
    else:
        table.then(Form(table.next_living(seat), seat, fighter))


def best_attack(table: Table, seat: int, face: Face) -> int:
    """Returns the round form with the greatest lead over the hero; ties go to melee, magic, speed in this order."""
    best = -1
    most = -99
    for form in range(3):
        lead = face.values[form] - table.value(seat, form)
        if face.attacks >> form & 1 and lead > most:
            best, most = form, lead
    return best


@mypyc_attr(acyclic=True)
class Form(Question):
    """Asks for one of the round forms; the chooser may also go easy on the hero."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "whom", "fighter")

    def __init__(self, seat: int, whom: int, fighter: Fighter) -> None:
        self.seat = seat
        self.whom: int = whom  # the hero that is attacked
        self.fighter: Fighter = fighter

    def options(self, table: Table) -> list[int]:
        face = face_of(table, self.fighter)
        return [code(FORM, form) for form in range(3) if face.attacks >> form & 1]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        start_hunt(table, self.whom, self.fighter, first_of(move))

    def prompt(self, table: Table) -> Message:
        monster = "nakari" if self.fighter.is_nakari else table.quest_card(self.fighter.quest)
        return Message("serpent-prompt-form", {"whom": self.whom, "monster": monster})


def start_hunt(table: Table, seat: int, fighter: Fighter, form: int) -> None:
    cause = WRATH if fighter.is_nakari else HUNTED
    battle = Battle(cause, table.next_living(seat), seat, table.heroes[seat].place)
    battle.quest = fighter.quest
    battle.fights.append(Fight(fighter, hero_of(seat), form))
    table.battles.append(battle)
    if table.events is not None:
        args = {"who": seat, "monster": face_of(table, fighter).id, "form": FORMS[form]}
        table.tell("serpent-event-hunted", args)
    fight_out(table, battle)


# -- hero against hero ---------------------------------------------------------------------------------


def start_duel(table: Table, seat: int, target: int, form: int) -> None:
    """Starts a duel; its action is paid already."""
    battle = Battle(DUEL, seat, target, table.heroes[target].place)
    battle.fights.append(Fight(hero_of(seat), hero_of(target), form))
    table.battles.append(battle)
    if table.events is not None:
        table.tell("serpent-event-duel", {"who": seat, "whom": target, "form": FORMS[form]})
    fight_out(table, battle)
