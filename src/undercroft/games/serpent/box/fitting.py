"""Checks of card figures: refuses those that no rule reads on a card of its sort, and those that break a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.games.serpent.box.reading import read_mod
from undercroft.games.serpent.box.words import MODS, Mod

Refuse = Callable[[str, str], None]  # a field and why: does not come back

MAX_FIGURE: Final = 99  # of any figure
NUMBERS: Final = (
    "copies", "cost", "health", "glory", "peril", "boons", "treasures", "upkeep", "steps", "fee", "price", "wounds",
    "worth", "hand", "search", "dice", "number", "most",
)  # fmt: skip
AT_LEAST_ONE: Final = {"hero": ("health",), "monster": ("health",), "quest": ("steps",), "event": ("most", "number")}

# Changes by cards in play, by the kind of the card.
OF_HERO: Final = ("stat", "roll", "enemy", "reroll")
OF_PREPARED: Final = (*OF_HERO, "limit", "immune", "forbid", "prevent")
CHANGES: Final[dict[str, tuple[str, ...]]] = {
    "hero": OF_HERO,
    "location": ("enemy", "cost"),
    "monster": ("pack", "lead", "company", "homing"),
    "boon permanent": OF_PREPARED,
    "treasure permanent": OF_PREPARED,
    "curse permanent": ("stat", "roll", "enemy"),
    "rival-treasure": ("upkeep",),
    "monster-or-trap": ("host", "wound"),
    "own-quest": ("roll",),
    "own-weapon": ("wound",),
    "kept": ("stat", "roll", "enemy", "limit"),
    "carried": ("stat", "roll", "enemy", "immune", "forbid", "burden"),
}
# The figures of a change, by its verb.
FIGURES: Final[dict[str, tuple[str, ...]]] = {
    "stat": ("n", "forms"),
    "roll": ("n", "rolls", "forms", "sources", "kinds"),
    "enemy": ("n", "rolls", "forms", "kinds"),
    "limit": ("n", "limits"),
    "forbid": ("kinds",),
    "prevent": ("n", "rolls", "sources"),
    "cost": ("n", "limits"),
    "reroll": ("rolls", "forms", "pay", "upto"),
    "lead": ("n", "kinds"),
    "company": ("n", "kinds"),
    **dict.fromkeys(("upkeep", "pack", "host", "wound", "burden"), ("n",)),
    **dict.fromkeys(("immune", "homing"), ()),
}
# When the effects of a card work, by what it is.
MOMENTS: Final[dict[str, tuple[str, ...]]] = {
    "hero": ("heroic", "respond", "enter", "hit", "tame"),
    "location": ("heroic", "enter"),
    "monster": ("attack", "hit", "beaten"),
    "hunted": ("hit",),
    "trap": ("spring",),
    "boon instant": ("play",),
    "treasure instant": ("play",),
    "curse instant": ("play",),
    "boon permanent": ("heroic", "respond"),
    "treasure permanent": ("heroic", "respond"),
    "curse permanent": ("restore",),
    "own-quest": ("done",),
    "own-weapon": ("hit",),
    "kept": ("heroic", "respond"),
}
# Targets of an effect, and the further figures it can use, by its moment.
TARGETS: Final[dict[str, tuple[str, ...]]] = {
    "heroic": ("", "hero-here", "hero-next", "rival", "exit"),
    "respond": ("", "attack"),
    "play": ("", "place", "monster", "attack"),
}
HERO_ENTERS: Final = ("richer-here",)
USED: Final[dict[str, tuple[str, ...]]] = {
    "heroic": ("once", "pay"),
    "respond": ("once", "pay", "forms"),
    "play": ("forms", "of", "most", "within", "gloomy", "each_rival"),
    "enter": ("once",),
    "hit": ("forms", "pay"),
    "attack": ("forms", "pay"),
    "tame": ("of", "pay", "pay_printed"),
}
DEFAULTS: Final[dict[str, Any]] = {
    "once": False, "pay": 0, "forms": [], "of": [], "most": 99, "within": 0, "gloomy": False, "each_rival": False,
    "pay_printed": False,
}  # fmt: skip


def fit(table: str, row: Any, refuse: Refuse) -> None:
    """Checks a row of a cards file."""
    for field in NUMBERS:
        number = getattr(row, field, 0)
        least = 1 if field in AT_LEAST_ONE.get(table, ()) else 0
        if isinstance(number, int) and not least <= number <= MAX_FIGURE and not is_unused(table, row, field):
            refuse(field, f"from {least} to {MAX_FIGURE}")
    for values in [row.values] if table in ("monster", "quest") else getattr(row, "values", []):
        if not 0 <= min(values) <= max(values) <= MAX_FIGURE:
            refuse("values", f"from 0 to {MAX_FIGURE}")
    if table == "card":
        fit_card(row, refuse)
    elif table == "quest":
        fit_quest(row, refuse)
    else:
        fit_changes("mods", row.mods, CHANGES.get(table, ()), refuse)
        fit_effects("effects", row.effects, table, refuse)
    if table == "monster":
        fit_monster(row, refuse)


def is_unused(table: str, row: Any, field: str) -> bool:
    return table == "quest" and field == "health" and row.category != "hunt"


# -- adventures --------------------------------------------------------------------------------------------


def fit_monster(row: Any, refuse: Refuse) -> None:
    if not row.attacks:
        refuse("attacks", "a monster attacks in at least one form")
    if row.id == "nakari" and row.copies:
        refuse("copies", "Nakari is set apart and never drawn")
    extras = [effect for effect in row.effects if effect.when == "attack"]
    if len(extras) > 1 or any([not effect.pay for effect in extras]):
        refuse("effects", "an attack has at most one extra, and it has a price")


def fit_card(row: Any, refuse: Refuse) -> None:
    """Checks a trap, a curse, a boon or a treasure."""
    if (row.duration == "attachment") != bool(row.host):
        refuse("host", "attachments, and only they, have a host")
    if (row.mode != "") != (row.sort == "trap"):
        refuse("mode", "traps, and only they, are laid or sprung")
    if row.upkeep and (row.duration != "permanent" or row.sort == "trap"):
        refuse("upkeep", "only permanent curses, boons and treasures have upkeep")
    fit_timing(row, refuse)
    fit_price(row, refuse)
    kind = "trap" if row.sort == "trap" else row.host or f"{row.sort} {row.duration}"
    if row.host and row.host not in HOSTS.get(row.sort, ()):
        refuse("host", f"a {row.sort} goes on: {', '.join(HOSTS.get(row.sort, ())) or 'nothing'}")
    fit_changes("mods", row.mods, CHANGES.get(kind, ()), refuse)
    fit_effects("effects", row.effects, kind, refuse)
    if row.duration == "instant" and not row.effects:
        refuse("effects", "an instant card needs an effect")


HOSTS: Final = {
    "curse": ("rival-treasure", "monster-or-trap"),
    "boon": ("own-quest", "own-weapon"),
    "treasure": ("own-quest", "own-weapon"),
}


def fit_timing(row: Any, refuse: Refuse) -> None:
    """Checks a card's timing and target."""
    if row.sort in ("boon", "treasure"):
        if row.timing == "villainy":
            refuse("timing", "glory cards are played in the heroic phase, as responses or at any moment")
        if row.target:
            refuse("target", "glory cards are aimed by their effects")
        return
    if (row.timing, row.target == "roll") not in (("villainy", False), ("any", True)):
        refuse("timing", "peril cards are played in the villainy phase; one that spoils a roll at any moment")
    aims = {"curse instant": ("rival", "payer", "roll"), "curse permanent": ("rival",)}
    if row.target not in aims.get(f"{row.sort} {row.duration}", ("",)):
        refuse("target", f"a {row.duration} {row.sort} cannot have this target")


def fit_price(row: Any, refuse: Refuse) -> None:
    """Checks a price of X: chosen when an instant card is played, and worth something in its effect."""
    if row.cost != "X":
        return
    deeds = [deed for effect in row.effects[:1] for deed in effect.do[:1]]
    is_worth_x = any([word.lstrip("+-") in ("X", "per") for deed in deeds for word in deed.split()])
    if row.duration != "instant" or row.sort == "trap" or not is_worth_x:
        refuse("cost", "X needs an instant card whose effect uses it")


# -- quests ------------------------------------------------------------------------------------------------

MONSTERS_OWN: Final = ("values", "attacks", "kinds", "health", "effects", "mods", "monster")
GIFTS: Final = ("price", "wounds", "worth", "hand")
NOTHING: Final[tuple[Any, ...]] = (0, "", [], (0, 0, 0))


def fit_quest(row: Any, refuse: Refuse) -> None:
    is_hunt, is_escort = row.category == "hunt", row.category == "escort"
    is_tested = bool(row.test) or bool(row.dice)
    gifts = [field for field in GIFTS if getattr(row, field)]
    if is_hunt:
        fit_hunt(row, refuse)
    for field in MONSTERS_OWN:
        if not is_hunt and getattr(row, field) not in NOTHING:
            refuse(field, "only a hunt has a monster")
    if (row.search > 0) != (row.category == "search"):
        refuse("search", "searches, and only they, have a number to find")
    if bool(row.dice) != bool(row.number):
        refuse("number" if row.dice else "dice", "'dice' and 'number' come together")
    if row.dice and row.test:
        refuse("dice", "a quest has a test or dice, not both")
    for field in (*gifts, *(["dice"] if row.dice else []), *(["test"] if row.test else [])):
        if is_hunt or (is_escort and field != "test") or (is_tested and field in GIFTS):
            refuse(field, "a quest of this category has no use for it")
    if row.fail and not is_tested:
        refuse("fail", "a quest without a test or dice cannot fail")
    if row.steps > 1 and (not is_tested or is_escort):
        refuse("steps", "only quests with a test or dice take several steps")
    if row.fee and not (is_tested or is_hunt):
        refuse("fee", "only tries have a fee: use 'price'")
    for field, category in (("kept", "artefact"), ("kept_effects", "artefact"), ("carried", "escort")):
        if getattr(row, field) and row.category != category:
            refuse(field, f"only an {category} has it")
    fit_changes("kept", row.kept, CHANGES["kept"], refuse)
    fit_changes("carried", row.carried, CHANGES["carried"], refuse)
    fit_effects("kept_effects", row.kept_effects, "kept", refuse)


def fit_hunt(row: Any, refuse: Refuse) -> None:
    """Checks a hunt: it has a monster of its own, or Nakari's card."""
    fit_effects("effects", row.effects, "hunted", refuse)
    fit_changes("mods", row.mods, (), refuse)
    if row.monster not in ("", "nakari"):
        refuse("monster", "a hunt has a monster of its own, or is for 'nakari'")
    for field in MONSTERS_OWN[:-1]:
        if row.monster and getattr(row, field) not in NOTHING:
            refuse(field, "Nakari has a card of her own")
    if not row.monster and not (row.health and row.attacks):
        refuse("health" if row.attacks else "attacks", "a monster has health and at least one form of attack")


# -- changes and effects -----------------------------------------------------------------------------------


def fit_changes(field: str, texts: list[str], known: tuple[str, ...], refuse: Refuse) -> None:
    for text in texts:
        mod = read_mod(text)
        verb = MODS[mod.verb]
        if verb not in known:
            refuse(field, f"{text!r}: this card cannot change it; it can change: {', '.join(known) or '-'}")
        strange = [name for name in strange_figures(mod) if name not in FIGURES[verb]]
        if strange:
            refuse(field, f"{text!r}: {verb!r} has no use for {strange[0]!r}")
        if "n" in FIGURES[verb] and not mod.n:
            refuse(field, f"{text!r}: a number is missing")


def strange_figures(mod: Mod) -> list[str]:
    """Returns the figures that a change names."""
    named = {
        "n": mod.n, "rolls": mod.rolls, "forms": mod.forms, "sources": mod.sources, "kinds": mod.kinds,
        "limits": mod.limits, "pay": mod.pay, "upto": 0 if mod.upto == Mod(mod.verb).upto else mod.upto,
    }  # fmt: skip
    return [name for name in named if named[name]]


def fit_effects(field: str, effects: list[Any], kind: str, refuse: Refuse) -> None:
    for number, effect in enumerate(effects):
        moments = MOMENTS.get(kind, ())
        if effect.when not in moments:
            refuse(field, f"{effect.when!r}: effects of this card work at: {', '.join(moments) or 'no time'}")
        targets = HERO_ENTERS if (kind, effect.when) == ("hero", "enter") else TARGETS.get(effect.when, ("",))
        if effect.target not in targets or (number and effect.when == "play" and effect.target):
            refuse(field, f"{effect.target!r}: this effect cannot have this target")
        for name, default in DEFAULTS.items():
            if getattr(effect, name) != default and not is_used(effect, kind, name):
                refuse(field, f"{name!r}: an effect of {effect.when!r} has no use for it here")
        is_free = effect.when in ("heroic", "respond") or (effect.when == "enter" and kind == "hero")
        if is_free and not (effect.once or effect.pay):
            refuse(field, "an effect without a price works once a turn: say 'once'")
        fit_deeds(field, effect, kind, refuse)


def is_used(effect: Any, kind: str, name: str) -> bool:
    if name == "once" and effect.when == "enter":
        return kind == "hero"
    if name == "pay" and effect.when == "hit":
        return kind == "hero"
    if name in ("of", "most") and effect.when == "play":
        return bool(effect.target == "monster")
    if name in ("within", "gloomy"):
        return bool(effect.target == "place")
    if name == "forms" and effect.when in ("play", "respond"):
        return effect.target in ("monster", "attack")
    if name == "each_rival":
        return kind == "curse instant" and bool(effect.test)
    return name in USED.get(effect.when, ())


def fit_deeds(field: str, effect: Any, kind: str, refuse: Refuse) -> None:
    """Checks the operations of an effect, at once or after a test."""
    if bool(effect.dice) != bool(effect.number):
        refuse(field, "'dice' and 'number' come together")
    if effect.dice and (effect.test or (effect.when == "hit" and kind != "own-weapon")):
        refuse(field, "this effect has no use for dice")
    is_tested = bool(effect.test) or bool(effect.dice)
    if is_tested and effect.do:
        refuse(field, "after a test use 'ok' and 'fail' instead of 'do'")
    if not is_tested and (effect.ok or effect.fail or not effect.do):
        refuse(field, "without a test use 'do' instead of 'ok' and 'fail'")
