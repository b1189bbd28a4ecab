/** The table of a view of Doggies, as docs/games/doggies.md tells it. */
import type { View } from '../../../gen/protocol';

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
export const ATTACKS = ['sword', 'bow', 'fire'] as const;
export type Attack = (typeof ATTACKS)[number];
export type Symbol = Attack | 'defence' | 'key';

export type Bag = Record<Attack, number>;

export interface Place {
  x: number;
  y: number;
}

/** A room card as it lies. */
export interface Lie {
  exits: readonly Side[];
  doors: readonly Side[];
  turn: number;
}

export interface Room extends Place, Lie {
  card: string;
  punched: Side[];
  table: Side[];
  paws: { seat: number; count: number } | null;
  cover: { seat: number; card?: string; potion?: Attack } | null;
  gap: boolean;
}

export interface Drawn {
  card: string;
  places: (Place & { turns: Lie[] })[];
}

/** What helps in a fight and on the way. */
export interface Strength {
  attack: Bag;
  lent: Attack[][];
  defence: number;
  keys: number;
  potions: Bag;
  paws: number;
}

export interface Walk extends Place, Strength {
  seat: number;
  path: (Place & { by: 'start' | 'step' | 'portal' | 'punch' })[];
  damage: number;
  supply: Bag;
  coins: number;
}

export interface Player extends Strength {
  dog: string | null;
  state: 'inside' | 'walking' | 'out' | 'asleep';
  loot: { card: string; side?: 'pair' | 'paw' | 'single' }[];
  trophies: Bag;
  coins: number;
  quest: string | null;
  hand: string[] | null;
  ready: boolean;
}

export interface Table {
  round: number;
  rounds: number;
  phase: 'dogs' | 'quests' | 'turn' | 'lay' | 'step' | 'room' | 'over';
  first: number;
  active: number | null;
  pile: number;
  countdown: number | null;
  map: Room[];
  drawn: Drawn | null;
  walk: Walk | null;
  players: Player[];
  quests: string[];
  supply: Bag;
}

export function tableOf(view: View): Table {
  return view.table as unknown as Table;
}
