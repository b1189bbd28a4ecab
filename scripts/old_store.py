"""Write a small store as a release would have left it, for tests/server/test_upgrade.py.

    python scripts/old_store.py 9003ef0 tests/server/stores/1.sql
    python scripts/old_store.py 9003ef0 tests/server/stores/1-other-cards.sql --cards

The release is taken out of git and its own server is played: matches that are over and in play, by days, moves taken
back, chat, a bot that plays on, a table that waits for players. With --cards, the box of Chest was corrected before.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import random
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IN_PLAY = {"chest": 12, "raiders": 10, "doggies": 16, "serpent": 40}  # moves made
SEATS = {"chest": 2, "raiders": 3, "doggies": 2, "serpent": 2}


def main() -> None:
    parser = argparse.ArgumentParser(description="Write a store of a release.")
    parser.add_argument("commit", help="the release, as git knows it")
    parser.add_argument("file", type=Path, help="the SQL to write")
    parser.add_argument("--cards", action="store_true", help="correct the cards of Chest first")
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play is not None:
        asyncio.run(play(asked.play, ["chest"] if asked.cards else list(SEATS)))
        return
    tar = subprocess.check_output(["git", "archive", asked.commit, "src", "tests"], cwd=ROOT)
    with tempfile.TemporaryDirectory() as name, tarfile.open(fileobj=io.BytesIO(tar)) as archive:
        folder = Path(name)
        archive.extractall(folder, filter="data")
        if asked.cards:
            cards = folder / "src/undercroft/games/chest/cards.toml"
            text = cards.read_text("utf-8")
            cards.write_text(text.replace("adventures = 3 ", "adventures = 2 "), "utf-8")
        environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}
        command = [sys.executable, __file__, asked.commit, str(asked.file), "--play", str(folder / "data")]
        subprocess.run([*command, *(["--cards"] if asked.cards else [])], env=environment, cwd=folder, check=True)
        lines = sqlite3.connect(folder / "data" / "undercroft.sqlite3").iterdump()
        schema = sqlite3.connect(folder / "data" / "undercroft.sqlite3").execute("PRAGMA user_version").fetchone()[0]
        asked.file.parent.mkdir(parents=True, exist_ok=True)
        asked.file.write_text("\n".join([*lines, f"PRAGMA user_version = {schema};"]) + "\n", "utf-8")


async def play(data: Path, games: list[str]) -> None:
    """With the server and the guests of the release."""
    from tests.server.guest import Guest
    from tests.server.serving import Place, serving

    luck = random.Random(1)
    async with serving(Place(data, None)) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
        people = [ann, bob]

        async def step(table: str) -> None:
            """A move by the seat that is asked; bots move by themselves."""
            for guest in people:
                found = guest.tables[table]
                if found.state["phase"] == "playing" and found.state["seat"] in found.view["turn"]:
                    await guest.play(table, luck.choice(found.view["moves"])["text"])
                    return
            await asyncio.sleep(0.01)

        async def started(game: str, **settings: object) -> str:
            seats = ["me", "open", "random", "random"][: SEATS[game]]
            table = await ann.create(game, seats, visibility="public", **settings)
            await ann.join(table)
            await bob.sit(table, 1)
            await ann.do("chat", table=table, text=f"Good luck at {game}!")
            await ann.do("start", table=table)
            await bob.until(lambda: bob.tables[table].state["phase"] == "playing")
            return table

        for game in games:
            table = await started(game)
            while ann.tables[table].state["phase"] == "playing":
                await step(table)
            table = await started(game, clock={"kind": "live", "time": 3600, "bonus": 5})
            while len(ann.tables[table].told) < IN_PLAY[game]:
                await step(table)
            await back(ann, bob, table)
            await started(game, clock={"kind": "days", "time": 86400})
            left = await started(game)
            await bob.do("cover", table=left, seat=1)
            await ann.create(game, ["me", *["open"] * (SEATS[game] - 1)], visibility="public")
            for guest in people:
                for followed in list(guest.tables):
                    await guest.ask("leave", table=followed)


async def back(ann: object, bob: object, table: str) -> None:
    """A move taken back with the other's consent."""
    from tests.server.guest import Guest

    assert isinstance(ann, Guest) and isinstance(bob, Guest)
    found = ann.tables[table]
    answer = await ann.ask("ask_back", table=table, seat=0, version=found.version)
    if answer["type"] == "done":
        await bob.until(
            lambda: bob.tables[table].state["ask"] is not None or bob.tables[table].version >= answer["version"]
        )
        await bob.ask("answer", table=table, seat=1, yes=True)  # refused where a bot has moved on meanwhile


if __name__ == "__main__":
    main()
