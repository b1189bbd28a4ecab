"""Measures the static table in a browser: the way to the first decision, bots' turns, hints, memory, speed of search.

    python -m bench.page [--games chest raiders doggies serpent] [--runs 3] [--moves 40] [--write]

`make site` comes first. The browser is that of the tests, and the host compresses nothing. *Cold* is a first visit,
*warm* the next one by the same browser; the person chooses as fast as the page allows. The same jobs also run in this
Python: PYTHONPATH=build/compiled compares with the native compiled build. --write saves bench/results/page.json and
page.md.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import undercroft as uc
from bench.run import machine
from scripts.web import node, site
from tests.browser import chromium
from tests.browser.conftest import LIST_MOVES
from tests.browser.person import is_over, moves, play_on, set_up
from tests.browser.site import run_job
from undercroft.bots import make_bot
from undercroft.games import OURS
from undercroft.jobs import Job
from undercroft.server.work.forecasts import ForecastMatch
from undercroft.server.work.thinking import Question

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "bench/results"
SEATS: Final = {"raiders": 3}  # otherwise two
PATIENCE: Final = 180_000.0  # ms
JOBS: Final = ("games", "adventurer", "hint", "master")
GOALS: Final = (
    "first decision 4 s cold and 2 s warm, 6 MB, 40 requests; bot's turn 1.5 s; hint 1 s; 300 MB; 2.5 × native"
)
# Notes when Play was pressed, when a move can first be chosen, and each state that the table sends.
WATCH: Final = """
(() => {
  const now = () => performance.timeOrigin + performance.now();
  window.watched = {pressed: null, decided: null, states: []};
  addEventListener('click', event => event.target.closest?.('[data-start]') && (watched.pressed ??= now()), true);
  const look = () => {
    if (document.querySelector('aside button.move:enabled')) watched.decided = now(); else requestAnimationFrame(look);
  };
  look();
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({data}) => {
        if (data.type !== 'said') return;
        const state = JSON.parse(data.text);
        if (state.type === 'state' && state.view) watched.states.push([now(), state.view.turn, state.seat]);
      });
    }
  };
})();
"""


class Sent(NamedTuple):
    at: float
    name: str
    size: int


class Handler(SimpleHTTPRequestHandler):
    """As `python -m http.server`, and notes what it sends."""

    protocol_version = "HTTP/1.1"
    sent: Final[list[Sent]] = []

    def log_message(self, *_: Any) -> None:
        """Logs nothing."""

    def send_header(self, keyword: str, value: str) -> None:
        if keyword == "Content-Length":
            self.sent.append(Sent(time.time(), self.path, int(value)))
        super().send_header(keyword, value)


@contextmanager
def host(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=os.fspath(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def memory(browser: Browser) -> float:
    """Returns the megabytes that only the page with its workers uses."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    kept = []
    for process in processes:
        if process["type"] == "renderer":
            lines = Path(f"/proc/{process['id']}/smaps_rollup").read_text().splitlines()
            kept.append(sum(int(line.split()[1]) for line in lines if line.startswith("Private_")))
    return max(kept) * 1024 / 1e6


def processor(browser: Browser) -> float:
    """Returns the seconds of processor that all pages have used."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(process["cpuTime"]) for process in processes if process["type"] == "renderer")


def first_decision(context: BrowserContext, url: str, game: str) -> tuple[Page, dict[str, float]]:
    """Opens the page and starts a match with bots at once. Times are in seconds, sizes in megabytes."""
    begun = len(Handler.sent)
    page = context.new_page()
    browser = context.browser
    assert browser is not None
    used = processor(browser)
    page.add_init_script(WATCH)
    opened = time.time()
    page.goto(url, wait_until="commit")
    page.locator("#app:not([inert])").wait_for()
    set_up(page, game, "bots", SEATS.get(game, 2))
    page.wait_for_function("watched.decided", timeout=PATIENCE)
    used = processor(browser) - used
    watched = page.evaluate("watched")
    sent = [file for file in Handler.sent[begun:] if file.at <= watched["decided"] / 1000]
    return page, {
        "from opening": watched["decided"] / 1000 - opened,
        "from Play": (watched["decided"] - watched["pressed"]) / 1000,
        "processor": used,
        "requests": len(sent),
        "MB": sum(file.size for file in sent) / 1e6,
    }


def turns_of_bots(page: Page, most: int) -> list[float]:
    """Plays and returns the seconds of each turn of a bot, up to the next seat's."""
    for turn in range(most):
        page.locator("aside button.move:enabled, .result").first.wait_for(timeout=PATIENCE)
        if is_over(page) or not moves(page).count():
            break
        play_on(page, turn)
    found, began, whose = [], 0.0, None
    for at, turn_of, me in page.evaluate("watched.states"):
        seat = turn_of[0] if len(turn_of) == 1 else None
        if seat != whose:
            if whose not in (None, me):
                found.append((at - began) / 1000)
            began, whose = at, seat
    return found


def played(game: str) -> uc.Match:
    """Returns a finished match, played by greedy bots."""
    match = uc.deal(game, seats=SEATS.get(game, 2), seed=5)
    bots = [make_bot("greedy", game, seat) for seat in range(match.seats)]
    while match.turn:
        seat = match.turn[0]
        match.play(seat, bots[seat].choose(match.view(seat))["text"])
    return match


def begun(game: str) -> dict[str, Any]:
    """Returns the view of a seat that has something to decide, some moves into a match."""
    match = uc.deal(game, seats=SEATS.get(game, 2), seed=6)
    for _ in range(9):
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    while len(match.moves(match.turn[0])) < 4:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    return match.view(match.turn[0])


def here(job: Job) -> tuple[float, Any]:
    started = time.monotonic()
    result: Any = job.run()
    if not isinstance(result, msgspec.Struct):
        *_, result = result
    return time.monotonic() - started, json.loads(msgspec.json.encode(result))


def compared(page: Page, game: str) -> dict[str, float]:
    """Runs the same jobs in the page and in this Python."""
    view, match = begun(game), played(game)
    jobs = {
        "games": ForecastMatch(match.record.data(), 0.0),  # one from each of some steps, by the quick policy of search
        "adventurer": Question("adventurer", game, view, 3, 60.0),
        "hint": Question("advice", game, view, 3, 0.6, "advice"),
        "master": Question("master", game, view, 3),
    }
    run = partial(run_job, page, ROOT / site.SITE)
    run(Question("novice", game, view, 1))  # loads the game
    found: dict[str, float] = {}
    for name, job in jobs.items():
        there, ours = [run(job) for _ in range(3)], [here(job) for _ in range(3)]
        found[f"page: {name}, s"] = statistics.median(seconds for seconds, _ in there)
        found[f"native: {name}, s"] = statistics.median(seconds for seconds, _ in ours)
        if name in ("games", "adventurer") and there[0][1] != ours[0][1]:
            raise SystemExit(f"page: {game}: {name} differ from those of this Python")
    return found


def measured(browser: Browser, url: str, game: str, runs: int, most: int, is_brief: bool) -> dict[str, Any]:
    visits: dict[str, list[dict[str, float]]] = {"cold": [], "warm": []}
    speeds: dict[str, float] = {}
    turns: list[float] = []
    used = 0.0
    for run in range(runs):
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LIST_MOVES)
        for kind in visits:
            page, found = first_decision(context, url, game)
            visits[kind].append(found)
            print(game, kind, {name: round(value, 2) for name, value in found.items()}, file=sys.stderr, flush=True)
            if kind == "cold":
                if run == 0 and not is_brief:
                    turns = turns_of_bots(page, most)
                    used = memory(browser)
                # the shell is kept for the next visit
                page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            elif run == 0 and not is_brief:
                speeds = compared(page, game)
                print(game, speeds, file=sys.stderr, flush=True)
            page.close()
        context.close()
    medians = {
        kind: {name: statistics.median(visit[name] for visit in found) for name in found[0]}
        for kind, found in visits.items()
    }
    if is_brief:
        return medians
    bots = {"median, s": statistics.median(turns or [0]), "longest, s": max(turns or [0]), "turns": len(turns)}
    return {**medians, "bots": bots, "memory, MB": used, **speeds}


def report(data: dict[str, Any]) -> str:
    lines = [
        "# Benchmark of the static table",
        "",
        f"{data['date']}, {data['machine']}, load average {data['load']}. Written by `{data['command']}`.",
        f"Modules in the page: {data['modules']}; native: {data['native']}. Goals: {GOALS}.",
        "*Processor* is the time of all threads of the page, which other load on the machine changes least.",
        "",
        "| game | first decision, cold | from Play | processor | MB | requests | warm | from Play | processor "
        "| bot's turn, median | longest | memory |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game, row in data["results"].items():
        cold, warm, bots = row["cold"], row["warm"], row.get("bots", {})
        cells = [
            game,
            *(f"{cold[name]:.1f} s" for name in ("from opening", "from Play", "processor")),
            *(f"{cold['MB']:.1f}", f"{cold['requests']:.0f}"),
            *(f"{warm[name]:.1f} s" for name in ("from opening", "from Play", "processor")),
            *(f"{bots[name]:.1f} s" if bots else "–" for name in ("median, s", "longest, s")),
            f"{row['memory, MB']:.0f} MB" if bots else "–",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", "The same work in the page and in native Python, in ms, and the ratio:", ""]
    lines += ["| game | games of a forecast | adventurer's move | hint | master's move |", "|---|---|---|---|---|"]
    for game, row in data["results"].items():
        pairs = [(row.get(f"page: {name}, s"), row.get(f"native: {name}, s")) for name in JOBS]
        cells = [f"{1e3 * a:.1f} / {1e3 * b:.1f}, ×{a / b:.1f}" if a and b else "–" for a, b in pairs]
        lines.append(f"| {game} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the static table in a browser.")
    parser.add_argument("--games", nargs="+", default=list(OURS), choices=OURS)
    parser.add_argument("--runs", type=int, default=3, help="visits of each kind")
    parser.add_argument("--moves", type=int, default=40, help="moves to play while bots are timed")
    parser.add_argument("--write", action="store_true", help="save the results; keeps those of other games")
    parser.add_argument("--visits", action="store_true", help="only the first decisions")
    asked = parser.parse_args()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.EXECUTABLE))
    executable, surroundings = chromium.find()
    runtime = json.loads((ROOT / site.SITE / "runtime.json").read_text("utf-8"))
    data: dict[str, Any] = {
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
        "load": f"{os.getloadavg()[0]:.1f}",
        "command": f"python -m bench.page {' '.join(sys.argv[1:])}".strip(),
        "modules": "compiled" if runtime["units"] else "plain",
        "native": "compiled" if uc.compiled else "plain",
        "results": {},
    }
    if asked.write and (RESULTS / "page.json").exists():
        data["results"] = json.loads((RESULTS / "page.json").read_text("utf-8"))["results"]
    with host(ROOT / site.SITE) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, env={**os.environ, **surroundings}, args=chromium.ARGUMENTS
        )
        for game in asked.games:
            found = measured(browser, url, game, asked.runs, asked.moves, asked.visits)
            data["results"][game] = {**data["results"].get(game, {}), **found}
            if asked.write:
                (RESULTS / "page.json").write_text(json.dumps(data, indent=2) + "\n", "utf-8")
                (RESULTS / "page.md").write_text(report(data), "utf-8")
        browser.close()
    print(report(data))


if __name__ == "__main__":
    main()
