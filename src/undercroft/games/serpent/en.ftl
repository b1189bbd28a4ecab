# Wrath of the Serpent Goddess

serpent-title = Dungeoneer: Wrath of the Serpent Goddess
serpent-about = Lead a hero through the temple of the serpent goddess, and on your turn play the temple itself: send monsters, traps and curses against your rivals. Complete three quests to win.
serpent-rules =
    Each player leads a hero through the temple of the serpent goddess and, on their turn, plays the dungeon itself against the others.

    Three completed quests win at once; so does beating Nakari, and so does being the last hero standing.

    A turn: the wrath of the goddess may grow; recovery gives actions equal to speed; in villainy you spend the peril of your rivals on curses, traps and monsters; a new location is laid; then your hero moves, explores, plays glory cards and tries quests; at the end you discard a card, may keep one action, and draw up to five.

    Entering a new location brings its glory and its peril. Glory pays for your own boons and treasures, peril is spent by the others against you. Exits may be open, walled, blocked (a test, or an action is lost) or trapped (a test, or a wound).

    Battle: the attacker chooses a form, both roll a die and add their value; the higher total deals a wound. The attacked hero may respond with cards before, and challenge one attacker afterwards for an action. Wounds on monsters pay glory, wounds on heroes pay peril.


## Prompts
serpent-prompt-wait = { $who } is choosing.
serpent-prompt-over = The game is over.
serpent-prompt-upkeep = You cannot pay all upkeep: which card do you keep?
serpent-prompt-villainy =
    { $declares ->
        [word] Villainy: spend your rivals’ peril.
       *[itself] Villainy: spend your rivals’ peril. Once there is nothing left to spend, the encounters begin.
    }
serpent-prompt-lay = Where do you place “{ serpent-place }”?
serpent-prompt-heroic = Heroic phase: what does your hero do?
serpent-prompt-discard = End of the turn: discard a card.
serpent-prompt-split = You draw { $count }: how many from the glory deck?
serpent-prompt-enter = Before the location takes effect you may play a card.
serpent-prompt-dodge = Spikes! Dodge for an action, or take the test?
serpent-prompt-duel = Attack a hero in your location with your saved action?
serpent-prompt-reroll = The die shows { $die }. Re-roll?
serpent-prompt-stat = Which value do you test?
serpent-prompt-slick = { $whom } is about to roll. Interfere?
serpent-prompt-hand = Discard a card from your hand ({ $count } to go).
serpent-prompt-return = Which card do you take from the discard pile?
serpent-prompt-warp = Where do you send { $whom }?
serpent-prompt-swap = Which location do you move?
serpent-prompt-turn-round = Which location do you rotate?
serpent-prompt-rescue =
    { $count ->
        [one] { $count } wound would fell your hero. Do you heal?
       *[other] { $count } wounds would fell your hero. Do you heal?
    }
serpent-prompt-response = Your hero is attacked. How do you respond?
serpent-prompt-stand-in = Who counters?
serpent-prompt-hit = A strike! Pay for another wound?
serpent-prompt-spoils = A strike! Deal a wound or take the escort?
serpent-prompt-tame = Tame “{ serpent-card }”?
serpent-prompt-challenge = Challenge: whom do you attack in return?
serpent-prompt-settle = Where does “{ serpent-card }” go? From the lair it can attack again.
serpent-prompt-crowd = The lair is full: which monster leaves?
serpent-prompt-peril = Give { $count } peril to whom?
serpent-prompt-form = In which form does “{ serpent-monster }” attack { $whom }?
serpent-prompt-offer = Offer cards worth { $count } more glory.
serpent-prompt-explore-more =
    { $count ->
    [one] Place one more location?
       *[other] Place a location? You may place up to { $count }.
    }
serpent-prompt-limit = Too many cards in your inventory: which do you discard?
serpent-prompt-choose-hero = Choose a hero.
serpent-prompt-entrance = At which entrance does { $whom } appear?
serpent-prompt-tile = Which location do you place?
serpent-prompt-away = Slip away?
serpent-prompt-victim = Whom do you rob?
serpent-prompt-treasure = You may play treasures after the battle.

## Moves
serpent-move-pass = Pass
serpent-move-done = Done
serpent-move-go = Go to “{ serpent-place }”
serpent-move-explore = Explore for an action
serpent-move-try = Try “{ serpent-quest }”
serpent-move-try-with = Try “{ serpent-quest }”: test { serpent-stat }
serpent-move-search = Search for “{ serpent-quest }”
serpent-move-take = Take “{ serpent-quest }” along
serpent-move-take-with = Take “{ serpent-quest }” along: test { serpent-stat }
serpent-move-deliver = Deliver “{ serpent-quest }”
serpent-move-drop = Leave “{ serpent-quest }” here
serpent-move-attack = Attack { $whom } ({ serpent-form })
serpent-move-stand = Stand up
serpent-move-lie = Lie down for an action
serpent-move-play = Play “{ serpent-card }”
serpent-move-play-for = Play “{ serpent-card }” for { $count }
serpent-move-play-at = Play “{ serpent-card }”: go to “{ serpent-place }”
serpent-move-play-against = Play “{ serpent-card }” against { serpent-target }
serpent-move-play-on = Play “{ serpent-card }” on { serpent-target }
serpent-move-vow = Swear “{ serpent-card }” on “{ serpent-quest }”
serpent-move-stow = Keep “{ serpent-card }” for later
serpent-move-drink = Use “{ serpent-card }”
serpent-move-use = Use “{ serpent-ability }”
serpent-move-use-on = Use “{ serpent-ability }” on { $whom }
serpent-move-use-at = Use “{ serpent-ability }” on the exit { serpent-side }
serpent-move-use-against = Use “{ serpent-ability }” against { serpent-target }
serpent-move-curse = “{ serpent-card }” on { $whom }
serpent-move-curse-for = “{ serpent-card }” on { $whom } for { $count }
serpent-move-rust = Put “{ serpent-card }” on { serpent-target }
serpent-move-bless = Put “{ serpent-card }” on { serpent-target } for { $whom }’s peril
serpent-move-send = Send “{ serpent-card }” at { $whom } ({ serpent-form })
serpent-move-loose = From the lair: “{ serpent-card }” at { $whom } ({ serpent-form })
serpent-move-set = Set “{ serpent-card }” in “{ serpent-place }” for { $whom }’s peril
serpent-move-boost = Boost encounter { $count }
serpent-move-unleash = Unleash the encounters
serpent-move-rouse = Rouse Nakari against { $whom } ({ serpent-form })
serpent-move-lay = Place it { serpent-spot }
serpent-move-lay-turned = Place it { serpent-spot }, rotated
serpent-move-dodge = Dodge for an action
serpent-move-risk = Take the test
serpent-move-reroll = Re-roll: { serpent-source }
serpent-move-keep = Keep the die
serpent-move-test = Test { serpent-stat }
serpent-move-discard = Discard “{ serpent-card }”
serpent-move-scrap = Discard the treasure “{ serpent-card }”
serpent-move-banish = Discard the monster “{ serpent-card }”
serpent-move-recover = Take “{ serpent-card }” from the discard pile
serpent-move-warp = To “{ serpent-place }”
serpent-move-swap = Move “{ serpent-place }”
serpent-move-turn = Rotate “{ serpent-place }”
serpent-move-stand-in = “{ serpent-card }” counters
serpent-move-counter = The hero counters
serpent-move-pay = Pay: “{ serpent-ability }”
serpent-move-decline = No
serpent-move-wound = Deal a wound
serpent-move-steal = Take the escort: “{ serpent-quest }”
serpent-move-tame = Tame “{ serpent-card }”
serpent-move-challenge = Challenge { serpent-target } ({ serpent-form })
serpent-move-duel = Challenge { $whom } ({ serpent-form })
serpent-move-order = “{ serpent-card }” attacks { serpent-target } ({ serpent-form })
serpent-move-to-hand = “{ serpent-card }”: to your hand
serpent-move-to-lair = “{ serpent-card }”: to your lair
serpent-move-all-to-lair = All of them to your lair
serpent-move-peril = { $count } peril to { $whom }
serpent-move-form = { serpent-form }
serpent-move-offer = Offer “{ serpent-card }”
serpent-move-hero = { serpent-hero }
serpent-move-appear = At “{ serpent-place }”
serpent-move-tile = Place “{ serpent-place }”
serpent-move-split = { $count } from the glory deck
serpent-move-rob = Rob { $whom }
serpent-move-shed = Discard “{ serpent-card }”
serpent-move-retain = Keep “{ serpent-card }”
serpent-move-recall = Scrap the plan

## What happens
serpent-event-turn = Round { $round }: { $who } to play.
serpent-event-turn-you = Round { $round }: your turn.
serpent-event-tokens =
    { $tokens ->
        [one] The goddess grows angrier: { $tokens } wrath token.
       *[other] The goddess grows angrier: { $tokens } wrath tokens.
    }
serpent-event-glory = { $who } gains { $count } glory.
serpent-event-glory-you = You gain { $count } glory.
serpent-event-glory-lost = { $who } gives up { $count } glory.
serpent-event-glory-lost-you = You give up { $count } glory.
serpent-event-peril = { $who } gains { $count } peril.
serpent-event-peril-you = You gain { $count } peril.
serpent-event-peril-lost = { $who } loses { $count } peril.
serpent-event-peril-lost-you = You lose { $count } peril.
serpent-event-healed =
    { $who } heals { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }.
serpent-event-healed-you =
    You heal { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }.
serpent-event-wounded =
    { $who } takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }.
serpent-event-wounded-you =
    You take { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }.
serpent-event-felled = { $who } loses a hero: felled!
serpent-event-felled-you = You lose a hero: felled!
serpent-event-hero = { $who } plays { serpent-hero }.
serpent-event-hero-you = You play { serpent-hero }.
serpent-event-appeared = { $who } brings a new hero in at “{ serpent-place }”.
serpent-event-appeared-you = You bring a new hero in at “{ serpent-place }”.
serpent-event-shuffled = The discard pile is shuffled into a new deck.
serpent-event-drew =
    { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
serpent-event-drew-you =
    You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
serpent-event-drew-card = { $who } draws “{ serpent-card }”.
serpent-event-drew-card-you = You draw “{ serpent-card }”.
serpent-event-shared-quest = A new shared quest: “{ serpent-quest }”.
serpent-event-personal-quest = { $who } gets the quest “{ serpent-quest }”.
serpent-event-personal-quest-you = You get the quest “{ serpent-quest }”.
serpent-event-over = The game is over.
serpent-event-played = { $who } plays “{ serpent-card }”.
serpent-event-played-you = You play “{ serpent-card }”.
serpent-event-drank = { $who } uses “{ serpent-card }”.
serpent-event-drank-you = You use “{ serpent-card }”.
serpent-event-used = { $who } uses “{ serpent-ability }”.
serpent-event-used-you = You use “{ serpent-ability }”.
serpent-event-cursed = { $who } plays “{ serpent-card }” for { $whom }’s peril.
serpent-event-cursed-you = You play “{ serpent-card }” for { $whom }’s peril.
serpent-event-cursed-at-you = { $who } plays “{ serpent-card }” for your peril.
serpent-event-passed = { $who } passes the { serpent-stat } test: rolled { $die }, { $total } against { $number }.
serpent-event-passed-you = You pass the { serpent-stat } test: rolled { $die }, { $total } against { $number }.
serpent-event-freed = { $who } rolls a natural 6 and breaks free, even with { $total } against { $number } ({ serpent-stat }).
serpent-event-freed-you = You roll a natural 6 and break free, even with { $total } against { $number } ({ serpent-stat }).
serpent-event-failed = { $who } fails the { serpent-stat } test: rolled { $die }, { $total } against { $number }.
serpent-event-failed-you = You fail the { serpent-stat } test: rolled { $die }, { $total } against { $number }.
serpent-event-rerolled = { $who } re-rolls a { $die }.
serpent-event-rerolled-you = You re-roll a { $die }.
serpent-event-prevented = “{ serpent-card }” saves { $who } from a wound.
serpent-event-prevented-you = “{ serpent-card }” saves you from a wound.
serpent-event-went = { $who } enters “{ serpent-place }”.
serpent-event-went-you = You enter “{ serpent-place }”.
serpent-event-waits = { $who } opens the exit but has no strength left to go on.
serpent-event-waits-you = You open the exit but have no strength left to go on.
serpent-event-robbed = { $who } picks { $whom }’s pocket.
serpent-event-robbed-you = You pick { $whom }’s pocket.
serpent-event-robbed-at-you = { $who } picks your pocket.
serpent-event-sprung = { $who } walks into “{ serpent-card }”!
serpent-event-sprung-you = You walk into “{ serpent-card }”!
serpent-event-lay-down = { $who } lies down.
serpent-event-lay-down-you = You lie down.
serpent-event-fell = { $who } falls down.
serpent-event-fell-you = You fall down.
serpent-event-rose = { $who } stands up.
serpent-event-rose-you = You stand up.
serpent-event-level = { $who } is now level { $level }.
serpent-event-level-you = You are now level { $level }.
serpent-event-discarded = { $who } discards “{ serpent-card }”.
serpent-event-discarded-you = You discard “{ serpent-card }”.
serpent-event-recovered = { $who } takes “{ serpent-card }” from the discard pile.
serpent-event-recovered-you = You take “{ serpent-card }” from the discard pile.
serpent-event-swapped = { $who } swaps “{ serpent-place }” and “{ serpent-other }”.
serpent-event-swapped-you = You swap “{ serpent-place }” and “{ serpent-other }”.
serpent-event-turned = { $who } rotates “{ serpent-place }”.
serpent-event-turned-you = You rotate “{ serpent-place }”.
serpent-event-turned-up = A new location: “{ serpent-place }”.
serpent-event-laid = { $who } places “{ serpent-place }”.
serpent-event-laid-you = You place “{ serpent-place }”.
serpent-event-cancelled = { $who } evades the attack.
serpent-event-cancelled-you = You evade the attack.
serpent-event-answer = { $who } counters with { serpent-form }.
serpent-event-answer-you = You counter with { serpent-form }.
serpent-event-repelled = { $who } drives off “{ serpent-card }”.
serpent-event-repelled-you = You drive off “{ serpent-card }”.
serpent-event-minion = “{ serpent-card }” now serves { $who }.
serpent-event-minion-you = “{ serpent-card }” now serves you.
serpent-event-duel = { $who } attacks { $whom } ({ serpent-form }).
serpent-event-duel-you = You attack { $whom } ({ serpent-form }).
serpent-event-duel-at-you = { $who } attacks you ({ serpent-form }).
serpent-event-sent = { $who } sends “{ serpent-card }” at { $whom } ({ serpent-form }).
serpent-event-sent-you = You send “{ serpent-card }” at { $whom } ({ serpent-form }).
serpent-event-sent-at-you = { $who } sends “{ serpent-card }” at you ({ serpent-form }).
serpent-event-trap-laid = { $who } sets “{ serpent-card }” in “{ serpent-place }”.
serpent-event-trap-laid-you = You set “{ serpent-card }” in “{ serpent-place }”.
serpent-event-hunted = “{ serpent-monster }” attacks { $who } ({ serpent-form }).
serpent-event-hunted-you = “{ serpent-monster }” attacks you ({ serpent-form }).
serpent-event-attack = { serpent-attacker } attacks { serpent-foe } ({ serpent-form }): rolled { $die }, total { $total }.
serpent-event-counter = { serpent-foe } strikes back at { serpent-attacker } ({ serpent-form }): rolled { $die }, total { $total }.
serpent-event-challenge = Challenge! { serpent-attacker } attacks { serpent-foe } in return ({ serpent-form }).
serpent-event-tie = A tie: nobody is wounded.
serpent-event-shot-missed = The shot misses. { $who } is too far away to be struck back.
serpent-event-shot-missed-you = The shot misses. You are too far away to be struck back.
serpent-event-monster-hit =
    “{ serpent-monster }” takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }.
serpent-event-beaten = “{ serpent-card }” is slain.
serpent-event-stole = { $who } takes “{ serpent-quest }” from { $whom }.
serpent-event-stole-you = You take “{ serpent-quest }” from { $whom }.
serpent-event-stole-at-you = { $who } takes “{ serpent-quest }” from you.
serpent-event-to-hand = “{ serpent-card }” returns to { $who }’s hand.
serpent-event-to-hand-you = “{ serpent-card }” returns to your hand.
serpent-event-to-lair = “{ serpent-card }” retreats to { $who }’s lair.
serpent-event-to-lair-you = “{ serpent-card }” retreats to your lair.
serpent-event-buried = { $who } discards “{ serpent-card }”.
serpent-event-buried-you = You discard “{ serpent-card }”.
serpent-event-tries = { $who } tries “{ serpent-quest }”.
serpent-event-tries-you = You try “{ serpent-quest }”.
serpent-event-dice-passed = { $who } rolls { $total } on two dice against { $number }: success.
serpent-event-dice-passed-you = You roll { $total } on two dice against { $number }: success.
serpent-event-dice-failed = { $who } rolls { $total } on two dice against { $number }: failure.
serpent-event-dice-failed-you = You roll { $total } on two dice against { $number }: failure.
serpent-event-step = { $who } makes progress on “{ serpent-quest }”.
serpent-event-step-you = You make progress on “{ serpent-quest }”.
serpent-event-found = { $who } finds what “{ serpent-quest }” is about: { $total } against { $number }.
serpent-event-found-you = You find what “{ serpent-quest }” is about: { $total } against { $number }.
serpent-event-not-found = { $who } searches in vain for “{ serpent-quest }”: { $total } against { $number }.
serpent-event-not-found-you = You search in vain for “{ serpent-quest }”: { $total } against { $number }.
serpent-event-offered = { $who } sacrifices “{ serpent-card }”.
serpent-event-offered-you = You sacrifice “{ serpent-card }”.
serpent-event-took = { $who } takes “{ serpent-quest }” along.
serpent-event-took-you = You take “{ serpent-quest }” along.
serpent-event-dropped = { $who } leaves “{ serpent-quest }” behind.
serpent-event-dropped-you = You leave “{ serpent-quest }” behind.
serpent-event-completed = { $who } completes “{ serpent-quest }”!
serpent-event-completed-you = You complete “{ serpent-quest }”!
serpent-event-shed = { $who } discards “{ serpent-card }”: no room.
serpent-event-shed-you = You discard “{ serpent-card }”: no room.
serpent-event-upkeep = { $who } pays { $count } glory for upkeep.
serpent-event-upkeep-you = You pay { $count } glory for upkeep.
serpent-event-unpaid = “{ serpent-card }” returns to { $who }’s hand: its upkeep was not paid.
serpent-event-unpaid-you = “{ serpent-card }” returns to your hand: its upkeep was not paid.
serpent-event-peril-dice =
    { $who } rolls { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $count ->
        [0] no peril card.
        [one] { $count } peril card.
       *[other] { $count } peril cards.
    }
serpent-event-peril-dice-you =
    You roll { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $count ->
        [0] no peril card.
        [one] { $count } peril card.
       *[other] { $count } peril cards.
    }
serpent-event-peril-card = { $who } faces a peril card: “{ serpent-card }”.
serpent-event-peril-card-you = You face a peril card: “{ serpent-card }”.
serpent-event-appears = “{ serpent-card }” attacks { $who }.
serpent-event-appears-you = “{ serpent-card }” attacks you.
serpent-event-stage = The legendary stage begins!
serpent-why-moment = Something else has to be decided now.
serpent-why-unknown =
    { $kind ->
        [card] There is no card “{ $word }”.
        [place] There is no location “{ $word }”.
        [quest] There is no quest “{ $word }”.
        [hero] There is no hero “{ $word }”.
        [ability] There is no ability “{ $word }”.
        [form] “{ $word }” is not a form of battle: there are melee, magic and speed.
        [stat] “{ $word }” is not a hero’s value.
       *[side] “{ $word }” is not a side: there are north, east, south and west.
    }
serpent-why-oneself = That is your own hero.
serpent-why-nobody = There is no such hero in the game.

## Why not
serpent-why-fallen = A fallen hero can only spend an action on standing up.
serpent-why-no-action = No actions left for this.
serpent-why-standing = Your hero is already standing.
serpent-why-lying = The action gained by lying down is spent at once, and on something else.
serpent-why-no-lying = Heroes lie down for an action only in the “Limited movement” variant.
serpent-why-lies = Your hero is already lying down.
serpent-why-lain = A hero lies down for an action only once per turn.
serpent-why-lying-idle = There is nothing to spend the action on.
serpent-why-off-map = “{ serpent-place }” is not on the map yet.
serpent-why-there = Your hero is already there.
serpent-why-no-way = You cannot reach “{ serpent-place }”: too few actions, or more than one exit on the way needs a test.
serpent-why-step-by-step = You cannot reach “{ serpent-place }” in one walk: go step by step.
serpent-why-fought = A hero starts only one battle per turn.
serpent-why-not-here = That hero is not in your location.
serpent-why-map-full = No more locations fit on the map.
serpent-why-map-whole = All locations are on the map.
serpent-why-no-quest = That quest is not on the table.
serpent-why-quest-done = That quest is already completed.
serpent-why-not-yours = That is another player’s personal quest.
serpent-why-wrong-place = Nothing can be done for this quest in your location.
serpent-why-escort = An escort is taken along from one location and delivered to another: there is nothing to try.
serpent-why-no-escort = Only escorts are taken along, dropped and delivered.
serpent-why-not-carried = This escort is not with your hero.
serpent-why-carried = This escort is already with your hero.
serpent-why-deliver = This escort is delivered at “{ serpent-place }”.
serpent-why-arrived = Deliver the escort here instead of dropping it.
serpent-why-dropped = A hero drops an escort only once per turn.
serpent-why-token = The escort is waiting at “{ serpent-place }”.
serpent-why-fresh = You cannot pick it up in the turn you dropped it.
serpent-why-no-search = There is nothing to search for in this quest.
serpent-why-found = Already found: now try the quest.
serpent-why-not-found = First search for it here.
serpent-why-name-stat = Choose the value to test: { $stats }.
serpent-why-no-stat = There is no value to choose here.
serpent-why-give-cards = This takes { $count } cards from your hand, more than you have.
serpent-why-give-health = This takes { $count } health, and your hero would fall.
serpent-why-give-worth = This takes prepared cards worth { $count } glory, more than you have.
serpent-why-glory = This costs { $count } glory, more than you have.
serpent-why-not-in-hand = This card is not in your hand.
serpent-why-peril-card = Peril cards are played against rivals, for their peril.
serpent-why-glory-card = Glory cards are played for your own hero.
serpent-why-legendary = Legendary cards need level { $level }.
serpent-why-time =
    { $timing ->
        [heroic] Use this in your own heroic phase.
        [response] Use this in response to an attack.
       *[any] In other players’ turns you are asked about this only when it helps at once.
    }
serpent-why-entering = When entering, you can only play cards that help against what awaits your hero.
serpent-why-how =
    { $how ->
        [play] This card has no target and no price to choose.
        [play-for] Choose how much glory you pay for this card.
        [play-at] Choose the location this card leads to.
        [play-against] Choose the attack this card is played against.
        [play-on] Choose the weapon this card goes on.
        [vow] Choose the quest of yours this card goes on.
        [use] This ability has no target.
        [use-on] Choose the hero this ability is used on.
        [use-at] Choose the exit this ability is used on.
        [use-against] Choose the attack this ability is used against.
        [curse] This curse has one target and a fixed price.
        [curse-for] Choose how much peril this curse costs.
        [rust] This curse goes on a rival’s treasure.
       *[bless] This curse goes on a monster or trap of yours.
    }
serpent-why-no-room = No room in the inventory, or you already have a treasure of this type.
serpent-why-alone-boon = In a solo game, permanent boons are played only at an entrance.
serpent-why-alone-treasure = In a solo game, permanent treasures are played at the end of a battle.
serpent-why-stow = You can keep only an instant treasure for later, and only in your heroic phase.
serpent-why-unhurt = Your hero is not wounded.
serpent-why-saved = You cannot save a second action.
serpent-why-muted = Your hero cannot respond in this battle.
serpent-why-steps = Glory for this card is paid in steps of { $count }, and no more than you have.
serpent-why-held = Your hero cannot be warped now.
serpent-why-too-far = This card does not lead to “{ serpent-place }”.
serpent-why-no-attack = There is no attack this card could stop.
serpent-why-host-quest = This card goes on an open personal quest of yours, one per quest.
serpent-why-host-weapon = This card goes on a weapon of yours, one per weapon.
serpent-why-no-potion = You have not kept such a potion.
serpent-why-no-ability = Neither your hero nor your cards nor the location gives you this ability now.
serpent-why-by-itself = This ability works by itself, or you are asked when the time comes.
serpent-why-used = Already used this turn.
serpent-why-idle = This would change nothing now.
serpent-why-target = The ability cannot be used on that now.
serpent-why-declared = Encounters are declared once per phase, all together.
serpent-why-no-plan = There is no plan yet.
serpent-why-plan-open = First declare the plan or scrap it.
serpent-why-recalled = A plan can be scrapped only once per phase.
serpent-why-other-sort = This card is played differently: monsters are sent, traps are set, curses are cast.
serpent-why-planned = Already in the plan.
serpent-why-not-in-lair = There is no such monster in your lair.
serpent-why-attacked = This monster has already attacked this turn.
serpent-why-legendary-target = Legendary cards are played only against heroes of level { $level } or higher.
serpent-why-peril = { $whom } does not have enough peril for this.
serpent-why-form = This monster does not attack in that form.
serpent-why-set-off-map = Traps are set only in locations on the map.
serpent-why-set-entrance = Traps cannot be set at an entrance.
serpent-why-set-trap = There is a trap there already, or one is planned.
serpent-why-set-hero = Traps cannot be set where a hero stands.
serpent-why-rouse-variant = Nakari is not sent against heroes at this table.
serpent-why-rouse-gone = Nakari is not in the game.
serpent-why-rouse-once = Nakari is sent only once per turn.
serpent-why-rouse-place = Nakari can be sent only against a hero in her lair.
serpent-why-boost-none = There is no such encounter in the plan.
serpent-why-boosted = That boost is already bought.
serpent-why-no-boost = There is nothing to boost in this attack.
serpent-why-spoils-rolls = This card spoils a roll: you are asked when a rival is about to roll.
serpent-why-cursed = This curse is already on that hero.
serpent-why-not-in-play = No such card is in play.
serpent-why-host-treasure = That is your own treasure.
serpent-why-lay-taken = There is a location there already.
serpent-why-lay-apart = There is no location next to that place.
serpent-why-lay-fit = The location does not fit there this way round.
serpent-why-not-asked = This is not about that card now.
serpent-why-zone = A treasure is discarded from the inventory, a monster from the lair.
serpent-why-wounded = A wounded monster does not return to your hand.
serpent-why-unwounded = An unhurt monster goes to your hand or your lair.
serpent-why-lair-room = The lair has no room for all of them.
serpent-why-must-discard = You have to discard a card.
serpent-why-give-peril = Give at least 1 peril, and no more than there is to give.
serpent-why-no-minion = You have no minion that could do this now.
serpent-why-no-spoiler = Only a card that spoils the roll can be played now.
serpent-why-not-rolling = Another hero is about to roll.
serpent-why-host-monster = This curse goes on a monster in your lair or on a trap of yours.
serpent-reason-in =
    { $value ->
        [100] in every trial
       *[other] in { $value }% of the trials
    }
serpent-reason-in-other =
    { $other ->
        [0] in none
        [100] in every one
       *[other] in { $other }%
    }
serpent-reason-rivals =
    { $seats ->
        [2] of your rival
       *[other] of your rivals together
    }
serpent-reason-won = You win before the turn ends { serpent-reason-in }, with the second-best move { serpent-reason-in-other }.
serpent-reason-quest = You complete a quest before the turn ends { serpent-reason-in }, with the second-best move { serpent-reason-in-other }.
serpent-reason-step = You make progress with a quest before the turn ends { serpent-reason-in }, with the second-best move { serpent-reason-in-other }.
serpent-reason-felled = Your hero is felled within a round { serpent-reason-in }, with the second-best move { serpent-reason-in-other }.
serpent-reason-quest-soon = You complete a quest within a round { serpent-reason-in }, with the second-best move { serpent-reason-in-other }.
serpent-reason-rival-quest = A rival completes a quest within a round { serpent-reason-in }, with the second-best move { serpent-reason-in-other }.
serpent-reason-health = Your health at the end of the turn: { $value } on average, against { $other } with the second-best move.
serpent-reason-glory = Your glory at the end of the turn: { $value } on average, against { $other } with the second-best move.
serpent-reason-rivals-health = Health { serpent-reason-rivals } at the end of the turn: { $value } on average, against { $other } with the second-best move.
serpent-reason-health-soon = Your health after a round: { $value } on average, against { $other } with the second-best move.
serpent-reason-glory-soon = Your glory after a round: { $value } on average, against { $other } with the second-best move.
serpent-reason-rivals-health-soon = Health { serpent-reason-rivals } after a round: { $value } on average, against { $other } with the second-best move.
serpent-reason-rivals-glory-soon = Glory { serpent-reason-rivals } after a round: { $value } on average, against { $other } with the second-best move.
serpent-reason-peril = Your peril after a round: { $value } on average, against { $other } with the second-best move.
serpent-reason-way =
    { $other ->
        [0] This is the place of “{ serpent-quest }”
        [one] “{ serpent-quest }” is { $other } step away
       *[other] “{ serpent-quest }” is { $other } steps away
    }; with the second-best move it is { $value } away.
serpent-reason-home =
    { $other ->
        [0] All quests are done and this is the entrance
        [one] All quests are done, the entrance is { $other } step away
       *[other] All quests are done, the entrance is { $other } steps away
    }; with the second-best move it is { $value } away.
serpent-reason-missing =
    The place of “{ serpent-quest }” is not on the map yet; { $count ->
        [one] { $count } location is left.
       *[other] { $count } locations are left.
    }
serpent-reason-lay-goal =
    This is the place of “{ serpent-quest }”: it will be { $other ->
        [one] { $other } step away
       *[other] { $other } steps away
    }, with the second-best move { $value }.
serpent-reason-lay-far =
    A personal quest leads { $whom } here: it will be { $value ->
        [one] { $value } step away
       *[other] { $value } steps away
    }, with the second-best move { $other }.
serpent-reason-leader =
    { $quests ->
        [one] { $whom } leads with { $quests } quest.
       *[other] { $whom } leads with { $quests } quests.
    }
serpent-reason-peril-pays = { $whom } will have { $peril } peril: enough for “{ serpent-card }” in your hand, which costs { $price }.
serpent-reason-rescue =
    { $count ->
        [one] The hero takes { $count } wound with { $health } health left: without healing it is felled.
       *[other] The hero takes { $count } wounds with { $health } health left: without healing it is felled.
    }
serpent-reason-save = The second-best move costs { serpent-glory-points }: too much for “{ serpent-quest }”, which takes { $need }; { $left } would be left.
serpent-reason-price =
    { $other ->
        [0] The second-best move costs { $value } of your { $have } glory.
       *[other] The second-best move costs { $value } of your { $have } glory, this one { $other }.
    }
serpent-reason-keep-potion = “{ serpent-card }” heals up to { $count } wounds, and you have lost only { $lost } health: better keep it.
serpent-reason-copy = Your hand holds another “{ serpent-card }”.
serpent-reason-no-host = There is nothing to lay “{ serpent-card }” under now.
serpent-reason-worn = You already wear a treasure of this type: “{ serpent-card }”.
serpent-reason-no-room = There is no room for “{ serpent-card }”: all { $count } places are taken.
serpent-reason-too-dear = “{ serpent-card }” costs { serpent-glory-points }, and you have only { $have }.
serpent-reason-unpaid = “{ serpent-card }” costs { serpent-peril-points }, and no rival has more than { $have }.
serpent-label-shared = shared
serpent-label-battle = battle
serpent-label-hand = hand
serpent-label-out = is out of the game
serpent-track =
    { $track ->
        [place] at
        [level] lvl
        [health] health
        [glory] glory
        [peril] peril
        [actions] acts
        [melee] melee
        [magic] magic
        [speed] speed
        [quests] quests
       *[cards] cards
    }
serpent-price =
    { $kind ->
        [glory] · { $cost } glory
       *[peril] · { $cost } peril
    }
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
serpent-option-heroes-help = The hero of each seat; if empty, dealt at random.
serpent-option-short = Short game
serpent-option-short-help = Two quests win, and the map is smaller: tunnels you do not need stay in the box.
serpent-option-no_white_spots = No white spots
serpent-option-no_white_spots-help = All locations are dealt and placed before the first turn.
serpent-option-resurrection = Resurrection
serpent-option-resurrection-help = The player of a felled hero goes on with another and keeps the quests.
serpent-option-hero_choice = Hero choice
serpent-option-hero_choice-help = Everyone chooses a hero in turn, starting with the first player.
serpent-option-optional_discard = Optional discard
serpent-option-optional_discard-help = Discarding at the end of a turn is optional.
serpent-option-impartial_placement = Impartial placement
serpent-option-impartial_placement-help = A location of your own quest is placed by your neighbour.
serpent-option-nothing_personal = Nothing personal
serpent-option-nothing_personal-help = All quests are shared; two are open at a time.
serpent-option-limited_movement = Limited movement
serpent-option-limited_movement-help = Three actions per turn, none saved; a hero may lie down for one more.
serpent-option-dodging_spikes = Dodging spikes
serpent-option-dodging_spikes-help = Instead of testing against spikes you may spend an action.
serpent-option-separate_decks = Separate decks
serpent-option-separate_decks-help = Glory and peril cards have a deck each.
serpent-option-solo_lair = Solo with the lair
serpent-option-solo_lair-help = For solo games, harder: the costliest surviving monster stays in a lair and joins every later battle.
serpent-option-combined = Combined sets
serpent-option-combined-help = Start at level 1 with the heroic pack; points decide. Young heroes have 6 health, so resurrection goes well with it.
serpent-option-lair_heals = Lair heals
serpent-option-lair_heals-help = A monster from the lair attacks with full health.
serpent-option-nakari_peril = Nakari for peril
serpent-option-nakari_peril-help = A hero in Nakari’s lair can be attacked by her for that hero’s peril.
serpent-option-free_minion = Free minion
serpent-option-free_minion-help = A minion’s attack at the end of a battle costs no action.
serpent-option-try_per_quest = First try of each quest
serpent-option-try_per_quest-help = The first try of each quest is free, not only the first of the turn.
serpent-option-round_cap = Last round
serpent-option-round_cap-help = After this round the leader wins. Alone you lose: 30 rounds make a solo game hard, 24 very hard.
serpent-option-ask_all = Everybody is asked
serpent-option-ask_all-help = When a card could be played, everyone who might hold one is asked: nobody learns who holds what. In the browser it is always so against rivals.
serpent-option-stage_wait = Waiting at the top
serpent-option-stage_wait-help = Combined sets: rounds a hero waits before the others are raised.

## Words in sentences
serpent-glory-points = { $price } glory
serpent-peril-points = { $price } peril
serpent-where =
    { SIGN($y) ->
        [plus] { SIGN($x) ->
            [plus] north-east
            [minus] north-west
           *[none] north
        }
        [minus] { SIGN($x) ->
            [plus] south-east
            [minus] south-west
           *[none] south
        }
       *[none] { SIGN($x) ->
            [plus] east
           *[minus] west
        }
    } of the entrance
serpent-steps-north =
    { SIGN($y) ->
        [plus] { SIZE($y) } up
        [minus] { SIZE($y) } down
       *[none] { "" }
    }
serpent-steps-east =
    { SIGN($x) ->
        [plus] { SIZE($x) } right
        [minus] { SIZE($x) } left
       *[none] { "" }
    }
serpent-spot = { serpent-where } ({ LIST(serpent-steps-north, serpent-steps-east, last: ", ") })
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
        [skill] your own skill
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
        [location] location phase
        [heroic] heroic phase
        [last] end of turn
       *[other] { $phase }
    }
serpent-prey-high-priestess = High Priestess
serpent-prey-mother-of-broods = Mother of Broods
serpent-prey-old-snake = Old Snake

## Heroes
serpent-hero-roderick = Roderick Talus
serpent-hero-roderick-rule = Human paladin. Warm hands: once per turn, for 2 glory, heal 1 wound of yours or of a hero here. Old vows: +1 to counter rolls against knights and priestesses.
serpent-hero-roderick-heroic-rule = Young paladin. Young hands: once per turn, for 3 glory, heal 1 wound of yours.
serpent-hero-tainin = Tainin Lightstep
serpent-hero-tainin-rule = Darkling rogue. Soft soles: +1 when passing trap exits, spikes and pits. Cutpurse: once per turn, on entering, take 1 glory from a rival there who has more than you.
serpent-hero-tainin-heroic-rule = Young rogue. Soft soles: +1 when passing trap exits, spikes and pits.
serpent-hero-nord = Nord Fimble
serpent-hero-nord-rule = Gnome tinkerer. Spare parts: once per turn, for 1 glory, draw a card, then discard one. Pry bar: +2 against blocked exits and trap cards.
serpent-hero-nord-heroic-rule = Young tinkerer. Pry bar: +1 against blocked exits and trap cards.
serpent-hero-bel = Bel Brewspirits
serpent-hero-bel-rule = Human apothecary. Gift for magic: for 2 glory re-roll a magic roll. Trained hand: re-roll a 1 or 2 in magic battle for free. Each once per roll.
serpent-hero-bel-heroic-rule = Young apothecary. Trained hand: re-roll a 1 in magic battle for free, once per roll.
serpent-hero-elendus = Elendus Sular
serpent-hero-elendus-rule = Elf arcane archer. Far shot: once per turn, for an action, attack with magic a hero one location away, where a way leads; neither that hero nor its minions strike back. Barbed light: on a magic strike pay 2 glory for 1 more wound.
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
serpent-location-dripping-fork-rule = Once per turn, for 1 glory, heal 1 wound.
serpent-location-bend-of-idols = Bend of Idols
serpent-location-bend-of-idols-rule = Danger 1: trap cards sprung here are harder by 1.
serpent-location-caved-in-way = Caved-in Way
serpent-location-caved-in-way-rule = One exit is blocked with rubble.
serpent-location-abyss-bridge = Bridge over the Abyss
serpent-location-abyss-bridge-rule = A pit: pass speed 7 or fall.
serpent-location-gloomy-gut = Gloomy Gut
serpent-location-gloomy-gut-rule = A gloomy tunnel with a trap exit.
serpent-location-gloomy-culvert = Gloomy Culvert
serpent-location-gloomy-culvert-rule = Danger 2: trap cards sprung here are harder by 2.
serpent-location-gloomy-bonewalk = Gloomy Bonewalk
serpent-location-gloomy-bonewalk-rule = Spikes: pass speed 7 or take 1 wound.
serpent-location-watch-room = Watch Room
serpent-location-watch-room-rule = Once per turn place one more location for free.
serpent-location-inner-sanctum = Inner Sanctum
serpent-location-inner-sanctum-rule = Once per turn, for 3 glory, take a token off the event.
serpent-location-nakaris-lair = Nakari's Lair
serpent-location-nakaris-lair-rule = Nakari attacks every hero who enters on their own turn.
serpent-location-brood-hall = Brood Hall
serpent-location-brood-hall-rule = Spawn here attack with +1.
serpent-location-armoury-of-ilbor = Armoury of Ilbor
serpent-location-armoury-of-ilbor-rule = Treasures you play here cost 1 less (at least 1).
serpent-location-altar-of-fangs = Altar of Fangs
serpent-location-altar-of-fangs-rule = Once per turn take 1 wound and gain 2 glory.
serpent-location-pit-of-offerings = Pit of Offerings
serpent-location-pit-of-offerings-rule = A pit: pass speed 9 or fall.
serpent-location-vault-of-skins = Vault of Shed Skins
serpent-location-vault-of-skins-rule = Once per turn, for 2 glory, take a glory card of cost 4 or less from the discard.
serpent-location-knights-prison = Knights' Prison
serpent-location-knights-prison-rule = On entering pass level 10 or gain 1 peril.
serpent-location-venom-spring = Venom Spring
serpent-location-venom-spring-rule = Spikes: pass melee 8 or take 1 wound.
serpent-location-priestess-bath = Priestesses' Bath
serpent-location-priestess-bath-rule = Once per turn, for 2 glory, heal 2 wounds.
serpent-location-old-postern = Old Postern
serpent-location-old-postern-rule = The entrance of the heroic game.
serpent-location-rooty-way = Rooty Way
serpent-location-rooty-way-rule = A tunnel with three exits.
serpent-location-old-adit = Old Adit
serpent-location-old-adit-rule = A tunnel with a blocked side exit.
serpent-location-crooked-bend = Crooked Bend
serpent-location-crooked-bend-rule = A bend without glory.
serpent-location-three-vaults = Three Vaults
serpent-location-three-vaults-rule = A tunnel with a trap exit.
serpent-location-gloomy-descent = Gloomy Descent
serpent-location-gloomy-descent-rule = A pit: pass speed 6 or fall.
serpent-location-guardroom = Guardroom
serpent-location-guardroom-rule = Once per turn place one more location for free.
serpent-location-wayside-chapel = Wayside Chapel
serpent-location-wayside-chapel-rule = Once per turn, for 2 glory, heal 1 wound.
serpent-location-crawler-nest = Crawler Nest
serpent-location-crawler-nest-rule = Spawn here attack with +1.
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
serpent-monster-constrictor-rule = On a strike the hero also falls; to stand up, the hero must pass melee 8 besides spending the action (a natural 6 always succeeds).
serpent-monster-priestess = Priestess of Nakari
serpent-monster-priestess-rule = +1 to its attack per token on the event. A magic strike also gives 1 peril. When slain, it takes a token off the event.
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
serpent-card-nakaris-kiss-rule = On your monster: +2 to attack, 1 more wound per strike. On your trap: its test is harder by 2.
serpent-card-tremor-of-coils = Tremor of Coils
serpent-card-tremor-of-coils-rule = Swap two locations, except the entrance and Nakari’s lair.
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
serpent-card-distraction-rule = Once per turn pass 1 of your peril to a rival.
serpent-card-command-fiend = Command Fiend
serpent-card-command-fiend-rule = Response: an attacking spawn becomes your minion.
serpent-card-rolling-escape = Rolling Escape
serpent-card-rolling-escape-rule = Response: cancel a melee or speed attack on you, and fall.
serpent-card-battle-trance = Battle Trance
serpent-card-battle-trance-rule = +1 to your counter rolls. Upkeep 1.
serpent-card-delvers-sense = Delver's Sense
serpent-card-delvers-sense-rule = +1 against exits, obstacles and traps. Once per turn, for 1 glory, an exit of your location is open.
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
serpent-card-plate-of-gwildor-rule = Once per turn prevents 1 wound of an attack or trap.
serpent-card-hooded-helm = Hooded Helm
serpent-card-hooded-helm-rule = +1 to magic counters. You lose neither levels nor actions by effects.
serpent-card-blade-of-ilbor = Blade of Ilbor
serpent-card-blade-of-ilbor-rule = Melee +1; against knights +1 more to attack and counter.
serpent-card-rod-of-seven-skins = Rod of Seven Skins
serpent-card-rod-of-seven-skins-rule = Magic +1. Once per turn counter a melee attack with magic. Upkeep 1.
serpent-card-ouroboros-ring = Ouroboros Ring
serpent-card-ouroboros-ring-rule = Once per turn, for 1 glory, re-roll a roll of yours.
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
serpent-card-leather-coat-rule = Once per turn prevents 1 wound, whatever deals it. Upkeep 1.
serpent-card-short-sword = Short Sword
serpent-card-short-sword-rule = Melee +1.
serpent-card-apprentice-wand = Apprentice's Wand
serpent-card-apprentice-wand-rule = Magic +1.

## Quests
serpent-quest-crown-of-ilbor = Crown of Ilbor
serpent-quest-crown-of-ilbor-rule = Artefact, Armoury of Ilbor. Two passes of melee 9 or speed 10, 14 glory a try; a failure wounds. Reward: heal 3; kept: melee +1.
serpent-quest-heartstone = The Heartstone
serpent-quest-heartstone-rule = Artefact, Altar of Fangs. Pay 26 glory. Kept: one more boon place; once per turn, for 2 glory, heal 1.
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
serpent-quest-postern-key-rule = Artefact, Guardroom. Melee 7 or speed 7; a failure wounds. Kept: once per turn an exit of your location is open.
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
serpent-value-permanent = permanent
serpent-value-attachment = attachment

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
