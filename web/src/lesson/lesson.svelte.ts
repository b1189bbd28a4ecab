/** A lesson under way: which step it is at, and what becomes of the learner's moves. What was done is at the table, so that it
 * can be left at any time and goes on where it was. */
import { tick } from 'svelte';
import type { Move } from '../../gen/protocol';
import { beats } from '../lib/beats.svelte';
import type { TableSession } from '../lib/session.svelte';
import { gameText } from '../lib/texts.svelte';
import { LEARNER, type Script, type Step } from './script';
import { keepLesson, keptOf } from './kept';

export class Lesson {
  readonly #session: TableSession;
  readonly script: Script;
  /** Of each step, the moves that were made before it. */
  readonly #before: number[];
  #index = $state(0);
  /** The kind word for a move that is not the one to learn now, and the move. */
  other = $state.raw<{ move: Move; word: string | undefined } | null>(null);
  /** The move of this step, drawn on the board before the learner has it made. */
  shown = $state.raw<Move | null>(null);
  /** So many moves were made when the learner went another way; null: on the path. */
  strayed = $state<number | null>(null);
  /** Something is under way that takes several messages. */
  #isBusy = false;

  constructor(session: TableSession, script: Script) {
    this.#session = session;
    this.script = script;
    let moves = 0;
    this.#before = script.steps.map(({ move }) => (move === undefined ? moves : moves++));
    this.strayed = keptOf(session.table);
  }

  /** Moves made at the table. */
  get #made(): number {
    return this.#session.told.at(-1)?.step ?? 0;
  }

  get table(): string {
    return this.#session.table;
  }

  get game(): string {
    return this.#session.state?.settings.game ?? '';
  }

  /** Brings the step in line with what has been shown of the table; plays for the other seats where it is their move. */
  follow(): void {
    if (this.#isBusy || beats.isTelling) return;
    const made = this.#made;
    if (this.strayed !== null && made <= this.strayed) void this.comeBack(); // by undo
    if (this.strayed === null && this.#before[this.#index] !== made) {
      const found = this.#before.indexOf(made);
      this.#index = found < 0 ? this.script.steps.length : found;
      this.other = null;
      this.shown = null;
    }
    const { step } = this;
    if (!this.isFree && this.strayed === null && step?.seat !== undefined && step.move !== undefined) void this.#playFor(step.seat, step);
  }

  async #playFor(seat: number, { move = '', chance = [] }: Step): Promise<void> {
    await this.#during(() => this.#session.playChosen(seat, move, chance));
  }

  async #during(work: () => Promise<unknown>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    await work();
    this.#isBusy = false;
    await tick(); // what came with it is being told
    this.follow();
  }

  /** The number of the step. */
  get at(): number {
    return this.#index;
  }

  get step(): Step | undefined {
    return this.script.steps[this.#index];
  }

  /** The step whose text stands. */
  get told(): Step | undefined {
    return this.script.steps.slice(0, this.#index + 1).findLast(({ say }) => say !== undefined);
  }

  get text(): string {
    const id = this.told?.say;
    return id === undefined ? '' : (gameText(`games/${this.game}/lesson`, id) ?? '');
  }

  /** How many ideas there are in this part, and which one this is; `part` is 0 in a lesson of one part. */
  get progress(): { at: number; of: number; part: number } {
    const { steps } = this.script;
    const starts = steps.flatMap(({ part }, i) => (part === undefined ? [] : i));
    const first = starts.findLast((i) => i <= this.#index) ?? 0;
    const end = starts.find((i) => i > this.#index) ?? steps.length;
    const ideas = steps.flatMap(({ say }, i) => (say === undefined || i < first || i >= end ? [] : i));
    const part = starts.length ? (steps[first]?.part ?? 1) : 0;
    return { at: ideas.filter((i) => i <= this.#index).length, of: ideas.length, part };
  }

  /** Bots play the other seats: the lesson is over, the game goes on. */
  get isFree(): boolean {
    const others = this.script.seats - 1;
    return this.strayed === null && this.#session.covered.length === others && this.#made > 0 && (others > 0 || !this.step);
  }

  /** A move is on its way. */
  get isSending(): boolean {
    return this.#session.isSending;
  }

  /** The learner is to make the move of this step. */
  get isAsked(): boolean {
    return this.step?.move !== undefined && this.step.seat === undefined;
  }

  get isLast(): boolean {
    return this.#index >= this.script.steps.length - 1;
  }

  next(): void {
    if (!this.isLast) this.#index += 1;
    this.follow();
  }

  /** A move of the learner: the one to learn now, or one that is talked about first. */
  async play(move: Move): Promise<boolean> {
    const { step } = this;
    const legal = this.#session.state?.view?.moves.some(({ text }) => text === move.text);
    if (this.isFree || this.strayed !== null || !legal) return this.#session.play(move);
    if (step?.move === undefined || step.seat !== undefined) {
      // The words stand before a move: who makes the one that follows them has read enough.
      const next = this.#nextMove();
      if (next && isMeant(next, move)) return this.#send(move, next);
      this.other = { move, word: undefined };
      return false;
    }
    if (isMeant(step, move)) return this.#send(move, step);
    const word = Object.entries(step.words ?? {}).find(([pattern]) => new RegExp(pattern).test(move.text))?.[1];
    this.other = { move, word };
    return false;
  }

  #nextMove(): Step | undefined {
    const next = this.script.steps.slice(this.#index).find(({ move }) => move !== undefined);
    return next?.seat === undefined ? next : undefined;
  }

  async #send(move: Move, step: Step): Promise<boolean> {
    this.other = null;
    const isDone = await this.#session.playChosen(LEARNER, move.text, step.chance ?? []);
    await tick();
    this.follow();
    return isDone;
  }

  /** Draws the move of the step on the board; makes it once it is drawn. */
  async show(): Promise<void> {
    if (this.shown) await this.play(this.shown);
    else this.shown = this.#session.state?.view?.moves.find(({ text }) => text === this.step?.move) ?? null;
  }

  /** The move that was talked about is made all the same; bots answer it. */
  async tryOther(): Promise<void> {
    const { other } = this;
    if (!other) return;
    this.other = null;
    this.#stray(this.#made);
    await this.#during(async () => (await this.#coverOthers()) && (await this.#session.play(other.move)));
  }

  /** Back to where the learner left the path. */
  async comeBack(): Promise<void> {
    await this.#during(async () => {
      for (const seat of this.#session.covered) if (!(await this.#session.takeBack(seat))) return;
      while (this.strayed !== null && this.#made > this.strayed) if (!(await this.#session.askBack())) return;
      this.#stray(null);
    });
  }

  /** The rest of the match is the learner's own, against the easiest bots. */
  async goFree(): Promise<void> {
    if (await this.#coverOthers()) this.#stray(null);
  }

  /** Closes the table, to begin again at another one. */
  giveUp = (): Promise<boolean> => this.#session.close();

  /** Is the path lost, as on another device than the one that left it? */
  get isLost(): boolean {
    const { view } = this.#session.state ?? {};
    if (this.isFree || this.strayed !== null || !this.isAsked || !view || beats.isTelling) return false;
    return view.turn.includes(LEARNER) && !view.moves.some((move) => this.step && isMeant(this.step, move));
  }

  async #coverOthers(): Promise<boolean> {
    for (let seat = 1; seat < this.script.seats; seat++) {
      if (!this.#session.covered.includes(seat) && !(await this.#session.cover(seat, EASIEST))) return false;
    }
    return true;
  }

  #stray(at: number | null): void {
    this.strayed = at;
    keepLesson(this.#session.table, at);
  }
}

/** The level of the bots that take over. */
const EASIEST = 'novice';

function isMeant(step: Step, move: Move): boolean {
  return move.text === step.move || (step.also ?? []).includes(move.text);
}
