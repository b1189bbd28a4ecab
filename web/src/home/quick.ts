/** Quick match: a free seat at an open table of the game, or a new open table for others to come to. */
import type { GameInfo, Summary } from '../../gen/protocol';
import { api, Refusal } from '../lib/api';
import { connection } from '../lib/connection.svelte';

const FEW = 2;

/** The table one sits at now. */
export async function quickMatch(game: GameInfo): Promise<string> {
  const { tables } = await api.publicTables('open', game.name);
  const free = (table: Summary): number[] => table.seats.flatMap(({ player, bot }, seat) => (player || bot ? [] : [seat]));
  // Where few are missing it begins soonest.
  const open = tables.filter((table) => !table.yours.length && free(table).length);
  open.sort((a, b) => free(a).length - free(b).length);
  for (const table of open)
    for (const seat of free(table)) {
      try {
        await connection.request({ type: 'sit', table: table.id, seat });
        return table.id;
      } catch (reason) {
        if (!(reason instanceof Refusal)) throw reason; // somebody was faster
      }
    }
  const seats = Array.from({ length: Math.max(game.least_seats, FEW) }, (_, seat) => (seat ? 'open' : 'me'));
  return (await api.setUp({ game: game.name, seats, visibility: 'public' })).id;
}
