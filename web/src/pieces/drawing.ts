/** Illustrations: flat shapes in a square of 100 units, lit by a torch from the upper left. */

/** How a shape is drawn: `pair` draws its mirror image too, `flat` has no outline, `line` is a stroke, `glow` shines in the dark. */
export type How = '' | 'pair' | 'flat' | 'flat pair' | 'line' | 'line pair' | 'glow' | 'glow pair' | 'spark' | 'spark pair';

/** Colour, path and how it is drawn; from back to front. */
export type Shape = readonly [ink: string, path: string, how?: How];

export interface Drawing {
  /** The colour of the darkness behind it. */
  ground: string;
  shapes: readonly Shape[];
}

/** A human face; hair, hats and scars come on top of it. */
export function face(skin: string, shade: string, brow = '#3a2416', eye = '#2b1a10'): Shape[] {
  return [
    [skin, 'M32 43c-6-3-8 3-6 8 1 4 4 7 7 5z', 'pair'],
    [skin, 'M31 40C31 25 39 17 50 17s19 8 19 23c0 8-1 15-4 21-4 6-9 11-15 11s-11-5-15-11c-3-6-4-13-4-21z'],
    [shade, 'M51 42l-5 13q3 4 8 1z', 'flat'],
    ['#fff3dd', 'M35.500 46q5.500-5 11 0-5.500 4-11 0z', 'flat pair'],
    [eye, 'M41.500 43.200a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 1 1 0-5.400z', 'flat pair'],
    [brow, 'M34 41.500q6-3.500 12-.5', 'line pair'],
    [shade, 'M44 62.500q6 3 12 0', 'line'],
  ];
}
