"""The tools for agents, through the official client: in this process, over standard input, and over HTTP."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

import undercroft as uc
from tests.server.serving import Place, serving
from undercroft.agents.mcp import Setup, make_server

Call = Callable[..., Awaitable[str]]


async def text_of(client: Client, tool: str, **arguments: Any) -> str:
    """Returns the text of a tool's answer, which a refusal begins with `refused:`."""
    answer = await client.call_tool(tool, arguments)
    text = "\n".join(part.text for part in answer.content if part.type == "text")
    return f"refused: {text.partition(': ')[2]}" if answer.is_error else text


def played(scenario: Callable[[Call], Awaitable[None]], setup: Setup | None = None) -> None:
    async def run() -> None:
        async with Client(make_server(setup or Setup(seconds=0.05))) as client:

            async def call(tool: str, **arguments: Any) -> str:
                return await text_of(client, tool, **arguments)

            await scenario(call)

    asyncio.run(run())


def moves_in(text: str) -> list[str]:
    return re.findall(r"^  (.+?) – ", text.partition("\n? ")[2], re.MULTILINE)


def test_an_agent_plays_a_whole_match() -> None:
    async def scenario(call: Call) -> None:
        assert "raiders: " in await call("list_games")
        first = await call("deal", game="raiders", level="random")
        table = first.split()[1]
        assert "You play Player 0." in first and "Player 1 random" in first
        assert moves_in(first)[:2] == ["play 1", "play 2"]
        record = await call("get_record", table=table)
        assert '"secret"' not in record and '"commitment"' in record
        news = await call("play", table=table, move=moves_in(first)[0])
        assert "• " in news and len(news) < len(first) + 600
        while "The match is over" not in news:
            news = await call("play", table=table, move=moves_in(news)[0])
        record = await call("get_record", table=table)
        assert uc.verify(record).is_fair

    played(scenario)


def test_a_refusal_names_the_section_of_the_rules() -> None:
    async def scenario(call: Call) -> None:
        first = await call("deal", game="chest", seats=1, options={"heroes": ["knight"]})
        table = first.split()[1]
        move = "flee" if "descend" in moves_in(first) else "descend"  # the first level may hold no monsters
        why = await call("why_illegal", table=table, move=move)
        refused = await call("play", table=table, move=move)
        assert refused == f"refused: {why}"
        section = re.search(r"\(rules: (\w+) – ", why)
        assert section is not None
        assert (await call("read_rules", game="chest", section=section[1])).startswith("## ")
        assert section[1] in await call("read_rules", game="chest")
        assert "there is no section 'x'" in await call("read_rules", game="chest", section="x")
        assert "looks like" in await call("why_illegal", table=table, move="fly") or "notation" in await call(
            "why_illegal", table=table, move="fly"
        )

    played(scenario)


def test_tables_are_their_agents_own() -> None:
    async def scenario(call: Call) -> None:
        assert await call("look", table="0") == "refused: there is no table '0': deal or join one first"
        assert "no game 'ches'" in await call("deal", game="ches")
        assert "seat 9" in await call("deal", game="chest", seat=9)
        assert "is not a known server" in await call("join", link="https://example.org/table/abc")

    played(scenario)


def test_a_table_of_a_server_is_joined_by_its_link(tmp_path: Any, stranger: None) -> None:
    """Two agents at one table: each sees only its own seat."""

    async def scenario() -> None:
        async with serving(Place(tmp_path, None)) as served, Client(make_server(Setup())) as client:
            from tests.server.guest import Guest

            async with Guest(served.url, "Ann") as ann:
                table = await ann.create("raiders", ["me", "open", "random"])
                await ann.join(table)
                first = await text_of(client, "join", link=f"{served.url}/table/{table}")
                key = first.split()[1]
                assert "has not started" in first
                await ann.do("start", table=table)
                seen = await text_of(client, "look", table=key)
                assert "You play Player 1." in seen
                refused = await text_of(client, "play", table=key, move="play 9")
                assert refused.startswith("refused: ")
                others = asyncio.create_task(ann.play_on(table))
                news = seen
                while "The match is over" not in news:
                    news = await text_of(client, "play", table=key, move=moves_in(news)[0])
                await others
                assert uc.verify(await text_of(client, "get_record", table=key)).is_fair

    asyncio.run(scenario())


@pytest.mark.parametrize("transport", ["stdio", "http"])
def test_the_command_speaks_over(transport: str) -> None:
    async def scenario() -> None:
        command = ["-m", "undercroft.cli", "mcp", "--lang", "ru"]
        if transport == "stdio":
            async with Client(stdio_client(StdioServerParameters(command=sys.executable, args=command))) as client:
                assert "Расхитители" in await text_of(client, "list_games")
            return
        from undercroft.server.web.address import listen

        with listen("127.0.0.1", 0) as door:
            port = door.getsockname()[1]
        process = await asyncio.create_subprocess_exec(sys.executable, *command, "--http", "--port", str(port))
        try:
            while True:
                try:
                    async with Client(f"http://127.0.0.1:{port}/mcp") as client:
                        assert "Расхитители" in await text_of(client, "list_games")
                        return
                except (OSError, ExceptionGroup):  # it is still starting
                    await asyncio.sleep(0.1)
        finally:
            process.terminate()
            await process.wait()

    asyncio.run(asyncio.wait_for(scenario(), 120))
