"""What each choice in a room comes to, for the one who has to choose: tried out, so that no rule is told twice."""

from __future__ import annotations

from undercroft.games.doggies.claims import claim_holding
from undercroft.games.doggies.components import PAIRS, SYMBOLS, count
from undercroft.games.doggies.dog import Dog
from undercroft.games.doggies.notation import walk_move
from undercroft.games.doggies.scoring import card_coins
from undercroft.games.doggies.trophies import Trophies
from undercroft.games.doggies.view_types import Offer, Symbol
from undercroft.games.doggies.walk import Walk


def offers(walk: Walk, dog: Dog, moves: tuple[int, ...]) -> list[Offer]:
    """Of every choice in the room where the dog is."""
    coins = gain(walk, dog)
    return [_offer(walk, walk.after(move), dog, move, coins) for move in moves]


def gain(walk: Walk, dog: Dog) -> int:
    """The coins that the cards of the walk would add, chests that a key opens and fines included."""
    after = dog.copy()
    for holding in walk.spent:
        after.lose(holding)
    for claim in walk.claims:
        after.win(claim_holding(claim))
    return card_coins(after) - card_coins(dog)


def _offer(walk: Walk, after: Walk, dog: Dog, move: int, coins: int) -> Offer:
    return {
        "move": str(walk_move(walk.dungeon, move)),
        "paws": after.paws - walk.paws,
        "symbols": _won(walk, after),
        "coins": gain(after, dog) - coins,
        "damage": after.damage - walk.damage,
    }


def _won(before: Trophies, after: Trophies) -> list[Symbol]:
    won: list[Symbol] = []
    counts = (after.swords - before.swords, after.bows - before.bows, after.fires - before.fires)
    for symbol, number in zip(SYMBOLS, counts, strict=True):
        won += [symbol] * number
    for pair in range(3):
        if count(after.lent, pair) > count(before.lent, pair):
            won += PAIRS[pair]
    won += ["defence"] * (after.defence - before.defence)
    won += ["key"] * (after.keys - before.keys)
    return won
