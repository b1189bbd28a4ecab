chest-title = Dungeon Roll

chest-about = Dice, luck and greed. Go down into the dungeon three times: beat monsters with your party dice, open chests, and know when to stop. The deeper you go, the more experience you earn – but flee, and a level earns you nothing.
chest-rules =
    Each player goes down three times. You roll seven party dice; the dungeon lord rolls dungeon dice, one on level 1, two on level 2 and so on. Dragons go to the lair.

    Monsters: beat all of them or flee. A warrior beats any number of goblins, a cleric skeletons, a mage oozes, or one monster of another type; a thief beats one, a champion any number of one type. A scroll re-rolls any dice but those in the lair. Used dice go to the graveyard.

    Loot: any companion opens a chest, a thief or champion any number, for a treasure token each. Any die drinks any number of potions; each brings a die back from the graveyard with the face you choose.

    Dragon: with three dice in the lair it wakes. Three different companions beat it, for a token and 1 experience point (XP). Otherwise you flee.

    Regroup: rest for as many XP as the level says, or go one level deeper. Flee, and you get nothing for the level. With 5 XP your hero turns into a master; its ultimate works once an adventure.

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
        [skeleton-warrior] Skeleton ally
        [goblin-thief] Goblin ally
        [hero] Hero
       *[other] { $companion }
    }
chest-word-acting =
    { $companion ->
        [warrior] The warrior
        [cleric] The cleric
        [mage] The mage
        [thief] The thief
        [champion] The champion
        [scroll] The scroll
        [sword] The vorpal sword
        [talisman] The talisman
        [staff] The staff of power
        [tools] The thieves’ tools
        [scroll-token] The scroll token
        [skeleton-warrior] The skeleton ally
        [goblin-thief] The goblin ally
       *[hero] The hero
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

chest-prompt-formation = The party dice are rolled. You may re-roll any of them once.
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
chest-move-revive = Bring back a { chest-word-face }
chest-move-ultimate = Use the hero’s ultimate
chest-move-summon =
    { $count ->
        [one] Ultimate: recruit a monster
       *[other] Ultimate: recruit { $count } monsters
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
chest-event-hero-you =
    You play the { $hero ->
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
chest-event-adventure-you = You set out on adventure { $number } of { $of }.
chest-event-party = The party dice show { chest-word-party }.
chest-event-formed = { $who } gathers a party: { chest-word-party }.
chest-event-formed-you = You gather a party: { chest-word-party }.
chest-event-level =
    { $who } enters level { $level } with { $party ->
        [0] no dice left
        [one] one die
       *[other] { $party } dice
    }.
chest-event-level-you =
    You enter level { $level } with { $party ->
        [0] no dice left
        [one] one die
       *[other] { $party } dice
    }.
chest-event-dungeon = The dungeon dice show { chest-word-dungeon }.
chest-event-beaten = { chest-word-acting } beats { chest-word-monsters }.
chest-event-opened =
    { chest-word-acting } { $companion ->
        [tools] open
       *[other] opens
    } { $count ->
        [one] a chest
       *[other] { $count } chests
    }.
chest-event-drank =
    { chest-word-acting } { $companion ->
        [tools] are spent on
        [scroll] is spent on
        [scroll-token] is spent on
        [sword] is spent on
        [talisman] is spent on
        [staff] is spent on
       *[other] drinks
    } { $count ->
        [one] a potion
       *[other] { $count } potions
    }.
chest-event-revived =
    { $face ->
        [warrior] A warrior
        [cleric] A cleric
        [mage] A mage
        [thief] A thief
        [champion] A champion
       *[scroll] A scroll
    } returns from the graveyard.
chest-event-struck =
    { $monster ->
        [goblin] A goblin falls.
        [skeleton] A skeleton falls.
       *[ooze] An ooze falls.
    }
chest-event-treasure = { $who } finds { chest-word-token-taken }.
chest-event-treasure-you = You find { chest-word-token-taken }.
chest-event-no-treasure = The treasure chest is empty; { $who } takes experience instead.
chest-event-no-treasure-you = The treasure chest is empty; you take experience instead.
chest-event-scroll =
    { $who } reads { $companion ->
        [scroll] a scroll
       *[scroll-token] the scroll token
    }.
chest-event-scroll-you =
    You read { $companion ->
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
chest-event-ultimate-you =
    You use the ultimate of the { chest-word-title }: { $ultimate ->
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
chest-event-paid-you = You pay with { chest-word-token-taken }.
chest-event-used =
    { $who } uses { $token ->
        [ring] a ring of invisibility: the lair is empty.
        [elixir] an elixir: a die comes back from the graveyard.
        [bait] dragon bait: dice turn into dragons and go to the lair.
       *[portal] a town portal and leaves the dungeon from level { $level }.
    }
chest-event-used-you =
    You use { $token ->
        [ring] a ring of invisibility: the lair is empty.
        [elixir] an elixir: a die comes back from the graveyard.
        [bait] dragon bait: dice turn into dragons and go to the lair.
       *[portal] a town portal and leave the dungeon from level { $level }.
    }
chest-event-dragon-wakes = The dragon wakes: there are { $count } dice in its lair!
chest-event-against =
    { chest-word-acting } { $companion ->
        [tools] take on
       *[other] takes on
    } the dragon!
chest-event-dragon-beaten = { $who } beats the dragon!
chest-event-dragon-beaten-you = You beat the dragon!
chest-event-cleared = Level { $level } is cleared.
chest-event-rested =
    { $level ->
        [10] { $who } has cleared the whole dungeon – a living legend!
       *[other] { $who } rests at the tavern after level { $level }.
    }
chest-event-rested-you =
    { $level ->
        [10] You have cleared the whole dungeon – a living legend!
       *[other] You rest at the tavern after level { $level }.
    }
chest-event-fled = { $who } flees from level { $level } and gains nothing for it.
chest-event-fled-you = You flee from level { $level } and gain nothing for it.
chest-event-experience = { $who } gains { $count } XP.
chest-event-experience-you = You gain { $count } XP.
chest-event-master = { $who } becomes a master: { chest-word-title }!
chest-event-master-you = You become a master: { chest-word-title }!
chest-event-over = All adventures are over.

# -- why can't I -------------------------------------------------------------------------------------

chest-why-unknown = There is no “{ $word }” in this game.
chest-why-wrong-kind =
    { $kind ->
        [companion] “{ $word }” is no companion.
        [monster] “{ $word }” is no monster.
        [die] “{ $word }” is no face of a die.
        [face] “{ $word }” is no face of a party die.
       *[token] “{ $word }” is no treasure token.
    }
chest-why-at-least-one = Take at least one.
chest-why-task =
    { $task ->
        [formation] The party is being formed: first re-roll dice, or keep them all.
        [reroll] A re-roll has begun: pick dice and roll, or undo it.
        [revive] First choose the faces of the dice that come back.
        [dragon] The dragon fight has begun: send your companions, or undo the choice.
        [strike] First choose the monster that falls.
        [strike-more] First choose another monster to fall, or say “enough”.
        [charm] First choose the monster to enchant.
       *[charm-more] First choose another monster to enchant, or say “enough”.
    }
chest-why-no-task = There is nothing this step could belong to now.
chest-why-phase-over =
    { $target ->
        [chest] { $early ->
            [0] Chests are opened in the loot phase.
           *[1] This hero opens chests in the monster and loot phases.
        }
        [potion] { $early ->
            [0] Potions are drunk in the loot phase.
           *[1] With this hero, potions are drunk in the monster and loot phases.
        }
       *[other] Monsters are fought in the monster phase.
    }
chest-why-loot-later = Chests and potions come after the monster phase.
chest-why-no-companion =
    { $companion ->
        [hero] The hero is not fighting now.
       *[other] You have none left: { chest-word-companion }.
    }
chest-why-no-monsters = There are no monsters on this level.
chest-why-no-target =
    { $count ->
        [0] There are no { chest-word-target } on this level.
        [one] There is only { chest-word-one-target } on this level.
       *[other] There are only { $count } { chest-word-target } on this level.
    }
chest-why-scroll-serves-not = A scroll is not a companion: it re-rolls dice or drinks potions.
chest-why-graveyard =
    { $count ->
        [0] The graveyard is empty: no die can come back.
       *[other] Each potion needs a die in the graveyard; { $count } can be drunk.
    }
chest-why-only-one = { chest-word-companion }: only { chest-word-one-target }.
chest-why-dragon-phase =
    { $count ->
        [one] The dragon sleeps: it wakes with the first die in the lair.
       *[other] The dragon sleeps: it wakes when there are { $count } dice in the lair.
    }
chest-why-dragon-stirs = The dragon is only stirring: you fight it after the loot.
chest-why-dragon-sent = Already sent against the dragon: { chest-word-companion }. You have no other.
chest-why-dragon-needs = It takes { $count } different companions to beat the dragon, and you do not have them.
chest-why-dragon-twice = Companions against the dragon must all differ, and this type is there already: { chest-word-companion }.
chest-why-scroll-phase =
    { $phase ->
        [regroup] Scrolls are not read while regrouping.
       *[other] Scrolls are read in the monster phase.
    }
chest-why-no-dice = There are no dice to re-roll.
chest-why-pick-first = Pick at least one die first.
chest-why-keep-formation = Only while forming the party can all dice be kept: a re-roll takes at least one.
chest-why-keep-unpicked = Dice are already picked: roll them, or undo the choice.
chest-why-lair-stays = Dragons in the lair cannot be re-rolled.
chest-why-pick-order = Pick dice in order, party first: undo the choice and start with this one.
chest-why-no-die = There is no such die left to pick: { chest-word-die }.
chest-why-no-hero = There are no heroes in this game.
chest-why-exhausted = The ultimate is used up: once per adventure.
chest-why-ultimate-phase = Ultimates are used in the monster, loot and dragon phases.
chest-why-other-ultimate =
    { $ultimate ->
        [summon] This hero’s ultimate recruits monsters: say how many.
        [intervention] This hero’s ultimate costs a token: say which.
       *[other] This hero has another ultimate.
    }
chest-why-name-one = The ultimate has begun: name at least one monster.
chest-why-summon-most =
    { $count ->
        [one] Only one can be recruited.
       *[other] No more than { $count } can be recruited.
    }
chest-why-ultimate-idle = The ultimate would change nothing now.
chest-why-no-token = You do not have this token: { chest-word-token }.
chest-why-bait-phase = Dragon bait is used in the monster phase.
chest-why-bait-idle = There is nothing for the bait to turn.
chest-why-ring-idle = The lair is empty already.
chest-why-token-serves = This token stands in for a party die ({ chest-word-token }): use it as one.
chest-why-scale-waits = Dragon scales count at the end of the game.
chest-why-flee-safe = There is nothing to flee from: no monsters, and the dragon sleeps.
chest-why-flee-stirs = The dragon is only stirring and comes after the loot: you can flee then.
chest-why-monsters-left =
    { $count ->
        [one] A monster still stands: beat it or flee.
       *[other] { $count } monsters still stand: beat them or flee.
    }
chest-why-dragon-awake = The dragon is awake: beat it or flee.
chest-why-not-yet = First reach the regroup phase; there you rest or go deeper.
chest-why-regrouped = While regrouping you rest or go deeper.

# -- kinds of cards ----------------------------------------------------------------------------------

chest-kind-party = Party dice
chest-kind-dungeon = Dungeon dice
chest-kind-token = Treasure tokens
chest-kind-companion = Temporary companions
chest-kind-hero = Heroes
chest-kind-side = Hero cards, both sides
chest-kind-rank = Solo ranks
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
chest-face-scroll-rule = Re-rolls any party and dungeon dice except those in the lair. It can drink potions, but it is not a companion.
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
chest-face-dragon-rule = Lies in the lair. Three of them wake the dragon: it takes three different companions to beat it, for a token and 1 XP.

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
chest-token-ring-rule = Empties the lair. The dragon is not beaten: no token, no XP.
chest-token-scale = Dragon scale
chest-token-scale-rule = Every pair is worth 2 more points at the end.
chest-token-elixir = Elixir
chest-token-elixir-rule = Brings a die back from the graveyard, with the face you choose.
chest-token-bait = Dragon bait
chest-token-bait-rule = In the monster phase: all dungeon dice of the level become dragons and go to the lair.
chest-token-portal = Town portal
chest-token-portal-rule = Leave the dungeon at any moment with the experience of the current level. Worth 2 points at the end if unused.

chest-companion-skeleton-warrior = Skeleton ally
chest-companion-skeleton-warrior-rule = Serves as a warrior until the next regroup.
chest-companion-goblin-thief = Goblin ally
chest-companion-goblin-thief-rule = Serves as a thief until the next regroup.
chest-companion-hero = Hero in battle
chest-companion-hero-rule = Serves once as either of the two companions of its skill, until the adventure ends.

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
chest-hero-paladin-ultimate = Divine intervention: discard a token to beat all monsters, open all chests, drink all potions and empty the lair (no reward for the dragon).
chest-hero-half-goblin = Half-Goblin
chest-hero-half-goblin-skill = Open chests and drink potions in the monster phase too.
chest-hero-half-goblin-ultimate = Sweet talk: a goblin serves as a thief until the next regroup.
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
chest-option-heroes-help = Dealt at random, the same random hero for everyone, or chosen one by one.
chest-option-heroless = Without heroes
chest-option-heroless-help = No hero cards: no skills, no ultimates.
chest-option-first = First adventurer
chest-option-first-help = Who begins. If left open, chance decides.
chest-option-scrolls_anywhere = Scrolls in more phases
chest-option-scrolls_anywhere-help = Scrolls may be read in the loot phase too, and for party dice in the dragon phase.
chest-option-bait_monsters_only = Bait works on monsters only
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
chest-achievement-odds-how = Survive a level where all seven dungeon dice are rolled at once.
chest-achievement-last-stand = Last stand
chest-achievement-last-stand-how = Enter a level with one party die or none, and beat the dragon there.
chest-achievement-cheater = Cheater
chest-achievement-cheater-how = Form a party with five champions or more.
chest-achievement-bottomless-bag = Bottomless bag
chest-achievement-bottomless-bag-how = Score 15 points or more for tokens at the end.
chest-achievement-conqueror = Conqueror of the dungeon
chest-achievement-conqueror-how = End an adventure on level 10.
chest-achievement-clean-twenty = Clean twenty
chest-achievement-clean-twenty-how = Score 20 points or more without a hero.
chest-achievement-critical-hit = Critical hit
chest-achievement-critical-hit-how = Clear level 5 or deeper without spending a companion there and without the Paladin’s or Battlemage’s ultimate.
chest-achievement-guild-head = Guild master
chest-achievement-guild-head-how = Finish a game with each of the heroes.
chest-achievement-magic-whirl = Magic whirlwind
chest-achievement-magic-whirl-how = Score 20 points or more without using a treasure token.
chest-achievement-lure = Dragon lure
chest-achievement-lure-how = Roll three or more dragons at once.

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
chest-reason-in =
    { $value ->
        [100] in every trial
       *[other] in { $value }% of the trials
    }
chest-reason-in-other =
    { $other ->
        [0] in none
        [100] in every one
       *[other] in { $other }%
    }
chest-reason-who =
    { $companion ->
        [warrior] the warrior
        [cleric] the cleric
        [mage] the mage
        [thief] the thief
        [champion] the champion
        [scroll] the scroll
        [sword] the vorpal sword
        [talisman] the talisman
        [staff] the staff of power
        [tools] the set of thieves’ tools
        [scroll-token] the scroll token
        [skeleton-warrior] the skeleton ally
        [goblin-thief] the goblin ally
       *[hero] the hero
    }
chest-reason-spent =
    { $other ->
        [scroll] a scroll
        [sword] the vorpal sword
        [talisman] the talisman
        [staff] the staff of power
        [tools] the thieves’ tools
        [scroll-token] the scroll token
        [ring] the ring of invisibility
        [elixir] the elixir
        [bait] the dragon bait
       *[portal] the town portal
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
chest-reason-needed = It takes { $needed } different companions to beat the dragon
chest-reason-dragon =
    { $dragon ->
        [asleep] and the dragon still sleeps.
       *[beatable] and the dragon can be beaten.
    }

chest-reason-passed = You get through the level { chest-reason-in }, with the second-best move { chest-reason-in-other }.
chest-reason-points = Experience with the levels cleared: { $value } on average, against { $other } with the second-best move.
chest-reason-companions = Companions left after the level: { $value } on average, against { $other } with the second-best move.
chest-reason-treasures = Treasures after the level: { $value } on average, against { $other } with the second-best move.
chest-reason-stairs = You get through level { $level } { chest-reason-in }.
chest-reason-risk =
    { $value ->
        [100] You fail to get through level { $level } in every trial.
       *[other] You fail to get through level { $level } in { $value }% of the trials.
    }

chest-reason-only = Only { chest-reason-who } can beat { chest-reason-all } at once.
chest-reason-passing =
    { $companion ->
        [skeleton-warrior] The skeleton ally
       *[goblin-thief] The goblin ally
    } leaves after this level anyway.
chest-reason-spare = You have { chest-word-party } and can spare one.
chest-reason-keep-champion = The second-best move spends a champion, and a champion beats a whole group of any monsters.
chest-reason-keep = The second-best move spends { chest-reason-spent }.
chest-reason-enough =
    { $other ->
        [one] One companion is enough
       *[other] { $other } companions are enough
    } against all monsters; the second-best move takes { $value }.
chest-reason-aim =
    { $other ->
        [0] No monsters are left
        [one] One companion is enough for the other monsters
       *[other] { $other } companions are enough for the other monsters
    }; after the second-best move it takes { $value }.
chest-reason-open-all = { $count } chests for one companion.
chest-reason-open-last = This is the last level: companions are not needed any more.
chest-reason-open-first = The chest first: then the potion brings a die back.
chest-reason-drink-many = One companion drinks, { $count } dice come back.
chest-reason-drink-free =
    It costs no die, and { $count ->
        [one] one comes back.
       *[other] { $count } come back.
    }
chest-reason-revive-monsters = Nobody in the party can beat { chest-reason-all } at once; { chest-reason-face } can.
chest-reason-revive-dragon = { chest-reason-needed }: the { chest-word-die } is one more.
chest-reason-revive-chests =
    { $count ->
        [2] Both chests
       *[other] All { $count } chests
    } can be opened at once by { chest-reason-face }.
chest-reason-revive-champion = A champion beats a whole group of any monsters and opens any number of chests.
chest-reason-revive-scroll = A scroll re-rolls a bad level.
chest-reason-revive-anybody = A scroll stands in for any companion.
chest-reason-lacked =
    { $face ->
        [warrior] a warrior
        [cleric] a cleric
        [mage] a mage
        [thief] a thief
        [champion] a champion
       *[scroll] a scroll
    }
chest-reason-revive-missing = The party lacks { chest-reason-lacked }.
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
       *[deadly] These companions cannot beat the dragon, but { $by ->
            [ring] the ring empties the lair.
           *[ballad] the ballad empties the lair.
        }
    }
chest-reason-elixir = The elixir brings a die back from the graveyard.
chest-reason-bait =
    { $count ->
        [one] The bait turns a die of the level into a dragon
       *[other] The bait turns { $count } dice of the level into dragons
    }, { chest-reason-dragon }
chest-reason-portal =
    These companions cannot clear the level, but the portal still brings { $count ->
        [one] its point.
       *[other] its { $count } points.
    }
chest-reason-cast-costly =
    { $of ->
        [one] These monsters would take your only fighter.
       *[other] These monsters would take { $count } of your { $of } fighters.
    }
chest-reason-cast-lost = These companions cannot beat the monsters.
chest-reason-cast-dragon = { chest-reason-needed }, and you have fewer.
chest-reason-hero = The hero fights too: that is one companion more.
chest-reason-fury = The fury clears the level and the lair, and no companion is spent.
chest-reason-intervention = For one token the monsters fall, the chests open and the lair is emptied.
chest-reason-strikes =
    { $count ->
        [one] A monster falls, and no companion is spent.
       *[other] { $count } monsters fall, and no companion is spent.
    }
chest-reason-charms = A monster becomes a potion, and the potion brings a die back.
chest-reason-cry =
    { $count ->
        [one] The monster becomes a dragon
        [2] Both monsters become dragons
       *[other] All { $count } monsters become dragons
    }, { chest-reason-dragon }
chest-reason-summon =
    { $monster ->
        [goblin] { $count ->
            [one] A goblin changes sides: one foe fewer, one helper more.
           *[other] { $count } goblins change sides: fewer foes, more helpers.
        }
       *[skeleton] { $count ->
            [one] A skeleton changes sides: one foe fewer, one helper more.
           *[other] { $count } skeletons change sides: fewer foes, more helpers.
        }
    }
chest-reason-flee-monsters = The companions you have left cannot beat all the monsters.
chest-reason-flee-dragon = You have too few different companions to beat the dragon.

