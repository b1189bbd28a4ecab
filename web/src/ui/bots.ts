/** Bots as people meet them: a level has a name and a face (see faces.ts), and may have a temperament: `veteran:spiteful`. */
import type { GameStats } from '../../gen/protocol';
import { t } from '../lib/texts.svelte';

/** The temperament that goes without saying. */
export const EVEN = 'even';

export interface Bot {
  level: string;
  temperament: string;
}

export function readBot(name: string): Bot {
  const [level = '', temperament = EVEN] = name.split(':');
  return { level, temperament };
}

export function writeBot({ level, temperament }: Bot): string {
  return temperament === EVEN ? level : `${level}:${temperament}`;
}

/** The level in words, and the temperament where it is not even. */
export function botTitle(name: string): string {
  const { level, temperament } = readBot(name);
  const title = t('bots-level', { level });
  return temperament === EVEN ? title : `${title}, ${t('bots-temperament', { temperament }).toLowerCase()}`;
}

/** The level that is proposed: in the middle, where it is neither dull nor bitter. */
export function usualLevel(levels: readonly string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? '';
}

/** A deviation above which a rating is no more than a guess. */
export const UNSURE = 110;

/** The level whose rating is nearest to that of a person; none while the rating is a guess. */
export function nearestLevel({ rating, bots }: GameStats, levels: readonly string[]): string | undefined {
  if (!rating || rating.deviation > UNSURE) return undefined;
  const distance = (bot: GameStats['bots'][number]): number => Math.abs(bot.value - rating.value);
  return bots.filter(({ level }) => levels.includes(level)).sort((one, other) => distance(one) - distance(other))[0]?.level;
}
