/** Tells a battle stage by stage: who attacks, the dice of both sides, the wounds; and a hero's achievements. */
import type { Text, View } from '../../../gen/protocol';
import type { Beat } from '../../lib/beats.svelte';
import { QUESTS } from './book';
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
const NAKARI = 'nakari';
/** Whom a hunt is for, where the quest has another name. */
const BOSSES: Record<string, string> = { 'defeat-nakari': NAKARI };

export interface Telling {
  stage: Stage;
}

export function beatsOf(events: readonly Text[], before: View, after: View): Beat[] {
  const found: Beat[] = [];
  /** Wounds and gains outside a battle are no scene of one. */
  const last = events.findLastIndex(({ id }) => id in BLOWS);
  let isFought = false;
  for (const [at, one] of events.entries()) {
    const blow = BLOWS[one.id];
    isFought ||= ROLLS.includes(one.id);
    const isRoll = events.slice(at).some(({ id }) => ROLLS.includes(id));
    const sign = signOf(one, before, after);
    if (sign) found.push({ lasts: GROW, told: at + 1, isBefore: true, sign });
    if (blow && (isFought || isRoll))
      found.push({ lasts: blow.lasts, told: at + 1, isBefore: at < last, scene: { stage: blow.stage } satisfies Telling });
  }
  return found;
}

/** The great moments: a quest done and its boss beaten, a hero who rises, falls or takes another's place, the goddess. */
function signOf(one: Text, before: View, after: View): Beat['sign'] {
  const seat = Number(one.args['who']);
  const heroIn = (view: View): string => tableOf(view).heroes[seat]?.hero ?? '';
  const hero = { icon: HEROES[heroIn(after)] ?? glory, portrait: heroIn(after), texts: [one] };
  switch (one.id) {
    case event('completed'): {
      const quest = String(one.args['quest']);
      const boss = QUESTS.get(quest)?.category === 'hunt' ? (BOSSES[quest] ?? quest) : undefined;
      const icon = questPicture(quest);
      return boss ? { icon, portrait: boss, sting: 'boss', texts: [one] } : { icon, sting: 'quest', texts: [one] };
    }
    case event('level'):
      return { ...hero, sting: 'rise', tone: 'arcane' };
    case event('felled'):
      return { icon: HEROES[heroIn(before)] ?? glory, portrait: heroIn(before), sting: 'fall', texts: [one], tone: 'blood' };
    case event('appeared'):
      return { ...hero, sting: 'rise' };
    case event('hunted'):
      return one.args['monster'] === NAKARI ? { icon: peril, portrait: NAKARI, sting: 'dragon', texts: [one], tone: 'blood' } : undefined;
    case event('stage'):
      return { icon: peril, portrait: NAKARI, sting: 'dragon', texts: [one], tone: 'blood' };
    default:
      return undefined;
  }
}
