/** A snake that has learned to fly. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#1e3f52',
  shapes: [
    ['#4a7a9a', 'M44 62C26 64 8 52 2 24c10 6 14 6 20 4 0 6 4 10 10 10 0 6 4 10 12 14z', 'pair'],
    ['#7cb0cc', 'M8 30q8 18 32 26M22 32q6 12 20 18', 'line pair'],
    ['#c9a43a', 'M42 102c-12-4-12-16-2-20 8-4 10-10 4-18h14c8 12 2 22-6 26-4 2-2 6 4 8z'],
    ['#e0bc4a', 'M34 40c0-14 6-22 16-22s16 8 16 22c0 12-6 22-8 28H42c-2-6-8-16-8-28z'],
    ['#f3dc8a', 'M42 50q8-4 16 0l-2 16H44z', 'flat'],
    ['#a07a1c', 'M50 20l4 6-4 6-4-6zM45 76q6 4 12 0M44 86q5 4 10 2', 'line'],
    ['#1b1014', 'M42 56q8 4 16 0', 'line'],
    ['#c22a3a', 'M50 59v8l-3 5M50 67l3 5', 'line'],
    ['#8a641c', 'M36 38l11 5-1 3-10-4z', 'flat pair'],
    ['#e2433a', 'M38 42q5-2 9 2.500-6 2-9-2.500z', 'glow pair'],
  ],
} satisfies Drawing;
