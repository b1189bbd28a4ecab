/** Sums up in three lines what others did while one waited. */
import type { Text, Told } from '../../gen/protocol';
import type { Board } from '../games/game';

const LINES = 3;

/** Returns the lines about so many moves of others, or more; none about fewer. */
export function recapOf(all: readonly Told[], board: Board | null, seat: number | null, least: number): Text[] {
  const told = upToOwn(all, board, seat);
  const isMany = told.filter(({ events }) => events.some((event) => !board?.isFleeting?.(event))).length >= least;
  return isMany ? weightiest(told, board, seat) : [];
}

/** Returns what was told until the turn of a seat began; nothing if it is the same turn still. */
function upToOwn(told: readonly Told[], board: Board | null, seat: number | null): Pick<Told, 'events'>[] {
  if (!board?.begins || seat === null) return [...told];
  const isOwn = (event: Text): boolean => (board.begins?.(event) ?? false) && event.args['who'] === seat;
  const last = told.findLastIndex(({ events }) => events.some(isOwn));
  return told.slice(0, last + 1).map(({ events }, at) => ({ events: at < last ? events : events.slice(0, events.findIndex(isOwn)) }));
}

/** Selects what concerns this person first, then important events, then recent ones, in the order in which they
 * happened. */
function weightiest(told: readonly Pick<Told, 'events'>[], board: Board | null, seat: number | null): Text[] {
  const events = told.flatMap((one) => one.events).filter((event) => !board?.isFleeting?.(event));
  const weight = (event: Text): number => {
    if (board?.isMinor?.(event, seat)) return 0;
    const isOwn = seat !== null && (event.args['who'] === seat || event.args['whom'] === seat);
    return 1 + (isOwn ? 2 : 0) + (board?.sound?.(event) ? 1 : 0);
  };
  const order = events.map((event, at) => ({ event, at, weight: weight(event) }));
  order.sort((a, b) => b.weight - a.weight || b.at - a.at);
  return order
    .slice(0, LINES)
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);
}
