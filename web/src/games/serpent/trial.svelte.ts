/** The last test of a hero – an exit, a trap, a quest, a search – to be seen for a while. */
import type { Text } from '../../../gen/protocol';
import type { TableView } from './table';

export interface Trial {
  seat: number;
  stat: string | undefined;
  /** 0 where several dice were thrown. */
  die: number;
  total: number;
  number: number;
  /** Null while it is not settled. */
  isPassed: boolean | null;
}

/** A die has fallen in a test and may be rolled again. */
export function pendingOf(trial: TableView['trial']): Trial | null {
  if (trial?.die == null || trial.total === null) return null;
  return { seat: trial.seat, stat: trial.stat, die: trial.die, total: trial.total, number: trial.number, isPassed: null };
}

/** Events of tests: whether they were passed. */
const TESTS: Record<string, boolean> = {
  'serpent-event-passed': true,
  'serpent-event-failed': false,
  'serpent-event-freed': true,
  'serpent-event-dice-passed': true,
  'serpent-event-dice-failed': false,
  'serpent-event-found': true,
  'serpent-event-not-found': false,
};
const LOOK = 6000;

export class Trials {
  last = $state.raw<Trial | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(events: readonly Text[]): void {
    const test = events.findLast(({ id }) => id in TESTS);
    if (!test) return;
    const { id, args } = test;
    this.last = {
      seat: Number(args['who']),
      stat: args['stat'] === undefined ? undefined : String(args['stat']),
      die: Number(args['die'] ?? 0),
      total: Number(args['total']),
      number: Number(args['number']),
      isPassed: TESTS[id] ?? false,
    };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.last = null), LOOK);
  }
}
