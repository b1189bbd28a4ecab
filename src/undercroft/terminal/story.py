"""The story of a match, told from its events."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from rich.text import Text

from undercroft.kernel.message import Event
from undercroft.kernel.texts import SEAT_ARGS
from undercroft.terminal.screen import Screen


def tell(events: Iterable[Event], screen: Screen, names: Sequence[str], openers: Container[str] = ()) -> None:
    """One line per event; those that open a new chapter of the story stand apart."""
    is_apart = True  # nothing stands right above
    for event in events:
        is_opener = event.id in openers
        if is_opener and not is_apart:
            screen.print("")
        screen.print(story_line(event, screen, names))
        is_apart = is_opener


def story_line(event: Event, screen: Screen, names: Sequence[str]) -> Text:
    """An event in words, players' names in their colours."""
    pen = screen.pen(names)
    line = Text().append("- " if screen.is_plain else "• ", "dim").append(screen.texts.say(event, names))
    for key in SEAT_ARGS:
        seat = event.args.get(key)
        if isinstance(seat, int):
            line.highlight_words([screen.texts.name_of(seat, names)], pen.seat_style(seat))
    return line
