/** Pictures and colours of everything in the box of Doggies. */
import artefactBow from 'icon:frisbee';
import artefactFire from 'icon:spiked-collar';
import artefactSword from 'icon:sword-in-stone';
import bark from 'icon:sonic-shout';
import bow from 'icon:pocket-bow';
import bowl from 'icon:dog-bowl';
import cards from 'icon:card-draw';
import cat from 'icon:cat';
import cauldron from 'icon:cauldron';
import chest from 'icon:locked-chest';
import coin from 'icon:crown-coin';
import coins from 'icon:two-coins';
import damage from 'icon:drop';
import defence from 'icon:checked-shield';
import djinn from 'icon:djinn';
import dragon from 'icon:spiked-dragon-head';
import dragonfly from 'icon:dragonfly';
import exit from 'icon:exit-door';
import eye from 'icon:beast-eye';
import fight from 'icon:sword-clash';
import fire from 'icon:fireball';
import golem from 'icon:rock-golem';
import hourglass from 'icon:hourglass';
import key from 'icon:key';
import loot from 'icon:swap-bag';
import mimic from 'icon:mimic-chest';
import paw from 'icon:paw-print';
import portal from 'icon:magic-portal';
import potion from 'icon:round-potion';
import punch from 'icon:fist';
import run from 'icon:run';
import skeledog from 'icon:bone-gnawer';
import sleep from 'icon:night-sleep';
import spin from 'icon:clockwise-rotation';
import squirrel from 'icon:squirrel';
import sword from 'icon:broadsword';
import tick from 'icon:mite';
import token from 'icon:ribbon-medal';
import trap from 'icon:wolf-trap';
import vagabond from 'icon:sniffing-dog';
import walk from 'icon:jumping-dog';
import wolf from 'icon:wolf-head';
import type { Move } from '../../../gen/protocol';
import { roomCard } from './box';
import type { Sort, Symbol } from './table';

export { cards, coins, damage, exit, hourglass, loot, paw, potion, punch, spin, token };

export const SIGNS: Record<Symbol, string> = { sword, bow, fire, defence, key };
/** Ink of the symbols on dark ground; each has its own shape, too. */
export const INKS: Record<Symbol, string> = { sword: '#f2918a', bow: '#9fd983', fire: '#ffb25c', defence: '#8fc3f2', key: '#f4d35e' };

const MONSTERS: Record<string, string> = {
  efreet: djinn,
  'giga-tick': tick,
  'zombie-squirrel': squirrel,
  skeledog,
  'gelatinous-cat': cat,
  mimic,
  cerberus: wolf,
  'chocolate-golem': golem,
  'cat-eye': eye,
  dragon,
  dragonfly,
};
const MONSTER_INKS: Record<string, string> = {
  efreet: '#ff9a4a',
  'giga-tick': '#d9705f',
  'zombie-squirrel': '#a9c46a',
  skeledog: '#eee4cf',
  'gelatinous-cat': '#7fdcc0',
  mimic: '#d9a05a',
  cerberus: '#c9b3a5',
  'chocolate-golem': '#b57a4c',
  'cat-eye': '#e6d04e',
  dragon: '#f0685a',
  dragonfly: '#7fc8ea',
};
const THINGS: Record<string, string> = { frisbow: artefactBow, 'magic-collar': artefactFire, excalibark: artefactSword, coin };
const SORTS: Record<Sort, string> = {
  monster: wolf,
  coins,
  artefact: artefactSword,
  trap,
  vagabond,
  chest,
  potion: cauldron,
  portal,
  start: bowl,
};
const SORT_INKS: Record<Sort, string> = {
  monster: '#ddd',
  coins: '#f4c64e',
  artefact: '#ffe7a8',
  trap: '#c7ccd4',
  vagabond: '#e0b184',
  chest: '#e2a44c',
  potion: '#d99cf0',
  portal: '#a99bff',
  start: '#ffcf8a',
};
/** The light on the floor, by what waits there, in degrees of hue. */
export const HUES: Record<Sort, number> = {
  monster: 8,
  coins: 46,
  artefact: 52,
  trap: 215,
  vagabond: 28,
  chest: 36,
  potion: 285,
  portal: 252,
  start: 34,
};

export function monsterPicture(monster: string): string {
  return MONSTERS[monster] ?? wolf;
}
export function monsterInk(monster: string): string {
  return MONSTER_INKS[monster] ?? '#ddd';
}
export function roomPicture(card: string): string {
  const { sort, monster } = roomCard(card);
  return sort === 'monster' ? monsterPicture(monster) : (THINGS[card] ?? SORTS[sort]);
}
export function roomInk(card: string): string {
  const { sort, monster } = roomCard(card);
  return sort === 'monster' ? monsterInk(monster) : SORT_INKS[sort];
}

const VERBS: Record<string, string> = {
  explore: cards,
  leave: exit,
  sleep,
  lay: spin,
  turn: spin,
  step: walk,
  portal,
  punch,
  out: exit,
  pass: run,
  claim: paw,
  take: potion,
  hire: vagabond,
  fight,
  brew: potion,
  smite: bark,
  disarm: trap,
  spare: trap,
  pour: potion,
};

export function movePicture(move: Move): string | undefined {
  return VERBS[move.verb];
}
