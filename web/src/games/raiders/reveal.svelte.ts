/** Shows the last room: the cards turned up and their outcome. A view already shows the next room. */
import type { Text } from '../../../gen/protocol';

export interface Outcome {
  kind: 'coins' | 'wounds' | 'item' | 'stone';
  count: number;
  item?: string;
}

export interface Shown {
  card: string;
  outcomes: Outcome[];
}

const SIGNS: Record<string, { kind: Outcome['kind']; sign: 1 | -1 }> = {
  'raiders-event-gains': { kind: 'coins', sign: 1 },
  'raiders-event-full': { kind: 'coins', sign: 1 },
  'raiders-event-loses': { kind: 'coins', sign: -1 },
  'raiders-event-wounded': { kind: 'wounds', sign: 1 },
  'raiders-event-heals': { kind: 'wounds', sign: -1 },
};

const LOOK = 3500;

export class Reveal {
  #shown = $state.raw<ReadonlyMap<number, Shown>>(new Map());
  #isOver = true; // the room of these cards is behind the party
  /** Just turned up: to be looked at, even if somebody has already chosen for the next room. */
  isFresh = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every reveal, so that cards turn anew. */
  count = $state(0);

  of(seat: number): Shown | undefined {
    return this.#shown.get(seat);
  }

  hear(events: readonly Text[]): void {
    if (!events.length) return;
    const shown = new Map([...this.#shown].map(([seat, one]) => [seat, { ...one, outcomes: [...one.outcomes] }]));
    for (const { id, args } of events) {
      const seat = Number(args['who']);
      if (id === 'raiders-event-shows' || id === 'raiders-event-flees') {
        if (this.#isOver) {
          shown.clear();
          this.count += 1;
          this.isFresh = true;
          clearTimeout(this.#timer);
          this.#timer = setTimeout(() => (this.isFresh = false), LOOK);
        }
        this.#isOver = false;
        shown.set(seat, { card: id.endsWith('flees') ? 'flee' : String(args['card']), outcomes: [] });
      } else if (id === 'raiders-event-enter') {
        this.#isOver = true;
      }
      const outcome = outcomeOf(id, args);
      if (outcome) shown.get(seat)?.outcomes.push(outcome);
    }
    this.#shown = shown;
  }
}

function outcomeOf(id: string, args: Text['args']): Outcome | undefined {
  const sign = SIGNS[id];
  if (sign) {
    const count = Number(args['count']) * sign.sign;
    return count ? { kind: sign.kind, count } : undefined;
  }
  if (id === 'raiders-event-takes') return { kind: 'item', count: 1, item: String(args['item']) };
  if (id === 'raiders-event-stone') return { kind: 'stone', count: 1 };
  return undefined;
}
