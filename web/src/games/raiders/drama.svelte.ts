/** A room that was played, told beat by beat: the cards turn one by one, their sum counts up against the monster, then what
 * came of it lands. The view is ahead of that: until the last beat the plates show what the raiders had before. */
import type { Text, View } from '../../../gen/protocol';
import { lasting } from '../../lib/motion';
import { isPower, tableOf, type Card, type Raider } from './table';

export interface Act {
  /** The room, by its id and, where this seat has seen it, its card. */
  room: string;
  card: Card | null;
  shows: readonly { seat: number; card: string }[];
  /** What decided it: beaten or not, sprung or not. */
  why: Text | undefined;
  outcomes: readonly Text[];
}

const event = (name: string): string => `raiders-event-${name}`;
const WHYS = ['beaten', 'attacks', 'unbeatable', 'deserted', 'trap', 'harmless', 'too-many', 'short'].map(event);
const OUTCOMES = ['gains', 'full', 'loses', 'wounded', 'heals', 'takes', 'stone'].map(event);

const TURN = 520;
const VERDICT = 900;
const LOOK = 1900;

/** What the last room came to, in the events that say so: the reason first. What follows it is the next room's. */
export function gist(events: readonly Text[]): readonly Text[] {
  const told = events.filter(({ id }) => WHYS.includes(id) || OUTCOMES.includes(id));
  const last = told.findLastIndex(({ id }) => WHYS.includes(id));
  return told.slice(Math.max(last, 0));
}

function actsOf(events: readonly Text[], here: string, cards: readonly (Card | null)[]): Act[] {
  const acts: (Act & { shows: { seat: number; card: string }[]; outcomes: Text[] })[] = [];
  let room = here;
  let isOpen = false;
  for (const told of events) {
    const { id, args } = told;
    const act = acts.at(-1);
    if (id === event('enter')) {
      room = String(args['room']);
      isOpen = false;
    } else if (id === event('shows') || id === event('flees')) {
      const show = { seat: Number(args['who']), card: id === event('flees') ? 'flee' : String(args['card']) };
      if (isOpen && act) act.shows.push(show);
      else acts.push({ room, card: cards.find((card) => card?.id === room) ?? null, shows: [show], why: undefined, outcomes: [] });
      isOpen = true;
    } else if (act && isOpen && WHYS.includes(id)) act.why = told;
    else if (act && isOpen && OUTCOMES.includes(id)) act.outcomes.push(told);
  }
  // Numbers first: what any other card adds is known from the sum alone.
  for (const act of acts) act.shows.sort((a, b) => Number(isPower(b.card)) - Number(isPower(a.card)) || a.seat - b.seat);
  return acts;
}

class Drama {
  #heard: readonly Text[] | undefined;
  #last: View | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #acts: Act[] = [];
  #held = $state.raw<readonly Raider[]>([]);
  /** The room that is told now, how many of its cards have turned, and whether what came of it has landed. */
  act = $state.raw<Act>();
  turned = $state(0);
  hasLanded = $state(false);

  /** Every part of the board passes on what it gets; the first one is heard. */
  hear(view: View, news: readonly Text[]): void {
    const before = this.#last;
    this.#last = view;
    if (news === this.#heard) return;
    this.#heard = news;
    if (!before || before.seat !== view.seat || !lasting(1)) return this.skip();
    const rooms = [...tableOf(before).rooms, ...tableOf(view).rooms];
    const here = tableOf(before).rooms.find(({ state }) => state === 'current')?.card?.id ?? '';
    const acts = actsOf(
      news,
      here,
      rooms.map(({ card }) => card),
    );
    if (!acts.length) return;
    this.#acts = acts;
    this.#held = tableOf(before).players;
    this.#begin();
  }

  /** What a raider had before the room, until its end is told. */
  held(seat: number): Raider | undefined {
    return this.act ? this.#held[seat] : undefined;
  }

  /** Is a seat's card still face down? */
  isDown(seat: number): boolean {
    return this.act !== undefined && !this.act.shows.slice(0, this.turned).some((show) => show.seat === seat);
  }

  /** What the turned cards come to: the numbers printed on them, and with the last one the sum that the server tells. */
  get sum(): number {
    const { act } = this;
    if (!act) return 0;
    if (this.turned >= act.shows.length) return Number(act.why?.args['total'] ?? 0);
    return act.shows.slice(0, this.turned).reduce((sum, { card }) => sum + (isPower(card) ? Number(card) : 0), 0);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#acts = [];
    this.act = undefined;
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.act = this.#acts.shift();
    this.turned = 0;
    this.hasLanded = false;
    if (this.act) this.#later(TURN, () => this.#turn());
  }
  #turn(): void {
    this.turned += 1;
    if (this.turned < (this.act?.shows.length ?? 0)) this.#later(TURN, () => this.#turn());
    else this.#later(VERDICT, () => this.#land());
  }
  #land(): void {
    this.hasLanded = true;
    this.#later(LOOK, () => this.#begin());
  }
  #later(time: number, then: () => void): void {
    this.#timer = setTimeout(then, lasting(time));
  }
}

/** One table is looked at at a time. */
export const drama = new Drama();
