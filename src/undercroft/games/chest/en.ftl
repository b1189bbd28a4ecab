chest-title = Chest of Adventures

chest-about = Dice, luck and greed. Go down into the dungeon three times: beat monsters with the faces of your party, open chests, and know when to stop. The deeper, the more experience, but those who flee get none for their level.
chest-rules =
    Each player goes down three times. You roll seven party dice; the dungeon lord rolls dungeon dice, one on level 1, two on level 2 and so on. Dragons go to the lair.

    Monsters: beat all of them or flee. A warrior beats any number of goblins, a cleric skeletons, a mage oozes, or one monster of another type; a thief beats one, a champion any number of one type. A scroll re-rolls any dice but those in the lair. Used dice go to the graveyard.

    Loot: any companion opens a chest, a thief or champion any number, for a treasure token each. Any die drinks any number of potions; each brings a die back from the graveyard with the face you choose.

    Dragon: with three dice in the lair it wakes. Three different companions beat it, for a token and 1 experience point (XP). Otherwise you flee.

    Regroup: rest for as many XP as the level says, or go one level deeper. Who flees gets nothing for the level. With 5 XP your hero turns into a master; its ultimate works once an adventure.

    At the end every token is 1 point, a town portal 2, each pair of dragon scales 2 more. Most points win; on a tie, the fewest tokens.

# -- words, chosen by an id that comes as an argument ------------------------------------------------

chest-word-companion =
    { $companion ->
        [warrior] Warrior
        [cleric] Cleric
        [mage] Mage
        [thief] Thief
        [champion] Champion
        [scroll] Scroll
        [sword] Vorpal sword
        [talisman] Talisman
        [staff] Staff of power
        [tools] Thieves’ tools
        [scroll-token] Scroll token
        [skeleton-warrior] Skeleton in service
        [goblin-thief] Goblin in service
        [hero] Hero
       *[other] { $companion }
    }
chest-word-with =
    { $companion ->
        [warrior] warrior
        [cleric] cleric
        [mage] mage
        [thief] thief
        [champion] champion
        [scroll] scroll
        [sword] vorpal sword
        [talisman] talisman
        [staff] staff of power
        [tools] thieves’ tools
        [scroll-token] scroll token
        [skeleton-warrior] skeleton in service
        [goblin-thief] goblin in service
       *[hero] hero
    }
chest-word-monsters =
    { $monster ->
        [goblin] { $count ->
            [one] a goblin
           *[other] { $count } goblins
        }
        [skeleton] { $count ->
            [one] a skeleton
           *[other] { $count } skeletons
        }
       *[ooze] { $count ->
            [one] an ooze
           *[other] { $count } oozes
        }
    }
chest-word-monster =
    { $monster ->
        [goblin] goblin
        [skeleton] skeleton
       *[ooze] ooze
    }
chest-word-face =
    { $face ->
        [warrior] warrior
        [cleric] cleric
        [mage] mage
        [thief] thief
        [champion] champion
       *[scroll] scroll
    }
chest-word-token =
    { $token ->
        [sword] vorpal sword
        [talisman] talisman
        [staff] staff of power
        [tools] thieves’ tools
        [scroll-token] scroll token
        [ring] ring of invisibility
        [scale] dragon scale
        [elixir] elixir
        [bait] dragon bait
       *[portal] town portal
    }
chest-word-token-taken =
    { $token ->
        [sword] a vorpal sword
        [talisman] a talisman
        [staff] a staff of power
        [tools] thieves’ tools
        [scroll-token] a scroll token
        [ring] a ring of invisibility
        [scale] a dragon scale
        [elixir] an elixir
        [bait] dragon bait
       *[portal] a town portal
    }
chest-word-title =
    { $title ->
        [spellsword] Spellsword
        [battlemage] Battlemage
        [mercenary] Mercenary
        [commander] Commander
        [occultist] Occultist
        [necromancer] Necromancer
        [knight] Knight
        [dragon-slayer] Dragon Slayer
        [minstrel] Minstrel
        [bard] Bard
        [crusader] Crusader
        [paladin] Paladin
        [half-goblin] Half-Goblin
        [chieftain] Chieftain
        [enchantress] Enchantress
       *[beguiler] Beguiler
    }
chest-word-target =
    { $target ->
        [goblin] goblins
        [skeleton] skeletons
        [ooze] oozes
        [chest] chests
       *[potion] potions
    }
chest-word-one-target =
    { $target ->
        [goblin] one goblin
        [skeleton] one skeleton
        [ooze] one ooze
        [chest] one chest
       *[potion] one potion
    }
chest-word-die =
    { $die ->
        [warrior] warrior
        [cleric] cleric
        [mage] mage
        [thief] thief
        [champion] champion
        [scroll] scroll
        [goblin] goblin
        [skeleton] skeleton
        [ooze] ooze
        [chest] chest
       *[potion] potion
    }
chest-some-warrior =
    { $warrior ->
        [0] { "" }
        [one] a warrior
       *[other] { $warrior } warriors
    }
chest-some-cleric =
    { $cleric ->
        [0] { "" }
        [one] a cleric
       *[other] { $cleric } clerics
    }
chest-some-mage =
    { $mage ->
        [0] { "" }
        [one] a mage
       *[other] { $mage } mages
    }
chest-some-thief =
    { $thief ->
        [0] { "" }
        [one] a thief
       *[other] { $thief } thieves
    }
chest-some-champion =
    { $champion ->
        [0] { "" }
        [one] a champion
       *[other] { $champion } champions
    }
chest-some-scroll =
    { $scroll ->
        [0] { "" }
        [one] a scroll
       *[other] { $scroll } scrolls
    }
chest-word-party = { LIST(chest-some-warrior, chest-some-cleric, chest-some-mage, chest-some-thief, chest-some-champion, chest-some-scroll, last: " and ") }
chest-some-goblin =
    { $goblin ->
        [0] { "" }
        [one] a goblin
       *[other] { $goblin } goblins
    }
chest-some-skeleton =
    { $skeleton ->
        [0] { "" }
        [one] a skeleton
       *[other] { $skeleton } skeletons
    }
chest-some-ooze =
    { $ooze ->
        [0] { "" }
        [one] an ooze
       *[other] { $ooze } oozes
    }
chest-some-chest =
    { $chest ->
        [0] { "" }
        [one] a chest
       *[other] { $chest } chests
    }
chest-some-potion =
    { $potion ->
        [0] { "" }
        [one] a potion
       *[other] { $potion } potions
    }
chest-some-dragon =
    { $dragon ->
        [0] { "" }
        [one] a dragon
       *[other] { $dragon } dragons
    }
chest-word-dungeon = { LIST(chest-some-goblin, chest-some-skeleton, chest-some-ooze, chest-some-chest, chest-some-potion, chest-some-dragon, last: " and ") }

# -- prompts -----------------------------------------------------------------------------------------

chest-prompt-formation = The party dice are cast. You may re-roll any of them, once.
chest-prompt-monsters = Level { $level }: beat the monsters with your party dice, or flee.
chest-prompt-cleared = Level { $level }: no monsters here. Go on when you are ready.
chest-prompt-loot = Level { $level }: open chests, drink potions, or go on.
chest-way-fight =
    { $fight ->
        [0] { "" }
       *[other] send { $needed } different companions against it
    }
chest-way-ring =
    { $ring ->
        [0] { "" }
       *[other] empty its lair with the ring
    }
chest-way-ultimate =
    { $ultimate ->
        [0] { "" }
       *[other] use your hero’s ultimate
    }
chest-way-scroll =
    { $scroll ->
        [0] { "" }
       *[other] read a scroll
    }
chest-way-elixir =
    { $elixir ->
        [0] { "" }
       *[other] bring a die back with the elixir
    }
chest-way-portal =
    { $portal ->
        [0] { "" }
       *[other] leave through the portal
    }
chest-way-flee = flee
chest-prompt-dragon =
    { $fight ->
        [0] The dragon is awake, and it takes { $needed } different companions to beat it. You can still { LIST(chest-way-ring, chest-way-ultimate, chest-way-scroll, chest-way-elixir, chest-way-portal, chest-way-flee, last: " or ") }.
       *[other] The dragon is awake! You can { LIST(chest-way-fight, chest-way-ring, chest-way-ultimate, chest-way-scroll, chest-way-elixir, chest-way-portal, chest-way-flee, last: " or ") }.
    }
chest-prompt-regroup = Level { $level } is cleared. Rest for { $level } XP, or go deeper?
chest-prompt-over = The game is over.
chest-prompt-wait = { $who } is on level { $level } of the dungeon.
chest-prompt-task-reroll =
    { $picked ->
        [0] Choose the dice to re-roll.
        [one] One die is picked. Another one, or roll?
       *[other] { $picked } dice are picked. Another one, or roll?
    }
chest-prompt-task-revive =
    { $left ->
        [one] A die comes back from the graveyard. Which face does it show?
       *[other] { $left } dice come back from the graveyard. Which face does the next one show?
    }
chest-prompt-task-dragon =
    { $left ->
        [one] One more companion against the dragon!
       *[other] { $left } more companions against the dragon!
    }
chest-prompt-task-strike =
    { $left ->
        [one] You may beat one more monster of any type.
       *[other] Beat up to { $left } monsters of any type.
    }
chest-prompt-task-charm =
    { $left ->
        [one] Which monster goes into the potion?
       *[other] Turn up to { $left } monsters into one potion.
    }

# -- moves -------------------------------------------------------------------------------------------

chest-move-fight = { chest-word-companion }: beat { chest-word-monsters }
chest-move-open =
    { chest-word-companion }: open { $count ->
        [one] a chest
       *[other] { $count } chests
    }
chest-move-drink =
    { chest-word-companion }: drink { $count ->
        [one] a potion
       *[other] { $count } potions
    }
chest-move-slay = { chest-word-companion }: against the dragon
chest-move-scroll = Read a scroll: re-roll dice
chest-move-scroll-token = Read the scroll token: re-roll dice
chest-move-reroll = Re-roll: { chest-word-die }
chest-move-roll = Roll
chest-move-keep = Keep the party as it is
chest-move-revive = Revive as { chest-word-face }
chest-move-ultimate = Use the hero’s ultimate
chest-move-summon =
    { $count ->
        [one] Ultimate: win over one monster
       *[other] Ultimate: win over { $count } monsters
    }
chest-move-pay = Ultimate: pay with { chest-word-token-taken }
chest-move-strike = Beat another monster: { chest-word-monster }
chest-move-charm = Enchant the { chest-word-monster }
chest-move-enough = Enough
chest-move-use = Use { chest-word-token-taken }
chest-move-proceed = Go on
chest-move-flee = Flee the dungeon
chest-move-rest = Rest at the tavern
chest-move-descend = Go down a level

# -- events ------------------------------------------------------------------------------------------

chest-event-hero =
    { $who } plays the { $hero ->
        [spellsword] { chest-hero-spellsword }
        [mercenary] { chest-hero-mercenary }
        [occultist] { chest-hero-occultist }
        [knight] { chest-hero-knight }
        [minstrel] { chest-hero-minstrel }
        [crusader] { chest-hero-crusader }
        [half-goblin] { chest-hero-half-goblin }
       *[enchantress] { chest-hero-enchantress }
    }.
chest-event-adventure = { $who } sets out on adventure { $number } of { $of }.
chest-event-party = The party dice show { chest-word-party }.
chest-event-formed = { $who } gathers a party: { chest-word-party }.
chest-event-level =
    { $who } enters level { $level } with { $party ->
        [0] no active dice at all
        [one] one active die
       *[other] { $party } active dice
    }.
chest-event-dungeon = The dungeon dice show { chest-word-dungeon }.
chest-event-beaten = { $who } beats { chest-word-monsters } with the { chest-word-with }.
chest-event-opened =
    { $who } opens { $count ->
        [one] a chest
       *[other] { $count } chests
    } with the { chest-word-with }.
chest-event-drank =
    { $who } spends the { chest-word-with } on { $count ->
        [one] a potion
       *[other] { $count } potions
    }.
chest-event-revived = A die comes back from the graveyard as a { chest-word-face }.
chest-event-struck =
    { $monster ->
        [goblin] A goblin falls.
        [skeleton] A skeleton falls.
       *[ooze] An ooze falls.
    }
chest-event-treasure = { $who } finds { chest-word-token-taken }.
chest-event-no-treasure = The treasure chest is empty; { $who } takes experience instead.
chest-event-scroll =
    { $who } reads { $companion ->
        [scroll] a scroll
       *[scroll-token] the scroll token
    }.
chest-event-ultimate =
    { $who } uses the ultimate of the { chest-word-title }: { $ultimate ->
        [companion] the hero joins the fight in person!
        [fury] arcane fury sweeps the level and the lair empty.
        [strike] a precise strike!
        [reroll] new orders, and dice are rolled again.
        [summon] a foe turns friend.
        [cry] a battle cry drives all monsters into the lair as dragons.
        [ballad] a ballad lulls the dragon, and the lair is empty.
        [intervention] divine intervention!
       *[charm] a spell – fewer monsters, one more potion.
    }
chest-event-summoned =
    { $companion ->
        [skeleton-warrior] { $count ->
            [one] A skeleton fights as a warrior
           *[other] { $count } skeletons fight as warriors
        }
       *[goblin-thief] { $count ->
            [one] A goblin helps as a thief
           *[other] { $count } goblins help as thieves
        }
    } until the next regroup.
chest-event-charmed =
    { $monster ->
        [goblin] A goblin goes into the potion.
        [skeleton] A skeleton goes into the potion.
       *[ooze] An ooze goes into the potion.
    }
chest-event-paid = { $who } pays with { chest-word-token-taken }.
chest-event-used =
    { $who } uses { $token ->
        [ring] a ring of invisibility: the lair is empty.
        [elixir] an elixir: a die comes back from the graveyard.
        [bait] dragon bait: dice turn into dragons and go to the lair.
       *[portal] a town portal and leaves the dungeon from level { $level }.
    }
chest-event-dragon-wakes = The dragon wakes: there are { $count } dice in its lair!
chest-event-against = { $who } sends the { chest-word-with } against the dragon.
chest-event-dragon-beaten = { $who } beats the dragon!
chest-event-cleared = Level { $level } is cleared.
chest-event-rested =
    { $level ->
        [10] { $who } has cleared the whole dungeon – a living legend!
       *[other] { $who } rests at the tavern after level { $level }.
    }
chest-event-fled = { $who } flees from level { $level } and gains nothing for it.
chest-event-experience = { $who } gains { $count } XP.
chest-event-master = { $who } becomes a master: { chest-word-title }!
chest-event-over = All adventures are over.

# -- why can't I -------------------------------------------------------------------------------------

chest-why-unknown = There is no “{ $word }” in this game.
chest-why-task =
    { $task ->
        [reroll] A re-roll has begun: pick dice and roll, or take the pick back.
        [revive] First choose the faces of the dice that come back.
        [dragon] The dragon fight has begun: send the companions, or take the pick back.
        [strike] First say which other monster falls, or that it is enough.
       *[charm] First say which monster is enchanted, or that it is enough.
    }
chest-why-no-task = Nothing has begun that this could be a step of.
chest-why-phase-over =
    { $target ->
        [chest] Chests are opened in the loot phase.
        [potion] Potions are drunk in the loot phase.
       *[other] Monsters are fought in the monster phase.
    }
chest-why-loot-later = Chests and potions wait until the monster phase is over.
chest-why-no-companion =
    { $companion ->
        [hero] The hero is no companion now.
       *[other] You have no active one of these: { chest-word-companion }.
    }
chest-why-no-target =
    { $count ->
        [0] There are no { chest-word-target } on this level.
       *[other] Of { chest-word-target } there are { $count } on this level; at least one must be taken.
    }
chest-why-scroll-serves-not = A scroll is no companion: it re-rolls dice or drinks potions.
chest-why-graveyard =
    { $count ->
        [0] No die lies in the graveyard, so none can come back.
       *[other] Each potion needs a die in the graveyard; { $count } can be drunk.
    }
chest-why-only-one = { chest-word-companion }: takes only { chest-word-one-target }.
chest-why-dragon-phase = The dragon is fought in the dragon phase, once three dice lie in the lair.
chest-why-dragon-needs = The dragon falls to { $count } different companions; you do not have them.
chest-why-dragon-twice = Companions against the dragon must be of different types: { chest-word-companion } adds none.
chest-why-scroll-phase =
    { $phase ->
        [regroup] No scroll is read at regroup.
       *[other] Scrolls are read in the monster phase.
    }
chest-why-no-dice = There is no die to re-roll.
chest-why-pick-first = Pick at least one die first.
chest-why-keep-formation = Only at formation the dice can be kept; a scroll that was read re-rolls at least one die.
chest-why-keep-unpicked = Dice are picked already: roll them, or take the pick back.
chest-why-lair-stays = Dragon faces in the lair cannot be re-rolled.
chest-why-pick-order = Dice are picked in order, party first: take the pick back and start with this one.
chest-why-no-die = No such die is left to pick: { chest-word-die }.
chest-why-no-hero = This game is played without heroes.
chest-why-exhausted = The hero is exhausted: one ultimate an adventure.
chest-why-ultimate-phase = Ultimates are used in the monster, loot and dragon phases.
chest-why-other-ultimate =
    { $ultimate ->
        [summon] This hero’s ultimate wins over monsters: some must be here, and you say how many.
        [intervention] This hero’s ultimate is paid for with a token: you need one, and say which.
       *[other] This hero has another ultimate.
    }
chest-why-name-one = The ultimate has begun: name at least one monster.
chest-why-summon-most =
    { $count ->
        [one] Only one can be won over.
       *[other] No more than { $count } can be won over.
    }
chest-why-ultimate-idle = The ultimate would change nothing now.
chest-why-no-token = You do not have this token: { chest-word-token }.
chest-why-bait-phase = Bait is laid in the monster phase.
chest-why-bait-idle = There is no die that the bait would turn.
chest-why-ring-idle = The lair is empty already.
chest-why-token-serves = This token serves as a party die ({ chest-word-token }): use it in its place.
chest-why-scale-waits = Dragon scales count at the end of the game.
chest-why-flee-safe = There is nothing to flee from: no monster stands and the dragon sleeps.
chest-why-monsters-left =
    { $count ->
        [one] A monster still stands: beat it or flee.
       *[other] { $count } monsters still stand: beat them or flee.
    }
chest-why-dragon-awake = The dragon is awake: beat it or flee.
chest-why-not-yet = First go on to the regroup phase; there you rest or go deeper.
chest-why-regrouped = At regroup you rest or go deeper.

# -- kinds of cards ----------------------------------------------------------------------------------

chest-kind-party = Party dice
chest-kind-dungeon = Dungeon dice
chest-kind-token = Treasure tokens
chest-kind-companion = Temporary companions
chest-kind-hero = Heroes
chest-kind-side = Hero cards, both sides
chest-kind-rank = Ranks of the solo game
chest-kind-achievement = Achievements

# -- things ------------------------------------------------------------------------------------------

chest-face-warrior = Warrior
chest-face-warrior-rule = Beats any number of goblins, or one other monster. Opens one chest.
chest-face-cleric = Cleric
chest-face-cleric-rule = Beats any number of skeletons, or one other monster. Opens one chest.
chest-face-mage = Mage
chest-face-mage-rule = Beats any number of oozes, or one other monster. Opens one chest.
chest-face-thief = Thief
chest-face-thief-rule = Beats one monster. Opens any number of chests.
chest-face-champion = Champion
chest-face-champion-rule = Beats any number of monsters of one type. Opens any number of chests.
chest-face-scroll = Scroll
chest-face-scroll-rule = Re-rolls any party dice and dungeon dice, but none in the lair. Drinks potions; is no companion.
chest-face-goblin = Goblin
chest-face-goblin-rule = A monster. Warriors beat any number of them.
chest-face-skeleton = Skeleton
chest-face-skeleton-rule = A monster. Clerics beat any number of them.
chest-face-ooze = Ooze
chest-face-ooze-rule = A monster. Mages beat any number of them.
chest-face-chest = Chest
chest-face-chest-rule = Holds a treasure token. Any companion opens one, a thief or champion any number.
chest-face-potion = Potion
chest-face-potion-rule = Any party die drinks any number; each brings a die back from the graveyard, with the face you choose.
chest-face-dragon = Dragon
chest-face-dragon-rule = Lies in the lair. Three of them wake the dragon: it takes three different companions, and brings a token and 1 XP.

chest-token-sword = Vorpal sword
chest-token-sword-rule = Serves as a warrior.
chest-token-talisman = Talisman
chest-token-talisman-rule = Serves as a cleric.
chest-token-staff = Staff of power
chest-token-staff-rule = Serves as a mage.
chest-token-tools = Thieves’ tools
chest-token-tools-rule = Serves as a thief.
chest-token-scroll-token = Scroll
chest-token-scroll-token-rule = Serves as a scroll.
chest-token-ring = Ring of invisibility
chest-token-ring-rule = Empties the lair. That is no victory over the dragon: no token, no XP.
chest-token-scale = Dragon scale
chest-token-scale-rule = Every pair is worth 2 more points at the end.
chest-token-elixir = Elixir
chest-token-elixir-rule = Brings a die back from the graveyard, with the face you choose.
chest-token-bait = Dragon bait
chest-token-bait-rule = In the monster phase: all dungeon dice of the level become dragons and go to the lair.
chest-token-portal = Town portal
chest-token-portal-rule = Leave the dungeon at any moment with the experience of the level. Unused it is worth 2 points at the end.

chest-companion-skeleton-warrior = Skeleton in service
chest-companion-skeleton-warrior-rule = Serves as a warrior until the next regroup.
chest-companion-goblin-thief = Goblin in service
chest-companion-goblin-thief-rule = Serves as a thief until the next regroup.
chest-companion-hero = Hero in person
chest-companion-hero-rule = Serves once as one of the two companions of its skill, until the adventure ends.

chest-hero-spellsword = Spellsword
chest-hero-spellsword-skill = Warriors count as mages, mages as warriors.
chest-hero-spellsword-ultimate = Arcane blade: the hero serves as a warrior or mage.
chest-hero-battlemage = Battlemage
chest-hero-battlemage-skill = Warriors count as mages, mages as warriors.
chest-hero-battlemage-ultimate = Arcane fury: remove all monsters, chests, potions and lair dice, without any reward.
chest-hero-mercenary = Mercenary
chest-hero-mercenary-skill = When the party is formed, you may re-roll any of its dice once.
chest-hero-mercenary-ultimate = Precise strike: beat up to 2 monsters of any type.
chest-hero-commander = Commander
chest-hero-commander-skill = A warrior beats one more monster of any type.
chest-hero-commander-ultimate = Battlefield order: re-roll any party and dungeon dice, but none in the lair.
chest-hero-occultist = Occultist
chest-hero-occultist-skill = Clerics count as mages, mages as clerics.
chest-hero-occultist-ultimate = Raise the dead: a skeleton serves as a warrior until the next regroup.
chest-hero-necromancer = Necromancer
chest-hero-necromancer-skill = Clerics count as mages, mages as clerics.
chest-hero-necromancer-ultimate = Command the dead: up to 2 skeletons serve as warriors until the next regroup.
chest-hero-knight = Knight
chest-hero-knight-skill = When the party is formed, all scrolls become champions.
chest-hero-knight-ultimate = Battle cry: all monsters become dragons and go to the lair.
chest-hero-dragon-slayer = Dragon Slayer
chest-hero-dragon-slayer-skill = When the party is formed, all scrolls become champions. The dragon falls to 2 different companions.
chest-hero-dragon-slayer-ultimate = Battle cry: all monsters become dragons and go to the lair.
chest-hero-minstrel = Minstrel
chest-hero-minstrel-skill = Thieves count as mages, mages as thieves.
chest-hero-minstrel-ultimate = Ballad: empty the lair, without reward.
chest-hero-bard = Bard
chest-hero-bard-skill = Thieves count as mages, mages as thieves. A champion beats one more monster of any type.
chest-hero-bard-ultimate = Ballad: empty the lair, without reward.
chest-hero-crusader = Crusader
chest-hero-crusader-skill = Warriors count as clerics, clerics as warriors.
chest-hero-crusader-ultimate = Holy strike: the hero serves as a warrior or cleric.
chest-hero-paladin = Paladin
chest-hero-paladin-skill = Warriors count as clerics, clerics as warriors.
chest-hero-paladin-ultimate = Divine intervention: give a token away to beat all monsters, open all chests, drink all potions and empty the lair (the dragon brings no reward).
chest-hero-half-goblin = Half-Goblin
chest-hero-half-goblin-skill = Open chests and drink potions in the monster phase too.
chest-hero-half-goblin-ultimate = Talk round: a goblin serves as a thief until the next regroup.
chest-hero-chieftain = Chieftain
chest-hero-chieftain-skill = Open chests and drink potions in the monster phase too.
chest-hero-chieftain-ultimate = Call of the tribe: up to 2 goblins serve as thieves until the next regroup.
chest-hero-enchantress = Enchantress
chest-hero-enchantress-skill = A scroll serves as any companion.
chest-hero-enchantress-ultimate = Charm: a monster becomes a potion.
chest-hero-beguiler = Beguiler
chest-hero-beguiler-skill = A scroll serves as any companion.
chest-hero-beguiler-ultimate = Mesmerize: up to 2 monsters become one potion.

# -- options, score, ranks ---------------------------------------------------------------------------

chest-option-heroes = Heroes
chest-option-heroes-help = Dealt at random, the same random hero for everybody, or chosen one by one.
chest-option-heroless = Without heroes
chest-option-heroless-help = Nobody has a hero card: no skills, no ultimates.
chest-option-first = First adventurer
chest-option-first-help = The seat that begins; left open, chance decides.
chest-option-scrolls_anywhere = Scrolls in more phases
chest-option-scrolls_anywhere-help = Scrolls may be read in the loot phase too, and for party dice in the dragon phase.
chest-option-bait_monsters_only = Bait turns monsters only
chest-option-bait_monsters_only-help = Dragon bait leaves chests and potions alone, as in the English edition.

chest-part-xp = Experience
chest-part-tokens = Treasure tokens
chest-part-portals = Town portals
chest-part-scales = Pairs of dragon scales
chest-tie-tokens = fewest treasure tokens

chest-rank-breakfast = Dragon’s breakfast
chest-rank-village-guard = Village protector
chest-rank-adventurer = Seasoned adventurer
chest-rank-defender = Defender
chest-rank-legend = Legendary hero

chest-achievement-dragon-killer = Dragon killer
chest-achievement-dragon-killer-how = Beat two dragons in one adventure.
chest-achievement-dragon-tamer = Dragon tamer
chest-achievement-dragon-tamer-how = Beat three dragons in one adventure.
chest-achievement-odds = Never tell me the odds
chest-achievement-odds-how = Have seven dungeon dice cast at once and get out of that level unbeaten.
chest-achievement-last-stand = Last stand
chest-achievement-last-stand-how = Enter a level with one active party die or none, and beat the dragon there.
chest-achievement-cheater = Cheater
chest-achievement-cheater-how = Form a party with five champions or more.
chest-achievement-bottomless-bag = Bottomless bag
chest-achievement-bottomless-bag-how = Get 15 points or more for tokens at the end.
chest-achievement-conqueror = Conqueror of the dungeon
chest-achievement-conqueror-how = End an adventure on level 10.
chest-achievement-clean-twenty = Clean twenty
chest-achievement-clean-twenty-how = Score 20 points or more without a hero.
chest-achievement-critical-hit = Critical hit
chest-achievement-critical-hit-how = Clear level 5 or deeper without spending a companion there and without the Paladin’s or Battlemage’s ultimate.
chest-achievement-guild-head = Head of the guild
chest-achievement-guild-head-how = Finish a game with each of the heroes.
chest-achievement-magic-whirl = Magic whirl
chest-achievement-magic-whirl-how = Score 20 points or more without using a treasure token.
chest-achievement-lure = Dragon lure
chest-achievement-lure-how = Roll three dragons or more in one cast.

## Figures on the cards page
chest-figure-count = Tokens in the supply: { $value }
chest-figure-master = Master: { $value }
chest-figure-master_at = becomes a master at { $value } XP
chest-figure-rank-points =
    { $value ->
        [one] From { $value } point
       *[other] From { $value } points
    }

# -- why a move is the best -------------------------------------------------------------------------------------------
chest-reason-gain =
    { $in ->
        [victory] { $gain } % of the victory
       *[points] { $gain ->
            [one] { $gain } point
           *[other] { $gain } points
        }
    }
chest-reason-points =
    { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }
chest-reason-cost =
    { $in ->
        [victory] would lower the chance to win by { $gain } %
       *[points] would cost { chest-reason-points }
    }
chest-reason-dearer =
    { $in ->
        [victory] would lower the chance to win by { $gain } %
       *[points] would cost { chest-reason-points } more
    }
chest-reason-lead =
    { $gain ->
        [0] { "" }
       *[other] { $in ->
            [victory] { " " }The chance to win is { $gain } % higher than with the next best move.
           *[points] { " " }That is { chest-reason-points } better than the next best move.
        }
    }
chest-reason-the =
    { $companion ->
        [tools] the thieves’ tools
        [warrior] the warrior
        [cleric] the cleric
        [mage] the mage
        [thief] the thief
        [champion] the champion
        [scroll] the scroll
        [sword] the vorpal sword
        [talisman] the talisman
        [staff] the staff of power
        [scroll-token] the scroll token
        [skeleton-warrior] the skeleton in service
        [goblin-thief] the goblin in service
       *[hero] the hero
    }
chest-reason-other =
    { $other ->
        [warrior] the warrior
        [cleric] the cleric
        [mage] the mage
        [thief] the thief
        [champion] the champion
        [scroll] the scroll
        [sword] the vorpal sword
        [talisman] the talisman
        [staff] the staff of power
        [tools] the thieves’ tools
        [scroll-token] the scroll token
        [skeleton-warrior] the skeleton in service
        [goblin-thief] the goblin in service
       *[hero] the hero
    }
chest-reason-also =
    { $other ->
        [warrior] the warrior
        [cleric] the cleric
        [mage] the mage
        [thief] the thief
        [champion] the champion
        [scroll] the scroll
        [sword] the vorpal sword
        [talisman] the talisman
        [staff] the staff of power
        [tools] the thieves’ tools
        [scroll-token] the scroll token
        [skeleton-warrior] the skeleton in service
        [goblin-thief] the goblin in service
       *[hero] the hero
    }
chest-reason-face =
    { $face ->
        [warrior] a warrior
        [cleric] a cleric
        [mage] a mage
        [thief] a thief
        [champion] a champion
       *[scroll] a scroll
    }
chest-reason-all =
    { $count ->
        [2] both
       *[other] all { $count }
    } { $monster ->
        [goblin] goblins
        [skeleton] skeletons
       *[ooze] oozes
    }
chest-reason-dice = { LIST(chest-some-warrior, chest-some-cleric, chest-some-mage, chest-some-thief, chest-some-champion, chest-some-scroll, chest-some-goblin, chest-some-skeleton, chest-some-ooze, chest-some-chest, chest-some-potion, last: " and ") }
chest-some-sword =
    { $sword ->
        [0] { "" }
        [one] a vorpal sword
       *[other] { $sword } vorpal swords
    }
chest-some-talisman =
    { $talisman ->
        [0] { "" }
        [one] a talisman
       *[other] { $talisman } talismans
    }
chest-some-staff =
    { $staff ->
        [0] { "" }
        [one] a staff of power
       *[other] { $staff } staffs of power
    }
chest-some-tools =
    { $tools ->
        [0] { "" }
       *[other] thieves’ tools
    }
chest-some-scroll-token =
    { $scroll-token ->
        [0] { "" }
        [one] a scroll token
       *[other] { $scroll-token } scroll tokens
    }
chest-some-skeleton-warrior =
    { $skeleton-warrior ->
        [0] { "" }
        [one] a skeleton in service
       *[other] { $skeleton-warrior } skeletons in service
    }
chest-some-goblin-thief =
    { $goblin-thief ->
        [0] { "" }
        [one] a goblin in service
       *[other] { $goblin-thief } goblins in service
    }
chest-some-hero =
    { $hero ->
        [0] { "" }
       *[other] the hero
    }

chest-reason-descend =
    One more level: { $chance } % to come through level { $level }. { $in ->
        [victory] To go on raises the chance to win by { $gain } %.
       *[points] To go on brings { chest-reason-points } more than to rest.
    }
chest-reason-rest =
    { $chance ->
        [100] Level { $level } would be survived in all tries, but at a price.
       *[other] Level { $level } would be survived in { $chance } % of the tries.
    } { $in ->
        [victory] To rest now raises the chance to win by { $gain } %.
       *[points] To rest now brings { chest-reason-points } more.
    }
chest-reason-even = Level { $level } would be survived in { $chance } % of the tries: to go on or to rest makes hardly any difference.

chest-reason-only = Of all companions only { chest-reason-the } can beat { chest-reason-all } at once.{ chest-reason-lead }
chest-reason-passing =
    { $companion ->
        [skeleton-warrior] The skeleton in service
       *[goblin-thief] The goblin in service
    } leaves after this level anyway.{ chest-reason-lead }
chest-reason-companion = Send { chest-reason-the }: to lose { chest-reason-other } { chest-reason-dearer }.
chest-reason-champion = A champion beats a whole group of any monsters, so keep it: to send it now { chest-reason-dearer }.
chest-reason-spare-rather = You have { chest-word-party } and can spare one: to lose { chest-reason-other } { chest-reason-dearer }.
chest-reason-spare = You have { chest-word-party } and can spare one.{ chest-reason-lead }
chest-reason-either = It hardly matters here who goes: { chest-reason-also } would do as well.
chest-reason-enough =
    { $count ->
        [one] One companion is enough against all monsters here.
       *[other] { $count } companions are enough against all monsters here.
    }{ chest-reason-lead }

chest-reason-onward =
    { $next ->
        [loot] No monsters are left: on to the loot.
        [dragon] No monsters are left: the dragon is next.
       *[clear] The level is clear.
    }{ $kept ->
        [nothing] { "" }
        [scroll] { " " }Keep the scroll: to read it now { chest-reason-cost }.
        [ring] { " " }Keep the ring: to use it now { chest-reason-cost }.
        [elixir] { " " }Keep the elixir: to use it now { chest-reason-cost }.
       *[other] { chest-reason-lead }
    }
chest-reason-leave-loot = What lies here is not worth its price.{ chest-reason-lead }
chest-reason-open-all = { $count } chests for a single companion.{ chest-reason-lead }
chest-reason-open-last = After this level it is time to rest anyway: the companion is not needed any more.{ chest-reason-lead }
chest-reason-open-first = The chest first: then a potion brings a die back.{ chest-reason-lead }
chest-reason-open = The treasure is worth more than the companion: to open brings { chest-reason-gain } more than to go on.
chest-reason-drink = The potion turns { chest-reason-other } into { chest-reason-face }.{ chest-reason-lead }
chest-reason-drink-many = One companion drinks, { $count } dice come back.{ chest-reason-lead }
chest-reason-drink-free =
    No die has to go for it, and { $count ->
        [one] one comes back.
       *[other] { $count } come back.
    }{ chest-reason-lead }
chest-reason-drink-passing = The helper leaves after this level anyway, and { chest-reason-face } comes back.{ chest-reason-lead }

chest-reason-revive-monsters = Nobody in the party can beat { chest-reason-all } at once, but { chest-reason-face } can.{ chest-reason-lead }
chest-reason-revive-dragon = It takes { $needed } different companions to beat the dragon, and { chest-reason-face } is one more.{ chest-reason-lead }
chest-reason-revive-chests =
    With { chest-reason-face } { $count ->
        [2] both chests
       *[other] all { $count } chests
    } can be opened at once.{ chest-reason-lead }
chest-reason-revive-champion = A champion beats a whole group of any monsters and opens any number of chests.{ chest-reason-lead }
chest-reason-revive-scroll = With a scroll a bad level can be cast again.{ chest-reason-lead }
chest-reason-revive-anybody = A scroll stands in for any companion.{ chest-reason-lead }
chest-reason-revive-missing = The party has nobody yet who serves as { chest-reason-face }.{ chest-reason-lead }
chest-reason-either-face = It hardly matters here who comes back: { chest-reason-other } would do as well.

chest-reason-band =
    Best sent against the dragon: { LIST(chest-some-warrior, chest-some-cleric, chest-some-mage, chest-some-thief, chest-some-champion, chest-some-scroll, chest-some-sword, chest-some-talisman, chest-some-staff, chest-some-tools, chest-some-scroll-token, chest-some-skeleton-warrior, chest-some-goblin-thief, chest-some-hero, last: " and ") }. It brings a treasure and { $points ->
        [one] { $points } experience point.
       *[other] { $points } experience points.
    }{ chest-reason-lead }
chest-reason-lair =
    { $dragon ->
        [asleep] { $by ->
            [ring] The ring empties the lair
           *[ballad] The ballad empties the lair
        } before the dragon wakes: { $count } of the { $wakes } dice that wake it lie there.
        [beatable] { $by ->
            [ring] The ring empties the lair
           *[ballad] The ballad empties the lair
        }, and no companions are lost to the dragon.
       *[deadly] Those who are left cannot beat the dragon, but { $by ->
            [ring] the ring empties the lair.
           *[ballad] the ballad empties the lair.
        }
    }{ chest-reason-lead }
chest-reason-elixir = The elixir brings a die back, best as { chest-reason-face }.{ chest-reason-lead }
chest-reason-bait =
    { $count ->
        [one] The bait turns a die of the level into a dragon
       *[other] The bait turns { $count } dice of the level into dragons
    }, { $dragon ->
        [asleep] and the dragon still sleeps.
       *[beatable] and the dragon can be beaten.
    }{ chest-reason-lead }
chest-reason-portal =
    Those who are left cannot win this level, but the portal still brings { $count ->
        [one] its point.
       *[other] its { $count } points.
    }{ chest-reason-lead }

chest-reason-cast-costly =
    { $of ->
        [one] These monsters would take the only fighter.
       *[other] These monsters would take { $count } of { $of } fighters.
    } Best cast again: { chest-reason-dice }.{ chest-reason-lead }
chest-reason-cast-lost = Those who are left cannot beat these monsters. Best cast again: { chest-reason-dice }.{ chest-reason-lead }
chest-reason-cast-dragon = It takes { $needed } different companions to beat the dragon, and there are fewer. Best cast again: { chest-reason-dice }.{ chest-reason-lead }
chest-reason-cast = Best cast again: { chest-reason-dice }.{ chest-reason-lead }
chest-reason-cast-now = All dice that are worth it are picked; the others are better left as they lie.{ chest-reason-lead }

chest-reason-form-cast = On average another cast makes { chest-reason-the } better.{ chest-reason-lead }
chest-reason-form-keep = On average another cast makes no die of this party better.{ chest-reason-lead }

chest-reason-hero = The hero fights too: that is one companion more.{ chest-reason-lead }
chest-reason-fury = The fury clears the level and the lair, and no companion is spent.{ chest-reason-lead }
chest-reason-intervention = For one token the monsters fall, the chests open and the lair is emptied.{ chest-reason-lead }
chest-reason-strikes =
    { $count ->
        [one] A monster falls, and no companion is spent.
       *[other] { $count } monsters fall, and no companion is spent.
    }{ chest-reason-lead }
chest-reason-charms = A monster becomes a potion, and the potion brings a die back.{ chest-reason-lead }
chest-reason-cry =
    { $count ->
        [one] The monster becomes a dragon
        [2] Both monsters become dragons
       *[other] All { $count } monsters become dragons
    }, { $dragon ->
        [asleep] and the dragon still sleeps.
       *[beatable] and the dragon can be beaten.
    }{ chest-reason-lead }
chest-reason-summon =
    { $monster ->
        [goblin] { $count ->
            [one] A goblin changes sides: one foe fewer and one helper more.
           *[other] { $count } goblins change sides: fewer foes and more helpers.
        }
       *[skeleton] { $count ->
            [one] A skeleton changes sides: one foe fewer and one helper more.
           *[other] { $count } skeletons change sides: fewer foes and more helpers.
        }
    }{ chest-reason-lead }
chest-reason-aim =
    { $count ->
        [0] With that no monsters are left.
        [one] For the rest one companion is enough then.
       *[other] For the rest { $count } companions are enough then.
    }{ chest-reason-lead }
chest-reason-flee-monsters = With the companions that are left not all monsters can be beaten.
chest-reason-flee-dragon = There are too few different companions to beat the dragon.
# Said by earlier releases: reviews that are kept, and puzzles
chest-reason-scroll = These monsters cost too much: to cast them again is worth { chest-reason-gain } more.
