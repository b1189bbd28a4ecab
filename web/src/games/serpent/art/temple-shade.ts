/** A hooded ghost with a lantern of cold light. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#1c2b3a',
  shapes: [
    [
      '#9cc4d6',
      'M50 6C30 6 22 22 22 42c0 20-6 30-12 42 6-2 8 2 10 10 4-6 8-6 12 2 4-8 8-8 12 2 4-8 8-8 12 2 4-8 8-8 12 0 4-6 8-6 10-2 4-8 8-10 12-14-6-12-12-22-12-42C78 22 70 6 50 6z',
    ],
    ['#c6e2ee', 'M30 32q4-16 18-20', 'line'],
    ['#6d9ab0', 'M34 70q-4 10-8 16M50 76v12M66 70q4 10 8 16', 'line'],
    ['#10202e', 'M50 18c-12 0-18 10-18 24 0 16 8 28 18 28s18-12 18-28c0-14-6-24-18-24z'],
    ['#10202e', 'M44 62q6 4 12 0', 'line'],
    ['#d8faff', 'M40 40c4-2 7 1 7 5s-3 6-6 4-4-7-1-9z', 'glow pair'],
    ['#7fb8cc', 'M50 54c4 0 5 4 5 8s-2 6-5 6-5-2-5-6 1-8 5-8z', 'flat'],
    ['#d9b85a', 'M78 66h14l2 20-4 6H80l-4-6zM82 60h6v6h-6z'],
    ['#d8faff', 'M82 70h6l1 14h-8z', 'glow'],
  ],
} satisfies Drawing;
