/** A helm with a raised crest of blue feathers, a sword over the shoulder. */
import type { Drawing } from '../../../pieces/drawing';

export default {
  ground: '#24455e',
  shapes: [
    ['#8f9cab', 'M80 96L94 10l4-4-1 6-9 86z'],
    ['#d6b25a', 'M74 86l20 4-1 6-20-4z'],
    ['#6d7b8d', 'M6 102c0-16 12-24 28-26h32c16 2 28 10 28 26z'],
    ['#2f6f9a', 'M34 78h32l-4 24H38z'],
    ['#e8d9a8', 'M50 82l5 6-5 10-5-10z', 'flat'],
    ['#2f7fb8', 'M44 18C34 16 22 12 18 2c12-2 20 0 26 4C46 0 54-4 62-2c-2 6-4 12-10 20z'],
    ['#c3ccd8', 'M27 48c0-24 8-36 23-36s23 12 23 36c0 16-4 26-8 32l-8-6V58l7-12H36l7 12v16l-8 6c-4-6-8-16-8-32z'],
    ['#120f16', 'M36 46h28l-7 12v20q-7 4-14 0V58z'],
    ['#9aa6b6', 'M46 44h8v22l-4 6-4-6z'],
    ['#eef3f8', 'M50 14v26', 'line'],
    ['#7f8c9d', 'M34 26q16-8 32 0', 'line'],
    ['#fff3dd', 'M38 50l6 2-4 2.500z', 'glow pair'],
  ],
} satisfies Drawing;
