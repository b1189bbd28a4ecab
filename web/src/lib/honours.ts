/** Achievements in words: a text of the game, or one that every game has (these come with `needTexts('people')`). */
import { gameText, laterText } from './texts.svelte';

export function honourName(game: string, id: string): string {
  return gameText(game, id) ?? laterText(id) ?? id;
}

export function honourHow(game: string, id: string): string {
  return gameText(game, `${id}-how`) ?? laterText(`${id}-how`) ?? '';
}
