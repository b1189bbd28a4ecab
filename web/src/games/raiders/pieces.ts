/** The pieces of Raiders, by name, as the rules show them. */
import type { Piece } from '../drawn';
import { HUES, ITEMS, roomPicture } from './pictures';

/** A room of each kind to stand for all of them. */
const ROOMS: Record<string, string> = {
  treasure: 'treasure-4-2',
  monster: 'goblin',
  cache: 'cache-items',
  trap: 'spikes',
  boss: 'minotaur',
};

export default function pieceOf(name: string): Piece | undefined {
  if (ITEMS[name]) return { path: ITEMS[name] };
  const room = ROOMS[name];
  return room ? { path: roomPicture({ id: room, kind: name }), ink: `hsl(${HUES[name]} 80% 70%)` } : undefined;
}
