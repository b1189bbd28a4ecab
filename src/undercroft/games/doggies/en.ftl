# Doggies (Tales of Tails)

doggies-title = Tales of Tails
doggies-about = Build a dungeon together, room by room, then get out of it with the loot: beat monsters, step round traps and mark rooms with your paws. The dog with the most gold after three rounds wins.
doggies-rules =
    Once a year the best dogs of the kingdom compete in escaping from a dungeon. For three rounds you build a maze together and get out of it one by one – with trophies, coins and your tail held high. Whoever carries out the most gold wins.

    On your turn do one of three things. Explore: turn up a room card and lay it so that at least one of its exits meets an exit of a card on the table. Leave: walk from the start room to any exit that leads to the table, through each room at most once. Sleep: the round is over for you, but you get one more paw for the rest of the game.

    In a room you pass through you may leave a paw; at the end of the round the card is yours. There are five paws, seven with extras. A room with a rival's paw is closed to everyone else.

    Attack symbols beat monsters: your own, your trophies, your potions. If you cannot or will not fight, walk past and take the damage; over the whole walk it must stay below your defence. A trap is disarmed by a card with the right trophy or by a potion; otherwise step on it: a paw, and minus one coin. A vagabond helps for the rest of the game and takes a coin for it. A chest needs a key, and so does a door. Portals are linked with each other.

    When the first dog is out, four cards are left for each dog still inside. After the third round you count coins, chests with keys, fines and quests, private and shared.

## What is asked
doggies-prompt-dog = Choose your dog.
doggies-prompt-quest = Keep one quest for yourself. The other becomes shared.
doggies-prompt-quest-wait = The others are still choosing their quests.
doggies-prompt-turn =
    { $inside ->
        [1] You are the last one inside. Explore, leave or sleep?
       *[other] Your turn: explore, leave or sleep?
    }
doggies-prompt-lay = { doggies-card }. Where does the card go?
doggies-prompt-step = Where to next? Paws: { $paws }, defence: { $defence }.
doggies-prompt-room = { doggies-card }. What do you do? Paws: { $paws }, defence: { $defence }.
doggies-prompt-wait = { $who } is playing.
doggies-prompt-over = The contest is over.

## Moves
doggies-move-choose = { doggies-dog }
doggies-move-keep = { doggies-quest }
doggies-move-explore = Explore the dungeon
doggies-move-leave = Leave the dungeon
doggies-move-sleep = Go to sleep
doggies-move-lay =
    { $turn ->
        [0] Place it { doggies-spot }
        [1] Place it { doggies-spot }, turned right
        [2] Place it { doggies-spot }, upside down
       *[3] Place it { doggies-spot }, turned left
    }
doggies-move-turn =
    { $turn ->
        [0] Turn the card { doggies-at-side } so that its top faces north
        [1] Turn the card { doggies-at-side } so that its top faces east
        [2] Turn the card { doggies-at-side } so that its top faces south
       *[3] Turn the card { doggies-at-side } so that its top faces west
    }
doggies-move-step = Step { doggies-to-side }
doggies-move-portal = Through the portal { doggies-spot }
doggies-move-punch = Punch through { doggies-to-side }
doggies-move-out = Out into the open!
doggies-move-pass = Walk past
doggies-move-claim = Leave a paw
doggies-move-take = Leave a paw and take a { doggies-potion-taken }
doggies-move-hire =
    { $side ->
        [pair] Hire the vagabond: two trophies, one per fight
       *[paw] Hire the vagabond: one trophy and a paw
    }
doggies-move-fight = Fight and win
doggies-move-brew = Fight, drinking { doggies-potions }
doggies-move-smite = Holy bark: two paws, and the monster is beaten
doggies-move-disarm = Disarm it with an earlier trophy: { doggies-held }
doggies-move-spare = Disarm it with the trophy { doggies-spot }
doggies-move-pour = Disarm it with a potion

## What happens
doggies-event-first = { $who } starts with the good dog token.
doggies-event-first-you = You start with the good dog token.
doggies-event-dog = { $who } plays { doggies-dog-whom }.
doggies-event-dog-you = You play { doggies-dog-whom }.
doggies-event-choose = { $who } chooses a dog: { doggies-dog }.
doggies-event-choose-you = You choose a dog: { doggies-dog }.
doggies-event-keep = { $who } hides a quest.
doggies-event-keep-you = You hide a quest.
doggies-event-share = { $who } reveals the shared quest “{ doggies-quest }”.
doggies-event-share-you = You reveal the shared quest “{ doggies-quest }”.
doggies-event-potion = { $who } gets a { doggies-potion-taken }.
doggies-event-potion-you = You get a { doggies-potion-taken }.
doggies-event-explore = { $who } explores and reveals “{ doggies-card }”.
doggies-event-explore-you = You explore and reveal “{ doggies-card }”.
doggies-event-lay = { $who } places “{ doggies-card }” { doggies-where }.
doggies-event-lay-you = You place “{ doggies-card }” { doggies-where }.
doggies-event-leave = { $who } heads for the exit.
doggies-event-leave-you = You head for the exit.
doggies-event-turn = With a glance { $who } turns the card { doggies-at-side }: “{ doggies-card }”.
doggies-event-turn-you = With a glance you turn the card { doggies-at-side }: “{ doggies-card }”.
doggies-event-step = { $who } enters “{ doggies-card }”.
doggies-event-step-you = You enter “{ doggies-card }”.
doggies-event-portal = { $who } dives into the portal and comes up { doggies-where }: “{ doggies-card }”.
doggies-event-portal-you = You dive into the portal and come up { doggies-where }: “{ doggies-card }”.
doggies-event-punch =
    { $to ->
        [table] { $who } punches through { doggies-to-side } – and out!
       *[room] { $who } punches through { doggies-to-side } and enters “{ doggies-card }”.
    }
doggies-event-punch-you =
    { $to ->
        [table] You punch through { doggies-to-side } – and out!
       *[room] You punch through { doggies-to-side } and enter “{ doggies-card }”.
    }
doggies-event-beat =
    { $potions ->
        [none] { $who } beats the { doggies-monster-whom }.
       *[other] { $who } beats the { doggies-monster-whom } after drinking { doggies-potions }.
    }
doggies-event-beat-you =
    { $potions ->
        [none] You beat the { doggies-monster-whom }.
       *[other] You beat the { doggies-monster-whom } after drinking { doggies-potions }.
    }
doggies-event-smite = { $who } barks until the vaults tremble, and beats the { doggies-monster-whom } with two paws.
doggies-event-smite-you = You bark until the vaults tremble, and beat the { doggies-monster-whom } with two paws.
doggies-event-hurt = { $who } runs past the { doggies-monster-of } and takes { $damage } damage.
doggies-event-hurt-you = You run past the { doggies-monster-of } and take { $damage } damage.
doggies-event-claim = { $who } leaves a paw on “{ doggies-card }”.
doggies-event-claim-you = You leave a paw on “{ doggies-card }”.
doggies-event-spring = { $who } steps into the trap: a paw, and minus one coin.
doggies-event-spring-you = You step into the trap: a paw, and minus one coin.
doggies-event-disarm =
    { $paw ->
        [back] { $who } disarms the trap with “{ doggies-tool }”. The vagabond’s paw returns to the supply.
        [owed] { $who } disarms the trap with “{ doggies-tool }”. The vagabond’s paw is due before the next round.
       *[none] { $who } disarms the trap with “{ doggies-tool }”.
    }
doggies-event-disarm-you =
    { $paw ->
        [back] You disarm the trap with “{ doggies-tool }”. The vagabond’s paw returns to the supply.
        [owed] You disarm the trap with “{ doggies-tool }”. The vagabond’s paw is due before the next round.
       *[none] You disarm the trap with “{ doggies-tool }”.
    }
doggies-event-pour = { $who } pours a potion over the trap, and it snaps no more.
doggies-event-pour-you = You pour a potion over the trap, and it snaps no more.
doggies-event-take = { $who } leaves a paw and takes a { doggies-potion-taken }.
doggies-event-take-you = You leave a paw and take a { doggies-potion-taken }.
doggies-event-hire =
    { $side ->
        [pair] { $who } hires the vagabond with two trophies.
        [single] { $who } hires the vagabond with a trophy. No extra paw is left.
       *[paw] { $who } hires the vagabond with a trophy and a paw.
    }
doggies-event-hire-you =
    { $side ->
        [pair] You hire the vagabond with two trophies.
        [single] You hire the vagabond with a trophy. No extra paw is left.
       *[paw] You hire the vagabond with a trophy and a paw.
    }
doggies-event-out = { $who } gets out of the dungeon and shakes off the dust.
doggies-event-out-you = You get out of the dungeon and shake off the dust.
doggies-event-countdown =
    { $count ->
        [0] Countdown: no cards left.
        [one] Countdown: { $count } card left.
       *[other] Countdown: { $count } cards left.
    }
doggies-event-sleep =
    { $paws ->
        [0] { $who } curls up and falls asleep.
       *[one] { $who } curls up, falls asleep and gets one more paw.
    }
doggies-event-sleep-you =
    { $paws ->
        [0] You curl up and fall asleep.
       *[one] You curl up, fall asleep and get one more paw.
    }
doggies-event-token = { $who } ends the round and gets the good dog token.
doggies-event-token-you = You end the round and get the good dog token.
doggies-event-loot =
    { $count ->
        [0] { $who } comes home with empty paws.
        [one] { $who } takes { $count } card.
       *[other] { $who } takes { $count } cards.
    }
doggies-event-loot-you =
    { $count ->
        [0] You come home with empty paws.
        [one] You take { $count } card.
       *[other] You take { $count } cards.
    }
doggies-event-round = Round { $round } is over.

## Why not
doggies-why-moment = Something else has to be decided now.
doggies-why-dog = That dog is taken: every player has a different one.
doggies-why-hand = That quest is not in your hand: keep one of your two.
doggies-why-out = Your dog is already outside: that walk stands.
doggies-why-round-over = The round is over: this cannot be taken back.
doggies-why-shared = The shared quests are revealed: the choice stands.
doggies-why-walled-in = You are walled in: walls, rivals’ paws and disarmed traps block every way out. Explore on or go to sleep.
doggies-why-too-dear = Even the easiest way out takes { $need } defence; you have { $defence }.
doggies-why-too-few-paws = Every way out takes more paws, trophies or keys than you have.
doggies-why-countdown = The countdown is over: no more exploring this round.
doggies-why-pile = There are no room cards left.
doggies-why-no-exit = No exit leads to the table: there is nowhere to place a card.
doggies-why-taken = There is a card here already.
doggies-why-alike = { doggies-card }: this card can only be turned like this: { $turns }.
doggies-why-turn = Turned like this, no exit of the card meets an exit of the dungeon.
doggies-why-no-meeting = An exit of the card must meet an exit of a card on the table. Disarmed traps and gaps do not count.
doggies-why-not-sharik = Only Sharik turns the cards around the start room.
doggies-why-turn-late = Sharik turns cards only before his first step.
doggies-why-turn-none = There is no card on that side of the start room.
doggies-why-turned = This card has already been turned: each turns once.
doggies-why-turn-closed = Disarmed traps and gaps cannot be turned.
doggies-why-turn-same = The card already lies that way.
doggies-why-not-out = No exit of this room leads to the table.
doggies-why-out-door = The way out of this room is locked: you need a key.
doggies-why-no-portal = There is no portal in this room.
doggies-why-portal = A portal leads only to another portal.
doggies-why-side = There are four sides: north, east, south, west.
doggies-why-not-bonk = Only Bonk the Mighty punches through walls.
doggies-why-open = There is already a way through.
doggies-why-paws = You have no paws left.
doggies-why-two-paws = This takes two paws.
doggies-why-door = The door is locked: you need a key.
doggies-why-wall = There is a wall in the way.
doggies-why-say-out = This side leads to the table: to leave, use “out”.
doggies-why-lost = After that you could no longer get out.
doggies-why-seen = You pass through each room only once.
doggies-why-covered = A card or potion covers this trap: the way is closed.
doggies-why-gap = There is a gap here: the card covers a trap, and only a paw is left ({ $whom }).
doggies-why-paw = There is a paw in this room already: { $whom } was here first.
doggies-why-trap = You cannot walk past a trap: disarm it or leave a paw.
doggies-why-damage = { $damage } damage, but only { $defence } defence left: the damage must be less.
doggies-why-disarm = This card does not show the symbol that disarms the trap.
doggies-why-pour = You have no potion with the symbol that disarms the trap.
doggies-why-not-held = You have no such card from earlier rounds.
doggies-why-not-claimed = You have not claimed that card on this walk.
doggies-why-no-trap = There is no trap here.
doggies-why-no-monster = There is nobody to fight here.
doggies-why-other-room = { doggies-card }: you cannot do that in this room.
doggies-why-supply = There is no such potion in the supply.
doggies-why-name-potion = Choose a potion to take.
doggies-why-hire = A vagabond has two sides: pair – two trophies, paw – a trophy and a paw.
doggies-why-not-joan = Only Joan of Bark can do that.
doggies-why-proud = { doggies-card }: not impressed by a holy bark.
doggies-why-smite-beaten = Joan can beat this monster without her ability.
doggies-why-spare-potions = No potions are needed: the monster is beaten without them.
doggies-why-potion-names = Name potions in this order: sword, bow, fire. For example, sword-sword-bow.
doggies-why-no-potions = You do not have these potions.
doggies-why-brew-spare = Fewer potions are enough.
doggies-why-brew = These potions are not enough to beat the monster.
doggies-why-symbols = { doggies-card }: your attack symbols are not enough.

## Advice
doggies-reason-in =
    { $value ->
        [100] in every trial
       *[other] in { $value }% of the trials
    }
doggies-reason-in-other =
    { $other ->
        [0] in none
        [100] in every one
       *[other] in { $other }%
    }
doggies-reason-loot = You carry out at least one card this round { doggies-reason-in }, with the second-best move { doggies-reason-in-other }.
doggies-reason-coins = Coins if you count at the end of the round: { $value } on average, against { $other } with the second-best move.
doggies-reason-rivals =
    { $seats ->
        [2] Coins of your rival at the end of the round, private quest aside:
       *[other] Coins of your richest rival at the end of the round, private quests aside:
    } { $value } on average, against { $other } with the second-best move.
doggies-reason-symbols = Symbols on your trophies at the end of the round: { $value } on average, against { $other } with the second-best move.
doggies-reason-cards = Cards you carry out this round: { $value } on average, against { $other } with the second-best move.

## The count
doggies-part-coins = Coins
doggies-part-chests = Opened chests
doggies-part-private = Private quest
doggies-part-shared = Shared quests
doggies-part-traps = Traps
doggies-part-vagabonds = Vagabonds’ pay
doggies-tie-quests = most quests completed

## Options
doggies-option-dogs = Dogs
doggies-option-dogs-help = Dealt at random, or chosen in turn.
doggies-option-start = Start room
doggies-option-start-help = Usually three exits for two players, four for more. Three exits are harder.
doggies-option-potions = Potions
doggies-option-potions-help = Without potions the adventure is harder: potion rooms stay but give nothing.

## Words
doggies-to-side =
    { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }
doggies-where =
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
    } of the start
doggies-steps-north =
    { SIGN($y) ->
        [plus] { SIZE($y) } up
        [minus] { SIZE($y) } down
       *[none] { "" }
    }
doggies-steps-east =
    { SIGN($x) ->
        [plus] { SIZE($x) } right
        [minus] { SIZE($x) } left
       *[none] { "" }
    }
doggies-spot = { doggies-where } ({ LIST(doggies-steps-north, doggies-steps-east, last: ", ") })
doggies-at-side =
    { $side ->
        [north] north of the start
        [east] east of the start
        [south] south of the start
       *[west] west of the start
    }
doggies-potion-taken =
    { $potion ->
        [sword] potion of strength
        [bow] potion of agility
       *[fire] potion of fire
    }
doggies-potions =
    { $potions ->
        [fire] a potion of fire
        [fire-fire] two potions of fire
        [bow] a potion of agility
        [bow-fire] potions of agility and fire
        [bow-fire-fire] two potions of fire and a potion of agility
        [bow-bow] two potions of agility
        [bow-bow-fire] two potions of agility and a potion of fire
        [bow-bow-fire-fire] two potions each of agility and fire
        [sword] a potion of strength
        [sword-fire] potions of strength and fire
        [sword-fire-fire] two potions of fire and a potion of strength
        [sword-bow] potions of strength and agility
        [sword-bow-fire] potions of strength, agility and fire
        [sword-bow-fire-fire] two potions of fire, potions of strength and agility
        [sword-bow-bow] two potions of agility and a potion of strength
        [sword-bow-bow-fire] two potions of agility, potions of strength and fire
        [sword-bow-bow-fire-fire] two potions each of agility and fire, a potion of strength
        [sword-sword] two potions of strength
        [sword-sword-fire] two potions of strength and a potion of fire
        [sword-sword-fire-fire] two potions each of strength and fire
        [sword-sword-bow] two potions of strength and a potion of agility
        [sword-sword-bow-fire] two potions of strength, potions of agility and fire
        [sword-sword-bow-fire-fire] two potions each of strength and fire, a potion of agility
        [sword-sword-bow-bow] two potions each of strength and agility
        [sword-sword-bow-bow-fire] two potions each of strength and agility, a potion of fire
       *[sword-sword-bow-bow-fire-fire] all six potions
    }
doggies-monster-whom =
    { $monster ->
        [efreet] efreet
        [giga-tick] giga-tick
        [zombie-squirrel] zombie squirrel
        [skeledog] skeledog
        [gelatinous-cat] gelatinous cat
        [mimic] mimic
        [cerberus] cerberus
        [chocolate-golem] chocolate golem
        [cat-eye] cat-eye
        [dragon] dragon
       *[dragonfly] key dragonfly
    }
doggies-monster-of =
    { $monster ->
        [efreet] efreet
        [giga-tick] giga-tick
        [zombie-squirrel] zombie squirrel
        [skeledog] skeledog
        [gelatinous-cat] gelatinous cat
        [mimic] mimic
        [cerberus] cerberus
        [chocolate-golem] chocolate golem
        [cat-eye] cat-eye
        [dragon] dragon
       *[dragonfly] key dragonfly
    }
doggies-card =
    { $card ->
        [efreet-bow] { doggies-room-efreet-bow }
        [efreet-sword] { doggies-room-efreet-sword }
        [efreet-fire] { doggies-room-efreet-fire }
        [giga-tick-bow] { doggies-room-giga-tick-bow }
        [giga-tick-sword] { doggies-room-giga-tick-sword }
        [giga-tick-fire] { doggies-room-giga-tick-fire }
        [zombie-squirrel-fire] { doggies-room-zombie-squirrel-fire }
        [zombie-squirrel-bow] { doggies-room-zombie-squirrel-bow }
        [zombie-squirrel-sword] { doggies-room-zombie-squirrel-sword }
        [skeledog-fire] { doggies-room-skeledog-fire }
        [skeledog-sword] { doggies-room-skeledog-sword }
        [skeledog-bow] { doggies-room-skeledog-bow }
        [gelatinous-cat-fire] { doggies-room-gelatinous-cat-fire }
        [gelatinous-cat-sword] { doggies-room-gelatinous-cat-sword }
        [gelatinous-cat-bow] { doggies-room-gelatinous-cat-bow }
        [mimic-bow] { doggies-room-mimic-bow }
        [mimic-sword] { doggies-room-mimic-sword }
        [mimic-fire] { doggies-room-mimic-fire }
        [cerberus] { doggies-room-cerberus }
        [chocolate-golem] { doggies-room-chocolate-golem }
        [cat-eye] { doggies-room-cat-eye }
        [dragon] { doggies-room-dragon }
        [dragonfly-sword-bow] { doggies-room-dragonfly-sword-bow }
        [dragonfly-sword-fire] { doggies-room-dragonfly-sword-fire }
        [dragonfly-bow-fire] { doggies-room-dragonfly-bow-fire }
        [dragonfly-all] { doggies-room-dragonfly-all }
        [coin] { doggies-room-coin }
        [two-coins] { doggies-room-two-coins }
        [two-coins-door] { doggies-room-two-coins-door }
        [frisbow] { doggies-room-frisbow }
        [magic-collar] { doggies-room-magic-collar }
        [excalibark] { doggies-room-excalibark }
        [trap-sword] { doggies-room-trap-sword }
        [trap-bow] { doggies-room-trap-bow }
        [trap-fire] { doggies-room-trap-fire }
        [vagabond-fire] { doggies-room-vagabond-fire }
        [vagabond-bow] { doggies-room-vagabond-bow }
        [vagabond-sword] { doggies-room-vagabond-sword }
        [chest] { doggies-room-chest }
        [potion-room] { doggies-room-potion-room }
        [portal] { doggies-room-portal }
        [start-cross] { doggies-room-start-cross }
       *[start-tee] { doggies-room-start-tee }
    }
doggies-tool =
    { $tool ->
        [efreet-bow] { doggies-room-efreet-bow }
        [efreet-sword] { doggies-room-efreet-sword }
        [efreet-fire] { doggies-room-efreet-fire }
        [giga-tick-bow] { doggies-room-giga-tick-bow }
        [giga-tick-sword] { doggies-room-giga-tick-sword }
        [giga-tick-fire] { doggies-room-giga-tick-fire }
        [zombie-squirrel-fire] { doggies-room-zombie-squirrel-fire }
        [zombie-squirrel-bow] { doggies-room-zombie-squirrel-bow }
        [zombie-squirrel-sword] { doggies-room-zombie-squirrel-sword }
        [skeledog-fire] { doggies-room-skeledog-fire }
        [skeledog-sword] { doggies-room-skeledog-sword }
        [skeledog-bow] { doggies-room-skeledog-bow }
        [gelatinous-cat-fire] { doggies-room-gelatinous-cat-fire }
        [gelatinous-cat-sword] { doggies-room-gelatinous-cat-sword }
        [gelatinous-cat-bow] { doggies-room-gelatinous-cat-bow }
        [mimic-bow] { doggies-room-mimic-bow }
        [mimic-sword] { doggies-room-mimic-sword }
        [mimic-fire] { doggies-room-mimic-fire }
        [frisbow] { doggies-room-frisbow }
        [magic-collar] { doggies-room-magic-collar }
        [excalibark] { doggies-room-excalibark }
        [vagabond-fire] { doggies-room-vagabond-fire }
        [vagabond-bow] { doggies-room-vagabond-bow }
       *[vagabond-sword] { doggies-room-vagabond-sword }
    }
doggies-held =
    { $card ->
        [efreet-bow] { doggies-room-efreet-bow }
        [efreet-sword] { doggies-room-efreet-sword }
        [efreet-fire] { doggies-room-efreet-fire }
        [giga-tick-bow] { doggies-room-giga-tick-bow }
        [giga-tick-sword] { doggies-room-giga-tick-sword }
        [giga-tick-fire] { doggies-room-giga-tick-fire }
        [zombie-squirrel-fire] { doggies-room-zombie-squirrel-fire }
        [zombie-squirrel-bow] { doggies-room-zombie-squirrel-bow }
        [zombie-squirrel-sword] { doggies-room-zombie-squirrel-sword }
        [skeledog-fire] { doggies-room-skeledog-fire }
        [skeledog-sword] { doggies-room-skeledog-sword }
        [skeledog-bow] { doggies-room-skeledog-bow }
        [gelatinous-cat-fire] { doggies-room-gelatinous-cat-fire }
        [gelatinous-cat-sword] { doggies-room-gelatinous-cat-sword }
        [gelatinous-cat-bow] { doggies-room-gelatinous-cat-bow }
        [mimic-bow] { doggies-room-mimic-bow }
        [mimic-sword] { doggies-room-mimic-sword }
        [mimic-fire] { doggies-room-mimic-fire }
        [frisbow] { doggies-room-frisbow }
        [magic-collar] { doggies-room-magic-collar }
        [excalibark] { doggies-room-excalibark }
        [vagabond-fire-pair] vagabond (sword and bow)
        [vagabond-fire-paw] vagabond (fireball and paw)
        [vagabond-fire-single] vagabond (fireball)
        [vagabond-bow-pair] vagabond (sword and fireball)
        [vagabond-bow-paw] vagabond (bow and paw)
        [vagabond-bow-single] vagabond (bow)
        [vagabond-sword-pair] vagabond (bow and fireball)
        [vagabond-sword-paw] vagabond (sword and paw)
       *[vagabond-sword-single] vagabond (sword)
    }
doggies-quest =
    { $quest ->
        [hunt-efreet] { doggies-quest-hunt-efreet }
        [hunt-giga-tick] { doggies-quest-hunt-giga-tick }
        [hunt-zombie-squirrel] { doggies-quest-hunt-zombie-squirrel }
        [hunt-skeledog] { doggies-quest-hunt-skeledog }
        [hunt-gelatinous-cat] { doggies-quest-hunt-gelatinous-cat }
        [hunt-mimic] { doggies-quest-hunt-mimic }
        [hunt-cerberus] { doggies-quest-hunt-cerberus }
        [hunt-chocolate-golem] { doggies-quest-hunt-chocolate-golem }
        [hunt-cat-eye] { doggies-quest-hunt-cat-eye }
        [most-sword] { doggies-quest-most-sword }
        [most-bow] { doggies-quest-most-bow }
       *[most-fire] { doggies-quest-most-fire }
    }
doggies-dog =
    { $dog ->
        [joan] { doggies-dog-joan }
        [bonk] { doggies-dog-bonk }
        [ruta] { doggies-dog-ruta }
        [sharik] { doggies-dog-sharik }
        [pluto] { doggies-dog-pluto }
       *[robin] { doggies-dog-robin }
    }
doggies-dog-whom =
    { $dog ->
        [joan] { doggies-dog-joan }
        [bonk] { doggies-dog-bonk }
        [ruta] { doggies-dog-ruta }
        [sharik] { doggies-dog-sharik }
        [pluto] { doggies-dog-pluto }
       *[robin] { doggies-dog-robin }
    }

## Dogs
doggies-kind-dog = Dogs
doggies-dog-joan = Joan of Bark
doggies-dog-joan-skill = Holy bark: if her own symbols and trophies cannot beat a monster, Joan beats it with two paws. Except the dragon.
doggies-dog-bonk = Bonk the Mighty
doggies-dog-bonk-skill = While leaving he puts a paw on a wall or door and goes straight through, even outside. The hole stays open to all until the end of the round.
doggies-dog-ruta = Ruta the Snowy
doggies-dog-ruta-skill = Five defence instead of three.
doggies-dog-sharik = Sharik the Fiery
doggies-dog-sharik-skill = Before his first step he may turn the cards that touch the start room: each once, for free.
doggies-dog-pluto = Bad Boy Pluto
doggies-dog-pluto-skill = A key from the start: it opens all doors, and one chest at the end of the game.
doggies-dog-robin = Robin Goodgirl
doggies-dog-robin-skill = She jumps over traps: for her they are empty rooms.

## Quests
doggies-kind-quest = Quests
doggies-quest-hunt-efreet = Last Wish: 2 coins for each efreet
doggies-quest-hunt-giga-tick = Tick Check: 2 coins for each giga-tick
doggies-quest-hunt-zombie-squirrel = Dead Season: 2 coins for each zombie squirrel
doggies-quest-hunt-skeledog = Best of Bones: 2 coins for each skeledog
doggies-quest-hunt-gelatinous-cat = Like Cat and Dog: 2 coins for each gelatinous cat
doggies-quest-hunt-mimic = Chest with Teeth: 2 coins for each mimic
doggies-quest-hunt-cerberus = Three Heads Are Better: 2 coins for each cerberus
doggies-quest-hunt-chocolate-golem = Not for Dogs: 2 coins for each chocolate golem
doggies-quest-hunt-cat-eye = Do Not Blink: 2 coins for each cat-eye
doggies-quest-most-sword = Grip of Steel: 5 coins for the most sword trophies
doggies-quest-most-bow = Bullseye: 5 coins for the most bow trophies
doggies-quest-most-fire = Fire at Heart: 5 coins for the most fireball trophies

## Potions
doggies-kind-potion = Potions
doggies-potion-sword = Potion of strength: one sword
doggies-potion-bow = Potion of agility: one bow
doggies-potion-fire = Potion of fire: one fireball

## Rooms
doggies-kind-room = Room cards
doggies-sort-monster = Monster
doggies-sort-monster-rule = Beat it with attack symbols and leave a paw – or walk past and take the damage. Over the whole walk the damage must stay below your defence.
doggies-sort-coins = Coins
doggies-sort-coins-rule = A paw, and the coins are yours at the end of the round.
doggies-sort-artefact = Artefact
doggies-sort-artefact-rule = A paw, and its two attack symbols are your trophy at once.
doggies-sort-trap = Trap
doggies-sort-trap-rule = Disarm it with a card that has this trophy or with a potion: the trap and the card leave the game, a potion returns to the supply. Otherwise a paw, and minus one coin at the end.
doggies-sort-vagabond = Vagabond
doggies-sort-vagabond-rule = A paw, and he stays with you: two trophies, one of which works in each fight, or one trophy and an extra paw. He takes a coin at the end of the game.
doggies-sort-chest = Chest
doggies-sort-chest-rule = A paw, and the chest is yours. At the end of the game it holds 4 coins, if you have a key for it.
doggies-sort-potion = Potion room
doggies-sort-potion-rule = A paw, and any potion of the supply is yours.
doggies-sort-portal = Portal
doggies-sort-portal-rule = From a portal you may step into any other portal.
doggies-sort-start = Start room
doggies-sort-start-rule = Every way out begins here.
doggies-room-efreet-bow = Efreet (bow)
doggies-room-efreet-sword = Efreet (sword)
doggies-room-efreet-fire = Efreet (fireball)
doggies-room-giga-tick-bow = Giga-tick (bow)
doggies-room-giga-tick-sword = Giga-tick (sword)
doggies-room-giga-tick-fire = Giga-tick (fireball)
doggies-room-zombie-squirrel-fire = Zombie squirrel (fireball)
doggies-room-zombie-squirrel-bow = Zombie squirrel (bow)
doggies-room-zombie-squirrel-sword = Zombie squirrel (sword)
doggies-room-skeledog-fire = Skeledog (fireball)
doggies-room-skeledog-sword = Skeledog (sword)
doggies-room-skeledog-bow = Skeledog (bow)
doggies-room-gelatinous-cat-fire = Gelatinous cat (fireball)
doggies-room-gelatinous-cat-sword = Gelatinous cat (sword)
doggies-room-gelatinous-cat-bow = Gelatinous cat (bow)
doggies-room-mimic-bow = Mimic (bow)
doggies-room-mimic-sword = Mimic (sword)
doggies-room-mimic-fire = Mimic (fireball)
doggies-room-cerberus = Cerberus
doggies-room-chocolate-golem = Chocolate golem
doggies-room-cat-eye = Cat-eye
doggies-room-dragon = Dragon
doggies-room-dragonfly-sword-bow = Key dragonfly: sword and bow
doggies-room-dragonfly-sword-fire = Key dragonfly: sword and fire
doggies-room-dragonfly-bow-fire = Key dragonfly: bow and fire
doggies-room-dragonfly-all = Key dragonfly: sword, bow and fire
doggies-room-coin = Coin
doggies-room-two-coins = Two coins
doggies-room-two-coins-door = Two coins behind a door
doggies-room-frisbow = Frisbow
doggies-room-magic-collar = Magic collar
doggies-room-excalibark = Excalibark
doggies-room-trap-sword = Trap (sword)
doggies-room-trap-bow = Trap (bow)
doggies-room-trap-fire = Trap (fireball)
doggies-room-vagabond-fire = Vagabond: sword and bow, or fireball with a paw
doggies-room-vagabond-bow = Vagabond: sword and fireball, or bow with a paw
doggies-room-vagabond-sword = Vagabond: bow and fireball, or sword with a paw
doggies-room-chest = Chest
doggies-room-potion-room = Potion room
doggies-room-portal = Portal
doggies-room-start-cross = Start room (four exits)
doggies-room-start-tee = Start room (three exits)

## In the terminal
doggies-terminal-turn =
    { $turn ->
        [0] unturned
        [1] turned right
        [2] upside down
       *[3] turned left
    }
doggies-terminal-where = Round { $round } of { $rounds } · cards in the pile: { $pile }
doggies-terminal-countdown = Round { $round } of { $rounds } · countdown: { $pile }
doggies-terminal-letters = SBFDK
doggies-terminal-legend = S sword, B bow, F fire, D defence, K key · SS›B: two swords beat it, the trophy is a bow · ∗ SSBBFF · $ coins · ▒ door · * hole · •2 paw of player 2 · × disarmed · @ you
doggies-terminal-own = Private quest
doggies-terminal-shared = Shared quests
doggies-terminal-supply = Potion supply
doggies-terminal-head-dog = Dog
doggies-terminal-head-paws = Paws
doggies-terminal-head-attack = Attack
doggies-terminal-head-defence = Defence
doggies-terminal-head-potions = Potions
doggies-terminal-head-coins = Coins
doggies-terminal-head-state = Where
doggies-terminal-state =
    { $state ->
        [inside] inside
        [walking] walking
        [out] out
       *[asleep] asleep
    }
doggies-terminal-room =
    { $room ->
        [efreet] Efrt
        [giga-tick] Tick
        [zombie-squirrel] Sqrl
        [skeledog] Skel
        [gelatinous-cat] Cat
        [mimic] Mimic
        [cerberus] Cerb
        [chocolate-golem] Golem
        [cat-eye] Eye
        [dragon] Drag
        [dragonfly] DrKey
        [coins] Coins
        [artefact] Artef
        [trap] Trap
        [vagabond] Vagab
        [chest] Chest
        [potion] Potn
        [portal] Portl
       *[start] Start
    }

## Figures on the cards page
doggies-figure-attack = Attack: { $value }
doggies-figure-defence = Defence: { $value }
doggies-figure-copies = Cards: { $value }
doggies-figure-exits = Exits: { $value }
doggies-figure-door = Door: { $value }
doggies-figure-needs = Needs: { $value }
doggies-figure-damage = Damage: { $value }
doggies-figure-trophy = Trophy: { $value }
doggies-figure-room-coins = Coins: { $value }
doggies-value-S = sword
doggies-value-B = bow
doggies-value-F = fireball
doggies-value-D = defence
doggies-value-K = key
doggies-value-N = north
doggies-value-E = east
doggies-value-exits-S = south
doggies-value-W = west

## Achievements
doggies-achievement-gold-nose = A nose for gold
doggies-achievement-gold-nose-how = Finish with 18 coins or more.
doggies-achievement-locksmith = Locksmith
doggies-achievement-locksmith-how = Get 8 coins or more out of chests.
doggies-achievement-quester = Good dog
doggies-achievement-quester-how = Get 8 coins or more for quests.
doggies-achievement-hunter = Hunting dog
doggies-achievement-hunter-how = Beat five monsters in one game.
doggies-achievement-best-in-show = Best in show
doggies-achievement-best-in-show-how = Win without any fines and without ever falling asleep in the dungeon.
doggies-achievement-kennel = The whole kennel
doggies-achievement-kennel-how = Finish a game with each of the dogs.

## The table for listeners
doggies-told-dog = { $name }{ $dog ->
        [0] {""}
       *[other] {" "}({ $dog })
    } – { doggies-terminal-state }. Paws { $paws }; attack: { $attack }; defence { $defence }, damage { $damage }; potions: { $potions }; keys { $keys }; coins { $coins }.
doggies-told-symbol =
    { $symbol ->
        [sword] sword
        [bow] bow
       *[fire] fire
    }
doggies-told-exit = { doggies-to-side }{ $kind ->
        [door] {" "}(door)
        [punched] {" "}(punched through)
       *[open] {""}
    }
doggies-told-paws = paws: { $name }, { $count }
doggies-told-disarmed = the trap is disarmed
doggies-told-here = { $name } is here
doggies-told-gap = Closed place
doggies-told-drawn = Card drawn: { $room }
