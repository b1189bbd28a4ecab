"""A job: which games are to be played, and by whom. Its games can be played in any order, in any process."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec
from msgspec import Struct

from undercroft.bots.contest import Tally
from undercroft.bots.inside import play_inside
from undercroft.games.boxes import open_box
from undercroft.kernel.chance import Chance, Seeded
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game
from undercroft.kernel.message import Event
from undercroft.kernel.mind import Mind
from undercroft.sim.facts import Facts, facts_of
from undercroft.sim.players import player, way_of

SEED_BITS: Final = 62


class Job(Struct, frozen=True, kw_only=True):
    """What every process needs to know. `bots` are named in the order of their seats in the first game; they move on by
    one seat after every game. `changes` are those of the cards, as a record has them."""

    game: str
    seats: int
    bots: list[str]
    games: int
    seed: int = 1
    options: dict[str, Any] = {}
    changes: dict[str, Any] = {}
    seconds: float | None = None  # the most that a decision may take
    facts: bool = False  # whether rows tell who had which cards, for reports

    @property
    def id(self) -> str:
        """Tells one job from another, whatever the number of games: more of them go on with the same."""
        data = {**msgspec.to_builtins(self), "games": 0}
        return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]

    def rules(self) -> Game:
        return open_box(self.game, self.changes)


class Row(Struct, frozen=True):
    """What came of one game, seat by seat."""

    number: int
    seed: int  # of its dice
    bots: list[str]
    shares: list[float]  # of the victory
    scores: list[int]
    decisions: int
    facts: Facts | None = None


def checked(job: Job) -> Job:
    """The job with its options written out. What cannot be played is refused before the first game."""
    if job.games < 1:
        raise BadOption(f"--games {job.games}: at least one game has to be played")
    if len(job.bots) > job.seats:
        raise BadOption(f"--bots: more bots ({len(job.bots)}) than seats ({job.seats})")
    rules = job.rules()
    for name in dict.fromkeys(job.bots):
        player(name, rules, 0, job.seconds)
    options = rules.read(job.seats, job.options).data()
    bots = [job.bots[seat % len(job.bots)] for seat in range(job.seats)]
    return msgspec.structs.replace(job, options=options, bots=bots)


def seed_for(job: Job, number: int, part: str) -> int:
    """The seed of a part of a game. Jobs with other seeds, and the parts of a game, share none: they are hashes of
    everything that tells them apart. The bots are no part of it: all kinds of them play the same deals."""
    text = f"{job.game}/{job.seats}/{job.seed}/{number}/{part}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 64 - SEED_BITS


def play_game(job: Job, number: int) -> Row:
    """One game of a checked job; the same whenever and wherever it is played, unless a bot thinks by the clock."""
    rules = job.rules()
    dice = seed_for(job, number, "dice")
    chance = Seeded(dice)
    sitting = [(seat + number) % job.seats for seat in range(job.seats)]
    names = [job.bots[bot] for bot in sitting]
    seeds = [seed_for(job, number, f"bot {bot}") for bot in sitting]
    told: list[Event] | None = [] if job.facts else None
    position = rules.deal(job.seats, rules.read(job.seats, job.options), chance, told)
    position.told = told
    ways = [way_of(name) for name in names]
    luck: list[Chance] = [Seeded(seed) for seed in seeds]
    bots = [player(name, rules, seed, job.seconds) for name, seed in zip(names, seeds, strict=True)]
    mind = rules.mind() or Mind(0)
    tally = Tally(position, int(play_inside(position, ways, mind, bots, luck, chance)))
    facts = None if told is None else facts_of(rules, job.seats, told)
    return Row(number, dice, names, tally.shares, tally.scores, tally.decisions, facts)
