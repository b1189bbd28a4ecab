/** What a move is worth, in words: a chance to win, or the points of one who plays alone. */
import type { Advice, Weighed } from '../../gen/protocol';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/texts.svelte';

const LEAST_MARGIN = 0.05;
/** Standard errors: of twenty such figures one is farther off. */
const SURE = 2;

export const tenth = (value: number): string => value.toLocaleString(settings.language, { maximumFractionDigits: 1 });

/** With its margin, which tells how well it is known: moves that differ by less are about as good. */
export function worthText(measure: Advice['measure'], { worth, spread, tries }: Weighed): string {
  if (worth === null) return '';
  const margin = (SURE * (spread ?? 0)) / Math.sqrt(Math.max(1, tries));
  if (measure === 'chance') {
    const [percent, range] = [Math.round(100 * worth), Math.round(100 * margin)];
    return t('hint-chance', { percent: range ? `${percent} ± ${range}` : percent });
  }
  return t('hint-points', { points: margin < LEAST_MARGIN ? tenth(worth) : `${tenth(worth)} ± ${tenth(margin)}` });
}
