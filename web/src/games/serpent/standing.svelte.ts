/** Standing answers: windows of one kind that a person lets go by without being asked, until a time of their choice. */
import type { Move, View } from '../../../gen/protocol';
import { tableOf } from './table';

/** Windows one may want to be spared, by the name of their question. */
export const WINDOWS = ['response', 'challenge', 'slick', 'enter', 'duel', 'away', 'treasure', 'reroll', 'hit'] as const;
export type Window = (typeof WINDOWS)[number];
export const SPANS = ['turn', 'mine', 'game'] as const;
/** This turn; until one's own next turn; this game. */
export type Span = (typeof SPANS)[number];

interface Answer {
  window: Window;
  span: Span;
  seat: number;
  round: number;
  active: number;
}

const LETTING_GO = ['pass', 'keep', 'decline'];

export function windowOf(view: View): Window | undefined {
  return WINDOWS.find((name) => view.prompt.id === `serpent-prompt-${name}`);
}

/** The move that lets a window go by. */
export function letGo(view: View): Move | undefined {
  return view.moves.find(({ verb }) => LETTING_GO.includes(verb));
}

export class Standing {
  #answers = $state.raw<readonly Answer[]>([]);

  /** Answers of the seat that still stand. */
  of(view: View): readonly Answer[] {
    const { round, active } = tableOf(view);
    return this.#answers.filter(({ span, seat, ...since }) => {
      if (seat !== view.seat) return false;
      const isSameTurn = since.round === round && since.active === active;
      return span === 'game' || isSameTurn || (span === 'mine' && active !== seat);
    });
  }

  give(view: View, window: Window, span: Span): void {
    if (view.seat === null) return;
    const { round, active } = tableOf(view);
    this.#answers = [...this.of(view).filter((answer) => answer.window !== window), { window, span, seat: view.seat, round, active }];
  }

  take(answer: Answer): void {
    this.#answers = this.#answers.filter((other) => other !== answer);
  }

  /** The answer that is given to the present question automatically. */
  answer(view: View): Move | undefined {
    const window = windowOf(view);
    return this.of(view).some((answer) => answer.window === window) ? letGo(view) : undefined;
  }
}
