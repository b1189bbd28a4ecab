/** Tells an adventure: dice come to rest before their text, a treasure opens, the dragon rises, an adventure ends with
 * what it brought. */
import type { Text, View } from '../../../gen/protocol';
import open from 'icon:open-treasure-chest';
import rest from 'icon:tavern-sign';
import flee from 'icon:run';
import type { Beat } from '../../lib/beats.svelte';
import { t } from '../../lib/texts.svelte';
import { dragon, HEROES } from './pictures';
import { tableOf } from './table';

const event = (name: string): string => `chest-event-${name}`;
const ROLLS = ['party', 'formed', 'dungeon'].map(event);
const ENDS = ['rested', 'fled'].map(event);
/** The scene of dice that are still rolling. */
export const ROLL = 'roll';
const SETTLE = 1250;
const OPEN = 1700;
const RISE = 1600;
const GROW = 1900;
const SUM = 3200;

export function beatsOf(events: readonly Text[], before: View, after: View): Beat[] {
  const found: Beat[] = [];
  const isAt = (at: number, name: string): boolean => events[at]?.id === event(name);
  const isOwn = (seat: unknown): boolean => after.seat !== null && seat === after.seat;
  const end = events.findLastIndex(({ id }) => ENDS.includes(id));
  for (const [at, one] of events.entries()) {
    const isBefore = at <= end; // the next adventure waits until this one is told
    if (ROLLS.includes(one.id)) found.push({ lasts: SETTLE, told: at, isBefore, scene: ROLL });
    else if (isAt(at, 'opened') && isOwn(one.args['who'])) {
      let last = at + 1;
      while (isAt(last, 'treasure') || isAt(last, 'no-treasure')) last += 1;
      found.push({ lasts: OPEN + 300 * (last - at - 1), told: last, isBefore, sign: { icon: open, texts: events.slice(at, last) } });
    } else if (isAt(at, 'dragon-wakes') && isOwn(tableOf(before).adventurer))
      found.push({
        lasts: RISE,
        told: at + 1,
        isBefore,
        sign: { icon: dragon, portrait: 'dragon-awake', sting: 'dragon', texts: [one], tone: 'blood' },
      });
    else if (isAt(at, 'dragon-beaten') && isOwn(one.args['who']))
      found.push({ lasts: RISE, told: at + 1, isBefore, sign: { icon: dragon, portrait: 'dragon-asleep', sting: 'boss', texts: [one] } });
    else if (at === end) found.push(summary(events, at, before, after));
    else if (isAt(at, 'master')) {
      const hero = tableOf(after).players[Number(one.args['who'])]?.hero ?? '';
      found.push({
        lasts: GROW,
        told: at + 1,
        isBefore: true,
        sign: { icon: HEROES[hero] ?? '', portrait: hero, sting: 'rise', texts: [one], tone: 'arcane' },
      });
    }
  }
  return found;
}

/** Returns the outcome of an adventure: its depth, the gains, and the adventurer's total. */
function summary(events: readonly Text[], at: number, before: View, after: View): Beat {
  const one = events[at]!;
  const seat = Number(one.args['who']);
  const [was, is] = [tableOf(before).players[seat], tableOf(after).players[seat]];
  const gained = events[at + 1]?.id === event('experience') ? [events[at + 1]!] : [];
  const tokens = Object.values(is?.tokens ?? {}).reduce((sum, count) => sum + count, 0);
  const facts = [
    t('board-chest-level', { level: Number(one.args['level']) }),
    t('board-chest-xp-grown', { before: was?.xp ?? 0, after: is?.xp ?? 0 }),
    t('board-chest-tokens-kept', { count: tokens }),
  ];
  return {
    lasts: SUM,
    told: at + 1 + gained.length,
    isBefore: true,
    sign: {
      icon: one.id === event('fled') ? flee : rest,
      ...(one.id === event('fled') ? { portrait: is?.hero ?? '', sting: 'fall' as const } : {}),
      texts: [one, ...gained],
      facts,
      tone: one.id === event('fled') ? 'blood' : 'gold',
    },
  };
}
