/** While others move: one may skip to one's own turn – then nothing is told in beats, and bots make no pauses –, and when it has
 * come back after a while, three lines say what happened. */
import { untrack } from 'svelte';
import type { Text, View } from '../../gen/protocol';
import type { Board } from '../games/game';
import { beats } from '../lib/beats.svelte';
import type { TableSession } from '../lib/session.svelte';

/** Fewer moves of others need no summary: they were just seen. */
const MANY = 3;

interface Ways {
  session: () => TableSession;
  view: () => View;
  board: () => Board | null;
  /** True if this person is asked and everything has been shown. */
  isMine: () => boolean;
  /** True if this person is asked, or nobody any more. */
  isDue: () => boolean;
  /** Do bots wait to be let on? */
  isWaited: () => boolean;
}

export class Skipping {
  readonly #ways: Ways;
  #from = $state.raw<{ step: number; view: View }>();
  isOn = $state(false);
  /** A summary of at most three lines; none while the game goes on. */
  recap = $state.raw<readonly Text[]>([]);
  /** The table as it was when one moved: what is different now is marked on it. */
  since = $state.raw<View | null>(null);

  /** Made while a component is set up. */
  constructor(ways: Ways) {
    this.#ways = ways;
    $effect(() => {
      if (!this.isOn) {
        if (this.#from && this.#from.view !== ways.view() && ways.isMine()) untrack(() => this.#finish(MANY));
      } else if (ways.isDue()) this.#finish(1);
      else if (ways.isWaited()) void this.#letOn(); // again with every state: the next bot may wait
    });
  }

  /** Where bots cannot be released, the refusal is shown, and the person may try again. */
  async #letOn(): Promise<void> {
    const session = this.#ways.session();
    if (!(await session.next()) && session.refusal) this.isOn = false;
  }

  start(): void {
    const { session, view } = this.#ways;
    this.#from ??= { step: session().told.at(-1)?.step ?? 0, view: view() };
    this.recap = [];
    this.isOn = true;
    beats.skip();
    void session().hurry();
  }

  /** Starts a new summary: this person acts. */
  act(): void {
    const { session, view } = this.#ways;
    this.read();
    this.since = null;
    this.#from = { step: session().told.at(-1)?.step ?? 0, view: view() };
  }

  /** One has read enough. */
  read(): void {
    this.recap = [];
  }

  /** Sums up so many moves of others, or more. */
  #finish(least: number): void {
    const { session, view, board } = this.#ways;
    this.isOn = false;
    const from = this.#from;
    this.#from = undefined;
    if (!from) return;
    const { seat } = view();
    const told = session().told.filter((one) => one.step > from.step && one.seat !== seat);
    // Few need it, and none at once: it comes when it is needed.
    void import('./recap').then(({ recapOf }) => {
      const lines = recapOf(told, board(), seat, least);
      if (!lines.length || this.#from) return; // one has acted meanwhile
      this.recap = lines;
      this.since = from.view;
    });
  }
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
