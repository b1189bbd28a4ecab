/** Where a match turned. */
import type { Chances } from '../../gen/protocol';

export interface TurningPoint {
  /** Between these two steps … */
  from: number;
  to: number;
  /** … this seat's chance rose most. */
  seat: number;
  before: number;
  after: number;
}

const MOST = 3;
const LEAST_RISE = 0.15;

/** The largest rises, in the order of the match. Few games make a shaky line: what may well be chance alone, twice the
 * error of a difference, is not told. */
export function turningPoints({ steps, shares, games }: Chances): TurningPoint[] {
  const least = Math.max(LEAST_RISE, 1.5 / Math.sqrt(games));
  const rises = steps.slice(1).map((to, number): TurningPoint => {
    const [before, after] = [shares[number]!, shares[number + 1]!];
    const grown = after.map((share, seat) => share - before[seat]!);
    const seat = grown.indexOf(Math.max(...grown));
    return { from: steps[number]!, to, seat, before: before[seat]!, after: after[seat]! };
  });
  return rises
    .filter(({ before, after }) => after - before > least)
    .sort((one, other) => other.after - other.before - (one.after - one.before))
    .slice(0, MOST)
    .sort((one, other) => one.to - other.to);
}
