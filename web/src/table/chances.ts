/** A turning point of a match. */
import type { Chances } from '../../gen/protocol';

/** The change of a seat's chance. */
export interface Change {
  seat: number;
  before: number;
  after: number;
}

export interface TurningPoint {
  /** Between these two steps … */
  from: number;
  to: number;
  /** … these chances changed: first of the one who acted, if it was one and it was much for them, else of whom it
   * helped or harmed most. Among three and more the one that changed most the other way comes second. */
  changes: Change[];
}

const MOST = 3;
const LEAST = 0.15;

/** The data of the chart: chances to win or, for a solo match, expected points as a fraction of the maximum. */
export interface Course {
  measure: 'chance' | 'points';
  /** By moment, the value of each seat, 0 to 1. */
  shares: readonly (readonly number[])[];
  /** The meaning of 1: 100 percent, or a number of points. */
  whole: number;
}

/** Alone one always wins some games: there the points tell more, unless it is a matter of winning or losing. */
export function courseOf({ shares, points }: Chances): Course {
  const isDecided = shares.every(([share]) => share === shares[0]?.[0]);
  if (!points?.length || !isDecided) return { measure: 'chance', shares, whole: 100 };
  const whole = Math.max(1, ...points);
  return { measure: 'points', shares: points.map((mean) => [mean / whole]), whole };
}

/** The largest changes, in the order of the match: to the step, once the bots have looked for it. `actor` says who made
 * all the steps between two. Few games make a shaky line: what may well be chance alone, twice the error of a difference,
 * is not told. */
export function turningPoints(
  { steps, games, turns }: Chances,
  { shares }: Course,
  actor: (from: number, to: number) => number | null,
): TurningPoint[] {
  const least = Math.max(LEAST, 1.5 / Math.sqrt(games));
  const spans = turns?.length ? turns : steps.slice(1).map((to, number) => [steps[number]!, to] as const);
  const found = spans.map(([from, to]): TurningPoint => {
    const [before, after] = [shares[steps.indexOf(from)]!, shares[steps.indexOf(to)]!];
    const all = before.map((share, seat): Change => ({ seat, before: share, after: after[seat]! }));
    const most = all.reduce((one, other) => (size(other) > size(one) ? other : one));
    const acting = all[actor(from, to) ?? -1];
    const first = acting && size(acting) >= size(most) / 2 ? acting : most;
    const rise = (change: Change): number => (first.after > first.before ? change.before - change.after : change.after - change.before);
    const second = all.reduce((one, other) => (rise(other) > rise(one) ? other : one));
    return { from, to, changes: all.length > 2 && rise(second) > LEAST ? [first, second] : [first] };
  });
  return found
    .filter((turn) => largest(turn) > least)
    .sort((one, other) => largest(other) - largest(one))
    .slice(0, MOST)
    .sort((one, other) => one.to - other.to);
}

const largest = ({ changes }: TurningPoint): number => Math.max(...changes.map(size));

/** The turning point with the largest change; undefined where nothing turned. */
export function decisive(turns: readonly TurningPoint[]): TurningPoint | undefined {
  return turns.length ? turns.reduce((one, other) => (largest(other) > largest(one) ? other : one)) : undefined;
}

function size({ before, after }: Change): number {
  return Math.abs(after - before);
}
