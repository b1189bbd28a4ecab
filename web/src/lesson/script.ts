/** Lessons as data: one script for each game, played on the real rules with chosen outcomes. tests/web/test_lessons.py plays
 * every one of them through. */
import type { NewTable } from '../../gen/protocol';

/** One idea. A step with a `move` waits for it, or is made by itself for another seat than the learner's (`seat`). */
export interface Step {
  /** The id of its text; without one the last text stands. */
  say?: string;
  /** The number of the part of a long lesson that begins here. */
  part?: number;
  /** What is lit, as a selector of CSS. */
  spot?: string;
  seat?: number;
  move?: string;
  /** Moves that come to the same. */
  also?: string[];
  /** Outcomes of the move, by name; what is not named is the same each time. */
  chance?: string[];
  /** A kind word for another legal move, by a pattern of its notation: the first that fits. */
  words?: Record<string, string>;
}

export interface Script {
  seats: number;
  options?: Record<string, unknown>;
  deal: { names: string[]; seed: number };
  steps: Step[];
}

/** The seat of the one who learns. */
export const LEARNER = 0;

const scripts = import.meta.glob<{ default: Script }>('../games/*/lesson/script.json');

export function hasLesson(game: string): boolean {
  return `../games/${game}/lesson/script.json` in scripts;
}

export async function scriptOf(game: string): Promise<Script | null> {
  return (await scripts[`../games/${game}/lesson/script.json`]?.())?.default ?? null;
}

/** The table that a lesson is given at: every seat is the learner's own, so that the script can play them. */
export function tableOf(game: string, { seats, options = {}, deal }: Script): NewTable {
  return {
    game,
    seats: Array.from({ length: seats }, () => 'me'),
    options,
    hot_seat: seats > 1,
    chat: false,
    spectators: false,
    hints: true,
    lesson: deal,
  };
}
