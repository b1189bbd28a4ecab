# Wrath of the Serpent Goddess

serpent-title = Wrath of the Serpent Goddess
serpent-about = Lead a hero through the temple of the serpent goddess, and on your turn play the temple itself: send monsters, traps and curses against your rivals. Three quests fulfilled win the game.
serpent-rules =
    Each of you leads a hero through the temple of the serpent goddess, and in turn plays the dungeon itself against the others.

    Three completed quests win at once; so does beating Nakari, and so does being the last hero standing.

    A turn: the wrath of the goddess may grow; recovery gives actions equal to speed; in villainy you spend the peril of your rivals on curses, traps and monsters; a new location is laid; then your hero moves, explores, plays glory cards and tries quests; at the end you discard a card, may keep one action, and draw up to five.

    Entering a new location brings its glory and its peril. Glory pays for your own boons and treasures, peril is spent by the others against you. Exits may be open, walled, blocked (a test, or an action is lost) or trapped (a test, or a wound).

    Battle: the attacker chooses a form, both roll a die and add their value; the higher total deals a wound. The attacked hero may respond with cards before, and challenge one attacker afterwards for an action. Wounds on monsters pay glory, wounds on heroes pay peril.


## Prompts
serpent-prompt-wait = { $who } is choosing.
serpent-prompt-over = The game is over.
serpent-prompt-upkeep = You cannot pay all upkeep: which card do you keep?
serpent-prompt-villainy = Villainy: spend the peril of your rivals on monsters, traps and curses. A plan that nothing can be added to is declared at once.
serpent-prompt-lay = Where does “{ serpent-place }” go?
serpent-prompt-heroic = Heroic phase: what does your hero do?
serpent-prompt-discard = End of the turn: discard a card.
serpent-prompt-split = You draw { $count }: how many from the glory deck?
serpent-prompt-enter = Before the location takes effect you may play a card.
serpent-prompt-dodge = Spikes! Dodge for an action, or take the test?
serpent-prompt-duel = Do you attack a hero in your location with your saved action?
serpent-prompt-reroll = The die shows { $die }. Roll again?
serpent-prompt-stat = Which value do you test?
serpent-prompt-slick = { $whom } is about to roll. Do you interfere?
serpent-prompt-hand = Discard a card of your hand ({ $count } to go).
serpent-prompt-return = Which card do you take from the discard?
serpent-prompt-warp = Where do you send { $whom }?
serpent-prompt-swap = Which location do you move?
serpent-prompt-turn-round = Which location do you turn round?
serpent-prompt-rescue =
    { $count ->
        [one] { $count } wound would fell your hero. Do you heal?
       *[other] { $count } wounds would fell your hero. Do you heal?
    }
serpent-prompt-response = Your hero is attacked. How do you respond?
serpent-prompt-stand-in = Who counters?
serpent-prompt-hit = A strike! Pay for another wound?
serpent-prompt-spoils = A strike! A wound, or the escort?
serpent-prompt-tame = Tame “{ serpent-card }”?
serpent-prompt-challenge = Challenge: whom do you strike back at?
serpent-prompt-settle = Where does “{ serpent-card }” go? From the lair it can be loosed again.
serpent-prompt-crowd = The lair is full: which monster leaves?
serpent-prompt-peril = To whom goes the peril ({ $count } to give)?
serpent-prompt-form = In which form does “{ serpent-monster }” attack { $whom }?
serpent-prompt-offer = Offer cards worth { $count } more.
serpent-prompt-limit = Too many cards in the inventory: which do you discard?
serpent-prompt-choose-hero = Choose a hero.
serpent-prompt-entrance = At which entrance does { $whom } appear?
serpent-prompt-tile = Which location do you lay?
serpent-prompt-away = Do you slip away?
serpent-prompt-victim = Whom do you rob?
serpent-prompt-treasure = After the battle you may play treasures.

## Moves
serpent-move-pass = Pass
serpent-move-done = Done
serpent-move-go = Go to “{ serpent-place }”
serpent-move-explore = Explore (1 action): another location
serpent-move-try = Try “{ serpent-quest }”
serpent-move-try-with = Try “{ serpent-quest }”: test { serpent-stat }
serpent-move-search = Search for “{ serpent-quest }”
serpent-move-take = Take up “{ serpent-quest }”
serpent-move-take-with = Take up “{ serpent-quest }”: test { serpent-stat }
serpent-move-deliver = Hand in “{ serpent-quest }”
serpent-move-drop = Leave “{ serpent-quest }” here
serpent-move-attack = Attack { $whom } ({ serpent-form })
serpent-move-stand = Stand up
serpent-move-lie = Lie down for an action
serpent-move-play = Play “{ serpent-card }”
serpent-move-play-for = Play “{ serpent-card }” for { $count }
serpent-move-play-at = Play “{ serpent-card }”: to “{ serpent-place }”
serpent-move-play-against = Play “{ serpent-card }” against { serpent-target }
serpent-move-play-on = Play “{ serpent-card }” on { serpent-target }
serpent-move-vow = Swear “{ serpent-card }” on “{ serpent-quest }”
serpent-move-stow = Keep “{ serpent-card }” for later
serpent-move-drink = Use “{ serpent-card }”
serpent-move-use = Use “{ serpent-ability }”
serpent-move-use-on = Use “{ serpent-ability }” on { $whom }
serpent-move-use-at = Use “{ serpent-ability }” on the exit { serpent-side }
serpent-move-use-against = Use “{ serpent-ability }” against { serpent-target }
serpent-move-curse = Curse { $whom }: “{ serpent-card }”
serpent-move-curse-for = Curse { $whom }: “{ serpent-card }” for { $count }
serpent-move-rust = Lay “{ serpent-card }” on { serpent-target }
serpent-move-bless = Lay “{ serpent-card }” on { serpent-target }, paid by { $whom }
serpent-move-send = Send “{ serpent-card }” at { $whom } ({ serpent-form })
serpent-move-loose = From the lair: “{ serpent-card }” at { $whom } ({ serpent-form })
serpent-move-set = Set “{ serpent-card }” in “{ serpent-place }”, paid by { $whom }
serpent-move-boost = Pay for the extra of encounter { $count }
serpent-move-unleash = Unleash all this
serpent-move-rouse = Rouse Nakari against { $whom } ({ serpent-form })
serpent-move-lay = Lay it at { $x }, { $y }
serpent-move-lay-turned = Lay it turned at { $x }, { $y }
serpent-move-dodge = Dodge for an action
serpent-move-risk = Take the test
serpent-move-reroll = Roll again: { serpent-source }
serpent-move-keep = Keep the die
serpent-move-test = Test { serpent-stat }
serpent-move-discard = Discard “{ serpent-card }”
serpent-move-scrap = Discard the treasure “{ serpent-card }”
serpent-move-banish = Discard the monster “{ serpent-card }”
serpent-move-recover = Take “{ serpent-card }” from the discard
serpent-move-warp = To “{ serpent-place }”
serpent-move-swap = Move “{ serpent-place }”
serpent-move-turn = Turn “{ serpent-place }”
serpent-move-stand-in = “{ serpent-card }” counters
serpent-move-counter = The hero counters
serpent-move-pay = Pay: “{ serpent-ability }”
serpent-move-decline = No
serpent-move-wound = Deal the wound
serpent-move-steal = Take the escort: “{ serpent-quest }”
serpent-move-tame = Tame “{ serpent-card }”
serpent-move-challenge = Challenge { serpent-target } ({ serpent-form })
serpent-move-duel = Challenge { $whom } ({ serpent-form })
serpent-move-order = Let “{ serpent-card }” attack { serpent-target } ({ serpent-form })
serpent-move-to-hand = “{ serpent-card }”: to the hand
serpent-move-to-lair = “{ serpent-card }”: to the lair
serpent-move-all-to-lair = All of them to the lair
serpent-move-peril = Peril for { $whom }: { $count }
serpent-move-form = { serpent-form }
serpent-move-offer = Offer “{ serpent-card }”
serpent-move-hero = { serpent-hero }
serpent-move-appear = At “{ serpent-place }”
serpent-move-tile = Lay “{ serpent-place }”
serpent-move-split = { $count } from the glory deck
serpent-move-rob = Rob { $whom }
serpent-move-shed = Discard “{ serpent-card }”
serpent-move-retain = Keep “{ serpent-card }”
serpent-move-recall = Give the plan up

## What happens
serpent-event-turn = Round { $round }: { $who } begins the turn.
serpent-event-tokens =
    { $tokens ->
        [one] The wrath of the goddess: { $tokens } token now.
       *[other] The wrath of the goddess: { $tokens } tokens now.
    }
serpent-event-glory = { $who } gains { $count } glory.
serpent-event-glory-lost = { $who } has { $count } glory less.
serpent-event-peril = { $who } gains { $count } peril.
serpent-event-peril-lost = { $who } has { $count } peril less.
serpent-event-healed =
    { $who } heals { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }.
serpent-event-wounded =
    { $who } takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }.
serpent-event-felled = The hero of { $who } is felled!
serpent-event-hero = { $who } plays { serpent-hero }.
serpent-event-appeared = The new hero of { $who } appears at “{ serpent-place }”.
serpent-event-shuffled = The discard is shuffled into a new deck.
serpent-event-drew =
    { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
serpent-event-drew-card = { $who } draws “{ serpent-card }”.
serpent-event-shared-quest = A new shared quest: “{ serpent-quest }”.
serpent-event-personal-quest = { $who } has a quest: “{ serpent-quest }”.
serpent-event-over = The game is over.
serpent-event-played = { $who } plays “{ serpent-card }”.
serpent-event-drank = { $who } uses “{ serpent-card }”.
serpent-event-used = { $who } uses “{ serpent-ability }”.
serpent-event-cursed = { $who } plays “{ serpent-card }”; { $whom } pays the peril.
serpent-event-passed = { $who } passes a test of { serpent-stat }: { $die } on the die, { $total } in all, { $number } needed.
serpent-event-freed = { $who } rolls a natural 6 in a test of { serpent-stat } and gets free, though it makes only { $total } of { $number }.
serpent-event-failed = { $who } fails a test of { serpent-stat }: { $die } on the die, { $total } in all, { $number } needed.
serpent-event-rerolled = { $who } rolls again instead of { $die }.
serpent-event-prevented = “{ serpent-card }” takes a wound for { $who }.
serpent-event-went = { $who } comes to “{ serpent-place }”.
serpent-event-waits = { $who } opens the exit, but has no strength left to go on.
serpent-event-robbed = { $who } picks the pocket of { $whom }.
serpent-event-sprung = { $who } springs a trap: “{ serpent-card }”!
serpent-event-lay-down = { $who } lies down.
serpent-event-fell = { $who } falls.
serpent-event-rose = { $who } rises.
serpent-event-level = { $who } is at level { $level } now.
serpent-event-discarded = { $who } discards “{ serpent-card }”.
serpent-event-recovered = { $who } takes “{ serpent-card }” from the discard.
serpent-event-swapped = { $who } swaps “{ serpent-place }” and “{ serpent-other }”.
serpent-event-turned = { $who } turns “{ serpent-place }” round.
serpent-event-turned-up = A new location: “{ serpent-place }”.
serpent-event-laid = { $who } lays “{ serpent-place }”.
serpent-event-cancelled = { $who } evades the attack.
serpent-event-answer = { $who } counters with { serpent-form }.
serpent-event-repelled = { $who } drives off “{ serpent-card }”.
serpent-event-minion = “{ serpent-card }” serves { $who } now.
serpent-event-duel = { $who } attacks { $whom } ({ serpent-form }).
serpent-event-sent = { $who } sends “{ serpent-card }” at { $whom } ({ serpent-form }).
serpent-event-trap-laid = { $who } sets “{ serpent-card }” in “{ serpent-place }”.
serpent-event-hunted = “{ serpent-monster }” attacks { $who } ({ serpent-form }).
serpent-event-attack = { serpent-attacker } attacks { serpent-foe } ({ serpent-form }): { $die } on the die, { $total } in all.
serpent-event-counter = { serpent-foe } counters { serpent-attacker } ({ serpent-form }): { $die } on the die, { $total } in all.
serpent-event-challenge = A challenge: { serpent-attacker } strikes back at { serpent-foe } ({ serpent-form }).
serpent-event-tie = A tie: nothing happens.
serpent-event-monster-hit =
    “{ serpent-monster }” takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }.
serpent-event-beaten = “{ serpent-card }” is beaten.
serpent-event-stole = { $who } takes “{ serpent-quest }” from { $whom }.
serpent-event-to-hand = “{ serpent-card }” returns to the hand of { $who }.
serpent-event-to-lair = “{ serpent-card }” goes to the lair of { $who }.
serpent-event-buried = { $who } discards “{ serpent-card }”.
serpent-event-tries = { $who } tries “{ serpent-quest }”.
serpent-event-dice-passed = { $who } rolls { $total } where { $number } is needed – passed.
serpent-event-dice-failed = { $who } rolls { $total } where { $number } is needed – failed.
serpent-event-step = { $who } is a step nearer: “{ serpent-quest }”.
serpent-event-found = { $who } finds it, { $total } where { $number } is needed: “{ serpent-quest }”.
serpent-event-not-found = { $who } searches in vain, { $total } where { $number } is needed: “{ serpent-quest }”.
serpent-event-offered = { $who } sacrifices “{ serpent-card }”.
serpent-event-took = { $who } takes up “{ serpent-quest }”.
serpent-event-dropped = { $who } leaves “{ serpent-quest }” behind.
serpent-event-completed = { $who } completes “{ serpent-quest }”!
serpent-event-shed = { $who } discards “{ serpent-card }”: no room.
serpent-event-upkeep = { $who } pays { $count } glory of upkeep.
serpent-event-unpaid = “{ serpent-card }” returns to the hand of { $who }: the upkeep is not paid.
serpent-event-peril-dice =
    { $who } rolls { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $count ->
        [0] no peril card.
        [one] { $count } peril card.
       *[other] { $count } peril cards.
    }
serpent-event-peril-card = A peril card for { $who }: “{ serpent-card }”.
serpent-event-appears = “{ serpent-card }” attacks { $who }.
serpent-event-stage = The legendary stage begins!

## Why not
serpent-why-fallen = A fallen hero can use actions for nothing but standing up.
serpent-why-no-action = There is no action left for this.
serpent-why-no-way = No way leads from here to “{ serpent-place }” with the actions you have, by open exits or past one that needs a test.
serpent-why-fought = A hero starts only one battle a turn.
serpent-why-not-here = There is no such hero in your location.
serpent-why-map-full = No further location fits on the map.
serpent-why-not-yours = This is another's personal quest.
serpent-why-wrong-place = This quest is tried in another location.
serpent-why-glory = This costs { $count } glory, more than you have.
serpent-why-not-in-hand = This card is not in your hand.
serpent-why-peril-card = Peril cards are played in the villainy phase.
serpent-why-legendary = Legendary cards need level 7.
serpent-why-no-room = There is no place in the inventory, or another treasure of its type is in it.
serpent-why-not-now = This card cannot be played now.
serpent-reason-try = The test for “{ serpent-quest }” succeeds with { $chance } %, if nothing changes the roll.
serpent-reason-last-try = This test completes “{ serpent-quest }”; it succeeds with { $chance } %, if nothing changes the roll.
serpent-reason-winning-try = This test completes the last quest, “{ serpent-quest }”, and wins; it succeeds with { $chance } %, if nothing changes the roll.
serpent-reason-gift =
    { $wounds ->
        [0] “{ serpent-quest }” is completed at once, without a roll, for { $glory } glory.
       *[other] “{ serpent-quest }” is completed at once, without a roll, for { $wounds } health.
    }
serpent-reason-last-gift =
    { $wounds ->
        [0] The last quest, “{ serpent-quest }”, is completed at once, without a roll, and wins; it takes { $glory } glory.
       *[other] The last quest, “{ serpent-quest }”, is completed at once, without a roll, and wins; it takes { $wounds } health.
    }
serpent-reason-hunt = “{ serpent-quest }”: the prey has { $count } health left; its most dangerous attack hits with { $hit } %, your counter with { $chance } %.
serpent-reason-search = The search for “{ serpent-quest }” succeeds with { $chance } %, if nothing changes the roll.
serpent-reason-take = “{ serpent-quest }” can be taken along at once, without a test.
serpent-reason-delivery = Handing in “{ serpent-quest }” completes it at once.
serpent-reason-last-delivery = Handing in “{ serpent-quest }” completes the last quest and wins.
serpent-reason-arrival = There you are at the goal of “{ serpent-quest }”.
serpent-reason-way =
    { $count ->
        [one] From there it is { $count } step to the goal of “{ serpent-quest }”.
       *[other] From there it is { $count } steps to the goal of “{ serpent-quest }”.
    }
serpent-reason-home =
    { $count ->
        [0] The quests are done, and the entrance is there: that wins.
        [one] The quests are done; from there it is { $count } step to the entrance.
       *[other] The quests are done; from there it is { $count } steps to the entrance.
    }
serpent-reason-nakari = Beating Nakari wins the game at once; she has { $count } health left.
serpent-reason-gain =
    { $count ->
        [one] This location brings { $glory } glory and { $peril } peril.
       *[other] New locations on the way bring { $glory } glory and { $peril } peril.
    }
serpent-reason-gain-for =
    { $count ->
        [one] This location brings { $glory } glory and { $peril } peril. “{ serpent-quest }” takes { $need } glory, you have { $have }.
       *[other] New locations on the way bring { $glory } glory and { $peril } peril. “{ serpent-quest }” takes { $need } glory, you have { $have }.
    }
serpent-reason-gain-alone =
    { $count ->
        [one] This location brings { $glory } glory; dice of peril: { $peril }.
       *[other] New locations on the way bring { $glory } glory; dice of peril: { $peril }.
    }
serpent-reason-gain-alone-for =
    { $count ->
        [one] This location brings { $glory } glory; dice of peril: { $peril }. “{ serpent-quest }” takes { $need } glory, you have { $have }.
       *[other] New locations on the way bring { $glory } glory; dice of peril: { $peril }. “{ serpent-quest }” takes { $need } glory, you have { $have }.
    }
serpent-reason-safer = { $glory } glory for only { $peril } peril: the next best way would bring { $other } peril.
serpent-reason-spring =
    There { serpent-glory-points } heals { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }; you have { $health } of { $full } health.
serpent-reason-obstacle = At “{ serpent-place }”, the next best, the test would fail with { $chance } %; here there is none.
serpent-reason-onward =
    { $count ->
        [one] From there it goes on to { $count } location that is new this turn.
       *[other] From there it goes on to { $count } locations that are new this turn.
    }
serpent-reason-missing =
    { $count ->
        [one] There is no place for “{ serpent-quest }” on the map yet; { $count } location is still to be laid.
       *[other] There is no place for “{ serpent-quest }” on the map yet; { $count } locations are still to be laid.
    }
serpent-reason-explore =
    { $count ->
        [one] You lay the new location yourself, and entering it brings glory; { $count } is still to be laid.
       *[other] You lay the new location yourself, and entering it brings glory; { $count } are still to be laid.
    }
serpent-reason-lay-goal =
    This is the place of “{ serpent-quest }”: here it is { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } away.
serpent-reason-lay-far =
    A personal quest leads { $whom } there: this makes it { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }.
serpent-reason-lay-glory =
    Here it is { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } away, and entering it brings { $glory } glory.
serpent-reason-stand-up = A fallen hero can spend an action on standing up only.
serpent-reason-keep-potion = “{ serpent-card }” heals up to { $count } wounds, and only { $lost } health is lost: better keep it.
serpent-reason-save = Glory is worth saving: “{ serpent-quest }” takes { $need }, you have { $have }, and the next best move costs { $price }.
serpent-reason-avoid = You have { $health } health and { $peril } peril; the next best way would add { $more } more peril.
serpent-reason-wait = “{ serpent-quest }” is done here: it takes { $need } glory, so far you have { $have }.
serpent-reason-still = Who stands still all turn gains the points of the location too: { $glory } glory and { $peril } peril.
serpent-reason-saved-action = One action left over is saved: with it you can challenge or attack in the turns of others.
serpent-reason-price = The next best move, “{ serpent-card }”, costs { serpent-glory-points } of { $have }.
serpent-reason-price-ability = The next best move, “{ serpent-ability }”, costs { serpent-glory-points } of { $have }.
serpent-reason-heal =
    { $price ->
        [0] Health rises from { $health } to { $after } of { $full }, for nothing.
       *[other] Health rises from { $health } to { $after } of { $full }, for { serpent-glory-points }.
    }
serpent-reason-heal-peril = Health rises from { $health } to { $after } of { $full }; rivals can spend your { $peril } peril on attacks.
serpent-reason-stow = “{ serpent-card }” can be used for nothing later, even at the last moment; it heals up to { $count } wounds.
serpent-reason-actions =
    { $count ->
        [one] { serpent-glory-points } buys { $count } more action.
       *[other] { serpent-glory-points } buys { $count } more actions.
    }
serpent-reason-actions-to =
    { $count ->
        [one] { serpent-glory-points } buys { $count } more action: enough for the way to the goal of “{ serpent-quest }”.
       *[other] { serpent-glory-points } buys { $count } more actions: enough for the way to the goal of “{ serpent-quest }”.
    }
serpent-reason-venom =
    Strikes with this weapon deal { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } more until the venom is gone.
serpent-reason-likelier = With “{ serpent-card }” the test for “{ serpent-quest }” succeeds with { $after } % instead of { $before } %.
serpent-reason-second-throw = “{ serpent-card }” gives a second throw: the test for “{ serpent-quest }” succeeds with { $after } % instead of { $before } %.
serpent-reason-shield = “{ serpent-monster }” in the lair of { $whom } would hit with { $after } % instead of { $before } %.
serpent-reason-armour =
    Once a turn “{ serpent-card }” takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }; you have { $health } health.
serpent-reason-room =
    { $sort ->
        [boons] There will be room for { $now } boons instead of { $had }.
       *[treasures] There will be room for { $now } treasures instead of { $had }.
    }
serpent-reason-affordable = That leaves { $have } glory: enough for a try of “{ serpent-quest }”, which takes { $need }.
serpent-reason-hand = Of your { $peril } peril one point goes to { $whom }.
serpent-reason-hand-leader =
    { $quests ->
        [one] Of your { $peril } peril one point goes to { $whom }, who leads with { $quests } quest.
       *[other] Of your { $peril } peril one point goes to { $whom }, who leads with { $quests } quests.
    }
serpent-reason-blood = { $glory } glory for a wound; { $health } health is left.
serpent-reason-blood-for = { $glory } glory for a wound: “{ serpent-quest }” takes { $need }, you have { $have }. { $health } health is left.
serpent-reason-token = One token of wrath less, of { $tokens }, for { serpent-glory-points }: spawn get more expensive and priestesses weaker.
serpent-reason-exchange = For { serpent-glory-points } you draw a card and discard the one you need least.
serpent-reason-exchange-affordable = For { serpent-glory-points } you draw a card and discard the one you need least; the { $have } left are enough for “{ serpent-quest }”, which takes { $need }.
serpent-reason-recover = For { serpent-glory-points } a glory card that costs up to { $most } comes back from the discard.
serpent-reason-open = The test at this exit would fail with { $chance } %; { serpent-glory-points } spares it.
# Said by earlier releases: reviews that are kept, and puzzles
serpent-reason-attack = The attack of “{ serpent-card }” on { $whom } hits with { $chance } %, if nothing changes the roll.
serpent-reason-attack-on = The attack of “{ serpent-card }” on { $whom } hits with { $chance } %, if nothing changes the roll; the target has { $health } health.
serpent-reason-attack-leader =
    { $quests ->
        [one] { $whom } leads with { $quests } quest: the attack of “{ serpent-card }” hits with { $chance } %, if nothing changes the roll.
       *[other] { $whom } leads with { $quests } quests: the attack of “{ serpent-card }” hits with { $chance } %, if nothing changes the roll.
    }
serpent-reason-unleash =
    { $count ->
        [one] The attack on { $whom } hits with { $chance } %, if nothing changes the roll.
       *[other] { $count } attacks on { $whom }: at least one hits with { $chance } %, if nothing changes the rolls.
    }
serpent-reason-boost = For { serpent-peril-points } of { $whom } the chance that any attack hits rises from { $before } to { $after } % (“{ serpent-card }”).
serpent-reason-boost-again = For { serpent-peril-points } of { $whom } “{ serpent-card }” attacks twice: the chance of any hit rises from { $before } to { $after } %.
serpent-reason-boost-wound =
    For { serpent-peril-points } of { $whom } the strike of “{ serpent-card }” deals { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } more.
serpent-reason-boost-mute = For { serpent-peril-points } { $whom } will be unable to respond, with { $chance } % (“{ serpent-card }”).
serpent-reason-hold = The attack of “{ serpent-card }” on { $whom } would hit with { $chance } %, the counter with { $countered } %, and wounds of monsters earn glory.
serpent-reason-hold-tribute = “{ serpent-card }” would take only { $count } glory from { $whom }.
serpent-reason-hold-trap = { $whom }, next to it, would pass “{ serpent-card }” with { $chance } %.
serpent-reason-trap = { $whom } is next to it and would fail the test of “{ serpent-card }” with { $chance } %.
serpent-reason-tribute = “{ serpent-card }” takes { $count } of the { $glory } glory of { $whom }.
serpent-reason-tribute-stop = That leaves { $whom } { $left } glory, and “{ serpent-quest }” takes { $need }: “{ serpent-card }” prevents the try.
serpent-reason-storm = All rivals are tested by “{ serpent-card }”; the likeliest to fail is { $whom }, with { $chance } %.
serpent-reason-oblivion = “{ serpent-card }” takes a level from { $whom }: { $level } → { $after }.
serpent-reason-frailty = “{ serpent-card }” lowers the chance of { $whom } in the test for “{ serpent-quest }” from { $before } to { $after } %.
serpent-reason-rust = Keeping “{ serpent-card }” will cost { $whom } { $count } glory a turn, of { $glory }.
serpent-reason-bless = “{ serpent-card }” of your lair will hit { $whom } with { $after } % instead of { $before } %.
serpent-reason-duel = The blow at { $whom } hits with { $chance } %, if nothing changes the roll; the target has { $health } health.
serpent-reason-duel-spoils = The blow at { $whom } hits with { $chance } %, and can take away “{ serpent-quest }”.
serpent-reason-no-duel = The blow at { $whom } would hit with { $chance } %, the counter with { $countered } %.
serpent-reason-endure =
    { $wounds ->
        [one] It can be borne: a hit with { $chance } %, at most { $wounds } wound, and you have { $health } health.
       *[other] It can be borne: a hit with { $chance } %, at most { $wounds } wounds, and you have { $health } health.
    }
serpent-reason-endure-for =
    { $wounds ->
        [one] It can be borne: a hit with { $chance } %, at most { $wounds } wound, and you have { $health } health; a response would cost { serpent-glory-points }.
       *[other] It can be borne: a hit with { $chance } %, at most { $wounds } wounds, and you have { $health } health; a response would cost { serpent-glory-points }.
    }
serpent-reason-slip-away =
    { $wounds ->
        [one] Here you would be hit with { $chance } %: up to { $wounds } wound, and you have { $health } health.
       *[other] Here you would be hit with { $chance } %: up to { $wounds } wounds, and you have { $health } health.
    }
serpent-reason-ward =
    { $wounds ->
        [one] { serpent-attacker } would hit with { $chance } %: up to { $wounds } wound, and you have { $health } health.
       *[other] { serpent-attacker } would hit with { $chance } %: up to { $wounds } wounds, and you have { $health } health.
    }
serpent-reason-minion = { serpent-attacker } does not strike, but becomes your minion.
serpent-reason-riposte = { serpent-attacker }: your counter wins with { $after } % instead of { $before } %.
serpent-reason-challenge = The challenge wins with { $chance } % and loses with { $lost } %; “{ serpent-monster }” has { $count } health left.
serpent-reason-challenge-hero = The challenge of { $whom } wins with { $chance } % and loses with { $lost } %.
serpent-reason-no-challenge = A challenge would win with { $chance } % and lose with { $lost } %.
serpent-reason-counter = The hero holds off the blow with { $chance } %; it has { $health } health.
serpent-reason-stand-in = At worst “{ serpent-card }” is wounded, not the hero; the blow is held off with { $chance } %.
serpent-reason-form = In this form ({ serpent-form }) the attack hits { $whom } with { $chance } %, in the next best with { $other } %.
serpent-reason-form-chance = In this form ({ serpent-form }) the attack hits { $whom } with { $chance } %.
serpent-reason-barb =
    For { serpent-glory-points } the strike deals { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } more; the foe has { $left } health.
serpent-reason-tame = “{ serpent-card }” becomes your minion, with { $count } health.
serpent-reason-rescue =
    { $count ->
        [one] { $count } wound comes, and you have { $health } health: without healing the hero is felled.
       *[other] { $count } wounds come, and you have { $health } health: without healing the hero is felled.
    }
serpent-reason-copy = There is another “{ serpent-card }” in your hand.
serpent-reason-no-host = There is nothing now to lay “{ serpent-card }” under.
serpent-reason-worn = You wear a treasure of this type already, “{ serpent-card }”, and a second one is not allowed.
serpent-reason-no-room = There is no room for “{ serpent-card }”: { $count } of { $count } places are taken.
serpent-reason-too-dear = “{ serpent-card }” costs { serpent-glory-points }, and you have only { $have }.
serpent-reason-has-upkeep = “{ serpent-card }” asks for glory every turn: its upkeep is { $count }.
serpent-reason-unpaid = “{ serpent-card }” costs { serpent-peril-points }, and no rival has more than { $have }.
serpent-reason-harmless = “{ serpent-card }” alone would hit with { $chance } % at most; the best target is { $whom }.
serpent-reason-easy = Rivals would rather pass “{ serpent-card }”: the likeliest to fail is { $whom }, with { $chance } %.
serpent-reason-makes-way = That makes way for “{ serpent-card }” of your hand: of this type only one treasure is allowed.
serpent-reason-upkeep = “{ serpent-card }” asks for glory every turn: its upkeep is { $count }.
serpent-reason-hurt = “{ serpent-card }” has { $count } of { $full } health left.
serpent-reason-full-lair = The lair is full, with { $count } monsters: this makes room.
serpent-reason-to-hand = The lair is full: there are { $count } monsters in it already.
serpent-reason-to-lair = From the lair the monster can attack again; { $count } of { $most } places are taken.
serpent-reason-lair-draws = In the lair the monster takes no place in your hand: at the end of the turn you draw more cards. { $count } of { $most } places are taken.
serpent-reason-peril = { $whom } will have { $peril } peril.
serpent-reason-peril-pays = { $whom } will have { $peril } peril: enough for “{ serpent-card }” of your hand, which costs { $price }.
serpent-reason-peril-leader =
    { $quests ->
        [one] { $whom } leads with { $quests } quest and will have { $peril } peril.
       *[other] { $whom } leads with { $quests } quests and will have { $peril } peril.
    }
serpent-reason-peril-weak = { $whom } has the least health, { $health }, and will have { $peril } peril.
serpent-reason-reroll = With a { $die } the test is failed; another throw passes it with { $chance } %.
serpent-reason-keep = Another throw would pass the test with { $chance } % only.
serpent-reason-reroll-attack = Another throw is higher than { $die } with { $chance } %, lower with { $worse } %.
serpent-reason-keep-attack = The die shows { $die }: another throw is higher with { $chance } %, lower with { $worse } %.
serpent-reason-reroll-counter = With a { $die } the blow comes through; another throw wins with { $chance } % and is a wound with { $worse } %.
serpent-reason-keep-counter = Another throw would win with { $chance } % only, and be a wound with { $worse } %.
serpent-reason-reroll-tie = A { $die } is a tie; another throw wins with { $chance } %, and is a wound with { $worse } %.
serpent-reason-keep-tie = A { $die } is a tie and no wound; another throw would bring one with { $worse } %, a win with { $chance } %.
serpent-reason-spoil = “{ serpent-card }” lowers the chance of { $whom } from { $before } to { $after } %.
serpent-reason-let-roll = “{ serpent-card }” would lower the chance of { $whom } from { $before } to { $after } %: better keep the card.
serpent-reason-towards =
    From there it is { $count ->
        [0] no step
        [one] { $count } step
       *[other] { $count } steps
    } to the place of “{ serpent-quest }”, which takes { $need } glory; you have { $have }.
serpent-reason-hunt-challenge = “{ serpent-quest }”: the prey has { $count } health left; its most dangerous attack hits with { $hit } %, your best challenge with { $chance } %.
serpent-reason-not-yet = “{ serpent-quest }” can wait: now the roll would succeed with { $chance } % only.
serpent-reason-hold-charge = “{ serpent-quest }” stays with you: left here, a rival could pick it up.
serpent-reason-avoid-alone = You have { $health } of { $full } health, and the next best way brings dice of peril: { $count }.
serpent-reason-eased = With “{ serpent-card }” the test of this location fails with { $after } % instead of { $before } %.
serpent-reason-hold-storm = Rivals would rather pass the test of “{ serpent-card }”: the likeliest to fail is { $whom }, with { $chance } %.
serpent-reason-keep-action = A challenge would win with { $chance } %, but costs an action; you have { $count } left.
serpent-reason-form-wounds = In this form ({ serpent-form }) a hit on { $whom } is worse, up to { $wounds } wounds against { $other } in the next best; it hits with { $chance } %.
serpent-reason-room-enough = “{ serpent-card }” makes room, and there is enough: { $count } of { $room } places are taken.
serpent-reason-little-peril = “{ serpent-card }” answers attacks, and you have little peril that pays for them: { $peril }.
serpent-reason-throw-price = Another throw would help with { $chance } %, but costs { serpent-glory-points }.
serpent-reason-better = Your chance to win is about { $chance } %; with the next best move { $other } %.
serpent-label-shared = shared
serpent-label-battle = battle
serpent-label-hand = hand
serpent-label-out = is out of the game
serpent-label-hero = level { $level }, health { $health }, glory { $glory }, peril { $peril }, actions { $actions } · melee { $melee }, magic { $magic }, speed { $speed }
serpent-headline = round { $round }, { serpent-phase }, wrath { $tokens }/5

## Scores
serpent-part-quests = Quests
serpent-part-points = Points
serpent-part-level = Level
serpent-part-health = Health
serpent-part-glory = Glory

## Kinds of cards
serpent-kind-hero = Heroes
serpent-kind-location = Locations
serpent-kind-monster = Monsters
serpent-kind-card = Adventures
serpent-kind-quest = Quests
serpent-kind-event = Event

## Words on cards
serpent-word-spawn = spawn
serpent-word-snake = snake
serpent-word-serpentfolk = serpentfolk
serpent-word-knight = knight
serpent-word-priestess = priestess
serpent-word-undead = undead
serpent-word-beast = beast
serpent-word-goddess = goddess
serpent-word-legendary = legendary
serpent-word-ward = ward
serpent-word-potion = potion
serpent-word-spell = spell
serpent-word-manoeuvre = manoeuvre
serpent-word-skill = skill
serpent-word-effort = effort
serpent-word-vow = vow
serpent-word-trick = trick
serpent-word-hex = hex
serpent-word-decay = decay
serpent-word-blessing = blessing of Nakari
serpent-word-mischief = mischief
serpent-word-storm = storm
serpent-word-warp = warp
serpent-word-shift = shift
serpent-word-many-heroes = many heroes
serpent-word-weapon = weapon
serpent-word-armour = armour
serpent-word-helmet = helmet
serpent-word-ring = ring
serpent-word-boots = boots
serpent-word-belt = belt

## Options
serpent-option-heroes = Heroes
serpent-option-heroes-help = The hero of each seat; empty: dealt at random.
serpent-option-no_white_spots = No white spots
serpent-option-no_white_spots-help = All locations are dealt out and laid before the first turn.
serpent-option-resurrection = Resurrection
serpent-option-resurrection-help = A felled hero's player goes on with another hero and keeps the quests.
serpent-option-hero_choice = Hero choice
serpent-option-hero_choice-help = Each player chooses a hero, from the first player on.
serpent-option-optional_discard = Optional discard
serpent-option-optional_discard-help = Nobody has to discard at the end of a turn.
serpent-option-impartial_placement = Impartial placement
serpent-option-impartial_placement-help = A location of one's own quest is laid by a neighbour.
serpent-option-nothing_personal = Nothing personal
serpent-option-nothing_personal-help = All quests are shared; two lie open.
serpent-option-limited_movement = Limited movement
serpent-option-limited_movement-help = Three actions a turn, none saved; lying down gives one more.
serpent-option-dodging_spikes = Dodging spikes
serpent-option-dodging_spikes-help = An action may be paid instead of the test of spikes.
serpent-option-separate_decks = Separate decks
serpent-option-separate_decks-help = A glory deck and a peril deck.
serpent-option-solo_lair = Solo with the lair
serpent-option-solo_lair-help = One seat, harder: the costliest surviving monster stays in a lair and joins every later battle.
serpent-option-combined = Combined sets
serpent-option-combined-help = Start at level 1 with the heroic pack; points decide. Young heroes have 6 health: resurrection goes well with it.
serpent-option-lair_heals = Lair heals
serpent-option-lair_heals-help = A monster from the lair attacks with full health.
serpent-option-nakari_peril = Nakari for peril
serpent-option-nakari_peril-help = A hero in Nakari's lair can be attacked by her for its peril.
serpent-option-free_minion = Free minion
serpent-option-free_minion-help = A minion's closing attack costs no action.
serpent-option-try_per_quest = First try of each quest
serpent-option-try_per_quest-help = The first try of each quest is free, not only the first of the turn.
serpent-option-round_cap = Last round
serpent-option-round_cap-help = After this round the standing decides. Alone you have lost by then: 30 makes a solo game hard, 24 very hard.
serpent-option-ask_all = Everybody is asked
serpent-option-ask_all-help = Where a card could be played, everybody is asked who might hold one: nobody learns who holds what. Always so at tables of several people.
serpent-option-stage_wait = Waiting at the top
serpent-option-stage_wait-help = Combined sets: rounds a hero waits before the others are raised.

## Words in sentences
serpent-glory-points = { $price } glory
serpent-peril-points = { $price } peril
serpent-card =
    { $card ->
        [snakeman] { serpent-monster-snakeman }
        [corrupt-knight] { serpent-monster-corrupt-knight }
        [constrictor] { serpent-monster-constrictor }
        [priestess] { serpent-monster-priestess }
        [choker-spawn] { serpent-monster-choker-spawn }
        [spitter-spawn] { serpent-monster-spitter-spawn }
        [whisper-spawn] { serpent-monster-whisper-spawn }
        [three-headed-spawn] { serpent-monster-three-headed-spawn }
        [nest-viper] { serpent-monster-nest-viper }
        [moon-basilisk] { serpent-monster-moon-basilisk }
        [bone-naga] { serpent-monster-bone-naga }
        [fallen-commander] { serpent-monster-fallen-commander }
        [winged-asp] { serpent-monster-winged-asp }
        [temple-shade] { serpent-monster-temple-shade }
        [gate-hydra] { serpent-monster-gate-hydra }
        [nakari] { serpent-monster-nakari }
        [acid-stream] { serpent-card-acid-stream }
        [stone-maw] { serpent-card-stone-maw }
        [mirror-rift] { serpent-card-mirror-rift }
        [dropgate] { serpent-card-dropgate }
        [eye-of-nakari] { serpent-card-eye-of-nakari }
        [frailty] { serpent-card-frailty }
        [creeping-rust] { serpent-card-creeping-rust }
        [nakaris-kiss] { serpent-card-nakaris-kiss }
        [tremor-of-coils] { serpent-card-tremor-of-coils }
        [brand-of-oblivion] { serpent-card-brand-of-oblivion }
        [tribute] { serpent-card-tribute }
        [slick-stone] { serpent-card-slick-stone }
        [rain-of-serpents] { serpent-card-rain-of-serpents }
        [repel] { serpent-card-repel }
        [distraction] { serpent-card-distraction }
        [command-fiend] { serpent-card-command-fiend }
        [rolling-escape] { serpent-card-rolling-escape }
        [battle-trance] { serpent-card-battle-trance }
        [delvers-sense] { serpent-card-delvers-sense }
        [step-through-gloom] { serpent-card-step-through-gloom }
        [ward-of-scales] { serpent-card-ward-of-scales }
        [second-wind] { serpent-card-second-wind }
        [counterstroke] { serpent-card-counterstroke }
        [sworn-oath] { serpent-card-sworn-oath }
        [rejuvenation] { serpent-card-rejuvenation }
        [belt-pouch] { serpent-card-belt-pouch }
        [plate-of-gwildor] { serpent-card-plate-of-gwildor }
        [hooded-helm] { serpent-card-hooded-helm }
        [blade-of-ilbor] { serpent-card-blade-of-ilbor }
        [rod-of-seven-skins] { serpent-card-rod-of-seven-skins }
        [ouroboros-ring] { serpent-card-ouroboros-ring }
        [runaways-boots] { serpent-card-runaways-boots }
        [vial-of-venom] { serpent-card-vial-of-venom }
        [hatchling] { serpent-monster-hatchling }
        [crested-lizard] { serpent-monster-crested-lizard }
        [renegade-squire] { serpent-monster-renegade-squire }
        [novice] { serpent-monster-novice }
        [racer-snake] { serpent-monster-racer-snake }
        [bone-sentry] { serpent-monster-bone-sentry }
        [brood-alpha] { serpent-monster-brood-alpha }
        [spring-bow] { serpent-card-spring-bow }
        [drowsy-smoke] { serpent-card-drowsy-smoke }
        [false-floor] { serpent-card-false-floor }
        [wrong-turn] { serpent-card-wrong-turn }
        [settling-floor] { serpent-card-settling-floor }
        [petty-tribute] { serpent-card-petty-tribute }
        [sharp-shout] { serpent-card-sharp-shout }
        [knack] { serpent-card-knack }
        [sprint] { serpent-card-sprint }
        [steady-grip] { serpent-card-steady-grip }
        [small-draught] { serpent-card-small-draught }
        [leather-coat] { serpent-card-leather-coat }
        [short-sword] { serpent-card-short-sword }
        [apprentice-wand] { serpent-card-apprentice-wand }
       *[other] { $card }
    }
serpent-place =
    { $place ->
        [temple-gate] { serpent-location-temple-gate }
        [crossroads] { serpent-location-crossroads }
        [snake-crawl] { serpent-location-snake-crawl }
        [sentinel-gallery] { serpent-location-sentinel-gallery }
        [dripping-fork] { serpent-location-dripping-fork }
        [bend-of-idols] { serpent-location-bend-of-idols }
        [caved-in-way] { serpent-location-caved-in-way }
        [abyss-bridge] { serpent-location-abyss-bridge }
        [gloomy-gut] { serpent-location-gloomy-gut }
        [gloomy-culvert] { serpent-location-gloomy-culvert }
        [gloomy-bonewalk] { serpent-location-gloomy-bonewalk }
        [watch-room] { serpent-location-watch-room }
        [inner-sanctum] { serpent-location-inner-sanctum }
        [nakaris-lair] { serpent-location-nakaris-lair }
        [brood-hall] { serpent-location-brood-hall }
        [armoury-of-ilbor] { serpent-location-armoury-of-ilbor }
        [altar-of-fangs] { serpent-location-altar-of-fangs }
        [pit-of-offerings] { serpent-location-pit-of-offerings }
        [vault-of-skins] { serpent-location-vault-of-skins }
        [knights-prison] { serpent-location-knights-prison }
        [venom-spring] { serpent-location-venom-spring }
        [priestess-bath] { serpent-location-priestess-bath }
        [old-postern] { serpent-location-old-postern }
        [rooty-way] { serpent-location-rooty-way }
        [old-adit] { serpent-location-old-adit }
        [crooked-bend] { serpent-location-crooked-bend }
        [three-vaults] { serpent-location-three-vaults }
        [gloomy-descent] { serpent-location-gloomy-descent }
        [guardroom] { serpent-location-guardroom }
        [wayside-chapel] { serpent-location-wayside-chapel }
        [crawler-nest] { serpent-location-crawler-nest }
        [smugglers-hold] { serpent-location-smugglers-hold }
        [drowned-well] { serpent-location-drowned-well }
        [lesser-altar] { serpent-location-lesser-altar }
       *[other] { $place }
    }
serpent-other =
    { $other ->
        [temple-gate] { serpent-location-temple-gate }
        [crossroads] { serpent-location-crossroads }
        [snake-crawl] { serpent-location-snake-crawl }
        [sentinel-gallery] { serpent-location-sentinel-gallery }
        [dripping-fork] { serpent-location-dripping-fork }
        [bend-of-idols] { serpent-location-bend-of-idols }
        [caved-in-way] { serpent-location-caved-in-way }
        [abyss-bridge] { serpent-location-abyss-bridge }
        [gloomy-gut] { serpent-location-gloomy-gut }
        [gloomy-culvert] { serpent-location-gloomy-culvert }
        [gloomy-bonewalk] { serpent-location-gloomy-bonewalk }
        [watch-room] { serpent-location-watch-room }
        [inner-sanctum] { serpent-location-inner-sanctum }
        [nakaris-lair] { serpent-location-nakaris-lair }
        [brood-hall] { serpent-location-brood-hall }
        [armoury-of-ilbor] { serpent-location-armoury-of-ilbor }
        [altar-of-fangs] { serpent-location-altar-of-fangs }
        [pit-of-offerings] { serpent-location-pit-of-offerings }
        [vault-of-skins] { serpent-location-vault-of-skins }
        [knights-prison] { serpent-location-knights-prison }
        [venom-spring] { serpent-location-venom-spring }
        [priestess-bath] { serpent-location-priestess-bath }
        [old-postern] { serpent-location-old-postern }
        [rooty-way] { serpent-location-rooty-way }
        [old-adit] { serpent-location-old-adit }
        [crooked-bend] { serpent-location-crooked-bend }
        [three-vaults] { serpent-location-three-vaults }
        [gloomy-descent] { serpent-location-gloomy-descent }
        [guardroom] { serpent-location-guardroom }
        [wayside-chapel] { serpent-location-wayside-chapel }
        [crawler-nest] { serpent-location-crawler-nest }
        [smugglers-hold] { serpent-location-smugglers-hold }
        [drowned-well] { serpent-location-drowned-well }
        [lesser-altar] { serpent-location-lesser-altar }
       *[other] { $other }
    }
serpent-quest =
    { $quest ->
        [crown-of-ilbor] { serpent-quest-crown-of-ilbor }
        [heartstone] { serpent-quest-heartstone }
        [tolling-bell] { serpent-quest-tolling-bell }
        [renunciation] { serpent-quest-renunciation }
        [high-priestess] { serpent-quest-high-priestess }
        [mother-of-broods] { serpent-quest-mother-of-broods }
        [orders-cache] { serpent-quest-orders-cache }
        [chronicler] { serpent-quest-chronicler }
        [captive-knight] { serpent-quest-captive-knight }
        [basilisk-egg] { serpent-quest-basilisk-egg }
        [foul-the-spring] { serpent-quest-foul-the-spring }
        [rope-over-abyss] { serpent-quest-rope-over-abyss }
        [oracles-dice] { serpent-quest-oracles-dice }
        [defeat-nakari] { serpent-quest-defeat-nakari }
        [postern-key] { serpent-quest-postern-key }
        [restless-dead] { serpent-quest-restless-dead }
        [altar-coin] { serpent-quest-altar-coin }
        [old-snake] { serpent-quest-old-snake }
        [buried-satchel] { serpent-quest-buried-satchel }
        [lost-acolyte] { serpent-quest-lost-acolyte }
        [bail-the-well] { serpent-quest-bail-the-well }
        [knucklebones] { serpent-quest-knucklebones }
       *[other] { $quest }
    }
serpent-hero =
    { $hero ->
        [roderick] { serpent-hero-roderick }
        [tainin] { serpent-hero-tainin }
        [nord] { serpent-hero-nord }
        [bel] { serpent-hero-bel }
        [elendus] { serpent-hero-elendus }
        [sessira] { serpent-hero-sessira }
       *[other] { $hero }
    }
serpent-monster =
    { $monster ->
        [snakeman] { serpent-monster-snakeman }
        [corrupt-knight] { serpent-monster-corrupt-knight }
        [constrictor] { serpent-monster-constrictor }
        [priestess] { serpent-monster-priestess }
        [choker-spawn] { serpent-monster-choker-spawn }
        [spitter-spawn] { serpent-monster-spitter-spawn }
        [whisper-spawn] { serpent-monster-whisper-spawn }
        [three-headed-spawn] { serpent-monster-three-headed-spawn }
        [nest-viper] { serpent-monster-nest-viper }
        [moon-basilisk] { serpent-monster-moon-basilisk }
        [bone-naga] { serpent-monster-bone-naga }
        [fallen-commander] { serpent-monster-fallen-commander }
        [winged-asp] { serpent-monster-winged-asp }
        [temple-shade] { serpent-monster-temple-shade }
        [gate-hydra] { serpent-monster-gate-hydra }
        [nakari] { serpent-monster-nakari }
        [hatchling] { serpent-monster-hatchling }
        [crested-lizard] { serpent-monster-crested-lizard }
        [renegade-squire] { serpent-monster-renegade-squire }
        [novice] { serpent-monster-novice }
        [racer-snake] { serpent-monster-racer-snake }
        [bone-sentry] { serpent-monster-bone-sentry }
        [brood-alpha] { serpent-monster-brood-alpha }
        [high-priestess] { serpent-prey-high-priestess }
        [mother-of-broods] { serpent-prey-mother-of-broods }
        [old-snake] { serpent-prey-old-snake }
       *[other] { $monster }
    }
serpent-attacker =
    { $attacker ->
        [hero] { $who }
        [snakeman] “{ serpent-monster-snakeman }”
        [corrupt-knight] “{ serpent-monster-corrupt-knight }”
        [constrictor] “{ serpent-monster-constrictor }”
        [priestess] “{ serpent-monster-priestess }”
        [choker-spawn] “{ serpent-monster-choker-spawn }”
        [spitter-spawn] “{ serpent-monster-spitter-spawn }”
        [whisper-spawn] “{ serpent-monster-whisper-spawn }”
        [three-headed-spawn] “{ serpent-monster-three-headed-spawn }”
        [nest-viper] “{ serpent-monster-nest-viper }”
        [moon-basilisk] “{ serpent-monster-moon-basilisk }”
        [bone-naga] “{ serpent-monster-bone-naga }”
        [fallen-commander] “{ serpent-monster-fallen-commander }”
        [winged-asp] “{ serpent-monster-winged-asp }”
        [temple-shade] “{ serpent-monster-temple-shade }”
        [gate-hydra] “{ serpent-monster-gate-hydra }”
        [nakari] “{ serpent-monster-nakari }”
        [hatchling] “{ serpent-monster-hatchling }”
        [crested-lizard] “{ serpent-monster-crested-lizard }”
        [renegade-squire] “{ serpent-monster-renegade-squire }”
        [novice] “{ serpent-monster-novice }”
        [racer-snake] “{ serpent-monster-racer-snake }”
        [bone-sentry] “{ serpent-monster-bone-sentry }”
        [brood-alpha] “{ serpent-monster-brood-alpha }”
        [high-priestess] “{ serpent-prey-high-priestess }”
        [mother-of-broods] “{ serpent-prey-mother-of-broods }”
        [old-snake] “{ serpent-prey-old-snake }”
       *[other] { $attacker }
    }
serpent-foe =
    { $target ->
        [hero] { $whom }
        [snakeman] “{ serpent-monster-snakeman }”
        [corrupt-knight] “{ serpent-monster-corrupt-knight }”
        [constrictor] “{ serpent-monster-constrictor }”
        [priestess] “{ serpent-monster-priestess }”
        [choker-spawn] “{ serpent-monster-choker-spawn }”
        [spitter-spawn] “{ serpent-monster-spitter-spawn }”
        [whisper-spawn] “{ serpent-monster-whisper-spawn }”
        [three-headed-spawn] “{ serpent-monster-three-headed-spawn }”
        [nest-viper] “{ serpent-monster-nest-viper }”
        [moon-basilisk] “{ serpent-monster-moon-basilisk }”
        [bone-naga] “{ serpent-monster-bone-naga }”
        [fallen-commander] “{ serpent-monster-fallen-commander }”
        [winged-asp] “{ serpent-monster-winged-asp }”
        [temple-shade] “{ serpent-monster-temple-shade }”
        [gate-hydra] “{ serpent-monster-gate-hydra }”
        [nakari] “{ serpent-monster-nakari }”
        [hatchling] “{ serpent-monster-hatchling }”
        [crested-lizard] “{ serpent-monster-crested-lizard }”
        [renegade-squire] “{ serpent-monster-renegade-squire }”
        [novice] “{ serpent-monster-novice }”
        [racer-snake] “{ serpent-monster-racer-snake }”
        [bone-sentry] “{ serpent-monster-bone-sentry }”
        [brood-alpha] “{ serpent-monster-brood-alpha }”
        [high-priestess] “{ serpent-prey-high-priestess }”
        [mother-of-broods] “{ serpent-prey-mother-of-broods }”
        [old-snake] “{ serpent-prey-old-snake }”
       *[other] { $target }
    }
serpent-target =
    { $target ->
        [hero] the hero
        [snakeman] “{ serpent-monster-snakeman }”
        [corrupt-knight] “{ serpent-monster-corrupt-knight }”
        [constrictor] “{ serpent-monster-constrictor }”
        [priestess] “{ serpent-monster-priestess }”
        [choker-spawn] “{ serpent-monster-choker-spawn }”
        [spitter-spawn] “{ serpent-monster-spitter-spawn }”
        [whisper-spawn] “{ serpent-monster-whisper-spawn }”
        [three-headed-spawn] “{ serpent-monster-three-headed-spawn }”
        [nest-viper] “{ serpent-monster-nest-viper }”
        [moon-basilisk] “{ serpent-monster-moon-basilisk }”
        [bone-naga] “{ serpent-monster-bone-naga }”
        [fallen-commander] “{ serpent-monster-fallen-commander }”
        [winged-asp] “{ serpent-monster-winged-asp }”
        [temple-shade] “{ serpent-monster-temple-shade }”
        [gate-hydra] “{ serpent-monster-gate-hydra }”
        [nakari] “{ serpent-monster-nakari }”
        [acid-stream] “{ serpent-card-acid-stream }”
        [stone-maw] “{ serpent-card-stone-maw }”
        [mirror-rift] “{ serpent-card-mirror-rift }”
        [dropgate] “{ serpent-card-dropgate }”
        [eye-of-nakari] “{ serpent-card-eye-of-nakari }”
        [frailty] “{ serpent-card-frailty }”
        [creeping-rust] “{ serpent-card-creeping-rust }”
        [nakaris-kiss] “{ serpent-card-nakaris-kiss }”
        [tremor-of-coils] “{ serpent-card-tremor-of-coils }”
        [brand-of-oblivion] “{ serpent-card-brand-of-oblivion }”
        [tribute] “{ serpent-card-tribute }”
        [slick-stone] “{ serpent-card-slick-stone }”
        [rain-of-serpents] “{ serpent-card-rain-of-serpents }”
        [repel] “{ serpent-card-repel }”
        [distraction] “{ serpent-card-distraction }”
        [command-fiend] “{ serpent-card-command-fiend }”
        [rolling-escape] “{ serpent-card-rolling-escape }”
        [battle-trance] “{ serpent-card-battle-trance }”
        [delvers-sense] “{ serpent-card-delvers-sense }”
        [step-through-gloom] “{ serpent-card-step-through-gloom }”
        [ward-of-scales] “{ serpent-card-ward-of-scales }”
        [second-wind] “{ serpent-card-second-wind }”
        [counterstroke] “{ serpent-card-counterstroke }”
        [sworn-oath] “{ serpent-card-sworn-oath }”
        [rejuvenation] “{ serpent-card-rejuvenation }”
        [belt-pouch] “{ serpent-card-belt-pouch }”
        [plate-of-gwildor] “{ serpent-card-plate-of-gwildor }”
        [hooded-helm] “{ serpent-card-hooded-helm }”
        [blade-of-ilbor] “{ serpent-card-blade-of-ilbor }”
        [rod-of-seven-skins] “{ serpent-card-rod-of-seven-skins }”
        [ouroboros-ring] “{ serpent-card-ouroboros-ring }”
        [runaways-boots] “{ serpent-card-runaways-boots }”
        [vial-of-venom] “{ serpent-card-vial-of-venom }”
        [hatchling] “{ serpent-monster-hatchling }”
        [crested-lizard] “{ serpent-monster-crested-lizard }”
        [renegade-squire] “{ serpent-monster-renegade-squire }”
        [novice] “{ serpent-monster-novice }”
        [racer-snake] “{ serpent-monster-racer-snake }”
        [bone-sentry] “{ serpent-monster-bone-sentry }”
        [brood-alpha] “{ serpent-monster-brood-alpha }”
        [spring-bow] “{ serpent-card-spring-bow }”
        [drowsy-smoke] “{ serpent-card-drowsy-smoke }”
        [false-floor] “{ serpent-card-false-floor }”
        [wrong-turn] “{ serpent-card-wrong-turn }”
        [settling-floor] “{ serpent-card-settling-floor }”
        [petty-tribute] “{ serpent-card-petty-tribute }”
        [sharp-shout] “{ serpent-card-sharp-shout }”
        [knack] “{ serpent-card-knack }”
        [sprint] “{ serpent-card-sprint }”
        [steady-grip] “{ serpent-card-steady-grip }”
        [small-draught] “{ serpent-card-small-draught }”
        [leather-coat] “{ serpent-card-leather-coat }”
        [short-sword] “{ serpent-card-short-sword }”
        [apprentice-wand] “{ serpent-card-apprentice-wand }”
        [high-priestess] “{ serpent-prey-high-priestess }”
        [mother-of-broods] “{ serpent-prey-mother-of-broods }”
        [old-snake] “{ serpent-prey-old-snake }”
       *[other] { $target }
    }
serpent-ability =
    { $ability ->
        [warm-hands] Warm hands
        [cutpurse] Cutpurse
        [spare-parts] Spare parts
        [far-shot] Far shot
        [barbed-light] Barbed light
        [tame] Tame
        [dripping-fork] { serpent-location-dripping-fork }
        [watch-room] { serpent-location-watch-room }
        [inner-sanctum] { serpent-location-inner-sanctum }
        [altar-of-fangs] { serpent-location-altar-of-fangs }
        [vault-of-skins] { serpent-location-vault-of-skins }
        [priestess-bath] { serpent-location-priestess-bath }
        [snakeman] { serpent-monster-snakeman }
        [corrupt-knight] { serpent-monster-corrupt-knight }
        [constrictor] { serpent-monster-constrictor }
        [priestess] { serpent-monster-priestess }
        [nest-viper] { serpent-monster-nest-viper }
        [moon-basilisk] { serpent-monster-moon-basilisk }
        [fallen-commander] { serpent-monster-fallen-commander }
        [winged-asp] { serpent-monster-winged-asp }
        [gate-hydra] { serpent-monster-gate-hydra }
        [nakari] { serpent-monster-nakari }
        [distraction] { serpent-card-distraction }
        [delvers-sense] { serpent-card-delvers-sense }
        [rod-of-seven-skins] { serpent-card-rod-of-seven-skins }
        [vial-of-venom] { serpent-card-vial-of-venom }
        [young-hands] Young hands
        [young-barb] Young barb
        [young-tame] Young tamer
        [guardroom] { serpent-location-guardroom }
        [wayside-chapel] { serpent-location-wayside-chapel }
        [novice] { serpent-monster-novice }
        [racer-snake] { serpent-monster-racer-snake }
        [heartstone] { serpent-quest-heartstone }
        [high-priestess] { serpent-quest-high-priestess }
        [mother-of-broods] { serpent-quest-mother-of-broods }
        [postern-key] { serpent-quest-postern-key }
       *[other] { $ability }
    }
serpent-source =
    { $source ->
        [skill] own skill
        [ouroboros-ring] “{ serpent-card-ouroboros-ring }”
       *[other] { $source }
    }
serpent-form =
    { $form ->
        [melee] melee
        [magic] magic
        [speed] speed
       *[other] { $form }
    }
serpent-stat =
    { $stat ->
        [melee] melee
        [magic] magic
        [speed] speed
        [level] level
        [health] health
       *[other] { $stat }
    }
serpent-side =
    { $side ->
        [north] in the north
        [east] in the east
        [south] in the south
        [west] in the west
       *[other] { $side }
    }
serpent-phase =
    { $phase ->
        [setup] setup
        [recovery] recovery
        [villainy] villainy
        [location] locations
        [heroic] heroic phase
        [last] last phase
       *[other] { $phase }
    }
serpent-prey-high-priestess = High Priestess
serpent-prey-mother-of-broods = Mother of Broods
serpent-prey-old-snake = Old Snake

## Heroes
serpent-hero-roderick = Roderick Talus
serpent-hero-roderick-rule = Human paladin. Warm hands: once a turn, for 2 glory, heal 1 wound of yours or of a hero here. Old vows: +1 to counter rolls against knights and priestesses.
serpent-hero-roderick-heroic-rule = Young paladin. Young hands: once a turn, for 3 glory, heal 1 wound of yours.
serpent-hero-tainin = Tainin Lightstep
serpent-hero-tainin-rule = Darkling rogue. Soft soles: +1 when passing trap exits, spikes and pits. Cutpurse: once a turn, on entering, take 1 glory from a rival there who has more than you.
serpent-hero-tainin-heroic-rule = Young rogue. Soft soles: +1 when passing trap exits, spikes and pits.
serpent-hero-nord = Nord Fimble
serpent-hero-nord-rule = Gnome tinkerer. Spare parts: once a turn, for 1 glory, draw a card, then discard one. Pry bar: +2 against blocked exits and trap cards.
serpent-hero-nord-heroic-rule = Young tinkerer. Pry bar: +1 against blocked exits and trap cards.
serpent-hero-bel = Bel Brewspirits
serpent-hero-bel-rule = Human apothecary. Gift for magic: for 2 glory re-roll a magic roll. Trained hand: re-roll a 1 or 2 in magic battle for free. Each once a roll.
serpent-hero-bel-heroic-rule = Young apothecary. Trained hand: re-roll a 1 in magic battle for free, once a roll.
serpent-hero-elendus = Elendus Sular
serpent-hero-elendus-rule = Elf arcane archer. Far shot: once a turn, for an action, attack with magic a hero one location away, where a way leads. Barbed light: on a magic strike pay 2 glory for 1 more wound.
serpent-hero-elendus-heroic-rule = Young archer. Young barb: on a magic strike pay 3 glory for 1 more wound.
serpent-hero-sessira = Sessira Scaleborn
serpent-hero-sessira-rule = Lizardfolk serpent-tamer. Tame: on wounding a spawn or snake that attacked you, pay its printed peril in glory and it becomes your minion, even if it was beaten (with 1 health). Kin: spawn have −1 to attack you.
serpent-hero-sessira-heroic-rule = Young serpent-tamer. Young tamer: on wounding a spawn that attacked you, pay 3 glory and it becomes your minion.

## Locations
serpent-location-temple-gate = Temple Gate
serpent-location-temple-gate-rule = The entrance. Heroes start here.
serpent-location-crossroads = Crossroads
serpent-location-crossroads-rule = A tunnel open on all sides.
serpent-location-snake-crawl = Snake Crawl
serpent-location-snake-crawl-rule = A straight tunnel.
serpent-location-sentinel-gallery = Sentinel Gallery
serpent-location-sentinel-gallery-rule = A straight tunnel with a blocked end.
serpent-location-dripping-fork = Dripping Fork
serpent-location-dripping-fork-rule = Once a turn, for 1 glory, heal 1 wound.
serpent-location-bend-of-idols = Bend of Idols
serpent-location-bend-of-idols-rule = Danger 1: trap cards sprung here are harder by 1.
serpent-location-caved-in-way = Caved-in Way
serpent-location-caved-in-way-rule = One way is blocked with rubble.
serpent-location-abyss-bridge = Bridge over the Abyss
serpent-location-abyss-bridge-rule = A pit: pass speed 7 or fall.
serpent-location-gloomy-gut = Gloomy Gut
serpent-location-gloomy-gut-rule = A gloomy tunnel with a trap exit.
serpent-location-gloomy-culvert = Gloomy Culvert
serpent-location-gloomy-culvert-rule = Danger 2: trap cards sprung here are harder by 2.
serpent-location-gloomy-bonewalk = Gloomy Bonewalk
serpent-location-gloomy-bonewalk-rule = Spikes: pass speed 7 or take 1 wound.
serpent-location-watch-room = Watch Room
serpent-location-watch-room-rule = Once a turn lay one more location for free.
serpent-location-inner-sanctum = Inner Sanctum
serpent-location-inner-sanctum-rule = Once a turn, for 3 glory, take a token off the event.
serpent-location-nakaris-lair = Nakari's Lair
serpent-location-nakaris-lair-rule = Nakari attacks every hero who enters in its own turn.
serpent-location-brood-hall = Brood Hall
serpent-location-brood-hall-rule = Spawn attack with +1 here.
serpent-location-armoury-of-ilbor = Armoury of Ilbor
serpent-location-armoury-of-ilbor-rule = Treasures you play here cost 1 less (at least 1).
serpent-location-altar-of-fangs = Altar of Fangs
serpent-location-altar-of-fangs-rule = Once a turn take 1 wound and gain 2 glory.
serpent-location-pit-of-offerings = Pit of Offerings
serpent-location-pit-of-offerings-rule = A pit: pass speed 9 or fall.
serpent-location-vault-of-skins = Vault of Shed Skins
serpent-location-vault-of-skins-rule = Once a turn, for 2 glory, take a glory card of cost 4 or less from the discard.
serpent-location-knights-prison = Knights' Prison
serpent-location-knights-prison-rule = On entering pass level 10 or gain 1 peril.
serpent-location-venom-spring = Venom Spring
serpent-location-venom-spring-rule = Spikes: pass melee 8 or take 1 wound.
serpent-location-priestess-bath = Priestesses' Bath
serpent-location-priestess-bath-rule = Once a turn, for 2 glory, heal 2 wounds.
serpent-location-old-postern = Old Postern
serpent-location-old-postern-rule = The entrance of the heroic game.
serpent-location-rooty-way = Rooty Way
serpent-location-rooty-way-rule = A tunnel with three ways.
serpent-location-old-adit = Old Adit
serpent-location-old-adit-rule = A tunnel with a blocked side way.
serpent-location-crooked-bend = Crooked Bend
serpent-location-crooked-bend-rule = A bend without glory.
serpent-location-three-vaults = Three Vaults
serpent-location-three-vaults-rule = A tunnel with a trap exit.
serpent-location-gloomy-descent = Gloomy Descent
serpent-location-gloomy-descent-rule = A pit: pass speed 6 or fall.
serpent-location-guardroom = Guardroom
serpent-location-guardroom-rule = Once a turn lay one more location for free.
serpent-location-wayside-chapel = Wayside Chapel
serpent-location-wayside-chapel-rule = Once a turn, for 2 glory, heal 1 wound.
serpent-location-crawler-nest = Crawler Nest
serpent-location-crawler-nest-rule = Spawn attack with +1 here.
serpent-location-smugglers-hold = Smugglers' Hold
serpent-location-smugglers-hold-rule = Treasures you play here cost 1 less (at least 1).
serpent-location-drowned-well = Drowned Well
serpent-location-drowned-well-rule = Spikes: pass speed 5 or take 1 wound.
serpent-location-lesser-altar = Lesser Altar
serpent-location-lesser-altar-rule = Danger 1: trap cards sprung here are harder by 1.

## Monsters
serpent-monster-snakeman = Snakeman
serpent-monster-snakeman-rule = Attacks in melee only. Its melee strike deals 2 wounds.
serpent-monster-corrupt-knight = Corrupt Knight
serpent-monster-corrupt-knight-rule = +1 to its attack per corrupt knight attacking this turn, itself included. Its magic strike deals 2 wounds.
serpent-monster-constrictor = Monstrous Constrictor
serpent-monster-constrictor-rule = On a strike the hero also falls, and to rise must pass melee 8 besides the action; a natural 6 always does.
serpent-monster-priestess = Priestess of Nakari
serpent-monster-priestess-rule = +1 to its attack per token on the event. A magic strike also gives 1 peril. When beaten, a token leaves the event.
serpent-monster-choker-spawn = Choker Spawn
serpent-monster-choker-spawn-rule = Spawn: the event's tokens make all spawn of a declaration cheaper.
serpent-monster-spitter-spawn = Spitter Spawn
serpent-monster-spitter-spawn-rule = Spawn: the event's tokens make all spawn of a declaration cheaper.
serpent-monster-whisper-spawn = Whisper Spawn
serpent-monster-whisper-spawn-rule = Spawn: the event's tokens make all spawn of a declaration cheaper.
serpent-monster-three-headed-spawn = Three-headed Spawn
serpent-monster-three-headed-spawn-rule = Spawn. For 1 more peril of the target: +1 to its attack.
serpent-monster-nest-viper = Nest Viper
serpent-monster-nest-viper-rule = After its speed strike the hero passes melee 8 or takes 1 more wound.
serpent-monster-moon-basilisk = Moon Basilisk
serpent-monster-moon-basilisk-rule = A magic strike deals 2 wounds and costs an action in the next turn.
serpent-monster-bone-naga = Bone Naga
serpent-monster-bone-naga-rule = For 2 more peril of the target its strike deals 1 more wound.
serpent-monster-fallen-commander = Fallen Commander
serpent-monster-fallen-commander-rule = Other knights declared with it cost 1 less and have +1 to attack. Its melee strike deals 2 wounds.
serpent-monster-winged-asp = Winged Asp
serpent-monster-winged-asp-rule = Its speed strike also makes the hero's player discard a card at random. It may return to the hand even if wounded.
serpent-monster-temple-shade = Temple Shade
serpent-monster-temple-shade-rule = For 1 more peril the target passes magic 9 or may not respond in this battle.
serpent-monster-gate-hydra = Gate Hydra
serpent-monster-gate-hydra-rule = Its melee strike deals 2 wounds. For 3 more peril of the target it attacks twice.
serpent-monster-nakari = Nakari
serpent-monster-nakari-rule = The goddess. Melee strike: 3 wounds. Magic: 2 wounds and 2 peril. Speed: 2 wounds and a fall. Cannot be discarded, cancelled or tamed; her wounds stay. Whoever beats her wins.
serpent-monster-hatchling = Hatchling
serpent-monster-hatchling-rule = A weak spawn.
serpent-monster-crested-lizard = Crested Lizard
serpent-monster-crested-lizard-rule = A fast beast.
serpent-monster-renegade-squire = Renegade Squire
serpent-monster-renegade-squire-rule = +1 to its attack if another knight attacks in this turn.
serpent-monster-novice = Novice of Nakari
serpent-monster-novice-rule = A priestess. Her magic strike also gives 1 peril.
serpent-monster-racer-snake = Racer Snake
serpent-monster-racer-snake-rule = On a speed strike the hero also falls.
serpent-monster-bone-sentry = Bone Sentry
serpent-monster-bone-sentry-rule = Attacks in melee or magic.
serpent-monster-brood-alpha = Brood Alpha
serpent-monster-brood-alpha-rule = For 1 more peril of the target its melee strike deals 1 more wound.

## Adventures
serpent-card-acid-stream = Acid Stream
serpent-card-acid-stream-rule = Trap. Speed 10: passed – 2 glory; failed – 2 wounds.
serpent-card-stone-maw = Stone Maw
serpent-card-stone-maw-rule = Trap. Melee 9: passed – 1 glory; failed – 1 wound and a fall.
serpent-card-mirror-rift = Mirror Rift
serpent-card-mirror-rift-rule = Trap. Magic 9: passed – a card; failed – the trap's owner moves the hero up to 3 locations away.
serpent-card-dropgate = Dropgate
serpent-card-dropgate-rule = Permanent trap. Speed 9: passed – 1 glory and the trap is gone; failed – an action is lost and the exits are blocked (speed 8) this turn.
serpent-card-eye-of-nakari = Eye of Nakari
serpent-card-eye-of-nakari-rule = Trap. Level 12: passed – a token leaves the event; failed – a level is lost.
serpent-card-frailty = Curse of Frailty
serpent-card-frailty-rule = All values −1. In recovery level 11, or a natural 6, lifts it.
serpent-card-creeping-rust = Creeping Rust
serpent-card-creeping-rust-rule = On a rival's treasure: its upkeep is 2 more.
serpent-card-nakaris-kiss = Nakari's Kiss
serpent-card-nakaris-kiss-rule = On your monster: +2 to attack, 1 more wound a strike. On your trap: its test is harder by 2.
serpent-card-tremor-of-coils = Tremor of Coils
serpent-card-tremor-of-coils-rule = Swap two locations, neither the entrance nor Nakari's lair.
serpent-card-brand-of-oblivion = Brand of Oblivion
serpent-card-brand-of-oblivion-rule = The hero loses a level.
serpent-card-tribute = Tribute to the Goddess
serpent-card-tribute-rule = For X peril the hero loses X glory.
serpent-card-slick-stone = Slick Stone
serpent-card-slick-stone-rule = Any moment: −2 to a threat, search or quest roll of a rival.
serpent-card-rain-of-serpents = Rain of Serpents
serpent-card-rain-of-serpents-rule = Each rival passes speed 9 or takes 1 wound.
serpent-card-repel = Repel
serpent-card-repel-rule = Response: discard an attacking monster.
serpent-card-distraction = Distraction
serpent-card-distraction-rule = Once a turn hand 1 of your peril to a rival.
serpent-card-command-fiend = Command Fiend
serpent-card-command-fiend-rule = Response: an attacking spawn becomes your minion.
serpent-card-rolling-escape = Rolling Escape
serpent-card-rolling-escape-rule = Response: cancel a melee or speed attack on you, and fall.
serpent-card-battle-trance = Battle Trance
serpent-card-battle-trance-rule = +1 to your counter rolls. Upkeep 1.
serpent-card-delvers-sense = Delver's Sense
serpent-card-delvers-sense-rule = +1 against exits, obstacles and traps. Once a turn, for 1 glory, an exit of your location is open.
serpent-card-step-through-gloom = Step through Gloom
serpent-card-step-through-gloom-rule = Any moment: go to a location at most 2 away, or from one gloomy tunnel to another.
serpent-card-ward-of-scales = Ward of Scales
serpent-card-ward-of-scales-rule = Snakes, serpentfolk and spawn have −1 to attack you.
serpent-card-second-wind = Second Wind
serpent-card-second-wind-rule = An action for every 2 glory paid.
serpent-card-counterstroke = Counterstroke
serpent-card-counterstroke-rule = Response: counter an attack with your best value; your strike deals 1 more wound.
serpent-card-sworn-oath = Sworn Oath
serpent-card-sworn-oath-rule = On your personal quest: +1 to tries and searches; when it is done, draw 2 cards.
serpent-card-rejuvenation = Potion of Rejuvenation
serpent-card-rejuvenation-rule = Any moment: heal 8 wounds.
serpent-card-belt-pouch = Belt Pouch
serpent-card-belt-pouch-rule = Two more places for treasures.
serpent-card-plate-of-gwildor = Plate of Gwildor
serpent-card-plate-of-gwildor-rule = Once a turn prevents 1 wound of an attack or trap.
serpent-card-hooded-helm = Hooded Helm
serpent-card-hooded-helm-rule = +1 to magic counters. You lose neither levels nor actions by effects.
serpent-card-blade-of-ilbor = Blade of Ilbor
serpent-card-blade-of-ilbor-rule = Melee +1; against knights +1 more to attack and counter.
serpent-card-rod-of-seven-skins = Rod of Seven Skins
serpent-card-rod-of-seven-skins-rule = Magic +1. Once a turn counter a melee attack with magic. Upkeep 1.
serpent-card-ouroboros-ring = Ouroboros Ring
serpent-card-ouroboros-ring-rule = Once a turn, for 1 glory, re-roll a roll of yours.
serpent-card-runaways-boots = Runaway's Boots
serpent-card-runaways-boots-rule = Speed +1.
serpent-card-vial-of-venom = Vial of Venom
serpent-card-vial-of-venom-rule = On your weapon: your strikes deal 1 more wound; after each, a 1–3 on a die uses it up.
serpent-card-spring-bow = Spring Bow
serpent-card-spring-bow-rule = Trap. Speed 7: passed – 1 glory; failed – 1 wound.
serpent-card-drowsy-smoke = Drowsy Smoke
serpent-card-drowsy-smoke-rule = Trap. Magic 6: passed – a card; failed – 2 actions are lost.
serpent-card-false-floor = False Floor
serpent-card-false-floor-rule = Trap. Melee 6: passed – 1 glory; failed – a fall and 1 peril.
serpent-card-wrong-turn = Wrong Turn
serpent-card-wrong-turn-rule = Move the hero up to 2 locations away.
serpent-card-settling-floor = Settling Floor
serpent-card-settling-floor-rule = Turn a location without heroes by 180°.
serpent-card-petty-tribute = Petty Tribute
serpent-card-petty-tribute-rule = For X peril the hero loses X glory.
serpent-card-sharp-shout = Sharp Shout
serpent-card-sharp-shout-rule = Response: cancel the attack of a monster of cost 3 or less.
serpent-card-knack = Knack
serpent-card-knack-rule = +1 against threats.
serpent-card-sprint = Sprint
serpent-card-sprint-rule = Any moment: gain an action.
serpent-card-steady-grip = Steady Grip
serpent-card-steady-grip-rule = +1 to your attack rolls.
serpent-card-small-draught = Small Draught
serpent-card-small-draught-rule = Any moment: heal 2 wounds.
serpent-card-leather-coat = Leather Coat
serpent-card-leather-coat-rule = Once a turn prevents 1 wound, whatever deals it. Upkeep 1.
serpent-card-short-sword = Short Sword
serpent-card-short-sword-rule = Melee +1.
serpent-card-apprentice-wand = Apprentice's Wand
serpent-card-apprentice-wand-rule = Magic +1.

## Quests
serpent-quest-crown-of-ilbor = Crown of Ilbor
serpent-quest-crown-of-ilbor-rule = Artefact, Armoury of Ilbor. Two passes of melee 9 or speed 10, 14 glory a try; a failure wounds. Reward: heal 3; kept: melee +1.
serpent-quest-heartstone = The Heartstone
serpent-quest-heartstone-rule = Artefact, Altar of Fangs. Pay 26 glory. Kept: one more boon place; once a turn, for 2 glory, heal 1.
serpent-quest-tolling-bell = The Tolling Bell
serpent-quest-tolling-bell-rule = Influence, Watch Room. While open: 1 peril each recovery. Two passes of magic 9, speed 10 or level 12, 14 glory a try; a failure throws you to the entrance. Reward: 4 peril less, heal 3.
serpent-quest-renunciation = Renunciation
serpent-quest-renunciation-rule = Sacrifice, Pit of Offerings. Take 3 wounds and discard prepared boons and treasures worth 14 glory. Reward: 2 glory, 2 cards, heal 2.
serpent-quest-high-priestess = Defeat the High Priestess
serpent-quest-high-priestess-rule = Hunt, Priestesses' Bath or Inner Sanctum. A priestess: +1 to her attack per token on the event; her magic strike also gives 1 peril. Wounds on her stay. Reward: 3 tokens leave the event, heal 3.
serpent-quest-mother-of-broods = Slay the Mother of Broods
serpent-quest-mother-of-broods-rule = Hunt, Brood Hall. A snake: on her speed strike the hero also falls. Wounds on her stay. Reward: heal 3, 1 glory.
serpent-quest-orders-cache = The Order's Cache
serpent-quest-orders-cache-rule = Search 9 in any chamber, then level 11, 18 glory a try; a failure wounds. Reward: 2 cards, heal 2.
serpent-quest-chronicler = The Forgotten Chronicler
serpent-quest-chronicler-rule = Search 6 in a gloomy tunnel, then pay 25 glory. Reward: lay up to 2 locations, a glory card from the discard, heal 2.
serpent-quest-captive-knight = The Captive Knight
serpent-quest-captive-knight-rule = Escort, Knights' Prison to Temple Gate. To take it: melee 9, magic 10 or level 12, 18 glory a try; a failure wounds. Carried: 2 actions less, no warps. Reward: 1 glory, heal 3.
serpent-quest-basilisk-egg = The Basilisk Egg
serpent-quest-basilisk-egg-rule = Escort, Brood Hall to Vault of Shed Skins. To take it: magic 9, melee 10 or level 12, 18 glory a try; a failure wounds. Carried: 1 action less, snakes and spawn attack with +1, no warps. Reward: a card, heal 3.
serpent-quest-foul-the-spring = Foul the Spring
serpent-quest-foul-the-spring-rule = Threat, Venom Spring. Two passes of melee 9 or magic 9, 14 glory a try; a failure wounds every hero here. Reward: heal 3.
serpent-quest-rope-over-abyss = Rope over the Abyss
serpent-quest-rope-over-abyss-rule = Threat, Bridge over the Abyss. Two passes of speed 9 or health 19, 15 glory a try; a failure makes every hero here fall. Reward: 2 glory, 2 more actions next turn, heal 2.
serpent-quest-oracles-dice = The Blind Oracle's Dice
serpent-quest-oracles-dice-rule = Chance, Crossroads. 8 or more on two dice, 16 glory a try; a failure gives 1 peril. Reward: 3 peril less, heal 2.
serpent-quest-defeat-nakari = Defeat Nakari
serpent-quest-defeat-nakari-rule = Hunt, Nakari's Lair. Beating her wins the game at once.
serpent-quest-postern-key = The Postern Key
serpent-quest-postern-key-rule = Artefact, Guardroom. Melee 7 or speed 7; a failure wounds. Kept: once a turn an exit of your location is open.
serpent-quest-restless-dead = Restless Dead
serpent-quest-restless-dead-rule = Influence, Wayside Chapel. While open: 1 peril each recovery. Pay 4 glory. Reward: heal 1.
serpent-quest-altar-coin = A Coin for the Altar
serpent-quest-altar-coin-rule = Sacrifice, Lesser Altar. Take 1 wound and discard 2 cards of the hand. Reward: 2 glory.
serpent-quest-old-snake = The Nest's Old Snake
serpent-quest-old-snake-rule = Hunt, Crawler Nest. Reward: heal 2.
serpent-quest-buried-satchel = Buried Satchel
serpent-quest-buried-satchel-rule = Search 6 in any chamber, then pay 1 glory. Reward: a card, 1 glory.
serpent-quest-lost-acolyte = The Lost Acolyte
serpent-quest-lost-acolyte-rule = Escort, Drowned Well to Wayside Chapel. Carried: spawn attack with +1. Reward: 3 glory.
serpent-quest-bail-the-well = Bail the Well
serpent-quest-bail-the-well-rule = Threat, Drowned Well. Magic 7 or melee 8; a failure wounds every hero here. Reward: 2 glory.
serpent-quest-knucklebones = Knucklebones
serpent-quest-knucklebones-rule = Chance, Smugglers' Hold. 8 or more on two dice; a failure costs 1 glory. Reward: 3 glory.

## The event
serpent-event-wrath = Wrath of the Serpent Goddess
serpent-event-wrath-rule = At the start of each turn a die of 4 or more lays a token here, up to 5. Each token makes the spawn of a declaration cheaper by 1 in all and gives priestesses +1 to attack.

## Figures on the cards page
serpent-pack-heroic = heroic pack
serpent-figure-values = Melee / magic / speed: { $value }
serpent-figure-hero-values = Melee / magic / speed by level: { $value }
serpent-figure-health = Health: { $value }
serpent-figure-boons = Places for boons: { $value }
serpent-figure-treasures = for treasures: { $value }
serpent-figure-kind = { $value }
serpent-figure-glory = Glory: { $value }
serpent-figure-peril = Peril: { $value }
serpent-figure-exits = Sides clockwise: { $value }
serpent-figure-copies = Cards: { $value }
serpent-figure-cost = Cost: { $value }
serpent-figure-kinds = Kind: { $value }
serpent-figure-attacks = Attacks by { $value }
serpent-figure-sort = { $value }
serpent-figure-timing = { $value }
serpent-figure-duration = { $value }
serpent-figure-upkeep = Upkeep: { $value }
serpent-value-melee = melee
serpent-value-magic = magic
serpent-value-speed = speed
serpent-value-entrance = Entrance
serpent-value-tunnel = Tunnel
serpent-value-gloomy = Gloomy tunnel
serpent-value-chamber = Chamber
serpent-value-open = open
serpent-value-wall = wall
serpent-value-exits-blocked = blocked:
serpent-value-exits-trap = trap:
serpent-value-boon = Boon
serpent-value-treasure = Treasure
serpent-value-curse = Curse
serpent-value-trap = Trap
serpent-value-any = at any time
serpent-value-heroic = in the heroic phase
serpent-value-response = as a response
serpent-value-villainy = in the villainy phase
serpent-value-instant = at once
serpent-value-permanent = stays
serpent-value-attachment = is attached

## Achievements
serpent-achievement-goddess = Goddess slayer
serpent-achievement-goddess-how = Win by slaying Nakari.
serpent-achievement-last-one = The last one
serpent-achievement-last-one-how = Win as the last hero left.
serpent-achievement-sure-footed = Sure-footed
serpent-achievement-sure-footed-how = Win without ever falling.
serpent-achievement-swift = In and out
serpent-achievement-swift-how = Win by quests in at most eight turns of yours.
serpent-achievement-ringleader = Ringleader
serpent-achievement-ringleader-how = Make three minions your own in one game.
serpent-achievement-fellowship = Fellowship
serpent-achievement-fellowship-how = Finish games with five different heroes.
