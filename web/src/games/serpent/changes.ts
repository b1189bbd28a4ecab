/** The latest gains and losses of a seat, for its plate. */
import type { Text } from '../../../gen/protocol';

export interface Changes {
  health: number;
  glory: number;
  peril: number;
}

const EFFECTS: Record<string, [track: keyof Changes, sign: 1 | -1]> = {
  'serpent-event-healed': ['health', 1],
  'serpent-event-wounded': ['health', -1],
  'serpent-event-glory': ['glory', 1],
  'serpent-event-glory-lost': ['glory', -1],
  'serpent-event-peril': ['peril', 1],
  'serpent-event-peril-lost': ['peril', -1],
};

export function changesOf(news: readonly Text[], seat: number): Changes {
  const changes: Changes = { health: 0, glory: 0, peril: 0 };
  for (const { id, args } of news) {
    const effect = EFFECTS[id];
    if (effect && args['who'] === seat) changes[effect[0]] += effect[1] * Number(args['count']);
  }
  return changes;
}
