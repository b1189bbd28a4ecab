/** Picking things on a board until one legal move is meant. It only sifts the moves of the view; it knows no rule. */
import type { Advice, Move, View } from '../../gen/protocol';
import type { Board } from '../games/game';

/** The moves that a hint draws on the board: the best, and the closest alternative if there is one. */
export interface Hinted {
  best: Move;
  other?: Move | undefined;
}
export type Mark = keyof Hinted;

export function hintedIn({ moves }: Advice): Hinted | undefined {
  const [best, other] = moves;
  return best && { best: best.move, other: other?.move };
}

interface Ways {
  view: () => View | null;
  board: () => Board | null;
  play: (move: Move) => Promise<boolean>;
  /** False while looking back, watching, or waiting for an answer. */
  isActive: () => boolean;
  /** Says why a touch does nothing. */
  refuse?: (code: 'not_your_turn' | 'illegal_move') => void;
  /** The advice on the question of the view, where it was asked for. */
  hint?: () => Hinted | undefined;
}

export class MovePicker {
  readonly #ways: Ways;
  #picks = $state.raw<{ of: View | null; things: readonly string[] }>({ of: null, things: [] });
  /** A grave move that waits for a second word. */
  asked = $state.raw<Move | null>(null);

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  readonly #anchored = $derived.by(() => {
    const view = this.#ways.view();
    const board = this.#ways.board();
    if (!view) return [];
    return view.moves.map((move) => ({ move, anchors: board?.anchors(move, view) ?? [] }));
  });

  /** The picks so far. They belong to one view; a new view clears them. */
  get picked(): readonly string[] {
    const { of, things } = this.#picks;
    return of === this.#ways.view() ? things : [];
  }

  get isActive(): boolean {
    return this.#ways.isActive();
  }

  /** The moves of the view. It is the same list as long as the same question stands. */
  get moves(): readonly Move[] {
    return this.#ways.view()?.moves ?? [];
  }

  /** The moves that agree with what is picked. */
  readonly #meant = $derived.by(() => {
    const { picked } = this;
    const board = this.#ways.board();
    const found = this.#anchored.filter(({ anchors }) => picked.every((thing) => anchors.includes(thing)));
    const isPass = ({ move }: { move: Move }): boolean => board?.isPass?.(move) ?? false;
    return [...found.filter((one) => !isPass(one)), ...found.filter(isPass)]; // what does something comes first
  });

  get meant(): readonly Move[] {
    return this.#meant.map(({ move }) => move);
  }

  /** Moves made with nothing on the board: the row of buttons. */
  get plain(): readonly Move[] {
    const view = this.#ways.view();
    const board = this.#ways.board();
    return this.#anchored.filter(({ move, anchors }) => !anchors.length && !(view && board?.isDrawn?.(move, view))).map(({ move }) => move);
  }

  isPicked(thing: string): boolean {
    return this.picked.includes(thing);
  }

  /** Returns whether picking a thing leads on. */
  can(thing: string): boolean {
    return this.isActive && !this.isPicked(thing) && this.#meant.some(({ anchors }) => anchors.includes(thing));
  }

  /** Could it be picked if nothing else were? */
  could(thing: string): boolean {
    return this.isActive && this.#anchored.some(({ anchors }) => anchors.includes(thing));
  }

  touch(thing: string): void {
    if (this.pick(thing)) this.#resolve();
  }

  /** Picks a thing, or lets it go, and plays nothing yet: what it does can be read first. Tells whether that changed anything. */
  pick(thing: string): boolean {
    if (!this.isActive) return false;
    if (this.isPicked(thing)) this.#set(this.picked.filter((other) => other !== thing));
    else if (this.can(thing)) this.#set([...this.picked, thing]);
    else if (this.could(thing)) this.#set([thing]);
    else return false;
    return true;
  }

  clear(): void {
    this.#set([]);
    this.asked = null;
  }

  #set(things: readonly string[]): void {
    this.#picks = { of: this.#ways.view(), things };
  }

  /** The moves that need nothing but what is picked: offered as buttons where a click could mean more than one thing. */
  get complete(): readonly Move[] {
    const { picked } = this;
    return picked.length ? this.#meant.filter(({ anchors }) => anchors.length === picked.length).map(({ move }) => move) : [];
  }

  /** Plays when only one kind of move can still be meant. */
  #resolve(): void {
    const { complete } = this;
    const verbs = new Set(this.meant.map(({ verb }) => verb));
    if (!complete.length || complete.length < this.meant.length || verbs.size > 1) return;
    const better = this.#ways.board()?.better ?? ((a: Move) => a);
    void this.choose(complete.reduce((a, b) => better(a, b)));
  }

  /** Tries a move that the view does not offer: the answer tells which rule it breaks. */
  async ask(text: string): Promise<void> {
    if (this.isActive) await this.#ways.play({ verb: '', args: {}, text });
    else this.decline();
  }

  /** A tap that has no effect and breaks no known rule still gets an answer. */
  decline(): void {
    this.#ways.refuse?.(this.isActive ? 'illegal_move' : 'not_your_turn');
  }

  /** The moves that a hint draws. */
  get hint(): Hinted | undefined {
    return this.#ways.hint?.();
  }

  /** Returns which of the drawn moves this one is. */
  markOf(move: Move | undefined): Mark | undefined {
    const { best, other } = this.hint ?? {};
    return move && (move.text === best?.text ? 'best' : move.text === other?.text ? 'other' : undefined);
  }

  /** Returns the drawn move that a thing belongs to; the best one if there are two. */
  markAt(thing: string): Mark | undefined {
    const anchored = this.hint && this.#anchored.filter(({ anchors }) => anchors.includes(thing));
    const marks = anchored?.map(({ move }) => this.markOf(move));
    return marks?.includes('best') ? 'best' : marks?.includes('other') ? 'other' : undefined;
  }

  isGrave(move: Move): boolean {
    const view = this.#ways.view();
    return view !== null && (this.#ways.board()?.isGrave?.(move, view) ?? false);
  }

  noteOf(move: Move): string | undefined {
    const view = this.#ways.view();
    return view ? this.#ways.board()?.note?.(move, view) : undefined;
  }

  /** A move of the list or the one that was meant; a grave one is asked twice. */
  async choose(move: Move): Promise<boolean> {
    if (!this.isActive) return false;
    if (this.isGrave(move) && this.asked?.text !== move.text) {
      this.asked = move;
      return false;
    }
    return this.play(move);
  }

  async play(move: Move): Promise<boolean> {
    this.clear();
    return this.#ways.play(move);
  }

  /** A verb's move of the present view, for boards that make several in a row. */
  find(verb: string, args: Record<string, string | number> = {}): Move | undefined {
    return this.moves.find((move) => move.verb === verb && Object.entries(args).every(([key, value]) => move.args[key] === value));
  }
}
