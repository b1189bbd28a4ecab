/** Compares figures with the printed ones: asks the server again and again while the result sharpens. */
import type { Comparison } from '../../gen/protocol';
import { api, refusalIn, type Refusal } from '../lib/api';
import type { Changes } from './changes';

const SETTLE = 250; // ms without a further change before it is tried
const AGAIN = 700; // ms between two looks

export class Comparing {
  found = $state.raw<Comparison | null>(null);
  problem = $state.raw<Refusal | null>(null);

  /** Compares until the returned function is called. What was found before stays in sight until there is something new. */
  watch(game: string, seats: number, changes: Changes): () => void {
    let isWatching = true;
    const look = async (): Promise<void> => {
      try {
        const found = await api.compare(game, { seats, changes });
        if (!isWatching) return;
        if (found.games || found.is_done) this.found = found;
        this.problem = null;
        if (!found.is_done) setTimeout(() => void look(), AGAIN);
      } catch (reason) {
        this.problem = refusalIn(reason);
        if (isWatching) setTimeout(() => void look(), 4 * AGAIN);
      }
    };
    const timer = setTimeout(() => void look(), SETTLE);
    return () => {
      isWatching = false;
      clearTimeout(timer);
    };
  }
}
