"""The lab: tools for research. No module is imported until it is used.

encoders     fixed actions and observations as bytes, for every game
outcomes     chance outcomes one question at a time, dice as multisets
sim          simulation of many games on all cores or a cluster
ladder       strength of bots on common deals
vector       thousands of games stepped at once; needs the extra `lab`
pettingzoo   environments for PettingZoo; needs the extra `pettingzoo`
openspiel    games for OpenSpiel; needs the extra `openspiel`
"""

from __future__ import annotations


def missing(module: str, extra: str, error: ImportError) -> ImportError:
    """Returns the error of a lab module without its extra, which names the package that is missing."""
    first = error.__cause__ or error
    return ImportError(f"{module} needs packages that are not installed: pip install 'undercroft[{extra}]' ({first})")
