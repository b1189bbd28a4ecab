/** How much of the board's lower end is covered, in pixels: by what is said of a card, and by notices above that. A map keeps what is
 * needed clear of it. */
export const veil = $state({ cards: 0, notices: 0 });
