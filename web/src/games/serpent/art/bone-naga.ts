/** A snake's skeleton that remembers how to strike. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#33281f',
  shapes: [
    ['#d9ccb0', 'M40 102c-2-8 0-12 2-18l16 0c2 6 4 10 2 18z'],
    ['#cfc0a0', 'M42 78c-14-2-22 4-26 14 10-4 20-6 28-4zM42 88c-10 0-16 4-18 12 8-3 14-4 20-4z', 'pair'],
    ['#e9dfc6', 'M50 8C32 8 24 20 24 34c0 10 4 16 10 20l2 10h28l2-10c6-4 10-10 10-20C76 20 68 8 50 8z'],
    ['#e0d4b6', 'M36 66h28l-3 12q-11 8-22 0z'],
    ['#14100d', 'M32 36c0-8 14-8 14 2 0 7-14 6-14-2zM68 36c0-8-14-8-14 2 0 7 14 6 14-2z', 'flat'],
    ['#14100d', 'M46 50l2 5M54 50l-2 5', 'line'],
    ['#14100d', 'M36 62h28v5H36z', 'flat'],
    ['#f6efdc', 'M39 62l2.500 12 3-12zM61 62l-2.500 12-3-12zM48 62l2 5 2-5z'],
    ['#a8977a', 'M50 10l-2 8 4 6M30 24l6 3M64 16l-3 6', 'line'],
    ['#7cf0ff', 'M40 36a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 1 1 0-5.200z', 'glow pair'],
  ],
} satisfies Drawing;
