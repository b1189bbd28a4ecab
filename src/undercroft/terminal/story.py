"""The story of a match, told from its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from undercroft.kernel.message import Event
from undercroft.terminal.screen import Screen


def tell(events: Iterable[Event], screen: Screen, names: Sequence[str]) -> None:
    """One line per event; players' names in their colours."""
    for event in events:
        screen.print(story_line(event, screen, names))


def story_line(event: Event, screen: Screen, names: Sequence[str]) -> Text:
    pen = screen.pen(names)
    line = Text(f"· {screen.texts.say(event, names)}")
    for key in ("who", "whom"):
        seat = event.args.get(key)
        if isinstance(seat, int):
            line.highlight_words([screen.texts.name_of(seat, names)], pen.seat_style(seat))
    return line
