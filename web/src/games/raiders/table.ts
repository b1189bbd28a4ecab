/** The table of a view of Raiders, as docs/games/raiders.md tells it. */
import type { View } from '../../../gen/protocol';

export const POWERS = ['1', '2', '3', '4', '5'] as const;
export const ITEMS = ['torch', 'ball', 'key', 'sword'] as const;

export type Gift = { kind: 'item'; item: string } | { kind: 'coins'; count: number } | { kind: 'potion'; count: number };

export type Card = { id: string; grade: string } & (
  | { kind: 'treasure'; chests: number[] }
  | { kind: 'monster'; strength: number; wounds: number }
  | { kind: 'cache'; gifts: Gift[] }
  | { kind: 'trap'; loss: 'coins' | 'wounds'; amounts: number[] }
  | {
      kind: 'boss';
      strength: number | null;
      wounds: number;
      coins: number;
      prize: number;
      flight: string | null;
      strikes: 'lowest' | 'highest';
    }
);

export interface Room {
  state: 'passed' | 'current' | 'ahead';
  lit: boolean;
  known: boolean;
  card: Card | null;
}

export interface Raider {
  seat: number;
  character: string;
  coins: number;
  wounds: number;
  hand: string[];
  items: Record<string, number>;
  played: string[];
  has_laid: boolean;
  laid: string | null;
  shown: string | null;
  has_looked: boolean;
  out: 'stone' | 'fallen' | null;
}

export interface Table {
  floor: number;
  room: number;
  phase: 'choose' | 'again' | 'over';
  floor_card: string;
  floors_left: string[];
  rooms: Room[];
  unseen: Record<string, number>;
  supply: Record<string, number>;
  scroll: number | null;
  players: Raider[];
}

export function tableOf(view: View): Table {
  return view.table as unknown as Table;
}
