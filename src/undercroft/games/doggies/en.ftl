# Doggies (Tales of Tails)

doggies-title = Tales of Tails
doggies-about = Build a dungeon together, room by room, then get out of it with the loot: beat monsters, step round traps and mark rooms with your paws. The dog with the most gold after three rounds wins.
doggies-rules =
    Once a year the best dogs of the kingdom compete in escaping from a dungeon. For three rounds you build a maze together and get out of it one by one – with trophies, coins and your tail held high. Whoever carries out the most gold wins.

    On your turn do one of three things. Explore: turn up a room card and lay it so that at least one of its exits meets an exit of a card on the table. Leave: walk from the start room to any exit that leads to the table, through each room at most once. Sleep: the round is over for you, but you get one more paw for the rest of the game.

    In a room you pass you may leave a paw; at the end of the round the card is yours. There are five paws, seven with extras. A room with a rival's paw is closed to everyone else.

    Attack symbols beat monsters: your own, your trophies, your potions. If you cannot or will not fight, walk past and take the damage; over the whole walk it must stay below your defence. A trap is disarmed by a card with the right trophy or by a potion; otherwise step on it: a paw, and minus one coin. A vagabond helps for the rest of the game and takes a coin for it. A chest needs a key, and so does a door. Portals are linked with each other.

    When the first dog is out, four cards are left for each dog still inside. After the third round you count coins, chests with keys, fines and quests, private and shared.

## What is asked
doggies-prompt-dog = Choose your dog.
doggies-prompt-quest = Keep a quest for yourself. The other will be everybody's.
doggies-prompt-quest-wait = The others are still choosing their quests.
doggies-prompt-turn =
    { $inside ->
        [1] Everyone else is gone. Explore, leave or sleep?
       *[other] Your turn: explore, leave or sleep?
    }
doggies-prompt-lay = { doggies-card }. Where does the card go?
doggies-prompt-step = Where to next? Paws: { $paws }, defence: { $defence }.
doggies-prompt-room = { doggies-card }. What do you do? Paws: { $paws }, defence: { $defence }.
doggies-prompt-wait = It is { $who }'s turn.
doggies-prompt-over = The contest is over.

## Moves
doggies-move-choose = { doggies-dog }
doggies-move-keep = { doggies-quest }
doggies-move-explore = Explore the dungeon
doggies-move-leave = Leave the dungeon
doggies-move-sleep = Go to sleep
doggies-move-lay =
    { $turn ->
        [0] Lay it { doggies-where }
        [1] Lay it { doggies-where }, turned right
        [2] Lay it { doggies-where } upside down
       *[3] Lay it { doggies-where }, turned left
    }
doggies-move-turn =
    { $turn ->
        [0] Turn the card { doggies-at-side } so that its top faces north
        [1] Turn the card { doggies-at-side } so that its top faces east
        [2] Turn the card { doggies-at-side } so that its top faces south
       *[3] Turn the card { doggies-at-side } so that its top faces west
    }
doggies-move-step = Step { doggies-to-side }
doggies-move-portal = Through the portal: { doggies-where }
doggies-move-punch = Punch a way { doggies-to-side }
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
doggies-move-disarm = Disarm it with a trophy of earlier rounds: { doggies-held }
doggies-move-spare = Disarm it with the trophy that lies { doggies-where }
doggies-move-pour = Disarm it with a potion

## What happens
doggies-event-first = { $who } starts, with the good dog's token.
doggies-event-dog = { $who } plays { doggies-dog-whom }.
doggies-event-choose = { $who } chooses a dog: { doggies-dog }.
doggies-event-keep = { $who } hides a quest.
doggies-event-share = { $who } shows the shared quest “{ doggies-quest }”.
doggies-event-potion = { $who } gets a { doggies-potion-taken }.
doggies-event-explore = { $who } explores the dungeon and turns up “{ doggies-card }”.
doggies-event-lay = { $who } lays “{ doggies-card }” { doggies-where }.
doggies-event-leave = { $who } heads for the exit.
doggies-event-turn = { $who } turns the card { doggies-at-side } with a glance, “{ doggies-card }”.
doggies-event-step = { $who } enters “{ doggies-card }”.
doggies-event-portal = { $who } dives into the portal and comes up { doggies-where }.
doggies-event-punch =
    { $to ->
        [table] { $who } punches a way { doggies-to-side } – and out!
       *[room] { $who } punches a way { doggies-to-side } and enters “{ doggies-card }”.
    }
doggies-event-beat =
    { $potions ->
        [none] { $who } beats the { doggies-monster-whom }.
       *[other] { $who } beats the { doggies-monster-whom } after drinking { doggies-potions }.
    }
doggies-event-smite = { $who } barks until the vaults tremble, and beats the { doggies-monster-whom } with two paws.
doggies-event-hurt = { $who } runs past the { doggies-monster-of } and takes { $damage } damage.
doggies-event-claim = { $who } leaves a paw on “{ doggies-card }”.
doggies-event-spring = { $who } walks into the trap: a paw, and minus one coin.
doggies-event-disarm =
    { $paw ->
        [back] { $who } disarms the trap with the card “{ doggies-tool }”. The vagabond's paw goes back to the extras.
        [owed] { $who } disarms the trap with the card “{ doggies-tool }”. The vagabond's paw goes back before the next round.
       *[none] { $who } disarms the trap with the card “{ doggies-tool }”.
    }
doggies-event-pour = { $who } pours a potion over the trap, and it snaps no more.
doggies-event-take = { $who } leaves a paw and takes a { doggies-potion-taken }.
doggies-event-hire =
    { $side ->
        [pair] { $who } hires the vagabond with two trophies.
        [single] { $who } hires the vagabond with a trophy. No extra paw is left to come with him.
       *[paw] { $who } hires the vagabond with a trophy and a paw.
    }
doggies-event-out = { $who } gets out of the dungeon and has a good shake.
doggies-event-countdown =
    { $count ->
        [0] The countdown: no cards are left.
        [one] The countdown: { $count } card is left.
       *[other] The countdown: { $count } cards are left.
    }
doggies-event-sleep =
    { $paws ->
        [0] { $who } curls up and falls asleep.
       *[one] { $who } curls up, falls asleep and gets one more paw.
    }
doggies-event-token = { $who } makes the last move of the round and gets the good dog's token.
doggies-event-loot =
    { $count ->
        [0] { $who } comes home with empty paws.
        [one] { $who } takes { $count } card.
       *[other] { $who } takes { $count } cards.
    }
doggies-event-round = Round { $round } is over.

## Why not
doggies-why-moment = Something else is to be decided now.
doggies-why-dog = No dog of that name is free: all players have different dogs.
doggies-why-hand = This quest is not in your hand: keep one of your two.
doggies-why-walled-in = You are walled in: no exit can be reached for walls, doors and rivals' paws. Explore further or go to sleep.
doggies-why-too-dear = The easiest way out costs { $damage } damage and your defence is { $defence }: the damage must be less.
doggies-why-too-few-paws = Every way out takes more paws, trophies or keys than you have.
doggies-why-countdown = The countdown is used up: nobody explores again this round.
doggies-why-pile = There are no room cards left.
doggies-why-no-exit = No exit leads to the table: there is nothing to lay a card to.
doggies-why-taken = A card lies there already.
doggies-why-alike = { doggies-card }: this card has only these turns: { $turns }.
doggies-why-turn = Turned like this, none of the card's exits would meet an exit of the dungeon.
doggies-why-no-meeting = One of the card's exits must meet an exit of a card on the table. Disarmed traps and gaps do not count.
doggies-why-turning = Only Sharik turns the cards round the start room: before his first step, each once, none that is covered – and so that a way out remains.
doggies-why-not-out = No exit of this room leads to the table, or it has a door and you have no key.
doggies-why-portal = A portal leads to another portal only.
doggies-why-side = There are four sides: north, east, south, west.
doggies-why-not-bonk = Only Bonk the Mighty punches through walls.
doggies-why-open = There is a way through already.
doggies-why-paws = You have no paws left.
doggies-why-two-paws = This takes two paws.
doggies-why-door = The door is locked: you need a key.
doggies-why-wall = There is a wall.
doggies-why-say-out = This side leads to the table: to leave, say “out”.
doggies-why-lost = After that you could not get out any more.
doggies-why-seen = Each room is passed only once.
doggies-why-covered = A card or potion lies on this trap: nobody passes it any more.
doggies-why-gap = There is a gap: { $whom } put the card on a trap and left a paw.
doggies-why-paw = A paw lies on this room: { $whom } was here first.
doggies-why-trap = Nobody walks past a trap: disarm it or leave a paw.
doggies-why-damage = The damage is { $damage } and your defence { $defence }: the damage must be less.
doggies-why-disarm = A card or potion with its symbol disarms the trap. The symbols of your board do not, and Robin simply jumps over traps.
doggies-why-no-trap = There is no trap here.
doggies-why-no-monster = There is nobody to fight here.
doggies-why-other-room = { doggies-card }: that is not what one does here.
doggies-why-supply = There is no such potion in the supply.
doggies-why-hire = A vagabond has two sides: pair – two trophies, paw – a trophy and a paw.
doggies-why-not-joan = Only Joan of Bark can do that.
doggies-why-proud = A holy bark does not impress a dragon.
doggies-why-smite-beaten = Joan beats this monster without her ability.
doggies-why-spare-potions = No potions are needed: the monster is beaten without them.
doggies-why-brew = These potions do not beat the monster, or one of them could be spared.
doggies-why-symbols = { doggies-card }: your attack symbols are not enough.

## Advice
doggies-advice-haul =
    { $cards ->
        [0] brings no cards
        [one] brings { $cards } card
       *[other] brings { $cards } cards
    }{ SIGN($coins) ->
        [plus] { " " }with { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
        [minus] , but costs { $coins ->
            [-1] a coin
           *[other] { SIZE($coins) } coins
        }
       *[none] { "" }
    }
doggies-advice-home =
    Better leave: the way out { doggies-advice-haul }. The chance to win is { $chance } %; { $instead ->
        [explore] exploring on
       *[sleep] falling asleep
    } has { $other } %.
doggies-advice-not-yet = Better explore on: so far the way out { doggies-advice-haul }.
doggies-advice-stay = Better explore on: so far the way out { doggies-advice-haul }. The chance to win is { $chance } %; leaving now has { $other } %.
doggies-advice-explore =
    Better explore on: the chance to win is { $chance } %; { $instead ->
        [leave] leaving now
       *[sleep] falling asleep
    } has { $other } %.
doggies-advice-sleep =
    Better fall asleep: the chance to win is { $chance } %; { $instead ->
        [leave] leaving now
       *[explore] exploring on
    } has { $other } %.
doggies-advice-place = With the card here the way out { doggies-advice-haul }. The chance to win is { $chance } %, at the next best place { $other } %.
doggies-advice-way = In the end this way out { doggies-advice-haul }. The chance to win is { $chance } %, with the next best choice { $other } %.
doggies-advice-choose = The chance to win is { $chance } %, with the next best choice { $other } %.
# Said by earlier releases: reviews that are kept, and puzzles
doggies-advice-leave =
    Better leave: the way out brings { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. The chance to win is { $chance } %; { $instead ->
        [explore] exploring on
       *[sleep] falling asleep
    } has { $other } %.
doggies-advice-lay =
    With the card here the way out brings { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. The chance to win is { $chance } %, at the next best place { $other } %.

## The count
doggies-part-coins = Coins
doggies-part-chests = Opened chests
doggies-part-private = Private quest
doggies-part-shared = Shared quests
doggies-part-traps = Traps
doggies-part-vagabonds = Vagabonds' pay
doggies-tie-quests = most quests met

## Options
doggies-option-dogs = Dogs
doggies-option-dogs-help = Dealt at random, or chosen in turn.
doggies-option-start = Start room
doggies-option-start-help = Usually three exits for two players, four for more. Three are harder.
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
doggies-where-north =
    { SIGN($y) ->
        [plus] { SIZE($y) } north
        [minus] { SIZE($y) } south
       *[none] { "" }
    }
doggies-where-east =
    { SIGN($x) ->
        [plus] { SIZE($x) } east
        [minus] { SIZE($x) } west
       *[none] { "" }
    }
doggies-where = { LIST(doggies-where-north, doggies-where-east, last: " and ") } of the start
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
doggies-dog-joan-skill = Holy bark: a monster that her own symbols and trophies cannot beat, Joan beats with two paws. Not the dragon.
doggies-dog-bonk = Bonk the Mighty
doggies-dog-bonk-skill = While leaving he puts a paw on a wall or door and goes straight through, even outside. The hole is open to all until the end of the round.
doggies-dog-ruta = Ruta the Snowy
doggies-dog-ruta-skill = Five symbols of defence instead of three.
doggies-dog-sharik = Sharik the Fiery
doggies-dog-sharik-skill = Before his first step he turns the cards that touch the start room: each once, for free.
doggies-dog-pluto = Bad Boy Pluto
doggies-dog-pluto-skill = A key from the start: it opens all doors, and one chest at the end of the game.
doggies-dog-robin = Robin Goodgirl
doggies-dog-robin-skill = She jumps over traps: to her they are empty rooms.

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
doggies-sort-artefact-rule = A paw, and two attack symbols are yours as a trophy at once.
doggies-sort-trap = Trap
doggies-sort-trap-rule = Disarm it with a card that shows this trophy or with a potion: the trap and the card leave the game, a potion goes back to the supply. Otherwise a paw, and minus one coin at the end.
doggies-sort-vagabond = Vagabond
doggies-sort-vagabond-rule = A paw, and the vagabond stays with you: two trophies of which one works in each fight, or one trophy and an extra paw. At the end of the game one coin is due.
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
doggies-achievement-gold-nose-how = Finish with at least 18 coins.
doggies-achievement-locksmith = Locksmith
doggies-achievement-locksmith-how = Get at least 8 coins out of chests.
doggies-achievement-quester = Good dog
doggies-achievement-quester-how = Get at least 8 coins for quests.
doggies-achievement-hunter = Hunting dog
doggies-achievement-hunter-how = Beat five monsters in one game.
doggies-achievement-best-in-show = Best in show
doggies-achievement-best-in-show-how = Win without a fine, and never fall asleep in the dungeon.
doggies-achievement-kennel = The whole kennel
doggies-achievement-kennel-how = Finish a game with each of the dogs.
