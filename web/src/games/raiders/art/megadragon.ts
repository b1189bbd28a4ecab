/** Horns beyond counting and a throat full of violet fire. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#2b1748',
  shapes: [
    ['#4a2a7a', 'M28 74C10 66 0 46 4 20c8 12 16 18 26 22z', 'pair'],
    ['#6a48a8', 'M8 30q6 16 20 26M14 42q4 8 12 12', 'line pair'],
    ['#3a1f66', 'M34 70h32l10 32H24z'],
    [
      '#e6d6b0',
      'M36 28C26 20 22 8 26-4c4 10 10 14 18 20zM28 40C18 36 10 26 10 14c6 8 14 12 22 14zM28 54C20 54 12 48 8 40c8 2 14 2 20 2z',
      'pair',
    ],
    ['#6a3fb0', 'M50 12c-8 4-16 10-20 20l-6 18 10 10 4 14 12 6 12-6 4-14 10-10-6-18c-4-10-12-16-20-20z'],
    ['#8a5fd0', 'M50 12l-6 24 6 22 6-22z', 'flat'],
    ['#4a2a7a', 'M42 58q8 6 16 0l2 6H40z', 'flat'],
    ['#140a1c', 'M34 62q16 10 32 0l-3 20q-13 10-26 0z'],
    ['#fff3dd', 'M38 65l3 8 3-6zM62 65l-3 8-3-6zM42 84l2-6 3 7zM58 84l-2-6-3 7z', 'flat'],
    ['#1b0f24', 'M44 56a1.500 2 0 1 1 0 4 1.500 2 0 1 1 0-4z', 'flat pair'],
    ['#1b0f24', 'M30 40l16 8', 'line pair'],
    ['#c07aff', 'M50 70c4 5 6 8 5 12-1 4-9 4-10 0-1-4 1-7 5-12z', 'glow'],
    ['#ffe25a', 'M31 44l14 6q-8 4-14-6z', 'glow pair'],
  ],
} satisfies Drawing;
