/** Weighs the events that turn a round: cards turned up, dogs leaving, and what that brought or cost. */
import type { Text } from '../../../gen/protocol';
import { weigherOf } from '../weights';

const weightOf = weigherOf('doggies', {
  decided: ['explore', 'leave', 'hurt', 'spring', 'sleep', 'loot'],
  belonging: ['beat', 'smite', 'claim', 'disarm', 'pour', 'take', 'hire', 'punch', 'out', 'share', 'token', 'lay'],
  filling: ['step', 'turn', 'portal', 'countdown', 'round', 'potion', 'choose'],
});

export function weigh(events: readonly Text[]): readonly number[] {
  return events.map(weightOf);
}
