/** The printed figures of every card, read from the game's own card files: a view names cards and tells what changes. */
import heroic from '../../../../src/undercroft/games/serpent/heroic.toml?raw';
import legendary from '../../../../src/undercroft/games/serpent/cards.toml?raw';

export type Form = 'melee' | 'magic' | 'speed';
export type Stat = Form | 'level' | 'health';
export const FORMS: readonly Form[] = ['melee', 'magic', 'speed'];

export interface Exit {
  kind: 'open' | 'wall' | 'blocked' | 'trap';
  stat?: Stat;
  number?: number;
}

export interface Location {
  kind: 'entrance' | 'tunnel' | 'gloomy' | 'chamber';
  glory: number;
  peril: number;
  exits: Exit[];
  obstacle: { kind: string; stat?: Stat; number: number } | undefined;
}

export interface Face {
  id: string;
  sort: 'monster' | 'trap' | 'curse' | 'boon' | 'treasure';
  cost: number | 'X';
  kinds: string[];
  timing: string;
  duration: string;
  upkeep: number;
  /** Of a monster: its values, the forms it attacks in, and its health. */
  values: number[];
  attacks: Form[];
  health: number;
}

export interface QuestFace {
  category: string;
  places: string[];
  to: string;
  steps: number;
  values: number[];
  health: number;
}

type Value = string | number | boolean | unknown[];
type Row = Record<string, Value> & { table: string };

/** The rows of a cards file: what is written on one line; effects are told by the texts. */
function rowsOf(file: string): Row[] {
  const rows: Row[] = [];
  for (const line of file.split('\n')) {
    const table = /^\[\[(\w+)\]\]/.exec(line)?.[1];
    if (table) rows.push({ table });
    const [, key, text] = /^(\w+) = (.+?)(?:\s+#.*)?$/.exec(line) ?? [];
    const row = rows.at(-1);
    if (row && key && text) row[key] = valueOf(text);
  }
  return rows;
}

function valueOf(text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return ''; // effects: rows of their own
  }
}

function exitOf(text: string): Exit {
  const [kind, stat, number] = text.split(' ');
  return { kind: kind as Exit['kind'], ...(stat ? { stat: stat as Stat, number: Number(number) } : {}) };
}

function obstacleOf(text: string): Location['obstacle'] {
  const [kind = '', ...rest] = text.split(' ');
  return rest.length > 1 ? { kind, stat: rest[0] as Stat, number: Number(rest[1]) } : { kind, number: Number(rest[0]) };
}

const rows = [legendary, heroic].flatMap(rowsOf);
const named = (table: string): Row[] => rows.filter((row) => row.table === table);

function faceOf(row: Row): Face {
  return {
    id: String(row['id']),
    sort: (row['sort'] ?? 'monster') as Face['sort'],
    cost: row['cost'] as Face['cost'],
    kinds: (row['kinds'] ?? []) as string[],
    timing: String(row['timing'] ?? 'villainy'),
    duration: String(row['duration'] ?? ''),
    upkeep: Number(row['upkeep'] ?? 0),
    values: (row['values'] ?? []) as number[],
    attacks: (row['attacks'] ?? []) as Form[],
    health: Number(row['health'] ?? 0),
  };
}

function locationOf(row: Row): Location {
  return {
    kind: row['kind'] as Location['kind'],
    glory: Number(row['glory']),
    peril: Number(row['peril']),
    exits: (row['exits'] as string[]).map(exitOf),
    obstacle: row['obstacle'] ? obstacleOf(String(row['obstacle'])) : undefined,
  };
}

function questOf(row: Row): QuestFace {
  return {
    category: String(row['category']),
    places: (row['places'] ?? []) as string[],
    to: String(row['to'] ?? ''),
    steps: Number(row['steps'] ?? 1),
    values: (row['values'] ?? []) as number[],
    health: Number(row['health'] ?? 0),
  };
}

function byId<Of>(rows: Row[], of: (row: Row) => Of): ReadonlyMap<string, Of> {
  return new Map(rows.map((row) => [String(row['id']), of(row)]));
}

export const CARDS = byId([...named('monster'), ...named('card')], faceOf);
export const LOCATIONS = byId(named('location'), locationOf);
export const QUESTS = byId(named('quest'), questOf);
/** Tokens that the event holds. */
export const MOST_TOKENS = Number(named('event')[0]?.['most'] ?? 0);

/** Cards and locations in the order of the files: a plan calls them by number. */
const numbered = (file: string, tables: string[]): string[] =>
  tables.flatMap((table) => rowsOf(file).filter((row) => row.table === table).map((row) => String(row['id'])));
export const CARD_NUMBERS = [legendary, heroic].flatMap((file) => numbered(file, ['monster', 'card']));
export const LOCATION_NUMBERS = [legendary, heroic].flatMap((file) => numbered(file, ['location']));

/** Is it played for glory, by heroes? Else for the peril of rivals. */
export function isGlory(face: Face): boolean {
  return face.sort === 'boon' || face.sort === 'treasure';
}
