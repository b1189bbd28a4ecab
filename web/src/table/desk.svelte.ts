/** Picking things on a board until one legal move is meant. It only sifts the moves of the view; it knows no rule. */
import type { Move, View } from '../../gen/protocol';
import type { Board } from '../games/game';

interface Ways {
  view: () => View | null;
  board: () => Board | null;
  play: (move: Move) => Promise<boolean>;
  /** False while looking back, watching, or waiting for an answer. */
  isActive: () => boolean;
}

export class Desk {
  readonly #ways: Ways;
  #picked = $state.raw<readonly string[]>([]);
  #of: View | null = null;
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

  /** Things picked so far. Picks belong to one view: a new one starts afresh. */
  get picked(): readonly string[] {
    return this.#of === this.#ways.view() ? this.#picked : [];
  }

  get isActive(): boolean {
    return this.#ways.isActive();
  }

  get moves(): readonly Move[] {
    return this.#anchored.map(({ move }) => move);
  }

  /** The moves that agree with what is picked. */
  readonly #meant = $derived.by(() => {
    const { picked } = this;
    return this.#anchored.filter(({ anchors }) => picked.every((thing) => anchors.includes(thing)));
  });

  get meant(): readonly Move[] {
    return this.#meant.map(({ move }) => move);
  }

  /** Moves made with nothing on the board: the row of buttons. */
  get plain(): readonly Move[] {
    const view = this.#ways.view();
    const board = this.#ways.board();
    return this.#anchored
      .filter(({ move, anchors }) => !anchors.length && !(view && board?.isDrawn?.(move, view)))
      .map(({ move }) => move);
  }

  isPicked(thing: string): boolean {
    return this.picked.includes(thing);
  }

  /** Does it glow: would picking it lead on? */
  can(thing: string): boolean {
    return this.isActive && !this.isPicked(thing) && this.#meant.some(({ anchors }) => anchors.includes(thing));
  }

  /** Could it be picked if nothing else were? */
  could(thing: string): boolean {
    return this.isActive && this.#anchored.some(({ anchors }) => anchors.includes(thing));
  }

  touch(thing: string): void {
    if (!this.isActive) return;
    if (this.isPicked(thing)) this.#set(this.picked.filter((other) => other !== thing));
    else if (this.can(thing)) this.#set([...this.picked, thing]);
    else if (this.could(thing)) this.#set([thing]);
    else return;
    this.#resolve();
  }

  clear(): void {
    this.#set([]);
    this.asked = null;
  }

  #set(things: readonly string[]): void {
    this.#of = this.#ways.view();
    this.#picked = things;
  }

  /** Plays when everything that is still meant needs nothing but what is picked. */
  #resolve(): void {
    const { picked } = this;
    if (!picked.length || !this.#meant.length) return;
    if (this.#meant.some(({ anchors }) => anchors.length > picked.length)) return;
    const better = this.#ways.board()?.better ?? ((a: Move) => a);
    void this.choose(this.meant.reduce((a, b) => better(a, b)));
  }

  /** A move of the list or the one that was meant; a grave one is asked twice. */
  async choose(move: Move): Promise<boolean> {
    if (!this.isActive) return false;
    if (this.#ways.board()?.isGrave?.(move) && this.asked?.text !== move.text) {
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
