/** Drawings that a game's folder offers beside its board: pieces for the rules, cards for the gallery. */
import type { Component } from 'svelte';
import type { Row } from '../lib/figures';

/** A piece among the words of the rules. */
export interface Piece {
  path: string;
  ink?: string | undefined;
  /** The canvas. */
  look?: 'bone' | 'iron' | 'coin';
}

export interface FaceProps {
  /** The kind of card, as its file has it, and its row there. */
  kind: string;
  row: Row;
}

const pieces = import.meta.glob<{ default: (name: string) => Piece | undefined }>('./*/pieces.ts');
const shared = import.meta.glob<{ default: Component }>('./*/Defs.svelte');
const faces = import.meta.glob<{ default: Component<FaceProps> }>('./*/Face.svelte');

/** The pieces that the rules of a game show. */
export async function piecesOf(game: string): Promise<((name: string) => Piece | undefined) | null> {
  return (await pieces[`./${game}/pieces.ts`]?.())?.default ?? null;
}

/** A card of a game drawn as it looks in play, for the gallery, and what its drawings share. */
export async function faceOf(game: string): Promise<{ face: Component<FaceProps>; defs: Component | null } | null> {
  const [face, defs] = await Promise.all([faces[`./${game}/Face.svelte`]?.(), shared[`./${game}/Defs.svelte`]?.()]);
  return face ? { face: face.default, defs: defs?.default ?? null } : null;
}
