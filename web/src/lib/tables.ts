import type { Summary } from '../../gen/protocol';

/** Returns the tables that wait for this person, those with the least time first. */
export function byDeadline(tables: readonly Summary[]): Summary[] {
  const end = ({ deadline }: Summary): number => deadline ?? Infinity;
  return tables.filter(awaitsMe).sort((a, b) => (end(a) === end(b) ? 0 : end(a) - end(b)));
}

/** Returns whether a table waits for this person. It does not while a bot plays on. */
export function awaitsMe({ yours, turn, seats }: Summary): boolean {
  return yours.some((seat) => turn.includes(seat) && !seats[seat]?.bot);
}
