/** The worth of a move in words: a chance to win, or points in a solo game. */
import type { Advice, Costly, Weighed } from '../../gen/protocol';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/texts.svelte';

/** Standard errors: of twenty such figures one is farther off. */
const SURE = 2;

export const inPercent = (share: number): string => share.toLocaleString(settings.language, { style: 'percent' });

export const tenth = (value: number): string => value.toLocaleString(settings.language, { maximumFractionDigits: 1 });

/** A number with its margin, which tells how well it is known; without one where it would round to nothing. */
function withMargin(value: number, error: number, write: (value: number) => string): string {
  const margin = write(SURE * error);
  return margin === write(0) ? write(value) : `${write(value)} ± ${margin}`;
}

const percent = (share: number): string => String(Math.round(100 * share));

/** Moves that differ by less than their margins are about as good. */
export function worthText(measure: Advice['measure'], { worth, error }: Weighed): string {
  if (worth === null) return '';
  return measure === 'chance'
    ? t('hint-chance', { percent: withMargin(worth, error ?? 0, percent) })
    : t('hint-points', { points: withMargin(worth, error ?? 0, tenth) });
}

/** The cost of a move: the difference itself, not that of two rounded numbers. */
export function costText(measure: Advice['measure'], { cost, error }: Costly): string {
  return measure === 'chance'
    ? t('coach-cost', { percent: withMargin(cost, error, percent) })
    : t('coach-cost-points', { points: withMargin(cost, error, tenth) });
}
