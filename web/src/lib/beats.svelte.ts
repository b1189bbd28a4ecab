/** What has just happened, told in beats: one queue for all games. A view is ahead of what people have seen happen: dice still
 * tumble, cards lie face down, a blow has not fallen. Until its beat comes an event is not in the log, makes no sound and is
 * no news to the board; and the board may show what was before. Without motion everything is told at once. */
import type { Text, Told, View } from '../../gen/protocol';
import { lasting } from './motion';

/** Something to show large over the board: a picture, what happened, and a few figures. */
export interface Sign {
  icon: string;
  texts: readonly Text[];
  facts?: readonly string[];
  tone?: 'gold' | 'blood' | 'arcane';
}

export interface Beat {
  /** In milliseconds, at the normal speed. */
  lasts: number;
  /** So many of the events are told when it begins. */
  told: number;
  /** Does the board still show what was before? */
  isBefore?: boolean;
  sign?: Sign;
  /** The game is over: who has won is celebrated. */
  isCeremony?: boolean;
  /** What the board's own scene shows. */
  scene?: unknown;
}

/** What came with one state of the table. */
interface Batch {
  before: View;
  after: View;
  told: readonly Told[];
  events: readonly Text[];
  beats: readonly Beat[];
  /** Beats that have begun, events that are told. */
  begun: number;
  heard: number;
}

/** Who lags behind by more beats than this is told the older ones at once. */
const MOST = 16;

export type BeatsOf = (events: readonly Text[], before: View, after: View) => readonly Beat[];

export class Beats {
  #batches: Batch[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #untold = $state.raw<ReadonlyMap<number, number>>(new Map()); // by version: how many events of a step are told
  now = $state.raw<Beat>();
  /** What the board shows meanwhile; undefined: the present view. */
  shown = $state.raw<View>();
  /** What was told with the last beat. */
  news = $state.raw<readonly Text[]>([]);

  /** A state has come: `before` is what was seen until then. */
  hear(before: View | undefined, after: View, told: readonly Told[], beatsOf: BeatsOf): void {
    const events = told.flatMap((one) => one.events);
    const goesOn = before?.game === after.game && before.seat === after.seat;
    if (!before || !goesOn || !lasting(1) || document.visibilityState === 'hidden') {
      this.skip();
      this.news = [...this.news, ...events];
      return;
    }
    const beats = events.length ? beatsOf(events, before, after) : [];
    if (!this.#batches.length && !beats.length) {
      this.news = events;
      return;
    }
    this.#batches.push({ before, after, told, events, beats, begun: 0, heard: 0 });
    const isLate = this.#left > MOST;
    if (isLate) for (const batch of this.#batches.slice(0, -1)) batch.beats = [];
    if (isLate || !this.now) this.#step();
    else this.#note();
  }

  /** Everything is told at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const fresh = this.#batches.flatMap(({ events, heard }) => events.slice(heard));
    this.#batches = [];
    this.now = undefined;
    this.shown = undefined;
    this.news = fresh;
    this.#note();
  }

  /** A step of the match as far as it is told. */
  seen<Step extends { step: number; version?: number; events: readonly Text[] }>(one: Step): Step {
    const count = this.#untold.get(one.version ?? -1);
    return count === undefined ? one : { ...one, events: one.events.slice(0, count) };
  }

  get #left(): number {
    return this.#batches.reduce((sum, { beats, begun }) => sum + beats.length - begun, 0);
  }

  #step(): void {
    clearTimeout(this.#timer);
    const fresh: Text[] = [];
    let next: Beat | undefined;
    let view: View | undefined;
    while (!next && this.#batches.length) {
      const batch = this.#batches[0]!;
      const beat = batch.beats[batch.begun];
      const until = Math.max(beat ? beat.told : batch.events.length, batch.heard);
      fresh.push(...batch.events.slice(batch.heard, until));
      batch.heard = until;
      if (!beat) {
        this.#batches.shift();
        continue;
      }
      batch.begun += 1;
      if (beat.lasts <= 0) continue;
      next = beat;
      view = beat.isBefore ? batch.before : batch.after;
    }
    this.now = next;
    this.shown = view;
    this.news = fresh;
    this.#note();
    if (next) this.#timer = setTimeout(() => this.#step(), lasting(next.lasts));
  }

  #note(): void {
    const untold = new Map<number, number>();
    for (const { told, heard } of this.#batches) {
      let first = 0;
      for (const { version, events } of told) {
        if (heard < first + events.length) untold.set(version, Math.max(0, heard - first));
        first += events.length;
      }
    }
    this.#untold = untold;
  }
}

/** One table is looked at at a time. */
export const beats = new Beats();
