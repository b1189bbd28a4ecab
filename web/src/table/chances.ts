/** Where a match turned. */
import type { Chances } from '../../gen/protocol';

export interface TurningPoint {
  /** Between these two steps … */
  from: number;
  to: number;
  /** … this seat's chance rose most (or fell, where it is alone). */
  seat: number;
  before: number;
  after: number;
}

const MOST = 3;
const LEAST_RISE = 0.15;

/** What is drawn of a match: chances to win, or, alone, the points one could expect as a part of the most. */
export interface Course {
  measure: 'chance' | 'points';
  /** By moment, of each seat, 0 to 1. */
  shares: readonly (readonly number[])[];
  /** What 1 stands for: 100 percent, or so many points. */
  whole: number;
}

/** Alone one always wins some games: there the points tell more, unless it is a matter of winning or losing. */
export function courseOf({ shares, points }: Chances): Course {
  const isDecided = shares.every(([share]) => share === shares[0]?.[0]);
  if (!points?.length || !isDecided) return { measure: 'chance', shares, whole: 100 };
  const whole = Math.max(1, ...points);
  return { measure: 'points', shares: points.map((mean) => [mean / whole]), whole };
}

/** The largest rises, alone the falls as well, in the order of the match: to the step, once the bots have looked for it.
 * Few games make a shaky line: what may well be chance alone, twice the error of a difference, is not told. */
export function turningPoints({ steps, games, turns }: Chances, { shares }: Course): TurningPoint[] {
  const least = Math.max(LEAST_RISE, 1.5 / Math.sqrt(games));
  const size = ({ before, after }: TurningPoint): number => (shares[0]?.length === 1 ? Math.abs(after - before) : after - before);
  const spans = turns?.length ? turns : steps.slice(1).map((to, number) => [steps[number]!, to] as const);
  const rises = spans.map(([from, to]): TurningPoint => {
    const [before, after] = [shares[steps.indexOf(from)]!, shares[steps.indexOf(to)]!];
    const grown = after.map((share, seat) => share - before[seat]!);
    const seat = grown.indexOf(Math.max(...grown));
    return { from, to, seat, before: before[seat]!, after: after[seat]! };
  });
  return rises
    .filter((turn) => size(turn) > least)
    .sort((one, other) => size(other) - size(one))
    .slice(0, MOST)
    .sort((one, other) => one.to - other.to);
}
