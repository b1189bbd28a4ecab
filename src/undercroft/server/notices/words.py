"""The texts of messages to people who are not here. They name the game and nothing that happens in it."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.texts import LANGUAGES

WORDS: Final = {
    "ru": {
        "turn": "{game}: ваш ход",
        "reminder": "{game}: время на ход кончается",
        "invite": "{sender} зовёт сыграть: {game}",
        "go": "К столу: {link}",
        "mute": "Больше не присылать таких писем: {link}",
        "confirm": "Подтвердите адрес",
        "confirm-text": "Этот адрес указали, чтобы получать от Undercroft письма «ваш ход». Если это вы, откройте\n"
        "{link}\n\nЕсли нет, ничего не делайте: писем больше не будет.",
    },
    "en": {
        "turn": "{game}: it is your turn",
        "reminder": "{game}: your time is running out",
        "invite": "{sender} invites you to play {game}",
        "go": "Go to the table: {link}",
        "mute": "Stop these messages: {link}",
        "confirm": "Confirm your address",
        "confirm-text": "Somebody entered this address to get turn notifications from Undercroft. If it was you, open\n"
        "{link}\n\nIf it was not, ignore this message; there will be no other.",
    },
}


def known(language: str) -> str:
    return language if language in LANGUAGES else "en"


def say(language: str, id: str, **values: str) -> str:
    return WORDS[known(language)][id].format(**values)
