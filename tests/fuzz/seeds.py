"""Starting inputs of each decoder: small valid ones, and those found earlier (`corpus/NAME`)."""

from __future__ import annotations

import json
from pathlib import Path

import undercroft as uc

CORPUS = Path(__file__).parent / "corpus"
SHORT = {
    "message": [
        b'{"type":"play","table":"t","seat":0,"move":"take","version":3,"id":"a"}',
        b'{"type":"join","table":"t","id":"b","seat":null}',
        b'{"type":"chat","table":"t","text":"\\u043f","id":"c"}',
    ],
    "body": [
        b'\x00{"login":"ann","password":"correct horse"}',
        b'\x01{"name":"Robo","avatar":"skull"}',
        b'\x02{"game":"chest","seats":["me","novice"]}',
        b'\x03{"name":"Ann"}',
        b'\x04{"move":"take"}',
    ],
    "entry": [
        b'0{"type":"started","at":1,"by":"ann"}',
        b'0{"type":"sat","at":1,"by":"ann","seat":0,"player":{"id":"ann","name":"Ann","avatar":""}}',
        b'1{"game":"chest","seats":["me"],"host":{"id":"ann","name":"Ann","avatar":""},"created":1}',
    ],
    "cards": [b"\x00{}", b'\x01{"cards":{"room":{"gold":{"coins":3}}}}'],
    "announcement": [b"12 abc !def", b"7 "],
    "head": [b"games.example:443", b"[fe80::1%eth0]:80", b"192.0.2.7", b"::ffff:192.0.2.7"],
    "login": ["раураl".encode(), b"password", b"a_b%"],
}


def seeds(name: str) -> list[bytes]:
    kept = sorted((CORPUS / name).glob("*")) if (CORPUS / name).exists() else []
    return [*SHORT.get(name, []), *_of_games(name), *(path.read_bytes() for path in kept)]


def _of_games(name: str) -> list[bytes]:
    """Returns saves, views and records of matches that have begun."""
    if name not in ("save", "view", "record"):
        return []
    found = []
    for game in uc.games():
        match = uc.deal(game, seed=1)
        for _ in range(3):
            seat = match.turn[0]
            match.play(seat, match.moves(seat)[0])
        shown = match.save() if name == "save" else match.view(0) if name == "view" else match.record.data()
        found.append(json.dumps(shown).encode())
    return found
