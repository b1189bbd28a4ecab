/** Tells a battle stage by stage: who attacks, the dice of both sides, the wounds; and a hero's achievements. */
import type { Text, View } from '../../../gen/protocol';
import type { Beat } from '../../lib/beats.svelte';
import { glory, HEROES, peril, questPicture } from './pictures';
import type { Stage } from './scene';
import { tableOf } from './table';

const event = (name: string): string => `serpent-event-${name}`;
/** The stage of a battle that an event belongs to, and how long it is looked at. */
const BLOWS: Record<string, { stage: Stage; lasts: number }> = Object.fromEntries(
  (
    [
      [['sent', 'hunted', 'duel', 'appears'], 'response', 800],
      [['attack'], 'attack', 1300],
      [['counter'], 'counter', 1300],
      [['challenge'], 'challenge', 900],
      [['tie', 'shot-missed', 'monster-hit', 'beaten', 'wounded', 'cancelled', 'repelled'], 'strike', 1100],
      [['to-lair', 'minion', 'stole'], 'reward', 800],
    ] as const
  ).flatMap(([names, stage, lasts]) => names.map((name) => [event(name), { stage, lasts }])),
);
const ROLLS = ['attack', 'counter'].map(event);
const GROW = 2000;

export interface Telling {
  stage: Stage;
}

export function beatsOf(events: readonly Text[], _before: View, after: View): Beat[] {
  const found: Beat[] = [];
  /** Wounds and gains outside a battle are no scene of one. */
  const last = events.findLastIndex(({ id }) => id in BLOWS);
  let isFought = false;
  for (const [at, one] of events.entries()) {
    const blow = BLOWS[one.id];
    isFought ||= ROLLS.includes(one.id);
    const isRoll = events.slice(at).some(({ id }) => ROLLS.includes(id));
    if (blow && (isFought || isRoll))
      found.push({ lasts: blow.lasts, told: at + 1, isBefore: at < last, scene: { stage: blow.stage } satisfies Telling });
    const sign = signOf(one, after);
    if (sign) found.push({ lasts: GROW, told: at + 1, sign });
  }
  return found;
}

function signOf(one: Text, after: View): Beat['sign'] {
  const hero = HEROES[tableOf(after).heroes[Number(one.args['who'])]?.hero ?? ''] ?? glory;
  switch (one.id) {
    case event('completed'):
      return { icon: questPicture(String(one.args['quest'])), texts: [one] };
    case event('level'):
      return { icon: hero, texts: [one], tone: 'arcane' };
    case event('felled'):
      return { icon: hero, texts: [one], tone: 'blood' };
    case event('stage'):
      return { icon: peril, texts: [one], tone: 'blood' };
    default:
      return undefined;
  }
}
