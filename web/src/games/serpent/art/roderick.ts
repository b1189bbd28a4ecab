/** A paladin with a short blond beard, a sun on his breastplate. */
import { face, type Drawing } from '../../../pieces/drawing';

export default {
  ground: '#5c4a24',
  shapes: [
    ['#7b2c2c', 'M4 102c2-20 12-28 26-30h40c14 2 24 10 26 30z'],
    ['#aab4c2', 'M12 102c0-14 8-22 20-24h36c12 2 20 10 20 24z'],
    ['#8792a4', 'M34 76q16 10 32 0l4 8q-20 12-40 0z'],
    ['#f0c64a', 'M50 86l2 4 4-2-1 5 4 2-4 2 1 5h-12l1-5-4-2 4-2-1-5 4 2z'],
    ...face('#f0c29a', '#c08860', '#b07a2a', '#2f5f8f'),
    ['#c9913a', 'M30 52c2 6 6 7 10 6 5-3 15-3 20 0 4 1 8 0 10-6 0 14-8 26-20 26S30 66 30 52z'],
    ['#9a5a4a', 'M43 64q7 3 14 0', 'line'],
    ['#d9a545', 'M28 46C22 22 34 8 52 8c16 0 24 14 20 36-2-6-4-10-6-16-8 2-20 0-26-6-2 8-8 14-12 24z'],
    ['#e9eef5', 'M33 26q17-9 34 0l-1 5q-16-8-32 0z'],
    ['#ffd97a', 'M50 20l3 5-3 5-3-5z', 'glow'],
  ],
} satisfies Drawing;
