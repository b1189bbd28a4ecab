"""The table in a browser, without the browser: the server's own code, with a journal for a store and no processes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import undercroft as uc
from scripts.web.runtime import SOURCE, program
from tests.static.page import Page, Pages, run_alone
from undercroft.terminal import saves

ROOT = Path(__file__).resolve().parents[2]
NEW = {"game": "raiders", "seats": ["me", "novice", "novice"]}
FOREIGN = ("fluent", "babel", "starlette", "anyio", "uvicorn", "argon2", "segno", "resource", "psycopg", "textual")
IMPORTS = "import undercroft, undercroft.bots; [undercroft.games.find_game(name) for name in undercroft.games()]"


def test_rules_and_bots_are_there_without_the_packages_of_others() -> None:
    loaded = f"import sys; {IMPORTS}; print([name for name in {FOREIGN} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout
    assert found.strip() == "[]"


def test_the_table_in_a_browser_needs_nothing_that_only_machines_have() -> None:
    """Compiled packages, processes, other packages that are not shipped."""
    machine = ("fluent", "babel", "uvicorn", "argon2", "segno", "resource", "psycopg", "fcntl")
    block = f"import sys; sys.modules.update(dict.fromkeys({machine}))"
    code = f"{block}; import undercroft.browser.table, undercroft.browser.helpers"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_table_in_a_browser_imports_only_what_the_page_brings(tmp_path: Path) -> None:
    for name, body in program(ROOT / SOURCE).items():
        path = tmp_path / "undercroft" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    code = "import undercroft.browser.table, undercroft.browser.helpers, undercroft; print(undercroft.__file__)"
    found = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert found.stdout.startswith(str(tmp_path)), found.stderr


def test_a_match_against_bots_is_played_to_its_end_and_its_record_is_proven() -> None:
    async def play() -> None:
        async with Page(Pages()) as page:
            table = (await page.ask("POST", "/api/tables", NEW, 201))["id"]
            while await page.play_first(table):
                pass
            record = await page.ask("GET", f"/api/tables/{table}/record")
            assert uc.verify(json.dumps(record)).is_fair
            replay = await page.ask("GET", f"/api/tables/{table}/replay?seat=0")
            assert len(replay["moments"]) == len(record["steps"]) + 1
            assert (await page.ask("POST", "/api/records", record, 201))["is_fair"]

    run_alone(play())


def test_the_daily_is_the_same_for_everybody_who_has_the_date() -> None:
    async def deal() -> object:
        async with Page(Pages()) as page:
            today = await page.ask("GET", "/api/daily")
            assert today["ahead"] == []  # nothing is sealed that anybody can work out
            assert (await page.ask("GET", f"/api/daily/raiders/{today['day']}"))["seal"] is None
            table = (await page.ask("POST", "/api/daily/raiders", {}, 201))["id"]
            return await page.ask("GET", f"/api/tables/{table}/save")

    first, second = run_alone(deal()), run_alone(deal())
    assert isinstance(first, dict) and isinstance(second, dict)
    assert first["dice"] == second["dice"]


def test_a_page_that_is_closed_loses_no_move_that_was_answered() -> None:
    pages = Pages()

    async def play() -> int:
        page = Page(pages)
        await page.__aenter__()  # and is never closed in good order
        table = (await page.ask("POST", "/api/tables", NEW, 201))["id"]
        done = [await page.play_first(table) for _ in range(3)]
        assert done[-1] is not None
        return int(done[-1]["version"])

    async def come_back(version: int) -> None:
        async with Page(pages) as page:
            (table,) = (await page.ask("GET", "/api/me/tables"))["tables"]
            state = await page.state(table["id"])
            assert state["version"] >= version
            assert [told["seat"] for told in state["told"]].count(0) == 3
            assert await page.play_first(table["id"])

    run_alone(come_back(run_alone(play())))


def test_a_match_goes_on_elsewhere_with_the_same_dice_and_bots(tmp_path: Path) -> None:
    async def save() -> str:
        async with Page(Pages()) as page:
            table = (await page.ask("POST", "/api/tables", NEW, 201))["id"]
            await page.play_first(table)
            return json.dumps(await page.ask("GET", f"/api/tables/{table}/save"))

    async def bring(saved: str) -> list[str | None]:
        async with Page(Pages()) as page:
            brought = await page.ask("POST", "/api/records", saved, 201)
            state = await page.state(brought["table"])
            assert state["fairness"]["commitment"] == json.loads(saved)["dice"]["commitment"]
            assert await page.play_first(brought["table"])
            return [seat["bot"] for seat in state["seats"]]

    saved = run_alone(save())
    (tmp_path / "saved.json").write_text(saved)
    match, seating = saves.read(tmp_path / "saved.json", "raiders")  # as the terminal opens it
    assert seating.players == ["human", "novice", "novice"] and match.turn
    assert run_alone(bring(saved)) == [None, "novice", "novice"]


def test_a_move_that_cannot_be_kept_is_refused_and_was_never_made() -> None:
    pages = Pages()

    async def play() -> None:
        async with Page(pages) as page:
            alone = {"game": "chest", "seats": ["me"]}
            table = (await page.ask("POST", "/api/tables", alone, 201))["id"]
            before = await page.state(table)
            pages.is_full = True
            answer = await page.play_first(table)
            assert answer is not None and answer["code"] == "unavailable"
            pages.is_full = False
            assert (await page.state(table))["version"] == before["version"]
            assert (await page.play_first(table) or {})["type"] == "done"

    run_alone(play())


def test_a_journal_that_has_grown_is_replaced_by_a_snapshot() -> None:
    pages = Pages()

    async def once(tables: int) -> None:
        async with Page(pages) as page:
            for _ in range(tables):
                await page.ask("POST", "/api/tables", {"game": "chest", "seats": ["me"]}, 201)

    async def count() -> int:
        async with Page(pages) as page:
            return len((await page.ask("GET", "/api/me/tables"))["tables"])

    run_alone(once(30))
    grown = list(pages.writes)
    pages.writes += [pages.writes[-1].replace("INSERT INTO", "INSERT OR IGNORE INTO") for _ in range(200)]
    assert run_alone(count()) == 30
    assert len(pages.writes) < len(grown) and pages.upto > 200
    assert run_alone(count()) == 30


def test_a_match_of_other_cards_is_refused() -> None:
    pages = Pages()

    async def set_up() -> None:
        async with Page(pages) as page:
            await page.ask("POST", "/api/tables", {"game": "chest", "seats": ["me"]}, 201)

    async def come_back() -> None:
        async with Page(pages) as page:
            (table,) = (await page.ask("GET", "/api/me/tables"))["tables"]
            answer = await page.say("join", table=table["id"], seat=None)
            assert (answer["type"], answer["code"]) == ("refused", "other_rules")

    run_alone(set_up())
    pages.writes = [write.replace('\\"cards\\":\\"', '\\"cards\\":\\"0') for write in pages.writes]
    run_alone(come_back())


def test_hints_are_given_and_names_are_kept() -> None:
    pages = Pages()

    async def play() -> None:
        async with Page(pages) as page:
            await page.ask("PUT", "/api/me", {"name": "Ann", "avatar": "cat"})
            new = {"game": "chest", "seats": ["me"], "friendly": True}
            table = (await page.ask("POST", "/api/tables", new, 201))["id"]
            state = await page.state(table)
            asked = {"seat": 0, "version": state["version"]}
            assert (await page.ask("POST", f"/api/tables/{table}/hint", asked))["moves"]

    async def come_back() -> None:
        async with Page(pages) as page:
            assert (await page.ask("GET", "/api/me"))["name"] == "Ann"

    run_alone(play())
    run_alone(come_back())
