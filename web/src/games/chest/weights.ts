/** Weighs the events that turn an adventure: dice, the dragon, and going home. */
import type { Text } from '../../../gen/protocol';
import { weigherOf } from '../weights';

const weightOf = weigherOf('chest', {
  decided: ['dungeon', 'dragon-wakes', 'dragon-beaten', 'fled', 'rested'],
  belonging: ['level', 'formed', 'beaten', 'struck', 'treasure', 'no-treasure', 'ultimate', 'used', 'master', 'over'],
  filling: ['opened', 'drank', 'revived', 'scroll', 'summoned', 'charmed', 'paid', 'against', 'cleared', 'experience'],
});
/** The first level of an adventure is a single die: what counts at its start is the party. */
const START = ['chest-event-level', 'chest-event-dungeon'];

export function weigh(events: readonly Text[]): readonly number[] {
  const start = events.findIndex(({ id }) => id === 'chest-event-adventure');
  return events.map((event, at) => (start >= 0 && at > start && START.includes(event.id) ? 0 : weightOf(event)));
}
