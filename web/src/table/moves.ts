/** How a move reads. */
import type { Move } from '../../gen/protocol';
import { gameText } from '../lib/texts.svelte';

/** The move in words: the game's text for its verb, else its notation. */
export function moveText(game: string, move: Move): string {
  return gameText(game, `${game}-move-${move.verb}`, move.args) ?? move.text;
}
