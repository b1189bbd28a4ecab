"""A report on the balance of a game: one page that needs nothing else, with plots, from the rows of a simulation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import Final

from undercroft.kernel.game import Game
from undercroft.kernel.texts import Texts
from undercroft.sim.facts import Counts, Facts
from undercroft.sim.job import Job, Row
from undercroft.sim.statistics import Mean, clusters, scores_of, shares_of
from undercroft.sim.svg import Bar, bars, columns

FEWEST: Final = 20  # games with a thing: of fewer nothing is said
MOST_CARDS: Final = 120  # rows of the table of cards
# What seats can be told apart by.
CHAPTERS: Final = {
    "order": "shell-report-by-order",
    "character": "shell-report-by-character",
    "hero": "shell-report-by-hero",
    "dog": "shell-report-by-dog",
    "quest": "shell-report-by-quest",
}

STYLE: Final = """\
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --soft: #777; --mark: #b3541e; --span: #e0a989; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --paper: #181614; --soft: #999; --mark: #f0a060; --span: #7a4a2a; }
}
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; }
p.soft, td.soft, caption { color: var(--soft); }
svg { width: 100%; height: auto; max-width: 62rem; font: 13px system-ui, sans-serif; fill: var(--ink); }
svg .name { text-anchor: end; } svg .tick { text-anchor: middle; fill: var(--soft); }
svg circle, svg rect { fill: var(--mark); }
svg .span { stroke: var(--span); stroke-width: 6; }
svg .base { stroke: var(--soft); stroke-dasharray: 3 3; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { padding: 0.15rem 0.6rem; text-align: right; }
tbody tr:nth-child(odd) { background: color-mix(in srgb, var(--soft) 12%, transparent); }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; } .wide > svg { min-width: 40rem; }
"""


class Report:
    """What the rows of a job tell. With `other` rows, of the same deals with other cards, both are compared."""

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
        body += [
            f"<h2>{escape(say('shell-report-scores'))}</h2>",
            columns(Counter(s for row in self.rows for s in row.scores)),
        ]
        body += [
            f"<h2>{escape(say('shell-report-lengths'))}</h2>",
            columns(Counter(row.decisions for row in self.rows)),
        ]
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
        means = [Mean(clusters(self.rows, shares_of, partial(_sits, seat))) for seat in range(self.job.seats)]
        return [_share(name, mean) for name, mean in zip(names, means, strict=True)]

    def _kinds(self) -> list[str]:
        """The kinds of things that seats have, such as heroes, and the order of play."""
        found = {trait.partition(":")[0] for row in self.rows for seat in _facts(row).traits for trait in seat}
        return sorted(found) if self.job.seats > 1 else []

    def _traits(self, kind: str) -> list[Bar]:
        every = {trait for row in self.rows for seat in _facts(row).traits for trait in seat}
        found: list[Bar] = []
        for trait in sorted(every):
            if trait.partition(":")[0] == kind:
                mean = Mean(clusters(self.rows, shares_of, partial(_has_trait, trait)))
                if mean.clusters >= FEWEST:
                    found.append(_share(self._name(trait), mean))
        return found if kind == "order" else sorted(found, key=lambda bar: -bar.value)

    def _table_facts(self) -> list[str]:
        """What holds for the whole table, such as the boss: the scores it leaves, and who wins there."""
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            for fact in _facts(row).table:
                found.setdefault(fact, []).append(row)
        found = {fact: own for fact, own in found.items() if len(own) >= FEWEST}
        if not found:
            return []
        rows = []
        for fact, own in found.items():
            mean = Mean(clusters(own, scores_of, _any))
            rows.append(
                Bar(self._name(fact), mean.value, mean.value - mean.reach, mean.value + mean.reach, f"({len(own)})")
            )
        overall = Mean(clusters(self.rows, scores_of, _any)).value
        rows.sort(key=lambda bar: -bar.value)
        chart = _wide(bars(rows, overall, from_zero=False))
        return [f"<h2>{escape(self._say('shell-report-by-boss'))}</h2>", chart, *self._winners_by(found)]

    def _winners_by(self, found: dict[str, list[Row]]) -> list[str]:
        """How often those with a trait, such as a character, win where the table has a fact, such as a boss."""
        every = {trait for row in self.rows for seat in _facts(row).traits for trait in seat}
        traits = sorted([trait for trait in every if not trait.startswith("order:")], key=self._name)
        if not traits or self.job.seats == 1:
            return []
        lines: list[str] = []
        for fact in sorted(found, key=self._name):
            means = [Mean(clusters(found[fact], shares_of, partial(_has_trait, trait))) for trait in traits]
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
        """Every card: how often it came and was used, and how those fared who used it."""
        say = self._say
        things = sorted({thing for row in self.rows for thing in (*_facts(row).drawn, *_facts(row).played)})
        games = len(self.rows)
        lines: list[tuple[float, str]] = []
        for thing in things:
            drawn = sum([sum(_facts(row).drawn.get(thing, ())) for row in self.rows]) / games
            played = sum([sum(_facts(row).played.get(thing, ())) for row in self.rows]) / games
            cells = [f"<td>{escape(self._name(thing))}</td>", _cell(drawn), _cell(played)]
            weight = 0.0
            for counts in (_drawn, _played):
                mean = Mean(clusters(self.rows, shares_of, partial(_has_thing, counts, thing)))
                is_told = mean.clusters >= FEWEST and self.job.seats > 1
                gain = mean.value - self._even
                cells.append(f"<td>{100 * gain:+.1f} ± {100 * mean.reach:.1f}</td>" if is_told else "<td></td>")
                if is_told and mean.error:
                    weight = max(weight, abs(gain) / mean.error)
            lines.append((weight, f"<tr>{''.join(cells)}</tr>"))
        if not lines:
            return []
        lines.sort(key=lambda line: -line[0])
        names = (
            "shell-report-card",
            "shell-report-drawn",
            "shell-report-played",
            "shell-report-had",
            "shell-report-used",
        )
        head = "".join([f"<th>{escape(say(name))}</th>" for name in names])
        return [
            f"<h2>{escape(say('shell-report-cards'))}</h2>",
            f'<p class="soft">{escape(say("shell-report-cards-about"))}</p>',
            f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>',
            *[line for _, line in lines[:MOST_CARDS]],
            "</tbody></table></div>",
        ]

    # -- two kinds of cards -------------------------------------------------------------------------

    def _compared(self, other: Job, rows: Sequence[Row]) -> list[str]:
        """What the cards of this job change, against the other: the same deals with both, so differences are those of
        pairs of games."""
        say = self._say
        pairs = list(zip(self.rows, rows, strict=True))
        told = [
            Bar(say("shell-report-mean-score"), *_paired([_mean(a.scores) - _mean(b.scores) for a, b in pairs])),
            Bar(say("shell-report-best-score"), *_paired([float(max(a.scores) - max(b.scores)) for a, b in pairs])),
            Bar(say("shell-report-length"), *_paired([float(a.decisions - b.decisions) for a, b in pairs])),
        ]
        shares: list[Bar] = []
        if self.job.seats > 1:
            for seat in range(self.job.seats):
                name = say("shell-seat", number=seat + 1)
                shares.append(Bar(name, *_paired([a.shares[seat] - b.shares[seat] for a, b in pairs])))
            every = sorted({trait for row in self.rows for seats in _facts(row).traits for trait in seats})
            for trait in every:
                if (found := _difference(pairs, trait)) is not None and not trait.startswith("order:"):
                    shares.append(Bar(self._name(trait), *found))
        digests = say("shell-report-against-about", mine=self.game.digest or "–", theirs=other.rules().digest or "–")
        changes = escape(str(self.game.changes or other.changes))
        parts = [
            f"<h2>{escape(say('shell-report-against'))}</h2><p>{escape(digests)}</p>",
            f'<p class="soft"><code>{changes}</code></p>',
        ]
        parts.append(_wide(bars(told, 0.0, from_zero=False)))
        if shares:
            parts += [
                f"<h3>{escape(say('shell-report-against-shares'))}</h3>",
                _wide(bars(shares, 0.0, "%", from_zero=False)),
            ]
        return parts

    # -- words --------------------------------------------------------------------------------------

    def _say(self, id: str, **args: object) -> str:
        return self._texts(id, **args) if self._texts.has(id) else id

    def _name(self, thing: str) -> str:
        """What a card, hero or place is called."""
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


def _facts(row: Row) -> Facts:
    assert row.facts is not None, "rows for a report hold facts: Job(facts=True)"
    return row.facts


def _any(row: Row, seat: int) -> bool:
    return True


def _sits(place: int, row: Row, seat: int) -> bool:
    return seat == place


def _has_trait(trait: str, row: Row, seat: int) -> bool:
    return trait in _facts(row).traits[seat]


def _drawn(row: Row) -> Counts:
    return _facts(row).drawn


def _played(row: Row) -> Counts:
    return _facts(row).played


def _has_thing(counts: Callable[[Row], Counts], thing: str, row: Row, seat: int) -> bool:
    found = counts(row).get(thing)
    return found is not None and found[seat] > 0


def _share(name: str, mean: Mean) -> Bar:
    low, high = mean.share_interval()
    return Bar(name, mean.value, low, high, f"({mean.members})")


def _wide(chart: str) -> str:
    """Pushed aside on a narrow screen, not shrunk until nobody can read it."""
    return f'<div class="wide">{chart}</div>'


def _cell(number: float) -> str:
    return f"<td>{number:.2f}</td>" if number else "<td></td>"


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers)


def _paired(differences: list[float]) -> tuple[float, float, float]:
    mean = Mean([(difference, 1) for difference in differences])
    return mean.value, mean.value - mean.reach, mean.value + mean.reach


def _difference(pairs: Sequence[tuple[Row, Row]], trait: str) -> tuple[float, float, float] | None:
    """By how much those who have a trait win more often, over games in which somebody has it both times."""
    found: list[float] = []
    for pair in pairs:
        own = [[row.shares[seat] for seat in range(len(row.shares)) if _has_trait(trait, row, seat)] for row in pair]
        if own[0] and own[1]:
            found.append(sum(own[0]) / len(own[0]) - sum(own[1]) / len(own[1]))
    return _paired(found) if len(found) >= FEWEST else None
