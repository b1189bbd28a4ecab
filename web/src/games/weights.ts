/** Weights of a game's events in explaining why a match turned, by name: see `Board.weigh`. */
import type { Text } from '../../gen/protocol';

export interface Weights {
  /** They decided it … */
  decided: readonly string[];
  /** … belong to it … */
  belonging: readonly string[];
  /** … or fill up. All others are left out. */
  filling: readonly string[];
}

export function weigherOf(game: string, { decided, belonging, filling }: Weights): (event: Text) => number {
  const weights = new Map<string, number>();
  for (const [weight, names] of [filling, belonging, decided].entries())
    for (const name of names) weights.set(`${game}-event-${name}`, weight + 1);
  return ({ id }) => weights.get(id) ?? 0;
}
