"""Write docs/games/reference/: names and order of chance, events with their arguments, parts of scores.

What a die or a deck can show, which events there are and what scores are made of comes from the games themselves. In
which order a move asks for chance, and what an event carries, only play can tell: it is what was seen in the games
of the conformance tests, by bots and at random. The same sources give the same pages.

    python -m scripts.reference
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import undercroft as uc
from undercroft.conformance.courses import Course, kinds_at
from undercroft.conformance.tables import Table, tables
from undercroft.games import OURS, find_game
from undercroft.kernel.chance import Outcomes
from undercroft.kernel.game import Game
from undercroft.kernel.message import Event
from undercroft.kernel.texts import Texts

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "games" / "reference"
RANDOM: Final = 6  # random games at every table
MOST_ORDERS: Final = 8  # in which a move was seen to ask for chance; the commonest are told
FEW, OFTEN = 10, 4  # so few words of an argument are all named, if each came up so often

Runs = tuple[tuple[str, int], ...]  # what was asked for, and how often in a row


class Asked(uc.Chosen):
    """Outcomes of a record, and what asked for them."""

    def __init__(self, names: Iterable[str]) -> None:
        super().__init__(names)
        self.kinds: list[tuple[Outcomes, str]] = []

    def roll(self, die: Outcomes) -> int:
        self.kinds.append((die, "die"))
        return super().roll(die)

    def draw(self, deck: Outcomes, left: Sequence[int]) -> int:
        self.kinds.append((deck, "deck"))
        return super().draw(deck, left)

    @property
    def runs(self) -> Runs:
        return tuple((kind, len(list(run))) for kind, run in groupby(die.kind for die, _ in self.kinds))


class Seen:
    """What the games of one rulebook have shown."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.outcomes: dict[str, tuple[Outcomes, str]] = {}
        self.deals: dict[str, Counter[Runs]] = defaultdict(Counter)
        self.orders: dict[str, Counter[Runs]] = defaultdict(Counter)
        self.events: dict[str, list[Event]] = defaultdict(list)
        self.parts: dict[str, None] = {}
        self.ties: dict[str, None] = {}
        self.matches = self.moves = 0
        for table in tables([game.name]):
            for match in games_at(table):
                self._look(table, match)

    def _look(self, table: Table, played: uc.Match) -> None:
        record = played.record
        chance = Asked(record.deal)
        match = uc.deal(self.game.name, table.seats, 0, chance, **table.options)
        self.deals[str(table)][chance.runs] += 1
        self._note(chance)
        for step in record.steps:
            chance = Asked(step.chance)
            match.play(step.seat, step.move, chance)
            self._note(chance)
            self.orders[self.game.notation.parse(step.move).verb][chance.runs] += 1
        for events in match.events:
            for event in events:
                self.events[event.id].append(event)
        result = match.result
        assert result is not None
        self.parts.update((id, None) for parts in result.parts for id, _ in parts)
        self.ties.update((id, None) for parts in result.ties for id, _ in parts)
        self.matches += 1
        self.moves += len(record.steps)

    def _note(self, chance: Asked) -> None:
        for die, sort in chance.kinds:
            known = self.outcomes.get(die.kind)
            if known is None or len(die.names) > len(known[0].names):  # of the first player: at the largest table
                self.outcomes[die.kind] = (die, sort)


def games_at(table: Table) -> Iterator[uc.Match]:
    """The same on both builds, however much laws look at."""
    for kind in ["greedy"] if table.options else kinds_at(table):
        yield Course(table, kind, 0).finished
    for seed in range(1 if table.options else RANDOM):
        yield table.finished(seed)


def page(game: Game) -> str:
    seen = Seen(game)
    texts = Texts.of(game, "en")
    lines = [
        f"# {texts(f'{game.name}-title')}: reference",
        "",
        f"Written by `make golden` (`scripts/reference.py`) from rules version {game.version}; do not edit. The words "
        f"of the game are on [its page](../{game.name}.md).",
        "What only play can tell is marked *seen*: it is what came up in "
        f"{seen.matches} games of bots and at random, {seen.moves:,} moves, at every number of seats and with every "
        "option. There may be more.",
        "",
        *chance_part(seen),
        *order_part(seen),
        *event_part(seen),
        *score_part(seen, texts),
    ]
    return "\n".join(lines) + "\n"


def chance_part(seen: Seen) -> Iterator[str]:
    yield from ("## What chance can show", "", "The names for `uc.Chosen([…])` and in records.", "")
    yield from ("| | | outcomes |", "|---|---|---|")
    for die, sort in seen.outcomes.values():
        yield f"| {die.kind} | {sort} | {', '.join(f'`{name}`' for name in die.names)} |"
    for die in declared(seen.game):
        if die.kind not in seen.outcomes:
            yield f"| {die.kind} | not asked for in play | {', '.join(f'`{name}`' for name in die.names)} |"
    yield ""


def declared(game: Game) -> list[Outcomes]:
    """Those that stand in the modules of a game by name."""
    package = type(game).__module__
    found = []
    for name in sorted(name for name in sys.modules if name == package or name.startswith(f"{package}.")):
        for value in vars(sys.modules[name]).values():
            if isinstance(value, Outcomes) and value not in found:
                found.append(value)
    return found


def order_part(seen: Seen) -> Iterator[str]:
    yield from ("## In which order it is asked", "")
    yield "`×2–5` is how often in a row. A move whose outcomes are too few is refused, naming what is asked for next."
    yield from ("", "### The deal, *seen*", "", "| table | asks for |", "|---|---|")
    usual: dict[int, set[tuple[str, ...]]] = {}
    for table in tables([seen.game.name]):
        orders = seen.deals[str(table)]
        kinds = {tuple(kind for kind, _ in runs) for runs in orders}
        if not table.options:
            usual[table.seats] = kinds
        elif kinds <= usual[table.seats]:
            continue
        options = [f"`{option}={value}`" for option, value in table.options.items()]
        seats = f"{table.seats} seat{'s' if table.seats > 1 else ''}"
        yield f"| {', '.join([seats, *options])} | {' *or* '.join(alternatives(orders))} |"
    yield from ("", "### Moves, *seen*", "", "| verb | written | asks for |", "|---|---|---|")
    silent = []
    for verb, written in seen.game.notation.templates.items():
        orders = seen.orders.get(verb, Counter())
        if not any(orders):
            silent.append(f"`{verb}`" + ("" if orders else " (not seen)"))
            continue
        template = re.sub(r":int\}", "}", written).replace("|", "\\|")
        yield f"| `{verb}` | `{template}` | {' *or* '.join(alternatives(orders))} |"
    if silent:
        yield from ("", f"Not seen to ask for anything: {', '.join(silent)}.")
    yield ""


def alternatives(orders: Counter[Runs]) -> list[str]:
    """The ways a move asks: those that differ only in how often are one."""
    alike: dict[tuple[str, ...], list[Runs]] = defaultdict(list)
    weights: Counter[tuple[str, ...]] = Counter()
    for runs, times in orders.items():
        kinds = tuple(kind for kind, _ in runs)
        alike[kinds].append(runs)
        weights[kinds] += times
    ranked = sorted(alike, key=lambda kinds: (-weights[kinds], kinds))
    told = [in_words(alike[kinds]) for kinds in ranked[:MOST_ORDERS]]
    rest = len(ranked) - MOST_ORDERS
    return [*told, f"{rest} rarer orders"] if rest > 0 else told


def in_words(ways: list[Runs]) -> str:
    """`dungeon die ×1–7, treasure`; runs of the same kinds, one or several."""
    if not ways[0]:
        return "nothing"
    words = []
    for column in zip(*ways, strict=True):
        counts = [times for _, times in column]
        least, most = min(counts), max(counts)
        times = "" if most == 1 else f" ×{most}" if least == most else f" ×{least}–{most}"
        words.append(f"{column[0][0]}{times}")
    return ", ".join(words)


def event_part(seen: Seen) -> Iterator[str]:
    yield from (
        "## Events",
        "",
        "What `match.told(seat)` gives. A question mark: an argument that is not always there.",
    )
    yield from ("", "| event | arguments, *seen* | told to, *seen* |", "|---|---|---|")
    written = messages(seen.game, "event")
    for id in sorted({*written, *seen.events}):
        events = seen.events.get(id, [])
        if events:
            yield f"| `{id}` | {'; '.join(arguments(events)) or '–'} | {audience(events)} |"
        else:
            names = ", ".join(f"`{name}`" for name in written[id])
            yield f"| `{id}` | not seen; its text uses {names or 'none'} | |"
    yield ""


def arguments(events: list[Event]) -> Iterator[str]:
    for name in sorted({name for event in events for name in event.args}):
        values = [event.args[name] for event in events if name in event.args]
        mark = "" if len(values) == len(events) else "?"
        yield f"`{name}`{mark} {kind_of(name, values)}"


def kind_of(name: str, values: list[Any]) -> str:
    if name in ("who", "whom") and all(isinstance(value, int) for value in values):
        return "seat"
    kinds = sorted({type(value).__name__ for value in values})
    if kinds == ["str"]:
        words = Counter(values)
        if len(words) > FEW or min(words.values()) < OFTEN:
            return "word"
        return " / ".join(f"`{word}`" if word else "nothing" for word in sorted(words))
    names = {"int": "number", "str": "word", "bool": "true or false", "list": "list", "dict": "mapping"}
    return " or ".join(names.get(kind, kind) for kind in kinds)


def audience(events: list[Event]) -> str:
    everybody, some = (any(event.is_told_to(None) is public for event in events) for public in (True, False))
    return "everybody, or some seats" if everybody and some else "everybody" if everybody else "some seats"


def messages(game: Game, sort: str) -> dict[str, list[str]]:
    """The ids `GAME-SORT-…` of the English texts, with the arguments each text uses."""
    text = (game.folder / "en.ftl").read_text("utf-8")
    found: dict[str, list[str]] = {}
    for block in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE):
        if head := re.match(rf"({game.name}-{sort}-[\w-]+) =", block):
            found[head[1]] = sorted(set(re.findall(r"\$(\w+)", block)))
    return found


def score_part(seen: Seen, texts: Texts) -> Iterator[str]:
    yield from ("## Parts of scores", "", "Ids in `result.parts`, in the order they are told.", "")
    yield from ("| part | |", "|---|---|")
    for id in [*seen.parts, *(id for id in messages(seen.game, "part") if id not in {**seen.parts, **seen.ties})]:
        yield f"| `{id}` | {say(texts, id)}{'' if id in seen.parts else ' (not seen)'} |"
    ties = ", ".join(f"`{id}` ({say(texts, id)})" for id in seen.ties) or "nothing"
    yield from ("", f"Compared between the best when they are equal (`result.ties`), *seen*: {ties}.")


def say(texts: Texts, id: str) -> str:
    return " ".join(texts(id, points=0).split())


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.md"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in OURS:
        path_of(name).write_text(page(find_game(name)), "utf-8")
        print(f"wrote docs/games/reference/{name}.md")


if __name__ == "__main__":
    main()
