"""Deterministic simulation: the real server in a world in which one seed decides everything.

    python -m tests.simulation 7            # one world; prints what happened and the digest of its trace
    python -m tests.simulation --seconds 60 # many worlds on all cores

Time, randomness, network, disks, databases, bots and people are simulated; everything in `undercroft.server` is the
real code. docs/developers/simulation.md explains it.
"""
