import type { Summary } from '../../gen/protocol';

/** Returns whether a table waits for this person. It does not while a bot plays on. */
export function awaitsMe({ yours, turn, seats }: Summary): boolean {
  return yours.some((seat) => turn.includes(seat) && !seats[seat]?.bot);
}
