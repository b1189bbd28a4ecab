"""The balance report of a game: one self-contained page with plots, from the rows of a simulation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from html import escape
from importlib.resources import files
from statistics import pstdev
from typing import Final

from undercroft.kernel.game import Game
from undercroft.kernel.texts import Texts
from undercroft.lab.sim.job import Counts, Facts, Job, Row
from undercroft.lab.sim.statistics import FEWEST, Mean, clusters
from undercroft.lab.sim.svg import Bar, bars, columns

MOST_CARDS: Final = 120  # rows of the table of cards
# Kinds of traits that seats can be grouped by.
CHAPTERS: Final = {
    "order": "shell-report-by-order",
    "character": "shell-report-by-character",
    "hero": "shell-report-by-hero",
    "dog": "shell-report-by-dog",
    "quest": "shell-report-by-quest",
}

STYLE: Final = files("undercroft.lab.sim").joinpath("report.css").read_text("utf-8")


class Report:
    """The report on a job's rows. With `other` rows, from the same deals with other cards, it compares both."""

    def __init__(
        self, job: Job, rows: Sequence[Row], texts: Texts, other: tuple[Job, Sequence[Row]] | None = None
    ) -> None:
        self.job = job
        self.rows = rows
        self.game: Game = job.rules()
        self._texts = texts
        self._other = other
        self._even = 1 / job.seats

    def page(self) -> str:
        say, job = self._say, self.job
        title = f"{say(f'{job.game}-title')}: {say('shell-report-title')}"
        bots = ", ".join(dict.fromkeys(job.bots))
        made = say("shell-report-made", rules=self.game.version, cards=self.game.digest or "–", seed=job.seed)
        body = [
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(say('shell-report-about', games=len(self.rows), seats=job.seats, bots=bots))}</p>",
            f'<p class="soft">{escape(made)} {escape(say("shell-report-reading"))}</p>',
        ]
        if self._other is not None:
            body += self._compared(*self._other)
        if job.seats > 1:
            body += self._chapter("shell-report-seats", self._seats(), self._even)
        for kind in self._kinds():
            body += self._chapter(CHAPTERS.get(kind, kind), self._traits(kind), self._even)
        body += self._table_facts()
        scores, lengths = (
            Counter(s for row in self.rows for s in row.scores),
            Counter(row.decisions for row in self.rows),
        )
        for id, counts in (("shell-report-scores", scores), ("shell-report-lengths", lengths)):
            body += [f"<h2>{escape(say(id))}</h2>", columns(counts)]
        body += self._cards()
        language = self._texts.language
        return (
            f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
            f"<style>\n{STYLE}</style></head>\n<body>\n" + "\n".join(body) + "\n</body></html>\n"
        )

    # -- chapters -----------------------------------------------------------------------------------

    def _chapter(self, id: str, rows: list[Bar], base: float | None) -> list[str]:
        if not rows:
            return []
        return [f"<h2>{escape(self._say(id))}</h2>", _wide(bars(rows, base, "%"))]

    def _seats(self) -> list[Bar]:
        names = [self._say("shell-seat", number=seat + 1) for seat in range(self.job.seats)]
        means = [Mean(clusters(self.rows, "shares", partial(_sits, seat))) for seat in range(self.job.seats)]
        return [_share(name, mean) for name, mean in zip(names, means, strict=True)]

    def _kinds(self) -> list[str]:
        """Returns the kinds of traits, such as heroes and the order of play."""
        return sorted({trait.partition(":")[0] for trait in self._every_trait()}) if self.job.seats > 1 else []

    def _every_trait(self) -> list[str]:
        return sorted({trait for row in self.rows for seat in _facts(row).traits for trait in seat})

    def _traits(self, kind: str) -> list[Bar]:
        found: list[Bar] = []
        for trait in self._every_trait():
            if trait.partition(":")[0] == kind:
                mean = Mean(clusters(self.rows, "shares", partial(_has_trait, trait)))
                if mean.clusters >= FEWEST:
                    found.append(_share(self._name(trait), mean))
        return found if kind == "order" else sorted(found, key=lambda bar: -bar.value)

    def _table_facts(self) -> list[str]:
        """Describes facts about the whole table, such as the boss: the scores, and who wins."""
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            for fact in _facts(row).table:
                found.setdefault(fact, []).append(row)
        found = {fact: own for fact, own in found.items() if len(own) >= FEWEST}
        if not found:
            return []
        rows = []
        for fact, own in found.items():
            mean = Mean(clusters(own, "scores", _any))
            rows.append(Bar(self._name(fact), *mean.interval(), f"({len(own)})"))
        overall = Mean(clusters(self.rows, "scores", _any)).value
        rows.sort(key=lambda bar: -bar.value)
        chart = _wide(bars(rows, overall, from_zero=False))
        return [f"<h2>{escape(self._say('shell-report-by-boss'))}</h2>", chart, *self._winners_by(found)]

    def _winners_by(self, found: dict[str, list[Row]]) -> list[str]:
        """Describes how often seats with a trait win where the table has a fact, such as a boss."""
        traits = sorted([trait for trait in self._every_trait() if not trait.startswith("order:")], key=self._name)
        if not traits or self.job.seats == 1:
            return []
        lines: list[str] = []
        for fact in sorted(found, key=self._name):
            means = [Mean(clusters(found[fact], "shares", partial(_has_trait, trait))) for trait in traits]
            cells = [
                f"<td>{100 * mean.value:.1f} ± {100 * mean.reach:.1f}</td>" if mean.clusters >= FEWEST else "<td></td>"
                for mean in means
            ]
            lines.append(f"<tr><td>{escape(self._name(fact))}</td>{''.join(cells)}</tr>")
        head = "".join([f"<th>{escape(self._name(trait))}</th>" for trait in traits])
        return [
            f"<h2>{escape(self._say('shell-report-wins-by-boss'))}</h2>",
            f'<div class="wide"><table><thead><tr><th></th>{head}</tr></thead><tbody>',
            *lines,
            "</tbody></table></div>",
        ]

    def _cards(self) -> list[str]:
        """Describes every card: how often it came up and was used, and how its users fared."""
        say = self._say
        things = sorted({thing for row in self.rows for thing in (*_facts(row).drawn, *_facts(row).played)})
        games = len(self.rows)
        lines: list[tuple[float, str]] = []
        for thing in things:
            drawn = sum([sum(_facts(row).drawn.get(thing, ())) for row in self.rows]) / games
            played = sum([sum(_facts(row).played.get(thing, ())) for row in self.rows]) / games
            cells = [f"<td>{escape(self._name(thing))}</td>", _cell(drawn), _cell(played)]
            weight = 0.0
            for field in ("drawn", "played"):
                mean = Mean(clusters(self.rows, "shares", partial(_has_thing, field, thing)))
                is_told = mean.clusters >= FEWEST and self.job.seats > 1
                gain = mean.value - self._even
                cells.append(f"<td>{100 * gain:+.1f} ± {100 * mean.reach:.1f}</td>" if is_told else "<td></td>")
                if is_told and mean.error:
                    weight = max(weight, abs(gain) / mean.error)
            lines.append((weight, f"<tr>{''.join(cells)}</tr>"))
        if not lines:
            return []
        lines.sort(key=lambda line: -line[0])
        heads = ("shell-report-card", "shell-report-drawn", "shell-report-played")
        head = "".join([f"<th>{escape(say(id))}</th>" for id in (*heads, "shell-report-had", "shell-report-used")])
        return [
            f"<h2>{escape(say('shell-report-cards'))}</h2>",
            f'<p class="soft">{escape(say("shell-report-cards-about"))}</p>',
            f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>',
            *[line for _, line in lines[:MOST_CARDS]],
            "</tbody></table></div>",
        ]

    # -- comparison of two card sets ----------------------------------------------------------------

    def _compared(self, other: Job, rows: Sequence[Row]) -> list[str]:
        """Describes what the cards of this job change against the other: pairs of games on the same deals."""
        say = self._say
        pairs = list(zip(self.rows, rows, strict=True))
        told = [
            self._effect("shell-report-mean-score", [(_mean(a.scores), _mean(b.scores)) for a, b in pairs]),
            self._effect("shell-report-best-score", [(max(a.scores), max(b.scores)) for a, b in pairs]),
            self._effect("shell-report-length", [(a.decisions, b.decisions) for a, b in pairs]),
        ]
        shares: list[Bar] = []
        if self.job.seats > 1:
            for seat in range(self.job.seats):
                name = say("shell-seat", number=seat + 1)
                shares.append(Bar(name, *_paired([a.shares[seat] - b.shares[seat] for a, b in pairs])))
            for trait in self._every_trait():
                if (found := _difference(pairs, trait)) is not None and not trait.startswith("order:"):
                    shares.append(Bar(self._name(trait), *found))
        about = say("shell-report-against-about", mine=self._set(self.job), theirs=self._set(other))
        parts = [
            f"<h2>{escape(say('shell-report-against'))}</h2>",
            f"<p>{escape(about)} {escape(say('shell-report-effect'))}</p>",
            *self._changes(other),
            _wide(bars(told, 0.0, from_zero=False)),
        ]
        if shares:
            parts += [
                f"<h3>{escape(say('shell-report-against-shares'))}</h3>",
                _wide(bars(shares, 0.0, "%", from_zero=False)),
            ]
        return parts

    def _effect(self, id: str, pairs: list[tuple[float, float]]) -> Bar:
        """Returns a difference with its interval and its size in standard deviations of single games."""
        value, low, high = _paired([mine - theirs for mine, theirs in pairs])
        spread = pstdev([theirs for _, theirs in pairs])
        return Bar(self._say(id), value, low, high, f"(d = {value / spread:.2f})" if spread else "")

    def _changes(self, other: Job) -> list[str]:
        """Lists the figures that differ, with the names of their cards."""
        lines: list[str] = []
        for stem in self.game.figures:
            mine, theirs = self.game.changes.get(stem, {}), other.changes.get(stem, {})
            for table in dict.fromkeys([*mine, *theirs]):
                for card, field in dict.fromkeys([*_places(mine.get(table)), *_places(theirs.get(table))]):
                    values = [self._value(rules, stem, table, card, field) for rules in (self.game, other.rules())]
                    name = escape(f"{self._name(f'{table}:{card}')}: {field}" if card else table)
                    lines.append(f"<tr><td>{name}</td><td>{escape(values[1])}</td><td>{escape(values[0])}</td></tr>")
        head = f"<th></th><th>{escape(self._set(other))}</th><th>{escape(self._set(self.job))}</th>"
        return [f"<table><thead><tr>{head}</tr></thead><tbody>", *lines, "</tbody></table>"]

    def _value(self, rules: Game, stem: str, table: str, card: str, field: str) -> str:
        found = rules.figures[stem].get(table)
        if card and isinstance(found, list):
            found = next((row.get(field) for row in found if row["id"] == card), None)
        elif isinstance(found, list):
            return self._say("shell-report-rows", count=len(found))
        return "–" if found is None else str(found)

    def _set(self, job: Job) -> str:
        """Returns the name of a card set."""
        return self._say("shell-report-changed" if job.changes else "shell-report-printed")

    # -- texts --------------------------------------------------------------------------------------

    def _say(self, id: str, **args: object) -> str:
        return self._texts(id, **args) if self._texts.has(id) else id

    def _name(self, thing: str) -> str:
        """Returns the name of a card, hero or place."""
        kind, _, id = thing.rpartition(":")
        if kind == "order":
            return self._say("shell-report-order", number=int(id))
        tables = [
            table for file in self.game.figures.values() for table, rows in file.items() if isinstance(rows, list)
        ]
        for table in (kind, *tables):
            if self._texts.has(name := f"{self.game.name}-{table}-{id}"):
                return self._texts(name)
        return id


def _places(changes: object) -> list[tuple[str, str]]:
    """Returns the cards and fields that changes of a table name; nothing for a table that changes as a whole."""
    if not isinstance(changes, Mapping):
        return [] if changes is None else [("", "")]
    return [(card, field) for card, fields in changes.items() for field in fields]


def _facts(row: Row) -> Facts:
    assert row.facts is not None, "rows for a report hold facts: Job(facts=True)"
    return row.facts


def _any(row: Row, seat: int) -> bool:
    return True


def _sits(place: int, row: Row, seat: int) -> bool:
    return seat == place


def _has_trait(trait: str, row: Row, seat: int) -> bool:
    return trait in _facts(row).traits[seat]


def _has_thing(field: str, thing: str, row: Row, seat: int) -> bool:
    counts: Counts = getattr(_facts(row), field)
    return thing in counts and counts[thing][seat] > 0


def _share(name: str, mean: Mean) -> Bar:
    low, high = mean.share_interval()
    return Bar(name, mean.value, low, high, f"({mean.members})")


def _wide(chart: str) -> str:
    """Lets a wide chart scroll sideways on a narrow screen."""
    return f'<div class="wide">{chart}</div>'


def _cell(number: float) -> str:
    return f"<td>{number:.2f}</td>" if number else "<td></td>"


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers)


def _paired(differences: list[float]) -> tuple[float, float, float]:
    return Mean([(difference, 1) for difference in differences]).interval()


def _difference(pairs: Sequence[tuple[Row, Row]], trait: str) -> tuple[float, float, float] | None:
    """Returns how much more often seats with a trait win, over games where some seat has it both times."""
    found: list[float] = []
    for pair in pairs:
        own = [[row.shares[seat] for seat in range(len(row.shares)) if _has_trait(trait, row, seat)] for row in pair]
        if own[0] and own[1]:
            found.append(sum(own[0]) / len(own[0]) - sum(own[1]) / len(own[1]))
    return _paired(found) if len(found) >= FEWEST else None
