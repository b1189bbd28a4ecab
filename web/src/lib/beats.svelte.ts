/** Shows events in beats, one queue for all games. A view is ahead of what people have seen: dice still tumble, cards lie
 * face down, a blow has not fallen. Until its beat, an event is not in the log, makes no sound, is not read out and is not
 * passed to the board, which may show the state before; and no move is offered. Without motion everything is shown at once. */
import type { Text, Told, View } from '../../gen/protocol';
import { lasting } from './motion';
import type { Sound } from './sound';

/** Something to show large over the board: a picture, what happened, and a few figures. */
export interface Sign {
  icon: string;
  /** Whom or what the game's portrait of this name shows instead of the icon. */
  portrait?: string;
  /** Its sound, instead of those of its events. */
  sting?: Sound;
  texts: readonly Text[];
  facts?: readonly string[];
  tone?: 'gold' | 'blood' | 'arcane';
}

export interface Beat {
  /** Milliseconds at the normal speed. */
  lasts: number;
  /** So many of the events are told when it begins. */
  told: number;
  /** True if the board still shows the state before. */
  isBefore?: boolean;
  sign?: Sign;
  /** The game is over: who has won is celebrated. */
  isCeremony?: boolean;
  /** The content of the board's own scene. */
  scene?: unknown;
}

/** The events that came with one state of the table. */
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

/** With more waiting beats than this, the older ones are shown at once. */
const MOST = 16;

export type BeatsOf = (events: readonly Text[], before: View, after: View) => readonly Beat[];

export class Beats {
  #batches: Batch[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #untold = $state.raw<ReadonlyMap<number, number>>(new Map()); // by version: how many events of a step are told
  now = $state.raw<Beat>();
  /** The view that the board shows meanwhile; undefined: the present one. */
  shown = $state.raw<View>();
  /** The events of the last beat. */
  news = $state.raw<readonly Text[]>([]);

  /** How often everything was told at once: what still moves comes to rest. */
  skipped = $state(0);

  /** Is something told that is not shown in full yet? Until then nothing is asked. */
  get isTelling(): boolean {
    return this.now !== undefined && (this.now.isBefore === true || this.now.sign !== undefined || this.#untold.size > 0);
  }

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
    this.skipped += 1;
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

/** The page shows one table at a time. */
export const beats = new Beats();
