"""The bots' knowledge of Doggies.

`common_sense` is the bot greedy; `scout` finds a good way out in microseconds, `laying` and `quick` play whole games
with it, `outlook` tells how well a seat stands, and `mind` hands all of it to the search.
"""
