/** Who won, in one line. */
import type { Result } from '../../gen/protocol';
import { t } from '../lib/texts.svelte';

/** `how` is what decided it, where the scores do not tell. */
export function headline({ winners, scores }: Result, names: readonly string[], yours: readonly number[], how?: string): string {
  const isMine = winners.length === 1 && yours.length === 1 && yours.includes(winners[0]!);
  if (names.length === 1 && winners.length) return how === undefined ? t('line-score', { score: scores[0] ?? 0 }) : t('result-you');
  if (names.length === 1) return t('result-lost');
  if (!winners.length) return t('result-nobody');
  return isMine ? t('result-you') : t('result-won', { names: winners.map((seat) => names[seat] ?? '').join(', '), count: winners.length });
}
