"""A job: the games to play and their bots. Games can be played in any order, in any process."""

from __future__ import annotations

import hashlib
from importlib import import_module
from typing import Any, Final

import msgspec
from msgspec import Struct

from undercroft.bots import LEVELS, NAMES, make_bot
from undercroft.bots.levels import make_plugin_bot
from undercroft.bots.playout import (
    BY_VIEW,
    GREEDY,
    QUICK,
    RANDOM,
    GameResult,
    choose_move,
    play_by_policies,
    policy_move,
)
from undercroft.games.card_sets import open_card_set
from undercroft.kernel.chance import Chance, Seeded
from undercroft.kernel.errors import BadOption, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, deal
from undercroft.kernel.message import Event
from undercroft.kernel.mind import Bot, Mind

# arguments that hold ids
THINGS: Final = ("card", "token", "item", "room", "quest", "place", "ability", "potion", "title")

Counts = dict[str, list[int]]  # by card id: counts per seat, then for the table as a whole

POLICIES: Final = {"random": RANDOM, "greedy": GREEDY, "quick": QUICK}
LONG: Final = 3600.0  # seconds: levels limited by rounds are not cut short, so that games are reproducible

SEED_BITS: Final = 62


class Facts(Struct, frozen=True):
    """`traits` belong to each seat (`hero:knight`, `order:1`), `table` to the whole game (`boss:medusa`)."""

    traits: list[list[str]]
    table: list[str]
    drawn: Counts
    played: Counts


def facts_of(game: Game, seats: int, events: list[Event]) -> Facts:
    reading = game.report_events
    traits: list[list[str]] = [[] for _ in range(seats)]
    drawn: Counts = {}
    played: Counts = {}
    first: int | None = None
    for event in events:
        name = event.id.removeprefix(f"{game.name}-event-")
        who = event.args.get("who")
        seat = who if isinstance(who, int) else seats  # the last count is the table's
        if reading is None:
            _count(played, event, seat, seats)
        elif name in reading.traits:
            for kind, id in event.args.items():
                if isinstance(id, str) and seat < seats and f"{kind}:{id}" not in traits[seat]:
                    traits[seat].append(f"{kind}:{id}")
        elif name in reading.drawn:
            _count(drawn, event, seat, seats)
        elif name in reading.played:
            _count(played, event, seat, seats)
        if reading is not None and name == reading.first and first is None and seat < seats:
            first = seat
    if first is not None:
        for seat in range(seats):
            traits[seat].append(f"order:{(seat - first) % seats + 1}")
    return Facts(traits, game.table_traits(events), drawn, played)


def _count(counts: Counts, event: Event, seat: int, seats: int) -> None:
    for thing in THINGS:
        if isinstance(id := event.args.get(thing), str):
            counts.setdefault(id, [0] * (seats + 1))[seat] += 1


def policy_of(name: str) -> int:
    return POLICIES.get(name, BY_VIEW)


def player(name: str, game: Game, seed: int, seconds: float | None) -> Bot | None:
    """Returns the bot of that name, None for a policy; refuses an unknown name."""
    if name in POLICIES:
        if name != "random" and game.mind() is None:
            raise UndercroftError(f"{game.name} has no mind: only `random` can play it")
        return None
    base, colon, kind = name.partition(":")
    if colon and base not in NAMES:
        return make_plugin_bot(lambda: getattr(import_module(base), kind), name, game.name, seed)
    mind = game.mind()
    if seconds is None and mind is not None and base in LEVELS and mind.strengths()[LEVELS.index(base)].rounds:
        seconds = LONG
    return make_bot(name, game, seed, seconds)


class Job(Struct, frozen=True, kw_only=True):
    """The games to play. `bots` are in the order of seats and move on by one seat after every game. `changes` are those
    of the cards, as in a record. With `records` every game comes with its record.
    """

    game: str
    seats: int
    bots: list[str]
    games: int
    seed: int = 1
    options: dict[str, Any] = {}
    changes: dict[str, Any] = {}
    seconds: float | None = None  # limit of a decision
    facts: bool = False  # whether rows include facts about cards, for reports
    records: bool = False

    @property
    def id(self) -> str:
        """Identifies a job, whatever its number of games: a longer run continues a shorter one."""
        data = {**msgspec.to_builtins(self), "games": 0}
        return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]

    def rules(self) -> Game:
        return open_card_set(self.game, self.changes)


class Row(Struct, frozen=True):
    """The result of one game, seat by seat."""

    number: int
    seed: int  # of the dice
    bots: list[str]
    shares: list[float]  # of the win
    scores: list[int]
    decisions: int
    facts: Facts | None = None
    record: str | None = None  # JSON on one line; `undercroft verify` proves it


def checked(job: Job) -> Job:
    """Returns the job with all options written out. Refuses what cannot be played before the first game."""
    if job.games < 1:
        raise BadOption(f"--games {job.games}: expected at least one game")
    if len(job.bots) > job.seats:
        raise BadOption(f"--bots: more bots ({len(job.bots)}) than seats ({job.seats})")
    rules = job.rules()
    for name in dict.fromkeys(job.bots):
        player(name, rules, 0, job.seconds)
    options = rules.read(job.seats, job.options).data()
    bots = [job.bots[seat % len(job.bots)] for seat in range(job.seats)]
    return msgspec.structs.replace(job, options=options, bots=bots)


def seed_for(job: Job, number: int, part: str) -> int:
    """Returns the seed of a part of a game. It does not depend on the bots, so all of them play the same deals."""
    text = f"{job.game}/{job.seats}/{job.seed}/{number}/{part}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 64 - SEED_BITS


def play_game(job: Job, number: int, rules: Game | None = None) -> Row:
    """Plays one game of a checked job. The result is reproducible unless a bot thinks by the clock.

    `rules` are those of the job, which take a while to look up.
    """
    rules = rules or job.rules()
    dice = seed_for(job, number, "dice")
    chance = Seeded(dice)
    sitting = [(seat + number) % job.seats for seat in range(job.seats)]
    names = [job.bots[bot] for bot in sitting]
    seeds = [seed_for(job, number, f"bot {bot}") for bot in sitting]
    policies = [policy_of(name) for name in names]
    luck: list[Chance] = [Seeded(seed) for seed in seeds]
    bots = [player(name, rules, seed, job.seconds) for name, seed in zip(names, seeds, strict=True)]
    mind = rules.mind() or Mind(0)
    if job.records:
        match = recorded(deal(rules, job.seats, dice, None, job.options), policies, mind, bots, luck)
        result = GameResult(match.position, len(match.steps))
        record = msgspec.json.encode(match.record.data()).decode()
        return Row(number, dice, names, result.shares, result.scores, result.decisions, record=record)
    events: list[Event] | None = [] if job.facts else None
    position = rules.deal(job.seats, rules.read(job.seats, job.options), chance, events)
    position.events = events
    result = GameResult(position, int(play_by_policies(position, policies, mind, bots, luck, chance)))
    facts = None if events is None else facts_of(rules, job.seats, events)
    return Row(number, dice, names, result.shares, result.scores, result.decisions, facts)


def recorded(match: Match, policies: list[int], mind: Mind, bots: list[Bot | None], luck: list[Chance]) -> Match:
    """Plays a match to its end as `play_by_policies` plays a position, and keeps its steps."""
    while match.turn:
        seat = match.turn[0]
        position, bot = match.position, bots[seat]
        if bot is not None:
            code = choose_move(bot, position, seat)
        else:
            code = policy_move(position, seat, policies[seat], mind, luck[seat])
        match.play(seat, position.describe(seat, code))
    return match
