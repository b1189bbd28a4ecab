"""A level of ours as an agent: what `undercroft bench-agent` says of it should agree with the ladder.

undercroft bench-agent "python examples/agents/level.py squire" --game raiders
"""

import json
import sys

from undercroft.bots import make_bot


def main(level):
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] != "ask":
            continue
        bot = bot or make_bot(level, message["game"], seed=1)
        print(json.dumps({"move": bot.choose(message["view"])["text"]}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
