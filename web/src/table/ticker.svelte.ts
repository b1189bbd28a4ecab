/** The line above the question: the last thing of weight stays in sight while small things happen, unless it is taken back. */
import { untrack } from 'svelte';
import type { Text, Told, View } from '../../gen/protocol';
import type { Board } from '../games/game';
import { sayAll } from '../lib/texts.svelte';

/** So many letters fit into two lines of a phone, and beside the phases of a turn; what came last matters most. */
const ROOM = 95;
const ROOM_BESIDE = 60;

interface Ways {
  told: () => readonly Told[];
  news: () => readonly Text[];
  board: () => Board | null;
  view: () => View;
  names: () => readonly string[];
}

export class Ticker {
  readonly #ways: Ways;
  #weighty = $state.raw<Pick<Told, 'step' | 'events'>>();

  /** Made while a component is set up: it follows the news as long as that stands. */
  constructor(ways: Ways) {
    this.#ways = ways;
    $effect.pre(() => {
      const last = ways.told().at(-1);
      const fresh = ways.news().filter((event) => !ways.board()?.isMinor?.(event, ways.view().seat));
      const shown = untrack(() => this.#weighty);
      if (last && fresh.length) this.#weighty = { step: last.step, events: fresh };
      else if (!last || !shown || shown.step > last.step) this.#weighty = last;
    });
  }

  get text(): string {
    const { view, board, names } = this.#ways;
    const { game } = view();
    const events = this.#weighty?.events ?? [];
    const gist = board()?.gist?.(events) ?? [];
    if (gist.length) return sayAll(game, gist, names());
    const room = board()?.phases ? ROOM_BESIDE : ROOM;
    let first = Math.max(events.length - 1, 0);
    while (first > 0 && sayAll(game, events.slice(first - 1), names()).length <= room) first -= 1;
    return sayAll(game, events.slice(first), names());
  }
}
