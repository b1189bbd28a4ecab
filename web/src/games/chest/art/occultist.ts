/** A pale face under a violet hood, eyes that burn green, a skull at the collar. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#17332f',
  shapes: [
    ['#3c2258', 'M50 6C28 6 18 26 19 50c0 18-5 34-11 52h84c-6-18-11-34-11-52C82 26 72 6 50 6z'],
    [
      '#5a3480',
      'M50 6C28 6 18 26 19 50c0 14-2 26-6 38l14 4c0-16 2-24 4-34 0-26 6-38 19-38s19 12 19 38c2 10 4 18 4 34l14-4c-4-12-6-24-6-38C82 26 72 6 50 6z',
    ],
    ['#160b1f', 'M50 18c-14 0-20 13-20 30 0 17 8 29 20 29s20-12 20-29c0-17-6-30-20-30z'],
    ['#c7b79d', 'M34 46c0 16 6 28 16 28s16-12 16-28q-16 8-32 0z', 'flat'],
    ['#8d7b66', 'M47 50l-3 9q6 4 12 0l-3-9z', 'flat'],
    ['#6b4a4a', 'M44 66q6-2 12 0', 'line'],
    ['#7c6a55', 'M38 62l4 8M62 62l-4 8', 'line'],
    ['#e9dfc9', 'M43 86c0-5 3-8 7-8s7 3 7 8c0 3-2 5-3 6v4h-8v-4c-1-1-3-3-3-6z'],
    ['#160b1f', 'M47 85a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 1 1 0-3.600z', 'flat pair'],
    ['#8dffb0', 'M36 45l11 4q-6 3-11-4z', 'glow pair'],
  ],
} satisfies Drawing;
