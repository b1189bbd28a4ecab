/** The printed figures of every card, as the server's cards files have them: a view names cards and tells what changes. */
import { api } from '../../lib/api';

export type Form = 'melee' | 'magic' | 'speed';
export type Stat = Form | 'level' | 'health';
export const FORMS: readonly Form[] = ['melee', 'magic', 'speed'];
export const STATS: readonly Stat[] = [...FORMS, 'level', 'health'];

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

interface Row {
  id: string;
  sort?: Face['sort'];
  kind?: Location['kind'];
  cost?: Face['cost'];
  kinds?: string[];
  timing?: string;
  duration?: string;
  upkeep?: number;
  values?: number[];
  attacks?: Form[];
  health?: number;
  glory?: number;
  peril?: number;
  exits?: string[];
  obstacle?: string;
  category?: string;
  places?: string[];
  to?: string;
  steps?: number;
  most?: number;
}
type Pack = Partial<Record<'monster' | 'card' | 'location' | 'quest' | 'event', Row[]>>;

function exitOf(text: string): Exit {
  const [kind, stat, number] = text.split(' ');
  return { kind: kind as Exit['kind'], ...(stat ? { stat: stat as Stat, number: Number(number) } : {}) };
}

function obstacleOf(text: string): Location['obstacle'] {
  const [kind = '', ...rest] = text.split(' ');
  return rest.length > 1 ? { kind, stat: rest[0] as Stat, number: Number(rest[1]) } : { kind, number: Number(rest[0]) };
}

const { cards: legendary, heroic } = await api.figures<{ cards: Pack; heroic: Pack }>('serpent');
const PACKS = [legendary, heroic];

function faceOf(row: Row): Face {
  return {
    id: row.id,
    sort: row.sort ?? 'monster',
    cost: row.cost ?? 0,
    kinds: row.kinds ?? [],
    timing: row.timing ?? 'villainy',
    duration: row.duration ?? '',
    upkeep: row.upkeep ?? 0,
    values: row.values ?? [],
    attacks: row.attacks ?? [],
    health: row.health ?? 0,
  };
}

function locationOf(row: Row): Location {
  return {
    kind: row.kind ?? 'tunnel',
    glory: row.glory ?? 0,
    peril: row.peril ?? 0,
    exits: (row.exits ?? []).map(exitOf),
    obstacle: row.obstacle ? obstacleOf(row.obstacle) : undefined,
  };
}

function questOf(row: Row): QuestFace {
  return {
    category: row.category ?? '',
    places: row.places ?? [],
    to: row.to ?? '',
    steps: row.steps ?? 1,
    values: row.values ?? [],
    health: row.health ?? 0,
  };
}

function byId<Of>(rows: Row[], of: (row: Row) => Of): ReadonlyMap<string, Of> {
  return new Map(rows.map((row) => [row.id, of(row)]));
}

export const CARDS = byId(PACKS.flatMap(({ monster = [], card = [] }) => [...monster, ...card]), faceOf);
export const LOCATIONS = byId(PACKS.flatMap(({ location = [] }) => location), locationOf);
export const QUESTS = byId(PACKS.flatMap(({ quest = [] }) => quest), questOf);
/** Tokens that the event holds. */
export const MOST_TOKENS = legendary.event?.[0]?.most ?? 0;

/** Is it played for glory, by heroes? Else for the peril of rivals. */
export function isGlory(face: Face): boolean {
  return face.sort === 'boon' || face.sort === 'treasure';
}
