"""What is left of a battle as a reason: where a monster goes, and who gets the peril."""

from __future__ import annotations

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.aftermath import LAIR_LIMIT
from undercroft.games.serpent.battle.fighters import lair_of
from undercroft.games.serpent.bot.reasons.discards import banished
from undercroft.games.serpent.bot.reasons.duels import is_leading
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.notation import first_of, second_of, verb_of
from undercroft.games.serpent.table.table import HAND, Table
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data


def kept_monster(table: Table, seat: int, move: int) -> Message | None:
    """To the lair, to the hand, or away."""
    verb = verb_of(move)
    taken = len(lair_of(table, seat))
    if verb == verbs.BANISH:
        return banished(table, move)
    if verb == verbs.TO_HAND:
        return Message("serpent-reason-to-hand", {"count": taken}) if taken >= LAIR_LIMIT else None
    if verb not in (verbs.TO_LAIR, verbs.ALL_TO_LAIR) or taken >= LAIR_LIMIT:
        return None
    args: Data = {"count": taken, "most": LAIR_LIMIT}
    is_hurt = False
    if verb == verbs.TO_LAIR:
        piece = table.piece(first_of(move))
        is_hurt = piece is not None and piece.wounds > 0
    if is_hurt or len(table.heroes[seat].hand) >= HAND:
        return Message("serpent-reason-to-lair", args)
    return Message("serpent-reason-lair-draws", args)


def peril_given(table: Table, seat: int, move: int) -> Message:
    """Enough for a card of one's hand; else to the one in front, or the one with least health."""
    whom, count = first_of(move), second_of(move)
    hero = table.heroes[whom]
    args: Data = {"whom": whom, "peril": hero.peril + count}
    best = -1
    for kind in table.heroes[seat].hand:
        face = CARDS[kind]
        if face.is_glory or not hero.peril < face.cost <= hero.peril + count:
            continue
        if best < 0 or face.cost > CARDS[best].cost:
            best = kind
    if best >= 0:
        return Message("serpent-reason-peril-pays", {**args, "card": CARDS[best].id, "price": CARDS[best].cost})
    if is_leading(table, whom):
        return Message("serpent-reason-peril-leader", {**args, "quests": hero.quests})
    others = [table.heroes[rival].health for rival in table.rivals(seat) if rival != whom]
    if all([hero.health < health for health in others]):
        return Message("serpent-reason-peril-weak", {**args, "health": hero.health})
    return Message("serpent-reason-peril", args)
