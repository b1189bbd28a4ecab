/** The text of a move. */
import type { Move } from '../../gen/protocol';
import { say } from './texts.svelte';

/** The move in words: the game's text for its verb, with seats by name, else its notation. */
export function moveText(game: string, move: Move, names: readonly string[] = []): string {
  const id = `${game}-move-${move.verb}`;
  const text = say(game, { id, args: move.args }, names);
  return text === id ? move.text : text;
}
