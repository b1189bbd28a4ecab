/** What is printed on the cards, as the server's cards file has it: no figure is written a second time here. */
import { api } from '../../lib/api';
import type { Symbol } from './table';

export type Sort = 'monster' | 'coins' | 'artefact' | 'trap' | 'vagabond' | 'chest' | 'potion' | 'portal' | 'start';

export interface RoomCard {
  sort: Sort;
  /** What kind of monster, as the quests name it. */
  monster: string;
  needs: Symbol[];
  damage: number;
  trophy: Symbol[];
  coins: number;
  /** A vagabond's two sides. */
  pair: Symbol[];
  single: Symbol[];
}

interface QuestCard {
  monster: string;
  /** What beats the monster. */
  needs: Symbol[];
  symbol: Symbol | undefined;
  coins: number;
}

interface DogCard {
  attack: Symbol[];
  defence: number;
  keys: number;
}

interface Row {
  id: string;
  sort?: Sort;
  monster?: string;
  needs?: string;
  damage?: number;
  trophy?: string;
  coins?: number;
  pair?: string;
  single?: string;
  symbol?: string;
  attack?: string;
  defence?: number;
  keys?: number;
}
type Table = 'room' | 'quest' | 'dog';

const { cards: file } = await api.figures<{ cards: Record<Table, Row[]> }>('doggies');
const LETTERS: Record<string, Symbol> = { S: 'sword', B: 'bow', F: 'fire', D: 'defence', K: 'key' };

const symbols = (letters = ''): Symbol[] => [...letters].flatMap((letter) => LETTERS[letter] ?? []);
const read = <Card>(table: Table, make: (row: Row) => Card): ReadonlyMap<string, Card> =>
  new Map(file[table].map((row) => [row.id, make(row)]));

const ROOMS = read<RoomCard>('room', (row) => ({
  sort: row.sort ?? 'start',
  monster: row.monster ?? '',
  needs: symbols(row.needs),
  damage: row.damage ?? 0,
  trophy: symbols(row.trophy),
  coins: row.coins ?? 0,
  pair: symbols(row.pair),
  single: symbols(row.single),
}));
export const QUESTS = read<QuestCard>('quest', (row) => ({
  monster: row.monster ?? '',
  needs: row.monster ? ([...ROOMS.values()].find(({ monster }) => monster === row.monster)?.needs ?? []) : [],
  symbol: symbols(row.symbol)[0],
  coins: row.coins ?? 0,
}));
export const DOG_CARDS = read<DogCard>('dog', (row) => ({
  attack: symbols(row.attack),
  defence: row.defence ?? 0,
  keys: row.keys ?? 0,
}));

export function roomCard(id: string): RoomCard {
  return ROOMS.get(id)!;
}
