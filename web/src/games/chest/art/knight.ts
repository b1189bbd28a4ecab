/** A closed helm with a red plume. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#35435f',
  shapes: [
    ['#7c8aa0', 'M6 102c0-16 12-24 28-26h32c16 2 28 10 28 26z'],
    ['#5b687e', 'M30 78q20 14 40 0l4 8q-24 14-48 0z'],
    ['#b4312a', 'M50 16c-2-12 10-16 24-14 14 2 20 14 16 32-4-10-10-14-18-14-8 0-16-2-22-4z'],
    ['#aebacb', 'M26 46c0-22 9-33 24-33s24 11 24 33v18c0 8-10 16-24 20-14-4-24-12-24-20z'],
    ['#8d9ab0', 'M24 42h52l-5 22c-6 8-13 12-21 12s-15-4-21-12z'],
    ['#141118', 'M29 46h42l-1 6H30z'],
    ['#e8eef6', 'M50 14v27', 'line'],
    ['#5b687e', 'M50 54v20', 'line'],
    ['#2a2430', 'M36 58v6M41 60v7M59 60v7M64 58v6', 'line'],
    ['#d6b25a', 'M27 41a2 2 0 1 1 0 4 2 2 0 1 1 0-4z', 'flat pair'],
  ],
} satisfies Drawing;
