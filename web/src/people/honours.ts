import { gameText, laterText } from '../lib/texts.svelte';

/** What an achievement is called: a text of the game, or one that every game has. */
export function honourName(game: string, id: string): string {
  return gameText(game, id) ?? laterText(id) ?? id;
}

export function honourHow(game: string, id: string): string {
  return gameText(game, `${id}-how`) ?? laterText(`${id}-how`) ?? '';
}
