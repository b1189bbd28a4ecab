/** What is printed on the cards, out of the game's own cards.toml: no figure is written a second time here. */
import source from '../../../../src/undercroft/games/doggies/cards.toml?raw';
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
  symbol: Symbol | undefined;
  coins: number;
}

interface DogCard {
  attack: Symbol[];
  defence: number;
  keys: number;
}

type Row = Record<string, string>;
const LETTERS: Record<string, Symbol> = { S: 'sword', B: 'bow', F: 'fire', D: 'defence', K: 'key' };

/** The rows of an array of tables. The file has only strings, numbers and flags, one to a line. */
function rows(kind: string): Map<string, Row> {
  const parts = source.split(/^\[\[(\w+)\]\]$/m).slice(1);
  const found = new Map<string, Row>();
  for (let i = 0; i < parts.length; i += 2) {
    if (parts[i] !== kind) continue;
    const row = Object.fromEntries([...parts[i + 1]!.matchAll(/^(\w+) = "?([^"\n#]*?)"?\s*(?:#.*)?$/gm)].map(([, key, value]) => [key, value]));
    found.set(row['id'] ?? '', row as Row);
  }
  return found;
}

const symbols = (letters = ''): Symbol[] => [...letters].flatMap((letter) => LETTERS[letter] ?? []);
const read = <Card>(kind: string, make: (row: Row) => Card): ReadonlyMap<string, Card> =>
  new Map([...rows(kind)].map(([id, row]) => [id, make(row)]));

const ROOMS = read<RoomCard>('room', (row) => ({
  sort: row['sort'] as Sort,
  monster: row['monster'] ?? '',
  needs: symbols(row['needs']),
  damage: Number(row['damage'] ?? 0),
  trophy: symbols(row['trophy']),
  coins: Number(row['coins'] ?? 0),
  pair: symbols(row['pair']),
  single: symbols(row['single']),
}));
export const QUESTS = read<QuestCard>('quest', (row) => ({
  monster: row['monster'] ?? '',
  symbol: symbols(row['symbol'])[0],
  coins: Number(row['coins']),
}));
export const DOG_CARDS = read<DogCard>('dog', (row) => ({
  attack: symbols(row['attack']),
  defence: Number(row['defence']),
  keys: Number(row['keys'] ?? 0),
}));

/** The card of a room. A vagabond who lies on a trap is named with his chosen side: `vagabond-sword-paw`. */
export function roomCard(id: string): RoomCard {
  return (ROOMS.get(id) ?? ROOMS.get(id.replace(/-(pair|paw|single)$/, '')))!;
}
