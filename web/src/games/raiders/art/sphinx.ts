/** A lion's face under a striped headcloth, with a riddle in mind. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#1e4a5c',
  shapes: [
    ['#2f6fa8', 'M50 6C28 6 22 22 20 40L6 96h28l8-30h16l8 30h28L80 40C78 22 72 6 50 6z'],
    ['#e8bd4a', 'M22 34l14 6-1 8-16-4zM17 52l17 6-1 8-18-4zM13 70l18 6-2 8-18-4zM27 18l12 8-3 7-12-5z', 'flat pair'],
    ['#d9a24e', 'M34 84q16-10 32 0l4 18H30z'],
    ['#c98f3f', 'M30 40l-4-8 10 2zM70 40l4-8-10 2z'],
    ['#e6b35c', 'M32 40c0-14 7-20 18-20s18 6 18 20c0 6 2 12 0 18-3 8-9 14-18 16-9-2-15-8-18-16-2-6 0-12 0-18z'],
    ['#f4d58c', 'M42 54c2-4 14-4 16 0 4 4 6 10 2 14-6 6-14 6-20 0-4-4-2-10 2-14z', 'flat'],
    ['#8a4a2a', 'M44 52q6-4 12 0l-6 6z'],
    ['#6b3a20', 'M50 58v5M50 63q-5 5-9 1M50 63q5 5 9 1', 'line'],
    ['#6b3a20', 'M39 62l-7-1M39 65l-6 3M61 62l7-1M61 65l6 3', 'line'],
    ['#1f3a4a', 'M34 45q7-5 12 1l3 3-15-1z', 'flat pair'],
    ['#7cf0e0', 'M39 43.500q3-1 5 1.500-3 2-5-1.500z', 'glow pair'],
    ['#e8bd4a', 'M30 30q20-12 40 0l-1 7q-19-11-38 0z'],
    ['#3a8a58', 'M50 14c4 0 6 4 4 8l2 4-6 4-6-4 2-4c-2-4 0-8 4-8z'],
    ['#e2433a', 'M50 22l3 4-3 4-3-4z', 'glow'],
  ],
} satisfies Drawing;
