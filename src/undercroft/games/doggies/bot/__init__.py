"""How to play Doggies well: what the bots know.

`common_sense` is the bot greedy; `scout` finds a good way out in microseconds, `laying` and `quick` play whole games
with it, `outlook` tells how well a seat stands, `mind` hands all of it to the search, `reasons` puts it into words.
"""
