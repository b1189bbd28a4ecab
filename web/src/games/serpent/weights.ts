/** Weighs the events that turn a game: quests and levels, falls, tests and battles. */
import type { Text } from '../../../gen/protocol';
import { weigherOf } from '../weights';

const weightOf = weigherOf('serpent', {
  decided: [
    ...['completed', 'stole', 'felled', 'level', 'stage', 'step', 'found', 'not-found', 'dice-passed', 'dice-failed'],
    ...['beaten', 'sprung', 'appeared'],
  ],
  belonging: [
    ...['failed', 'freed', 'wounded', 'took', 'dropped', 'shared-quest', 'personal-quest', 'repelled', 'minion', 'buried'],
    ...['monster-hit', 'cancelled', 'tie', 'shot-missed', 'sent', 'robbed', 'cursed', 'played', 'peril-card', 'fell', 'lay-down'],
  ],
  filling: [
    ...['tries', 'passed', 'attack', 'counter', 'duel', 'hunted', 'appears', 'challenge', 'went', 'waits', 'healed', 'prevented'],
    ...['drank', 'used', 'offered', 'peril-dice', 'turned-up', 'laid', 'swapped', 'turned', 'trap-laid', 'unpaid', 'discarded'],
  ],
});

const isAt = (events: readonly Text[], at: number, name: string): boolean => events[at]?.id === `serpent-event-${name}`;

/** Of a way through several rooms the last one counts, of the blows against a monster that it is beaten. */
function isOnTheWay(events: readonly Text[], at: number): boolean {
  if (isAt(events, at, 'monster-hit')) return isAt(events, at + 1, 'beaten');
  return (
    isAt(events, at, 'went') &&
    events.some((later, number) => number > at && isAt(events, number, 'went') && later.args['who'] === events[at]!.args['who'])
  );
}

export function weigh(events: readonly Text[]): readonly number[] {
  return events.map((event, at) => (isOnTheWay(events, at) ? 0 : weightOf(event)));
}
