/** So much of the board's lower end lies under what is said of a card, in pixels: nothing needed is looked for there. */
export const veil = $state({ height: 0 });
