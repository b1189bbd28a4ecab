/** The pieces of Doggies, by name, as the rules show them. */
import type { Piece } from '../drawn';
import { coins, INKS, paw, potion, SIGNS } from './pictures';

const signs: Record<string, string> = SIGNS;
const inks: Record<string, string> = INKS;
const others: Record<string, string> = { coins, paw, potion };

export default function pieceOf(name: string): Piece | undefined {
  const path = signs[name] ?? others[name];
  return path ? { path, ink: inks[name] } : undefined;
}
