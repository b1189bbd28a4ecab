/** Describes a turning point in as many words as can be read at a glance. */
import type { Text } from '../../gen/protocol';
import type { Board } from '../games/game';

/** A step of a match: who made it, and what was told of it. */
export interface Told {
  step: number;
  seat: number | null;
  events: readonly Text[];
}

/** Five lines of a phone. */
const ROOM = 170;
/** Steps that are looked at for what came of a turn. */
const NEXT = 3;

/** The one who made all steps of a stretch, if it was one. */
export function actorOf(told: readonly Told[], from: number, to: number): number | null {
  const seats = new Set(told.filter(({ step }) => step > from && step <= to).map(({ seat }) => seat));
  return seats.size === 1 ? [...seats][0]! : null;
}

/** The events of a stretch that say what came of it, in their order; what tells most comes in first, and of that, what
 * befell `seats`. Where each happened stands before it, as far as the game has such places. */
export function deedsOf(
  told: readonly Told[],
  [from, to]: readonly [number, number],
  board: Board | null,
  seats: readonly number[],
  say: (events: readonly Text[]) => string,
): string {
  const weigh = (events: readonly Text[]): readonly number[] =>
    board?.weigh?.(events) ?? events.map((event) => (board?.isMinor?.(event, null) ? 1 : 2));
  const events = stretchOf(told, from, to, weigh);
  const weights = weigh(events);
  const concerns = ({ args }: Text): number => Number(seats.some((seat) => args['who'] === seat || args['whom'] === seat));
  const isPlace = (event: Text): boolean => board?.isPlace?.(event) ?? false;
  const order = events
    .map((_, at) => at)
    .filter((at) => weights[at]! > 0 && !isPlace(events[at]!)) // a place alone tells nothing
    .sort((a, b) => weights[b]! - weights[a]! || concerns(events[b]!) - concerns(events[a]!) || b - a);
  const start = told.flatMap((one) => (one.step <= from ? one.events : [])).findLast(isPlace);
  const placeOf = (at: number): Text | undefined => events.slice(0, at + 1).findLast(isPlace) ?? start;
  const line = (chosen: readonly number[]): string =>
    say([...new Set([...chosen].sort((a, b) => a - b).flatMap((at) => [placeOf(at), events[at]]))].filter((event) => event !== undefined));
  let chosen: number[] = [];
  for (const at of order.length ? order : events.map((_, at) => at).slice(-1)) {
    if (!chosen.length || line([...chosen, at]).length <= ROOM) chosen = [...chosen, at];
  }
  return chosen.length ? line(chosen) : '';
}

/** Returns the events of some steps. If the last step shows nothing yet, such as a die that may be re-rolled, later
 * steps are added until something is decided. */
function stretchOf(
  told: readonly Told[],
  from: number,
  to: number,
  weigh: (events: readonly Text[]) => readonly number[],
): readonly Text[] {
  const most = ({ events }: Told): number => Math.max(0, ...weigh(events));
  const within = told.filter(({ step }) => step > from && step <= to);
  const next = told.filter(({ step }) => step > to && step <= to + NEXT);
  const end = most(within.at(-1)!) > 1 ? -1 : [3, 2].map((weight) => next.findIndex((one) => most(one) >= weight)).find((at) => at >= 0);
  return [...within, ...next.slice(0, (end ?? -1) + 1)].flatMap((one) => one.events);
}
