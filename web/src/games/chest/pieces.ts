/** The pieces of Chest, by name, as the rules show them. */
import type { Piece } from '../drawn';
import { DUNGEON, DUNGEON_INK, PARTY, PARTY_INK, TOKENS } from './pictures';

export default function pieceOf(name: string): Piece | undefined {
  if (PARTY[name]) return { path: PARTY[name], ink: PARTY_INK[name], look: 'bone' };
  if (DUNGEON[name]) return { path: DUNGEON[name], ink: DUNGEON_INK[name], look: 'iron' };
  const token = TOKENS[name] ?? (name === 'scroll-token' ? PARTY['scroll'] : undefined);
  return token ? { path: token, ink: '#4a2c06', look: 'coin' } : undefined;
}
