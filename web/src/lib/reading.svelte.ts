/** The section of the rules that is open over the screen. */

/** The game on the screen, whose things can be asked about. */
export const shown = $state<{ game: string | null }>({ game: null });

/** The rules that lie open, and what they were opened for: the id of a text, or what a thing is called. */
export const reading = $state<{ game: string | null; about: string | null }>({ game: null, about: null });

export function openRules(game: string, about: string | null = null): void {
  reading.game = game;
  reading.about = about;
}

export function closeRules(): void {
  reading.game = null;
}
