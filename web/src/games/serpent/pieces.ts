/** The pieces of Serpent, by name, as the rules show them. */
import type { Piece } from '../drawn';
import { blocked, glory, peril, STATS, trap } from './pictures';

const INKS: Record<string, string> = { health: '#ff8a7a', glory: '#f4d35e', peril: '#c9a0ea' };
const others: Record<string, string> = { blocked, glory, peril, trap };

export default function pieceOf(name: string): Piece | undefined {
  const path = STATS[name] ?? others[name];
  return path ? { path, ink: INKS[name] } : undefined;
}
