/** Skipping to one's own turn: nothing is told in beats, bots make no pauses, and in the end three lines say what happened. */
import type { Text, Told, View } from '../../gen/protocol';
import type { Board } from '../games/game';
import { beats } from '../lib/beats.svelte';
import type { Sitting } from '../lib/sitting.svelte';

const LINES = 3;

interface Ways {
  sitting: () => Sitting;
  view: () => View;
  board: () => Board | null;
  /** Is oneself asked, or nobody any more? */
  isDue: () => boolean;
  /** Do bots wait to be let on? */
  isWaited: () => boolean;
}

export class Skipping {
  readonly #ways: Ways;
  #from = $state.raw<{ step: number; view: View }>();
  isOn = $state(false);
  /** What happened meanwhile, in three lines at most; none while it goes on. */
  recap = $state.raw<readonly Text[]>([]);
  /** The table as it was when one began to skip: what is different now is marked on it. */
  since = $state.raw<View | null>(null);

  /** Made while a component is set up. */
  constructor(ways: Ways) {
    this.#ways = ways;
    $effect(() => {
      if (!this.isOn) return;
      if (ways.isDue()) this.#finish();
      else if (ways.isWaited()) void this.#letOn(); // again with every state: the next bot may wait
    });
  }

  /** Where bots may not be let on there is nothing to wait for: one reads why, and may try again. */
  async #letOn(): Promise<void> {
    const sitting = this.#ways.sitting();
    if (!(await sitting.next()) && sitting.refusal) this.isOn = false;
  }

  start(): void {
    const { sitting, view } = this.#ways;
    this.#from = { step: sitting().told.at(-1)?.step ?? 0, view: view() };
    this.recap = [];
    this.isOn = true;
    beats.skip();
    void sitting().hurry();
  }

  /** One has acted, or read enough. */
  forget(): void {
    this.recap = [];
    this.since = null;
  }

  #finish(): void {
    const { sitting, view, board } = this.#ways;
    this.isOn = false;
    const from = this.#from;
    if (!from) return;
    const told = sitting().told.filter(({ step }) => step > from.step);
    this.recap = weightiest(told, board(), view().seat);
    this.since = from.view;
  }
}

/** What concerns oneself comes first, then what is loud, then what came last; told in the order in which it happened. */
export function weightiest(told: readonly Pick<Told, 'events'>[], board: Board | null, seat: number | null): Text[] {
  const events = told.flatMap((one) => one.events).filter((event) => !board?.isFleeting?.(event));
  const weight = (event: Text): number => {
    if (board?.isMinor?.(event, seat)) return 0;
    const isOwn = seat !== null && (event.args['who'] === seat || event.args['whom'] === seat);
    return 1 + (isOwn ? 2 : 0) + (board?.sound?.(event) ? 1 : 0);
  };
  const order = events.map((event, at) => ({ event, at, weight: weight(event) }));
  order.sort((a, b) => b.weight - a.weight || b.at - a.at);
  return order
    .slice(0, LINES)
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);
}

/** Seats whose belongings are other than they were. */
export function changedSeats(since: View | null, view: View): ReadonlySet<number> {
  if (!since || since.game !== view.game) return new Set();
  const rows = (of: View): unknown[] => {
    const found = of.table['players'] ?? of.table['heroes'];
    return Array.isArray(found) ? found : [];
  };
  const before = rows(since).map((row) => JSON.stringify(row));
  return new Set(rows(view).flatMap((row, seat) => (before[seat] === JSON.stringify(row) ? [] : [seat])));
}
