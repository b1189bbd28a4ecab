import type { State } from '../../gen/protocol';
import { t } from './texts.svelte';

/** Why a match is a friendly one, in a sentence; undefined where it counts. */
export function friendlyText({ why_friendly: whys }: Pick<State, 'why_friendly'>): string | undefined {
  return whys?.length ? t('friendly', { whys: whys.map((why) => t('friendly-why', { why })).join(', ') }) : undefined;
}
