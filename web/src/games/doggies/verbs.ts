/** Moves that the board or the dock draws in its own way; the others are plain buttons. */
export const DRAWN: readonly string[] = [
  'lay',
  'choose',
  'keep',
  'pass',
  'claim',
  'take',
  'hire',
  'fight',
  'brew',
  'smite',
  'disarm',
  'spare',
  'pour',
];
