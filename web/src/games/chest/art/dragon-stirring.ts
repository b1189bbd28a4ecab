/** The dragon stirs: an eye is open, sparks in the breath. */
import type { Drawing } from '../../../pieces/drawing';
import asleep from './dragon-asleep';

export default {
  ground: '#3a1712',
  shapes: [
    ...asleep.shapes,
    ['#6a201a', 'M24 66l16 2-1 3-14-1z', 'glow'],
    ['#ffd24a', 'M26 71q7-6 14 0-7 6-14 0z', 'glow'],
    ['#2a0f0c', 'M33.500 68l1.300 3.200-1.300 3.200-1.300-3.200z', 'glow'],
    ['#ff8a3a', 'M9 76q3-3 5 0', 'spark'],
    [
      '#ffb04a',
      'M4 62l1.200 3 3 1.200-3 1.200-1.200 3-1.200-3-3-1.200 3-1.200zM12 52l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1z',
      'glow',
    ],
  ],
} satisfies Drawing;
