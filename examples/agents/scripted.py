"""Agents for `undercroft bench-agent` that follow a script. They need nothing but Python, and show the protocol.

    undercroft bench-agent "python examples/agents/scripted.py first" --game raiders

random    any legal move
first     the first legal move
reader    the legal move of the text that promises most, by a few words: greed through text
illegal   never a legal move
slow      answers after a long time
broken    ends at the first question
"""

import json
import random
import sys
import time

PROMISING = ("beat", "treasure", "chest", "coin", "glory", "win", "take", "open", "attack")
LONG = 3600.0


def chosen(kind, question, pick):
    moves = question["moves"]
    if kind == "first":
        return moves[0]
    if kind == "reader":
        lines = (line.strip().partition(" – ") for line in question["text"].splitlines())
        meanings = {move: meaning for move, _, meaning in lines}
        return max(moves, key=lambda move: sum(word in meanings.get(move, "").lower() for word in PROMISING))
    return pick.choice(moves)


def main(kind):
    pick = random.Random(1)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "over":
            continue
        if kind == "broken":
            return
        if kind == "slow":
            time.sleep(LONG)
        move = "nonsense" if kind == "illegal" else chosen(kind, message, pick)
        print(json.dumps({"move": move}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
