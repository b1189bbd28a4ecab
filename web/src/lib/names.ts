/** The names of people as this page shows them. */
import type { Player } from '../../gen/protocol';
import { t } from './texts.svelte';

const NUMBERED = /^(?:Guest|Гость) (\d+)$/;

/** Is it the name of a guest who has chosen none? */
export const isNumbered = (name: string): boolean => NUMBERED.test(name);

/** Guests without a name of their own have one in the language of whoever reads it. */
export function shownName(name: string): string {
  const number = NUMBERED.exec(name)?.[1];
  return number === undefined ? name : t('guest', { number });
}

/** A player's name; the account of a program is marked. */
export function nameOf({ name, is_bot }: Pick<Player, 'name' | 'is_bot'>): string {
  return is_bot ? t('bot-account', { name }) : shownName(name);
}
