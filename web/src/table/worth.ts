/** What a move is worth, in words: a chance to win, or the points of one who plays alone. */
import type { Advice, Weighed } from '../../gen/protocol';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/texts.svelte';

const LEAST_SPREAD = 0.05;

export const tenth = (value: number): string => value.toLocaleString(settings.language, { maximumFractionDigits: 1 });

export function worthText(measure: Advice['measure'], { worth, spread }: Weighed): string {
  if (worth === null) return '';
  if (measure === 'chance') return t('hint-chance', { percent: Math.round(100 * worth) });
  const range = (spread ?? 0) < LEAST_SPREAD ? '' : ` ± ${tenth(spread ?? 0)}`;
  return t('hint-points', { points: `${tenth(worth)}${range}` });
}
