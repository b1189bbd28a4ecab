"""The games as tools of the Model Context Protocol: an agent deals or joins a table, looks and plays."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import undercroft as uc
from undercroft.agents.remote import RemoteTable, Server, table_of
from undercroft.agents.rulebook import rulebook_of
from undercroft.agents.seat import OwnTable, Seat
from undercroft.bots import levels_of
from undercroft.games import find_game
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.texts import Texts, title

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ImportError as _error:
    raise ImportError(
        f"undercroft.agents.mcp needs packages that are not installed: pip install 'undercroft[mcp]' ({_error})"
    ) from _error

MOST_TABLES: Final = 200  # held at once; the one used least recently is forgotten first
LEVEL: Final = "adventurer"
INSTRUCTIONS: Final = """\
Board games about dungeons. `list_games`, then `deal` a table against bots or `join` one by its link. `look` shows the
table, the question you are asked and your legal moves: what stands before the dash is the move that `play` takes. After
`verb:` many moves of one verb are listed without it: play `verb` and one of them. `play` answers with what has changed.
When a move is refused, `why_illegal` names the rule and its section, which `read_rules` shows."""

Made = TypeVar("Made")


class Setup(NamedTuple):
    """The settings of the command. `servers` may be joined; the first gets the token of the bot account."""

    language: str = "en"
    seconds: float | None = None  # limit of a bot's decision
    servers: Sequence[str] = ()
    token: str | None = None


class Tables:
    """The tables of all agents. The key of a table is known only to the agent that opened it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._held: OrderedDict[str, tuple[Seat, asyncio.Lock]] = OrderedDict()

    def add(self, seat: Seat) -> str:
        key = secrets.token_hex(6)
        self._held[key] = (seat, asyncio.Lock())
        if len(self._held) > MOST_TABLES:
            self._held.popitem(last=False)
        return key

    async def at(self, key: str, do: Callable[[Seat], Made]) -> Made:
        """Does something at a table, on a thread: bots think and servers let one wait."""
        if key not in self._held:
            raise ToolError(f"there is no table {key!r}: deal or join one first")
        self._held.move_to_end(key)
        seat, lock = self._held[key]
        async with lock:
            return await on_thread(do, seat)


async def on_thread(do: Callable[..., Made], *arguments: Any) -> Made:
    """Runs a call on a thread; a refusal becomes the answer of the tool."""
    try:
        return await asyncio.to_thread(do, *arguments)
    except UndercroftError as refused:
        raise ToolError(str(refused)) from None


def make_server(setup: Setup) -> MCPServer:
    """Returns the server with all its tools."""
    server: MCPServer = MCPServer("undercroft", instructions=INSTRUCTIONS, version=uc.__version__, log_level="WARNING")
    tables = Tables(setup)
    add_games(server, setup)
    add_opening(server, tables)
    add_playing(server, tables)
    return server


def add_games(server: MCPServer, setup: Setup) -> None:
    """Adds the tools about games and rules."""

    @server.tool()
    async def list_games() -> str:
        """Lists the games with their seats, options and levels of bots."""
        return await on_thread(lambda: "\n".join(described(name, setup.language) for name in uc.games()))

    @server.tool()
    async def read_rules(game: str, section: str = "") -> str:
        """Returns the rules of a game: all of them, or the section that a refusal names."""

        def read() -> str:
            rules = rulebook_of(find_game(game), setup.language)
            if not section:
                return f"{rules.whole()}\n\nSections: {rules.contents()}"
            found = rules.section(section)
            return f"## {found.title}\n\n{found.text}"

        return await on_thread(read)


def add_opening(server: MCPServer, tables: Tables) -> None:
    """Adds the tools that open a table."""
    setup = tables.setup

    async def opened(make: Callable[[], Seat]) -> str:
        seat = await on_thread(make)
        key = tables.add(seat)
        return f"table {key}\n{await tables.at(key, first_look)}"

    @server.tool()
    async def deal(
        game: str, seats: int = 0, level: str = LEVEL, seat: int = 0, options: dict[str, Any] | None = None
    ) -> str:
        """Deals a table against bots of a level and shows it. 0 seats: the fewest. You hold `seat`, counted from 0."""

        def make() -> Seat:
            rules = find_game(game)
            count = seats or rules.seats[0]
            if not 0 <= seat < count:
                raise UndercroftError(f"seat {seat}: the seats are 0 to {count - 1}")
            bots = {other: level for other in range(count) if other != seat}
            return OwnTable(rules, bots, seat, setup.language, seconds=setup.seconds, options=options)

        return await opened(make)

    @server.tool()
    async def join(link: str, seat: int | None = None) -> str:
        """Joins a table of a server by its link: takes a free seat, or the given one, and shows the table."""

        def make() -> Seat:
            address, table = table_of(link, setup.servers)
            own = setup.token if setup.servers and address == setup.servers[0].rstrip("/") else None
            return RemoteTable(Server(address, own), table, setup.language, seat)

        return await opened(make)


def add_playing(server: MCPServer, tables: Tables) -> None:
    """Adds the tools of a table."""

    @server.tool()
    async def look(table: str, changes_only: bool = False) -> str:
        """Shows the table, whose turn it is and your legal moves; or only what changed since you last looked."""
        return await tables.at(table, lambda seat: seat.news() if changes_only else seat.look())

    @server.tool()
    async def play(table: str, move: str) -> str:
        """Plays a move and tells what happened until you are asked again."""

        def do(seat: Seat) -> str:
            seat.play(move)
            return seat.news()

        return await tables.at(table, do)

    @server.tool()
    async def why_illegal(table: str, move: str) -> str:
        """Explains why a move is not legal now, and names the section of the rules about it."""
        return await tables.at(table, lambda seat: str(seat.why(move)))

    @server.tool()
    async def explain_cards(table: str) -> str:
        """Explains what lies on the table and in your hand."""
        return await tables.at(table, lambda seat: seat.words.cards(seat.view()))

    @server.tool()
    async def take_back(table: str) -> str:
        """Takes your last move back, unless it rolled or showed something or bound others."""

        def do(seat: Seat) -> str:
            seat.take_back()
            return seat.news()

        return await tables.at(table, do)

    @server.tool()
    async def get_record(table: str) -> dict[str, Any]:
        """Returns the record. Before the end of the match it holds only what your seat may know."""
        return await tables.at(table, lambda seat: seat.record())


def first_look(seat: Seat) -> str:
    """Returns the first view; a table of a server may still wait for players."""
    return seat.look() if seat.has_started else "You have a seat. The match has not started: look again later."


def described(name: str, language: str) -> str:
    """Returns a game with its seats, options and levels on a few lines."""
    game = find_game(name)
    texts = Texts.of(game, language)
    lines = [f"{name}: {title(game, language)}, {game.seats[0]}–{game.seats[-1]} seats"]
    for option, default in game.options().data().items():
        id = f"{name}-option-{option}"
        lines.append(f"  {option}={default}" + (f" – {texts(id)}" if texts.has(id) else ""))
    return "\n".join([*lines, f"  levels: {', '.join(levels_of(game))}"])
