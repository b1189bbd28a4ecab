/** Great moments of a round: a dog is out with its last paw, or falls asleep; and comes back for the next round. */
import type { Text, View } from '../../../gen/protocol';
import type { Beat, Sign } from '../../lib/beats.svelte';
import { exit, paw } from './pictures';
import { tableOf } from './table';

const event = (name: string): string => `doggies-event-${name}`;
const MOMENT = 1700;

export function beatsOf(events: readonly Text[], before: View, after: View): Beat[] {
  return events.flatMap((one, at): Beat[] => {
    const sign = signOf(one, before, after);
    return sign ? [{ lasts: MOMENT, told: at + 1, isBefore: true, sign }] : [];
  });
}

function signOf(one: Text, before: View, after: View): Sign | undefined {
  const seat = Number(one.args['who']);
  const [was, is] = [tableOf(before).players[seat], tableOf(after).players[seat]];
  const portrait = is?.dog ?? '';
  const isNarrow = one.id === event('out') && is?.paws === 0;
  if (isNarrow) return { icon: exit, portrait, sting: 'escape', texts: [one] };
  const isOwn = after.seat === seat && was?.state !== 'asleep';
  return one.id === event('sleep') && isOwn ? { icon: paw, portrait, sting: 'fall', texts: [one], tone: 'arcane' } : undefined;
}
