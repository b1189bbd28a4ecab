import type { Summary } from '../../gen/protocol';

/** Does a table wait for oneself? Not while a bot plays on. */
export function awaitsMe({ yours, turn, seats }: Summary): boolean {
  return yours.some((seat) => turn.includes(seat) && !seats[seat]?.bot);
}
