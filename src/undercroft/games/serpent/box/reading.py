"""Reads the rows of the cards files: texts such as "wound 2" become numbers that the rules interpret."""

from __future__ import annotations

from undercroft.games.serpent.box.words import (
    BOONS,
    F_PLUS,
    F_X,
    FLAGS,
    FORMS,
    KINDS,
    MODS,
    OPS,
    PROGRAMS,
    ROLLS,
    SOURCES,
    STATS,
    TREASURES,
    WHO,
    Mod,
    Op,
)


def bits(words: list[str], known: tuple[str, ...]) -> int:
    """Returns the bit set of some words of a list."""
    found = 0
    for word in words:
        found |= 1 << index_of(word, known)
    return found


def index_of(word: str, known: tuple[str, ...]) -> int:
    if word not in known:
        raise ValueError(f"unknown word {word!r}; known: {', '.join(name for name in known if name)}")
    return known.index(word)


def read_test(text: str) -> tuple[int, int]:
    """Reads `speed 10`: the stat tested and the number to reach."""
    words = text.split()
    if len(words) != 2 or not words[1].isdigit():
        raise ValueError(f"{text!r} is not a test; tests look like 'speed 10'")
    return index_of(words[0], STATS), int(words[1])


def read_mod(text: str) -> Mod:
    """Reads `roll threat +1 of spikes pit` and the like."""
    words = text.split()
    mod = Mod(index_of(words[0], MODS))
    wanted = ""
    for word in words[1:]:
        if word in ("of", "against", "pay", "upto"):
            wanted = word
        elif word == "once":
            continue  # said for the reader: no card in play prevents wounds or rolls again twice a turn
        elif word.lstrip("+-").isdigit():
            if wanted == "pay":
                mod.pay = int(word)
            elif wanted == "upto":
                mod.upto = int(word)
            else:
                mod.n = int(word)
            wanted = ""
        elif word in FORMS:
            mod.forms |= 1 << FORMS.index(word)
        elif word in ROLLS:
            mod.rolls |= 1 << ROLLS.index(word)
        elif word in SOURCES:
            mod.sources |= 1 << SOURCES.index(word)
        elif word == "boons":
            mod.limits |= BOONS
        elif word in ("treasure", "treasures"):
            mod.limits |= TREASURES
        elif word in KINDS:
            mod.kinds |= 1 << KINDS.index(word)
        else:
            raise ValueError(f"{text!r}: unknown word {word!r}")
    return mod


def read_op(text: str) -> Op:
    """Reads `wound 2`, `glory -X`, `discard 1 random` and the like."""
    words = text.split()
    op = Op(index_of(words[0], OPS))
    is_per = False
    for word in words[1:]:
        if word == "per":
            is_per = True
        elif word.lstrip("+-") == "X":
            op.n = -1 if word[0] == "-" else 1
            op.flags |= F_X
        elif word.lstrip("+-").isdigit():
            if is_per:
                op.per = int(word)
                op.flags |= F_X
                continue
            op.n = int(word)
            if word[0] == "+":
                op.flags |= F_PLUS
        elif word in FORMS:
            op.form = FORMS.index(word)
        elif word in WHO:
            op.who = WHO.index(word)
        elif word in FLAGS:
            op.flags |= 1 << FLAGS.index(word)
        else:
            raise ValueError(f"{text!r}: unknown word {word!r}")
    return op


def program(texts: list[str]) -> int:
    """Stores an effect's operations; returns -1 for none."""
    if not texts:
        return -1
    PROGRAMS.append([read_op(text) for text in texts])
    return len(PROGRAMS) - 1
