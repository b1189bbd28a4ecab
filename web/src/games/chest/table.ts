/** The table of a view of Chest, as docs/games/chest.md tells it. */
import type { View } from '../../../gen/protocol';

export const PARTY_FACES = ['warrior', 'cleric', 'mage', 'thief', 'champion', 'scroll'] as const;
export const DUNGEON_FACES = ['goblin', 'skeleton', 'ooze', 'chest', 'potion'] as const;
export const PHASES = ['monsters', 'loot', 'dragon', 'regroup'] as const;

type Bag = Record<string, number>;

export type Task =
  | { kind: 'reroll'; picked: Bag }
  | { kind: 'revive'; left: number }
  | { kind: 'dragon'; picked: Bag; needed: number }
  | { kind: 'strike'; left: number }
  | { kind: 'charm'; left: number };

export interface Player {
  hero: string | null;
  side: 'novice' | 'master';
  title: string | null;
  xp: number;
  tokens: Bag;
  done: number;
  score: number;
}

export interface Table {
  adventurer: number;
  lord: number | null;
  level: number;
  phase: 'formation' | (typeof PHASES)[number] | 'over';
  party: Bag;
  graveyard: number;
  companions: Bag;
  exhausted: boolean;
  dungeon: Bag;
  lair: number;
  reserve: number;
  task: Task | null;
  supply: Bag;
  players: Player[];
  rank: string | null;
}

export function tableOf(view: View): Table {
  return view.table as unknown as Table;
}
