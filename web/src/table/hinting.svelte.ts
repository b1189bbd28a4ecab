/** Advice on the question of now: it goes when that is answered. */
import type { Advice, View } from '../../gen/protocol';
import type { TableSession } from '../lib/session.svelte';
import { hintedIn, type Hinted } from './picker.svelte';

interface Ways {
  session: () => TableSession;
  view: () => View;
  /** True if this person is asked. */
  isMine: () => boolean;
  /** True if the table allows hints and the game has any. */
  isOffered: () => boolean;
}

export class Hinting {
  readonly #ways: Ways;
  #hint = $state.raw<{ of: View; advice: Advice | null }>();

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  get can(): boolean {
    return this.#ways.isMine() && this.#ways.isOffered() && this.#ways.view().moves.length > 1;
  }

  /** The advice; null while it is computed. */
  get shown(): { advice: Advice | null } | undefined {
    return this.#ways.isMine() && this.#hint?.of === this.#ways.view() ? this.#hint : undefined;
  }

  /** The moves that the board draws. */
  get drawn(): Hinted | undefined {
    const { advice } = this.shown ?? {};
    return advice ? hintedIn(advice) : undefined;
  }

  async ask(): Promise<void> {
    if (!this.can || this.shown) return;
    const of = this.#ways.view();
    this.#hint = { of, advice: null };
    const advice = await this.#ways.session().hint();
    if (this.#hint?.of === of) this.#hint = advice ? { of, advice } : undefined;
  }

  close(): void {
    this.#hint = undefined;
  }
}
