# Dungeon Raiders

raiders-title = Dungeon Raiders
raiders-about = Room by room everyone picks a card in secret, and all are revealed at once. The highest takes the treasure, the lowest takes the wounds. Come out the richest – but not the most battered.
raiders-rules =
    The party goes down five floors of five rooms each. Some rooms are lit; the others lie face down until the party walks in.

    In every room all players secretly play one card and reveal them together. You have five power cards, 1 to 5; a played card stays on the table until the floor is done, and on a new floor all five return to your hand.

    Treasure: the highest card takes the big chest, the next highest the small one; ties share, the remainder is lost. Monster: if the cards add up to less than its strength, everyone who played the lowest card is wounded. Cache: everyone gets what is shown for their card. Trap: the higher the highest card, the worse for the richest or the healthiest. A boss waits in the last room.

    Items work once. A key in a treasure room and a sword in a fight count as a 5. A crystal ball lets you choose your card after seeing the others. A torch shows you alone all the dark rooms of the floor: light it before you play your card, once per floor.

    A purse holds 20 coins at most. At the end those with the most wounds collapse and cannot win; with three players only a single such raider collapses, and nobody does if all have equal wounds. Of the others the one with the most coins wins; on a tie, the one with fewer wounds.

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
        [ball] Flee with a crystal ball
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
raiders-event-character-you =
    You are the { $character ->
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
raiders-event-torch-you = You light a torch and look into the dark rooms.
raiders-event-seen = Room { $number }, still in the dark: { raiders-room }.
raiders-event-laid = { $who } plays a card face down.
raiders-event-laid-you = You play a card face down.
raiders-event-laid-own =
    { $card ->
        [flee] { $who } secretly prepares to flee.
       *[other] { $who } plays { raiders-card } face down.
    }
raiders-event-laid-own-you =
    { $card ->
        [flee] You secretly prepare to flee.
       *[other] You play { raiders-card } face down.
    }
raiders-event-shows =
    { $card ->
        [ball] { $who } reveals a crystal ball and will choose after the others.
       *[other] { $who } reveals { raiders-card }.
    }
raiders-event-shows-you =
    { $card ->
        [ball] You reveal a crystal ball and will choose after the others.
       *[other] You reveal { raiders-card }.
    }
raiders-event-flees =
    { $item ->
        [torch] { $who } flees by the light of a torch.
        [ball] { $who } flees with a crystal ball.
        [key] { $who } unlocks a door and flees.
       *[sword] { $who } flees, sword in hand.
    }
raiders-event-flees-you =
    { $item ->
        [torch] You flee by the light of a torch.
        [ball] You flee with a crystal ball.
        [key] You unlock a door and flee.
       *[sword] You flee, sword in hand.
    }
raiders-event-beaten = Victory! { $total } against { $strength }: { raiders-foe } is beaten!
raiders-event-attacks = { $total } against { $strength } – not enough: { raiders-foe } attacks!
raiders-event-unbeatable = There is no beating { raiders-foe }: here it comes!
raiders-event-deserted = Everyone has fled: { raiders-foe } is left empty-handed.
raiders-event-trap = { raiders-room } goes off: the highest card is { $highest }.
raiders-event-harmless = { raiders-room } does not go off: the highest card is only { $highest }.
raiders-event-too-many =
    { $count ->
        [one] { $count } coin does not divide among so many: nobody gets it.
       *[other] { $count } coins do not divide among so many: nobody gets them.
    }
raiders-event-gains =
    { $count ->
        [one] { $who } gains { $count } coin.
       *[other] { $who } gains { $count } coins.
    }
raiders-event-gains-you =
    { $count ->
        [one] You gain { $count } coin.
       *[other] You gain { $count } coins.
    }
raiders-event-full =
    { $count ->
        [0] { $who } gains nothing: a purse holds no more than { $cap } coins.
        [one] { $who } gains only { $count } coin: a purse holds no more than { $cap }.
       *[other] { $who } gains only { $count } coins: a purse holds no more than { $cap }.
    }
raiders-event-full-you =
    { $count ->
        [0] You gain nothing: your purse holds no more than { $cap } coins.
        [one] You gain only { $count } coin: your purse holds no more than { $cap }.
       *[other] You gain only { $count } coins: your purse holds no more than { $cap }.
    }
raiders-event-loses =
    { $count ->
        [0] { $who } loses nothing: the purse is empty.
        [one] { $who } loses { $count } coin.
       *[other] { $who } loses { $count } coins.
    }
raiders-event-loses-you =
    { $count ->
        [0] You lose nothing: your purse is empty.
        [one] You lose { $count } coin.
       *[other] You lose { $count } coins.
    }
raiders-event-wounded =
    { $count ->
        [one] { $who } takes { $count } wound.
       *[other] { $who } takes { $count } wounds.
    }
raiders-event-wounded-you =
    { $count ->
        [one] You take { $count } wound.
       *[other] You take { $count } wounds.
    }
raiders-event-heals =
    { $count ->
        [0] { $who } drinks a potion, but has no wounds to heal.
        [one] { $who } drinks a potion and heals { $count } wound.
       *[other] { $who } drinks a potion and heals { $count } wounds.
    }
raiders-event-heals-you =
    { $count ->
        [0] You drink a potion, but have no wounds to heal.
        [one] You drink a potion and heal { $count } wound.
       *[other] You drink a potion and heal { $count } wounds.
    }
raiders-event-stone = { $who } meets Medusa’s gaze and turns to stone.
raiders-event-stone-you = You meet Medusa’s gaze and turn to stone.
raiders-event-takes = { $who } finds { raiders-item } in the cache.
raiders-event-takes-you = You find { raiders-item } in the cache.
raiders-event-short =
    { $item ->
        [torch] Not enough torches in the supply: nobody gets one.
        [ball] Not enough crystal balls in the supply: nobody gets one.
        [key] Not enough keys in the supply: nobody gets one.
       *[sword] Not enough swords in the supply: nobody gets one.
    }
raiders-event-scroll = { $who } holds the scroll and goes first in the next room.
raiders-event-scroll-you = You hold the scroll and go first in the next room.
raiders-event-falls = { $who } collapses: too many wounds.
raiders-event-falls-you = You collapse: too many wounds.
raiders-event-close = The leaders have equal coins: fewer wounds win.
raiders-event-wins =
    { $count ->
        [one] { $who } wins, carrying out { $count } coin!
       *[other] { $who } wins, carrying out { $count } coins!
    }
raiders-event-wins-you =
    { $count ->
        [one] You win, carrying out { $count } coin!
       *[other] You win, carrying out { $count } coins!
    }
raiders-event-nobody = Nobody came back from the dungeon: no winner.

## Why not
raiders-why-laid = The cards are face up: too late to change yours.
raiders-why-torch-seen = You have already seen the dark rooms: the torch is spent.
raiders-why-torch-twice = You have already lit this floor: a second torch would show nothing new.
raiders-why-torch-lit = There are no dark rooms left on this floor.
raiders-why-torch-card = A torch is not played as a room card: it lights up dark rooms, and with some bosses it lets you flee.
raiders-why-no-item =
    { $item ->
        [torch] You have no torch.
        [ball] You have no crystal ball.
        [key] You have no key.
       *[sword] You have no sword.
    }
raiders-why-played = Power { $card } is already played: it stays on the table until the floor is done.
raiders-why-key = A key opens chests: play it only in a treasure room.
raiders-why-sword = A sword is for fighting: play it only against a monster or a boss.
raiders-why-ball-again = After a crystal ball choose another card: no two balls in a row.
raiders-why-flee = There is no fleeing from here: { raiders-room } does not allow it.
raiders-why-flee-with = { raiders-room }: here { raiders-item } only lets you flee.
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
        [flee] an escape
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
raiders-item-torch-rule = Light it before you play your card, and you alone see all the dark rooms of the floor. Once per floor. You still play a card for the room.
raiders-item-ball = crystal ball
raiders-item-ball-rule = Play it instead of a power card: once all cards are revealed, choose another, knowing theirs. If there are several balls, their second cards are chosen at the same time.
raiders-item-key = key
raiders-item-key-rule = Only in treasure rooms: counts as power 5. Returns to the supply after the room.
raiders-item-sword = sword
raiders-item-sword-rule = Only against monsters and bosses: counts as power 5. Returns to the supply after the room.

raiders-kind-character = Characters
raiders-character-warrior = warrior
raiders-character-warrior-rule = Not a scratch, but empty-handed: relies on strength alone.
raiders-character-knight = knight
raiders-character-knight-rule = Once, in a fight, the knight’s sword settles it.
raiders-character-wizard = wizard
raiders-character-wizard-rule = Peeks at the others’ cards twice before choosing.
raiders-character-thief = thief
raiders-character-thief-rule = Opens one chest while the strong can only watch. Rather battered, though.
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
raiders-kind-treasure-rule = The highest card takes the big chest, the next highest the small one. Ties share a chest, the remainder is lost. A key counts as a 5.
raiders-treasure-treasure-4-2 = Treasure 4 + 2
raiders-treasure-treasure-4 = Treasure 4
raiders-treasure-treasure-3-2 = Treasure 3 + 2
raiders-treasure-treasure-3 = Treasure 3
raiders-treasure-treasure-2-1 = Treasure 2 + 1
raiders-treasure-treasure-2 = Treasure 2
raiders-treasure-treasure-1 = Treasure 1

raiders-kind-monster = Monsters
raiders-kind-monster-rule = Add up all cards. If the sum is less than the monster’s strength, everyone who played the lowest card is wounded. A sword counts as a 5.
raiders-monster-dragon = Dragon
raiders-monster-troll = Troll
raiders-monster-thing = The Thing
raiders-monster-skeleton = Skeleton
raiders-monster-goblin = Goblin
raiders-monster-zombie = Zombie
raiders-monster-snake = Snake

raiders-kind-cache = Caches
raiders-kind-cache-rule = Everyone gets what is shown for their card. If there are not enough of an item for everyone due one, nobody gets it.
raiders-cache-cache-items = Gear cache
raiders-cache-cache-coins = Coin and potion cache

raiders-kind-trap = Traps
raiders-kind-trap-rule = The highest card decides how bad it gets. The richest pay, or the least wounded suffer – on a tie, all of them in full.
raiders-trap-lava = Lava trap
raiders-trap-lava-rule = The richest lose coins: the higher the highest card, the more.
raiders-trap-magnet = Magnet trap
raiders-trap-magnet-rule = The richest lose coins: the magnet pulls even when cards are low.
raiders-trap-spikes = Spike trap
raiders-trap-spikes-rule = The least wounded are hurt: the higher the highest card, the more.
raiders-trap-boulder = Boulder trap
raiders-trap-boulder-rule = The least wounded are hurt: the boulder rolls even when cards are low.

raiders-kind-boss = Bosses
raiders-kind-boss-rule = The last room of the fifth floor. Fought like a monster, but every boss has a quirk.
raiders-boss-taxman = Taxman
raiders-boss-taxman-rule = Deals no wounds: those he attacks lose coins.
raiders-boss-medusa = Medusa
raiders-boss-medusa-rule = Those she attacks turn to stone and are out. If everyone is stone, everyone loses.
raiders-boss-vampire = Vampire
raiders-boss-vampire-rule = Those he attacks take a wound and lose coins.
raiders-boss-sphinx = Sphinx
raiders-boss-sphinx-rule = The highest card earns coins even if the sphinx is not beaten; if all cards are equal, only for a victory.
raiders-boss-minotaur = Minotaur
raiders-boss-minotaur-rule = The highest card earns a coin even if the minotaur is not beaten; if all cards are equal, only for a victory.
raiders-boss-wolves = Wolf pack
raiders-boss-wolves-rule = Play a torch to flee: you do not help in the fight and are not attacked.
raiders-boss-necromancer = Necromancer
raiders-boss-necromancer-rule = Play a crystal ball either to flee or, as usual, to see the others’ cards – decide at once.
raiders-boss-megadragon = Megadragon
raiders-boss-megadragon-rule = Cannot be beaten. Play a key to flee and avoid the attack.
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
raiders-reason-in =
    { $value ->
        [100] in every trial
       *[other] in { $value }% of the trials
    }
raiders-reason-in-other =
    { $other ->
        [0] in none
        [100] in every one
       *[other] in { $other }%
    }
raiders-reason-torch =
    { $count ->
        [one] { $count } room ahead is dark: the torch shows it.
       *[other] { $count } rooms ahead are dark: the torch shows them all.
    }
raiders-reason-coins = You get coins { raiders-reason-in }, with the second-best move { raiders-reason-in-other }.
raiders-reason-wounds = You are wounded { raiders-reason-in }, with the second-best move { raiders-reason-in-other }.
raiders-reason-paid = You lose coins { raiders-reason-in }, with the second-best move { raiders-reason-in-other }.
raiders-reason-sword = You get a sword { raiders-reason-in }, with the second-best move { raiders-reason-in-other }.
raiders-reason-key = You get a key { raiders-reason-in }, with the second-best move { raiders-reason-in-other }.
raiders-reason-ball = You get a crystal ball { raiders-reason-in }, with the second-best move { raiders-reason-in-other }.
raiders-reason-torch-found = You get a torch { raiders-reason-in }, with the second-best move { raiders-reason-in-other }.
raiders-reason-healed = You heal wounds { raiders-reason-in }, with the second-best move { raiders-reason-in-other }.
raiders-reason-floor-coins = Coins by the end of the floor: { $value } on average, against { $other } with the second-best move.
raiders-reason-floor-wounds = Wounds by the end of the floor: { $value } on average, against { $other } with the second-best move.
raiders-reason-worst = By the end of the floor you are among the most wounded { raiders-reason-in }, with the second-best move { raiders-reason-in-other }.

## Achievements
raiders-achievement-full-purse = Full purse
raiders-achievement-full-purse-how = Come out with 18 coins or more.
raiders-achievement-scratches = A few scratches
raiders-achievement-scratches-how = Win with 7 wounds or fewer.
raiders-achievement-by-a-hair = By a hair
raiders-achievement-by-a-hair-how = Win because you have fewer wounds than a rival with as many coins.
raiders-achievement-last-one-up = Last one standing
raiders-achievement-last-one-up-how = Win when all your rivals have fallen or turned to stone.
raiders-achievement-full-pack = Full pack
raiders-achievement-full-pack-how = Come out with three items or more.
raiders-achievement-company = The whole company
raiders-achievement-company-how = Finish a game with each of the characters.
