/** Advice on the question of now: it goes when that is answered. */
import type { Advice, View } from '../../gen/protocol';
import type { Sitting } from '../lib/sitting.svelte';

interface Ways {
  sitting: () => Sitting;
  view: () => View;
  /** Is oneself asked? */
  isMine: () => boolean;
  /** Does the table play with hints, and does the game know any? */
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

  /** What is shown: the advice, null while it is thought about. */
  get shown(): { advice: Advice | null } | undefined {
    return this.#ways.isMine() && this.#hint?.of === this.#ways.view() ? this.#hint : undefined;
  }

  async ask(): Promise<void> {
    if (!this.can || this.shown) return;
    const of = this.#ways.view();
    this.#hint = { of, advice: null };
    const advice = await this.#ways.sitting().hint();
    if (this.#hint?.of === of) this.#hint = advice ? { of, advice } : undefined;
  }

  close(): void {
    this.#hint = undefined;
  }
}
