/** Pictures and colours of everything in the box of Chest. */
import ultimate from 'icon:embrassed-energy';
import bait from 'icon:meat';
import bard from 'icon:harp';
import champion from 'icon:visored-helm';
import chest from 'icon:locked-chest';
import cleric from 'icon:prayer';
import cultist from 'icon:cultist';
import descend from 'icon:stairs';
import dragon from 'icon:dragon-head';
import elixir from 'icon:standing-potion';
import enchantress from 'icon:fairy-wand';
import flee from 'icon:run';
import goblin from 'icon:goblin-head';
import grave from 'icon:tombstone';
import halfGoblin from 'icon:orc-head';
import holy from 'icon:templar-shield';
import keep from 'icon:hand-ok';
import knight from 'icon:mounted-knight';
import mage from 'icon:wizard-face';
import mercenary from 'icon:sword-brandish';
import ooze from 'icon:slime';
import portal from 'icon:magic-portal';
import potion from 'icon:round-potion';
import proceed from 'icon:open-gate';
import rest from 'icon:tavern-sign';
import ring from 'icon:ring';
import roll from 'icon:rolling-dices';
import scale from 'icon:dorsal-scales';
import scroll from 'icon:scroll-unfurled';
import skeleton from 'icon:skeleton';
import spellsword from 'icon:rune-sword';
import staff from 'icon:wizard-staff';
import sword from 'icon:broadsword';
import talisman from 'icon:gem-pendant';
import thief from 'icon:hooded-assassin';
import tools from 'icon:lockpicks';
import warrior from 'icon:swordman';

export { dragon, grave, roll };

export const PARTY: Record<string, string> = { warrior, cleric, mage, thief, champion, scroll };
export const DUNGEON: Record<string, string> = { goblin, skeleton, ooze, chest, potion, dragon };
export const TOKENS: Record<string, string> = {
  sword,
  talisman,
  staff,
  tools,
  'scroll-token': scroll,
  ring,
  scale,
  elixir,
  bait,
  portal,
};
export const COMPANIONS: Record<string, string> = { 'skeleton-warrior': skeleton, 'goblin-thief': goblin };
export const HEROES: Record<string, string> = {
  spellsword,
  mercenary,
  occultist: cultist,
  knight,
  minstrel: bard,
  crusader: holy,
  'half-goblin': halfGoblin,
  enchantress,
};

/** Ink on the bone of the party dice. */
export const PARTY_INK: Record<string, string> = {
  warrior: '#93301f',
  cleric: '#1d5a86',
  mage: '#5a3a9c',
  thief: '#2c6638',
  champion: '#8a5a00',
  scroll: '#54402b',
};
/** Ink on the iron of the dungeon dice. */
export const DUNGEON_INK: Record<string, string> = {
  goblin: '#a4d873',
  skeleton: '#efe6d6',
  ooze: '#79d8cc',
  chest: '#f4c64e',
  potion: '#ec9bd8',
  dragon: '#ff8163',
};

/** Returns the picture before a move of the list: the thing it is made with. */
export const VERBS: Record<string, string> = {
  descend,
  rest,
  flee,
  proceed,
  roll,
  keep,
  scroll,
  'scroll-token': scroll,
  ultimate,
  summon: ultimate,
  pay: ultimate,
};

export function pictureOf(id: string): string | undefined {
  return PARTY[id] ?? TOKENS[id] ?? COMPANIONS[id] ?? DUNGEON[id];
}
