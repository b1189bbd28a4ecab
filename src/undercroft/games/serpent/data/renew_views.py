"""Views of older rules, with the fields that boards of today read."""

from __future__ import annotations

from undercroft.games.serpent.box.book import CARD_NUMBER, CARDS, NAKARIS_LAIR, PLACES
from undercroft.games.serpent.box.words import BOON, TREASURE
from undercroft.games.serpent.data.ending import decided_by
from undercroft.games.serpent.data.renew import renew_battle, renew_piece
from undercroft.games.serpent.table.table import QUESTS_TO_WIN
from undercroft.kernel.position import Data


def renewed_table(table: Data, is_combined: bool) -> Data:
    """Rules 1 told less of what a board shows, and all that was to be done in figures, which no board reads now."""
    places = [place["place"] for place in table["map"]]
    lair = PLACES[NAKARIS_LAIR].id
    later: Data = {"completing": [], "quests_under": [], "quests_to_win": QUESTS_TO_WIN, "ending": None}
    later |= {"asked": None, "trial": None, "battle_stage": None, "steps": []}
    later["nakari_at"] = lair if table["has_event"] and lair in places else None
    if table["is_over"]:
        won = [seat in table["winners"] for seat in range(len(table["heroes"]))]
        out = [hero["is_out"] for hero in table["heroes"]]
        quests = [hero["quests"] for hero in table["heroes"]]
        later["ending"] = decided_by(table["nakari_wounds"], won, out, quests, is_combined)
    fresh = {
        **later,
        **table,
        "heroes": [{"load": load_of(table["pieces"], hero["seat"]), **hero} for hero in table["heroes"]],
        "pieces": [
            {"acted": False, "disarmed": False, "from_lair": False, **renew_piece(piece)} for piece in table["pieces"]
        ],
        "quests": [{"used": False, **quest} for quest in table["quests"]],
        "battles": [renew_battle(battle) for battle in table["battles"]],
    }
    fresh.pop("tasks", None)
    return fresh


def load_of(pieces: list[Data], seat: int) -> Data:
    """Permanent boons, and treasures with the minions among them."""
    own = [piece for piece in pieces if piece["seat"] == seat and piece["zone"] in ("prepared", "minion")]
    sorts = [TREASURE if piece["zone"] == "minion" else CARDS[CARD_NUMBER[piece["card"]]].sort for piece in own]
    return {"boons": sorts.count(BOON), "treasures": sorts.count(TREASURE)}
