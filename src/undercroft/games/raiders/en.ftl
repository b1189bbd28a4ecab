# Dungeon Raiders

raiders-title = Dungeon Raiders
raiders-about = Room by room everybody picks a card in secret, and all are turned at once. The highest takes the treasure, the lowest takes the wounds. Come out the richest – but not the most battered.
raiders-rules =
    The party goes down five floors of five rooms each. Some rooms are lit; the others lie face down until the party walks in.

    In every room all players secretly lay one card and turn them up together. You have five power cards, 1 to 5; a played one stays on the table until the floor is done, and on a new floor all five are back in your hand.

    Treasure: the highest card takes the big chest, the next lower one the small chest; equals share, the rest is lost. Monster: if the cards add up to less than its strength, everyone who played the lowest card is wounded. Cache: everyone gets what is shown for the card played. Trap: the higher the highest card, the worse for the richest or the healthiest. A boss waits in the last room.

    Items work once. A key among treasure and a sword in a fight count as a 5. A crystal ball lets you choose your card after seeing the others. A torch shows you alone all the dark rooms of the floor: light it before you lay your card, once a floor.

    No purse holds more than 20 coins. In the end whoever has the most wounds collapses and cannot win: all who tie, but at a table of three only a sole one, and nobody if all have the same. Of the others the one with the most coins wins; on a tie, the one with fewer wounds.

## What is asked
raiders-prompt-choose = Floor { $floor }, room { $number } – { raiders-room }. Choose a card.
raiders-prompt-again = Floor { $floor }, room { $number } – { raiders-room }. The ball has shown you the others’ cards: choose yours.
raiders-prompt-wait = Floor { $floor }, room { $number } – { raiders-room }. Others are still choosing.
raiders-prompt-over = The dungeon is behind you.

## Moves
raiders-move-play =
    { $card ->
        [ball] Play a crystal ball
        [key] Play a key (power 5)
        [sword] Play a sword (power 5)
       *[other] Play power { $card }
    }
raiders-move-flee =
    { $item ->
        [torch] Flee, waving a torch
        [ball] Flee by crystal ball
        [key] Unlock a door with a key and flee
       *[sword] Flee, sword in hand
    }
raiders-move-torch = Light a torch and look into the dark rooms

## What happens
raiders-event-character =
    { $who } is the { $character ->
        [warrior] { raiders-character-warrior }
        [knight] { raiders-character-knight }
        [wizard] { raiders-character-wizard }
        [thief] { raiders-character-thief }
       *[explorer] { raiders-character-explorer }
    }.
raiders-event-floor =
    { $dark ->
        [0] Floor { $floor }: every room is lit.
        [one] Floor { $floor }: { $dark } room lies in the dark.
       *[other] Floor { $floor }: { $dark } rooms lie in the dark.
    }
raiders-event-enter = Floor { $floor }, room { $number } – { raiders-room }.
raiders-event-torch = { $who } lights a torch and looks into the dark rooms.
raiders-event-seen = Room { $number }, still in the dark: { raiders-room }.
raiders-event-laid = { $who } lays a card face down.
raiders-event-laid-own =
    { $card ->
        [flee] { $who } secretly prepares to flee.
       *[other] { $who } lays { raiders-card } face down.
    }
raiders-event-shows =
    { $card ->
        [ball] { $who } turns up a crystal ball and will choose after the others.
       *[other] { $who } turns up { raiders-card }.
    }
raiders-event-flees =
    { $item ->
        [torch] { $who } flees by the light of a torch.
        [ball] { $who } flees with the help of a crystal ball.
        [key] { $who } flees with the help of a key.
       *[sword] { $who } flees with the help of a sword.
    }
raiders-event-beaten = With { $total } against { $strength } the party beats { raiders-foe }!
raiders-event-attacks = { $total } against { $strength } is not enough: { raiders-foe } attacks!
raiders-event-unbeatable = Nothing can beat { raiders-foe }, and it attacks!
raiders-event-deserted = Everybody has fled and left { raiders-foe } alone.
raiders-event-trap = { raiders-room } springs: the highest card is { $highest }.
raiders-event-harmless = { raiders-room } does not spring: the highest card is only { $highest }.
raiders-event-too-many =
    { $count ->
        [one] { $count } coin cannot be shared by so many: nobody gets it.
       *[other] { $count } coins cannot be shared by so many: nobody gets them.
    }
raiders-event-gains =
    { $count ->
        [one] { $who } gains { $count } coin.
       *[other] { $who } gains { $count } coins.
    }
raiders-event-full =
    { $count ->
        [0] { $who } gains nothing: a purse holds no more than { $cap } coins.
        [one] { $who } gains only { $count } coin: a purse holds no more than { $cap }.
       *[other] { $who } gains only { $count } coins: a purse holds no more than { $cap }.
    }
raiders-event-loses =
    { $count ->
        [0] { $who } loses nothing: the purse is empty.
        [one] { $who } loses { $count } coin.
       *[other] { $who } loses { $count } coins.
    }
raiders-event-wounded =
    { $count ->
        [one] { $who } takes { $count } wound.
       *[other] { $who } takes { $count } wounds.
    }
raiders-event-heals =
    { $count ->
        [0] { $who } drinks a potion, but has no wounds to heal.
        [one] { $who } drinks a potion and heals { $count } wound.
       *[other] { $who } drinks a potion and heals { $count } wounds.
    }
raiders-event-stone = { $who } meets Medusa’s gaze and turns to stone.
raiders-event-takes = { $who } finds { raiders-item } in the cache.
raiders-event-short =
    { $item ->
        [torch] There are not enough torches in the supply: nobody gets one.
        [ball] There are not enough crystal balls in the supply: nobody gets one.
        [key] There are not enough keys in the supply: nobody gets one.
       *[sword] There are not enough swords in the supply: nobody gets one.
    }
raiders-event-scroll = { $who } holds the scroll and goes first in the next room.
raiders-event-falls = { $who } collapses: too many wounds.
raiders-event-close = The leaders have equal coins: fewer wounds decide.
raiders-event-wins =
    { $count ->
        [one] { $who } wins, carrying out { $count } coin!
       *[other] { $who } wins, carrying out { $count } coins!
    }
raiders-event-nobody = Nobody came back from the dungeon: there is no winner.

## Why not
raiders-why-torch-twice = You have lit up this floor already: a second torch would show nothing new.
raiders-why-torch-lit = There is no dark room left on this floor.
raiders-why-torch-card = A torch is not played as the card of a room: use it to look into dark rooms or to scare off the wolf pack.
raiders-why-no-item =
    { $item ->
        [torch] You have no torch.
        [ball] You have no crystal ball.
        [key] You have no key.
       *[sword] You have no sword.
    }
raiders-why-played = Power { $card } has been played: it stays on the table until the floor is done.
raiders-why-key = A key opens chests: it is played only in a treasure room.
raiders-why-sword = A sword is for fighting: it is played only against a monster or a boss.
raiders-why-ball-again = After a crystal ball you choose another card: two balls in a row are not played.
raiders-why-flee = There is no way out of here: { raiders-room } cannot be fled from.
raiders-why-flee-with = { raiders-room }: here { raiders-item } only helps to flee.
raiders-why-flee-item =
    { $item ->
        [torch] Only a torch helps here.
        [ball] Only a crystal ball helps here.
        [key] Only a key helps here.
       *[sword] Only a sword helps here.
    }
raiders-why-unknown = There is no card “{ $card }”: there are 1 to 5, ball, key and sword.

## Score
raiders-part-coins = Coins
raiders-part-fallen = Most wounds: out
raiders-part-stone = Medusa’s gaze: out
raiders-tie-wounds = fewest wounds

## Settings
raiders-option-tactical = Tactical variant
raiders-option-tactical-help = Cards are played openly and in turn. The holder of the scroll begins; the scroll goes to whoever played the highest card.
raiders-option-chained_balls = Ball after ball
raiders-option-chained_balls-help = After a crystal ball you may play another one and choose again.

## Cards
raiders-card =
    { $card ->
        [torch] a torch
        [ball] a crystal ball
        [key] a key
        [sword] a sword
        [flee] flight
       *[other] power { $card }
    }
raiders-item =
    { $item ->
        [torch] a torch
        [ball] a crystal ball
        [key] a key
       *[sword] a sword
    }

raiders-kind-item = Items
raiders-item-torch = torch
raiders-item-torch-rule = Light it before you lay your card, and you alone see all the dark rooms of the floor. Once a floor. You still play a card for the room.
raiders-item-ball = crystal ball
raiders-item-ball-rule = Play it instead of a power card: when all cards are turned up you choose another one, knowing theirs. If there are several balls, the second cards are chosen at the same time.
raiders-item-key = key
raiders-item-key-rule = In treasure rooms only: counts as power 5. Goes back to the supply after the room.
raiders-item-sword = sword
raiders-item-sword-rule = Against monsters and bosses only: counts as power 5. Goes back to the supply after the room.

raiders-kind-character = Characters
raiders-character-warrior = warrior
raiders-character-warrior-rule = Without a scratch, but empty-handed: trusts in strength alone.
raiders-character-knight = knight
raiders-character-knight-rule = Once, in a fight, the knight’s sword will settle it.
raiders-character-wizard = wizard
raiders-character-wizard-rule = Will look at the others’ cards twice before choosing.
raiders-character-thief = thief
raiders-character-thief-rule = Will open one chest while the strong can only watch. Rather battered, though.
raiders-character-explorer = explorer
raiders-character-explorer-rule = The richest at the start, and knows what hides in the dark – but carries old wounds.

raiders-kind-floor = Floors

## Rooms
raiders-room =
    { $room ->
        [treasure-4-2] { raiders-treasure-treasure-4-2 }
        [treasure-4] { raiders-treasure-treasure-4 }
        [treasure-3-2] { raiders-treasure-treasure-3-2 }
        [treasure-3] { raiders-treasure-treasure-3 }
        [treasure-2-1] { raiders-treasure-treasure-2-1 }
        [treasure-2] { raiders-treasure-treasure-2 }
        [treasure-1] { raiders-treasure-treasure-1 }
        [dragon] { raiders-monster-dragon }
        [troll] { raiders-monster-troll }
        [thing] { raiders-monster-thing }
        [skeleton] { raiders-monster-skeleton }
        [goblin] { raiders-monster-goblin }
        [zombie] { raiders-monster-zombie }
        [snake] { raiders-monster-snake }
        [cache-items] { raiders-cache-cache-items }
        [cache-coins] { raiders-cache-cache-coins }
        [lava] { raiders-trap-lava }
        [magnet] { raiders-trap-magnet }
        [spikes] { raiders-trap-spikes }
        [boulder] { raiders-trap-boulder }
        [taxman] { raiders-boss-taxman }
        [medusa] { raiders-boss-medusa }
        [vampire] { raiders-boss-vampire }
        [sphinx] { raiders-boss-sphinx }
        [minotaur] { raiders-boss-minotaur }
        [wolves] { raiders-boss-wolves }
        [necromancer] { raiders-boss-necromancer }
        [megadragon] { raiders-boss-megadragon }
        [golem] { raiders-boss-golem }
       *[mummy] { raiders-boss-mummy }
    }

raiders-foe =
    { $room ->
        [dragon] the dragon
        [troll] the troll
        [thing] the Thing
        [skeleton] the skeleton
        [goblin] the goblin
        [zombie] the zombie
        [snake] the snake
        [taxman] the taxman
        [medusa] Medusa
        [vampire] the vampire
        [sphinx] the sphinx
        [minotaur] the minotaur
        [wolves] the wolf pack
        [necromancer] the necromancer
        [megadragon] the megadragon
        [golem] the golem
       *[mummy] the mummy
    }

raiders-kind-treasure = Treasure
raiders-kind-treasure-rule = The highest card takes the big chest, the next lower one the small chest. Equals share a chest, the rest is lost. A key counts as a 5.
raiders-treasure-treasure-4-2 = Treasure 4 + 2
raiders-treasure-treasure-4 = Treasure 4
raiders-treasure-treasure-3-2 = Treasure 3 + 2
raiders-treasure-treasure-3 = Treasure 3
raiders-treasure-treasure-2-1 = Treasure 2 + 1
raiders-treasure-treasure-2 = Treasure 2
raiders-treasure-treasure-1 = Treasure 1

raiders-kind-monster = Monsters
raiders-kind-monster-rule = Add up all cards. Less than the monster’s strength, and everyone who played the lowest card is wounded. A sword counts as a 5.
raiders-monster-dragon = Dragon
raiders-monster-troll = Troll
raiders-monster-thing = The Thing
raiders-monster-skeleton = Skeleton
raiders-monster-goblin = Goblin
raiders-monster-zombie = Zombie
raiders-monster-snake = Snake

raiders-kind-cache = Caches
raiders-kind-cache-rule = Everyone gets what is shown for the card played. If the supply of an item does not suffice for all who are due one, none of them gets it.
raiders-cache-cache-items = Cache of gear
raiders-cache-cache-coins = Cache of coins and potions

raiders-kind-trap = Traps
raiders-kind-trap-rule = The highest card decides how bad it gets. The richest pay or the least wounded suffer – all of them in full if they tie.
raiders-trap-lava = Lava trap
raiders-trap-lava-rule = The richest lose coins: the higher the highest card, the more.
raiders-trap-magnet = Magnet trap
raiders-trap-magnet-rule = The richest lose coins: the magnet pulls even when cards are low.
raiders-trap-spikes = Spike trap
raiders-trap-spikes-rule = The least wounded are hurt: the higher the highest card, the more.
raiders-trap-boulder = Boulder trap
raiders-trap-boulder-rule = The least wounded are hurt: the boulder rolls even when cards are low.

raiders-kind-boss = Bosses
raiders-kind-boss-rule = The last room of the fifth floor. It is fought like a monster, but every boss has a quirk.
raiders-boss-taxman = Taxman
raiders-boss-taxman-rule = Deals no wounds: whoever is attacked loses coins.
raiders-boss-medusa = Medusa
raiders-boss-medusa-rule = Whoever is attacked turns to stone and is out. If all are stone, all have lost.
raiders-boss-vampire = Vampire
raiders-boss-vampire-rule = Whoever is attacked is wounded and loses coins.
raiders-boss-sphinx = Sphinx
raiders-boss-sphinx-rule = The highest card earns coins, even if the sphinx is not beaten – unless all cards are equal and the sphinx stands.
raiders-boss-minotaur = Minotaur
raiders-boss-minotaur-rule = The highest card earns a coin, even if the minotaur is not beaten – unless all cards are equal and the minotaur stands.
raiders-boss-wolves = Wolf pack
raiders-boss-wolves-rule = Play a torch and you flee: you do not help in the fight and are not attacked.
raiders-boss-necromancer = Necromancer
raiders-boss-necromancer-rule = Play a crystal ball either to flee or, as usual, to see the others’ cards – you decide at once.
raiders-boss-megadragon = Megadragon
raiders-boss-megadragon-rule = Cannot be beaten. Play a key and you flee and are not attacked.
raiders-boss-golem = Golem
raiders-boss-golem-rule = Cannot be beaten. Fives and swords count as ones.
raiders-boss-mummy = Mummy
raiders-boss-mummy-rule = Cannot be beaten. Attacks those who played the highest card.

## Figures on the cards page
raiders-figure-count = Cards: { $value }
raiders-figure-coins = Coins: { $value }
raiders-figure-wounds = Wounds: { $value }
raiders-figure-items = Items: { $value }
raiders-figure-chests = Coins in the chests: { $value }
raiders-figure-strength = Strength for three, four and five: { $value }
raiders-figure-gifts = For cards 1 to 5: { $value }
raiders-figure-amounts = If the highest card is 1 to 5: { $value }
raiders-figure-prize = Coins for the highest card: { $value }
raiders-figure-boss-coins = Coins lost: { $value }
raiders-value-coins = coins
raiders-value-potion = potion
raiders-value-U = light
raiders-value-D = dark

## Why a card is the best
raiders-reason-torch =
    { $count ->
        [one] { $count } room ahead is dark: a torch shows it.
       *[other] { $count } rooms ahead are dark: a torch shows them all.
    }
raiders-reason-fight = They will fight over the big chest: { raiders-card } brings coins in { $percent } % of the tries, a { $other } in { $others } %.
raiders-reason-keep = A { $other } would bring coins more often ({ $others } % against { $percent } %), but it does more in a later room.
raiders-reason-coins = In this room { raiders-card } brings coins in { $percent } % of the tries.
raiders-reason-nothing = No card brings you coins here: with { raiders-card } you lose least.
raiders-reason-gift =
    { $kind ->
        [item] In this cache { raiders-card } brings you { raiders-item }
        [coins] { $count ->
            [one] In this cache { raiders-card } brings you { $count } coin
           *[other] In this cache { raiders-card } brings you { $count } coins
        }
       *[potion] { $count ->
            [one] In this cache { raiders-card } heals { $count } wound
           *[other] In this cache { raiders-card } heals up to { $count } wounds
        }
    }{ $percent ->
        [100] .
       *[other] { " " }in { $percent } % of the tries.
    }
raiders-reason-other =
    { $other ->
        [torch] a torch
        [ball] a crystal ball
        [key] a key
        [sword] a sword
        [flee] flight
       *[other] power { $other }
    }
raiders-reason-bear = With { raiders-reason-other } you would get through unharmed more often ({ $others } % against { $percent } %), but in the end that is worth less.
raiders-reason-unhurt =
    { $percent ->
        [0] You cannot get through here unharmed, but { raiders-card } costs you least in the end.
       *[other] With { raiders-card } you lose neither coins nor health here in { $percent } % of the tries.
    }

## Achievements
raiders-achievement-full-purse = Full purse
raiders-achievement-full-purse-how = Come out with at least 18 coins.
raiders-achievement-scratches = A few scratches
raiders-achievement-scratches-how = Win with 7 wounds or fewer.
raiders-achievement-by-a-hair = By a hair
raiders-achievement-by-a-hair-how = Win because you have fewer wounds than somebody with as many coins.
raiders-achievement-last-one-up = Last one up
raiders-achievement-last-one-up-how = Win while all your rivals have fallen or turned to stone.
raiders-achievement-full-pack = Full pack
raiders-achievement-full-pack-how = Come out with at least three items you did not need.
raiders-achievement-company = The whole company
raiders-achievement-company-how = Finish a game with each of the characters.
