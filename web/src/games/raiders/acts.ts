/** A room that was played, told beat by beat: the cards turn one by one, their sum counts up against the monster, then what
 * came of it lands. The view is ahead of that: until then the plates show what the raiders had before. */
import type { Text, View } from '../../../gen/protocol';
import type { Beat, Sign } from '../../lib/beats.svelte';
import { weigherOf } from '../weights';
import { roomPicture, wound } from './pictures';
import { isPower, tableOf, type Card } from './table';

export interface Act {
  /** The room, by its id and, where this seat has seen it, its card. */
  room: string;
  card: Card | null;
  shows: readonly { seat: number; card: string }[];
  /** The event that decided it: beaten or not, sprung or not. */
  why: Text | undefined;
  outcomes: readonly Text[];
  /** Indexes of the events in which its first card is shown, it is decided, and it ends. */
  first: number;
  decided: number;
  end: number;
}

/** The room that is told now, how many of its cards have turned, and whether what came of it has landed. */
export interface Moment {
  act: Act;
  turned: number;
  hasLanded: boolean;
}

const event = (name: string): string => `raiders-event-${name}`;
const WHY = ['beaten', 'attacks', 'unbeatable', 'deserted', 'trap', 'harmless', 'too-many', 'short'];
const WHYS = WHY.map(event);
const OUTCOMES = ['gains', 'full', 'loses', 'wounded', 'heals', 'takes', 'stone'].map(event);

const TURN = 520;
const VERDICT = 900;
const LOOK = 1900;
const MOMENT = 1900;

/** Returns the events that tell the outcome of the last room, the reason first. Later ones belong to the next room. */
export function gist(events: readonly Text[]): readonly Text[] {
  const told = events.filter(({ id }) => WHYS.includes(id) || OUTCOMES.includes(id));
  const last = told.findLastIndex(({ id }) => WHYS.includes(id));
  return told.slice(Math.max(last, 0));
}

const SHOWN = ['shows', 'flees'].map(event);
const weightOf = weigherOf('raiders', {
  decided: [...WHY, 'gains', 'loses', 'wounded', 'stone', 'falls', 'wins', 'nobody'],
  belonging: ['heals', 'full', 'takes', 'enter', 'close', 'scroll'],
  filling: [],
});

/** Why a match turned: what the rooms came to. A room in which nobody won or lost anything is told by its cards. The one
 * that was entered last is not played yet, but to know it may be what counts. */
export function weigh(events: readonly Text[]): readonly number[] {
  const isQuiet = !events.some(({ id }) => OUTCOMES.includes(id));
  return events.map((one) => (SHOWN.includes(one.id) ? Number(isQuiet) : weightOf(one)));
}

export function isPlace({ id }: Text): boolean {
  return id === event('enter');
}

function actsOf(events: readonly Text[], here: string, cards: readonly (Card | null)[]): Act[] {
  const acts: (Act & { shows: { seat: number; card: string }[]; outcomes: Text[] })[] = [];
  let room = here;
  let isOpen = false;
  for (const [at, told] of events.entries()) {
    const { id, args } = told;
    const act = acts.at(-1);
    if (id === event('enter')) {
      room = String(args['room']);
      isOpen = false;
    } else if (id === event('shows') || id === event('flees')) {
      const show = { seat: Number(args['who']), card: id === event('flees') ? 'flee' : String(args['card']) };
      if (isOpen && act) act.shows.push(show);
      else {
        const card = cards.find((card) => card?.id === room) ?? null;
        acts.push({ room, card, shows: [show], why: undefined, outcomes: [], first: at, decided: at + 1, end: at + 1 });
      }
      isOpen = true;
      const last = acts.at(-1)!;
      last.decided = last.end = at + 1;
    } else if (act && isOpen && WHYS.includes(id)) {
      act.why = told;
      act.end = at + 1;
    } else if (act && isOpen && OUTCOMES.includes(id)) {
      act.outcomes.push(told);
      act.end = at + 1;
    }
  }
  // Numbers first: what any other card adds is known from the sum alone.
  for (const act of acts) act.shows.sort((a, b) => Number(isPower(b.card)) - Number(isPower(a.card)) || a.seat - b.seat);
  return acts;
}

/** Returns the sum of the turned cards: the printed numbers, and with the last one the sum that the server tells. */
export function sumOf({ act, turned }: Moment): number {
  if (turned >= act.shows.length) return Number(act.why?.args['total'] ?? 0);
  return act.shows.slice(0, turned).reduce((sum, { card }) => sum + (isPower(card) ? Number(card) : 0), 0);
}

export function beatsOf(events: readonly Text[], before: View, after: View): Beat[] {
  const rooms = [...tableOf(before).rooms, ...tableOf(after).rooms];
  const here = tableOf(before).rooms.find(({ state }) => state === 'current')?.card?.id ?? '';
  const acts = actsOf(
    events,
    here,
    rooms.map(({ card }) => card),
  );
  const told = acts.flatMap((act): Beat[] => {
    const scene = (turned: number, hasLanded = false): Moment => ({ act, turned, hasLanded });
    const turns = act.shows.map((_, turned) => ({ lasts: TURN, told: act.first, isBefore: true, scene: scene(turned) }));
    const isBoss = act.card?.kind === 'boss' && act.why?.id === event('beaten');
    const boss: Sign = { icon: roomPicture(act.card ?? { id: act.room, kind: '' }), portrait: act.room, sting: 'boss', texts: [] };
    return [
      ...turns,
      { lasts: VERDICT, told: act.decided, isBefore: true, scene: scene(act.shows.length) },
      ...(isBoss && act.why ? [{ lasts: MOMENT, told: act.decided + 1, isBefore: true, sign: { ...boss, texts: [act.why] } }] : []),
      { lasts: LOOK, told: act.end, isBefore: act !== acts.at(-1), scene: scene(act.shows.length, true) },
    ];
  });
  return [...told, ...fallsIn(events, after)];
}

/** Raiders who fall at the end, with the most wounds. */
function fallsIn(events: readonly Text[], after: View): Beat[] {
  return events.flatMap((one, at): Beat[] => {
    if (one.id !== event('falls')) return [];
    const portrait = tableOf(after).players[Number(one.args['who'])]?.character ?? '';
    return [{ lasts: MOMENT, told: at + 1, isBefore: true, sign: { icon: wound, portrait, sting: 'fall', texts: [one], tone: 'blood' } }];
  });
}
