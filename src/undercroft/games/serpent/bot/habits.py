"""Habits: the figures that common sense goes by. The same thinking with other figures is another player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Habits:
    """Of one kind of player. The defaults are those of the bot `greedy`, which never change."""

    def __init__(
        self,
        *,
        caution: float = 6.0,
        new_glory: float = 2.5,
        new_peril: float = 0.6,
        weak_peril: float = 1.6,
        old_place: float = 3.5,
        stroll: float = 4.0,
        way_on: float = 0.8,
        risk: float = 1.0,
        pull: float = 0.0,
        explore_bound: float = 2.0,
        explore_free: float = 5.5,
        explore_lost: float = 8.0,
        least_try: float = 0.1,
        least_hunt: float = 0.4,
        margin: float = 4.0,
        chance_worth: float = 10.0,
        way_cost: float = 1.2,
        lack_cost: float = 0.8,
        steps_cost: float = 2.0,
        nakari_worth: float = 16.0,
        own_quest: float = 1.0,
        thrift: float = 0.0,
        late_thrift: float = 0.0,
        price_limit: float = 99.0,
        use_spare: float = 4.0,
        total_cost: float = 0.0,
        heal_need: float = 0.0,
        drink_missing: float = 4.0,
        drink_health: float = 10.0,
        duel_worth: float = 4.0,
        duel_price: float = 1.0,
        lead_1: float = 1.6,
        lead_2: float = 3.0,
        rival_glory: float = 0.02,
        rival_weak: float = 0.4,
        monster_price: float = 0.25,
        monster_gift: float = 0.0,
        monster_cost: float = 0.0,
        company: float = 0.15,
        trap_worth: float = 0.3,
        curse_worth: float = 0.35,
        tribute: float = 0.12,
        extra: float = 0.35,
        unleash: float = 0.12,
        stop: float = 0.1,
        respond: float = 0.75,
        respond_weak: float = 0.35,
        challenge_pain: float = 0.8,
        challenge_price: float = 0.05,
        to_hand: float = 1.0,
        keep_monster: float = 2.0,
        keep_cost: float = 0.1,
        keep_trap: float = 1.5,
        keep_curse: float = 2.0,
        keep_boon: float = 3.0,
        keep_treasure: float = 3.5,
        banish: float = 0.5,
        lay_own: float = 1.0,
        lay_rival: float = 0.4,
        slick: float = 0.6,
        bound_thrift: float = 1.0,
        rust: float = 0.5,
        stow: float = 2.0,
        stow_spare: float = 6.0,
        is_choosy: bool = False,
    ) -> None:
        self.caution = caution  # health under which a hero looks after itself
        self.new_glory = new_glory
        self.new_peril = new_peril
        self.weak_peril = weak_peril
        self.old_place = old_place
        self.stroll = stroll
        self.way_on = way_on
        self.risk = risk
        self.pull = pull
        self.explore_bound = explore_bound
        self.explore_free = explore_free
        self.explore_lost = explore_lost
        self.least_try = least_try
        self.least_hunt = least_hunt
        self.margin = margin
        self.chance_worth = chance_worth
        self.way_cost = way_cost
        self.lack_cost = lack_cost
        self.steps_cost = steps_cost
        self.nakari_worth = nakari_worth
        self.own_quest = own_quest
        self.thrift = thrift
        self.late_thrift = late_thrift
        self.price_limit = price_limit
        self.use_spare = use_spare
        self.total_cost = total_cost
        self.heal_need = heal_need
        self.drink_missing = drink_missing
        self.drink_health = drink_health
        self.duel_worth = duel_worth
        self.duel_price = duel_price
        self.lead_1 = lead_1
        self.lead_2 = lead_2
        self.rival_glory = rival_glory
        self.rival_weak = rival_weak
        self.monster_price = monster_price
        self.monster_gift = monster_gift
        self.monster_cost = monster_cost
        self.company = company
        self.trap_worth = trap_worth
        self.curse_worth = curse_worth
        self.tribute = tribute
        self.extra = extra
        self.unleash = unleash
        self.stop = stop
        self.respond = respond
        self.respond_weak = respond_weak
        self.challenge_pain = challenge_pain
        self.challenge_price = challenge_price
        self.to_hand = to_hand
        self.keep_monster = keep_monster
        self.keep_cost = keep_cost
        self.keep_trap = keep_trap
        self.keep_curse = keep_curse
        self.keep_boon = keep_boon
        self.keep_treasure = keep_treasure
        self.banish = banish
        self.lay_own = lay_own
        self.lay_rival = lay_rival
        self.slick = slick
        self.bound_thrift = bound_thrift
        self.rust = rust
        self.stow = stow
        self.stow_spare = stow_spare
        self.is_choosy = is_choosy  # does it know which cards are worth their price?


GREEDY: Final = Habits()
SHREWD: Final = Habits(
    use_spare=9.0, new_peril=0.8, margin=5.0, tribute=0.18, banish=-2.0, stow=44.0, stow_spare=-99.0, is_choosy=True
)
