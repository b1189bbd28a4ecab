/** The table of a view of Serpent, as docs/games/serpent.md tells it. */
import type { View } from '../../../gen/protocol';
import type { Exit, Form } from './book';

export const SIDES = ['north', 'east', 'south', 'west'] as const;

export interface Way extends Exit {
  /** Does it lead to a neighbour? */
  way: boolean;
  /** What it is now, where that differs from the print. */
  now?: Exit['kind'];
}

export interface Place {
  place: string;
  x: number;
  y: number;
  turned: boolean;
  exits: Way[];
}

export interface Hero {
  seat: number;
  hero: string;
  grade: 'legendary' | 'heroic';
  level: number;
  health: number;
  most_health: number;
  values: Record<Form, number>;
  glory: number;
  peril: number;
  actions: number;
  saved: number;
  place: string;
  fallen: boolean;
  is_out: boolean;
  limits: { boons: number; treasures: number };
  quests: number;
  points: number;
  hand: string[] | null;
  hand_size: number;
  places: string[] | null;
  places_size: number;
  waits: [string, string] | null;
}

export interface Attached {
  card: string;
  owner: number;
}

export interface Piece {
  id: number;
  card: string;
  seat: number;
  owner: number;
  zone: 'prepared' | 'curse' | 'lair' | 'battle' | 'laid' | 'minion' | 'waiting';
  wounds: number;
  used: boolean;
  attacked: boolean;
  asleep: boolean;
  place: string | null;
  attached: Attached[];
}

export interface Quest {
  id: number;
  quest: string;
  seat: number;
  steps: number;
  wounds: number;
  is_done: boolean;
  is_carried: boolean;
  is_fresh: boolean;
  token: string | null;
  found: string | null;
  attached: Attached[];
}

export interface Fight {
  attacker: number;
  target: number;
  form: Form;
  answer: Form;
  /** Totals, -1 before the roll. */
  attack: number;
  counter: number;
  stand_in: number;
  is_void: boolean;
}

export interface Battle {
  cause: 'raid' | 'hunt' | 'nakari' | 'duel';
  owner: number;
  target: number;
  place: string;
  fights: Fight[];
  first: number;
  is_answered: boolean;
  dealt: number;
  earned: number;
}

/** An encounter planned in the villainy phase: who is aimed at, or pays for a trap. */
export interface Plan {
  source: 'hand' | 'lair' | 'trap' | 'nakari';
  card: string;
  id: number | null;
  whom: number;
  form: Form | null;
  place: string | null;
  extra: boolean;
}

export interface Table {
  round: number;
  active: number;
  starter: number;
  phase: 'setup' | 'recovery' | 'villainy' | 'location' | 'heroic' | 'last';
  stage: 'legendary' | 'heroic';
  tokens: number;
  has_event: boolean;
  nakari_wounds: number;
  map: Place[];
  heroes: Hero[];
  pieces: Piece[];
  quests: Quest[];
  finished: { quest: string; seat: number }[];
  battles: Battle[];
  draft: Plan[];
  /** Moves, in their notation, that complete the own plan and thereby declare it; views of rules 1 do not tell. */
  completing?: string[];
  discard: Record<string, number>;
  decks: Record<string, number>;
  locations_left: number;
  quests_left: number;
  drawn: string[];
  die: number;
  tasks: [name: string, ...figures: number[]][];
}

export function tableOf(view: View): Table {
  return view.table as unknown as Table;
}

/** Who fights, as views number them. */
export type Fighter = { kind: 'hero'; seat: number } | { kind: 'monster'; id: string; wounds: number };

const PIECE = 8;
const QUEST = 128;
const GODDESS = 255;

/** Undefined once a monster has left the table. */
export function fighterOf(table: Table, number: number): Fighter | undefined {
  if (number < PIECE) return { kind: 'hero', seat: number };
  if (number === GODDESS) return { kind: 'monster', id: 'nakari', wounds: table.nakari_wounds };
  if (number >= QUEST) {
    const quest = table.quests.find(({ id }) => id === number - QUEST);
    return quest && { kind: 'monster', id: quest.quest, wounds: quest.wounds };
  }
  const piece = table.pieces.find(({ id }) => id === number - PIECE);
  return piece && { kind: 'monster', id: piece.card, wounds: piece.wounds };
}

export function isSame(a: Fighter, b: Fighter): boolean {
  return a.kind === 'hero' ? b.kind === 'hero' && a.seat === b.seat : b.kind === 'monster' && a.id === b.id;
}

/** A minion that counters in its hero's stead. */
export function minionOf(table: Table, id: number): Fighter | undefined {
  return fighterOf(table, PIECE + id);
}
