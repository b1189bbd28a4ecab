"""Measures how Serpent plays: the same bot in every seat, many games, and the tables of the balance page.

    python scripts/compile.py --games serpent --to build/serpent
    PYTHONPATH=build/serpent python scripts/serpent_balance.py --games 2000

Prints the tables of docs/games/serpent-balance.md. `--table 4` measures one table. `--bots` chooses the bots: greedy,
quick, random, or search, which searches eight rounds without slips. For the first table the script also prints where
questions come from, beside the answers of random bots.
"""

from __future__ import annotations

import argparse
import datetime
import math
import os
import platform
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import undercroft as uc
from undercroft.bots.search import Search
from undercroft.games import find_game
from undercroft.games.serpent.bot.mind import MIND
from undercroft.games.serpent.box.book import CARDS, HEROES, QUESTS
from undercroft.games.serpent.notation import (
    BLESS,
    CURSE,
    DECLINE,
    DONE,
    KEEP,
    PASS,
    PLAY,
    RUST,
    SEND,
    SET,
    STOW,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.rules import Serpent
from undercroft.games.serpent.table.step import name_of
from undercroft.games.serpent.table.table import PHASES
from undercroft.kernel.seats import FIRST_OF

CHUNK = 25
BOTS = ("greedy", "quick", "search", "random")
ROUNDS = 8  # of a search,
PATIENCE = 60.0  # which takes as long as it takes: seconds that it never needs
CAP = "the round cap"
FELLED = "elimination"
NAKARI = "beating Nakari"
QUESTS_DONE = "quests"
LETTING_GO = (PASS, DONE, KEEP, DECLINE)  # answers that do nothing
SOLO: dict[str, tuple[int, dict[str, Any]]] = {"1": (1, {}), "1 with the lair": (1, {"solo_lair": True})}
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "4": (4, {}),
    "3": (3, {}),
    "2": (2, {}),
    **SOLO,
    "3, combined": (3, {"combined": True, "resurrection": True}),
    "4, resurrection, nothing personal": (4, {"resurrection": True, "nothing_personal": True}),
}


class Count:
    """Counts over some games of one table."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.decisions: list[int] = []
        self.rounds: list[int] = []
        self.ends: Counter[str] = Counter()
        self.won: Counter[str] = Counter()  # games, or shares of them, by hero and by bot
        self.dealt: Counter[str] = Counter()
        self.asked: Counter[tuple[str, bool]] = Counter()  # by question, and whether in the own turn
        self.let_go: Counter[tuple[str, bool]] = Counter()  # of these, how many were answered by doing nothing
        self.phases: Counter[tuple[str, bool]] = Counter()  # the same questions by phase
        self.held: Counter[str] = Counter()  # games in which anybody held a card, and in which it was played
        self.played: Counter[str] = Counter()
        self.completed: Counter[str] = Counter()
        self.felled = 0

    def add(self, other: Count) -> None:
        self.games += other.games
        self.turns += other.turns
        self.felled += other.felled
        self.rounds += other.rounds
        self.decisions += other.decisions
        for name in ("ends", "won", "dealt", "asked", "let_go", "phases", "held", "played", "completed"):
            getattr(self, name).update(getattr(other, name))

    def per_turn(self, *, own: bool) -> float:
        return sum(number for (_, is_own), number in self.asked.items() if is_own == own) / self.turns


def card_of(move: int) -> int:
    """The card that a move plays from the hand; -1 for none."""
    verb = verb_of(move)
    if PLAY <= verb <= STOW or verb in (SEND, SET):
        return first_of(move)
    return second_of(move) if CURSE <= verb <= BLESS or verb == RUST else -1


def choice(bot: str, position: Serpent, seat: int, thoughts: uc.Seeded) -> int:
    if bot == "greedy":
        return MIND.greedy_move(position, seat, thoughts)
    if bot == "quick":
        return MIND.quick(position, seat, thoughts)
    if bot == "search":
        search = Search(MIND, position, seat, thoughts)
        search.think(ROUNDS, PATIENCE)
        return search.findings()[0].move
    moves = position.moves(seat)
    return moves[thoughts.below(len(moves))]


def play_one(table: str, bots: Sequence[str], seed: int, count: Count) -> None:
    seats, options = TABLES[table]
    game = find_game("serpent")
    chance, thoughts = uc.Seeded(seed), uc.Seeded(-1 - seed)
    position = game.deal(seats, game.read(seats, options), chance)
    assert isinstance(position, Serpent)
    heroes = [HEROES[0][hero.hero].id for hero in position.heroes]
    kinds = [bots[(seat + seed) % len(bots)] for seat in range(seats)]
    held: set[int] = set()
    played: set[int] = set()
    turn = (-1, -1)
    decisions = 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        if (position.round, position.active) != turn:
            turn = (position.round, position.active)
            count.turns += 1
        question = (name_of(position.asked()), seat == position.active)
        count.asked[question] += 1
        count.phases[PHASES[position.phase], seat == position.active] += 1
        move = choice(kinds[seat], position, seat, thoughts)
        held.update(position.heroes[seat].hand)
        played.add(card_of(move))
        if verb_of(move) in LETTING_GO:
            count.let_go[question] += 1
        position.play(seat, move, chance)
        decisions += 1
    count.games += 1
    count.rounds.append(position.round)
    count.decisions.append(decisions)
    count.ends[end_of(position)] += 1
    winners = position.result().winners
    for seat in range(seats):
        count.dealt.update([heroes[seat], kinds[seat]])
        if seat in winners:
            share: Any = 1 / len(winners)  # a Counter adds fractions as well
            count.won.update({heroes[seat]: share, kinds[seat]: share})
    count.felled += sum(hero.is_out for hero in position.heroes)
    count.held.update(CARDS[kind].id for kind in held)
    count.played.update(CARDS[kind].id for kind in played if kind >= 0)
    count.completed.update(QUESTS[done.quest].id for done in position.finished)
    count.completed.update(QUESTS[quest.kind].id for quest in position.quests if quest.is_done)


def end_of(position: Serpent) -> str:
    """Returns what ended the game."""
    standing = [hero for hero in position.heroes if not hero.is_out]
    if not position.has_event and not position.variants.combined:
        return NAKARI
    if len(standing) < min(2, position.seats):
        return FELLED
    return CAP if position.round == position.variants.round_cap else QUESTS_DONE


def play_some(table: str, bots: Sequence[str], first: int, number: int) -> Count:
    count = Count()
    for seed in range(first, first + number):
        play_one(table, bots, seed, count)
    return count


def measure(pool: ProcessPoolExecutor, table: str, bots: Sequence[str], first: int, games: int) -> Count:
    parts = [
        pool.submit(play_some, table, bots, seed, min(CHUNK, first + games - seed))
        for seed in range(first, first + games, CHUNK)
    ]
    total = Count()
    for part in parts:
        total.add(part.result())
    return total


# -- the tables ----------------------------------------------------------------------------------------------


def share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def quantiles(numbers: list[int]) -> str:
    ordered = sorted(numbers)
    return " / ".join(str(ordered[min(len(ordered) - 1, len(ordered) * part // 100)]) for part in (10, 50, 90))


def print_rows(name: str, columns: dict[str, Count], rows: dict[str, list[str]]) -> None:
    print(f"| {name} | {' | '.join(columns)} |")
    print("|---" * (len(columns) + 1) + "|")
    for row, cells in rows.items():
        print(f"| {row} | {' | '.join(cells)} |")
    print()


def print_figures(columns: dict[str, Count]) -> None:
    all_of = list(columns.values())
    rows = {"rounds: 10 % / median / 90 %": [quantiles(count.rounds) for count in all_of]}
    for end in (QUESTS_DONE, FELLED, NAKARI, CAP):
        rows[f"ended by {end}"] = [share(count.ends[end], count.games) for count in all_of]
    rows["heroes felled a game"] = [f"{count.felled / count.games:.2f}" for count in all_of]
    rows["decisions: median / longest"] = [
        f"{sorted(count.decisions)[count.games // 2]} / {max(count.decisions)}" for count in all_of
    ]
    rows["decisions a turn"] = [f"{count.per_turn(own=True) + count.per_turn(own=False):.2f}" for count in all_of]
    rows["… of seats whose turn it is not"] = [f"{count.per_turn(own=False):.2f}" for count in all_of]
    print_rows("seats", columns, rows)


def print_heroes(columns: dict[str, Count]) -> None:
    """Points away from the fair share; solo: how often the hero wins."""
    rows: dict[str, list[str]] = {}
    for hero in HEROES[0]:
        cells: list[str] = []
        for count in columns.values():
            seats = sum(count.dealt[other.id] for other in HEROES[0]) / count.games
            rate = 100 * count.won[hero.id] / max(1, count.dealt[hero.id])
            cells.append(f"{rate:.1f} %" if seats == 1 else f"{rate - 100 / seats:+.1f}")
        rows[hero.id] = cells
    rows["standard error of a hero"] = [f"{error_of(count):.1f}" for count in columns.values()]
    for bot in BOTS:
        if any(count.dealt[bot] for count in columns.values()):
            rows[f"{bot} wins a seat"] = [share(count.won[bot], count.dealt[bot]) for count in columns.values()]
    print_rows("hero", columns, rows)


def error_of(count: Count) -> float:
    """The standard error of a hero's share of wins, in points, if all are even."""
    dealt = sum(count.dealt[hero.id] for hero in HEROES[0])
    fair = count.games / dealt
    return 100 * math.sqrt(fair * (1 - fair) * len(HEROES[0]) / dealt)


def print_cards(count: Count) -> None:
    rates = sorted((100 * count.played[card] / held, card) for card, held in count.held.items())
    print("cards played, % of the games in which they were held:")
    print(", ".join(f"{card} {rate:.0f}" for rate, card in rates), "\n")
    print("quests completed a game:")
    print(", ".join(f"{quest} {number / count.games:.2f}" for quest, number in count.completed.most_common()), "\n")


def print_questions(table: str, count: Count, chance: Count) -> None:
    """Prints the sources of questions and how often the answer is to do nothing; random bots give the chance rate."""
    print(f"Asked a turn, {table} seats\n")
    print("| question | own turn | let go | … by chance | others' turns | let go | … by chance |")
    print("|---" * 7 + "|")
    names = {name for name, _ in count.asked}
    for name in sorted(names, key=lambda name: -count.asked[name, True] - count.asked[name, False]):
        cells: list[str] = []
        for own in (True, False):
            asked, random_asked = count.asked[name, own], chance.asked[name, own]
            cells += [
                f"{asked / count.turns:.2f}" if asked else "–",
                f"{100 * count.let_go[name, own] / asked:.0f} %" if asked else "–",
                f"{100 * chance.let_go[name, own] / random_asked:.0f} %" if asked and random_asked else "–",
            ]
        print(f"| {name} | {' | '.join(cells)} |")
    print("\n| phase | own turn | others' turns |\n|---|---|---|")
    for phase in PHASES:
        if count.phases[phase, True] or count.phases[phase, False]:
            cells = [f"{count.phases[phase, own] / count.turns:.2f}" for own in (True, False)]
            print(f"| {phase} | {' | '.join(cells)} |")
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    parser.add_argument("--table", action="append", choices=list(TABLES))
    parser.add_argument("--bots", nargs="+", default=["greedy"], choices=BOTS)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        columns = {
            name: measure(pool, name, given.bots, given.first, given.games) for name in given.table or list(TABLES)
        }
        first = next(iter(columns))
        chance = measure(pool, first, ["random"], given.first, max(1, given.games // 10))
    build = "compiled" if uc.compiled else "pure"
    print(f"{datetime.date.today()}, {platform.machine()}, {build} build, {given.games} games a table\n")
    print_figures(columns)
    print_heroes(columns)
    print_questions(first, columns[first], chance)
    print_cards(columns[first])


if __name__ == "__main__":
    main()
