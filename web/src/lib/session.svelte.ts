/** A table that this page plays at or watches: its state and what may be done there. */
import type { Advice, Configure, Move, Said, Seat, State, Told } from '../../gen/protocol';
import { api, Refusal } from './api';
import { connection, type Follower, type Request } from './connection.svelte';
import { nameOf } from './names';
import { t } from './texts.svelte';

/** The pace of bots. */
export const PACES = ['instant', 'normal', 'steps'] as const;

/** The setting for windows in the turns of others. */
export type Wish = NonNullable<State['windows']>;

/** Refusals that need no word: the table went on meanwhile, and shows it. */
const TOO_LATE: readonly Refusal['code'][] = ['stale', 'no_next'];

/** A request that waits for the next outcome of real dice and cards. */
interface Needs {
  kind: string;
  names: readonly string[];
  given: readonly string[];
  request: Request;
}

export class TableSession implements Follower {
  readonly table: string;
  state = $state.raw<State | null>(null);
  told = $state.raw<Told[]>([]);
  said = $state.raw<Said[]>([]);
  /** The changes of the last state, for sounds, the live region and the boards. */
  news = $state.raw<Told[]>([]);
  /** The last refusal, until the next thing is tried. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why the table cannot be followed at all. */
  missing = $state.raw<Refusal['code'] | null>(null);
  /** A rematch was asked for from here. */
  asksRematch = $state(false);
  /** With real dice: the die or deck that has to be named before a move, or the start, is made. */
  needs = $state.raw<Needs | null>(null);
  /** A move is on its way. */
  isSending = $state(false);
  /** At a lesson, the seats that bots have taken over from its script. */
  covered = $state.raw<readonly number[]>([]);
  #from: { seat?: number; spectate?: boolean };
  #stop: (() => void) | undefined;
  #awaiting: { version: number; here: () => void }[] = [];
  /** The last move or take-back: the next one is sent when its result is here, so that it is not stale. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(table: string, from: { seat?: number; spectate?: boolean } = {}) {
    this.table = table;
    this.#from = from;
  }

  open(): () => void {
    this.#stop = connection.follow(this.table, this);
    return () => this.#stop?.();
  }

  joining(): Request {
    return { type: 'join', table: this.table, version: this.state?.version ?? 0, heard: this.#heard, ...this.#from };
  }

  refuse(reason: Refusal): void {
    this.missing = reason.code;
  }

  receive(given: State): void {
    const state = given.settings.lesson ? asTaught(given) : given;
    this.covered = given.settings.lesson ? given.seats.flatMap(({ bot }, seat) => (seat && bot ? seat : [])) : [];
    const isFresh = state.since === 0;
    const news = isFresh ? state.told : state.told.filter((told) => told.version > (this.state?.version ?? 0));
    // What is told again from a step on replaces what was told of it: moves may have been taken back.
    const first = news[0]?.step ?? Infinity;
    this.told = isFresh ? state.told : [...this.told.filter(({ step }) => step < first), ...news];
    this.said = [...this.said, ...state.said.filter(({ version }) => version > this.#heard)];
    this.news = this.state === null || isFresh ? [] : news;
    // The same view stays the same object: what is half picked on the board survives a chat or a change of presence.
    const isSameView = this.state !== null && JSON.stringify(this.state.view) === JSON.stringify(state.view);
    this.state = isSameView ? { ...state, view: this.state?.view ?? null } : state;
    this.#awaiting = this.#awaiting.filter(({ version, here }) => {
      if (version > state.version) return true;
      here();
      return false;
    });
  }

  /** The number of the last line of the talk. */
  get #heard(): number {
    return this.said.at(-1)?.version ?? 0;
  }

  /** Resolves when a state of this version, or a later one, is here: answers may come before their states. */
  #seen(version: number): Promise<void> {
    if (this.state && this.state.version >= version) return Promise.resolve();
    return new Promise((here) => this.#awaiting.push({ version, here }));
  }

  /** The names shown for the seats. */
  get names(): string[] {
    return namesOf(this.state?.seats ?? []);
  }

  /** The seat one plays from here. */
  get seat(): number | null {
    return this.state?.seat ?? null;
  }

  get isHost(): boolean {
    return this.state !== null && this.state.host === connection.me?.id;
  }

  /** Look from another of one's own seats (hot-seat), or as a spectator. */
  async look(seat: number | null): Promise<void> {
    this.#from = seat === null ? { spectate: true } : { seat };
    await this.#try({ type: 'join', table: this.table, version: 0, heard: this.#heard, ...this.#from });
  }

  /** Play a move of the present view; resolves when the view that follows from it is here. */
  async play(move: Move): Promise<boolean> {
    const { state } = this;
    if (!state || state.seat === null || this.isSending) return false;
    this.isSending = true;
    const message = { type: 'play', table: this.table, seat: state.seat, move: move.text, version: state.version } as const;
    return this.#inOrder(() => this.#name(message, [])).finally(() => (this.isSending = false));
  }

  nameOutcome = (name: string): Promise<boolean> =>
    this.needs ? this.#name(this.needs.request, [...this.needs.given, name]) : Promise.resolve(false);
  eraseOutcome = (): Promise<boolean> =>
    this.needs ? this.#name(this.needs.request, this.needs.given.slice(0, -1)) : Promise.resolve(false);
  stopNaming = (): void => void (this.needs = null);

  /** Sends a request with the outcomes that are known; one that needs more waits for them in `needs`. */
  async #name(request: Request, given: readonly string[]): Promise<boolean> {
    const isDone = await this.#try(given.length ? ({ ...request, chance: given } as Request) : request);
    const { refusal } = this;
    if (refusal?.code !== 'needs_outcome') {
      this.needs = null;
      return isDone;
    }
    const { kind = '', names = [] } = refusal.reason?.args as { kind?: string; names?: string[] };
    this.refusal = null;
    this.needs = { kind, names, given, request };
    return false;
  }

  /** At a lesson, plays a move of any seat with the outcomes of the script. */
  async playChosen(seat: number, move: string, chance: string[]): Promise<boolean> {
    const { state } = this;
    if (!state || this.isSending) return false;
    this.isSending = true;
    const message = { type: 'play', table: this.table, seat, move, version: state.version, chance } as const;
    return this.#inOrder(() => this.#try(message)).finally(() => (this.isSending = false));
  }

  undo = (): Promise<boolean> => this.#takeBack('undo');
  askBack = (): Promise<boolean> => this.#takeBack('ask_back');
  answer = (yes: boolean): Promise<boolean> => this.#fromSeat((seat) => ({ type: 'answer', table: this.table, seat, yes }));
  sit = (seat: number): Promise<boolean> => this.#try({ type: 'sit', table: this.table, seat });
  stand = (seat: number): Promise<boolean> => this.#try({ type: 'stand', table: this.table, seat });
  seatBot = (seat: number, level: string): Promise<boolean> => this.#try({ type: 'seat_bot', table: this.table, seat, level });
  start = (): Promise<boolean> => this.#name({ type: 'start', table: this.table }, []);
  close = (): Promise<boolean> => this.#try({ type: 'close', table: this.table });
  configure = (changes: Partial<Omit<Configure, 'type' | 'id' | 'table'>>): Promise<boolean> =>
    this.#try({ type: 'configure', table: this.table, ...changes });
  windows = (wish: Wish): Promise<boolean> => this.#fromSeat((seat) => ({ type: 'windows', table: this.table, seat, wish }));
  /** Holds up a window of others, to look at one's cards. */
  stop = (): Promise<boolean> => this.#fromSeat((seat) => ({ type: 'stop', table: this.table, seat }));
  cover = (seat: number, level: string | null = null): Promise<boolean> => this.#try({ type: 'cover', table: this.table, seat, level });
  takeBack = (seat: number): Promise<boolean> => this.#try({ type: 'return', table: this.table, seat });
  /** Lets the bots that wait make one move each. */
  next = (): Promise<boolean> => this.#try({ type: 'next', table: this.table, version: this.state?.version ?? 0 });
  /** Lets bots make no pauses until one is asked again. */
  hurry = (): Promise<boolean> => this.#fromSeat((seat) => ({ type: 'hurry', table: this.table, seat }));
  mute = (person: string, on: boolean): Promise<boolean> => this.#try({ type: 'mute', table: this.table, person, on });
  /** Shuts somebody out of the table. */
  remove = (person: string): Promise<boolean> => this.#try({ type: 'remove', table: this.table, person });
  chat = (text: string): Promise<boolean> => this.#try({ type: 'chat', table: this.table, text });

  /** Advice on the question of now; null where it is refused, or comes too late. */
  async hint(): Promise<Advice | null> {
    const { state } = this;
    if (!state || state.seat === null) return null;
    this.refusal = null;
    try {
      return await api.hint(this.table, { seat: state.seat, version: state.version });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (!TOO_LATE.includes(problem.code)) this.refusal = problem;
      return null;
    }
  }

  /** The table of the rematch. */
  async rematch(): Promise<string | null> {
    this.asksRematch = true;
    try {
      return (await connection.request({ type: 'rematch', table: this.table })).table ?? null;
    } catch (problem) {
      if (problem instanceof Refusal) this.refusal = problem;
      return null;
    }
  }

  #takeBack(type: 'undo' | 'ask_back'): Promise<boolean> {
    return this.#inOrder(() => this.#fromSeat((seat, version) => ({ type, table: this.table, seat, version })));
  }

  #inOrder(send: () => Promise<boolean>): Promise<boolean> {
    const sent = this.#last.then(send, send);
    this.#last = sent;
    return sent;
  }

  #fromSeat(message: (seat: number, version: number) => Request): Promise<boolean> {
    const { state } = this;
    if (!state || state.seat === null) return Promise.resolve(false);
    return this.#try(message(state.seat, state.version));
  }

  async #try(message: Request): Promise<boolean> {
    this.refusal = null;
    try {
      const { version = 0 } = await connection.request(message);
      await this.#seen(version);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (!TOO_LATE.includes(problem.code)) this.refusal = problem;
      return false;
    }
  }
}

/** The names of seats. Who share a hot-seat table without names of their own are told apart by their numbers. */
export function namesOf(seats: readonly Seat[]): string[] {
  const names = seats.map(({ player }) => player && nameOf(player));
  return seats.map(({ bot }, number) => {
    const name = names[number];
    if (!name) return bot ? botName(number) : t('seat', { number: number + 1 });
    return names.indexOf(name) === names.lastIndexOf(name) ? name : t('player', { number: number + 1 });
  });
}

/** A lesson as its learner sees it: a table with bots, whichever of them the script still plays. */
function asTaught(state: State): State {
  const seats = state.seats.map((seat, number) => (number ? { ...seat, player: null, bot: seat.bot ?? 'novice' } : seat));
  return { ...state, seats, yours: state.yours.slice(0, 1) };
}

/** Bots have names by their seats, so that two of them can be told apart. */
export function botName(seat: number): string {
  return t('bot-name', { number: seat + 1 });
}
