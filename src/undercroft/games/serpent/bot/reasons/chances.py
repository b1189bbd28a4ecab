"""Chances of blows as the rules count them, for what is planned as well as for what has been declared."""

from __future__ import annotations

from undercroft.games.serpent.battle.exchange import attack_value, hero_counter_value
from undercroft.games.serpent.battle.fighters import attack_lead, face_of
from undercroft.games.serpent.battle.strikes import is_wounds
from undercroft.games.serpent.bot.odds import odds
from undercroft.games.serpent.box.book import CARDS, Face, strikes
from undercroft.games.serpent.box.words import M_PACK, M_WOUND, O_WOUND, PROGRAMS, Effect
from undercroft.games.serpent.notation import UNLEASH, verb_of
from undercroft.games.serpent.table.battle import PIECE, QUEST, Fight
from undercroft.games.serpent.table.changes import matching
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.turn.declaring import unleash
from undercroft.games.serpent.turn.planning import plan


def twin_of(table: Table) -> Table:
    """A copy to try something on."""
    twin = table.copy()
    assert isinstance(twin, Table)
    return twin


def declared(table: Table, seat: int, move: int) -> Table:
    """The table with the plan declared as it is after a move: its battles stand there, nothing is rolled yet."""
    twin = twin_of(table)
    twin.draft = table.draft.copy()
    if verb_of(move) != UNLEASH:
        plan(twin, move)
    unleash(twin, seat)
    return twin


def attacks_on(table: Table, seat: int) -> list[Fight]:
    """All attacks on a hero that are declared and not rolled."""
    return [
        fight
        for battle in table.battles
        for fight in battle.fights[battle.first :]
        if fight.target == seat and not fight.is_void and fight.attack < 0
    ]


def blow_odds(table: Table, fight: Fight) -> tuple[float, float]:
    """The chances that an attack on a hero hits, and that its counter does."""
    return odds(attack_value(table, fight) - hero_counter_value(table, fight))


def challenge_odds(table: Table, fight: Fight) -> tuple[float, float]:
    """The chances that a blow of a challenge wins and loses, at a hero or a monster."""
    if fight.target < PIECE:
        return blow_odds(table, fight)
    return odds(attack_value(table, fight) - face_of(table, fight.target).values[fight.form])


def any_hit(table: Table, fights: list[Fight]) -> float:
    """The chance that at least one of them hits."""
    missed = 1.0
    for fight in fights:
        missed *= 1.0 - blow_odds(table, fight)[0]
    return 1.0 - missed


def most_wounds(table: Table, fight: Fight) -> int:
    """What a hit can deal at most: with all that is bought, tested or attached."""
    total = 1 + fight.extra
    if fight.attacker < PIECE:
        effects = table.heroes[fight.attacker].face.effects
        for piece in table.pieces:
            if piece.seat == fight.attacker:
                total += attached_wounds(table, piece.id)
    else:
        effects = face_of(table, fight.attacker).effects
        if fight.attacker < QUEST:
            total += attached_wounds(table, fight.attacker - PIECE)
    for effect in strikes(effects, fight.form):
        total += wounds_named(effect)
    return total


def wounds_named(effect: Effect) -> int:
    """Wounds of a strike beyond the first one."""
    total = -1 if effect.do >= 0 and is_wounds(effect) else 0
    for program in (effect.do, effect.fail):
        if program >= 0:
            for op in PROGRAMS[program]:
                if op.verb == O_WOUND:
                    total += op.n
    return total


def attached_wounds(table: Table, id: int) -> int:
    """What cards under another one add to its strikes."""
    piece = table.piece(id)
    total = 0
    if piece is not None:
        for under in piece.attached:
            total += matching(CARDS[under.card].mods, M_WOUND, 0, 0, 0, 0)
    return total


def best_raid(table: Table, face: Face, seat: int) -> tuple[float, int]:
    """The best chance of a monster to hit a rival, coming alone, and whom."""
    best, whom = -1.0, -1
    for rival in table.rivals(seat):
        for form in range(3):
            if face.attacks >> form & 1:
                hit = lone_hit(table, face, rival, form)
                if hit > best:
                    best, whom = hit, rival
    return best, whom


def lone_hit(table: Table, face: Face, rival: int, form: int) -> float:
    """The chance of a monster that comes alone, with nothing bought or attached."""
    lead = attack_lead(table, face, rival, form)
    for mod in face.mods:
        if mod.verb == M_PACK:
            lead += mod.n  # it is one of its pack
    return odds(lead)[0]
