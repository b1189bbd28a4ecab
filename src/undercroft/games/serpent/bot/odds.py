"""Odds: what a bot can tell about dice, quests and ways from what everybody sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.serpent.battle.fighters import attack_lead, face_of
from undercroft.games.serpent.bot.habits import Habits
from undercroft.games.serpent.box.book import (
    CHAMBER,
    HUNT,
    NAKARI_QUEST,
    PLACES,
    QUESTS,
    SACRIFICE,
    SEARCHING,
    Face,
    strikes,
)
from undercroft.games.serpent.box.words import O_WOUND, OTHER, PROGRAMS, SEARCH, THREAT, TRY
from undercroft.games.serpent.cards.dice import NO_STAT
from undercroft.games.serpent.quests.tries import SITES, can_give, vow_bonus, worth
from undercroft.games.serpent.table.battle import THE_GODDESS, Fighter, monster_of
from undercroft.games.serpent.table.map import BIT
from undercroft.games.serpent.table.piece import Quest
from undercroft.games.serpent.table.table import Table

FAR: Final = 99.0
# that two dice show at least so much
TWO_DICE: Final = [0.0, 0.0, 1.0, 0.97, 0.92, 0.83, 0.72, 0.58, 0.42, 0.28, 0.17, 0.08, 0.03]


def chance_of(need: int) -> float:
    """Returns the chance that a die shows at least so much."""
    return min(6, max(0, 7 - need)) / 6


def duel_odds(lead: int) -> tuple[float, float]:
    """Returns the chances of the attacker and the defender to win, if the attacker's values lead by so much."""
    wins = 0
    losses = 0
    for attack in range(1, 7):
        for counter in range(1, 7):
            if attack + lead > counter:
                wins += 1
            elif attack + lead < counter:
                losses += 1
    return wins / 36, losses / 36


ODDS: Final = [duel_odds(lead) for lead in range(-12, 13)]


def odds(lead: int) -> tuple[float, float]:
    return ODDS[min(12, max(-12, lead)) + 12]


def strike_wounds(face: Face, form: int) -> int:
    """Returns the wounds that a monster's strike names."""
    for effect in strikes(face.effects, form):
        if effect.do >= 0 and PROGRAMS[effect.do][0].verb == O_WOUND and not effect.pay:
            return PROGRAMS[effect.do][0].n
    return 1


def expected_wounds(table: Table, face: Face, seat: int, form: int) -> float:
    return odds(attack_lead(table, face, seat, form))[0] * strike_wounds(face, form)


def health_left(table: Table, fighter: Fighter) -> int:
    """Returns the health left to a monster, the monster of a quest, or Nakari."""
    face = face_of(table, fighter)
    if fighter.is_nakari:
        return face.health - table.nakari_wounds
    if fighter.is_piece:
        piece = table.piece(fighter.piece)
        return face.health - piece.wounds if piece is not None else face.health
    quest = table.quest(fighter.quest)
    return face.health - quest.wounds if quest is not None else face.health


# -- quests ------------------------------------------------------------------------------------------------


def quest_chance(table: Table, seat: int, quest: Quest, habits: Habits) -> float:
    """Returns the chance that one try completes a quest, or brings it a step further."""
    face = QUESTS[quest.kind]
    if face.category == HUNT:
        return hunt_chance(table, seat, quest, habits)
    if face.stats:
        return max([test_chance(table, seat, quest, number) for number in range(len(face.stats))])
    if face.dice:
        return TWO_DICE[min(12, face.number)]
    return 1.0 if can_give(table, seat, face) else 0.0


def dice_chance(quest: Quest) -> float:
    """The chance that the dice of a try, with the vow under the quest, reach its number."""
    return TWO_DICE[min(12, max(2, QUESTS[quest.kind].number - vow_bonus(quest, TRY)))]


def search_chance(table: Table, seat: int, quest: Quest, place: int) -> float:
    """The chance that a search in a location finds its goal."""
    bonus = table.chart.distance(place) + table.roll_bonus(seat, SEARCH, NO_STAT, 0, 0) + vow_bonus(quest, SEARCH)
    return chance_of(QUESTS[quest.kind].search - bonus)


def test_chance(table: Table, seat: int, quest: Quest, which: int) -> float:
    face = QUESTS[quest.kind]
    stat = face.stats[which]
    have = table.value(seat, stat) + table.roll_bonus(seat, THREAT | TRY, stat, OTHER, 0) + vow_bonus(quest, TRY)
    return chance_of(face.numbers[which] - have)


def hunt_chance(table: Table, seat: int, quest: Quest, habits: Habits) -> float:
    """Returns the hero's share of the blows; 0 if the hunt would likely fell it."""
    hero = table.heroes[seat]
    face = QUESTS[quest.kind].monster
    taken, dealt = 0.0, 0.0
    blow, pain = 0.0, 9.0
    for form in range(3):
        wounds = strike_wounds(face, form)
        if face.attacks >> form & 1:  # the neighbour chooses the worst form
            wins, losses = odds(attack_lead(table, face, seat, form))
            if wins * wounds >= taken:
                taken, dealt = wins * wounds, losses
        wins, losses = odds(table.value(seat, form) - face.values[form])
        losses *= wounds
        if wins - losses > blow - pain:  # the hero chooses the best for its challenge
            blow, pain = wins, losses
    dealt += blow
    taken += pain
    left = health_left(table, THE_GODDESS if quest.kind == NAKARI_QUEST else monster_of(quest.id))
    if hero.health - taken * left / max(0.1, dealt) < habits.margin:
        return 0.0
    return dealt / (dealt + taken)


def price_of_try(table: Table, seat: int, quest: Quest) -> int:
    """Returns the glory that a try needs."""
    face = QUESTS[quest.kind]
    return max(face.fee, face.price)


def is_ready(table: Table, seat: int, quest: Quest) -> bool:
    """Returns whether the hero has everything that the quest asks for."""
    face = QUESTS[quest.kind]
    hero = table.heroes[seat]
    if quest.is_carried or quest.token >= 0:
        return True
    if face.category == SACRIFICE:
        return hero.health > face.wounds + 2 and worth(table, seat) >= face.worth and len(hero.hand) >= face.hand
    return hero.glory >= price_of_try(table, seat, quest)


def goals(table: Table, seat: int, quest: Quest) -> list[int]:
    """Returns the locations that a quest leads to now, as far as they lie on the map."""
    face = QUESTS[quest.kind]
    if quest.is_carried:
        return [face.to] if table.chart.cells[face.to] >= 0 else []
    if quest.token >= 0:
        return [quest.token]
    sites: i64 = SITES[quest.kind]
    found = [place for place in table.chart.placed if sites & BIT[place]]
    if face.category == SEARCHING:
        need = face.search - vow_bonus(quest, TRY)
        found = [place for place in found if need - table.chart.distance(place) <= 5 or PLACES[place].kind != CHAMBER]
    return found
