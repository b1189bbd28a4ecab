"""Texts in the players' languages: one Fluent file per language, for each game and for the shell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from undercroft.kernel.errors import BadText
from undercroft.kernel.game import Game
from undercroft.kernel.message import Message
from undercroft.kernel.values import shown

LANGUAGES: Final = ("ru", "en")  # these have every text; where another language lacks one, it is in English
SHELL: Final = Path(__file__).parent.parent / "texts"
BOTS: Final = SHELL / "bots"  # names of bots and their advice, shared by all clients
SEAT_ARGS: Final = ("who", "whom")  # arguments that are seats, shown as names


@cache
def languages() -> tuple[str, ...]:
    """Returns the codes of all languages: the complete ones, then those that have texts of the shell."""
    others = sorted(path.stem for path in SHELL.glob("*.ftl") if path.stem not in LANGUAGES)
    return (*LANGUAGES, *others)


def phrase(*things: object, last: object) -> str:
    """The Fluent function LIST: joins the non-empty items, as in `LIST(a, b, c, last: " and ")`."""
    found = [str(thing) for thing in things if str(thing)]
    return str(last).join([", ".join(found[:-1]), *found[-1:]] if len(found) > 1 else found)


def sign(number: Any) -> str:
    """The Fluent function SIGN: `minus`, `none` or `plus`, for selectors such as `{ SIGN($x) -> … }`."""
    return "plus" if number > 0 else "minus" if number < 0 else "none"


def size(number: Any) -> str:
    """The Fluent function SIZE: a number without its sign."""
    return str(abs(number))


FUNCTIONS: Final[dict[str, Any]] = {"LIST": phrase, "SIGN": sign, "SIZE": size}


class Texts:
    """All texts of one game and the shell in one language."""

    def __init__(self, language: str, folders: Sequence[Path], variant: tuple[str, str] | None = None) -> None:
        """A `variant` uses the texts of its base game where it has none of its own."""
        if language not in languages():
            raise BadText(f"no texts in {shown(language)}; there are: {', '.join(languages())}")
        # Imported on first use: the browser formats its own texts and ships the rules without Fluent (10 MB).
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._variant = variant
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for folder in folders:
            for text in _files(folder, language):
                self._bundle.add_resource(FluentResource(text), allow_overrides=language not in LANGUAGES)

    @staticmethod
    def of(game: Game | None, language: str) -> Texts:
        """Returns the texts of the shell and, if given, of a game."""
        if not isinstance(language, str) or not isinstance(game, Game | None):
            raise BadText(f"texts are of a game (or None) in a language; not of {shown(game)} in {shown(language)}")
        return _texts(game, language)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(self._own(id))

    def _own(self, id: str) -> str:
        if self._variant is None or self._bundle.has_message(id):
            return id
        name, base = self._variant
        return f"{base}-{id.removeprefix(f'{name}-')}" if id.startswith(f"{name}-") else id

    def __call__(self, id: str, **args: Any) -> str:
        id = self._own(id)
        if not self._bundle.has_message(id):
            raise BadText(f"no message {id!r} in {self.language}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise BadText(f"message {id!r} has no text in {self.language}")
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise BadText(f"message {id!r} in {self.language}: {problems[0]}")
        return str(text)

    def say(self, message: Message | Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Returns the text of a message; seats are shown by name."""
        id, args = _parts(message)
        for key in SEAT_ARGS:
            if isinstance(args.get(key), int):
                args[key] = self.name_of(args[key], names)
        return self(id, **args)

    def name_of(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else self("shell-seat", number=seat + 1)


def in_english(game: Game, message: Message) -> str:
    """Returns a message in English for errors and logs; its id where Fluent is not installed."""
    try:
        return Texts.of(game, "en").say(message)
    except ImportError:
        return f"{message.id}."


def title(game: Game, language: str) -> str:
    """Returns a game's title: the text `NAME-title`, which takes no arguments."""
    mark = f"{game.name}-title ="
    for text in reversed(_files(game.folder, language)):
        for line in text.splitlines():
            if line.startswith(mark):
                return line.removeprefix(mark).strip()
    raise BadText(f"no message '{game.name}-title' in {language}, on a line of its own")


def _files(folder: Path, language: str) -> list[str]:
    """Returns the texts of a folder in a language, after the English ones where they may be incomplete."""
    if language in LANGUAGES:
        return [_file(folder, language)]
    path = folder / f"{language}.ftl"
    return [_file(folder, "en"), *([path.read_text("utf-8")] if path.exists() else [])]


def _file(folder: Path, language: str) -> str:
    path = folder / f"{language}.ftl"
    if not path.exists():
        needed = " and ".join([f"{each}.ftl" for each in LANGUAGES])
        raise BadText(f"there is no {path}: a game needs {needed}; they may be copies")
    return path.read_text("utf-8")


@cache
def _texts(game: Game | None, language: str) -> Texts:
    if game is None:
        return Texts(language, [SHELL, BOTS])
    base: Game | None = getattr(game, "base", None)
    if base is None:
        return Texts(language, [SHELL, BOTS, game.folder])
    folders = dict.fromkeys([SHELL, BOTS, base.folder, game.folder])
    return Texts(language, list(folders), (game.name, base.name))


def _parts(message: object) -> tuple[str, dict[str, Any]]:
    """Returns the id and the arguments of a message or of its data."""
    if isinstance(message, Message):
        return message.id, message.args
    if isinstance(message, Mapping):
        id, args = message.get("id"), message.get("args")
        if isinstance(id, str) and isinstance(args, Mapping):
            return id, dict(args)
    raise BadText(f"expected a message with an id and arguments, not {shown(message)}")
