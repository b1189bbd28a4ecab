/** Pictures and colours of everything in the box of Raiders. */
import ball from 'icon:crystal-ball';
import boulder from 'icon:boulder-dash';
import cache from 'icon:knapsack';
import coins from 'icon:two-coins';
import dragon from 'icon:dragon-head';
import explorer from 'icon:mining-helmet';
import flee from 'icon:run';
import goblin from 'icon:goblin-head';
import golem from 'icon:rock-golem';
import key from 'icon:key';
import knight from 'icon:visored-helm';
import lava from 'icon:lava';
import magnet from 'icon:magnet';
import medusa from 'icon:medusa-head';
import megadragon from 'icon:spiked-dragon-head';
import minotaur from 'icon:minotaur';
import mummy from 'icon:mummy-head';
import necromancer from 'icon:raise-zombie';
import potion from 'icon:round-potion';
import scroll from 'icon:tied-scroll';
import shield from 'icon:checked-shield';
import skeleton from 'icon:skeleton';
import snake from 'icon:cobra';
import sphinx from 'icon:egyptian-sphinx';
import spikes from 'icon:spiky-pit';
import strength from 'icon:crossed-swords';
import sword from 'icon:broadsword';
import taxman from 'icon:pay-money';
import thief from 'icon:hooded-assassin';
import thing from 'icon:transparent-slime';
import torch from 'icon:torch';
import treasure from 'icon:open-treasure-chest';
import troll from 'icon:troll';
import vampire from 'icon:vampire-dracula';
import warrior from 'icon:swordman';
import wizard from 'icon:wizard-face';
import wolves from 'icon:wolf-head';
import wound from 'icon:drop';
import zombie from 'icon:shambling-zombie';

export { coins, flee, potion, scroll, shield, strength, wound };

export const ITEMS: Record<string, string> = { torch, ball, key, sword };
export const CHARACTERS: Record<string, string> = { warrior, knight, wizard, thief, explorer };
const ROOMS: Record<string, string> = {
  ...{ dragon, troll, thing, skeleton, goblin, zombie, snake },
  ...{ lava, magnet, spikes, boulder },
  ...{ taxman, medusa, vampire, sphinx, minotaur, wolves, necromancer, megadragon, golem, mummy },
};
const KINDS: Record<string, string> = { treasure, cache };

export function roomPicture(card: { id: string; kind: string }): string {
  return ROOMS[card.id] ?? KINDS[card.kind] ?? treasure;
}

/** The light in a room, by its kind, in degrees of hue. */
export const HUES: Record<string, number> = { treasure: 44, monster: 4, cache: 172, trap: 22, boss: 285 };
