/** A red dragon, of the usual size. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#4f1c12',
  shapes: [
    ['#7a2a20', 'M32 102c4-14 2-24 2-34h32c0 10-2 20 2 34z'],
    ['#5a1c18', 'M36 60C18 62 6 46 8 22c8 6 12 6 18 6 0 8 4 10 8 12z', 'pair'],
    ['#e6d6b0', 'M38 24C32 18 30 8 34-2c4 10 8 14 12 18z', 'pair'],
    ['#b84a30', 'M50 14c-10 0-18 6-20 16l-4 10 8 8-2 12 8 16q10 8 20 0l8-16-2-12 8-8-4-10c-2-10-10-16-20-16z'],
    ['#d86a44', 'M50 16l-5 20 5 20 5-20z', 'flat'],
    ['#e0b23a', 'M42 84h16M41 93h18', 'line'],
    ['#7a2a20', 'M38 68q12 8 24 0', 'line'],
    ['#fff3dd', 'M40 70l2 6 3-4.500zM60 70l-2 6-3-4.500z', 'flat'],
    ['#4a140f', 'M44 60a1.500 2 0 1 1 0 4 1.500 2 0 1 1 0-4z', 'flat pair'],
    ['#6a201a', 'M31 38l16 6-2 4-14-5z', 'flat pair'],
    ['#ffe25a', 'M34 43l12 4.500q-8 3-12-4.500z', 'glow pair'],
  ],
} satisfies Drawing;
